// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Shape;
import dev.carom.oracle.SplitMix64;
import dev.carom.world.Handle;
import dev.carom.world.World;
import org.junit.jupiter.api.Test;

/** Sensors never change where a mover goes, not even where rounding alone lets it reach them. */
class SensorTest {
  /** Here an ulp is 0.25. */
  private static final double FAR = 0x1p50;

  private static final long SEED = 41;
  private static final int SCENES = 4_000;

  private static void addSensor(World world, Shape shape) {
    world.setSensor(world.addStatic(shape), true);
  }

  @Test
  void aSensorThatOnlyRoundingReachesDoesNotHoldAMoverBack() {
    for (double radius : new double[] {0.28, 100.28}) {
      World world = World.create();
      addSensor(world, new Box(FAR + radius + 0.22, -1000, FAR + 1000, 1000));
      Handle ball = world.add(new Circle(FAR, 0, radius));
      Mover mover = Mover.of(world);
      mover.move(ball, 0.2, 0);
      assertThat(mover.x()).as("radius %s", radius).isEqualTo(FAR + 0.25);
    }
  }

  @Test
  void aMoverEndsAtTheSamePlaceWithAndWithoutSensors() {
    SplitMix64 random = new SplitMix64(SEED);
    for (int scene = 0; scene < SCENES; scene++) {
      World plain = World.create();
      World sensed = World.create();
      for (int k = 0; k < 6; k++) {
        Shape shape = shape(random, 8);
        if (k < 3) {
          plain.addStatic(shape);
          sensed.addStatic(shape);
        } else {
          addSensor(sensed, shape);
        }
      }
      Shape shape = shape(random, 2);
      double motionX = 6 * random.signed();
      double motionY = 6 * random.signed();
      Mover mover = Mover.of(plain);
      mover.plan(shape, motionX, motionY);
      Mover other = Mover.of(sensed);
      other.plan(shape, motionX, motionY);
      String name = "seed " + SEED + ", scene " + scene + ": " + shape;
      assertThat(other.x()).as(name).isEqualTo(mover.x());
      assertThat(other.y()).as(name).isEqualTo(mover.y());
      assertThat(other.motionX()).as(name).isEqualTo(mover.motionX());
      assertThat(other.motionY()).as(name).isEqualTo(mover.motionY());
      assertThat(other.isStuck()).as(name).isEqualTo(mover.isStuck());
    }
  }

  private static Shape shape(SplitMix64 random, double size) {
    double x = FAR + 8 * random.signed();
    double y = 8 * random.signed();
    double width = size * random.fraction();
    return random.fraction() < 0.5
        ? new Circle(x, y, width / 2)
        : Box.centered(x, y, width, size * random.fraction());
  }
}
