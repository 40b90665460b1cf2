// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import com.code_intelligence.jazzer.mutation.annotation.NotNull;

/** Arbitrary bytes are a world that can be saved again, or are refused. */
class SaveFuzzTest {
  @FuzzTest(maxDuration = "1m")
  void bytesAreAWorldOrRefused(byte @NotNull [] bytes) {
    World world;
    try {
      world = World.restore(bytes);
    } catch (IllegalArgumentException refused) {
      assertThat(refused.getMessage()).isNotBlank();
      return;
    }
    world.detect();
    assertThat(World.restore(world.save()).checksum()).isEqualTo(world.checksum());
  }
}
