// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.carom.io.sample.Workload;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Arbitrary bytes as Parquet are shapes or a bad file, and never anything worse. */
class ParquetFuzzTest {
  /** More take too long to write as text for each of many inputs. */
  private static final int MOST_COMPARED = 1000;

  /** What is read is the same after it was written as text: shapes that all of Carom takes. */
  @FuzzTest(maxDuration = "1m")
  void bytesAreReadOrRefused(byte[] bytes) throws IOException {
    byte[] file = bytes.clone();
    for (int k = 0; k < Math.min(4, file.length); k++) {
      file[k] = (byte) "PAR1".charAt(k);
    }
    ShapeTable shapes;
    try {
      shapes = new ShapeReader().skipBadRows(row -> {}).read("f", new ByteArrayInputStream(file));
    } catch (IOException refused) {
      assertThat(refused.getMessage()).as("why it is refused").isNotBlank();
      return;
    }
    if (shapes.size() <= MOST_COMPARED) {
      ByteArrayOutputStream csv = new ByteArrayOutputStream();
      ShapeWriter.writeCsv(shapes, csv);
      ShapeTable again = new ShapeReader().read("f", new ByteArrayInputStream(csv.toByteArray()));
      assertThat(rows(again)).isEqualTo(rows(shapes));
    }
  }

  /** The inputs that all others are made from are read as what was written. */
  @Test
  void theFilesToStartFromHaveAllTheirShapes() throws IOException {
    assertThat(rows(read("swarm.parquet"))).isEqualTo(rows(Workload.SWARM.shapes(3)));
    assertThat(rows(read("level.parquet"))).isEqualTo(rows(Workload.LEVEL.shapes(3)));
  }

  private static ShapeTable read(String name) throws IOException {
    try (InputStream file =
        ParquetFuzzTest.class.getResourceAsStream(
            "ParquetFuzzTestInputs/bytesAreReadOrRefused/" + name)) {
      return new ShapeReader().read(name, file);
    }
  }

  private static List<String> rows(ShapeTable shapes) {
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < shapes.size(); row++) {
      rows.add(shapes.id(row) + " " + shapes.shape(row));
    }
    return rows;
  }
}
