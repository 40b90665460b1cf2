// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Box;
import dev.carom.Circle;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of points, which have no column for a size. */
class PointsTest {
  private static final Circle POINT = new Circle(1, 2, 0);

  @TempDir Path folder;

  @Test
  void areRejectedUnlessAskedFor() {
    assertThatThrownBy(() -> read(new ShapeReader(), "id,x,y\na,1,2\n"))
        .isInstanceOf(BadFileException.class)
        .hasMessageEndingWith("; to read x and y as points, use --points; found: id, x, y");
  }

  @Test
  void comeFromCsv() throws IOException {
    ShapeTable table = read(new ShapeReader().points(), "id,x,y\na,1,2\n\"b\",3,4\n");
    assertThat(table.shape(0)).isEqualTo(POINT);
    assertThat(table.shape(1)).isEqualTo(new Circle(3, 4, 0));
    assertThat(table.circles()).isEqualTo(2);
    assertThat(read(new ShapeReader().points(), "y,x\n2,1\n").shape(0)).isEqualTo(POINT);
  }

  @Test
  void comeFromLargeFilesReadByThreads() throws IOException {
    StringBuilder csv = new StringBuilder("id,x,y,colour\n");
    for (int k = 0; k < 200_000; k++) {
      csv.append(k).append(",1,").append(k).append(",red\n");
    }
    Path file = Files.writeString(folder.resolve("points.csv"), csv);
    ShapeTable table = new ShapeReader().points().threads(2).read(file);
    assertThat(table.size()).isEqualTo(200_000);
    assertThat(table.shape(199_999)).isEqualTo(new Circle(1, 199_999, 0));
  }

  @Test
  void comeFromJsonLines() throws IOException {
    ShapeReader reader = new ShapeReader().points();
    String rows =
        "{\"id\": \"a\", \"x\": 1, \"y\": 2}\n{\"id\": \"b\", \"x\": 1, \"y\": 2, \"radius\": 3}\n";
    ShapeTable table = read(reader, "test.jsonl", rows);
    assertThat(table.shape(0)).isEqualTo(POINT);
    assertThat(table.shape(1)).isEqualTo(new Circle(1, 2, 3));
  }

  @Test
  void haveInvalidRowsToo() {
    assertThatThrownBy(() -> read(new ShapeReader().points(), "id,x,y\na,1,\n"))
        .hasMessage("test.csv:2: column \"y\": is empty");
  }

  /** A catalogue has columns of its own, whose names may be those of Carom. */
  @Test
  void leaveOtherColumnsAlone() throws IOException {
    ShapeReader reader = new ShapeReader().points().keepColumns();
    ShapeTable table = read(reader, "x,y,kind,angle,r\n1,2,G2V,east,14.2\n");
    assertThat(table.shape(0)).isEqualTo(POINT);
    assertThat(table.text("kind", 0)).isEqualTo("G2V");
    assertThat(table.text("angle", 0)).isEqualTo("east");
    assertThat(table.text("r", 0)).isEqualTo("14.2");
  }

  @Test
  void mayHaveOtherNamesAndClearances() throws IOException {
    ShapeReader reader = new ShapeReader().points().mapColumn("x", "east").withClearances();
    ShapeTable table = read(reader, "east,y,clearance\n1,2,7\n");
    assertThat(table.shape(0)).isEqualTo(POINT);
    assertThat(table.clearance(0)).isEqualTo(7);
  }

  @Test
  void doNotChangeFilesThatHaveSizes() throws IOException {
    ShapeReader reader = new ShapeReader().points();
    assertThat(read(reader, "x,y,radius\n1,2,3\n").shape(0)).isEqualTo(new Circle(1, 2, 3));
    assertThat(read(reader, "kind,x,y,width,height\nbox,1,2,2,4\n").shape(0))
        .isEqualTo(new Box(0, 0, 2, 4));
    assertThat(read(reader, "x,y,wkt\n9,9,POINT (1 2)\n").shape(0)).isEqualTo(POINT);
    assertThatThrownBy(() -> read(reader, "x,y,width\n1,2,3\n"))
        .hasMessageContaining("missing column: height");
    assertThatThrownBy(() -> read(reader, "x\n1\n")).isInstanceOf(BadFileException.class);
  }

  private static ShapeTable read(ShapeReader reader, String csv) throws IOException {
    return read(reader, "test.csv", csv);
  }

  private static ShapeTable read(ShapeReader reader, String name, String text) throws IOException {
    return reader.read(name, new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }
}
