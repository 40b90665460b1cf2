// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.SplitMix64;
import dev.carom.pair.Overlap;
import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The pairs of circles of one size are those of a test of every pair. */
class EqualCircleJoinTest {
  private static final long SEED = 811;

  private final SplitMix64 random = new SplitMix64(SEED);
  private float[] x;
  private float[] y;
  private float[] radius;
  private final FloatShapes floats = new FloatShapes();

  private void circles(int count, float size) {
    x = new float[count];
    y = new float[count];
    radius = new float[count];
    Arrays.fill(radius, size);
    floats.circles(x, y, radius, count);
  }

  private void draw(DoubleUnaryOperator placeX, DoubleUnaryOperator placeY) {
    for (int k = 0; k < x.length; k++) {
      x[k] = (float) placeX.applyAsDouble(random.fraction());
      y[k] = (float) placeY.applyAsDouble(random.fraction());
    }
  }

  private long[] expected(boolean touching, double distance) {
    LongStream.Builder pairs = LongStream.builder();
    for (int a = 0; a < x.length; a++) {
      for (int b = a + 1; b < x.length; b++) {
        double r = radius[a] + distance / 2;
        boolean met =
            touching
                ? Overlap.circleCircle(x[a], y[a], r, x[b], y[b], r)
                : Overlap.circleCircleStrict(x[a], y[a], r, x[b], y[b], r);
        if (met) {
          pairs.add((long) a << 32 | b);
        }
      }
    }
    return pairs.build().toArray();
  }

  private static long[] found(EqualCircleJoin join) {
    return Arrays.copyOf(join.order.pairs, join.order.count);
  }

  private void check(String layout) {
    long[] touching = expected(true, 0);
    long[] overlapping = expected(false, 0);
    double rounding = 0x1p-21 * Math.max(extent(x), extent(y));
    long[] close = expected(true, 0.02 * radius[0] + rounding);
    for (int threads = 1; threads <= 3; threads += 2) {
      EqualCircleJoin join =
          new EqualCircleJoin(threads == 1 ? Workers.none() : Workers.threads(threads));
      String what = layout + ", " + threads + " threads, seed " + SEED;
      assertThat(join.find(floats, true, false, Integer.MAX_VALUE, true)).as(what).isTrue();
      assertThat(found(join)).as(what).isEqualTo(touching);
      assertThat(join.find(floats, false, false, Integer.MAX_VALUE, true)).as(what).isTrue();
      assertThat(found(join)).as(what).isEqualTo(overlapping);
      assertThat(join.find(floats, true, true, Integer.MAX_VALUE, true)).as(what).isTrue();
      assertThat(areAllIn(found(join), touching)).as(what).isTrue();
      assertThat(areAllIn(close, found(join))).as(what).isTrue();
    }
  }

  private static double extent(float[] values) {
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    for (float value : values) {
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
    return high - low;
  }

  /** Returns true if the pairs, which are sorted like all, are among them. */
  private static boolean areAllIn(long[] all, long[] pairs) {
    return Arrays.stream(pairs).allMatch(pair -> Arrays.binarySearch(all, pair) >= 0);
  }

  @ParameterizedTest
  @CsvSource({
    "9000, 100, 100, 0.5",
    "3000, 25, 35, 0.5",
    "2000, 2000, 0.25, 0.5",
    "3000, 3000, 3000, 20",
    "3000, 40000, 40000, 20",
    "2, 1, 1, 0.5",
    "3, 100, 0, 40",
    "1000, 1e-12, 1e-12, 1e-14",
    "1000, 1e15, 1e15, 1e13",
  })
  void findsAllPairsOfCirclesSpreadEvenly(int count, double width, double height, float size) {
    circles(count, size);
    draw(u -> u * width, u -> u * height);
    check(width + " x " + height);
  }

  /** Half a unit in the last place of a coordinate is more than a unit of the layout. */
  @Test
  void findsAllPairsFarFromTheOrigin() {
    circles(3000, 0.5f);
    draw(u -> 4_000_000 + u * 60, u -> -9_000_000 + u * 60);
    check("far away");
  }

  @Test
  void decidesOnTouchesExactly() {
    circles(2500, 0.5f);
    for (int k = 0; k < x.length; k++) {
      x[k] = k % 50 + (k % 3 == 0 ? Math.ulp(64f) : 0);
      y[k] = k / 50;
    }
    check("rows and columns");
  }

  /** The wider the layout, the more units its coordinates are rounded by. */
  @ParameterizedTest
  @ValueSource(doubles = {100, 1_000, 5_000, 20_000, 80_000, 250_000})
  void decidesOnTouchesExactlyHoweverWideTheLayoutIs(double side) {
    circles(3000, 0.5f);
    draw(u -> Math.floor(u * side * 32) / 32, u -> Math.floor(u * side * 32) / 32);
    for (int k = 0; k < x.length; k += 2) {
      // Each second circle touches the one before, or is a little nearer or farther.
      boolean beside = random.fraction() < 0.5;
      int near = (int) (3 * random.fraction()) - 1;
      x[k + 1] = x[k] + (beside ? 1 + near * Math.ulp(x[k]) : 0);
      y[k + 1] = y[k] + (beside ? 0 : 1 + near * Math.ulp(y[k]));
    }
    check("side " + side);
  }

  @Test
  void findsAllPairsInClustersAndAtOnePlace() {
    circles(4000, 0.5f);
    draw(u -> u * 300, u -> u * 300);
    for (int k = 0; k < 600; k++) {
      x[k] = 17 + (k & 3) * 1.25f;
      y[k] = k < 60 ? 30 : 30 + k;
    }
    check("clusters");
  }

  @Test
  void findsCirclesThatFollowAtDistancesWhoseSquaresOverflow() {
    circles(3000, 0.5f);
    draw(u -> u * 1e5, u -> u * 8);
    check("sparse row");
    draw(u -> Math.floor(u * 100) * 40, u -> u * 8);
    check("columns");
  }

  @ParameterizedTest
  @ValueSource(floats = {0, -0.0f, Float.MIN_VALUE})
  void leavesPointsToAnotherSearch(float size) {
    circles(100, size);
    draw(u -> u * 10, u -> u * 10);
    assertThat(join().find(floats, true, false, Integer.MAX_VALUE, true)).isFalse();
  }

  @Test
  void leavesCirclesOfSeveralSizesToAnotherSearch() {
    circles(100, 1);
    draw(u -> u * 10, u -> u * 10);
    radius[50] = 2;
    assertThat(join().find(floats, true, false, Integer.MAX_VALUE, true)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(floats = {Float.NaN, Float.POSITIVE_INFINITY, 1e30f})
  void leavesExtremeNumbersToAnotherSearch(float extreme) {
    circles(100, 1);
    draw(u -> u * 10, u -> u * 10);
    y[50] = extreme;
    assertThat(join().find(floats, true, false, Integer.MAX_VALUE, true)).isFalse();
  }

  @Test
  void leavesDenseClustersFarApartToAnotherSearch() {
    circles(4000, 0.5f);
    draw(u -> u < 0.5 ? 300 * u : 90_000 + u, u -> u < 0.5 ? u : 90_000 + u * 3000);
    EqualCircleJoin join = join();
    assertThat(join.find(floats, true, false, Integer.MAX_VALUE, true)).isFalse();
    draw(u -> u * 100, u -> u * 100);
    int calls = 1;
    while (!join.find(floats, true, false, Integer.MAX_VALUE, true)) {
      calls++;
    }
    assertThat(calls).as("calls until it tries again").isBetween(10, 100);
    assertThat(found(join)).isEqualTo(expected(true, 0));
  }

  @Test
  void stopsSoonAfterTheLimit() {
    circles(10_000, 0.5f);
    draw(u -> u * 80, u -> u * 80);
    EqualCircleJoin join = join();
    assertThat(join.find(floats, true, true, 100, true)).isTrue();
    assertThat(join.order.count).isBetween(100, 2000);
  }

  private static EqualCircleJoin join() {
    return new EqualCircleJoin(Workers.none());
  }
}
