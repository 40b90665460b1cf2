// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Rotation;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.oracle.SplitMix64;
import dev.carom.world.Handle;
import dev.carom.world.Hits;
import dev.carom.world.Probe;
import dev.carom.world.World;
import org.junit.jupiter.api.Test;

/** Circles and boxes that move among capsules, polygons and turned boxes never end in one. */
class AmongPolygonsTest {
  private static final long SEED = 1616;

  @Test
  void noMoveEndsInAnOverlap() {
    int hits = 0;
    for (int number = 0; number < 300; number++) {
      SplitMix64 random = SplitMix64.ofCase(SEED, number);
      World world = World.create();
      for (int k = 0; k < 8; k++) {
        Handle obstacle = world.addStatic(obstacle(random));
        if (random.oneIn(3)) {
          world.turnTo(obstacle, Rotation.degrees(random.below(360)));
        }
      }
      Handle handle =
          world.add(random.nextBoolean() ? new Circle(0, 0, 0.5) : Box.at(0, 0, 1, 0.7));
      Mover mover = Mover.of(world);
      Probe probe = new Probe(world);
      boolean isFree = mover.pushOut(handle);
      for (int move = 0; move < 10 && isFree; move++) {
        double motionX = random.signed() * 4;
        double motionY = random.signed() * 4;
        mover.move(handle, motionX, motionY);
        hits += mover.hits();
        probe.use(handle);
        assertThat(probe.isFree(new Hits())).as("case %s of seed %s", number, SEED).isTrue();
      }
    }
    assertThat(hits).isGreaterThan(500);
  }

  private static Shape obstacle(SplitMix64 random) {
    Vec2 place = new Vec2(random.signed() * 5, random.signed() * 5);
    double size = 0.1 + random.fraction();
    Shape shape =
        switch (random.below(5)) {
          case 0 -> Box.at(0, 0, size, 2 * size);
          case 1 -> new Capsule(0, 0, random.signed() * 3, size, size / 4);
          case 2 -> Polygon.of(0, 0, 2 * size, 0.3, size, size).rounded(random.oneOf(0, 0.2));
          case 3 -> Polygon.regular(0, 0, size, 5, Rotation.degrees(random.below(72)));
          default -> Compound.outline(0, 0, 2, 0, 2, 2, 1, 0.5, 0, 2);
        };
    return shape.translate(place);
  }
}
