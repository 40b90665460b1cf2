// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.SplitMix64;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pairs come out in order, whether ids have few pairs or many. */
class PairOrderTest {
  private static final long SEED = 92;

  private final SplitMix64 random = new SplitMix64(SEED);

  @ParameterizedTest(name = "{0} pairs of {1} ids, {2} of them first, in {3} parts")
  @CsvSource({
    "0, 10, 10, 1",
    "1, 10, 10, 1",
    "2, 10, 1, 1",
    "3, 10, 1, 2",
    "30, 1000, 1, 1",
    "31, 1000, 1, 3",
    "500, 1000, 1, 2",
    "3000, 1000, 1000, 1",
    "3000, 1000, 1000, 3",
    "12000, 1000, 1000, 1",
    "12000, 1000, 1000, 3",
    "20000, 1000, 100, 1",
    "20000, 1000, 100, 3",
  })
  void sorts(int count, int ids, int firsts, int parts) {
    PairOrder order = new PairOrder(parts == 1 ? Workers.none() : Workers.threads(parts));
    for (int round = 0; round < 3; round++) {
      long[] all = new long[count];
      for (int k = 0; k < count; k++) {
        all[k] = (long) below(firsts) << 32 | below(ids);
      }
      for (int part = 0; part < parts; part++) {
        int from = count * part / parts;
        int to = count * (part + 1) / parts;
        order.give(part, Arrays.copyOfRange(all, from, to), to - from);
      }
      order.sort(parts, ids);
      Arrays.sort(all);
      assertThat(Arrays.copyOf(order.pairs, order.count)).as("seed %d", SEED).isEqualTo(all);
    }
  }

  private int below(int bound) {
    return (int) (random.fraction() * bound);
  }
}
