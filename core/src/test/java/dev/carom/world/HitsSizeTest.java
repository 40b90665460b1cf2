// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Circle;
import dev.carom.oracle.Allocation;
import org.junit.jupiter.api.Test;

/** A program may make a Hits for each question, and many that are never used. */
class HitsSizeTest {
  private static final int COUNT = 1_000;

  private final World world = World.create();
  private final Hits[] hits = new Hits[COUNT];

  @Test
  void aHitsThatWasNotAskedWithIsOneSmallObject() {
    for (int round = 0; round < 2; round++) {
      long bytes =
          Allocation.bytes(
              () -> {
                for (int k = 0; k < COUNT; k++) {
                  hits[k] = new Hits();
                }
              });
      assertThat(bytes / COUNT).as("bytes").isLessThanOrEqualTo(64);
    }
  }

  @Test
  void aHitsHasRoomOnlyForTheQuestionsThatItWasUsedFor() {
    world.add(new Circle(5, 0, 1));
    for (int round = 0; round < 2; round++) {
      long bytes =
          Allocation.bytes(
              () -> {
                for (int k = 0; k < COUNT; k++) {
                  hits[k] = new Hits();
                  world.cast(0, 0, 10, 0, hits[k]);
                }
              });
      assertThat(bytes / COUNT).as("bytes").isLessThan(6_000);
    }
  }
}
