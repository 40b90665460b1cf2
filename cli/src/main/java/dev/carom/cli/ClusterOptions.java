// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;

/** Options for running on a cluster. */
final class ClusterOptions {
  /** The names of the options. */
  static final List<String> NAMES = List.of("--on", "--conf", "--overwrite");

  @Under(Heading.CLUSTER)
  @Option(
      names = "--on",
      paramLabel = "MASTER",
      arity = "0..1",
      fallbackValue = "",
      hideParamSyntax = true,
      description =
          "Runs on a Spark master: local[2], spark://host:7077, ...; see docs/cluster.md.")
  private String master;

  @Under(Heading.CLUSTER)
  @Option(
      names = "--conf",
      paramLabel = "KEY=VALUE",
      description = "A Spark setting such as spark.executor.memory=4g; repeatable.")
  private List<String> settings = List.of();

  @Under(Heading.CLUSTER)
  @Option(
      names = "--overwrite",
      description = "Replaces existing output directories; only with --on.")
  private boolean overwrites;

  /** Returns true if a cluster does the work. */
  boolean isAsked() {
    return master != null;
  }

  /** Rejects invalid combinations, and options that need the project. */
  void check(String shapes) throws Failure {
    for (String setting : settings) {
      if (!setting.contains("=")) {
        throw Failure.wrongInput(
            "--conf must be KEY=VALUE, for example --conf spark.executor.memory=4g, but was "
                + (setting.isEmpty() ? "empty" : setting));
      }
    }
    if (master == null && !settings.isEmpty()) {
      throw Failure.wrongInput(
          "--conf applies to Spark only; add --on MASTER, for example --on \"local[2]\"");
    }
    if (master == null && overwrites) {
      throw Failure.wrongInput(
          "--overwrite applies to Spark only; without --on, existing files are always replaced");
    }
    if (master != null && !SourceTree.isPresent()) {
      throw Failure.wrongInput(
          "--on requires the script: ./carom detect "
              + shapes
              + " --on "
              + master
              + "; with your own Spark, use spark-submit (see docs/cluster.md)");
    }
  }

  /** Runs the parsed command on the cluster and returns the exit code. */
  int run(ParseResult parsed) throws Failure {
    SparkLauncher.Run run =
        new SparkLauncher.Run(SparkMaster.of(master), settings, withoutThese(parsed));
    return SparkLauncher.of(SourceTree.find()).run(run);
  }

  /** Returns the arguments for the application, without those for Spark. */
  static List<String> withoutThese(ParseResult parsed) {
    List<String> options = new ArrayList<>();
    List<String> files = new ArrayList<>();
    for (ArgSpec argument : parsed.matchedArgs()) {
      if (argument instanceof PositionalParamSpec) {
        files.addAll(argument.originalStringValues());
      } else if (argument instanceof OptionSpec option) {
        add(option, options);
      }
    }
    // Allows names that start with a hyphen.
    options.add("--");
    options.addAll(files);
    return options;
  }

  private static void add(OptionSpec option, List<String> arguments) {
    String name = option.longestName();
    if (name.equals("--on") || name.equals("--conf")) {
      return;
    }
    if (option.arity().max() == 0) {
      arguments.add(name);
    } else {
      option.originalStringValues().forEach(value -> arguments.add(name + "=" + value));
    }
  }
}
