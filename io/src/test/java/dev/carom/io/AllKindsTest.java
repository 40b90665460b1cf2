// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Rotation;
import dev.carom.Shape;
import dev.carom.pair.MutableContact;
import dev.carom.pair.Parts;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Capsules, polygons and turned boxes in files: read, written, and in pairs. */
class AllKindsTest {
  private static final long SEED = 1651;
  private static final String HEADER = "kind,x,y,x2,y2,radius,width,height,angle,points\n";

  @TempDir Path folder;

  private static ShapeTable read(String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return new ShapeReader().read("test.csv", new ByteArrayInputStream(bytes));
  }

  private static Shape shape(String row) throws IOException {
    return read(HEADER + row + "\n").shape(0);
  }

  @Test
  void everyKindIsRead() throws IOException {
    assertThat(shape("capsule,1,2,3,4,0.5,,,,")).isEqualTo(new Capsule(1, 2, 3, 4, 0.5));
    assertThat(shape("box,1,2,,,,4,2,30,"))
        .isEqualTo(Polygon.box(1, 2, 4, 2, Rotation.degrees(30)));
    assertThat(shape("polygon,,,,,,,,,\"0 0, 4 0, 0 3\"")).isEqualTo(Polygon.of(0, 0, 4, 0, 0, 3));
    assertThat(shape("polygon,,,,,0.5,,,,\"0 0,4 0,0 3\""))
        .isEqualTo(Polygon.of(0, 0, 4, 0, 0, 3).rounded(0.5));
    assertThat(shape("POLYGON,,,,,,,,,\"Polygon ((0 0, 4 0,  0 3, 0 0))\""))
        .isEqualTo(Polygon.of(0, 0, 4, 0, 0, 3));
    double[] corner = {0, 0, 3, 0, 3, 1, 1, 1, 1, 3, 0, 3};
    String points = "\"0 0, 3 0, 3 1, 1 1, 1 3, 0 3\"";
    assertThat(shape("polygon,,,,,,,,," + points)).isEqualTo(Compound.outline(corner));
    Shape round = shape("polygon,,,,,1,,,," + points);
    assertThat(round.intersects(new Circle(4, 0.5, 0))).isTrue();
    assertThat(round.intersects(new Circle(Math.nextUp(4), 0.5, 0))).isFalse();
  }

  /** A box that is turned by a multiple of 90 degrees is a box; one without a width is a line. */
  @Test
  void turnedBoxesMayBeStraightOrFlat() throws IOException {
    assertThat(shape("box,1,2,,,,4,2,0,")).isEqualTo(new Box(-1, 1, 3, 3));
    assertThat(shape("box,1,2,,,,4,2,,")).isEqualTo(new Box(-1, 1, 3, 3));
    assertThat(shape("box,1,2,,,,4,2,-90,")).isEqualTo(new Box(0, 0, 2, 4));
    assertThat(shape("box,1,2,,,,4,2,540,")).isEqualTo(new Box(-1, 1, 3, 3));
    assertThat(shape("box,1,2,,,,0,2,45,"))
        .isEqualTo(new Capsule(1, 1, 1, 3, 0).rotate(Rotation.degrees(45), 1, 2));
    ShapeTable sides = read("min_x,min_y,max_x,max_y,angle\n-1,1,3,3,30\n-1,1,3,3,0\n-1,1,3,3,\n");
    assertThat(sides.shape(0)).isEqualTo(Polygon.box(1, 2, 4, 2, Rotation.degrees(30)));
    assertThat(sides.shape(1)).isEqualTo(new Box(-1, 1, 3, 3)).isEqualTo(sides.shape(2));
    assertThat(sides.kind(0)).isEqualTo(Parts.Kind.BOX);
    assertThat(sides.boxes()).isEqualTo(3);
  }

  @Test
  void withoutAKindTheColumnsTell() throws IOException {
    assertThat(read("x,y,x2,y2,radius\n0,0,1,1,2\n").shape(0))
        .isEqualTo(new Capsule(0, 0, 1, 1, 2));
    assertThat(read("points\n\"0 0, 4 0, 0 3\"\n").polygons()).isEqualTo(1);
    assertThat(read("radius,points\n,\"0 0, 4 0, 0 3\"\n").polygons()).isEqualTo(1);
    assertThat(read("x,y,radius,angle\n0,0,1,north\n").circles()).isEqualTo(1);
    assertThatThrownBy(() -> read("x,y,radius,points\n"))
        .hasMessage(
            "test.csv: the columns fit both circles and polygons; add a column \"kind\" with circle"
                + " or polygon in each row");
    assertThatThrownBy(() -> read("x,y,x2,y2,radius,width,height,points\n"))
        .hasMessage(
            "test.csv: the columns fit boxes, capsules and polygons; add a column \"kind\" with"
                + " box, capsule or polygon in each row");
    assertThatThrownBy(() -> read("x,y,x2\n"))
        .hasMessage("test.csv: missing columns: y2, radius; found: x, y, x2");
    assertThatThrownBy(() -> read("id,corners\n"))
        .hasMessageEndingWith(
            "missing column: points; found: id, corners. Did you mean points for corners?");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "capsule,1,2,,4,1,,,,|column \"x2\": is empty",
        "capsule,1,2,3,4,1,,,30,|column \"angle\": \"30\" does not apply to a capsule; turn its ends instead",
        "polygon,,,,,,,,-30,\"0 0, 1 0, 0 1\"|column \"angle\": \"-30\" does not apply to a polygon; turn its points instead",
        "capsule,1,2,3,4,-1,,,,|column \"radius\": \"-1\" must not be negative",
        "box,1,2,,,,4,2,steep,|column \"angle\": \"steep\" is not a number",
        "box,1,2,,,,4,2,1e999,|column \"angle\": \"1e999\" exceeds the range of doubles",
        "box,1e308,2,,,,1.7e308,2,45,|column \"angle\": the turned box exceeds the range of doubles",
        "box,0,0,,,,1e300,1e-300,45,|column \"angle\": the turned box is so thin that its rounded"
            + " corners are on a line",
        "box,1e308,2,,,,2,1.7e308,90,|column \"width\": the box exceeds the range of doubles",
        "polygon,,,,,,,,,|column \"points\": is empty",
        "polygon,,,,,-1,,,,\"0 0, 1 0, 0 1\"|column \"radius\": \"-1\" must not be negative",
        "polygon,,,,,,,,,0 0 1|column \"points\": \"0 0 1\" is not a polygon: must be points like"
            + " \"0 0, 4 0, 0 3\", or a POLYGON in WKT, but point 1 is \"0 0 1\"",
        "polygon,,,,,,,,,\"0 0, 1 x, 0 1\"|column \"points\": \"0 0, 1 x, 0 1\" is not a polygon:"
            + " must have two numbers for each point, but point 2 has \"x\"",
        "polygon,,,,,,,,,\"0 0, 1 0\"|column \"points\": \"0 0, 1 0\" is not a polygon: the outline"
            + " must have at least 3 corners, but has 2",
        "polygon,,,,,,,,,\"POLYGON ((0 0, 9 0, 0 9), (1 1, 2 1, 1 2))\"|column \"points\":"
            + " \"POLYGON ((0 0, 9 0, 0 9), (1 1, 2 1, 1 2))\" is not a polygon: must not have holes",
        "polygon,,,,,,,,,POLYGON EMPTY|column \"points\": \"POLYGON EMPTY\" is not a polygon: must"
            + " look like POLYGON ((0 0, 4 0, 0 3, 0 0))",
        "star,,,,,,,,,|column \"kind\": \"star\" must be circle, box, capsule or polygon"
      })
  void aBadRowIsNamed(String row, String message) {
    assertThatThrownBy(() -> shape(row))
        .isInstanceOf(BadFileException.class)
        .hasMessage("test.csv:2: " + message);
  }

  @Test
  void aKindWithoutItsColumnsIsNamed() {
    assertThatThrownBy(() -> read("kind,x,y,radius\ncapsule,1,2,3\n"))
        .hasMessage(
            "test.csv:2: column \"kind\": \"capsule\" needs columns \"x2\" and \"y2\", which the"
                + " file does not have");
    assertThatThrownBy(() -> read("kind,x,y,radius\npolygon,1,2,3\n"))
        .hasMessage(
            "test.csv:2: column \"kind\": \"polygon\" needs a column \"points\", which the file does"
                + " not have");
    assertThatThrownBy(() -> read(HEADER + "polygon,,,,,,,,,\"0 0, 2 2, 2 0, 0 2\"\n"))
        .hasMessageContaining("is not a polygon: the outline must not cross or touch itself");
  }

  /** The numbers of a row are enough to make its shape again, as a cluster does. */
  @Test
  void rowsThatAreNotFromFilesMayBeOfAllKinds() throws IOException {
    List<String> columns = List.of(HEADER.strip().split(","));
    ShapeRow row = new ShapeRow("ships", columns);
    checkRow(row, Parts.Kind.CIRCLE, new double[] {1, 2, 5}, "circle,1,2,,,5,,,,");
    checkRow(row, Parts.Kind.BOX, new double[] {-1, 1, 3, 3}, "box,1,2,,,,4,2,180,");
    checkRow(row, Parts.Kind.BOX, new double[] {1, 2, 4, 2, 30}, "box,1,2,,,,4,2,30,");
    checkRow(row, Parts.Kind.BOX, new double[] {1, 2, 0, 2, 30}, "box,1,2,,,,0,2,30,");
    checkRow(row, Parts.Kind.CAPSULE, new double[] {1, 2, 3, 4, 5}, "capsule,1,2,3,4,5,,,,");
    checkRow(
        row,
        Parts.Kind.POLYGON,
        new double[] {0.5, 0, 0, 4, 0, 0, 3},
        "polygon,,,,,0.5,,,,\"0 0, 4 0, 0 3\"");
    checkRow(
        row,
        Parts.Kind.POLYGON,
        new double[] {0, 0, 0, 3, 0, 3, 3, 1, 1, 0, 3},
        "polygon,,,,,,,,,\"0 0, 3 0, 3 3, 1 1, 0 3\"");
    checkRow(row, Parts.Kind.CIRCLE, new double[] {1, 2, 5}, "circle,1,2,,,5,,,,");
  }

  private static void checkRow(ShapeRow row, Parts.Kind kind, double[] numbers, String line)
      throws IOException {
    String[] cells = line.split(",", 10);
    row.begin();
    for (int column = 0; column < cells.length; column++) {
      row.text(column, cells[column].replace("\"", ""));
    }
    assertThat(row.end(1)).as(line).isTrue();
    Shape expected = shape(line);
    assertThat(row.shape()).isEqualTo(expected);
    assertThat(row.kind()).isEqualTo(kind);
    double[] found = new double[row.numbers()];
    Arrays.setAll(found, row::number);
    assertThat(found).isEqualTo(numbers);
    ShapeTable.Builder builder = ShapeTable.builder();
    if (kind == Parts.Kind.POLYGON) {
      builder.addPolygon(1, found[0], Arrays.copyOfRange(found, 1, found.length));
    } else if (kind == Parts.Kind.BOX && row.isOther()) {
      builder.addTurnedBox(1, found[0], found[1], found[2], found[3], found[4]);
    } else {
      builder.add(1, row.shape());
    }
    ShapeTable table = builder.build();
    assertThat(table.shape(0)).isEqualTo(expected);
    Box bounds = expected.bounds();
    assertThat(new Box(table.minX(0), table.minY(0), table.maxX(0), table.maxY(0)))
        .isEqualTo(bounds);
  }

  @Test
  void aPolygonThatIsNotSimpleIsNotAdded() {
    ShapeTable.Builder builder = ShapeTable.builder();
    assertThatThrownBy(() -> builder.addPolygon(1, 0, 0, 0, 2, 2, 2, 0, 0, 2))
        .hasMessageContaining("must not cross or touch itself");
    assertThatThrownBy(() -> builder.addPolygon(1, -1, 0, 0, 2, 0, 0, 2))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("radius");
    builder.addPolygon(1, 0, 0, 0, 2, 0, 0, 2);
    assertThatThrownBy(() -> builder.addPolygon(1, 0, 0, 0, 2, 0, 0, 2))
        .hasMessage("id must be unique, but 1 already exists");
    assertThat(builder.build().polygons()).isEqualTo(1);
  }

  /** A table of all kinds, some in the same place. */
  private static ShapeTable table(Randoms random, int count) throws IOException {
    StringBuilder text = new StringBuilder("id," + HEADER);
    for (int k = 0; k < count; k++) {
      double x = random.below(6);
      double y = random.below(6) + (random.below(2) == 0 ? 0 : random.below(1000) / 1000.0);
      double size = random.below(5) / 2.0;
      text.append('s').append(k).append(',');
      text.append(
          switch (random.below(6)) {
            case 0 -> "circle,%s,%s,,,%s,,,,".formatted(x, y, size);
            case 1 -> "box,%s,%s,,,,%s,1,,".formatted(x, y, size);
            case 2 -> "box,%s,%s,,,,%s,1,%s,".formatted(x, y, size, random.below(24) * 15);
            case 3 -> "capsule,%s,%s,%s,%s,%s,,,,".formatted(x, y, y, x, size / 2);
            case 4 -> "polygon,,,,,,,,,\"%s %s, %s %s, 0 0.5\"".formatted(x + 1, y, x + 2, y + 1);
            default ->
                "polygon,,,,,%s,,,,\"0 0, 3 0, 3 1, 1 1, 1 3, 0 3\"".formatted(random.below(2));
          });
      text.append('\n');
    }
    return read(text.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"shapes.csv", "shapes.csv.gz", "shapes.parquet"})
  void everyShapeComesBack(String name) throws Exception {
    Randoms random = new Randoms(SEED);
    checkComesBack(table(random, 300), name);
    for (String rows :
        List.of(
            "capsule,1,2,3,4,0.1,,,,\n",
            "polygon,,,,,0.25,,,,\"0.1 0.2, 4e-7 0, 0 3e40\"\n",
            "box,0.1,0.2,,,,3,4,12.345,\n",
            "box,0.1,0.2,,,,3,4,12.345,\nbox,0.1,0.2,,,,3,4,,\n",
            "circle,1,2,,,3,,,,\ncapsule,1,2,3,4,0.1,,,,\n")) {
      checkComesBack(read(HEADER + rows), name);
    }
    ShapeTable built =
        ShapeTable.builder()
            .add("one", Polygon.box(0.1, 0.2, 3, 4, Rotation.degrees(30)).rounded(0.1))
            .add("two", new Capsule(1, 2, 3, 4, 5))
            .build();
    checkComesBack(built, name);
  }

  private void checkComesBack(ShapeTable shapes, String name) throws Exception {
    Path path = folder.resolve(name);
    try (SafeFile file = SafeFile.at(path)) {
      ShapeWriter.write(shapes, file);
      file.commit();
    }
    ShapeTable read = new ShapeReader().read(path);
    assertThat(read.size()).isEqualTo(shapes.size());
    for (int row = 0; row < shapes.size(); row++) {
      assertThat(read.id(row)).isEqualTo(shapes.id(row));
      assertThat(read.shape(row)).isEqualTo(shapes.shape(row));
      assertThat(read.kind(row)).isEqualTo(shapes.kind(row));
    }
    assertThat(read.capsules()).isEqualTo(shapes.capsules());
    assertThat(read.polygons()).isEqualTo(shapes.polygons());
    assertThat(read.boxes()).isEqualTo(shapes.boxes());
  }

  @Test
  void pairsOfAllKindsAreThoseThatIntersect() throws IOException {
    Randoms random = new Randoms(SEED + 1);
    for (int round = 0; round < 12; round++) {
      ShapeTable a = table(random, 60);
      ShapeTable b = table(random, 40);
      boolean touching = round % 2 == 0;
      check(PairDetector.among(a), a, a, touching);
      check(PairDetector.between(a, b), a, b, touching);
    }
  }

  private static void check(PairDetector detector, ShapeTable a, ShapeTable b, boolean touching)
      throws IOException {
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < a.size(); i++) {
      for (int j = a == b ? i + 1 : 0; j < b.size(); j++) {
        Shape one = a.shape(i);
        if (touching ? one.intersects(b.shape(j)) : one.overlaps(b.shape(j))) {
          expected.add(i + "-" + j);
        }
      }
    }
    for (int atATime : new int[] {1, 1 << 22}) {
      List<String> found = new ArrayList<>();
      detector.touching(touching).atATime(atATime);
      detector.forEachPair((i, j) -> found.add(i + "-" + j));
      assertThat(found).isEqualTo(expected);
    }
    PairCount count = detector.count();
    assertThat(count.pairs()).isEqualTo(expected.size());
    for (int i = 0; i < a.size(); i++) {
      String start = i + "-";
      String end = "-" + i;
      boolean isHit =
          expected.stream()
              .anyMatch(pair -> pair.startsWith(start) || a == b && pair.endsWith(end));
      assertThat(count.isHitOfA(i)).isEqualTo(isHit);
    }
    long[] same = {0};
    assertThat(detector.forEachOfSame((i, j, pairs) -> same[0] += pairs))
        .isEqualTo(expected.size());
    assertThat(same[0]).isEqualTo(expected.size());
  }

  @Test
  void contactsOfAllKinds() throws IOException {
    ShapeTable shapes =
        read(
            HEADER
                + "capsule,0,0,4,0,1,,,,\n"
                + "box,2,1.5,,,,2,2,,\n"
                + "polygon,,,,,,,,,\"0 0.75, 3 0.75, 3 5, 2 5, 2 2, 0 2\"\n");
    MutableContact contact = new MutableContact();
    shapes.contact(0, shapes, 1, contact);
    assertThat(contact.depth()).isEqualTo(0.5);
    assertThat(contact.toContact()).isEqualTo(shapes.shape(0).contactWith(shapes.shape(1)));
    shapes.contact(0, shapes, 2, contact);
    assertThat(contact.toContact()).isEqualTo(shapes.shape(0).contactWith(shapes.shape(2)));
  }

  @Test
  void severalThreadsReadTheSame() throws Exception {
    StringBuilder text = new StringBuilder("kind,x,y,x2,y2,radius,width,height,angle\n");
    for (int k = 0; k < 120_000; k++) {
      text.append(k % 2 == 0 ? "capsule,1,2,3," + k + ",1,,,\n" : "box,1," + k + ",,,,2,1,30\n");
    }
    Path path = folder.resolve("large.csv");
    Files.writeString(path, text);
    ShapeTable one = new ShapeReader().read(path);
    ShapeTable two = new ShapeReader().threads(2).read(path);
    assertThat(two.size()).isEqualTo(120_000);
    assertThat(two.capsules()).isEqualTo(60_000);
    assertThat(two.boxes()).isEqualTo(60_000);
    for (int row = 0; row < two.size(); row += 997) {
      assertThat(two.shape(row)).isEqualTo(one.shape(row));
    }
  }
}
