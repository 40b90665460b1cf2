// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Shape;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The nearest shapes of each shape, compared with all of them in exact arithmetic. */
class NearestTest {
  private static final long SEED = 18_303;

  private final Randoms random = new Randoms(SEED);

  @Test
  void findsTheNearestOfShapesOfAllKinds() throws IOException {
    for (int round = 0; round < 8; round++) {
      ShapeTable a = DistanceShapes.table(random, 50, 0, 0);
      ShapeTable b = DistanceShapes.table(random, 70, 0, 0);
      int count = round % 4 == 0 ? 200 : 1 + random.below(5);
      check(a, a, count, null, null, Double.NaN, true);
      check(a, b, count, null, null, Double.NaN, true);
    }
  }

  @Test
  void aDistanceLimitsTheNearest() throws IOException {
    double[] limits = {0, 1, 5, Math.sqrt(2), 13};
    for (int round = 0; round < 10; round++) {
      ShapeTable a = DistanceShapes.table(random, 50, 0, 0);
      ShapeTable b = DistanceShapes.table(random, 60, 0, 0);
      double limit = limits[round % limits.length];
      check(a, a, 1 + random.below(4), null, null, limit, round % 2 == 0);
      check(a, b, 1 + random.below(4), null, null, limit, round % 2 == 0);
    }
  }

  @Test
  void groupsAndLayersLeaveOutShapes() throws IOException {
    for (int round = 0; round < 10; round++) {
      int groups = 1 + random.below(4);
      int layers = 1 + random.below(4);
      ShapeTable a = DistanceShapes.table(random, 40, groups, layers);
      ShapeTable b = DistanceShapes.table(random, 50, groups, layers);
      check(a, a, 1 + random.below(4), "group", null, Double.NaN, true);
      check(a, b, 1 + random.below(4), null, "layer", Double.NaN, true);
      check(a, b, 1 + random.below(4), "group", "layer", 4, false);
    }
  }

  /** Checks the nearest; a limit that is not a number means none. */
  private void check(
      ShapeTable a,
      ShapeTable b,
      int count,
      String group,
      String layer,
      double limit,
      boolean touching)
      throws IOException {
    String what =
        "%d nearest, limit %s, touching %s, seed %d".formatted(count, limit, touching, SEED);
    List<String> expected = new ArrayList<>();
    for (int rowA = 0; rowA < a.size(); rowA++) {
      Shape shape = a.shape(rowA);
      List<Integer> rows = new ArrayList<>();
      double[] distances = new double[b.size()];
      for (int rowB = 0; rowB < b.size(); rowB++) {
        boolean isSelf = a == b && rowA == rowB;
        if (!isSelf
            && DistanceShapes.mayBePair(a, rowA, b, rowB, group, layer)
            && (Double.isNaN(limit)
                || DistanceOracle.isWithin(
                    shape, b.shape(rowB), new BigDecimal(limit), touching))) {
          distances[rowB] = DistanceOracle.roundedUp(shape, b.shape(rowB));
          rows.add(rowB);
        }
      }
      rows.sort(Comparator.comparingDouble(row -> distances[row]));
      for (int k = 0; k < Math.min(count, rows.size()); k++) {
        expected.add(rowA + " " + rows.get(k) + " " + (k + 1) + " " + distances[rows.get(k)]);
      }
    }
    for (int threads = 1; threads <= 3; threads++) {
      PairDetector detector = a == b ? PairDetector.among(a) : PairDetector.between(a, b);
      if (group != null) {
        detector.groups(group);
      }
      if (layer != null) {
        detector.layers(layer);
      }
      if (!Double.isNaN(limit)) {
        detector.within(limit);
      }
      detector.touching(touching).threads(threads);
      List<String> found = found(detector, count);
      assertThat(found).as(what).isEqualTo(expected);
      if (threads == 3) {
        assertThat(found(detector.limit(5), count))
            .as(what)
            .isEqualTo(expected.subList(0, Math.min(5, expected.size())));
      }
    }
  }

  private static List<String> found(PairDetector detector, int count) throws IOException {
    List<String> found = new ArrayList<>();
    long visits =
        detector.forEachNearest(
            count,
            (rowA, rowB, rank, distance) ->
                found.add(rowA + " " + rowB + " " + rank + " " + distance));
    assertThat(visits).isEqualTo(found.size());
    return found;
  }

  /** Pythagorean triples: all are exactly 5 away, whatever rounding does. */
  @Test
  void equallyNearShapesComeInTheOrderOfTheirRows() throws IOException {
    ShapeTable points = DistanceShapes.tableOf(new Circle(0, 0, 0));
    ShapeTable others =
        DistanceShapes.tableOf(
            new Circle(9, 12, 10),
            new Box(4, 3, 9, 9),
            new Circle(-3, -4, 0),
            new Box(5, -1, 9, 1),
            new Circle(0, 4, 0),
            new Circle(0, -6, 1));
    PairDetector detector = PairDetector.between(points, others);
    assertThat(found(detector, 4))
        .containsExactly("0 4 1 4.0", "0 0 2 5.0", "0 1 3 5.0", "0 2 4 5.0");
  }

  /** No search looks at more than a few dozen shapes, however these are distributed. */
  @Test
  void clustersAndPilesAreSearchedQuickly() throws IOException {
    int count = 20_000;
    ShapeTable.Builder clusters = ShapeTable.builder();
    ShapeTable.Builder pile = ShapeTable.builder();
    ShapeTable.Builder line = ShapeTable.builder();
    for (int k = 0; k < count; k++) {
      double size = Math.scalb(1.0, -(k % 40));
      double x = k % 2 == 0 ? 1e9 * (k % 7) : 0;
      clusters.addCircle(k, x + size * random.next(), size * random.next(), size / 1000);
      pile.addCircle(k, 3, 4, 5);
      line.addBox(k, k % 100, 0, k % 100, 10);
    }
    for (ShapeTable.Builder shapes : List.of(clusters, pile, line)) {
      PairDetector detector = PairDetector.among(shapes.build());
      assertThat(detector.forEachNearest(2, (a, b, rank, distance) -> {})).isEqualTo(2L * count);
      assertThat(detector.looks()).isLessThan(40L * count);
    }
  }

  /** The only shapes of other groups are far away. */
  @Test
  void manyShapesOfOneGroupAreSearchedQuickly() throws IOException {
    StringBuilder csv = new StringBuilder("x,y,radius,group\n");
    int count = 20_000;
    for (int k = 0; k < count; k++) {
      csv.append(k % 150).append(',').append(k / 150).append(",0.2,").append("plane\n");
    }
    csv.append("900,0,1,track\n0,900,1,track\n");
    ShapeTable shapes =
        new ShapeReader()
            .withColumn("group")
            .read(
                "test.csv",
                new ByteArrayInputStream(csv.toString().getBytes(StandardCharsets.UTF_8)));
    PairDetector detector = PairDetector.among(shapes).groups("group");
    assertThat(detector.forEachNearest(1, (a, b, rank, distance) -> {})).isEqualTo(count + 2);
    assertThat(detector.looks()).isLessThan(20L * count);
  }

  @Test
  void extremePositionsAreSearched() throws IOException {
    double far = Double.MAX_VALUE;
    ShapeTable shapes =
        DistanceShapes.tableOf(
            new Circle(-far, 0, 0),
            new Circle(far, 0, 1),
            new Circle(0, 0, 0),
            new Circle(Double.MIN_VALUE, 0, 0),
            new Box(far, -far, far, far),
            new Circle(1e16, 0, 1),
            new Circle(1e16 + 4, 0, 1));
    assertThat(found(PairDetector.among(shapes), 1))
        .containsExactly(
            "0 2 1 " + far,
            "1 4 1 0.0",
            "2 3 1 " + Double.MIN_VALUE,
            "3 2 1 " + Double.MIN_VALUE,
            "4 1 1 0.0",
            "5 6 1 2.0",
            "6 5 1 2.0");
    assertThat(found(PairDetector.among(shapes), 6)).contains("0 1 2 Infinity", "0 6 6 Infinity");
  }

  @Test
  void emptyTablesHaveNoNearest() throws IOException {
    ShapeTable none = ShapeTable.builder().build();
    ShapeTable one = DistanceShapes.tableOf(new Circle(0, 0, 1));
    assertThat(found(PairDetector.among(none), 3)).isEmpty();
    assertThat(found(PairDetector.among(one), 3)).isEmpty();
    assertThat(found(PairDetector.between(none, one), 3)).isEmpty();
    assertThat(found(PairDetector.between(one, none), 3)).isEmpty();
  }

  @Test
  void wrongUsesAreRejected() {
    ShapeTable one = ShapeTable.builder().addCircle(1, 0, 0, 1).clearance(1).build();
    PairDetector detector = PairDetector.among(one);
    assertThatThrownBy(() -> found(detector, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("count must be at least 1, but was 0");
    assertThatThrownBy(() -> found(detector.clearances(ClearanceRule.SUM), 1))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("clearances do not apply to nearest shapes; use within");
  }
}
