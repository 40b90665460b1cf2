// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.bench;

import java.nio.file.Path;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;

/** A contender on Spark. Every run plans and reads the files again. */
abstract class SparkContender implements Contender {
  /** The test for contenders in SQL. It rounds, so it may be wrong if circles just touch. */
  static final String CIRCLES_MEET =
      "(a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)"
          + " <= (a.radius + b.radius) * (a.radius + b.radius)";

  private final SparkSession spark;

  SparkContender(SparkSession spark) {
    this.spark = spark;
  }

  /** Returns the ids a and b of the circles that intersect. */
  abstract Dataset<Row> pairs(Dataset<Row> circles);

  /** Returns the result of a query on the view circles. */
  final Dataset<Row> sql(String query, Dataset<Row> circles) {
    circles.createOrReplaceTempView("circles");
    return spark.sql(query);
  }

  @Override
  public final long count(CircleFiles circles) {
    return pairs(circles.read(spark)).count();
  }

  @Override
  public final void write(CircleFiles circles, Path output) {
    pairs(circles.read(spark)).write().mode(SaveMode.Overwrite).parquet(output.toString());
  }
}
