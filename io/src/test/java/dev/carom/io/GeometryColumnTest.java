// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Shape;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.SimpleGroup;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.example.ExampleParquetWriter;
import org.apache.parquet.io.LocalOutputFile;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Types;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.jts.io.WKBWriter;
import org.locationtech.jts.io.WKTReader;

/** Files with a column of geometries. */
class GeometryColumnTest {
  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"geometry", "wkt", "geom", "WKT", " Geometry "})
  void pointsLinesAndPolygonsAreShapes(String name) throws IOException {
    ShapeTable shapes =
        read(
            "id,"
                + name
                + ",radius\n"
                + "a,POINT (1 2),3\n"
                + "b,POINT (1 2),\n"
                + "c,\"LINESTRING (0 0, 4 0)\",0.5\n"
                + "d,\"LINESTRING (0 0, 4 0, 4 0, 4 4)\",0.5\n"
                + "e,\"POLYGON ((0 0, 4 0, 4 0, 0 3, 0 0))\",\n"
                + "f,\"POLYGON ((0 0, 4 0, 4 4, 1 1, 0 0.5, 0 0))\",0.25\n");
    assertThat(shapes.shape(0)).isEqualTo(new Circle(1, 2, 3));
    assertThat(shapes.shape(1)).isEqualTo(new Circle(1, 2, 0));
    assertThat(shapes.shape(2)).isEqualTo(new Capsule(0, 0, 4, 0, 0.5));
    assertThat(shapes.shape(3))
        .isEqualTo(Compound.of(new Capsule(0, 0, 4, 0, 0.5), new Capsule(4, 0, 4, 4, 0.5)));
    assertThat(shapes.shape(4)).isEqualTo(Polygon.of(0, 0, 4, 0, 0, 3));
    assertThat(shapes.shape(5))
        .isEqualTo(OtherColumns.polygon(new double[] {0, 0, 4, 0, 4, 4, 1, 1, 0, 0.5}, 0.25));
    assertThat(shapes.circles()).isEqualTo(2);
    assertThat(shapes.capsules()).isEqualTo(2);
    assertThat(shapes.polygons()).isEqualTo(2);
  }

  @Test
  void severalPartsAreOneShape() throws IOException {
    ShapeTable shapes =
        read(
            "geom;radius\n"
                + "MULTIPOINT (0 0, 9 0);1\n"
                + "MULTILINESTRING ((0 0, 4 0), (0 1, 4 1, 4 1));0.25\n"
                + "MULTIPOLYGON (((0 0, 4 0, 0 3, 0 0)), ((9 9, 10 9, 9 10, 9 9)));0\n");
    assertThat(shapes.shape(0)).isEqualTo(Compound.of(new Circle(0, 0, 1), new Circle(9, 0, 1)));
    assertThat(shapes.shape(1))
        .isEqualTo(Compound.of(new Capsule(0, 0, 4, 0, 0.25), new Capsule(0, 1, 4, 1, 0.25)));
    assertThat(shapes.shape(2))
        .isEqualTo(Compound.of(Polygon.of(0, 0, 4, 0, 0, 3), Polygon.of(9, 9, 10, 9, 9, 10)));
    assertThat(List.of(shapes.circles(), shapes.capsules(), shapes.polygons()))
        .containsExactly(1, 1, 1);
    assertThat(shapes.outline(2)).as("more than one outline").isNull();
    List<String> pairs = new ArrayList<>();
    PairDetector.among(shapes).forEachPair((a, b) -> pairs.add(a + " " + b));
    assertThat(pairs).containsExactly("0 1", "0 2", "1 2");
  }

  @Test
  void hexadecimalDigitsAreWkb() throws IOException {
    assertThat(read("geometry\n0101000000000000000000F03F0000000000000040\n").shape(0))
        .isEqualTo(new Circle(1, 2, 0));
    assertThat(read("geometry\n0101000020E6100000000000000000f03f0000000000000040\n").shape(0))
        .isEqualTo(new Circle(1, 2, 0));
    assertThatThrownBy(() -> read("geometry\n0101000000000000\n"))
        .hasMessage(
            "test.csv:2: column \"geometry\": \"0101000000000000\" is not a geometry in WKB: it ends"
                + " too early, after 8 bytes");
  }

  @Test
  void wrongCellsAreReportedWithLineColumnAndValue() {
    assertThatThrownBy(
            () ->
                read("wkt\nPOINT (1 2)\n" + "\"POLYGON ((0 0,9 0,0 9,0 0),(1 1,2 1,1 2,1 1))\"\n"))
        .isInstanceOf(BadFileException.class)
        .hasMessage(
            "test.csv:3: column \"wkt\": \"POLYGON ((0 0,9 0,0 9,0 0),(1 1,2 1,1 2,1 1))\" has a"
                + " hole; cut the polygon into parts without holes, or leave the hole out");
    assertThatThrownBy(() -> read("wkt\n\"POLYGON ((0 0, 4 0, 0 3, 4 3, 0 0))\"\n"))
        .hasMessage(
            "test.csv:2: column \"wkt\": \"POLYGON ((0 0, 4 0, 0 3, 4 3, 0 0))\" is not a valid"
                + " polygon: the outline must not cross or touch itself, but its edges"
                + " from corner 1 (4.0, 0.0) to corner 2 (0.0, 3.0) and from corner 3 (4.0, 3.0) to"
                + " corner 0 (0.0, 0.0) share a point");
    assertThatThrownBy(() -> read("id,wkt\na, \n"))
        .hasMessage("test.csv:2: column \"wkt\": is empty");
    assertThatThrownBy(() -> read("wkt,radius\nPOINT (1 2),-1\n"))
        .hasMessage("test.csv:2: column \"radius\": \"-1\" must not be negative");
    assertThatThrownBy(() -> read("wkt,radius\nPOINT (1 2),big\n"))
        .hasMessage("test.csv:2: column \"radius\": \"big\" is not a number");
    assertThatThrownBy(() -> read("WKT,wkt\n"))
        .hasMessage("test.csv: duplicate column \"wkt\"; keep one of them");
    assertThatThrownBy(() -> read("id,the_geom\n"))
        .hasMessage(
            "test.csv: missing column: geometry; found: id, the_geom. Did you mean geometry for"
                + " the_geom?");
  }

  @Test
  void twoColumnsOfGeometriesNeedAChoice() throws IOException {
    String csv = "geom,wkt\nPOINT (1 2),POINT (3 4)\n";
    assertThatThrownBy(() -> read(csv))
        .hasMessage(
            "test.csv: the columns \"geom\" and \"wkt\" both mean the geometry; keep one of them, or"
                + " choose one, for example with --map geometry=wkt");
    assertThat(read(new ShapeReader().mapColumn("geometry", "wkt"), csv).shape(0))
        .isEqualTo(new Circle(3, 4, 0));
    assertThat(read(new ShapeReader().mapColumn("geometry", "geom"), csv).shape(0))
        .isEqualTo(new Circle(1, 2, 0));
  }

  /** Files of buildings often have a height, which does not make them boxes. */
  @Test
  void otherColumnsAreNotThoseOfShapes() throws IOException {
    String csv = "id,kind,x,height,angle,wkt\n1,barn,west,tall,,POINT (1 2)\n";
    ShapeTable shapes = read(new ShapeReader().keepColumns().withColumn("kind"), csv);
    assertThat(shapes.shape(0)).isEqualTo(new Circle(1, 2, 0));
    assertThat(shapes.text("height", 0)).isEqualTo("tall");
    assertThat(shapes.text("kind", 0)).isEqualTo("barn");
    assertThat(shapes.text("x", 0)).isEqualTo("west");
  }

  @Test
  void aMappedColumnDecidesBetweenTheGeometryAndOthers() throws IOException {
    String csv = "id,x,y,radius,wkt,place\n1,5,6,7,POINT (1 2),POINT (3 4)\n";
    assertThat(read(new ShapeReader(), csv).shape(0)).isEqualTo(new Circle(1, 2, 7));
    assertThat(read(new ShapeReader().mapColumn("x", "x"), csv).shape(0))
        .isEqualTo(new Circle(5, 6, 7));
    assertThat(read(new ShapeReader().mapColumn("geometry", "place"), csv).shape(0))
        .isEqualTo(new Circle(3, 4, 7));
    assertThat(read(new ShapeReader().mapColumn("radius", "x"), csv).shape(0))
        .isEqualTo(new Circle(1, 2, 5));
  }

  @Test
  void geometriesMayHaveClearances() throws IOException {
    ShapeReader reader = new ShapeReader().withClearances();
    ShapeTable shapes = read(reader, "wkt,clearance\nPOINT (1 2),0.5\nPOINT (1 2),\n");
    assertThat(shapes.clearance(0)).isEqualTo(0.5);
    assertThat(shapes.clearance(1)).isZero();
    assertThatThrownBy(() -> read(reader, "wkt,clearance\nPOINT (1 2),-1\n"))
        .hasMessage("test.csv:2: column \"clearance\": \"-1\" must not be negative");
    assertThatThrownBy(() -> read(reader, "wkt\n"))
        .hasMessage("test.csv: missing column: clearance; found: wkt");
  }

  @Test
  void rowsWithoutAGeometryMayHaveAKind() throws IOException {
    String header = "kind,min_x,min_y,max_x,max_y,wkt\n";
    ShapeTable shapes = read(header + "box,0,0,1,1,\n,,,,,POINT (1 2)\n");
    assertThat(shapes.boxes()).isEqualTo(1);
    assertThat(shapes.shape(1)).isEqualTo(new Circle(1, 2, 0));
    assertThatThrownBy(() -> read(header + ",0,0,1,1,\n"))
        .hasMessage("test.csv:2: column \"wkt\": is empty");
    assertThatThrownBy(() -> read(header + "box,0,0,1,1,POINT (1 2)\n"))
        .hasMessage(
            "test.csv:2: column \"min_x\": \"0\" does not apply to a row with a geometry; leave one"
                + " of the two empty");
  }

  @Test
  void aMappedGeometryIsForAllRowsUnlessOthersAreMappedToo() throws IOException {
    String house = "id;kind;x;y;radius;wkt\na;house;9;8;2;POINT (1 1)\n";
    assertThatThrownBy(() -> read(house))
        .hasMessage(
            "test.csv:2: column \"x\": \"9\" does not apply to a row with a geometry; leave one of the"
                + " two empty");
    assertThat(read(new ShapeReader().mapColumn("geometry", "wkt"), house).shape(0))
        .isEqualTo(new Circle(1, 1, 2));

    String mixed = "kind,x,y,radius,place\ncircle,1,2,3,\n,,,,POINT (1 2)\n";
    assertThatThrownBy(() -> read(new ShapeReader().mapColumn("geometry", "place"), mixed))
        .hasMessage("test.csv:2: column \"place\": is empty");
    ShapeTable both =
        read(new ShapeReader().mapColumn("geometry", "place").mapColumn("kind", "kind"), mixed);
    assertThat(both.shape(0)).isEqualTo(new Circle(1, 2, 3));
    assertThat(both.shape(1)).isEqualTo(new Circle(1, 2, 0));
  }

  @Test
  void whatIsWrittenIsReadAsTheSame() throws IOException {
    String lines =
        "MULTIPOINT (0 0, 9 0);1\n"
            + "LINESTRING (0 0, 4 0.1, 4 5);0.5\n"
            + "LINESTRING (1 1, 1 1);0.5\n"
            + "POINT (1 2);3\n"
            + "POLYGON ((0 0, 4 0, 4 4, 1 1, 0 0));0.1\n"
            + "MULTIPOLYGON (((0 0, 4 0, 0 3)), ((9 9, 10 9, 9 10, 9 9)));0\n";
    assertSameWhenWritten(read("geom;radius\n" + lines));
    String mixed = lines.replace("\n", ";;;;;;;;\n");
    assertSameWhenWritten(
        read(
            "geom;radius;kind;min_x;min_y;max_x;max_y;x;y;width;height;angle\n"
                + mixed.replaceAll(";+\n", ";;;;;;;;;;\n").replaceAll("\\);;", ");;")
                + ";;box;0;0;1;1;;;;;\n"
                + ";;box;;;;;1;2;3;4;30\n"));
  }

  private void assertSameWhenWritten(ShapeTable shapes) throws IOException {
    ByteArrayOutputStream csv = new ByteArrayOutputStream();
    ShapeWriter.writeCsv(shapes, csv);
    assertThat(rows(read(csv.toString(StandardCharsets.UTF_8)))).isEqualTo(rows(shapes));
    Path parquet = folder.resolve("written.parquet");
    try (SafeFile file = SafeFile.at(parquet)) {
      ShapeWriter.write(shapes, file);
      file.commit();
    }
    assertThat(rows(new ShapeReader().read(parquet))).isEqualTo(rows(shapes));
  }

  @Test
  void geoParquetNamesItsColumn() throws Exception {
    String schema = "message m { optional binary footprint; optional int32 height; }";
    String geo = "{\"version\":\"1.1.0\",\"columns\":{},\"primary_column\":\"footprint\"}";
    Path file = parquet(schema, geo, wkb("POINT (1 2)"), wkb("LINESTRING (0 0, 1 1, 2 0)"));
    ShapeTable shapes = new ShapeReader().keepColumns().read(file);
    assertThat(shapes.shape(0)).isEqualTo(new Circle(1, 2, 0));
    assertThat(shapes.shape(1)).isInstanceOf(Compound.class);
    assertThat(shapes.text("height", 1)).isEqualTo("1");
    Path broken = parquet(schema, "{\"primary_column\":", wkb("POINT (1 2)"));
    assertThatThrownBy(() -> new ShapeReader().read(broken))
        .hasMessageContaining("missing columns");
    assertThat(new ShapeReader().mapColumn("geometry", "footprint").read(broken).shape(0))
        .isEqualTo(new Circle(1, 2, 0));
  }

  @Test
  void wkbInParquetNeedsNoMetadata() throws Exception {
    String schema = "message m { optional binary geometry; optional int32 height; }";
    assertThat(
            new ShapeReader().threads(2).read(parquet(schema, null, wkb("POINT (1 2)"))).shape(0))
        .isEqualTo(new Circle(1, 2, 0));
    Path broken = parquet(schema, null, wkb("POINT (1 2)"), new byte[] {1, 2});
    assertThatThrownBy(() -> new ShapeReader().read(broken))
        .hasMessage(
            broken
                + ", row 2: column \"geometry\": is not a geometry in WKB: it ends too early, after 2"
                + " bytes");
    String text = "message m { optional binary wkt (STRING); optional int32 height; }";
    byte[] wkt = "POINT (1 2)".getBytes(StandardCharsets.UTF_8);
    assertThat(new ShapeReader().read(parquet(text, null, wkt)).shape(0))
        .isEqualTo(new Circle(1, 2, 0));
    MessageType annotated =
        new MessageType(
            "m",
            Types.optional(PrimitiveTypeName.BINARY)
                .as(LogicalTypeAnnotation.geometryType("OGC:CRS84"))
                .named("geom"),
            Types.optional(PrimitiveTypeName.INT32).named("height"));
    assertThat(new ShapeReader().read(parquet(annotated, null, wkb("POINT (1 2)"))).shape(0))
        .isEqualTo(new Circle(1, 2, 0));
    Path empty = parquet(schema, null, new byte[][] {null});
    assertThatThrownBy(() -> new ShapeReader().read(empty))
        .hasMessage(empty + ", row 1: column \"geometry\": is empty");
    Path group =
        parquet("message m { required group geom { required double x; } optional int32 h; }", null);
    assertThatThrownBy(() -> new ShapeReader().read(group))
        .hasMessage(
            group + ": column \"geom\" must hold one value per row, but holds a group of columns");
  }

  @Test
  void aRowThatIsNotFromAFileTakesOnePart() throws IOException {
    ShapeRow row = new ShapeRow("ships", List.of("wkt", "radius"));
    row.begin();
    row.text(0, "LINESTRING (0 0, 4 0)");
    row.number(1, 2);
    assertThat(row.end(1)).isTrue();
    assertThat(row.shape()).isEqualTo(new Capsule(0, 0, 4, 0, 2));
    row.begin();
    row.text(0, "LINESTRING (0 0, 4 0, 4 4)");
    assertThat(row.end(2)).isFalse();
    assertThat(row.badRow())
        .hasToString(
            "ships, row 2: column \"wkt\": \"LINESTRING (0 0, 4 0, 4 4)\" has several parts, which a"
                + " cluster does not support; split it into rows");
  }

  private static byte[] wkb(String wkt) throws Exception {
    return new WKBWriter().write(new WKTReader().read(wkt));
  }

  /** Writes geometries to the first column and row numbers to the second. */
  private Path parquet(String schema, String geo, byte[]... geometries) throws IOException {
    return parquet(MessageTypeParser.parseMessageType(schema), geo, geometries);
  }

  private Path parquet(MessageType type, String geo, byte[]... geometries) throws IOException {
    Path file = Files.createTempFile(folder, "geo", ".parquet");
    Files.delete(file);
    try (ParquetWriter<Group> writer =
        ExampleParquetWriter.builder(new LocalOutputFile(file))
            .withConf(new PlainParquetConfiguration())
            .withType(type)
            .withExtraMetaData(geo == null ? Map.of() : Map.of("geo", geo))
            .build()) {
      for (int k = 0; k < geometries.length; k++) {
        SimpleGroup row = new SimpleGroup(type);
        if (geometries[k] != null) {
          row.add(0, Binary.fromConstantByteArray(geometries[k]));
        }
        row.add(1, k);
        writer.write(row);
      }
    }
    return file;
  }

  private static List<String> rows(ShapeTable shapes) {
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < shapes.size(); row++) {
      Shape shape = shapes.shape(row);
      rows.add(shapes.id(row) + " " + shapes.kind(row) + " " + shape);
    }
    return rows;
  }

  private static ShapeTable read(String csv) throws IOException {
    return read(new ShapeReader(), csv);
  }

  private static ShapeTable read(ShapeReader reader, String csv) throws IOException {
    return reader.read("test.csv", new ByteArrayInputStream(csv.getBytes(StandardCharsets.UTF_8)));
  }
}
