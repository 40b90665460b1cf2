// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Circle;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Semicolons and tabs between cells are recognised from the header. */
class SeparatorTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "id;x;y;radius;note\na,b;1;2;3;\n",
        "id\tx\ty\tradius\tnote\r\na,b\t1\t2\t3\tx;y\r\n",
        "\uFEFFid;x;y;radius\na,b;1;2;3\n",
        "\n\nid;x;y;radius\n\na,b;1;2;3\n",
        "\"id\";\"x\";\"y\";\"radius\"\n\"a,b\";\"1\";\"2\";\"3\"\n",
        "\r\n\"id\"\tx\ty\tradius\r\n\"a,b\"\t1\t2\t3\r\n",
        "\"free, text\";id;x;y;radius\n;a,b;1;2;3\n",
        "\"id,x,y,radius\nand more\";id;x;y;radius\n;a,b;1;2;3\n",
        "id;x;y;radius\n\"a,b\";1;2;3",
        "\"one, two\";\"id\";\"x\";\"y\";\"radius\"\n;\"a,b\";1;2;3",
        "id;x;y;radius;a,b,c,d,e,f,g\na,b;1;2;3;1\n",
      })
  void theHeaderDecides(String csv) throws IOException {
    for (Charset charset : new Charset[] {StandardCharsets.UTF_8, StandardCharsets.UTF_16}) {
      // UTF-16 has its own byte order mark.
      boolean isMarked = charset == StandardCharsets.UTF_16;
      ShapeTable shapes = read((isMarked ? csv.replace("\uFEFF", "") : csv).getBytes(charset));
      assertThat(shapes.size()).isEqualTo(1);
      assertThat(shapes.id(0)).isEqualTo("a,b");
      assertThat(shapes.shape(0)).isEqualTo(new Circle(1, 2, 3));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "id,x,y,radius,note\na;b,1,2,3,\n",
        "id,x,y,radius,a;b;c;d;e;f\na;b,1,2,3,\n",
        "\"a;x;y;radius;width;height;b\",id,x,y,radius\n,a;b,1,2,3\n",
      })
  void commasRemainTheDefault(String csv) throws IOException {
    ShapeTable shapes = read(csv.getBytes(StandardCharsets.UTF_8));
    assertThat(shapes.id(0)).isEqualTo("a;b");
    assertThat(shapes.shape(0)).isEqualTo(new Circle(1, 2, 3));
  }

  @Test
  void aFileWithOneColumnHasNoSeparator() throws IOException {
    String csv = "points\n0 0\n";
    assertThatThrownBy(() -> read(csv.getBytes(StandardCharsets.UTF_8)))
        .hasMessageContaining("is not a polygon");
    ShapeTable shapes = read("points\n\"0 0, 4 0, 0 3\"\n".getBytes(StandardCharsets.UTF_8));
    assertThat(shapes.size()).isEqualTo(1);
  }

  @Test
  void adviceForUnknownNamesKnowsTheSeparator() {
    assertThatThrownBy(() -> read("id;lon;lat;r\n".getBytes(StandardCharsets.UTF_8)))
        .hasMessage(
            "test.csv: missing columns: x, y, radius; found: id, lon, lat, r. Did you mean x for lon,"
                + " y for lat, radius for r?");
    assertThatThrownBy(() -> read("lon\tlat\tr\n".getBytes(StandardCharsets.UTF_8)))
        .hasMessageContaining("found: lon, lat, r.");
    assertThatThrownBy(() -> read("id|x|y|radius\n".getBytes(StandardCharsets.UTF_8)))
        .hasMessageContaining("cells are separated by bars; use commas");
  }

  @Test
  void rowErrorsAreAsForCommas() {
    assertThatThrownBy(() -> read("x;y;radius\n1;2,5;3\n".getBytes(StandardCharsets.UTF_8)))
        .hasMessage("test.csv:2: column \"y\": \"2,5\" is not a number (use a point, not a comma)");
    assertThatThrownBy(() -> read("x;y;radius\n1;2\n".getBytes(StandardCharsets.UTF_8)))
        .hasMessage("test.csv:2: the row has 2 cells, but there are 3 columns");
  }

  @Test
  void bytesThatAreNotUtf8AreNamed() {
    byte[] bytes = "id;x;y;radius\nGrün;1;2;3\n".getBytes(StandardCharsets.ISO_8859_1);
    assertThatThrownBy(() -> read(bytes))
        .hasMessageStartingWith("test.csv:2: byte 0xFC is not valid UTF-8; in windows-1252")
        .hasMessageContaining("it would be \"Grün\".");
  }

  @Test
  void severalThreadsReadTheSame(@TempDir Path folder) throws IOException {
    for (String separator : new String[] {";", "\t"}) {
      StringBuilder csv = new StringBuilder("id,x,y,radius\n".replace(",", separator));
      for (int row = 0; row < 150_000; row++) {
        csv.append(row).append(separator).append(row).append(".25").append(separator);
        csv.append(-row).append(separator).append("1.5\n");
      }
      Path file = Files.writeString(folder.resolve("shapes.csv"), csv);
      assertThat(Files.size(file)).isGreaterThan(3 * CsvParts.SMALLEST_PART);
      ShapeTable shapes = new ShapeReader().threads(3).read(file);
      assertThat(shapes.size()).isEqualTo(150_000);
      assertThat(shapes.shape(149_999)).isEqualTo(new Circle(149_999.25, -149_999, 1.5));
    }
  }

  private static ShapeTable read(byte[] csv) throws IOException {
    return new ShapeReader().read("test.csv", new ByteArrayInputStream(csv));
  }
}
