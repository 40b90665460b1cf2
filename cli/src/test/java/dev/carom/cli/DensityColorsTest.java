// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DensityColorsTest {
  private final DensityColors colors = new DensityColors();

  @Test
  void whatIsWeakIsSeeThroughAndWhatIsStrongIsNot() {
    for (double share : new double[] {0, 0.5, 1}) {
      int before = -1;
      for (int k = 0; k <= 100; k++) {
        int alpha = colors.argb(k / 100.0, share) >>> 24;
        assertThat(alpha).isGreaterThanOrEqualTo(before);
        before = alpha;
      }
      assertThat(colors.argb(0, share) >>> 24).isZero();
      assertThat(before).isGreaterThan(240);
    }
  }

  @Test
  void theMoreCollidesTheRedderItIs() {
    int before = Integer.MIN_VALUE;
    for (int k = 0; k <= 10; k++) {
      int color = colors.argb(1, k / 10.0);
      int redness = (color >> 16 & 0xff) - (color & 0xff);
      assertThat(redness).isGreaterThan(before);
      before = redness;
    }
    assertThat(before).isPositive();
  }
}
