// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.carom.internal.exact.TurnedBoxPair;
import dev.carom.oracle.Allocation;
import dev.carom.oracle.SplitMix64;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Calls in a row on turned boxes that move and turn, and on circles that move among turned boxes.
 * Coordinates are multiples of a power of two and many directions are upright, so that many pairs
 * touch exactly.
 */
class TurnedBoxMotionTest {
  private static final long SEED = 418;
  private static final int COUNT = 250;
  private static final int FRAMES = 20;

  private SplitMix64 random = new SplitMix64(SEED);
  private final float[] x = new float[COUNT];
  private final float[] y = new float[COUNT];
  private final float[] halfWidth = new float[COUNT];
  private final float[] halfHeight = new float[COUNT];
  private final float[] angle = new float[COUNT];
  private final float[] cos = new float[COUNT];
  private final float[] sin = new float[COUNT];

  /** The circles that move among the boxes of the first frame. */
  private final float[] radius = new float[COUNT];

  private final float[][] walls = new float[6][COUNT];
  private final ShapeSet floatCircles = ShapeSet.circles(x, y, radius, COUNT);
  private final ShapeSet floatWalls =
      ShapeSet.turnedBoxes(walls[0], walls[1], walls[2], walls[3], walls[4], walls[5], COUNT);

  private float pick(double size, double step) {
    return (float) (Math.floor(random.fraction() * size / step) * step);
  }

  private void draw(double side, double step, double shift, double longest) {
    for (int k = 0; k < COUNT; k++) {
      x[k] = (float) (pick(side, step) + shift);
      y[k] = (float) (pick(side, step) + shift);
      halfWidth[k] = 0.25f + pick(longest, step);
      halfHeight[k] = 0.25f + pick(0.5, step);
      radius[k] = 0.25f + pick(0.5, step);
      // Half of them are upright.
      angle[k] = k % 2 == 0 ? pick(4, 1) * 90 : pick(360, 1);
    }
    turn(0);
    float[][] now = {x, y, halfWidth, halfHeight, cos, sin};
    for (int i = 0; i < walls.length; i++) {
      System.arraycopy(now[i], 0, walls[i], 0, COUNT);
    }
  }

  private void move(double speed, double step) {
    for (int k = 0; k < COUNT; k++) {
      x[k] += pick(2 * speed + step, step) - (float) speed;
      y[k] += pick(2 * speed + step, step) - (float) speed;
    }
  }

  private void turn(float most) {
    for (int k = 0; k < COUNT; k++) {
      if (k % 4 == 1) {
        angle[k] += most;
      }
      double radians = Math.toRadians(angle[k]);
      boolean isUpright = angle[k] % 90 == 0;
      cos[k] = (float) (isUpright ? Math.rint(Math.cos(radians)) : Math.cos(radians));
      sin[k] = (float) (isUpright ? Math.rint(Math.sin(radians)) : Math.sin(radians));
    }
  }

  private List<String> expected(boolean touching) {
    TurnedBoxPair pair = TurnedBoxPair.ofThisThread();
    List<String> expected = new ArrayList<>();
    for (int a = 0; a < COUNT; a++) {
      pair.first().set(x[a], y[a], halfWidth[a], halfHeight[a], cos[a], sin[a]);
      for (int b = a + 1; b < COUNT; b++) {
        pair.second().set(x[b], y[b], halfWidth[b], halfHeight[b], cos[b], sin[b]);
        double reach = reach(halfWidth[a], halfHeight[a], cos[a], sin[a]);
        reach += reach(halfWidth[b], halfHeight[b], cos[b], sin[b]);
        if (mayMeet(x[a] - x[b], y[a] - y[b], reach) && pair.meet(touching)) {
          expected.add(a + "-" + b);
        }
      }
    }
    return expected;
  }

  private List<String> expectedWithWalls(boolean touching) {
    TurnedBoxPair pair = TurnedBoxPair.ofThisThread();
    float[][] w = walls;
    List<String> expected = new ArrayList<>();
    for (int a = 0; a < COUNT; a++) {
      pair.first().setCircle(x[a], y[a], radius[a]);
      for (int b = 0; b < COUNT; b++) {
        pair.second().set(w[0][b], w[1][b], w[2][b], w[3][b], w[4][b], w[5][b]);
        double reach = radius[a] + reach(w[2][b], w[3][b], w[4][b], w[5][b]);
        if (mayMeet(x[a] - w[0][b], y[a] - w[1][b], reach) && pair.meet(touching)) {
          expected.add(a + "-" + b);
        }
      }
    }
    return expected;
  }

  /** At least half the diagonal. */
  private static double reach(double width, double height, double cos, double sin) {
    return (width + height) * (Math.abs(cos) + Math.abs(sin));
  }

  /** Far quicker than exact arithmetic where shapes are far apart. */
  private static boolean mayMeet(double dx, double dy, double reach) {
    return Math.max(Math.abs(dx), Math.abs(dy)) <= 1.001 * reach;
  }

  private static List<String> listed(Pairs pairs) {
    List<String> list = new ArrayList<>();
    for (int k = 0; k < pairs.size(); k++) {
      list.add(pairs.a(k) + "-" + pairs.b(k));
    }
    return list;
  }

  private Pairs boxes(PairFinder finder, boolean single) {
    return single
        ? finder.turnedBoxes(x, y, halfWidth, halfHeight, cos, sin, COUNT)
        : finder.turnedBoxes(
            widened(x),
            widened(y),
            widened(halfWidth),
            widened(halfHeight),
            widened(cos),
            widened(sin),
            COUNT);
  }

  private Pairs withWalls(PairFinder finder, boolean single) {
    if (single) {
      return finder.between(floatCircles, floatWalls);
    }
    double[][] w = Arrays.stream(walls).map(TurnedBoxMotionTest::widened).toArray(double[][]::new);
    return finder.between(
        ShapeSet.circles(widened(x), widened(y), widened(radius), COUNT),
        ShapeSet.turnedBoxes(w[0], w[1], w[2], w[3], w[4], w[5], COUNT));
  }

  private static double[] widened(float[] values) {
    double[] wide = new double[values.length];
    for (int k = 0; k < wide.length; k++) {
      wide[k] = values[k];
    }
    return wide;
  }

  @ParameterizedTest(
      name = "speed {0}, turn {1}, side {2}, step {3}, shift {4}, up to {5} long, {6}")
  @CsvSource({
    "0.0078125, 1, 20, 0.0078125, 0, 1, true",
    "0.0625,    3, 20, 0.0078125, 0, 1, true",
    "0.0625,    0, 20, 0.0625,    0, 1, false",
    "0.25,      5, 30, 0.0625,    100000, 1, true",
    "0.5,      90, 30, 0.5,       0, 1, false",
    "0.0625,    3, 60, 0.0625,    0, 9, true",
    "4,        40, 30, 0.5,       0, 1, true",
    "0,         0, 20, 0.25,      -700, 1, true",
    "0,         7, 20, 0.25,      -700, 1, false",
  })
  void pairsAreRightInEveryFrame(
      double speed,
      float turn,
      double side,
      double step,
      double shift,
      double longest,
      boolean touching) {
    draw(side, step, shift, longest);
    PairFinder ofSingles = PairFinder.builder().touching(touching).build();
    PairFinder ofDoubles = PairFinder.builder().touching(touching).threads(2).build();
    for (int frame = 0; frame < FRAMES; frame++) {
      move(speed, step);
      turn(turn);
      List<String> boxes = expected(touching);
      List<String> walls = expectedWithWalls(touching);
      String when = "frame " + frame + " of seed " + SEED;
      assertThat(listed(boxes(ofSingles, true))).as(when).isEqualTo(boxes);
      assertThat(listed(boxes(ofDoubles, false))).as(when).isEqualTo(boxes);
      assertThat(listed(withWalls(ofSingles, true))).as(when).isEqualTo(walls);
      assertThat(listed(withWalls(ofDoubles, false))).as(when).isEqualTo(walls);
    }
  }

  @Test
  void jumpsResizesAndOtherWallsAreSeenAtOnce() {
    draw(20, 0.0625, 0, 1);
    PairFinder finder = PairFinder.create();
    for (int frame = 0; frame < 4 * FRAMES; frame++) {
      move(0.0625, 0.0625);
      turn(2);
      disturb(frame % 13);
      boolean single = frame % 50 < 35;
      String when = "frame " + frame + " of seed " + SEED;
      assertThat(listed(boxes(finder, single))).as(when).isEqualTo(expected(true));
      assertThat(listed(withWalls(finder, single))).as(when).isEqualTo(expectedWithWalls(true));
    }
  }

  private void disturb(int kind) {
    int k = (int) (random.fraction() * COUNT);
    switch (kind) {
      case 3 -> x[k] = 10;
      case 4 -> halfWidth[k] *= 2;
      case 5 -> cos[k] *= 3;
      case 6 -> Arrays.fill(cos, 0, COUNT, 0);
      case 7 -> radius[k] = 3;
      case 8 -> walls[3][k] += 5;
      case 9 -> walls[5][k] += 0.25f;
      case 10 -> cos[k] = sin[k] = 0;
      case 11 -> Arrays.fill(y, 0, COUNT, 7);
      case 12 -> draw(20, 0.0625, 0, 1);
      default -> {
        // An ordinary frame.
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"0, x", "2, halfWidth", "3, halfHeight", "4, cos", "5, sin"})
  void aBadNumberIsRefusedInTheMiddleOfAFilm(int array, String name) {
    draw(20, 0.0625, 0, 1);
    float[] bad = new float[][] {x, y, halfWidth, halfHeight, cos, sin}[array];
    float value = array == 2 ? -1 : Float.NaN;
    PairFinder finder = PairFinder.create();
    for (int frame = 0; frame < 20; frame++) {
      move(0.0625, 0.0625);
      float good = bad[3];
      if (frame > 10) {
        bad[3] = value;
        for (boolean single : new boolean[] {true, false}) {
          assertThatIllegalArgumentException()
              .isThrownBy(() -> boxes(finder, single))
              .withMessageContaining(name + "[3]")
              .withMessageContaining(value < 0 ? "-1" : "NaN");
        }
        bad[3] = good;
      }
      assertThat(listed(boxes(finder, true))).isEqualTo(expected(true));
    }
  }

  /** The same film again: as boxes spread, another one may need more room. */
  @Test
  void aFilmLeavesNoGarbageBehind() {
    PairFinder finder = PairFinder.create();
    for (int film = 0; film < 3; film++) {
      rewind();
      playAll(finder);
    }
    rewind();
    assertThat(Allocation.bytes(() -> playAll(finder))).isZero();
  }

  private void rewind() {
    random = new SplitMix64(SEED);
    draw(20, 0.0078125, 0, 1);
  }

  private void playAll(PairFinder finder) {
    for (int frame = 0; frame < FRAMES; frame++) {
      play(finder);
    }
  }

  private void play(PairFinder finder) {
    move(0.0625, 0.0078125);
    turn(1);
    finder.turnedBoxes(x, y, halfWidth, halfHeight, cos, sin, COUNT);
    finder.between(floatCircles, floatWalls);
  }
}
