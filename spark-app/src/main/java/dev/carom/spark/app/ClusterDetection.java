// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.app;

import static org.apache.spark.sql.functions.col;

import dev.carom.cli.DetectOptions;
import dev.carom.cli.DetectSummary;
import dev.carom.cli.DistanceOptions;
import dev.carom.cli.Failure;
import dev.carom.io.BadRow;
import dev.carom.io.PairColumn;
import dev.carom.spark.CollisionJoin;
import java.util.List;
import java.util.function.Supplier;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/** Runs a detection on Spark. */
final class ClusterDetection {
  private static final Column[] ROWS = {col("row_a"), col("row_b")};

  private final SparkSession spark;
  private final DetectOptions options;
  private final DistanceOptions distances;
  private final boolean overwrites;
  private final long start;

  /** Creates a detection with its start time in nanoseconds. */
  ClusterDetection(
      SparkSession spark,
      DetectOptions options,
      DistanceOptions distances,
      boolean overwrites,
      long start) {
    this.spark = spark;
    this.options = options;
    this.distances = distances;
    this.overwrites = overwrites;
    this.start = start;
  }

  DetectSummary run() throws Failure {
    double starting = seconds();
    try (OutputDirectories outputs =
        new OutputDirectories(spark.sparkContext().hadoopConfiguration())) {
      outputs.prepare(overwrites, options.output(), options.rejects());
      CollisionJoin join = join();
      // Rejects are written first, so that existing pairs imply complete output.
      BadRows badRows = options.skipsBadRows() ? badRows(join, outputs) : null;
      DetectSummary summary = detect(join, outputs);
      if (badRows != null) {
        summary.leftOut(badRows.count, badRows.first);
      }
      outputs.complete();
      return summary.distances(distances).phase("starting", starting).total(seconds());
    }
  }

  private double seconds() {
    return (System.nanoTime() - start) * 1e-9;
  }

  private CollisionJoin join() throws Failure {
    ShapeInput input = new ShapeInput(spark, ShapeInput.WORTH_SPLITTING);
    Dataset<Row> shapes = input.open(options.shapes());
    CollisionJoin join =
        options.against() == null
            ? CollisionJoin.within(shapes).named(options.shapes())
            : CollisionJoin.between(shapes, input.open(options.against()))
                .named(options.shapes(), options.against());
    join.touching(options.countsTouching());
    if (distances.within() != null) {
      join.distance(distances.within());
    }
    if (options.skipsBadRows()) {
      join.skipBadRows();
    }
    return join;
  }

  private DetectSummary detect(CollisionJoin join, OutputDirectories outputs) throws Failure {
    if (options.output() != null) {
      return new DetectSummary(options, write(join, outputs));
    }
    if (options.isCountOnly() || options.asJson() || options.isQuiet()) {
      return new DetectSummary(options, limited(pairs(join).count()));
    }
    return countAndShow(join);
  }

  private long limited(long pairs) {
    return options.limit() == null ? pairs : Math.min(pairs, options.limit());
  }

  /** Writes the pairs and returns their number. */
  private long write(CollisionJoin join, OutputDirectories outputs) throws Failure {
    if (options.withContacts()) {
      join.contacts();
    }
    if (distances.columns(options.withContacts()).contains(PairColumn.DISTANCE)) {
      join.distances();
    }
    Dataset<Row> pairs;
    if (options.limit() == null) {
      pairs = pairs(join);
    } else {
      pairs =
          pairs(join.rows()).orderBy(ROWS).limit(options.limit().intValue()).drop("row_a", "row_b");
    }
    return outputs.write(pairs, options.output());
  }

  private DetectSummary countAndShow(CollisionJoin join) throws Failure {
    int shown = (int) limited(DetectSummary.SHOWN_PAIRS);
    FirstPairs pairs = FirstPairs.of(pairs(join.rows().contacts().distances()), shown);
    return new DetectSummary(options, limited(pairs.count())).firstPairs(pairs.shown());
  }

  /** Creates the pairs, and reports missing columns. */
  private static Dataset<Row> pairs(CollisionJoin join) throws Failure {
    return checked(join::pairs);
  }

  private static Dataset<Row> checked(Supplier<Dataset<Row>> rows) throws Failure {
    try {
      return rows.get();
    } catch (IllegalArgumentException wrongColumns) {
      throw Failure.wrongInput(wrongColumns.getMessage());
    }
  }

  /** The number of invalid rows, and the first of them. */
  private record BadRows(long count, List<BadRow> first) {}

  private BadRows badRows(CollisionJoin join, OutputDirectories outputs) throws Failure {
    Dataset<Row> badRows = checked(join::badRows);
    if (options.rejects() != null) {
      return new BadRows(outputs.write(badRows, options.rejects()), first(badRows));
    }
    Tally tally = new Tally();
    List<BadRow> first = first(tally.of(badRows));
    return new BadRows(tally.count(), first);
  }

  private List<BadRow> first(Dataset<Row> badRows) {
    return badRows
        .orderBy(col("file").notEqual(options.shapes()), col("row"))
        .limit(DetectSummary.SHOWN_BAD_ROWS)
        .collectAsList()
        .stream()
        .map(ClusterDetection::badRow)
        .toList();
  }

  private static BadRow badRow(Row row) {
    String file = row.getAs("file");
    long number = row.getAs("row");
    return new BadRow(
        file,
        number,
        file + ", row " + number,
        row.getAs("column"),
        row.getAs("value"),
        row.getAs("problem"));
  }
}
