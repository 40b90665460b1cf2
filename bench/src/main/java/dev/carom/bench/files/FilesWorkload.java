package dev.carom.bench.files;

import static dev.carom.bench.Numbers.format;
import static dev.carom.bench.Numbers.shortened;

import dev.carom.Circle;
import dev.carom.bench.Options;
import dev.carom.bench.Options.Peers;
import dev.carom.bench.Panel;
import dev.carom.bench.Table;
import dev.carom.bench.Workload;
import dev.carom.io.SafeFile;
import dev.carom.io.ShapeTable;
import dev.carom.io.ShapeWriter;
import dev.carom.io.sample.MovingCircles;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * All pairs of a file of circles: from CSV beside merely reading it, from Parquet beside DuckDB.
 */
public final class FilesWorkload implements Workload {
  private static final int ROUNDS = 5;

  /** With circles of this radius instead of a half each meets four, so that writing counts. */
  private static final double LARGE_RADIUS = 1;

  @Override
  public List<Panel> run(Options options, PrintStream out) throws Exception {
    int count = Collections.max(options.counts());
    Path folder = Files.createTempDirectory("carom-bench");
    try {
      Path csv = write(shapes(count, MovingCircles.RADIUS), folder.resolve("circles.csv"));
      Path parquet = write(shapes(count, MovingCircles.RADIUS), folder.resolve("circles.parquet"));
      Path output = folder.resolve("pairs.csv");
      List<Panel> panels = new ArrayList<>();
      panels.add(run(format("%,d circles from CSV", count), csv, output, fromCsv(), options, out));
      panels.add(
          run(
              format("%,d circles from Parquet", count),
              parquet,
              output,
              fromParquet(options.peers()),
              options,
              out));
      panels.add(
          run(
              format("%,d large circles from memory", count),
              null,
              output,
              fromMemory(shapes(count, LARGE_RADIUS)),
              options,
              out));
      return panels;
    } finally {
      deleteAll(folder);
    }
  }

  private static ShapeTable shapes(int count, double radius) {
    MovingCircles circles = MovingCircles.swarm(count);
    ShapeTable.Builder shapes = ShapeTable.builder();
    for (int i = 0; i < count; i++) {
      shapes.add(i + 1, new Circle(circles.x[i], circles.y[i], radius));
    }
    return shapes.build();
  }

  private static Path write(ShapeTable shapes, Path path) throws IOException {
    try (SafeFile file = SafeFile.at(path)) {
      ShapeWriter.write(shapes, file);
      file.commit();
    }
    return path;
  }

  private static List<FileContender> fromCsv() {
    List<FileContender> contenders = new ArrayList<>(caroms());
    contenders.add(new FastCsvReading());
    return contenders;
  }

  private static List<FileContender> fromParquet(Peers peers) throws Exception {
    List<FileContender> contenders = new ArrayList<>(caroms());
    if (peers != Peers.NONE) {
      contenders.add(new DuckDbTiles(2));
      contenders.add(new DuckDbTiles(4));
    }
    return contenders;
  }

  private static List<FileContender> fromMemory(ShapeTable shapes) {
    return List.of(
        new CaromWriting("carom, ids only", shapes, false),
        new CaromWriting("carom, with contacts", shapes, true));
  }

  private static List<FileContender> caroms() {
    int processors = Runtime.getRuntime().availableProcessors();
    return processors == 1
        ? List.of(new CaromDetect(1))
        : List.of(new CaromDetect(processors), new CaromDetect(1));
  }

  private static Panel run(
      String title,
      Path input,
      Path output,
      List<FileContender> contenders,
      Options options,
      PrintStream out)
      throws Exception {
    List<Timing> timings = contenders.stream().map(Timing::new).toList();
    for (Timing timing : timings) {
      System.err.println(title + ": first runs of " + timing.contender.name());
      long start = System.nanoTime();
      do {
        timing.run(input, output);
      } while (System.nanoTime() - start < options.nanoseconds());
      timing.forget();
    }
    for (int round = 1; round <= ROUNDS; round++) {
      for (Timing timing : timings) {
        timing.run(input, output);
        System.err.printf(
            "%s: round %d of %d: %s ms, %s%n",
            title, round, ROUNDS, shortened(timing.last * 1e-6), timing.contender.name());
      }
    }
    Table table = new Table(title, "ms, best", "ms, worst", "/ carom", "pairs", "pairs per second");
    List<Panel.Bar> bars = new ArrayList<>();
    double carom = timings.get(0).best;
    for (Timing timing : timings) {
      table.row(timing.cells(carom));
      bars.add(
          new Panel.Bar(
              timing.contender.name(),
              timing.best * 1e-6,
              timing.worst * 1e-6,
              timing.contender.isCarom()));
      timing.contender.close();
    }
    out.println(table);
    return new Panel(title, "ms", bars);
  }

  /** The times of a contender. */
  private static final class Timing {
    private final FileContender contender;
    private long pairs;
    private long last;
    private double best = Double.MAX_VALUE;
    private double worst;

    Timing(FileContender contender) {
      this.contender = contender;
    }

    void run(Path input, Path output) throws Exception {
      long start = System.nanoTime();
      pairs = contender.run(input, output);
      last = System.nanoTime() - start;
      best = Math.min(best, last);
      worst = Math.max(worst, last);
    }

    void forget() {
      best = Double.MAX_VALUE;
      worst = 0;
    }

    String[] cells(double carom) {
      return new String[] {
        contender.name(),
        shortened(best * 1e-6),
        shortened(worst * 1e-6),
        shortened(best / carom),
        pairs < 0 ? "" : format("%,d", pairs),
        pairs < 0 ? "" : format("%,.0f", pairs / (best * 1e-9))
      };
    }
  }

  private static void deleteAll(Path folder) throws IOException {
    try (var files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    Files.delete(folder);
  }
}
