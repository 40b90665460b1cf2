// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.SplitMix64;
import org.junit.jupiter.api.Test;

class ErrorBoundsTest {
  private static final long SEED = 1621;

  @Test
  void boundsOfASumAreTheNextDoublesOrLittleFarther() {
    SplitMix64 random = new SplitMix64(SEED);
    for (int k = 0; k < 1_000; k++) {
      double sum = Math.scalb(random.signed(), random.between(-900, 900));
      double below = ErrorBounds.belowSum(sum);
      double above = ErrorBounds.aboveSum(sum);
      String what = "case " + k + " of seed " + SEED + ": " + sum;
      assertThat(below).as(what).isLessThanOrEqualTo(Math.nextDown(sum));
      assertThat(above).as(what).isGreaterThanOrEqualTo(Math.nextUp(sum));
      assertThat(sum - below).as(what).isLessThanOrEqualTo(2 * Math.ulp(sum));
      assertThat(above - sum).as(what).isLessThanOrEqualTo(2 * Math.ulp(sum));
    }
    assertThat(ErrorBounds.belowSum(0)).isEqualTo(-0x1p-1000);
    assertThat(ErrorBounds.aboveSum(-0.0)).isEqualTo(0x1p-1000);
  }

  @Test
  void theErrorOfScaledDistancesGrowsWithTheReach() {
    assertThat(FloatErrorBounds.scaledDistance(0)).isEqualTo(12);
    assertThat(FloatErrorBounds.scaledDistance(0x1p20f)).isEqualTo(12 + 16);
  }
}
