// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.bench;

import static dev.carom.bench.Numbers.format;
import static dev.carom.bench.Numbers.shortened;
import static org.apache.spark.sql.functions.avg;
import static org.apache.spark.sql.functions.count;
import static org.apache.spark.sql.functions.max;

import dev.carom.bench.Options;
import dev.carom.bench.Panel;
import dev.carom.bench.Race;
import dev.carom.bench.Table;
import dev.carom.spark.CollisionJoin;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/** Runs all contenders on the same circles; the first one is Carom. */
final class ClusterRace {
  private final SparkSession spark;
  private final CircleFiles circles;
  private final List<Contender> contenders;
  private final Options options;
  private final PrintStream out;
  private final List<Panel> panels = new ArrayList<>();

  ClusterRace(
      SparkSession spark,
      CircleFiles circles,
      List<Contender> contenders,
      Options options,
      PrintStream out) {
    this.spark = spark;
    this.circles = circles;
    this.contenders = contenders;
    this.options = options;
    this.out = out;
  }

  /** Measures counting the pairs. */
  List<Race.Result> countPairs() throws Exception {
    String title = circles.title() + ", counted";
    List<Race.Entry> entries = new ArrayList<>();
    for (Contender contender : contenders) {
      entries.add(
          new Race.Entry(contender.name(), contender.isCarom(), () -> contender.count(circles)));
    }
    List<Race.Result> results = Race.run(title, entries, options);
    long right = results.get(0).pairs();
    print(title, results, Race.Result::pairs, result -> difference(result.pairs() - right));
    return results;
  }

  private static String difference(long pairs) {
    return pairs == 0 ? "same" : format("%+,d", pairs);
  }

  /** Measures writing the pairs. */
  List<Race.Result> writePairs() throws Exception {
    String title = circles.title() + ", written";
    List<Race.Entry> entries = new ArrayList<>();
    for (Contender contender : contenders) {
      Path output = output(contender.name());
      entries.add(
          new Race.Entry(
              contender.name(),
              contender.isCarom(),
              () -> {
                contender.write(circles, output);
                return -1L;
              }));
    }
    List<Race.Result> results = Race.run(title, entries, options);
    Race.Result reference = results.get(0);
    WrittenPairs right = written(reference);
    print(
        title,
        results,
        result -> written(result).count(),
        result -> result == reference ? WrittenPairs.RIGHT : written(result).comparedWith(right));
    return results;
  }

  private WrittenPairs written(Race.Result result) {
    return WrittenPairs.read(spark, output(result.entry().name()));
  }

  private Path output(String name) {
    return circles.parts().resolveSibling("pairs of " + name + ".parquet");
  }

  private void print(
      String title,
      List<Race.Result> results,
      Function<Race.Result, Long> pairs,
      Function<Race.Result, String> answers) {
    Table table =
        new Table(
            title,
            "ms, best",
            "ms, worst",
            "/ carom",
            "circles per second and core",
            "pairs",
            "answers");
    for (Race.Result result : results) {
      List<String> cells = new ArrayList<>(List.of(result.entry().name()));
      cells.addAll(result.times(results.get(0)));
      double coreSeconds = result.best() * 1e-9 * LocalCluster.PROCESSORS;
      cells.add(format("%,.0f", circles.count() / coreSeconds));
      cells.add(format("%,d", pairs.apply(result)));
      cells.add(answers.apply(result));
      table.row(cells.toArray(String[]::new));
    }
    out.println(table);
    panels.add(Race.panel(title, results));
  }

  /** Prints how evenly the work was divided, outside the measurements. */
  void printTaskSizes() throws Exception {
    Table table = new Table(circles.title(), "tasks", "KB each, mean", "KB, most", "most / mean");
    for (Contender contender : contenders) {
      if (contender instanceof SparkContender) {
        TaskSizes sizes = TaskSizes.during(spark, () -> contender.count(circles));
        table.row(
            contender.name(),
            format("%,d", sizes.tasks()),
            shortened(sizes.mean() / 1024),
            shortened(sizes.largest() / 1024.0),
            shortened(sizes.largest() / sizes.mean()));
      }
    }
    out.println(table);
  }

  /** Prints how evenly Carom's tiles divide the circles. */
  void printTiles() {
    Row tiles =
        CollisionJoin.within(circles.read(spark))
            .tiles()
            .agg(count("shapes"), avg("shapes"), max("shapes"))
            .first();
    Table table =
        new Table(circles.title(), "tiles", "circles each, mean", "circles, most", "most / mean");
    table.row(
        contenders.get(0).name(),
        format("%,d", tiles.getLong(0)),
        format("%,.0f", tiles.getDouble(1)),
        format("%,d", tiles.getLong(2)),
        shortened(tiles.getLong(2) / tiles.getDouble(1)));
    out.println(table);
  }

  /** Returns the times as bars. */
  List<Panel> panels() {
    return panels;
  }
}
