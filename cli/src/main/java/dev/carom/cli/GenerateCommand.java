// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.io.SafeFile;
import dev.carom.io.ShapeTable;
import dev.carom.io.ShapeWriter;
import dev.carom.io.sample.Workload;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The {@code generate} command, which writes the shapes of a benchmark. */
@Under(Heading.FILES)
@Command(
    name = "generate",
    header = "Writes a file of pseudo-random shapes. The same arguments produce the same file.",
    customSynopsis = "carom generate swarm|level|skew|tumble -o SHAPES [--count N]",
    description = {"", "These are the shapes of the benchmarks, at their initial positions.", ""},
    sortOptions = false,
    footer = {
      "",
      "Workloads:",
      "  swarm   circles of one size; each intersects one other on average",
      "  level   circles, and the same number of boxes of various sizes",
      "  skew    circles of all sizes, half of them in clusters",
      "  tumble  turned boxes of various sizes",
      "",
      "Examples:",
      "  carom generate swarm --count 1000000 -o shapes.parquet",
      "  carom generate level --count 500 -o - | carom detect -"
    })
final class GenerateCommand implements Callable<Integer> {
  private static final int MOST = 100_000_000;

  @Parameters(paramLabel = "WORKLOAD", description = "swarm, level, skew or tumble (see below).")
  private Workload workload;

  @Under(Heading.OUTPUT)
  @Option(
      names = {"-o", "--output"},
      paramLabel = "SHAPES",
      required = true,
      description =
          "File to write (.csv or .jsonl, both also with .gz or .zst, or .parquet), or - for"
              + " standard output.")
  private Path output;

  @Mixin private StreamFormat format;

  @Option(
      names = "--count",
      paramLabel = "N",
      description = "Number of circles, or of turned boxes (default: 100000).")
  private int count = 100_000;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Prints this help.")
  private boolean help;

  @Override
  public Integer call() throws Failure {
    if (count < 0 || count > MOST) {
      throw Failure.wrongInput("--count must be from 0 to " + MOST + ", but was " + count);
    }
    format.check(output.toString());
    if (FileName.isStandardStream(output)) {
      print(workload.shapes(count));
      return CommandLine.ExitCode.OK;
    }
    FileName.checkFormat(output);
    ShapeTable shapes = workload.shapes(count);
    try (SafeFile file = SafeFile.at(output)) {
      ShapeWriter.write(shapes, file);
      file.commit();
    } catch (IOException failure) {
      throw Failure.writing(output, failure);
    }
    return CommandLine.ExitCode.OK;
  }

  private void print(ShapeTable shapes) throws Failure {
    try (StandardOutput stream = new StandardOutput()) {
      format.print(shapes, stream);
    } catch (IOException failure) {
      throw Failure.printing(failure);
    }
  }
}
