// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.bench;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.greatest;
import static org.apache.spark.sql.functions.least;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.sum;
import static org.apache.spark.sql.functions.when;

import dev.carom.bench.Numbers;
import java.nio.file.Path;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/** The pairs that a contender wrote. */
record WrittenPairs(Dataset<Row> pairs) {
  static final String RIGHT = "right";

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
    Column more = col("more");
    Row counts =
        pairs
            .withColumn("more", lit(1L))
            .union(right.pairs.withColumn("more", lit(-1L)))
            .groupBy("a", "b")
            .agg(sum("more").as("more"))
            .where(more.notEqual(0))
            .agg(sum(when(more.gt(0), more)), sum(when(more.lt(0), more)))
            .first();
    long wrong = counts.isNullAt(0) ? 0 : counts.getLong(0);
    long missing = counts.isNullAt(1) ? 0 : -counts.getLong(1);
    return wrong + missing == 0 ? RIGHT : Numbers.format("+%,d -%,d", wrong, missing);
  }
}
