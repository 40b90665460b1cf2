// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Arbitrary bytes as CSV are shapes, bad rows or a bad file, the same ones in both ways to read.
 */
class CsvFuzzTest {
  @FuzzTest(maxDuration = "1m")
  void bytesAreReadTheSameInBothWays(byte[] bytes) throws IOException {
    assertThat(read(bytes, false)).isEqualTo(read(bytes, true));
  }

  private static List<String> read(byte[] bytes, boolean withReader) throws IOException {
    List<String> found = new ArrayList<>();
    RowBuilder.BadRows badRows = row -> found.add(row.toString());
    ByteArrayInputStream input = new ByteArrayInputStream(bytes);
    try {
      Target target = new Target();
      if (withReader) {
        CsvShapes.readWithReader("f", new Dialect(), target, input, badRows);
      } else {
        CsvShapes.read("f", 0, new Dialect(), target, input, badRows);
      }
      ShapeTable shapes = target.complete();
      for (int row = 0; row < shapes.size(); row++) {
        found.add(shapes.id(row) + " " + shapes.shape(row));
      }
    } catch (BadFileException refused) {
      found.add(refused.getMessage());
    }
    return found;
  }
}
