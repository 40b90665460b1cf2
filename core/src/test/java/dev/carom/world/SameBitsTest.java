// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.oracle.SplitMix64;
import org.junit.jupiter.api.Test;

/** The same calls give the same bits, with any number of threads and on every virtual machine. */
class SameBitsTest {
  private static final int SHAPES = 20_000;
  private static final int FRAMES = 5;
  private static final double SIDE = 250;

  @Test
  void withOneTwoAndSevenThreads() {
    byte[] alone = saveAfterFrames(World.create());
    assertThat(saveAfterFrames(World.builder().threads(2).build())).isEqualTo(alone);
    assertThat(saveAfterFrames(World.builder().threads(7).build())).isEqualTo(alone);
  }

  /** The numbers were written down on one machine; the tests run on several. */
  @Test
  void onEveryMachine() {
    World world = World.create();
    long sum = run(world);
    assertThat(Long.toHexString(world.checksum())).isEqualTo("2a6aea5fed2ae62");
    assertThat(Long.toHexString(sum)).isEqualTo("74ee72df47678f97");
  }

  private static byte[] saveAfterFrames(World world) {
    run(world);
    return world.save();
  }

  /** Runs the frames; returns a sum over the bits of all contacts. */
  private static long run(World world) {
    SplitMix64 random = new SplitMix64(42);
    Handle[] handles = new Handle[SHAPES];
    for (int k = 0; k < SHAPES; k++) {
      double x = SIDE * random.fraction();
      double y = SIDE * random.fraction();
      double size = 0.2 + random.fraction();
      if (k % 4 == 0) {
        world.addStatic(Box.centered(x, y, size, 1));
      }
      handles[k] =
          k % 4 == 1
              ? world.add(Box.centered(x, y, size, size / 3))
              : world.add(new Circle(x, y, size / 2), new Filter(1L << (k % 3), -1));
    }
    long sum = 0;
    for (int frame = 0; frame < FRAMES; frame++) {
      for (Handle handle : handles) {
        world.moveBy(handle, random.fraction() - 0.5, random.fraction() - 0.5);
      }
      world.detect();
      for (Contacts contacts = world.contacts(); contacts.next(); ) {
        sum = 31 * sum + Double.doubleToLongBits(contacts.normalX());
        sum = 31 * sum + Double.doubleToLongBits(contacts.depth());
        sum = 31 * sum + Double.doubleToLongBits(contacts.pointY());
      }
    }
    return sum;
  }
}
