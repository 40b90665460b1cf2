// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.io.PairColumn;
import dev.carom.io.PairDetector;
import dev.carom.io.PairVisitor;
import dev.carom.io.PairWriter;
import dev.carom.io.SafeFile;
import dev.carom.io.SamePairVisitor;
import dev.carom.pair.MutableContact;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The {@code detect} command: pairs within one file, or between two. */
@Under(Heading.FILES)
@Command(
    name = "detect",
    header = "Finds every collision among the shapes of a file, or between two files.",
    customSynopsis = "carom detect SHAPES [--against SHAPES] [-o PAIRS] [OPTIONS]",
    description = {
      "",
      "SHAPES is a file of CSV, JSON lines or GeoJSON, plain or compressed with gzip or zstd, or a"
          + " Parquet file; a directory or a pattern such as \"ships-*.csv\" for several files; or -"
          + " for standard input. Cells of CSV may be separated by commas, semicolons or tabs. The"
          + " columns, or names in JSON, are id, kind (circle, box,"
          + " capsule or polygon), x, y (the centre), radius, width, height, angle (of a box, in degrees). Boxes may have min_x, min_y, max_x, max_y"
          + " instead. A capsule leads from x, y to x2, y2. A polygon has points: \"0 0, 4 0, 0 3\","
          + " or a POLYGON in WKT. Instead, geometry (or wkt, or geom) may hold points, lines and"
          + " polygons in WKT or WKB, with an optional radius. Columns may be in any order; columns"
          + " that are not needed may be missing.",
      "",
      "PAIRS has the columns a and b, with the ids of each pair, in input order.",
      ""
    },
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  carom detect shapes.csv",
      "  carom detect shapes.csv -o pairs.csv",
      "  carom detect ships.csv --within 25 -o pairs.csv --distances",
      "  carom detect stars.csv --against catalogue.parquet --best --within 0.5 -o matches.csv",
      "  carom detect board.csv --clearance larger --group net --layer side -o pairs.csv --keep",
      "  carom detect ships.parquet --against zones.csv -o hits.csv --contacts --svg picture.svg",
      "  cat shapes.csv | carom detect - --count-only"
    })
final class DetectCommand implements Callable<Integer> {
  @Mixin private DetectOptions options;

  @Mixin private DistanceOptions distances;

  @Mixin private StreamFormat format;

  @Mixin private ColumnOptions columns;

  @Under(Heading.PICTURE)
  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "Draws the shapes, coloured by collision (.svg or .png).")
  private Path svg;

  @Mixin private MachineOptions machine;

  @Mixin private ClusterOptions cluster;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Prints this help.")
  private boolean help;

  @Spec private CommandSpec spec;

  private Path output;

  /** Time spent drawing, in nanoseconds. */
  private long drawing;

  @Override
  public Integer call() throws Failure {
    if (cluster.isAsked()) {
      distances.refuseOnCluster();
      columns.refuseOnCluster();
      format.refuseOnCluster();
    }
    cluster.check(options.shapes());
    if (cluster.isAsked()) {
      return cluster.run(spec.commandLine().getParseResult());
    }
    check();
    output = options.output() == null ? null : FileName.path(options.output());
    if (output != null && !FileName.isStandardStream(output)) {
      FileName.checkFormat(output);
    }
    ProgressBar progress = ProgressBar.start(options.isQuiet());
    try (ShapeFiles files =
        new ShapeFiles(options.input(), machine.threads).columns(columns).distances(distances)) {
      files.checkOutputs(output, svg);
      run(files, progress);
    } finally {
      progress.clear();
    }
    return CommandLine.ExitCode.OK;
  }

  private void check() throws Failure {
    options.check();
    distances.check(options);
    columns.check(options.output());
    format.check(options.output());
    machine.check();
    if (svg != null) {
      distances.checkPicture();
      Picture.checkName(svg);
    }
  }

  private void run(ShapeFiles files, ProgressBar progress) throws Failure {
    long start = System.nanoTime();
    Hits hits = files.read(progress);
    long read = System.nanoTime();
    hits.limits(distances);
    PairDetector detector = detector(files, hits, progress);
    if (options.limit() != null) {
      detector.limit(options.limit());
    }
    PairDensity density = options.withStatistics() ? new PairDensity(hits.a, hits.b) : null;
    SamePairVisitor places = density == null ? (rowA, rowB, pairs) -> {} : density::add;
    PairVisitor visitor =
        (rowA, rowB) -> {
          hits.add(rowA, rowB);
          places.pairs(rowA, rowB, 1);
        };
    long pairs;
    if (output == null && options.limit() == null && !distances.isNearest()) {
      pairs =
          count(
              () -> {
                if (!detector.forEachIfFew(visitor)) {
                  if (density != null) {
                    detector.forEachOfSame(places);
                  }
                  hits.addMany(
                      detector(files, hits, progress),
                      files.detector(hits, progress).touching(false));
                }
                return hits.count();
              });
      draw(hits, progress);
    } else {
      pairs = detect(detector, visitor, hits, progress);
    }
    long found = System.nanoTime();
    progress.clear();
    files.commit();
    DetectSummary summary =
        new DetectSummary(options, pairs)
            .shapes(hits.a)
            .against(hits.b)
            .distances(distances)
            .rules(columns)
            .leftOut(files.skipped(), files.firstSkipped())
            .firstPairs(firstPairs(hits))
            .drawn(svg)
            .phase("reading", (read - start) * 1e-9)
            .phase("searching", detector.searchNanoseconds() * 1e-9)
            .phase(
                output == null ? "counting" : "writing",
                (found - read - detector.searchNanoseconds() - drawing) * 1e-9)
            .total((System.nanoTime() - start) * 1e-9);
    if (svg != null) {
      summary.phase("drawing", drawing * 1e-9);
    }
    if (density != null) {
      summary.densest(density.densest(DetectSummary.SHOWN_PLACES));
    }
    summary.print();
  }

  private PairDetector detector(ShapeFiles files, Hits hits, ProgressBar progress) throws Failure {
    PairDetector detector;
    try {
      detector = files.detector(hits, progress);
    } catch (IllegalArgumentException unknownGroup) {
      throw Failure.wrongInput("--only-groups: " + unknownGroup.getMessage());
    }
    distances.apply(detector, options);
    return detector;
  }

  private static List<DetectSummary.Pair> firstPairs(Hits hits) {
    List<DetectSummary.Pair> pairs = new ArrayList<>();
    MutableContact contact = new MutableContact();
    for (int k = 0; k < Math.min(DetectSummary.SHOWN_PAIRS, hits.kept()); k++) {
      int rowA = hits.keptA(k);
      int rowB = hits.keptB(k);
      hits.a.contact(rowA, hits.b, rowB, contact);
      double distance = contact.hit() ? 0 : hits.a.distance(rowA, hits.b, rowB);
      pairs.add(
          new DetectSummary.Pair(hits.a.id(rowA), hits.b.id(rowB), contact.depth(), distance));
    }
    return pairs;
  }

  /** Finds, writes and draws the pairs. If any step fails, no output file is left behind. */
  private long detect(PairDetector detector, PairVisitor visitor, Hits hits, ProgressBar progress)
      throws Failure {
    if (output == null || FileName.isStandardStream(output)) {
      long pairs =
          output == null
              ? count(() -> find(detector, (a, b, rank) -> visitor.pair(a, b)))
              : pipe(detector, visitor, hits);
      draw(hits, progress);
      return pairs;
    }
    try (SafeFile file = SafeFile.at(output)) {
      long pairs;
      try (PairWriter writer =
          PairWriter.to(file, hits.a, hits.b, writtenColumns(), machine.threads)) {
        pairs = find(detector, both(visitor, writer));
        writer.finish();
      }
      draw(hits, progress);
      file.commit();
      return pairs;
    } catch (IOException failure) {
      throw Failure.writing(output, failure);
    }
  }

  /** A search that performs no I/O. */
  private interface Search {
    long run() throws IOException, Failure;
  }

  private static long count(Search search) throws Failure {
    try {
      return search.run();
    } catch (IOException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private long pipe(PairDetector detector, PairVisitor visitor, Hits hits) throws Failure {
    try (StandardOutput stream = new StandardOutput();
        PairWriter writer =
            format.isJsonLines()
                ? PairWriter.toJsonLines(stream, hits.a, hits.b, writtenColumns(), machine.threads)
                : PairWriter.toCsv(stream, hits.a, hits.b, writtenColumns(), machine.threads)) {
      long pairs = find(detector, both(visitor, writer));
      writer.finish();
      return pairs;
    } catch (IOException failure) {
      throw Failure.printing(failure);
    }
  }

  private Set<PairColumn> writtenColumns() {
    return distances.columns(options.withContacts());
  }

  /** Receives pairs, ranked if only the nearest shapes are found. */
  private interface RankedVisitor {
    void pair(int a, int b, int rank) throws IOException;
  }

  private static RankedVisitor both(PairVisitor visitor, PairWriter writer) {
    return (a, b, rank) -> {
      visitor.pair(a, b);
      writer.write(a, b, rank);
    };
  }

  private long find(PairDetector detector, RankedVisitor visitor) throws IOException {
    return distances.isNearest()
        ? detector.forEachNearest(
            distances.nearest(), (a, b, rank, distance) -> visitor.pair(a, b, rank))
        : detector.forEachPair((a, b) -> visitor.pair(a, b, 1));
  }

  private void draw(Hits hits, ProgressBar progress) throws Failure {
    if (svg != null) {
      progress.show("drawing", 0);
      long start = System.nanoTime();
      try {
        OutputFile.write(svg, ShapesPicture.bytes(svg, hits, machine.yDown));
      } catch (IOException failure) {
        throw Failure.writing(svg, failure);
      }
      drawing = System.nanoTime() - start;
    }
  }
}
