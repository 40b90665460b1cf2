// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Polygon;
import dev.carom.Rotation;
import dev.carom.Shape;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pairs up to a distance, compared with exact arithmetic. */
class WithinDistanceTest {
  private static final long SEED = 18_101;

  private final Randoms random = new Randoms(SEED);

  @Test
  void findsAllPairsUpToADistance() throws IOException {
    double[] distances = {0, 0.5, 1, 2, 5, 13, 0.1 + 0.2, 0x1p-70, 1e9};
    for (int round = 0; round < 45; round++) {
      ShapeTable a = DistanceShapes.table(random, 60, 0, 0);
      ShapeTable b = DistanceShapes.table(random, 40, 0, 0);
      double distance = distances[round % distances.length];
      check(a, a, distance, round % 2 == 0, null, null);
      check(a, b, distance, round % 2 == 0, null, null);
    }
  }

  @Test
  void groupsAndLayersLeaveOutPairsThatAreApart() throws IOException {
    for (int round = 0; round < 20; round++) {
      ShapeTable a = DistanceShapes.table(random, 60, 1 + random.below(5), 1 + random.below(3));
      ShapeTable b = DistanceShapes.table(random, 40, 1 + random.below(5), 1 + random.below(3));
      double distance = 1 + random.below(5);
      check(a, a, distance, round % 2 == 0, "group", round % 3 == 0 ? "layer" : null);
      check(a, b, distance, round % 2 == 0, round % 3 == 0 ? null : "group", "layer");
    }
  }

  private void check(
      ShapeTable a, ShapeTable b, double distance, boolean touching, String group, String layer)
      throws IOException {
    String what = "distance %s, touching %s, seed %d".formatted(distance, touching, SEED);
    BigDecimal limit = new BigDecimal(distance);
    List<String> expected =
        DistanceShapes.pairs(
            a,
            b,
            group,
            layer,
            (rowA, rowB) -> DistanceOracle.isWithin(a.shape(rowA), b.shape(rowB), limit, touching));
    Supplier<PairDetector> detectors =
        () -> {
          PairDetector detector = a == b ? PairDetector.among(a) : PairDetector.between(a, b);
          if (group != null) {
            detector.groups(group);
          }
          if (layer != null) {
            detector.layers(layer);
          }
          return detector.within(distance).touching(touching);
        };
    DistanceShapes.check(detectors, a, b, expected, what);
  }

  /** Corners of boxes and centres of circles at Pythagorean triples: ties without rounding. */
  @Test
  void aPairExactlyThatFarApartCountsUnlessTouchingDoesNot() {
    Shape circle = new Circle(0, 0, 1);
    Shape box = new Box(3, 4, 9, 9);
    ShapeTable shapes = ShapeTable.builder().add("circle", circle).add("box", box).build();
    assertThat(PairDetector.among(shapes).within(4).count().pairs()).isEqualTo(1);
    assertThat(PairDetector.among(shapes).within(4).touching(false).count().pairs()).isZero();
    assertThat(PairDetector.among(shapes).within(Math.nextDown(4)).count().pairs()).isZero();
    assertThat(PairDetector.among(shapes).within(Math.nextUp(4)).touching(false).count().pairs())
        .isEqualTo(1);
  }

  @Test
  void identicalPointsArePairsAlsoIfTouchingDoesNotCount() {
    ShapeTable.Builder points = ShapeTable.builder();
    for (int k = 0; k < 50_000; k++) {
      points.addCircle(k, 1, 2, 0);
    }
    PairDetector detector = PairDetector.among(points.build()).touching(false);
    assertThat(detector.forEachOfSame((a, b, pairs) -> {})).isZero();
    detector.within(Double.MIN_VALUE);
    long all = 50_000L * 49_999 / 2;
    assertThat(detector.forEachOfSame((a, b, pairs) -> {})).isEqualTo(all);
    assertThat(detector.count().pairs()).isEqualTo(all);
  }

  @ParameterizedTest
  @ValueSource(doubles = {-1, Double.NaN, Double.POSITIVE_INFINITY})
  void invalidDistancesAreRejected(double distance) {
    PairDetector detector = PairDetector.among(ShapeTable.builder().build());
    assertThatThrownBy(() -> detector.within(distance))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("distance must be finite and not negative, but was ");
  }

  @Test
  void distancesAreRoundedUp() {
    for (int k = 0; k < 3_000; k++) {
      Shape one = DistanceShapes.shape(random, 1);
      Shape other = DistanceShapes.shape(random, 0.1);
      ShapeTable table = DistanceShapes.tableOf(one, other);
      double distance = table.distance(0, table, 1);
      assertThat(distance)
          .as("%s %s, seed %d", one, other, SEED)
          .isEqualTo(DistanceOracle.roundedUp(one, other))
          .isEqualTo(table.distance(1, table, 0));
    }
  }

  /** Circles and boxes anywhere, most of which twice the digits of a double decide, or almost. */
  @Test
  void distancesOfCirclesAndBoxesAreRoundedUp() {
    for (int k = 0; k < 6_000; k++) {
      double scale = random.below(16) == 0 ? Math.scalb(1.0, random.below(900) - 450) : 1;
      Shape one = circleOrBox(scale);
      Shape other = circleOrBox(random.below(4) == 0 ? scale * 1e-9 : scale);
      ShapeTable table = DistanceShapes.tableOf(one, other);
      assertThat(table.distance(0, table, 1))
          .as("%s %s, seed %d", one, other, SEED)
          .isEqualTo(DistanceOracle.roundedUp(one, other));
    }
  }

  private Shape circleOrBox(double scale) {
    double x = scale * (random.next() - 0.5);
    double y = random.below(8) == 0 ? 0 : scale * (random.next() - 0.5);
    double size = random.below(4) == 0 ? 0 : scale * random.next() / 4;
    return random.below(2) == 0 ? new Circle(x, y, size) : new Box(x, y, x + size, y + size);
  }

  /** Next to a tie, the digits beyond a double decide. */
  @Test
  void distancesNextToADoubleAreRoundedUp() {
    double distance = 2;
    for (int k = 0; k < 500; k++) {
      Circle one = new Circle(-random.next(), 0, random.next() / 8);
      // Exactly the distance, or as little more or less as doubles allow.
      double x = one.x() + one.radius() + distance + (random.below(5) - 2) * 0x1p-51;
      Circle other = new Circle(x, random.below(3) * 0x1p-30, 0);
      ShapeTable table = DistanceShapes.tableOf(one, other);
      assertThat(table.distance(0, table, 1))
          .as("%s %s, seed %d", one, other, SEED)
          .isEqualTo(DistanceOracle.roundedUp(one, other));
    }
  }

  @Test
  void distancesMayBeExtreme() {
    Circle origin = new Circle(0, 0, 0);
    assertThat(distance(origin, new Circle(Double.MIN_VALUE, 0, 0))).isEqualTo(Double.MIN_VALUE);
    assertThat(distance(new Circle(-1e308, 0, 0), new Circle(1e308, 0, 0))).isInfinite();
    assertThat(distance(new Circle(1e308, 0, 0), new Circle(1e308, 0, 5))).isZero();
    double far = Double.MAX_VALUE;
    assertThat(distance(origin, new Box(far, 0, far, 5))).isEqualTo(far);
    Polygon turned = Polygon.box(9, 0, 2, 2, Rotation.degrees(45));
    double rounded = origin.distanceTo(turned);
    assertThat(distance(origin, turned)).isBetween(rounded - 1e-14, rounded + 1e-14);
  }

  private static double distance(Shape one, Shape other) {
    ShapeTable table = DistanceShapes.tableOf(one, other);
    return table.distance(0, table, 1);
  }

  @Test
  void distancesAreWritten() throws IOException {
    ShapeTable table =
        DistanceShapes.tableOf(new Circle(0, 0, 1), new Box(3, 4, 9, 9), new Circle(0, 2, 1));
    assertThat(csv(table, EnumSet.of(PairColumn.DISTANCE)))
        .isEqualTo("a,b,distance\n0,1,4\n0,2,0\n1,2,%s\n".formatted(table.distance(1, table, 2)));
    assertThat(csv(table, EnumSet.of(PairColumn.DISTANCE, PairColumn.CONTACT, PairColumn.RANK)))
        .startsWith(
            "a,b,normal_x,normal_y,depth,point_x,point_y,rank,distance\n"
                + "0,1,0.6,0.8,0,3,4,1,4\n0,2,0,1,0,0,1,1,0\n");
  }

  /** Distances are at most the limit exactly for the pairs that a search finds. */
  @Test
  void noWrittenDistanceExceedsTheLimit() throws IOException {
    ShapeTable table = DistanceShapes.table(random, 150, 0, 0);
    for (double limit : new double[] {Math.sqrt(2), Math.sqrt(5), 5, 0.3}) {
      Set<String> found = new HashSet<>();
      PairDetector.among(table).within(limit).forEachPair((a, b) -> found.add(a + " " + b));
      for (int a = 0; a < table.size(); a++) {
        for (int b = a + 1; b < table.size(); b++) {
          assertThat(table.distance(a, table, b) <= limit).isEqualTo(found.contains(a + " " + b));
        }
      }
    }
  }

  private static String csv(ShapeTable table, Set<PairColumn> columns) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    List<int[]> pairs = new ArrayList<>();
    PairDetector.among(table).within(100).forEachPair((a, b) -> pairs.add(new int[] {a, b}));
    try (PairWriter writer = PairWriter.toCsv(bytes, table, table, columns, 2)) {
      for (int[] pair : pairs) {
        writer.write(pair[0], pair[1]);
      }
      writer.finish();
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
