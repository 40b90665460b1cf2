// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.io.PairDetector;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The {@code render} command, which draws the shapes of a file. */
@Under(Heading.FILES)
@Command(
    name = "render",
    header = "Draws the shapes of a file, coloured by collision or distance.",
    customSynopsis = "carom render SHAPES [--against SHAPES] -o PICTURE [OPTIONS]",
    description = {
      "",
      "Up to 4,000 shapes are drawn individually, up to 60 of them with their ids (colliding shapes"
          + " first). Larger sets are drawn as a density map: stronger colours mean more shapes,"
          + " redder colours a larger share of colliding shapes. With --within or --clearance, lines"
          + " between the closest points show the pairs that are apart: the nearer, the stronger the"
          + " colour.",
      ""
    },
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  carom render shapes.csv -o picture.svg",
      "  carom render ships.parquet --against zones.csv -o picture.png",
      "  carom render ships.csv --within 25 -o picture.svg"
    })
final class RenderCommand implements Callable<Integer> {
  @Mixin private ShapeOptions input;

  @Mixin private WithinOptions distances;

  @Under(Heading.PICTURE)
  @Option(
      names = {"-o", "--output"},
      paramLabel = "PICTURE",
      required = true,
      description = "Picture to write (.svg or .png).")
  private Path output;

  @Mixin private MachineOptions machine;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Prints this help.")
  private boolean help;

  @Override
  public Integer call() throws Failure {
    input.check();
    distances.checkWithin();
    distances.checkClearance(input);
    machine.check();
    Picture.checkName(output);
    ProgressBar progress = ProgressBar.start(false);
    try (ShapeFiles files = new ShapeFiles(input, machine.threads).distances(distances)) {
      files.checkOutputs(null, output);
      Hits hits = files.read(progress);
      hits.limits(distances);
      PairDetector detector = detector(files, hits, progress);
      if (!detector.forEachIfFew(hits::add)) {
        hits.addMany(
            detector(files, hits, progress), files.detector(hits, progress).touching(false));
      }
      progress.show("drawing", 0);
      OutputFile.write(output, ShapesPicture.bytes(output, hits, machine.yDown));
      files.commit();
      progress.clear();
      DetectSummary.mentionLeftOut(files.skipped(), files.firstSkipped());
    } catch (IOException failure) {
      throw Failure.writing(output, failure);
    } finally {
      progress.clear();
    }
    return CommandLine.ExitCode.OK;
  }

  private PairDetector detector(ShapeFiles files, Hits hits, ProgressBar progress) throws Failure {
    PairDetector detector = files.detector(hits, progress);
    // A clearance is kept if the distance is not less.
    distances.apply(detector, distances.clearance() == null);
    return detector;
  }
}
