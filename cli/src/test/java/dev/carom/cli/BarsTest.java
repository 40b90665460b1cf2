// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BarsTest {
  @Test
  void lengthsAreInProportion() {
    Bars bars = new Bars(false);
    assertThat(bars.of(7, 7)).isEqualTo("#".repeat(40));
    assertThat(bars.of(1, 2)).isEqualTo("#".repeat(20));
    assertThat(bars.of(0, 5)).isEmpty();
  }

  @Test
  void blocksHaveParts() {
    Bars bars = new Bars(true);
    assertThat(bars.of(10, 10)).isEqualTo("█".repeat(40));
    assertThat(bars.of(9, 320)).isEqualTo("█▏");
    assertThat(bars.of(15, 320)).isEqualTo("█▉");
  }

  @Test
  void evenAFewHaveABar() {
    assertThat(new Bars(false).of(1, 1_000_000)).isEqualTo("#");
    assertThat(new Bars(true).of(1, 1_000_000)).isEqualTo("▏");
    assertThat(new Bars(true).of(Long.MAX_VALUE / 2, Long.MAX_VALUE)).isEqualTo("█".repeat(20));
  }

  /** Tests do not write to a terminal. */
  @Test
  void outputThatIsNoTerminalHasPlainBars() {
    assertThat(Bars.forOutput().of(1, 1)).isEqualTo("#".repeat(40));
  }
}
