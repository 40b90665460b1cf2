// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.github.luben.zstd.Zstd;
import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Shape;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Shapes in JSON lines and GeoJSON. */
class JsonShapesTest {
  @TempDir Path folder;

  @Test
  void eachObjectHasTheColumnsItNeeds() throws IOException {
    ShapeTable shapes =
        read(
            """
            {"id": "a", "x": 1, "y": 2.5, "radius": 3e0}
            {"id": 7, "min_x": 0, "min_y": 0, "max_x": 1, "max_y": 1, "note": null}

            {"radius": 1, "x": 0, "y": "0", "x2": 4, "y2": 0, "id": "c"}
            {"id": "d", "points": "0 0, 4 0, 0 3"}
            {"id": "e", "points": [[0, 0], [4, 0], [0, 3]], "radius": null}
            {"id": "f", "kind": "circle", "x": 1, "y": 2, "radius": 3, "width": null, "height": null}
            {"id": "g", "wkt": "POINT (1 2)"}
            {"id": "h", "geometry": {"type": "Point", "coordinates": [1, 2]}, "radius": 5}
            """);
    assertThat(all(shapes))
        .containsExactly(
            new Circle(1, 2.5, 3),
            new Box(0, 0, 1, 1),
            new Capsule(0, 0, 4, 0, 1),
            Polygon.of(0, 0, 4, 0, 0, 3),
            Polygon.of(0, 0, 4, 0, 0, 3),
            new Circle(1, 2, 3),
            new Circle(1, 2, 0),
            new Circle(1, 2, 5));
    assertThat(shapes.id(1)).isEqualTo("7");
  }

  @Test
  void featuresAreShapes() throws IOException {
    ShapeTable shapes =
        new ShapeReader()
            .keepColumns()
            .withColumn("owner")
            .read(
                "zones.geojson",
                stream(
                    """
            {"type": "FeatureCollection", "name": "zones", "bbox": [0, 0, 9, 9],
             "crs": {"type": "name", "properties": {"name": "EPSG:25832"}},
             "features": [
              {"type": "Feature", "id": 1, "properties": {"radius": 2, "Owner": "Ann", "height": 7.50},
               "geometry": {"type": "Point", "coordinates": [1, 2, 99]}},
              {"type": "Feature", "id": 2, "properties": {"owner": "Bob", "tags": ["a", {"b": 1.10}]},
               "geometry": {"coordinates": [[0, 0], [4, 0], [4, 4]], "type": "LineString"}},
              {"type": "Feature", "id": 3, "properties": null,
               "geometry": {"type": "Polygon", "coordinates": [[[0, 0], [4, 0], [0, 3], [0, 0]]]}},
              {"type": "Feature", "id": 4, "properties": {"id": "other", "geometry": 5, "wkt": "x"},
               "geometry": {"type": "MultiPolygon", "coordinates":
                 [[[[0, 0], [4, 0], [0, 3]]], [[[9, 9], [10, 9], [9, 10], [9, 9]]]]}}
             ]}
            """));
    assertThat(all(shapes))
        .containsExactly(
            new Circle(1, 2, 2),
            Compound.of(new Capsule(0, 0, 4, 0, 0), new Capsule(4, 0, 4, 4, 0)),
            Polygon.of(0, 0, 4, 0, 0, 3),
            Compound.of(Polygon.of(0, 0, 4, 0, 0, 3), Polygon.of(9, 9, 10, 9, 9, 10)));
    assertThat(shapes.id(3)).isEqualTo("4");
    assertThat(texts(shapes, "owner")).containsExactly("Ann", "Bob", "", "");
    assertThat(texts(shapes, "height")).containsExactly("7.50", "", "", "");
    assertThat(texts(shapes, "tags")).containsExactly("", "[\"a\",{\"b\":1.10}]", "", "");
    assertThat(texts(shapes, "wkt")).containsExactly("", "", "", "x");
  }

  @Test
  void featuresMayBeOnLinesOfTheirOwn() throws IOException {
    String feature =
        "{\"type\":\"Feature\",\"properties\":{\"name\":\"%s\",\"r\":3},"
            + "\"geometry\":{\"type\":\"Point\",\"coordinates\":[1,2]}}\n";
    ShapeTable shapes =
        read(
            new ShapeReader().mapColumn("id", "name").mapColumn("radius", "r"),
            feature.formatted("a") + feature.formatted("b"));
    assertThat(all(shapes)).containsExactly(new Circle(1, 2, 3), new Circle(1, 2, 3));
    assertThat(shapes.id(1)).isEqualTo("b");
  }

  @Test
  void propertiesMayDescribeTheShapesInstead() throws IOException {
    String feature =
        "{\"type\":\"Feature\",\"properties\":{\"x\":5,\"y\":6,\"radius\":7},"
            + "\"geometry\":{\"type\":\"Point\",\"coordinates\":[1,2]}}";
    assertThat(all(read(feature))).containsExactly(new Circle(1, 2, 7));
    assertThat(all(read(new ShapeReader().mapColumn("x", "x"), feature)))
        .containsExactly(new Circle(5, 6, 7));
  }

  @Test
  void numbersAreReadAsTheNearestDoubles() throws IOException {
    SplittableRandom random = new SplittableRandom(3);
    for (int k = 0; k < 1000; k++) {
      double x = Double.longBitsToDouble(random.nextLong());
      if (!(Math.abs(x) <= Double.MAX_VALUE)) {
        continue;
      }
      String text = k % 2 == 0 ? Double.toString(x) : new java.math.BigDecimal(x).toString();
      if (text.length() > 900) {
        continue;
      }
      String json =
          "{\"x\":%1$s,\"y\":0,\"radius\":0}\n{\"wkt\":\"POINT (%1$s 0)\"}\n".formatted(text)
              + "{\"geometry\":{\"type\":\"Point\",\"coordinates\":[%s,0]}}".formatted(text);
      assertThat(all(read(json))).as(text).containsOnly(new Circle(x, 0, 0));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"s.jsonl", "s.NDJSON", "s.json", "s.geojson", "s", "s.txt"})
  void theNameOrTheFirstBytesSayThatItIsJson(String name) throws IOException {
    String json = " \n{\"x\":1,\"y\":2,\"radius\":3}";
    byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
    assertThat(all(new ShapeReader().read(name, new ByteArrayInputStream(bytes))))
        .containsExactly(new Circle(1, 2, 3));
    Path file = Files.write(folder.resolve(name), bytes);
    assertThat(all(new ShapeReader().threads(2).read(file))).containsExactly(new Circle(1, 2, 3));
    Files.write(file, Zstd.compress(bytes));
    assertThat(all(new ShapeReader().read(file))).containsExactly(new Circle(1, 2, 3));
  }

  @Test
  void otherEncodingsHaveAMark() throws IOException {
    String json = "\uFEFF{\"id\":\"Ä\",\"x\":1,\"y\":2,\"radius\":3}";
    for (Charset charset :
        List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE)) {
      byte[] bytes = json.getBytes(charset);
      ShapeTable shapes = new ShapeReader().read("-", new ByteArrayInputStream(bytes));
      assertThat(shapes.id(0)).isEqualTo("Ä");
    }
    byte[] latin = json.substring(1).getBytes(StandardCharsets.ISO_8859_1);
    assertThatThrownBy(() -> new ShapeReader().read("s.jsonl", new ByteArrayInputStream(latin)))
        .hasMessageStartingWith("s.jsonl:1: byte 0xC4 is not valid UTF-8");
  }

  @Test
  void aLargeFileIsReadTheSameWithThreads() throws IOException {
    StringBuilder json = new StringBuilder();
    for (int k = 0; k < 60_000; k++) {
      json.append("{\"x\":").append(k).append(",\"y\":2,\"radius\":3}\n");
    }
    Path file = Files.writeString(folder.resolve("large.jsonl"), json);
    assertThat(Files.size(file)).isGreaterThan(CsvParts.SMALLEST_PART);
    ShapeTable shapes = new ShapeReader().threads(2).read(file);
    assertThat(shapes.size()).isEqualTo(60_000);
    assertThat(shapes.id(59_999)).isEqualTo("60000");
  }

  @Test
  void noObjectsAreNoShapes() throws IOException {
    assertThat(read("").size()).isZero();
    assertThat(read(new ShapeReader().withColumn("net"), "\n").size()).isZero();
    ShapeTable shapes =
        read(
            new ShapeReader().withColumn("net").keepColumns(),
            "{\"type\":\"FeatureCollection\",\"features\":[]}");
    assertThat(shapes.size()).isZero();
    assertThat(PairDetector.among(shapes).groups("net").forEachPair((a, b) -> {})).isZero();
    assertThatThrownBy(() -> new ShapeReader().read("z.geojson", stream(" ")))
        .hasMessage("z.geojson is empty; it must hold JSON objects or GeoJSON");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "{\"x\":1,\"y\":2}|1: circles need the columns x, y and radius; boxes",
        "{\"x\":1,\"radius\":2}|1: missing column: y; found: x, radius",
        "{\"x\":1,\"y\":2,\"r\":2}|1: missing column: radius; found: x, y, r. Did you mean radius for r?",
        "{\"x\":1,\"x\":1,\"y\":2,\"radius\":2}|1: duplicate column \"x\"; keep one of them",
        "{\"x\":1,\"y\":2,\"radius\":1,\"width\":3,\"height\":4}|1: the columns fit both circles and",
        "{\"x\":\"1,5\",\"y\":2,\"radius\":1}|1: column \"x\": \"1,5\" is not a number (use a point, not",
        "{\"x\":true,\"y\":2,\"radius\":1}|1: column \"x\": \"true\" is not a number",
        "{\"x\":[1],\"y\":2,\"radius\":1}|1: column \"x\": \"[…]\" must not be an object or an array",
        "{\"x\":{},\"y\":2,\"radius\":1}|1: column \"x\": \"{…}\" must not be an object or an array",
        "{\"x\":NaN,\"y\":2,\"radius\":1}|1: column \"x\": \"NaN\" is not a number",
        "{\"x\":1e999,\"y\":2,\"radius\":1}|1: column \"x\": \"1e999\" exceeds the range of doubles",
        "{\"x\":null,\"y\":2,\"radius\":1}|1: column \"x\": is empty",
        "{\"id\":\"\",\"x\":1,\"y\":2,\"radius\":1}|1: column \"id\": is empty",
        "{\"id\":[1],\"x\":1,\"y\":2,\"radius\":1}|1: column \"id\": \"[…]\" must not be an object or an",
        "{\"id\":\"\\ud800\",\"x\":1,\"y\":2,\"radius\":1}|1: column \"id\": \"?\" has half of a surrogate",
        "{\"points\":[[0,0],[1]]}|1: column \"points\": \"[…]\" needs two numbers for each point, but point"
            + " 2 has 1",
        "{\"points\":[0,0]}|1: column \"points\": \"[…]\" has coordinates that are nested differently",
        "{\"geometry\":5}|1: column \"geometry\": \"5\" is not a geometry in WKT",
        "{\"geometry\":null}|1: column \"geometry\": is empty",
        "{\"geometry\":{}}|1: column \"geometry\": has no \"type\", such as Point or Polygon",
        "{\"geometry\":{\"type\":\"Point\"}}|1: column \"geometry\": \"Point\" has no \"coordinates\"",
        "{\"geometry\":{\"type\":\"Point\",\"coordinates\":[]}}|1: column \"geometry\": \"Point\" has no points",
        "{\"geometry\":{\"type\":\"Point\",\"coordinates\":[1]}}|1: column \"geometry\": \"Point\" needs two"
            + " numbers for each point, but point 1 has 1",
        "{\"geometry\":{\"type\":\"Point\",\"coordinates\":[1,\"2\"]}}|1: column \"geometry\": \"Point\" has"
            + " coordinates that are not numbers: 2",
        "{\"geometry\":{\"type\":\"Point\",\"coordinates\":[1,1e400]}}|1: column \"geometry\": \"Point\" has a"
            + " coordinate that is not a finite number: 1e400",
        "{\"geometry\":{\"type\":\"Point\",\"coordinates\":[[1,2]]}}|1: column \"geometry\": \"Point\" has"
            + " coordinates that are nested differently from those of this type",
        "{\"geometry\":{\"type\":\"Polygon\",\"coordinates\":[[1,2]]}}|1: column \"geometry\": \"Polygon\" has"
            + " coordinates that are nested differently from those of this type",
        "{\"geometry\":{\"type\":\"LineString\",\"coordinates\":[[1,2]]}}|1: column \"geometry\":"
            + " \"LineString\" has a line of one point; a line needs at least two",
        "{\"geometry\":{\"type\":\"Disc\",\"coordinates\":[1,2]}}|1: column \"geometry\": \"Disc\" is not a"
            + " type of GeoJSON geometries, such as Point, LineString or Polygon",
        "{\"geometry\":{\"type\":\"GeometryCollection\",\"geometries\":[]}}|1: column \"geometry\":"
            + " \"GeometryCollection\" is a GeometryCollection; use points, lines or polygons",
        "{\"geometry\":{\"type\":\"Polygon\",\"coordinates\":[[[0,0],[9,0],[0,9]],[[1,1],[2,1],[1,2]]]}}|1:"
            + " column \"geometry\": \"Polygon\" has a hole; cut the polygon into parts",
        "{\"type\":\"Point\",\"coordinates\":[1,2]}|1: a Point alone is not a shape; wrap it in a"
            + " Feature: {\"type\": \"Feature\", \"geometry\": {\"type\": \"Point\", …}}",
        "{\"coordinates\":[[0,0],[1,1]],\"type\":\"LineString\"}|1: a LineString alone is not a shape;",
        "{\"type\":\"GeometryCollection\",\"geometries\":[]}|1: a GeometryCollection is not a",
        "{\"type\":\"FeatureCollection\"}|1: a FeatureCollection needs \"features\", an array",
        "{\"type\":\"FeatureCollection\",\"features\":{}}|1: a FeatureCollection needs \"features\",",
        "{\"type\":\"Disc\",\"x\":1,\"radius\":2}|1: missing column: y; found: type, x, radius",
        "[1]|1: expected an object, such as {\"x\": 1, \"y\": 2, \"radius\": 3}, but found an array; write",
        "5|1: expected an object, such as {\"x\": 1, \"y\": 2, \"radius\": 3}, but found 5",
        "{\"x\":1,|1: the file ends in the middle of a value; it is not complete",
        "{\"x\":\"1|1: the file ends in the middle of a value; it is not complete",
        "{\"x\":1 \"y\":2}|1: this is not JSON: Unexpected character ('\"' (code 34)): was expecting comma",
        "{x:1}|1: this is not JSON: Unexpected character ('x' (code 120)): was expecting double-quote",
        "{\"x\":nul}|1: this is not JSON: Unrecognized token 'nul'",
        "{\"x\":1}}|1: "
      })
  void whatIsWrongIsSaidWithLineColumnAndValue(String json, String problem) {
    assertThatThrownBy(() -> read(json))
        .isInstanceOf(BadFileException.class)
        .hasMessageStartingWith("test.jsonl:" + problem);
  }

  @Test
  void theTypeOfARowMayBeAnything() throws IOException {
    for (String type : new String[] {"Point", "FeatureCollection", "Feature"}) {
      assertThat(all(read("{\"type\":\"" + type + "\",\"x\":1,\"y\":2,\"radius\":3}")))
          .containsExactly(new Circle(1, 2, 3));
    }
  }

  @Test
  void featuresAreCounted() {
    String start = "{\"type\":\"FeatureCollection\",\"features\":[";
    String fine =
        "{\"type\":\"Feature\",\"geometry\":{\"type\":\"Point\",\"coordinates\":[1,2]},"
            + "\"properties\":{\"radius\":-1}}";
    assertThatThrownBy(() -> read(start + fine.replace("-1", "1") + ",\n" + fine + "]}"))
        .hasMessage("test.jsonl, feature 2: column \"radius\": \"-1\" must not be negative");
    assertThatThrownBy(() -> read(start + "{\"type\":\"Feature\"}]}"))
        .hasMessage("test.jsonl, feature 1: a feature needs \"type\": \"Feature\" and a geometry");
    assertThatThrownBy(() -> read(start + "{}, 5]}"))
        .hasMessageStartingWith("test.jsonl, feature 1: ");
    assertThatThrownBy(() -> read(start + "{\"type\":\"Feature\",\"geometry\":null}]}"))
        .hasMessage("test.jsonl, feature 1: column \"geometry\": is empty");
  }

  @Test
  void rowsThatAreInvalidMayBeSkipped() throws IOException {
    List<String> skipped = new ArrayList<>();
    ShapeTable shapes =
        read(
            new ShapeReader().skipBadRows(row -> skipped.add(row.toString())),
            """
            {"x": 1}
            {"x": 1, "y": 2, "radius": 3}
            {"x": 1, "y": "north", "radius": 3}
            {"id": 5, "x": 1, "y": 2, "radius": 3}
            {"x": 1, "y": 2, "radius": 4}
            """);
    assertThat(skipped)
        .hasSize(3)
        .satisfies(rows -> assertThat(rows.get(0)).startsWith("test.jsonl:1: circles need"))
        .contains("test.jsonl:3: column \"y\": \"north\" is not a number")
        .contains(
            "test.jsonl:4: this object has an id, but the first one does not; give all of them ids,"
                + " or none");
    assertThat(shapes.size()).isEqualTo(2);
    assertThat(shapes.id(0)).as("row numbers count all rows").isEqualTo("2");
    assertThat(shapes.id(1)).isEqualTo("5");
  }

  @Test
  void columnsOfGroupsMustBeThere() throws IOException {
    String rows = "{\"x\":1,\"y\":2,\"radius\":3}\n{\"x\":1,\"y\":2,\"radius\":3,\"Net\":\"a\"}\n";
    ShapeTable shapes = read(new ShapeReader().withColumn("net"), rows);
    assertThat(texts(shapes, "net")).containsExactly("", "a");
    assertThatThrownBy(() -> read(new ShapeReader().withColumn("side"), rows))
        .hasMessage("test.jsonl: missing column: side; found: x, y, radius, Net");
    assertThatThrownBy(() -> read(new ShapeReader().withColumn("x"), rows))
        .hasMessage("test.jsonl: column \"x\" describes the shapes; name another one");
  }

  /** As in the other formats: in the order and with the names of the file. */
  @Test
  void columnsOfGroupsAreKeptWithTheNamesOfTheFile() throws IOException {
    String rows =
        "{\"x\":1,\"y\":2,\"radius\":3,\"note\":\"-\"}\n"
            + "{\"x\":1,\"y\":2,\"radius\":3,\"Net\":\"a\"}\n";
    ShapeTable shapes = read(new ShapeReader().withColumn("NET").keepColumns(), rows);
    assertThat(shapes.keptTexts()).extracting(column -> column.name).containsExactly("note", "Net");
    assertThat(texts(shapes, "NET")).containsExactly("", "a");

    Path none = Files.writeString(folder.resolve("a.geojson"), "{\"features\":[]}");
    Path some = Files.writeString(folder.resolve("b.jsonl"), rows);
    ShapeTable both = new ShapeReader().withColumn("NET").keepColumns().read(List.of(none, some));
    assertThat(both.keptTexts()).extracting(column -> column.name).containsExactly("note", "Net");
  }

  @Test
  void clearancesMayBeLeftOut() throws IOException {
    ShapeReader reader = new ShapeReader().withClearances();
    ShapeTable shapes =
        read(
            reader,
            """
            {"x": 1, "y": 2, "radius": 3}
            {"x": 1, "y": 2, "radius": 3, "clearance": 0.5}
            {"wkt": "POINT (1 2)", "Clearance": null}
            {"wkt": "POINT (1 2)", "clearance": "2"}
            """);
    assertThat(List.of(0, 1, 2, 3))
        .extracting(shapes::clearance)
        .containsExactly(0.0, 0.5, 0.0, 2.0);
    assertThat(read(reader, "").size()).isZero();
    assertThatThrownBy(() -> read(reader, "{\"x\":1,\"y\":2,\"radius\":3}"))
        .hasMessage("test.jsonl: missing column: clearance; found: x, y, radius");
    assertThatThrownBy(() -> read(reader, "{\"x\":1,\"y\":2,\"radius\":3,\"clearance\":-1}"))
        .hasMessage("test.jsonl:1: column \"clearance\": \"-1\" must not be negative");
  }

  @Test
  void objectsAndArraysAreKeptAsWritten() throws IOException {
    String nested = "[3e777777777777777770,-0.10,NaN,{\"a\":{},\"b\":[null,true,\"\\n\"]},[]]";
    ShapeTable shapes =
        read(
            new ShapeReader().keepColumns(),
            "{\"x\":1,\"y\":2,\"radius\":3,\"more\": " + nested + "}");
    assertThat(texts(shapes, "more")).containsExactly(nested);
  }

  @Test
  void filesOfSeveralFormatsAreOneTable() throws IOException {
    Path json = folder.resolve("a.jsonl");
    Path csv = folder.resolve("b.csv");
    Files.writeString(json, "{\"x\":1,\"y\":2,\"radius\":3,\"name\":\"one\"}\n");
    Files.writeString(csv, "name,x,y,radius\ntwo,1,2,4\n");
    ShapeTable shapes = new ShapeReader().keepColumns().read(List.of(json, csv, json));
    assertThat(texts(shapes, "name")).containsExactly("one", "two", "one");
    assertThat(shapes.id(2)).isEqualTo("3");
  }

  @Test
  void theNameMustNotSayCsv() throws IOException {
    Path file = Files.writeString(folder.resolve("s.csv"), "{\"x\":1,\"y\":2,\"radius\":3}");
    assertThatThrownBy(() -> new ShapeReader().read(file))
        .hasMessage(file + " is JSON, not CSV; name it .jsonl or .geojson");
    assertThatThrownBy(() -> FileCheck.csvColumns("s.txt", stream("{\"x\":1}")))
        .hasMessage("s.txt is JSON, not CSV; convert it first, for example with carom convert");
  }

  @Test
  void deepNestingAndLongNumbersAreRefused() {
    String deep = "{\"x\":" + "[".repeat(200_000);
    assertThatThrownBy(() -> read(deep))
        .hasMessage("test.jsonl:1: objects and arrays are nested more than 100 deep");
    assertThatThrownBy(() -> read("{\"geometry\":{\"coordinates\":" + "[".repeat(200_000)))
        .hasMessage("test.jsonl:1: objects and arrays are nested more than 100 deep");
    assertThatThrownBy(() -> read("\n\n{\"x\":" + "1".repeat(5000) + "}"))
        .hasMessage("test.jsonl:3: a number, a text or a name is too long");
  }

  @Test
  void filesThatAreCutOffOrChangedAreNeverMoreThanRefused() {
    String whole =
        "{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\",\"id\":\"\\u00e4\","
            + "\"properties\":{\"radius\":2,\"a\":[1,{\"b\":null}]},\"geometry\":{\"type\":\"Polygon\","
            + "\"coordinates\":[[[0,0],[4.5e0,0],[0,3],[0,0]]]}}]}\n"
            + "{\"id\":5,\"x\":1,\"y\":2,\"radius\":3}\n";
    SplittableRandom random = new SplittableRandom(5);
    for (int k = 0; k < 5000; k++) {
      byte[] bytes = whole.substring(0, random.nextInt(whole.length())).getBytes();
      for (int changes = random.nextInt(3); changes > 0 && bytes.length > 0; changes--) {
        bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
      }
      try {
        new ShapeReader()
            .keepColumns()
            .skipBadRows(row -> assertThat(row.toString()).startsWith("s.jsonl"))
            .read("s.jsonl", new ByteArrayInputStream(bytes));
      } catch (IOException refused) {
        assertThat(refused.getMessage()).startsWith("s.jsonl");
      }
    }
  }

  private static List<Shape> all(ShapeTable shapes) {
    List<Shape> all = new ArrayList<>();
    for (int row = 0; row < shapes.size(); row++) {
      all.add(shapes.shape(row));
    }
    return all;
  }

  private static List<String> texts(ShapeTable shapes, String column) {
    List<String> texts = new ArrayList<>();
    for (int row = 0; row < shapes.size(); row++) {
      texts.add(shapes.text(column, row));
    }
    return texts;
  }

  private static ByteArrayInputStream stream(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  private static ShapeTable read(String json) throws IOException {
    return read(new ShapeReader(), json);
  }

  private static ShapeTable read(ShapeReader reader, String json) throws IOException {
    return reader.read("test.jsonl", stream(json));
  }
}
