// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.pairs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class PairSetTest {
  private static final int COUNT = 20_000;

  @Test
  void aboutHalfOfThePairsAreHits() {
    for (String kind : PairSet.kinds()) {
      assertThat(PairSet.of(kind, COUNT).contender("carom").getAsInt())
          .as(kind)
          .isCloseTo(COUNT / 2, within(COUNT / 50));
    }
  }

  @Test
  void allContendersAgree() {
    for (String kind : PairSet.kinds()) {
      PairSet pairs = PairSet.of(kind, COUNT);
      int expected = pairs.contender("carom").getAsInt();
      for (String contender : pairs.contenders()) {
        assertThat(pairs.contender(contender).getAsInt())
            .as("%s by %s", kind, contender)
            .isCloseTo(expected, within(1));
      }
    }
  }
}
