// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.files;

import dev.carom.bench.Numbers;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * DuckDB with all processors: assigns each circle to the tiles it covers, joins the tiles, and
 * counts each pair in the first tile that both circles share.
 */
final class DuckDbTiles implements FileContender {
  private static final String PAIRS =
      """
      COPY (
        WITH tiles AS (
          SELECT id, x, y, radius, tile_x, UNNEST(RANGE(first_y, last_y + 1)) AS tile_y
          FROM (
            SELECT id, x, y, radius,
              UNNEST(RANGE(CAST(FLOOR((x - radius) / %1$s) AS BIGINT),
                CAST(FLOOR((x + radius) / %1$s) AS BIGINT) + 1)) AS tile_x,
              CAST(FLOOR((y - radius) / %1$s) AS BIGINT) AS first_y,
              CAST(FLOOR((y + radius) / %1$s) AS BIGINT) AS last_y
            FROM read_parquet('%2$s')))
        SELECT a.id AS a, b.id AS b
        FROM tiles AS a JOIN tiles AS b ON a.tile_x = b.tile_x AND a.tile_y = b.tile_y
        WHERE a.id < b.id
          AND (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)
            <= (a.radius + b.radius) * (a.radius + b.radius)
          AND a.tile_x = FLOOR(GREATEST(a.x - a.radius, b.x - b.radius) / %1$s)
          AND a.tile_y = FLOOR(GREATEST(a.y - a.radius, b.y - b.radius) / %1$s)
      ) TO '%3$s' (HEADER, DELIMITER ',')
      """;

  private final double tile;
  private final Connection connection;

  DuckDbTiles(double tile) throws SQLException {
    this.tile = tile;
    connection = DriverManager.getConnection("jdbc:duckdb:");
  }

  @Override
  public String name() {
    return "DuckDB, tiles of " + Numbers.format("%.0f", tile);
  }

  @Override
  public long run(Path input, Path output) throws Exception {
    try (Statement statement = connection.createStatement()) {
      return statement.executeUpdate(Numbers.format(PAIRS, tile, input, output));
    }
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
