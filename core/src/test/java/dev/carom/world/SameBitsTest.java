// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Rotation;
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
    assertThat(Long.toHexString(sum)).isEqualTo("3e3e27b8e341a958");
  }

  /** The same for shapes that turn. */
  @Test
  void ofShapesThatTurnOnEveryMachine() {
    World world = World.create();
    SplitMix64 random = new SplitMix64(43);
    Handle[] handles = new Handle[300];
    for (int k = 0; k < handles.length; k++) {
      double x = 20 * random.fraction();
      double y = 20 * random.fraction();
      double size = 0.2 + random.fraction();
      handles[k] =
          world.add(
              switch (k % 4) {
                case 0 -> new Capsule(x, y, x + size, y - size / 3, size / 4);
                case 1 -> Polygon.regular(x, y, size, 5, Rotation.NONE);
                case 2 -> Compound.outline(0, 0, 1, 0, 1, 1, 0.6, size / 4, 0, 1).moveTo(x, y);
                default -> Box.centered(x, y, size, size / 2);
              });
    }
    long sum = 0;
    for (int frame = 0; frame < FRAMES; frame++) {
      for (int k = 0; k < handles.length; k++) {
        world.turnTo(handles[k], Rotation.degrees(frame * 17 + k));
        world.moveBy(handles[k], random.fraction() - 0.5, random.fraction() - 0.5);
      }
      sum = addContacts(sum, world);
    }
    assertThat(Long.toHexString(world.checksum())).isEqualTo("d5b8e3a87ae3ff44");
    assertThat(Long.toHexString(sum)).isEqualTo("f1beed5d83087a82");
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
      sum = addContacts(sum, world);
    }
    return sum;
  }

  private static long addContacts(long start, World world) {
    long sum = start;
    world.detect();
    for (Contacts contacts = world.contacts(); contacts.next(); ) {
      sum = 31 * sum + Double.doubleToLongBits(contacts.normalX());
      sum = 31 * sum + Double.doubleToLongBits(contacts.depth());
      sum = 31 * sum + Double.doubleToLongBits(contacts.pointY());
    }
    return sum;
  }
}
