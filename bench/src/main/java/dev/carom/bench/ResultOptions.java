// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench;

import static dev.carom.bench.Numbers.format;

import dev.carom.cli.Failure;
import dev.carom.cli.OutputFile;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Options for what happens to the results, besides printing them. */
final class ResultOptions {
  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description =
          "Draws the times as a bar chart; without a workload, one chart each in the directory FILE.")
  private Path svg;

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description =
          "Writes the times as JSON; without a workload, one file each in the directory FILE.")
  private Path json;

  @Option(
      names = "--compare",
      paramLabel = "FILE",
      description =
          "Compares the times with those in FILE, which --json has written; without a workload, with"
              + " one file each in the directory FILE. The column corrected allows for a machine that"
              + " is now faster or slower: it is now / before, divided by the geometric mean of now /"
              + " before of all contenders in the table that are not Carom.")
  private Path compare;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  private Comparison comparison;

  /** Returns the options for one workload if those given are for all. */
  ResultOptions of(String workload) {
    ResultOptions one = new ResultOptions();
    one.spec = spec;
    one.svg = svg == null ? null : svg.resolve(workload + ".svg");
    one.json = json == null ? null : json.resolve(workload + ".json");
    one.compare = compare == null ? null : compare.resolve(workload + ".json");
    return one;
  }

  /** Returns the options as arguments. */
  List<String> arguments() {
    List<String> arguments = new ArrayList<>();
    add("--svg", svg, arguments);
    add("--json", json, arguments);
    add("--compare", compare, arguments);
    return arguments;
  }

  private static void add(String option, Path path, List<String> arguments) {
    if (path != null) {
      arguments.addAll(List.of(option, path.toString()));
    }
  }

  /** Checks the files, so that a run fails now instead of after half an hour. */
  void check(String workload, List<Integer> counts) throws Failure {
    checkOutput("--svg", svg);
    checkOutput("--json", json);
    if (svg != null && json != null && areSame(svg, json)) {
      throw wrong(OutputFile.twice(svg));
    }
    if (svg != null && compare != null && areSame(svg, compare)) {
      throw wrong("the picture would replace " + compare + "; choose another file for --svg");
    }
    if (compare != null) {
      checkIsFile("--compare", compare);
      Results before = ResultFile.read(compare);
      checkIsSame(workload, counts, before);
      comparison = new Comparison(compare.toString(), before);
    }
  }

  private static boolean areSame(Path one, Path other) {
    return OutputFile.place(one).equals(OutputFile.place(other));
  }

  private void checkOutput(String option, Path path) {
    if (path != null) {
      Path directory = path.toAbsolutePath().getParent();
      if (!Files.isDirectory(directory)) {
        throw wrong(option + ": no such directory: " + directory);
      }
      checkIsFile(option, path);
    }
  }

  private void checkIsFile(String option, Path path) {
    if (Files.isDirectory(path)) {
      throw wrong(option + " must be a file, but " + path + " is a directory");
    }
  }

  private void checkIsSame(String workload, List<Integer> counts, Results before) {
    if (!before.workload().equals(workload)) {
      throw wrong(
          format(
              "--compare: %s has results of %s, but the workload was %s",
              compare, before.workload(), workload));
    }
    List<Integer> earlier = before.options().counts();
    if (!counts.isEmpty() && Collections.disjoint(counts, earlier)) {
      throw wrong(
          format(
              "--compare: %s has results for --count %s, but this run is for --count %s",
              compare, Options.text(earlier), Options.text(counts)));
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  /** Writes and compares the results. */
  void keep(Results results, PrintStream out) throws Failure {
    if (json != null) {
      ResultFile.write(json, results);
    }
    if (svg != null) {
      String picture = BarPicture.of("carom bench " + results.workload(), results.panels());
      OutputFile.write(svg, picture.getBytes(StandardCharsets.UTF_8));
    }
    if (comparison != null) {
      out.print(comparison.of(results));
    }
  }
}
