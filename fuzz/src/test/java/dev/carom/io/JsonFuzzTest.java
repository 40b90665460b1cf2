// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Arbitrary bytes as JSON are shapes, bad rows or a bad file, and never anything worse. */
class JsonFuzzTest {
  /** What is read is the same after it was written as CSV. */
  @FuzzTest(maxDuration = "1m")
  void bytesAreReadOrRefused(byte[] bytes) throws IOException {
    ShapeTable shapes;
    try {
      shapes =
          new ShapeReader()
              .keepColumns()
              .skipBadRows(row -> assertThat(row.toString()).isNotBlank())
              .read("f.jsonl", new ByteArrayInputStream(bytes));
    } catch (BadFileException refused) {
      assertThat(refused.getMessage()).as("why it is refused").isNotBlank();
      return;
    }
    ByteArrayOutputStream csv = new ByteArrayOutputStream();
    try {
      ShapeWriter.writeCsv(shapes, csv);
    } catch (IllegalArgumentException ambiguous) {
      assertThat(ambiguous.getMessage()).contains("has the name of one that does");
      return;
    }
    ShapeTable again = new ShapeReader().read("f", new ByteArrayInputStream(csv.toByteArray()));
    assertThat(rows(again)).isEqualTo(rows(shapes));
  }

  private static List<String> rows(ShapeTable shapes) {
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < shapes.size(); row++) {
      rows.add(shapes.id(row) + " " + shapes.shape(row));
    }
    return rows;
  }
}
