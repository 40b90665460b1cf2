package dev.carom.spark.bench;

import dev.carom.bench.Numbers;
import org.apache.sedona.spark.SedonaContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/**
 * Apache Sedona: its range join finds the pairs of circles whose boxes meet, and a test in plain
 * arithmetic keeps those that meet themselves. No other form was as quick for both scenes.
 */
final class Sedona extends SparkContender {
  private static final String PAIRS =
      """
      WITH boxes AS (
        SELECT *, ST_PolygonFromEnvelope(x - radius, y - radius, x + radius, y + radius) AS box
        FROM circles
      )
      SELECT a.id AS a, b.id AS b
      FROM boxes AS a JOIN boxes AS b ON ST_Intersects(a.box, b.box)
      WHERE a.id < b.id
        AND %s
      """;

  /** In a session of its own: what Sedona adds to Spark's planner is not for others. */
  Sedona(SparkSession spark, int processors) {
    super(prepare(spark.newSession(), processors));
  }

  private static SparkSession prepare(SparkSession spark, int processors) {
    SedonaContext.create(spark);
    // As many partitions as the files have take one and a half times as long.
    spark.conf().set("sedona.join.numpartition", 16 * processors);
    return spark;
  }

  @Override
  public String name() {
    return "Apache Sedona";
  }

  @Override
  Dataset<Row> pairs(Dataset<Row> circles) {
    return sql(Numbers.format(PAIRS, CIRCLES_MEET), circles);
  }
}
