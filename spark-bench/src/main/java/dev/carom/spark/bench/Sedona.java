// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.bench;

import dev.carom.bench.Numbers;
import org.apache.sedona.spark.SedonaContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/**
 * Apache Sedona: one of its spatial joins finds candidate pairs, and a test in plain arithmetic
 * selects those that intersect. Other forms, such as joining circles created by ST_Buffer, take
 * longer or miss pairs.
 */
final class Sedona extends SparkContender {
  private static final String PAIRS =
      """
      WITH shapes AS (SELECT *, %s AS shape FROM circles)
      SELECT a.id AS a, b.id AS b
      FROM shapes AS a JOIN shapes AS b ON %s
      WHERE a.id < b.id
        AND %s
      """;

  private final String name;
  private final String shape;
  private final String mayMeet;

  private Sedona(SparkSession spark, String name, String shape, String mayMeet) {
    super(withSedona(spark));
    this.name = name;
    this.shape = shape;
    this.mayMeet = mayMeet;
  }

  /** Joins the boxes around circles, which is fastest for circles of all sizes. */
  static Sedona boxes(SparkSession spark) {
    return new Sedona(
        spark,
        "Sedona, boxes",
        "ST_PolygonFromEnvelope(x - radius, y - radius, x + radius, y + radius)",
        "ST_Intersects(a.shape, b.shape)");
  }

  /** Joins nearby centres, which is fastest for circles of one size. */
  static Sedona distances(SparkSession spark, double radius) {
    return new Sedona(
        spark,
        "Sedona, distances",
        "ST_Point(x, y)",
        "ST_Distance(a.shape, b.shape) <= " + 2 * radius);
  }

  /**
   * Returns a separate session, because Sedona changes Spark's planner. Sedona's defaults take one
   * and a half times as long: one partition per reading task, and indexes on the left side.
   */
  private static SparkSession withSedona(SparkSession spark) {
    SparkSession own = spark.newSession();
    SedonaContext.create(own);
    own.conf().set("sedona.join.numpartition", 32L * LocalCluster.PROCESSORS);
    own.conf().set("sedona.join.indexbuildside", "right");
    return own;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  Dataset<Row> pairs(Dataset<Row> circles) {
    return sql(Numbers.format(PAIRS, shape, mayMeet, CIRCLES_MEET), circles);
  }
}
