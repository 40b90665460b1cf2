package dev.carom.cli;

import dev.carom.io.PairDetector;
import dev.carom.io.PairVisitor;
import dev.carom.io.PairWriter;
import dev.carom.io.SafeFile;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Every pair of shapes of a file, or of two. */
@Command(
    name = "detect",
    header = "Finds every collision among the shapes of a file, or between two files.",
    customSynopsis = "carom detect SHAPES [--against SHAPES] [-o PAIRS] [OPTIONS]",
    description = {
      "",
      "Files are CSV, plain or gzip, or Parquet, with the columns id, kind (circle or box), x, y"
          + " (the centre), radius, width, height; boxes may have min_x, min_y, max_x, max_y"
          + " instead. Columns may come in any order, unused ones may be absent. A hyphen is"
          + " standard input.",
      "",
      "Pairs are written as a,b: the ids, in the order of the input, first by a, then by b.",
      ""
    },
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  carom detect shapes.csv",
      "  carom detect shapes.csv -o pairs.csv",
      "  carom detect ships.parquet --against zones.csv -o hits.csv --contacts --svg picture.svg",
      "  cat shapes.csv | carom detect - --count-only"
    })
final class DetectCommand implements Callable<Integer> {
  @Mixin private InputOptions input;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "PAIRS",
      description =
          "Writes the pairs: Parquet if the name ends in .parquet, otherwise CSV, packed if it ends"
              + " in .gz; - for standard output.")
  private Path output;

  @Option(
      names = "--contacts",
      description = "Writes normal_x, normal_y, depth, point_x and point_y of each pair, too.")
  private boolean contacts;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "Draws the shapes, coloured by collision; PNG if the name ends in .png.")
  private Path svg;

  @Option(
      names = "--touching",
      paramLabel = "count|ignore",
      description = "Whether shapes that only touch are a pair; they count without this option.")
  private Touching touching = Touching.COUNT;

  @Option(names = "--limit", paramLabel = "N", description = "Stops after the first N pairs.")
  private Long limit;

  @Option(names = "--count-only", description = "Prints the number of pairs and nothing else.")
  private boolean countOnly;

  @Option(
      names = "--stats",
      description = "Tells the time of each phase and where most pairs are, too.")
  private boolean stats;

  @Option(names = "--quiet", description = "Prints no summary and no progress.")
  private boolean quiet;

  @Option(names = "--json", description = "Prints the summary as JSON, for scripts.")
  private boolean json;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Prints this text.")
  private boolean help;

  @Spec private CommandSpec spec;

  /** What becomes of pairs that only touch. */
  private enum Touching {
    COUNT,
    IGNORE
  }

  @Override
  public Integer call() throws Failure {
    check();
    ProgressBar progress = ProgressBar.start(quiet);
    try {
      run(progress);
    } finally {
      progress.clear();
      input.close();
    }
    return CommandLine.ExitCode.OK;
  }

  private void check() throws Failure {
    input.check();
    if (limit != null && limit < 0) {
      throw Failure.wrongInput("--limit must not be negative, but is " + limit);
    }
    if (contacts && output == null) {
      throw Failure.wrongInput("--contacts are written to a file; name it with -o");
    }
    if (countOnly && (output != null || json || quiet || stats)) {
      throw Failure.wrongInput("--count-only goes with no -o, --json, --quiet or --stats");
    }
    if (quiet && (json || stats)) {
      throw Failure.wrongInput("--quiet goes with no --json or --stats");
    }
    if (svg != null) {
      Picture.checkName(svg);
    }
    input.checkOutputs(output, svg);
  }

  private void run(ProgressBar progress) throws Failure {
    long start = System.nanoTime();
    Hits hits = input.read(progress);
    long read = System.nanoTime();
    PairDetector detector = input.detector(hits, progress).touching(touching == Touching.COUNT);
    if (limit != null) {
      detector.limit(limit);
    }
    PairDensity density = stats ? new PairDensity(hits.a, hits.b) : null;
    PairVisitor visitor =
        density == null
            ? hits::add
            : (rowA, rowB) -> {
              hits.add(rowA, rowB);
              density.add(rowA, rowB);
            };
    long pairs = detect(detector, visitor, hits);
    progress.clear();
    input.commit();
    print(new DetectSummary(this, hits, density, pairs, read - start, detector, start));
  }

  /** Finds and writes the pairs, and draws them; if anything fails, no file is there. */
  private long detect(PairDetector detector, PairVisitor visitor, Hits hits) throws Failure {
    if (output == null || isStandardOutput()) {
      long pairs = output == null ? count(detector, visitor) : pipe(detector, visitor, hits);
      draw(hits);
      return pairs;
    }
    try (SafeFile file = SafeFile.at(output)) {
      long pairs;
      try (PairWriter writer = PairWriter.to(file, hits.a, hits.b, contacts, input.threads)) {
        pairs = detector.forEachPair(both(visitor, writer));
        writer.finish();
      }
      draw(hits);
      file.commit();
      return pairs;
    } catch (IOException failure) {
      throw Failure.writing(output, failure);
    }
  }

  private long count(PairDetector detector, PairVisitor visitor) throws Failure {
    try {
      return detector.forEachPair(visitor);
    } catch (IOException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private long pipe(PairDetector detector, PairVisitor visitor, Hits hits) throws Failure {
    // Not System.out, which keeps silent when nobody reads.
    try (FileOutputStream stream = new FileOutputStream(FileDescriptor.out);
        PairWriter writer = PairWriter.toCsv(stream, hits.a, hits.b, contacts, input.threads)) {
      long pairs = detector.forEachPair(both(visitor, writer));
      writer.finish();
      return pairs;
    } catch (IOException failure) {
      throw Failure.printing(failure);
    }
  }

  private static PairVisitor both(PairVisitor visitor, PairWriter writer) {
    return (a, b) -> {
      visitor.pair(a, b);
      writer.write(a, b);
    };
  }

  private void draw(Hits hits) throws Failure {
    if (svg != null) {
      try {
        Picture.write(svg, ShapesPicture.bytes(svg, hits, input.yDown));
      } catch (IOException failure) {
        throw Failure.writing(svg, failure);
      }
    }
  }

  private boolean isStandardOutput() {
    return output.toString().equals("-");
  }

  private void print(DetectSummary summary) throws Failure {
    if (quiet) {
      return;
    }
    String text = countOnly ? summary.count() : json ? summary.json() : summary.text();
    if (output != null && isStandardOutput()) {
      spec.commandLine().getErr().print(text);
      spec.commandLine().getErr().flush();
      return;
    }
    Printed.print(text);
  }

  Path output() {
    return output;
  }

  Path svg() {
    return svg;
  }

  boolean isTouchingCounted() {
    return touching == Touching.COUNT;
  }

  Long limit() {
    return limit;
  }

  InputOptions input() {
    return input;
  }
}
