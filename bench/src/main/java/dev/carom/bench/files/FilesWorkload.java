// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.files;

import static dev.carom.bench.Numbers.format;

import dev.carom.Circle;
import dev.carom.bench.Options;
import dev.carom.bench.Options.Peers;
import dev.carom.bench.Panel;
import dev.carom.bench.Race;
import dev.carom.bench.Table;
import dev.carom.bench.TemporaryFolder;
import dev.carom.bench.Workload;
import dev.carom.io.SafeFile;
import dev.carom.io.ShapeTable;
import dev.carom.io.ShapeWriter;
import dev.carom.io.sample.MovingCircles;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Finds all pairs in a file of circles: from CSV, compared with only reading it, and from Parquet,
 * compared with DuckDB.
 */
public final class FilesWorkload implements Workload {
  /** With this radius, each circle intersects four others, so that writing matters. */
  private static final double LARGE_RADIUS = 1;

  @Override
  public List<Integer> usualCounts() {
    return List.of(1_000_000);
  }

  @Override
  public List<Panel> run(Options options, PrintStream out) throws Exception {
    int count = Collections.max(options.counts());
    try (TemporaryFolder temporary = new TemporaryFolder()) {
      Path folder = temporary.path();
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
    List<Race.Entry> entries = new ArrayList<>();
    for (FileContender contender : contenders) {
      entries.add(
          new Race.Entry(
              contender.name(), contender.isCarom(), () -> contender.run(input, output)));
    }
    List<Race.Result> results = Race.run(title, entries, options);
    Table table = new Table(title, "ms, best", "ms, worst", "/ carom", "pairs", "pairs per second");
    for (Race.Result result : results) {
      List<String> cells = new ArrayList<>(List.of(result.entry().name()));
      cells.addAll(result.times(results.get(0)));
      cells.add(result.pairs() < 0 ? "" : format("%,d", result.pairs()));
      cells.add(result.pairs() < 0 ? "" : format("%,.0f", result.pairs() / (result.best() * 1e-9)));
      table.row(cells.toArray(String[]::new));
    }
    out.println(table);
    for (FileContender contender : contenders) {
      contender.close();
    }
    return Race.panel(title, results);
  }
}
