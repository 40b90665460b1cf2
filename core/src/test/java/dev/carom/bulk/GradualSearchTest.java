// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.SplitMix64;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Shapes that move slowly, whose pairs are found by several calls, compared with those that a new
 * finder finds at once. Coordinates are multiples of a power of two, so that many pairs touch
 * exactly.
 */
class GradualSearchTest {
  private static final long SEED = 919;

  /** Enough for two threads. */
  private static final int COUNT = 9000;

  private static final int SIDE = 160;
  private static final double STEP = 0x1p-6;

  private enum Kind {
    EQUAL_FLOATS,
    EQUAL_DOUBLES,
    FLOATS,
    DOUBLES,
    TURNED_FLOATS,
    TURNED_DOUBLES,
    BOXES,
    CAPSULES;

    boolean areEqual() {
      return this == EQUAL_FLOATS || this == EQUAL_DOUBLES;
    }
  }

  private final SplitMix64 random = new SplitMix64(SEED);
  private final float[] x = new float[COUNT];
  private final float[] y = new float[COUNT];
  private final float[] radius = new float[COUNT];
  private final float[] halfHeight = new float[COUNT];
  private final float[] cos = new float[COUNT];
  private final float[] sin = new float[COUNT];

  private void draw(Kind kind) {
    for (int k = 0; k < COUNT; k++) {
      x[k] = (float) (random.below((int) (SIDE / STEP)) * STEP);
      y[k] = (float) (random.below((int) (SIDE / STEP)) * STEP);
      radius[k] = radius(kind, k);
      halfHeight[k] = 0.25f;
      cos[k] = k % 2 == 0 ? 1 : 0.6f;
      sin[k] = k % 2 == 0 ? 0 : 0.8f;
    }
  }

  private static float radius(Kind kind, int k) {
    return kind.areEqual() ? 0.5f : 0.25f * (1 + k % 4);
  }

  /** Moves each shape straight on, half of them to the left: pairs come close as fast as can be. */
  private void move(int steps) {
    for (int k = 0; k < COUNT; k++) {
      x[k] += (float) (k % 4 < 2 ? steps * STEP : -steps * STEP);
    }
  }

  private static double[] wide(float[] numbers) {
    double[] wide = new double[numbers.length];
    Arrays.setAll(wide, k -> numbers[k]);
    return wide;
  }

  /** Returns coordinates plus so many half radii. */
  private float[] moved(float[] numbers, int halves) {
    float[] moved = new float[COUNT];
    for (int k = 0; k < COUNT; k++) {
      moved[k] = numbers[k] + halves * radius[k] / 2;
    }
    return moved;
  }

  private long[] pairs(Kind kind, PairFinder finder, int count) {
    Pairs pairs =
        switch (kind) {
          case EQUAL_FLOATS, FLOATS -> finder.circles(x, y, radius, count);
          case EQUAL_DOUBLES, DOUBLES -> finder.circles(wide(x), wide(y), wide(radius), count);
          case TURNED_FLOATS -> finder.turnedBoxes(x, y, radius, halfHeight, cos, sin, count);
          case TURNED_DOUBLES ->
              finder.turnedBoxes(
                  wide(x), wide(y), wide(radius), wide(halfHeight), wide(cos), wide(sin), count);
          case BOXES -> finder.boxes(moved(x, -1), moved(y, -1), moved(x, 1), moved(y, 1), count);
          case CAPSULES ->
              finder.capsules(moved(x, -1), y, moved(x, 1), moved(y, 1), halfHeight, count);
        };
    long[] list = new long[pairs.size()];
    for (int k = 0; k < list.length; k++) {
      list[k] = (long) pairs.a(k) << 32 | pairs.b(k);
    }
    return list;
  }

  private void check(
      Kind kind, PairFinder finder, PairFinder.Builder builder, int count, int frame) {
    long[] expected = pairs(kind, builder.build(), count);
    assertThat(expected.length).isGreaterThan(500);
    assertThat(Arrays.equals(pairs(kind, finder, count), expected))
        .as("frame %s of seed %s", frame, SEED)
        .isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void everyCallFindsAllPairs(Kind kind) {
    draw(kind);
    PairFinder.Builder builder = PairFinder.builder();
    PairFinder finder = builder.build();
    PairFinder.Builder withThreads = PairFinder.builder().threads(2).touching(false);
    PairFinder finderWithThreads = withThreads.build();
    for (int frame = 0; frame < 60; frame++) {
      move(1 + frame / 20);
      check(kind, finder, builder, COUNT, frame);
      check(kind, finderWithThreads, withThreads, COUNT, frame);
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatHappensDuringASearchIsSeenAtOnce(Kind kind) {
    draw(kind);
    PairFinder.Builder builder = PairFinder.builder();
    PairFinder finder = builder.build();
    for (int frame = 0; frame < 240; frame++) {
      // Long quiet times, because a finder stops caching for a while when it was of no use.
      move(frame % 113 > 110 ? 20 : 1);
      int k = random.below(COUNT);
      switch (frame % 61) {
        case 15, 17 -> x[k] = SIDE / 2;
        case 20 -> radius[k] = 20;
        case 21 -> draw(kind);
        default -> {
          // An ordinary frame.
        }
      }
      if (frame % 61 == 34) {
        cos[k] = 0;
        sin[k] = 1;
      }
      check(kind, finder, builder, frame % 71 == 70 ? COUNT - 100 : COUNT, frame);
    }
  }
}
