// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;
import org.apache.parquet.schema.Type;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Columns that do not describe the shapes: read as text, and written with the pairs. */
class TextColumnsTest {
  private static final long SEED = 18_001;

  @TempDir Path folder;

  @Test
  void cellsAreReadAsTheyAre() throws IOException {
    ShapeTable shapes =
        read(
            new ShapeReader().keepColumns(),
            "net,id,x,y, Name ,radius\nGND,1,0,0, ø ,1\n,2,0,0,\"a, b\",1\n007,3,0,0,,1\n");
    assertThat(cells(shapes, "net")).containsExactly("GND", "", "007");
    assertThat(cells(shapes, "Name")).containsExactly(" ø ", "a, b", "");
    assertThat(cells(shapes, "name")).as("case is ignored").isEqualTo(cells(shapes, "Name"));
  }

  @Test
  void otherColumnsAreNotReadUnlessAskedFor() throws IOException {
    ShapeTable shapes =
        read(new ShapeReader().withColumn("net"), "x,y,radius,net,name\n0,0,1,a,b\n");
    assertThat(cells(shapes, "net")).containsExactly("a");
    assertThatThrownBy(() -> shapes.text("name", 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("column name was not read");
  }

  @Test
  void cellsOfInvalidRowsAreSkippedWithThem() throws IOException {
    List<String> bad = new ArrayList<>();
    ShapeReader reader =
        new ShapeReader().keepColumns().skipBadRows(row -> bad.add(row.toString()));
    ShapeTable shapes =
        read(
            reader,
            "net,id,x,y,radius\na,1,0,0,1\nbad,2,0,0,-1\nbad,1,0,0,1\nbad,4\nb,5,0,0,1\n\n\"c\",6,0,0,1\n"
                + "bad,7,\n\"d\",8,0,0,1\n");
    assertThat(bad).hasSize(4);
    assertThat(cells(shapes, "net")).containsExactly("a", "b", "c", "d");
  }

  @Test
  void columnsOfSeveralFilesGoOnAndAreEmptyWhereAFileHasNone() throws IOException {
    Path first = Files.writeString(folder.resolve("a.csv"), "net,x,y,radius\na,0,0,1\nb,0,0,1\n");
    Path second = Files.writeString(folder.resolve("b.csv"), "x;y;radius;name\n0;0;1;c\n");
    Path third = Files.writeString(folder.resolve("c.csv"), "x,y,radius,net,name\n0,0,1,d,e\n");
    ShapeTable shapes = new ShapeReader().keepColumns().read(List.of(first, second, third));
    assertThat(cells(shapes, "net")).containsExactly("a", "b", "", "d");
    assertThat(cells(shapes, "name")).containsExactly("", "", "c", "e");
    assertThatThrownBy(
            () -> new ShapeReader().withColumn("net").read(List.of(first, second, third)))
        .isInstanceOf(BadFileException.class)
        .hasMessageContaining("b.csv: missing column: net");
    assertThat(cells(new ShapeReader().withColumn("NET").read(List.of(first, third)), "net"))
        .containsExactly("a", "b", "d");
  }

  @Test
  void aColumnThatIsMappedDescribesTheShapesAndIsNotKept() throws IOException {
    ShapeReader reader = new ShapeReader().mapColumn("radius", "reach").keepColumns();
    ShapeTable shapes = read(reader, "x,y,reach,net\n0,0,1,a\n");
    assertThat(cells(shapes, "net")).containsExactly("a");
    assertThatThrownBy(() -> shapes.text("reach", 0)).hasMessage("column reach was not read");
    assertThatThrownBy(
            () ->
                read(
                    new ShapeReader().mapColumn("radius", "reach").withColumn("reach"),
                    "x,y,reach\n0,0,1\n"))
        .hasMessageContaining("column \"reach\" describes the shapes");
  }

  @Test
  void severalThreadsReadTheSame() throws IOException {
    Randoms random = new Randoms(SEED);
    StringBuilder csv = new StringBuilder("x,y,radius,net,name\n");
    List<String> nets = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (int row = 0; row < 120_000; row++) {
      nets.add("net-" + random.below(50));
      names.add(random.below(3) == 0 ? "" : "ø".repeat(random.below(9)) + row);
      csv.append(random.next()).append(',').append(random.next()).append(",1,");
      csv.append(nets.get(row)).append(',').append(names.get(row)).append('\n');
    }
    Path file = Files.writeString(folder.resolve("shapes.csv"), csv);
    assertThat(Files.size(file)).isGreaterThan(3 * CsvParts.SMALLEST_PART);
    for (int threads : new int[] {1, 3}) {
      ShapeTable shapes = new ShapeReader().keepColumns().threads(threads).read(file);
      assertThat(cells(shapes, "net")).as("%d threads", threads).isEqualTo(nets);
      assertThat(cells(shapes, "name")).as("%d threads", threads).isEqualTo(names);
    }
  }

  @Test
  void aFileMustHaveTheColumnsAskedFor() {
    assertThatThrownBy(() -> read(new ShapeReader().withColumn("net"), "id,x,y,radius,name\n"))
        .isInstanceOf(BadFileException.class)
        .hasMessage("test.csv: missing column: net; found: id, x, y, radius, name");
    assertThatThrownBy(() -> read(new ShapeReader().withColumn("Radius"), "id,x,y,radius\n"))
        .isInstanceOf(BadFileException.class)
        .hasMessage("test.csv: column \"Radius\" describes the shapes; name another one");
  }

  @Test
  void columnsOfTheSameNameAreRejectedIfTheyAreRead() throws IOException {
    String csv = "x,y,radius,net,Net,name,name,,\n0,0,1,a,b,c,d,,\n";
    assertThat(read(new ShapeReader(), csv).size()).isEqualTo(1);
    assertThatThrownBy(() -> read(new ShapeReader().withColumn("net"), csv))
        .isInstanceOf(BadFileException.class)
        .hasMessage("test.csv: duplicate column \"net\"; keep one of them");
    assertThatThrownBy(() -> read(new ShapeReader().keepColumns(), csv))
        .isInstanceOf(BadFileException.class)
        .hasMessage("test.csv: duplicate column \"name\"; keep one of them");
    ShapeTable kept = read(new ShapeReader().keepColumns(), csv.replace("name,name", "name,note"));
    assertThat(kept.text("net", 0) + kept.text("Net", 0)).isEqualTo("ab");
  }

  @Test
  void keptColumnsFollowThePairs() throws IOException {
    String header = "net,x,y,radius,name,\n";
    ShapeTable a =
        read(new ShapeReader().keepColumns(), header + "GND,0,0,1,\"a, b\",\n,5,5,1,,\n");
    ShapeTable b =
        read(new ShapeReader().keepColumns(), "id,x,y,radius,\"Zone, old\"\nz,0,0,9,  north\n");
    assertThat(csv(a, b, false))
        .isEqualTo(
            "a,b,a_net,a_name,\"b_Zone, old\"\n1,z,GND,\"a, b\",\"  north\"\n2,z,,,\"  north\"\n");
    assertThat(csv(a, a, true))
        .startsWith("a,b,normal_x,")
        .contains(",a_net,a_name,b_net,b_name\n");
    ShapeTable needed = read(new ShapeReader().withColumn("net"), header + "GND,0,0,1,name,\n");
    assertThat(csv(needed, needed, false)).as("only kept ones").isEqualTo("a,b\n1,1\n");
  }

  @Test
  void keptColumnsGoToParquetAndBack() throws IOException {
    ShapeTable shapes =
        read(new ShapeReader().keepColumns(), "net,x,y,radius\nø,0,0,1\n,0,0,1\nb,0,0,1\n");
    Path file = folder.resolve("pairs.parquet");
    try (SafeFile safe = SafeFile.at(file);
        PairWriter writer = PairWriter.to(safe, shapes, shapes, true, 1)) {
      writer.write(0, 1);
      writer.write(1, 2);
      writer.finish();
      safe.commit();
    }
    try (ParquetColumns columns = ParquetColumns.open(file)) {
      MessageType schema = columns.metaData().getSchema();
      assertThat(schema.toString())
          .contains(
              "point_y;\n  optional binary a_net (STRING);\n  optional binary b_net (STRING);");
      TextColumn[] nets = {new TextColumn("a_net", true), new TextColumn("b_net", true)};
      Map<Type, Column> selected = new LinkedHashMap<>();
      selected.put(schema.getType("a_net"), null);
      selected.put(schema.getType("b_net"), null);
      columns.select(selected, Map.of("a_net", nets[0], "b_net", nets[1]));
      assertThat(columns.next()).isTrue();
      for (int row = 0; row < columns.rows(); row++) {
        for (int k = 0; k < nets.length; k++) {
          nets[k].clear();
          columns.cells().get(k).cell(row, null);
          nets[k].add();
        }
      }
      assertThat(nets[0].get(0) + nets[1].get(0)).isEqualTo("ø");
      assertThat(nets[0].get(1) + nets[1].get(1)).isEqualTo("b");
    }
  }

  @Test
  void parquetCellsOfAnyTypeBecomeText() throws IOException {
    Path file =
        write(
            "message s { required double x; required double y; required double radius;"
                + " optional binary net (STRING); required int32 whole; required float f;"
                + " required double d; required boolean flag; required int32 day (DATE);"
                + " required int32 price (DECIMAL(9,2)); required int64 big (INTEGER(64,false));"
                + " repeated int32 list; required group point { required int32 u; }"
                + " required binary bytes; }",
            row -> {
              circle(row);
              field(row, "net", 3, () -> row.addBinary(Binary.fromString("ø")));
              others(row);
            },
            row -> {
              circle(row);
              others(row);
            });
    for (int threads : new int[] {1, 3}) {
      ShapeTable shapes = new ShapeReader().keepColumns().threads(threads).read(file);
      assertThat(shapes.keptTexts().stream().map(column -> column.name + "=" + column.get(0)))
          .containsExactly(
              "net=ø",
              "whole=-7",
              "f=0.1",
              "d=1.5",
              "flag=true",
              "day=2026-01-02",
              "price=12.50",
              "big=18446744073709551615",
              "bytes=0x0A");
      assertThat(cells(shapes, "net")).containsExactly("ø", "");
    }
    assertThat(cells(new ShapeReader().withColumn("Whole").read(file), "whole"))
        .containsExactly("-7", "-7");
    assertThatThrownBy(() -> new ShapeReader().withColumn("list").read(file))
        .isInstanceOf(BadFileException.class)
        .hasMessage(file + ": column \"list\" must hold one value per row, but holds INT32");
    assertThatThrownBy(() -> new ShapeReader().withColumn("layer").read(file))
        .isInstanceOf(BadFileException.class)
        .hasMessageStartingWith(file + ": missing column: layer; found: x, y, radius, net,");
  }

  @Test
  void anAbsentCellIsEmptyEvenAfterAnInvalidRow() throws IOException {
    Path file =
        write(
            "message s { required double x; required double y; required double radius;"
                + " optional binary net (STRING); }",
            row -> {
              field(row, "x", 0, () -> row.addDouble(Double.NaN));
              field(row, "y", 1, () -> row.addDouble(0));
              field(row, "radius", 2, () -> row.addDouble(1));
              field(row, "net", 3, () -> row.addBinary(Binary.fromString("of a bad row")));
            },
            TextColumnsTest::circle);
    ShapeTable shapes = new ShapeReader().keepColumns().skipBadRows(row -> {}).read(file);
    assertThat(cells(shapes, "net")).containsExactly("");
  }

  @Test
  void keptTextThatIsNotUtf8IsABadRow() throws IOException {
    Path file =
        write(
            "message s { required double x; required double y; required double radius;"
                + " required binary Net (STRING); }",
            row -> {
              circle(row);
              byte[] latin = {'B', (byte) 0xe4};
              field(row, "Net", 3, () -> row.addBinary(Binary.fromConstantByteArray(latin)));
            });
    assertThatThrownBy(() -> new ShapeReader().keepColumns().read(file))
        .isInstanceOf(BadFileException.class)
        .hasMessage(file + ", row 1: column \"Net\": \"B\ufffd\" is not valid UTF-8");
  }

  private static void circle(RecordConsumer row) {
    field(row, "x", 0, () -> row.addDouble(0));
    field(row, "y", 1, () -> row.addDouble(0));
    field(row, "radius", 2, () -> row.addDouble(1));
  }

  private static void others(RecordConsumer row) {
    field(row, "whole", 4, () -> row.addInteger(-7));
    field(row, "f", 5, () -> row.addFloat(0.1f));
    field(row, "d", 6, () -> row.addDouble(1.5));
    field(row, "flag", 7, () -> row.addBoolean(true));
    field(row, "day", 8, () -> row.addInteger(20_455));
    field(row, "price", 9, () -> row.addInteger(1250));
    field(row, "big", 10, () -> row.addLong(-1));
    field(
        row,
        "point",
        12,
        () -> {
          row.startGroup();
          field(row, "u", 0, () -> row.addInteger(1));
          row.endGroup();
        });
    field(row, "bytes", 13, () -> row.addBinary(Binary.fromConstantByteArray(new byte[] {10})));
  }

  private static void field(RecordConsumer row, String name, int position, Runnable value) {
    row.startField(name, position);
    value.run();
    row.endField(name, position);
  }

  @SafeVarargs
  private Path write(String schema, Consumer<RecordConsumer>... rows) throws IOException {
    Path file = folder.resolve("shapes.parquet");
    MessageType type = MessageTypeParser.parseMessageType(schema);
    try (ParquetWriter<Consumer<RecordConsumer>> writer = ParquetOutput.create(file, type)) {
      for (Consumer<RecordConsumer> row : rows) {
        writer.write(row);
      }
    }
    return file;
  }

  private static ShapeTable read(ShapeReader reader, String csv) throws IOException {
    return reader.read("test.csv", new ByteArrayInputStream(csv.getBytes(StandardCharsets.UTF_8)));
  }

  private static List<String> cells(ShapeTable shapes, String column) {
    List<String> cells = new ArrayList<>();
    for (int row = 0; row < shapes.size(); row++) {
      cells.add(shapes.text(column, row));
    }
    return cells;
  }

  /** All pairs of rows. */
  private static String csv(ShapeTable a, ShapeTable b, boolean contacts) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (PairWriter writer = PairWriter.toCsv(bytes, a, b, contacts, 2)) {
      for (int row = 0; row < a.size(); row++) {
        writer.write(row, 0);
      }
      writer.finish();
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
