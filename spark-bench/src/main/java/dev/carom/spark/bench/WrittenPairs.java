// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.bench;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.greatest;
import static org.apache.spark.sql.functions.least;

import dev.carom.bench.Numbers;
import java.nio.file.Path;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/** The pairs that a contender wrote. */
record WrittenPairs(Dataset<Row> pairs) {
  static WrittenPairs read(SparkSession spark, Path file) {
    Dataset<Row> pairs = spark.read().parquet(file.toString());
    return new WrittenPairs(
        pairs.select(least(col("a"), col("b")).as("a"), greatest(col("a"), col("b")).as("b")));
  }

  long count() {
    return pairs.count();
  }

  /** Compares the pairs with the correct ones, and reports how many are wrong or missing. */
  String comparedWith(WrittenPairs right) {
    long wrong = pairs.exceptAll(right.pairs).count();
    long missing = right.pairs.exceptAll(pairs).count();
    return wrong + missing == 0 ? "right" : Numbers.format("+%,d -%,d", wrong, missing);
  }
}
