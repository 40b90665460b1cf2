// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.internal.bounds.Extent;
import dev.carom.internal.exact.Exact;
import dev.carom.oracle.SplitMix64;
import java.util.Arrays;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Strips suit uneven layouts too; where they would take too long, they give up. */
class StripJoinTest {
  private static final int COUNT = 20_000;
  private static final int WIDTH = 200;
  private static final long SEED = 352;

  /** A sort would take longer than this many tests. */
  private static final long MOST_WASTED = 48L * COUNT;

  private final StripJoin join = new StripJoin(Workers.none());

  @Test
  void findsThePairsOfOrdinaryLayouts() {
    // Squares side by side, each with up to eight around it.
    assertThat(
            find(
                k -> k % WIDTH,
                k -> k / WIDTH,
                k -> 1,
                k -> 1,
                (a, b) -> Math.abs(a % WIDTH - b % WIDTH) <= 1))
        .isEqualTo(StripJoin.Outcome.FOUND);
    assertThat(Arrays.copyOf(join.order.pairs, join.order.count)).isEqualTo(neighbours());
  }

  @Test
  void findsOnlyThePairsThatCount() {
    find(k -> k % WIDTH, k -> k / WIDTH, k -> 1, k -> 1, (a, b) -> a == 3 && b == 4);
    assertThat(Arrays.copyOf(join.order.pairs, join.order.count)).containsExactly(3L << 32 | 4);
  }

  /** Every square with those that come after it: to its right, and in the next row. */
  private static long[] neighbours() {
    LongStream.Builder pairs = LongStream.builder();
    for (long a = 0; a < COUNT; a++) {
      for (long b : new long[] {a + 1, a + WIDTH - 1, a + WIDTH, a + WIDTH + 1}) {
        if (b < COUNT && Math.abs(a % WIDTH - b % WIDTH) <= 1) {
          pairs.add(a << 32 | b);
        }
      }
    }
    return pairs.build().toArray();
  }

  /** Also far from the origin, where a fine bucket is not much wider than the spacing of floats. */
  @Test
  void findsThePairsOfCirclesOfAllSizesInClusters() {
    for (float offset : new float[] {0, 30_000, 1_000_000}) {
      FloatShapes circles =
          circles(
              k -> offset + (k % 2 == 0 ? 1000 * fraction(k) : 97 * (k % 20) + 20 * fraction(k)),
              k -> offset + (k % 2 == 0 ? 1000 * fraction(-k) : 53 * (k % 20) + 20 * fraction(-k)),
              k -> 1 / (20 - 19.95 * fraction(COUNT + k)));
      expectAllPairs(circles);
      // Half of the circles share their buckets with several others, but few are near.
      assertThat(join.wasted()).isLessThan(4L * COUNT);
    }
  }

  @Test
  void findsThePairsOfPointsInTheNarrowestStrip() {
    expectAllPairs(circles(k -> k % 100 * 0x1p-130, k -> k % 3000, k -> 0));
  }

  private void expectAllPairs(FloatShapes circles) {
    assertThat(join.find(circles, true, 0, null, Integer.MAX_VALUE, true))
        .isEqualTo(StripJoin.Outcome.FOUND);
    LongStream.Builder pairs = LongStream.builder();
    for (int a = 0; a < COUNT; a++) {
      for (int b = a + 1; b < COUNT; b++) {
        double dx = (double) circles.x[a] - circles.x[b];
        double reach = (double) circles.radius[a] + circles.radius[b];
        if (Math.abs(dx) <= reach
            && Exact.within(
                circles.x[a],
                circles.y[a],
                circles.x[b],
                circles.y[b],
                circles.radius[a],
                circles.radius[b])) {
          pairs.add((long) a << 32 | b);
        }
      }
    }
    assertThat(Arrays.copyOf(join.order.pairs, join.order.count))
        .as("seed %d", SEED)
        .isEqualTo(pairs.build().toArray());
  }

  private static FloatShapes circles(Number x, Number y, Number radius) {
    float[][] numbers = new float[3][COUNT];
    for (int k = 0; k < COUNT; k++) {
      numbers[0][k] = (float) x.of(k);
      numbers[1][k] = (float) y.of(k);
      numbers[2][k] = (float) radius.of(k);
    }
    FloatShapes circles = new FloatShapes();
    circles.circles(numbers[0], numbers[1], numbers[2], COUNT);
    return circles;
  }

  @Test
  void givesUpOnCrowdsThatAreOnePlaceToFloats() {
    assertThat(find(k -> k % 2 * 1e15 + k % 200, k -> k % 2 * 1e15 + k / 200, k -> 0.5, k -> 0.5))
        .isEqualTo(StripJoin.Outcome.UNSUITABLE);
  }

  @Test
  void testsFewWhereMostAreInASmallPart() {
    for (double patch : new double[] {1e-1, 1e-2, 1e-3}) {
      double size = 0.5 * patch / Math.sqrt(COUNT);
      assertThat(
              find(
                  k -> (k % 10 > 0 ? patch : 1) * fraction(k),
                  k -> (k % 10 > 0 ? patch : 1) * fraction(-k),
                  k -> size,
                  k -> size))
          .isEqualTo(StripJoin.Outcome.FOUND);
      assertThat(join.wasted()).as("patch of %s", patch).isLessThan(MOST_WASTED);
    }
  }

  @Test
  void testsFewWhereEachStripIsCrowdedAtOnePlace() {
    assertThat(
            find(
                k -> k % 100 * 100 + fraction(k),
                k -> k % 100 * 100 + fraction(-k),
                k -> 0.05,
                k -> 0.05))
        .isEqualTo(StripJoin.Outcome.FOUND);
    assertThat(join.wasted()).isLessThan(MOST_WASTED);
  }

  @Test
  void testsFewInSpiteOfOutliers() {
    for (double distance : new double[] {1e3, 1e6, 1e9, 1e300}) {
      assertThat(
              find(
                  k -> k == 77 ? distance * COUNT : fraction(k),
                  k -> k == 77 ? -distance * COUNT : fraction(-k),
                  k -> 0.005,
                  k -> 0.005))
          .isEqualTo(StripJoin.Outcome.FOUND);
      assertThat(join.wasted()).as("outlier at %s", distance).isLessThan(MOST_WASTED);
    }
  }

  /** Every eighth circle is sampled, beginning with the first. */
  @Test
  void testsFewInSpiteOfGiants() {
    for (int giants : new int[] {1, 3}) {
      for (double size : new double[] {1e2, 1e4, 1e6}) {
        float[] x = new float[COUNT];
        float[] y = new float[COUNT];
        float[] radius = new float[COUNT];
        for (int k = 0; k < COUNT; k++) {
          x[k] = (float) fraction(k);
          y[k] = (float) fraction(-k);
          radius[k] = k % 8 == 0 && k < 8 * giants ? (float) size : 0.0025f;
        }
        FloatShapes floats = new FloatShapes();
        floats.circles(x, y, radius, COUNT);
        assertThat(join.find(floats, true, 0, (a, b) -> a % 8 > 0, Integer.MAX_VALUE, true))
            .as("%s of %s", giants, size)
            .isEqualTo(StripJoin.Outcome.FOUND);
      }
    }
  }

  /** Every n-th shape is at the same place, which says nothing about the others. */
  @Test
  void isNotMisledByShapesThatTakeTurns() {
    for (int turns : new int[] {2, 10, 39, 78, 128, 156}) {
      find(k -> k % turns, k -> k / turns * 0.1, k -> 0.05, k -> 0.05);
      assertThat(join.layout.isCropped).as("%d turns", turns).isFalse();
    }
  }

  /** A number from 0 to 1, the same each time. */
  private static double fraction(int k) {
    return SplitMix64.ofCase(SEED, k).fraction();
  }

  /** Every eighth is small; a strip that fits them is crossed by all others. */
  @Test
  void givesUpWhereMostReachThroughManyStrips() {
    assertThat(
            find(
                k -> k, k -> k % 8 == 0 ? 10 * k : 0, k -> 0.5, k -> k % 8 == 0 ? 0.5 : 10 * COUNT))
        .isEqualTo(StripJoin.Outcome.UNSUITABLE);
  }

  private interface Number {
    double of(int k);
  }

  /** Boxes with these corners and sizes, of which no pair counts. */
  private StripJoin.Outcome find(Number x, Number y, Number width, Number height) {
    return find(x, y, width, height, (a, b) -> false);
  }

  /** Boxes with these corners and sizes, and which pairs of those that may meet count. */
  private StripJoin.Outcome find(
      Number x, Number y, Number width, Number height, PairPredicate predicate) {
    Extent extent = new Extent();
    for (int k = 0; k < COUNT; k++) {
      extent.include(x.of(k), y.of(k), x.of(k) + width.of(k), y.of(k) + height.of(k));
    }
    extent.crop();
    FloatShapes floats = new FloatShapes();
    floats.boxes(COUNT, extent);
    for (int k = 0; k < COUNT; k++) {
      floats.setBox(k, x.of(k), y.of(k), x.of(k) + width.of(k), y.of(k) + height.of(k));
    }
    return join.find(floats, true, 0, predicate, Integer.MAX_VALUE, true);
  }
}
