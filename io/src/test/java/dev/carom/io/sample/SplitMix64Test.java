// SPDX-License-Identifier: Apache-2.0
package dev.carom.io.sample;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SplitMix64Test {
  @Test
  void givesTheUpperBitsOfThePublishedSequence() {
    SplitMix64 bits = new SplitMix64(1234567);
    assertThat(bits.nextLong()).isEqualTo(6457827717110365317L);
    assertThat(bits.nextLong()).isEqualTo(3203168211198807973L);
    SplitMix64 random = new SplitMix64(1234567);
    assertThat(random.next()).isEqualTo((6457827717110365317L >>> 11) * 0x1p-53);
    assertThat(random.next()).isEqualTo((3203168211198807973L >>> 11) * 0x1p-53);
  }
}
