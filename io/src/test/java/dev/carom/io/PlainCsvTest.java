// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is read the quick way is read as by the CSV reader. */
@Tag("scale")
class PlainCsvTest {
  private static final long SEED = 20_005;
  private static final String[] CELLS = {
    "1",
    "-2.5",
    "0.30000000000000004",
    "12345678.12345678",
    "1e3",
    "",
    " 7 ",
    "x",
    "circle",
    "box",
    "007",
    "-0",
    "ä",
    "1.2.3",
    "99999999999999999999",
    "3.",
    ".5",
    "0,5",
    "+4",
    "0.1234567890123456789"
  };
  private static final String[] ENDS = {"\n", "\r\n", "\n\n", "\r"};

  @Test
  void bothWaysReadTheSame() throws IOException {
    Randoms random = new Randoms(SEED);
    for (int k = 0; k < 8_000; k++) {
      char decimal = random.below(3) == 0 ? ',' : '.';
      String csv = csv(random, decimal);
      assertThat(read(csv, decimal, false))
          .as("%s%nseed %d", csv, SEED)
          .isEqualTo(read(csv, decimal, true));
    }
  }

  /** Rows of the most different cells; now and then one in quotes, after which the ways are one. */
  private static String csv(Randoms random, char decimal) {
    String end = ENDS[random.below(ENDS.length)];
    char separator = ",;\t".charAt(random.below(3));
    String header = "id,kind,x,y,radius,width,height".replace(',', separator);
    StringBuilder csv = new StringBuilder(header).append(end);
    int rows = random.below(8);
    for (int row = 0; row < rows; row++) {
      int cells = random.below(10) == 0 ? random.below(9) : 7;
      for (int cell = 0; cell < cells; cell++) {
        csv.append(cell == 0 ? "" : separator);
        if (cell == 1 && random.below(8) > 0) {
          csv.append(random.below(2) == 0 ? "circle" : "box");
        } else if (random.below(60) == 0) {
          csv.append('"').append(random.below(100)).append('"');
        } else if (random.below(3) > 0) {
          csv.append(random.below(10_000)).append(decimal).append(random.nextLong() >>> 20);
        } else {
          csv.append(CELLS[random.below(CELLS.length)]);
        }
      }
      csv.append(row == rows - 1 && random.below(2) == 0 ? "" : end);
    }
    return csv.toString();
  }

  @Test
  void bothWaysReadLongFilesTheSame() throws IOException {
    Randoms random = new Randoms(SEED + 1);
    StringBuilder csv = new StringBuilder("id,x,y,radius\n");
    for (int row = 0; row < 20_000; row++) {
      csv.append(row % 7 == 0 ? "shape " + row : row).append(',');
      csv.append(random.anyDouble()).append(',').append(1000 * random.next()).append(",1\r\n");
      if (row == 15_000) {
        csv.append("\"in quotes\",1,2,3\nbad,1\n");
      }
    }
    List<String> rows = read(csv.toString(), '.', false);
    assertThat(rows).hasSize(20_002).isEqualTo(read(csv.toString(), '.', true));
    assertThat(rows.get(rows.size() - 1)).as("the bad row").contains("test.csv:15004");
  }

  private static List<String> read(String csv, char decimal, boolean withReader)
      throws IOException {
    Dialect dialect = new Dialect();
    dialect.decimal(decimal);
    List<String> found = new ArrayList<>();
    List<String> bad = new ArrayList<>();
    ByteArrayInputStream input = new ByteArrayInputStream(csv.getBytes(StandardCharsets.UTF_8));
    try {
      RowBuilder.BadRows badRows = row -> bad.add(row.toString());
      Target target = new Target();
      if (withReader) {
        CsvShapes.readWithReader("test.csv", dialect, target, input, badRows);
      } else {
        CsvShapes.read("test.csv", 0, dialect, target, input, badRows);
      }
      ShapeTable shapes = target.complete();
      for (int row = 0; row < shapes.size(); row++) {
        found.add(shapes.id(row) + " " + shapes.shape(row));
      }
    } catch (BadFileException refused) {
      bad.add(refused.getMessage());
    }
    found.addAll(bad);
    return found;
  }

  @Test
  void severalThreadsReadTheSame(@TempDir Path folder) throws IOException {
    Randoms random = new Randoms(SEED + 2);
    String[] headers = {"id,kind,x,y,radius,width,height", "kind,x,y,radius,width,height"};
    String[] extras = {"", "bad,1\n", "\"quoted\",circle,1,2,3,,\n", "17,circle,1,2,3,,\n"};
    for (String header : headers) {
      for (String extra : header.startsWith("id") ? extras : new String[] {"", "bad,1\n"}) {
        StringBuilder csv = new StringBuilder(header).append('\n');
        for (int row = 0; row < 90_000; row++) {
          csv.append(header.startsWith("id") ? row + "," : "");
          csv.append(random.below(2) == 0 ? "circle," : "box,").append(1000 * random.next());
          csv.append(',').append(1000 * random.next()).append(",1,2,3\n");
          csv.append(row == 70_000 ? extra : "");
        }
        Path file = Files.writeString(folder.resolve("shapes.csv"), csv);
        assertThat(Files.size(file)).isGreaterThan(3 * CsvParts.SMALLEST_PART);
        List<String> one = read(new ShapeReader(), file);
        assertThat(read(new ShapeReader().threads(3), file))
            .as("%s, %s, seed %d", header, extra, SEED)
            .isEqualTo(one);
        assertThat(one).hasSizeBetween(90_000, 90_002);
      }
    }
  }

  private static List<String> read(ShapeReader reader, Path file) throws IOException {
    List<String> found = new ArrayList<>();
    ShapeTable shapes = reader.skipBadRows(row -> found.add(row.toString())).read(file);
    for (int row = 0; row < shapes.size(); row++) {
      found.add(shapes.id(row) + " " + shapes.shape(row));
    }
    return found;
  }
}
