// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.bounds;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.SplitMix64;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class SortingTest {
  private static final long SEED = 311;

  @Test
  void sortsAsTheLibraryDoes() {
    SplitMix64 random = new SplitMix64(SEED);
    for (int round = 0; round < 500; round++) {
      int count = random.below(3_000);
      long[] longs = new long[count + 3];
      double[] doubles = new double[count + 3];
      for (int k = 0; k < longs.length; k++) {
        longs[k] = random.below(1 + round) - 50;
        doubles[k] = longs[k] / 8.0;
      }
      long[] expectedLongs = longs.clone();
      double[] expectedDoubles = doubles.clone();
      Arrays.sort(expectedLongs, 0, count);
      Arrays.sort(expectedDoubles, 0, count);
      Sorting.sort(longs, count);
      Sorting.sort(doubles, count);
      assertThat(longs).as("seed %d, round %d", SEED, round).isEqualTo(expectedLongs);
      assertThat(doubles).as("seed %d, round %d", SEED, round).isEqualTo(expectedDoubles);
    }
  }
}
