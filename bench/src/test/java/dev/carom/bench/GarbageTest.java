// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class GarbageTest {
  private static Object kept;

  @Test
  void nothingIsNoGarbage() {
    // Other threads of the test's JVM may make some at times.
    long least = LongStream.range(0, 10).map(k -> Garbage.of(() -> {})).min().orElseThrow();
    assertThat(least).isZero();
  }

  @Test
  void whatIsAllocatedIsCounted() {
    assertThat(Garbage.of(() -> kept = new byte[100_000])).isBetween(100_000L, 110_000L);
  }
}
