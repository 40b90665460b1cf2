// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.SplitMix64;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Many circles of one size that move slowly, whose pairs are found by several calls, compared with
 * those that a new finder finds at once. Coordinates are multiples of a power of two, so that many
 * pairs touch exactly.
 */
@Tag("scale")
class GradualSearchTest {
  private static final long SEED = 919;
  private static final int COUNT = 50_500;
  private static final int SIDE = 400;
  private static final double STEP = 0x1p-6;

  private final SplitMix64 random = new SplitMix64(SEED);
  private final float[] x = new float[COUNT];
  private final float[] y = new float[COUNT];
  private final float[] radius = new float[COUNT];

  private void draw() {
    for (int k = 0; k < COUNT; k++) {
      x[k] = (float) (random.below((int) (SIDE / STEP)) * STEP);
      y[k] = (float) (random.below((int) (SIDE / STEP)) * STEP);
      radius[k] = 0.5f;
    }
  }

  private void move(int steps) {
    for (int k = 0; k < COUNT; k++) {
      x[k] += (float) ((random.below(2 * steps + 1) - steps) * STEP);
      y[k] += (float) ((random.below(2 * steps + 1) - steps) * STEP);
    }
  }

  private long[] pairs(PairFinder finder, int count) {
    Pairs pairs = finder.circles(x, y, radius, count);
    long[] list = new long[pairs.size()];
    for (int k = 0; k < list.length; k++) {
      list[k] = (long) pairs.a(k) << 32 | pairs.b(k);
    }
    return list;
  }

  private void check(PairFinder finder, PairFinder.Builder builder, int count, int frame) {
    long[] expected = pairs(builder.build(), count);
    assertThat(expected.length).isGreaterThan(1000);
    assertThat(Arrays.equals(pairs(finder, count), expected))
        .as("frame %s of seed %s", frame, SEED)
        .isTrue();
  }

  @Test
  void everyCallFindsAllPairs() {
    draw();
    PairFinder.Builder builder = PairFinder.builder();
    PairFinder finder = builder.build();
    PairFinder.Builder withThreads = PairFinder.builder().threads(2).touching(false);
    PairFinder finderWithThreads = withThreads.build();
    for (int frame = 0; frame < 60; frame++) {
      move(1);
      check(finder, builder, COUNT, frame);
      check(finderWithThreads, withThreads, COUNT, frame);
    }
  }

  @Test
  void whatHappensDuringASearchIsSeenAtOnce() {
    draw();
    PairFinder.Builder builder = PairFinder.builder();
    PairFinder finder = builder.build();
    for (int frame = 0; frame < 400; frame++) {
      // Long quiet times, because a finder stops caching for a while when it was of no use.
      move(frame % 113 > 110 ? 20 : 1);
      int k = random.below(COUNT);
      switch (frame % 61) {
        case 15, 17 -> x[k] = SIDE / 2;
        case 20 -> radius[k] = 20;
        case 21 -> Arrays.fill(radius, 0.5f);
        default -> {
          // An ordinary frame.
        }
      }
      check(finder, builder, frame % 71 == 70 ? COUNT - 100 : COUNT, frame);
    }
  }
}
