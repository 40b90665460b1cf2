// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Box;
import dev.carom.Circle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.MessageTypeParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Parquet files as others write them. */
class ParquetShapesTest {
  @TempDir Path folder;

  @Test
  void numbersMayBeOfAnyType() throws IOException {
    Path file =
        write(
            "message s { required binary id (STRING); required int32 x; required float y;"
                + " required int64 radius; optional double weight; }",
            row -> {
              field(row, "id", 0, () -> row.addBinary(Binary.fromString("ø")));
              field(row, "x", 1, () -> row.addInteger(-3));
              field(row, "y", 2, () -> row.addFloat(0.1f));
              field(row, "radius", 3, () -> row.addLong(2));
            });
    ShapeTable shapes = new ShapeReader().threads(3).read(file);
    assertThat(shapes.id(0)).isEqualTo("ø");
    assertThat(shapes.shape(0)).isEqualTo(new Circle(-3, 0.1f, 2));
  }

  @Test
  void pointsHaveNoRadius() throws IOException {
    Path file =
        write(
            "message s { required int64 id; required double x; required double y; }",
            row -> {
              field(row, "id", 0, () -> row.addLong(7));
              field(row, "x", 1, () -> row.addDouble(1));
              field(row, "y", 2, () -> row.addDouble(2));
            });
    assertThat(new ShapeReader().points().read(file).shape(0)).isEqualTo(new Circle(1, 2, 0));
    assertThatThrownBy(() -> new ShapeReader().read(file)).isInstanceOf(BadFileException.class);
  }

  @Test
  void absentCellsAreBadRowsOnlyWhereTheyAreNeeded() throws IOException {
    String schema =
        "message s { optional int64 id; required binary kind (STRING); optional double x;"
            + " optional double y; optional double radius; optional double width;"
            + " optional double height; }";
    Path file =
        write(
            schema,
            row -> {
              field(row, "id", 0, () -> row.addLong(7));
              field(row, "kind", 1, () -> row.addBinary(Binary.fromString("box")));
              field(row, "x", 2, () -> row.addDouble(1));
              field(row, "y", 3, () -> row.addDouble(2));
              field(row, "width", 5, () -> row.addDouble(2));
              field(row, "height", 6, () -> row.addDouble(4));
            },
            row -> {
              field(row, "id", 0, () -> row.addLong(8));
              field(row, "kind", 1, () -> row.addBinary(Binary.fromString("circle")));
              field(row, "x", 2, () -> row.addDouble(1));
              field(row, "y", 3, () -> row.addDouble(2));
            });
    List<String> bad = new ArrayList<>();
    ShapeTable shapes = new ShapeReader().skipBadRows(row -> bad.add(row.toString())).read(file);
    assertThat(shapes.size()).isEqualTo(1);
    assertThat(shapes.shape(0)).isEqualTo(new Box(0, 0, 2, 4));
    assertThat(bad).containsExactly(file + ", row 2: column \"radius\": is empty");
  }

  @Test
  void badCirclesAndIdsThatAreThereTwiceAreBadRows() throws IOException {
    Path file =
        write(
            "message s { required int64 id; required double x; required double y;"
                + " required double radius; }",
            circle(1, 0, 1),
            circle(2, Double.NaN, 1),
            circle(3, 0, -1),
            circle(1, 0, 1),
            circle(0, 0, 1));
    List<String> bad = new ArrayList<>();
    ShapeTable shapes = new ShapeReader().skipBadRows(row -> bad.add(row.toString())).read(file);
    assertThat(List.of(shapes.id(0), shapes.id(1))).containsExactly("1", "0");
    assertThat(bad)
        .containsExactly(
            file + ", row 2: column \"x\": \"NaN\" is not a number",
            file + ", row 3: column \"radius\": \"-1\" must not be negative",
            file + ", row 4: column \"id\": \"1\" is already the id of an earlier row");
  }

  @Test
  void columnsOfOtherTypesAreRefused() throws IOException {
    Path file =
        write(
            "message s { required boolean x; required double y; required double radius; }",
            row -> {
              field(row, "x", 0, () -> row.addBoolean(true));
              field(row, "y", 1, () -> row.addDouble(1));
              field(row, "radius", 2, () -> row.addDouble(1));
            });
    assertThatThrownBy(() -> new ShapeReader().read(file))
        .isInstanceOf(BadFileException.class)
        .hasMessageContaining("column \"x\" must hold numbers, but holds BOOLEAN");
  }

  @Test
  void columnsMayHaveOtherNamesAndNumbersInTextADecimalComma() throws IOException {
    Path file =
        write(
            "message s { required boolean x; required double North; required binary size (STRING);"
                + " required int64 east; required int64 number; }",
            row -> {
              field(row, "x", 0, () -> row.addBoolean(true));
              field(row, "North", 1, () -> row.addDouble(2));
              field(row, "size", 2, () -> row.addBinary(Binary.fromString("1,5")));
              field(row, "east", 3, () -> row.addLong(1));
              field(row, "number", 4, () -> row.addLong(7));
            });
    ShapeReader reader =
        new ShapeReader()
            .decimal(',')
            .mapColumn("x", "east")
            .mapColumn("y", "north")
            .mapColumn("radius", "size")
            .mapColumn("id", "number");
    for (int threads = 1; threads < 4; threads++) {
      ShapeTable shapes = reader.threads(threads).read(file);
      assertThat(shapes.id(0)).isEqualTo("7");
      assertThat(shapes.shape(0)).isEqualTo(new Circle(1, 2, 1.5));
    }
    assertThatThrownBy(() -> reader.decimal('.').read(file))
        .hasMessage(
            file + ", row 1: column \"size\": \"1,5\" is not a number (use a point, not a comma)");
    assertThatThrownBy(() -> new ShapeReader().mapColumn("radius", "diameter").read(file))
        .hasMessageContaining("column \"x\" must hold numbers");
    assertThatThrownBy(
            () ->
                new ShapeReader().mapColumn("x", "east").mapColumn("radius", "diameter").read(file))
        .isInstanceOf(BadFileException.class)
        .hasMessageContaining("missing column: diameter for radius; found: x, North, size");
  }

  /** Replaced, both would be the same id. */
  @Test
  void textThatIsNotUtf8IsABadRow() throws IOException {
    Path file =
        write(
            "message s { required binary id (STRING); required double x; required double y;"
                + " required double radius; }",
            circle(Binary.fromConstantByteArray(new byte[] {'a', (byte) 0xe4})),
            circle(Binary.fromConstantByteArray(new byte[] {'a', (byte) 0xf6})),
            circle(Binary.fromString("a\uFFFD")));
    List<String> bad = new ArrayList<>();
    ShapeTable shapes = new ShapeReader().skipBadRows(row -> bad.add(row.toString())).read(file);
    assertThat(bad)
        .containsExactly(
            file + ", row 1: column \"id\": \"a\uFFFD\" is not valid UTF-8",
            file + ", row 2: column \"id\": \"a\uFFFD\" is not valid UTF-8");
    assertThat(shapes.id(0)).isEqualTo("a\uFFFD");
  }

  @Test
  void idsAreKeptAsTheyAre() throws IOException {
    Path file =
        write(
            "message s { required binary id (STRING); required double x; required double y;"
                + " required double radius; }",
            circle(Binary.fromString("a")),
            circle(Binary.fromString(" a")),
            circle(Binary.fromString("a ")));
    ShapeTable shapes = new ShapeReader().read(file);
    assertThat(List.of(shapes.id(0), shapes.id(1), shapes.id(2))).containsExactly("a", " a", "a ");
  }

  /** Whatever bit flips, the shapes are right or the file is refused, in words of Carom's own. */
  @Test
  void aFlippedBitIsNoticed() throws IOException {
    Path file =
        write(
            "message s { required int64 id; required double x; required double y;"
                + " required double radius; }",
            circle(1, 0, 1),
            circle(2, 5, 1));
    byte[] bytes = Files.readAllBytes(file);
    int refused = 0;
    for (int at = 4; at < bytes.length; at++) {
      byte[] flipped = bytes.clone();
      flipped[at] ^= (byte) (1 << at % 8);
      Path damaged = Files.write(folder.resolve("damaged.parquet"), flipped);
      try {
        ShapeTable shapes = new ShapeReader().read(damaged);
        for (int row = 0; row < shapes.size(); row++) {
          assertThat(shapes.shape(row)).as("byte " + at).isEqualTo(new Circle(row * 5, 0, 1));
        }
      } catch (BadFileException expected) {
        refused++;
        assertThat(expected.getMessage())
            .startsWith(damaged.toString())
            .doesNotContain("org.apache", "exception", "Exception", "could not", "page");
      }
    }
    assertThat(refused).isGreaterThan(bytes.length / 4);
  }

  private static Consumer<RecordConsumer> circle(Binary id) {
    return row -> {
      field(row, "id", 0, () -> row.addBinary(id));
      field(row, "x", 1, () -> row.addDouble(0));
      field(row, "y", 2, () -> row.addDouble(0));
      field(row, "radius", 3, () -> row.addDouble(1));
    };
  }

  private static Consumer<RecordConsumer> circle(long id, double x, double radius) {
    return row -> {
      field(row, "id", 0, () -> row.addLong(id));
      field(row, "x", 1, () -> row.addDouble(x));
      field(row, "y", 2, () -> row.addDouble(0));
      field(row, "radius", 3, () -> row.addDouble(radius));
    };
  }

  private static void field(RecordConsumer row, String name, int position, Runnable value) {
    row.startField(name, position);
    value.run();
    row.endField(name, position);
  }

  @SafeVarargs
  private Path write(String schema, Consumer<RecordConsumer>... rows) throws IOException {
    Path file = folder.resolve("shapes.parquet");
    try (ParquetWriter<Consumer<RecordConsumer>> writer =
        ParquetOutput.create(file, MessageTypeParser.parseMessageType(schema))) {
      for (Consumer<RecordConsumer> row : rows) {
        writer.write(row);
      }
    }
    return file;
  }
}
