// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.Allocation;
import dev.carom.oracle.SplitMix64;
import dev.carom.pair.Overlap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Calls in a row on shapes that move a little: what a finder keeps from call to call must not show.
 * Coordinates are multiples of a power of two, so that many pairs touch exactly.
 */
class PairFinderMotionTest {
  private static final long SEED = 417;
  private static final int COUNT = 250;
  private static final int FRAMES = 40;

  private final SplitMix64 random = new SplitMix64(SEED);
  private final float[] x = new float[COUNT];
  private final float[] y = new float[COUNT];
  private final float[] radius = new float[COUNT];
  private final float[][] sides = new float[4][COUNT];

  private float pick(double size, double step) {
    return (float) (Math.floor(random.fraction() * size / step) * step);
  }

  private void draw(double side, double step, double shift) {
    for (int k = 0; k < COUNT; k++) {
      x[k] = (float) (pick(side, step) + shift);
      y[k] = (float) (pick(side, step) + shift);
      radius[k] = 0.25f + pick(0.5, step);
      sides[0][k] = (float) (pick(side, step) + shift);
      sides[1][k] = (float) (pick(side, step) + shift);
      sides[2][k] = sides[0][k] + pick(2, step);
      sides[3][k] = sides[1][k] + pick(2, step);
    }
  }

  private void move(double speed, double step) {
    for (int k = 0; k < COUNT; k++) {
      x[k] += pick(2 * speed + step, step) - (float) speed;
      y[k] += pick(2 * speed + step, step) - (float) speed;
    }
  }

  private static double[] widened(float[] values) {
    double[] wide = new double[values.length];
    for (int k = 0; k < wide.length; k++) {
      wide[k] = values[k];
    }
    return wide;
  }

  private List<String> pairsOfCircles(boolean touching) {
    List<String> expected = new ArrayList<>();
    for (int a = 0; a < COUNT; a++) {
      for (int b = a + 1; b < COUNT; b++) {
        boolean met =
            touching
                ? Overlap.circleCircle(x[a], y[a], radius[a], x[b], y[b], radius[b])
                : Overlap.circleCircleStrict(x[a], y[a], radius[a], x[b], y[b], radius[b]);
        if (met) {
          expected.add(a + "-" + b);
        }
      }
    }
    return expected;
  }

  private List<String> pairsWithBoxes(boolean touching) {
    float[][] s = sides;
    List<String> expected = new ArrayList<>();
    for (int a = 0; a < COUNT; a++) {
      for (int b = 0; b < COUNT; b++) {
        boolean met =
            touching
                ? Overlap.circleBox(x[a], y[a], radius[a], s[0][b], s[1][b], s[2][b], s[3][b])
                : Overlap.circleBoxStrict(
                    x[a], y[a], radius[a], s[0][b], s[1][b], s[2][b], s[3][b]);
        if (met) {
          expected.add(a + "-" + b);
        }
      }
    }
    return expected;
  }

  private static List<String> listed(Pairs pairs) {
    List<String> list = new ArrayList<>();
    for (int k = 0; k < pairs.size(); k++) {
      list.add(pairs.a(k) + "-" + pairs.b(k));
    }
    return list;
  }

  private Pairs circles(PairFinder finder, boolean single) {
    return single
        ? finder.circles(x, y, radius, COUNT)
        : finder.circles(widened(x), widened(y), widened(radius), COUNT);
  }

  private Pairs withBoxes(PairFinder finder, boolean single) {
    float[][] s = sides;
    return single
        ? finder.circlesAgainstBoxes(x, y, radius, COUNT, s[0], s[1], s[2], s[3], COUNT)
        : finder.circlesAgainstBoxes(
            widened(x),
            widened(y),
            widened(radius),
            COUNT,
            widened(s[0]),
            widened(s[1]),
            widened(s[2]),
            widened(s[3]),
            COUNT);
  }

  @ParameterizedTest(name = "speed {0}, side {1}, step {2}, shift {3}, touching {4}")
  @CsvSource({
    "0.0078125, 20, 0.0078125, 0, true",
    "0.0625,    20, 0.0078125, 0, true",
    "0.0625,    20, 0.0625,    0, false",
    "0.25,      30, 0.0625,    100000, true",
    "0.5,       30, 0.5,       0, false",
    "4,         30, 0.5,       0, true",
    "0,         20, 0.25,      -700, true",
  })
  void pairsAreRightInEveryFrame(
      double speed, double side, double step, double shift, boolean touching) {
    draw(side, step, shift);
    PairFinder ofSingles = PairFinder.builder().touching(touching).build();
    PairFinder ofDoubles = PairFinder.builder().touching(touching).threads(2).build();
    for (int frame = 0; frame < FRAMES; frame++) {
      move(speed, step);
      List<String> circles = pairsOfCircles(touching);
      List<String> boxes = pairsWithBoxes(touching);
      String when = "frame " + frame + " of seed " + SEED;
      assertThat(listed(circles(ofSingles, true))).as(when).isEqualTo(circles);
      assertThat(listed(circles(ofDoubles, false))).as(when).isEqualTo(circles);
      assertThat(listed(withBoxes(ofSingles, true))).as(when).isEqualTo(boxes);
      assertThat(listed(withBoxes(ofDoubles, false))).as(when).isEqualTo(boxes);
    }
  }

  @Test
  void circlesOfOneSizeThatMoveSlowlyAreRightInEveryFrame() {
    double step = 0x1p-7;
    draw(12, step, 0);
    Arrays.fill(radius, 0.5f);
    PairFinder finder = PairFinder.create();
    PairFinder withThreads = PairFinder.builder().threads(2).touching(false).build();
    for (int frame = 0; frame < 8 * FRAMES; frame++) {
      boolean isFast = frame % 71 > 60;
      move(isFast ? 0.0625 : step, step);
      if (frame % 97 == 96) {
        x[random.below(COUNT)] = 3;
      }
      radius[7] = frame % 150 > 140 ? 0.75f : 0.5f;
      String when = "frame " + frame + " of seed " + SEED;
      assertThat(listed(circles(finder, true))).as(when).isEqualTo(pairsOfCircles(true));
      assertThat(listed(circles(withThreads, true))).as(when).isEqualTo(pairsOfCircles(false));
    }
  }

  @Test
  void jumpsResizesAndOtherBoxesAreSeenAtOnce() {
    draw(20, 0.0625, 0);
    PairFinder finder = PairFinder.create();
    for (int frame = 0; frame < 4 * FRAMES; frame++) {
      move(0.0625, 0.0625);
      disturb(frame % 13);
      boolean single = frame % 50 < 35;
      String when = "frame " + frame + " of seed " + SEED;
      assertThat(listed(circles(finder, single))).as(when).isEqualTo(pairsOfCircles(true));
      assertThat(listed(withBoxes(finder, single))).as(when).isEqualTo(pairsWithBoxes(true));
    }
  }

  private void disturb(int kind) {
    int k = (int) (random.fraction() * COUNT);
    switch (kind) {
      case 5 -> x[k] = 10;
      case 7 -> radius[k] = 3;
      case 9 -> sides[2][k] += 5;
      case 11 -> Arrays.fill(y, 0, COUNT, 7);
      case 12 -> draw(20, 0.0625, 0);
      default -> {
        // An ordinary frame.
      }
    }
  }

  @Test
  void oneJumpAmongManyThatRestTakesNoMemory() {
    int side = 150;
    int count = side * side;
    float[] manyX = new float[count];
    float[] manyY = new float[count];
    float[] ones = new float[count];
    for (int k = 0; k < count; k++) {
      manyX[k] = 3 * (k % side);
      manyY[k] = 3 * (k / side);
    }
    Arrays.fill(ones, 1);
    PairFinder finder = PairFinder.create();
    long bytes =
        Allocation.bytes(
            () -> {
              for (int call = 0; call < 8; call++) {
                manyX[0] = -300 * (call % 2);
                assertThat(finder.circles(manyX, manyY, ones, count).size()).isZero();
                double[] x = widened(manyX);
                double[] y = widened(manyY);
                assertThat(finder.circles(x, y, widened(ones), count).size()).isZero();
              }
            });
    assertThat(bytes).isLessThan(1000L * count);
  }

  @Test
  void aBadNumberIsRefusedInTheMiddleOfAFilm() {
    draw(20, 0.0625, 0);
    PairFinder finder = PairFinder.create();
    for (int frame = 0; frame < 20; frame++) {
      move(0.0625, 0.0625);
      float good = y[3];
      if (frame > 10) {
        y[3] = Float.NaN;
        assertThat(refusalOf(() -> circles(finder, true))).contains("y[3]", "NaN");
        assertThat(refusalOf(() -> circles(finder, false))).contains("y[3]", "NaN");
        assertThat(refusalOf(() -> withBoxes(finder, true))).contains("y[3]", "NaN");
        y[3] = good;
      }
      assertThat(listed(circles(finder, true))).isEqualTo(pairsOfCircles(true));
      assertThat(listed(withBoxes(finder, true))).isEqualTo(pairsWithBoxes(true));
    }
  }

  private static String refusalOf(Runnable call) {
    try {
      call.run();
    } catch (IllegalArgumentException refused) {
      return refused.getMessage();
    }
    return "nothing was refused";
  }
}
