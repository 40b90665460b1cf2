// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.internal.bounds.Extent;
import dev.carom.oracle.SplitMix64;
import dev.carom.pair.Overlap;
import java.util.Arrays;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The pairs of circles and boxes that stay are those of a test of every circle and box. */
class StaticBoxesTest {
  private static final long SEED = 822;

  private final SplitMix64 random = new SplitMix64(SEED);
  private double[] minX;
  private double[] minY;
  private double[] maxX;
  private double[] maxY;
  private double[] x;
  private double[] y;
  private double[] radius;

  /**
   * Draws boxes with sides up to the size in a square of the given side, then circles around it.
   */
  private void draw(int boxes, int circles, double originX, double side, double size) {
    minX = new double[boxes];
    minY = new double[boxes];
    maxX = new double[boxes];
    maxY = new double[boxes];
    for (int k = 0; k < boxes; k++) {
      setBox(
          k,
          originX + random.fraction() * side,
          random.fraction() * side,
          random.fraction() * size,
          random.fraction() * size);
    }
    x = new double[circles];
    y = new double[circles];
    radius = new double[circles];
    for (int k = 0; k < circles; k++) {
      // Some are outside the boxes, and in the way of none.
      x[k] = originX + (1.2 * random.fraction() - 0.1) * side;
      y[k] = (1.2 * random.fraction() - 0.1) * side;
      radius[k] = random.fraction() * size;
    }
  }

  private void setBox(int box, double left, double bottom, double width, double height) {
    minX[box] = left;
    minY[box] = bottom;
    maxX[box] = left + width;
    maxY[box] = bottom + height;
  }

  private boolean meet(int circle, int box) {
    return Overlap.circleBox(
        x[circle], y[circle], radius[circle], minX[box], minY[box], maxX[box], maxY[box]);
  }

  private long[] expected(int from, int to) {
    LongStream.Builder pairs = LongStream.builder();
    for (int circle = from; circle < to; circle++) {
      for (int box = 0; box < minX.length; box++) {
        if (meet(circle, box)) {
          pairs.add((long) circle << 32 | box);
        }
      }
    }
    return pairs.build().toArray();
  }

  private boolean build(StaticBoxes boxes) {
    Extent extent = new Extent();
    for (int k = 0; k < minX.length; k++) {
      extent.include(minX[k], minY[k], maxX[k], maxY[k]);
    }
    double largest = Arrays.stream(radius).max().orElse(0);
    return boxes.build(minX, minY, maxX, maxY, minX.length, extent, largest);
  }

  private boolean find(StaticBoxes boxes, int from, int to, int limit) {
    return boxes.find(this::fill, from, to, this::meet, limit);
  }

  private double fill(FloatShapes floats, int from, int to) {
    double largest = 0;
    for (int k = from; k < to; k++) {
      floats.setCircle(k - from, x[k], y[k], radius[k]);
      largest =
          Math.max(largest, Math.abs(x[k] + y[k]) < Double.MAX_VALUE ? radius[k] : Double.NaN);
    }
    return largest;
  }

  private static long[] found(StaticBoxes boxes) {
    return Arrays.copyOf(boxes.pairs(), boxes.count());
  }

  private void check(String layout) {
    for (int threads = 1; threads <= 3; threads += 2) {
      StaticBoxes boxes = new StaticBoxes(threads == 1 ? Workers.none() : Workers.threads(threads));
      String what = layout + ", " + threads + " threads, seed " + SEED;
      assertThat(build(boxes)).as(what).isTrue();
      assertThat(find(boxes, 0, x.length, Integer.MAX_VALUE)).as(what).isTrue();
      assertThat(found(boxes)).as(what).isEqualTo(expected(0, x.length)).isNotEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1, 10000, 0, 10, 3",
    "700, 9000, 0, 100, 4",
    "700, 500, 0, 2, 0.1",
    "700, 9000, 1e9, 100, 4",
    "700, 1000, 0, 1e-300, 3e-302",
    "700, 1000, 0, 1e300, 3e298",
    "500, 1000, 0, 1, 0",
  })
  void findsAllPairs(int boxes, int circles, double originX, double side, double size) {
    draw(boxes, circles, originX, side, size);
    if (size == 0) {
      // Points meet only where they coincide.
      System.arraycopy(minX, 0, x, 0, boxes);
      System.arraycopy(minY, 0, y, 0, boxes);
    }
    check(boxes + " boxes of up to " + size + " in " + side);
  }

  @Test
  void decidesOnTouchesExactly() {
    draw(900, 2000, 0, 30, 1);
    for (int k = 0; k < 900; k++) {
      setBox(k, k % 30 * 2, k / 30 * 2, 1, 1);
    }
    for (int k = 0; k < 2000; k++) {
      // 3-4-5 triangles at corners, and sides that touch, or miss by an ulp.
      double left = 2 * random.below(30);
      double bottom = 2 * random.below(30);
      boolean atCorner = random.nextBoolean();
      x[k] = left - (atCorner ? 0.375 : 0.625);
      y[k] = bottom - (atCorner ? 0.5 : -0.5);
      radius[k] = 0.625 - random.below(2) * Math.ulp(0.5);
    }
    check("touches");
  }

  @Test
  void findsThePairsOfSomeCirclesOnly() {
    draw(500, 1000, 0, 60, 4);
    StaticBoxes boxes = new StaticBoxes(Workers.none());
    assertThat(build(boxes)).isTrue();
    assertThat(find(boxes, 300, 700, Integer.MAX_VALUE)).isTrue();
    assertThat(found(boxes)).isEqualTo(expected(300, 700));
    assertThat(find(boxes, 300, 300, Integer.MAX_VALUE)).isTrue();
    assertThat(found(boxes)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 1000, 5000})
  void findsTheFirstPairsUpToTheLimitWithAnyNumberOfThreads(int limit) {
    draw(500, 10_000, 0, 60, 4);
    for (int threads = 1; threads <= 3; threads += 2) {
      StaticBoxes boxes = new StaticBoxes(threads == 1 ? Workers.none() : Workers.threads(threads));
      assertThat(build(boxes)).isTrue();
      assertThat(find(boxes, 0, 10_000, limit)).isTrue();
      assertThat(found(boxes)).isEqualTo(Arrays.copyOf(expected(0, 10_000), limit));
    }
  }

  @Test
  void leavesBoxesThatAreLargeForTheCellsToAnotherSearch() {
    draw(500, 10, 0, 100, 0.1);
    for (int k = 0; k < 20; k++) {
      setBox(k, 0, 0, 100, 100);
    }
    assertThat(build(new StaticBoxes(Workers.none()))).isFalse();
  }

  @Test
  void leavesCirclesAmongTooManyBoxesToAnotherSearch() {
    draw(2000, 1000, 0, 1, 0.5);
    StaticBoxes boxes = new StaticBoxes(Workers.none());
    assertThat(build(boxes) && find(boxes, 0, 1000, Integer.MAX_VALUE)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, 8.5})
  void leavesCirclesThatAreInvalidOrTooLargeToAnotherSearch(double number) {
    draw(500, 1000, 0, 100, 4);
    StaticBoxes boxes = new StaticBoxes(Workers.none());
    assertThat(build(boxes)).isTrue();
    assertThat(boxes.isFor(number)).isFalse();
    radius[400] = number;
    assertThat(find(boxes, 0, 1000, Integer.MAX_VALUE)).isFalse();
    assertThat(find(boxes, 0, 400, Integer.MAX_VALUE)).isTrue();
    assertThat(found(boxes)).isEqualTo(expected(0, 400));
  }
}
