// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Circle;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Columns that have other names in files. */
class MappedColumnsTest {
  @TempDir Path folder;

  @Test
  void areReadByTheirNames() throws IOException {
    ShapeReader reader =
        new ShapeReader()
            .mapColumn("x", "east")
            .mapColumn("radius", "buffer m")
            .mapColumn("id", "n");
    for (String csv :
        new String[] {
          "n,East,y,buffer m\na,1,2,3\n",
          "\"n\",\" east \",\"y\",\"BUFFER M\"\n\"a\",1,2,3\n",
          "n;east;y;buffer m\na;1;2;3\n",
        }) {
      ShapeTable shapes = read(reader, csv);
      assertThat(shapes.id(0)).isEqualTo("a");
      assertThat(shapes.shape(0)).isEqualTo(new Circle(1, 2, 3));
    }
    assertThat(reader.missingNames()).isEmpty();
  }

  /** The column of Carom's own name is one of the others then. */
  @Test
  void takePrecedenceOverTheirOwnNames() throws IOException {
    ShapeReader reader = new ShapeReader().mapColumn("x", "east");
    assertThat(read(reader, "x,east,y,radius\nnone,1,2,3\n").shape(0))
        .isEqualTo(new Circle(1, 2, 3));
    assertThat(read(reader, "x,y,radius\n1,2,3\n").shape(0)).isEqualTo(new Circle(1, 2, 3));
  }

  @Test
  void maySwapTheirNames() throws IOException {
    ShapeReader reader = new ShapeReader().mapColumn("x", "y").mapColumn("y", "x");
    assertThat(read(reader, "x,y,radius\n2,1,3\n").shape(0)).isEqualTo(new Circle(1, 2, 3));
    assertThatThrownBy(() -> read(reader, "x,y,radius\n2,one,3\n"))
        .hasMessage("test.csv:2: column \"y\": \"one\" is not a number");
  }

  @Test
  void decideOnTheSeparator() throws IOException {
    ShapeReader reader =
        new ShapeReader().mapColumn("x", "a").mapColumn("y", "b").mapColumn("radius", "c");
    assertThat(read(reader, "a;b;c;d,e,f,g,h\n1;2;3;4\n").shape(0)).isEqualTo(new Circle(1, 2, 3));
  }

  @Test
  void errorsNameTheColumnOfTheFile() {
    ShapeReader reader = new ShapeReader().mapColumn("max_x", "East").mapColumn("min_x", "west");
    assertThatThrownBy(() -> read(reader, "WEST,min_y,east,max_y\n5,2,3,4\n"))
        .hasMessage("test.csv:2: column \"WEST\": \"5\" must not exceed east, which is 3");
    assertThatThrownBy(() -> read(reader, "west,min_y,east,EAST,max_y\n"))
        .hasMessage("test.csv: duplicate column \"EAST\"; keep one of them");
  }

  @Test
  void missingNamesAreNamedWithTheFile() {
    ShapeReader reader = new ShapeReader().mapColumn("radius", "buffer").mapColumn("id", "name");
    assertThatThrownBy(() -> read(reader, "id,x,y,buf\n"))
        .isInstanceOf(BadFileException.class)
        .hasMessage("test.csv: missing column: buffer for radius; found: id, x, y, buf");
    assertThatThrownBy(() -> read(reader, "x,buffer\n"))
        .hasMessage("test.csv: missing column: y; found: x, buffer");
    assertThatThrownBy(() -> read(new ShapeReader().mapColumn("id", "name"), "colour\n"))
        .hasMessageContaining("circles need the columns x, y and radius");
  }

  @Test
  void aColumnThatIsReadAsAnotherIsMissing() {
    assertThatThrownBy(() -> read(new ShapeReader().mapColumn("x", "Y"), "id,x,y,radius\n"))
        .hasMessage("test.csv: missing column: y (read as x by --map); found: id, x, y, radius");
    assertThatThrownBy(() -> read(new ShapeReader().mapColumn("x", "Y"), "id,y,width\n"))
        .hasMessageContaining(
            "missing columns: y (read as x by --map), height; found: id, y, width");
  }

  @Test
  void namesAreMissingUntilAFileHasThem() throws IOException {
    ShapeReader reader = new ShapeReader().mapColumn("id", "name").mapColumn("radius", "r");
    read(reader, "x,y,radius\n1,2,3\n");
    assertThat(reader.missingNames()).containsExactly("name", "r");
    read(reader, "x,y,R\n1,2,3\n");
    assertThat(reader.missingNames()).containsExactly("name");
  }

  @Test
  void unknownColumnsAndRepetitionsAreRefused() {
    ShapeReader reader = new ShapeReader().mapColumn("x", "east");
    assertThatThrownBy(() -> reader.mapColumn("east", "x"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("there is no column \"east\"; the columns are id, kind, x, y,");
    assertThatThrownBy(() -> reader.mapColumn("x", "lon"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("x is already read from \"east\"");
    assertThatThrownBy(() -> reader.mapColumn("y", " EAST"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("\" EAST\" is already read as x");
  }

  @Test
  void severalThreadsReadTheSame() throws IOException {
    StringBuilder csv = new StringBuilder("n,east,y,radius,x\n");
    for (int row = 0; row < 150_000; row++) {
      csv.append(row).append(',').append(row).append(",-").append(row).append(",1.5,0\n");
    }
    Path file = Files.writeString(folder.resolve("shapes.csv"), csv);
    assertThat(Files.size(file)).isGreaterThan(2 * CsvParts.SMALLEST_PART);
    ShapeReader reader = new ShapeReader().mapColumn("x", "east").mapColumn("id", "n").threads(2);
    ShapeTable shapes = reader.read(file);
    assertThat(shapes.shape(149_999)).isEqualTo(new Circle(149_999, -149_999, 1.5));
    assertThat(reader.missingNames()).isEmpty();
  }

  private static ShapeTable read(ShapeReader reader, String csv) throws IOException {
    return reader.read("test.csv", new ByteArrayInputStream(csv.getBytes(StandardCharsets.UTF_8)));
  }
}
