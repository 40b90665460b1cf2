package dev.carom.index;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Strips give up where they would take too long, so that the grid is asked. */
class StripJoinTest {
  private static final int COUNT = 20_000;

  private final StripJoin join = new StripJoin(Workers.none());

  @Test
  void findsThePairsOfOrdinaryLayouts() {
    assertThat(find(k -> k % 200, k -> k / 200, k -> 0.5, k -> 0.5))
        .isEqualTo(StripJoin.Outcome.FOUND);
    assertThat(join.count()).isZero();
  }

  @Test
  void givesUpOnCrowdsThatAreOnePlaceToFloats() {
    assertThat(find(k -> k % 2 * 1e15 + k % 200, k -> k % 2 * 1e15 + k / 200, k -> 0.5, k -> 0.5))
        .isEqualTo(StripJoin.Outcome.UNSUITABLE);
  }

  /** Every eighth is small; a strip that fits them is crossed by all others. */
  @Test
  void givesUpWhereMostReachThroughManyStrips() {
    assertThat(
            find(
                k -> k, k -> k % 8 == 0 ? 10 * k : 0, k -> 0.5, k -> k % 8 == 0 ? 0.5 : 10 * COUNT))
        .isEqualTo(StripJoin.Outcome.UNSUITABLE);
  }

  private interface Number {
    double of(int k);
  }

  /** Boxes with these corners and sizes, of which no pair counts. */
  private StripJoin.Outcome find(Number x, Number y, Number width, Number height) {
    Extent extent = new Extent();
    for (int k = 0; k < COUNT; k++) {
      extent.include(x.of(k), y.of(k), x.of(k) + width.of(k), y.of(k) + height.of(k));
    }
    Lanes lanes = new Lanes();
    lanes.boxes(COUNT, extent);
    for (int k = 0; k < COUNT; k++) {
      lanes.setBox(k, x.of(k), y.of(k), x.of(k) + width.of(k), y.of(k) + height.of(k));
    }
    return join.find(lanes, true, 0, (a, b) -> false, Integer.MAX_VALUE);
  }
}
