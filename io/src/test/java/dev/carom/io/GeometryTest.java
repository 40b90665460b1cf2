// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.io.ByteOrderValues;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKBReader;
import org.locationtech.jts.io.WKBWriter;
import org.locationtech.jts.io.WKTReader;
import org.locationtech.jts.io.WKTWriter;

/** Geometries as WKT and WKB, compared with JTS. */
class GeometryTest {
  private static final int CASES = 2000;

  private final SplittableRandom random = new SplittableRandom(18);
  private final GeometryFactory factory = new GeometryFactory();

  @Test
  void textIsReadAsByJts() throws ParseException {
    for (int k = 0; k < CASES; k++) {
      String text = new WKTWriter(2 + random.nextInt(2)).write(geometry());
      assertThat(points(WktText.parse(text)))
          .as(text)
          .isEqualTo(points(new WKTReader().read(text)));
    }
  }

  @Test
  void bytesOfJtsAreReadAsTheSameNumbers() {
    for (int k = 0; k < CASES; k++) {
      var geometry = geometry();
      geometry.setSRID(random.nextInt(5000));
      int order = random.nextBoolean() ? ByteOrderValues.BIG_ENDIAN : ByteOrderValues.LITTLE_ENDIAN;
      byte[] bytes =
          new WKBWriter(2 + random.nextInt(2), order, random.nextBoolean()).write(geometry);
      assertThat(points(WkbBytes.parse(bytes))).isEqualTo(points(geometry));
      String hex = HexFormat.of().formatHex(bytes);
      assertThat(WkbBytes.ofHex(hex)).isEqualTo(bytes);
      assertThat(WkbBytes.ofHex(hex.toUpperCase())).isEqualTo(bytes);
    }
  }

  @Test
  void writtenTextIsReadByJtsAsTheSameNumbers() throws ParseException {
    for (int k = 0; k < CASES; k++) {
      var geometry = geometry();
      Geometry read = WkbBytes.parse(new WKBWriter().write(geometry));
      String written = WktText.of(Geometry.ofGiven(read.type().kind, given(read)));
      assertThat(points(new WKTReader().read(written))).as(written).isEqualTo(points(geometry));
    }
  }

  /** A line of two points keeps nothing, because a capsule says it all. */
  private static double[] given(Geometry geometry) {
    return geometry.given() == null ? geometry.parts().get(0) : geometry.given();
  }

  @Test
  void theStandardsNumbersForZAndMAreKnown() throws ParseException {
    for (int code : new int[] {1, 1001, 2001, 3001}) {
      int numbers = 2 + (code / 1000 + 1) / 2;
      String hex = "01" + "%08x".formatted(Integer.reverseBytes(code));
      for (int k = 0; k < numbers; k++) {
        hex += "%016x".formatted(Long.reverseBytes(Double.doubleToLongBits(k + 0.1)));
      }
      byte[] bytes = WkbBytes.ofHex(hex);
      assertThat(points(WkbBytes.parse(bytes))).containsExactly("0.1 1.1");
      assertThat(points(new WKBReader().read(bytes))).containsExactly("0.1 1.1");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "POINT(1 2)",
        " point ( 1\t2 ) ",
        "Point Z (1 2 3)",
        "POINTZ(1 2 3)",
        "POINT ZM (1 2 3 4)",
        "POINT M(1 2 nan)",
        "SRID=4326;POINT(1 2)",
        "MULTIPOINT (1 2)",
        "MULTIPOINT ((1 2))",
        "POINT(1.0e0 +2)"
      })
  void textMayBeWrittenInManyWays(String text) {
    if (text.contains("nan")) {
      assertThatThrownBy(() -> WktText.parse(text)).hasMessageContaining("\"nan\"");
    } else {
      assertThat(points(WktText.parse(text))).containsExactly("1.0 2.0");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "POINT (1)|is not a geometry in WKT: expected a number in point 1 but found ) at character 9",
        "POINT (1 2|is not a geometry in WKT: it ends where ) is expected",
        "POINT 1 2|is not a geometry in WKT: expected ( but found 1 at character 7",
        "POINT (1 2) x|is not a geometry in WKT: expected the end but found x at character 13",
        "POINT EMPTY|has no points",
        "SRID=4326|is not a geometry in WKT: it ends where a word such as POINT, LINESTRING or POLYGON"
            + " is expected",
        "POLYGON Z EMPTY|has no points",
        "POINT (1 1e400)|needs two finite numbers for each point, but point 1 has \"1e400\"",
        "LINESTRING (0 0, 1 x)|needs two finite numbers for each point, but point 2 has \"x\"",
        "LINESTRING (0 0)|has a line of one point; a line needs at least two",
        "LINESTRING (0 0 1 1 2 2)|has more than 4 numbers in point 1; separate points by commas",
        "POLYGON (0 0, 1 0, 0 1, 0 0)|is not a geometry in WKT: expected ( but found 0 at character 10",
        "POLYGON ((0 0,9 0,0 9,0 0),(1 1,2 1,1 2,1 1))|has a hole; cut the polygon into parts without"
            + " holes, or leave the hole out",
        "GEOMETRYCOLLECTION (POINT (1 2))|is a GEOMETRYCOLLECTION; use points, lines or polygons, also"
            + " several of them such as a MULTIPOLYGON",
        "CIRCULARSTRING (0 0, 1 1, 2 0)|is a CIRCULARSTRING; use points, lines or polygons, also"
            + " several of them such as a MULTIPOLYGON",
        "0 0, 4 0, 0 3|is not a geometry in WKT: expected a word such as POINT, LINESTRING or POLYGON"
            + " but found 0 at character 1",
        "somewhere|is not a geometry in WKT, which starts with a word such as POINT, LINESTRING or"
            + " POLYGON"
      })
  void otherTextIsExplained(String text, String problem) {
    assertThatThrownBy(() -> WktText.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(problem);
  }

  @Test
  void deepNestingIsRefusedLikeAnyOtherText() {
    assertThatThrownBy(() -> WktText.parse("POLYGON " + "(".repeat(1_000_000)))
        .isInstanceOf(IllegalArgumentException.class);
    byte[] nested = new byte[9 * 100_000];
    for (int k = 0; k < nested.length; k += 9) {
      nested[k + 4] = 7;
      nested[k + 8] = 1;
    }
    assertThatThrownBy(() -> WkbBytes.parse(nested))
        .hasMessageStartingWith("is a GEOMETRYCOLLECTION");
  }

  @Test
  void bytesThatAreCutOffOrChangedAreNeverMoreThanRefused() {
    for (int k = 0; k < CASES; k++) {
      byte[] whole = new WKBWriter().write(geometry());
      byte[] cut = Arrays.copyOf(whole, random.nextInt(whole.length));
      assertThatThrownBy(() -> WkbBytes.parse(cut))
          .hasMessage(
              "is not a geometry in WKB: it ends too early, after " + cut.length + " bytes");
      byte[] longer = Arrays.copyOf(whole, whole.length + 1);
      assertThatThrownBy(() -> WkbBytes.parse(longer))
          .hasMessage("is not a geometry in WKB: 1 bytes follow its end");
      byte[] changed = whole.clone();
      changed[random.nextInt(Math.min(20, changed.length))] = (byte) random.nextInt();
      try {
        WkbBytes.parse(changed);
      } catch (IllegalArgumentException refused) {
        assertThat(refused.getMessage()).isNotBlank();
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0101000000000000000000F87F000000000000F87F|has no points",
        "010200000000000000|has no points",
        "010300000000000000|has no points",
        "0106000000020000000103000000010000000300000000000000000000000000000000000000000000000000104000000000000000000000000000000000000000000000084001030000000100000000000000|has"
            + " a part without points",
        "0101000000000000000000F07F0000000000000000|has a point, number 1, with a number that is not"
            + " finite: Infinity 0.0",
        "010300000002000000|is not a geometry in WKB: it ends too early, after 9 bytes",
        "0102000000FFFFFFFF|is not a geometry in WKB: it ends too early, after 9 bytes",
        "0108000000|is not a geometry in WKB: its type is 8, which is not a point, line or polygon",
        "02|is not a geometry in WKT: expected a word such as POINT, LINESTRING or POLYGON but found 0"
            + " at character 1"
      })
  void otherBytesAreExplained(String hex, String problem) {
    byte[] bytes = WkbBytes.ofHex(hex);
    assertThatThrownBy(() -> points(bytes == null ? WktText.parse(hex) : WkbBytes.parse(bytes)))
        .hasMessage(problem);
  }

  private org.locationtech.jts.geom.Geometry geometry() {
    int several = 1 + random.nextInt(3);
    return switch (random.nextInt(6)) {
      case 0 -> factory.createPoint(coordinate());
      case 1 -> factory.createLineString(coordinates(2 + random.nextInt(5)));
      case 2 -> polygon();
      case 3 -> factory.createMultiPointFromCoords(coordinates(several));
      case 4 ->
          factory.createMultiLineString(
              range(several)
                  .map(k -> factory.createLineString(coordinates(3)))
                  .toArray(org.locationtech.jts.geom.LineString[]::new));
      default ->
          factory.createMultiPolygon(
              range(several).map(k -> polygon()).toArray(org.locationtech.jts.geom.Polygon[]::new));
    };
  }

  private static java.util.stream.Stream<Integer> range(int count) {
    return java.util.stream.IntStream.range(0, count).boxed();
  }

  private org.locationtech.jts.geom.Polygon polygon() {
    Coordinate[] ring = coordinates(4 + random.nextInt(4));
    ring[ring.length - 1] = ring[0];
    return factory.createPolygon(ring);
  }

  private Coordinate[] coordinates(int count) {
    return range(count).map(k -> coordinate()).toArray(Coordinate[]::new);
  }

  private Coordinate coordinate() {
    return new Coordinate(number(), number(), random.nextInt(9));
  }

  /** Any size, and some that are easy to read. */
  private double number() {
    if (random.nextBoolean()) {
      return random.nextInt(-1000, 1000) / 8.0;
    }
    double any = Double.longBitsToDouble(random.nextLong());
    // JTS writes very large and small numbers without an exponent, which takes long.
    return Math.abs(any) < 1e100 && Math.abs(any) > 1e-100 ? any : random.nextDouble();
  }

  private static List<String> points(org.locationtech.jts.geom.Geometry geometry) {
    List<String> points = new ArrayList<>();
    for (int k = 0; k < geometry.getNumGeometries(); k++) {
      Coordinate[] coordinates = geometry.getGeometryN(k).getCoordinates();
      for (Coordinate coordinate : coordinates) {
        points.add((coordinate.x + 0.0) + " " + (coordinate.y + 0.0));
      }
    }
    return points;
  }

  private static List<String> points(Geometry geometry) {
    List<String> points = new ArrayList<>();
    for (double[] part : geometry.parts()) {
      for (int k = 0; k < part.length; k += 2) {
        points.add(part[k] + " " + part[k + 1]);
      }
    }
    return points;
  }
}
