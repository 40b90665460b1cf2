// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Circle;
import dev.carom.io.BadFileException;
import dev.carom.io.ShapeReader;
import dev.carom.io.ShapeTable;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Parquet files in every compression are read, or refused by its name. */
class ParquetCompressionTest {
  private static final int ROWS = 20_000;

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"uncompressed", "snappy", "gzip", "zstd", "lz4_raw"})
  void isRead(String compression) throws Exception {
    ShapeTable shapes = new ShapeReader().read(write(compression));
    assertThat(shapes.size()).isEqualTo(ROWS);
    for (int row = 0; row < ROWS; row++) {
      assertThat(shapes.id(row)).isEqualTo("ship-" + row / 3 + "-" + row);
      assertThat(shapes.shape(row)).isEqualTo(new Circle(row % 97, row, 0.5));
    }
  }

  @Test
  void othersAreRefusedByName() throws Exception {
    Path file = write("brotli");
    assertThatThrownBy(() -> new ShapeReader().read(file))
        .isInstanceOf(BadFileException.class)
        .hasMessage(
            file
                + ": column \"id\" is compressed with BROTLI; Carom reads SNAPPY, GZIP, ZSTD,"
                + " LZ4_RAW and UNCOMPRESSED");
  }

  private Path write(String compression) throws SQLException {
    Path file = folder.resolve(compression + ".parquet");
    try (Connection duckDb = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = duckDb.createStatement()) {
      statement.execute(
          "COPY (SELECT 'ship-' || (i // 3) || '-' || i AS id, (i % 97)::DOUBLE AS x,"
              + " i::DOUBLE AS y, 0.5::DOUBLE AS radius FROM range("
              + ROWS
              + ") AS t (i)) TO '"
              + file
              + "' (FORMAT parquet, COMPRESSION "
              + compression
              + ")");
    }
    return file;
  }
}
