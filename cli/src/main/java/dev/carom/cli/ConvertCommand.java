// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.io.SafeFile;
import dev.carom.io.ShapeTable;
import dev.carom.io.ShapeWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The {@code convert} command, which writes shapes in another format. */
@Under(Heading.FILES)
@Command(
    name = "convert",
    header = "Writes the shapes of a file in another format, with all other columns.",
    customSynopsis = "carom convert SHAPES OUTPUT [OPTIONS]",
    description = {
      "",
      "SHAPES is a file, a directory or a pattern as for carom detect. OUTPUT has the names of"
          + " Carom's own columns; other columns follow as text. Reading it again gives exactly the"
          + " same shapes.",
      ""
    },
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  carom convert shapes.csv shapes.parquet",
      "  carom convert zones.geojson zones.csv",
      "  carom convert \"ships/*.csv\" ships.jsonl.zst --map id=name"
    })
final class ConvertCommand implements Callable<Integer> {
  @Mixin private InputOptions input;

  @Parameters(
      index = "1",
      paramLabel = "OUTPUT",
      description =
          "File to write (.csv or .jsonl, both also with .gz or .zst, or .parquet), or - for"
              + " standard output.")
  private Path output;

  @Mixin private StreamFormat format;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Prints this help.")
  private boolean help;

  @Override
  public Integer call() throws Failure {
    input.check();
    if (input.maps("clearance")) {
      throw Failure.wrongInput(
          "--map clearance does not apply to convert, which keeps clearances under their own name");
    }
    format.check(output.toString());
    if (!FileName.isStandardStream(output)) {
      FileName.checkFormat("OUTPUT", output);
    }
    ProgressBar progress = ProgressBar.start(false);
    int threads = Runtime.getRuntime().availableProcessors();
    try (ShapeFiles files = new ShapeFiles(input, threads)) {
      files.checkOutputs(output, null);
      ShapeTable shapes = files.readAll(progress);
      progress.clear();
      write(shapes);
      files.commit();
      DetectSummary.mentionLeftOut(files.skipped(), files.firstSkipped());
    } finally {
      progress.clear();
    }
    return CommandLine.ExitCode.OK;
  }

  private void write(ShapeTable shapes) throws Failure {
    try {
      if (FileName.isStandardStream(output)) {
        print(shapes);
        return;
      }
      try (SafeFile file = SafeFile.at(output)) {
        ShapeWriter.write(shapes, file);
        file.commit();
      } catch (IOException failure) {
        throw Failure.writing(output, failure);
      }
    } catch (IllegalArgumentException unsuitableColumn) {
      throw Failure.wrongInput(input.shapes + ": " + unsuitableColumn.getMessage());
    }
  }

  private void print(ShapeTable shapes) throws Failure {
    try (StandardOutput stream = new StandardOutput()) {
      format.print(shapes, stream);
    } catch (IOException failure) {
      throw Failure.printing(failure);
    }
  }
}
