// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.bench;

import dev.carom.bench.Numbers;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/**
 * A hand-written join in Spark SQL: assigns each circle to the tiles it covers, joins the tiles,
 * and counts each pair in the first tile that both circles share.
 */
final class SqlTiles extends SparkContender {
  /** The best of 2, 4, 8, 16 and 32 for both scenes. */
  private static final int TILE = 16;

  private static final String PAIRS =
      """
      WITH columns AS (
        SELECT id, x, y, radius,
          explode(sequence(
            CAST(floor((x - radius) / %1$d) AS INT), CAST(floor((x + radius) / %1$d) AS INT)
          )) AS tile_x
        FROM circles
      ),
      tiles AS (
        SELECT id, x, y, radius, tile_x,
          explode(sequence(
            CAST(floor((y - radius) / %1$d) AS INT), CAST(floor((y + radius) / %1$d) AS INT)
          )) AS tile_y
        FROM columns
      )
      SELECT a.id AS a, b.id AS b
      FROM tiles AS a JOIN tiles AS b ON a.tile_x = b.tile_x AND a.tile_y = b.tile_y
      WHERE a.id < b.id
        AND %2$s
        AND a.tile_x = floor(greatest(a.x - a.radius, b.x - b.radius) / %1$d)
        AND a.tile_y = floor(greatest(a.y - a.radius, b.y - b.radius) / %1$d)
      """;

  SqlTiles(SparkSession spark) {
    super(spark);
  }

  @Override
  public String name() {
    return "tiles in Spark SQL";
  }

  @Override
  Dataset<Row> pairs(Dataset<Row> circles) {
    return sql(Numbers.format(PAIRS, TILE, CIRCLES_MEET), circles);
  }
}
