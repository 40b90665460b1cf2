// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.state;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.Cases;
import dev.carom.oracle.SplitMix64;
import org.junit.jupiter.api.Test;

class FilterGroupsTest {
  private static final long SEED = 8087;
  private static final int SLOTS = 150;

  private final FilterGroups groups = new FilterGroups();

  @Test
  void manyFiltersThatExcludeEachOtherMeetNothing() {
    for (int slot = 0; slot < SLOTS; slot++) {
      groups.add(slot, 1L << slot % 16, (slot + 1L) << 16, false);
    }
    for (int slot = 0; slot < SLOTS; slot++) {
      assertThat(groups.meets(groups.of(slot))).isZero();
    }
  }

  @Test
  void noPairThatTheFiltersAllowIsMissed() {
    Cases.check(SEED, 300, random -> random, FilterGroupsTest::check);
  }

  private static void check(SplitMix64 random) {
    FilterGroups groups = new FilterGroups();
    long[] category = new long[SLOTS];
    long[] mask = new long[SLOTS];
    boolean[] isIn = new boolean[SLOTS];
    int bits = random.between(1, 12);
    for (int step = 0; step < 1_000; step++) {
      int slot = random.below(SLOTS);
      if (isIn[slot] && random.oneIn(3)) {
        groups.remove(slot, false);
        isIn[slot] = false;
        continue;
      }
      category[slot] = 1L << random.below(bits);
      mask[slot] = random.below(1 << bits);
      if (isIn[slot]) {
        groups.update(slot, category[slot], mask[slot], false);
      } else {
        groups.add(slot, category[slot], mask[slot], false);
        isIn[slot] = true;
      }
      if (step % 50 == 0) {
        checkPairs(groups, category, mask, isIn);
      }
    }
  }

  private static void checkPairs(
      FilterGroups groups, long[] category, long[] mask, boolean[] isIn) {
    for (int a = 0; a < SLOTS; a++) {
      for (int b = 0; b < SLOTS; b++) {
        if (isIn[a] && isIn[b] && FilterGroups.allow(category[a], mask[a], category[b], mask[b])) {
          assertThat(FilterGroups.contains(groups.meets(groups.of(a)), groups.of(b))).isTrue();
        }
      }
    }
  }
}
