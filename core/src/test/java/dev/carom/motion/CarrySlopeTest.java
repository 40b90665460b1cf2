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
import dev.carom.world.Handle;
import dev.carom.world.Side;
import dev.carom.world.World;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Platforms with slopes carry what stands on them. */
class CarrySlopeTest {
  private static final Shape[] PLATFORMS = {
    Polygon.of(0, 0, 12, 0, 12, 5),
    Polygon.box(6, 2, 14, 1, Rotation.degrees(20)),
    new Capsule(0, 0, 12, 4, 0.5),
    Compound.outline(0, 0, 12, 0, 12, 4, 6, 3, 5, 1, 0, 1)
  };

  private static final Shape[] RIDERS = {
    new Circle(0, 0, 0.4),
    Box.centered(0, 0, 0.7, 0.7),
    new Capsule(0, -0.3, 0, 0.3, 0.3),
    Polygon.regular(0, 0, 0.4, 5, Rotation.degrees(17))
  };

  @Test
  void ridersOnSlopesStayWhereTheyStand() {
    for (Shape platform : PLATFORMS) {
      for (Shape rider : RIDERS) {
        World world = World.create();
        Handle lift = world.add(platform);
        Handle handle = world.add(rider.translate(new Vec2(8, 9)));
        Mover.builder(world).walkOn(Side.MAX_Y, 60).build().move(handle, 0, -20);
        double startX = world.x(handle) - world.x(lift);
        double startY = world.y(handle) - world.y(lift);
        Carry carry = Carry.on(world, Side.MAX_Y);
        for (int step = 0; step < 60; step++) {
          carry.move(lift, step % 30 < 15 ? 0.3 : -0.3, step % 20 < 10 ? 0.21 : -0.21);
          String description = rider + " on " + platform + ", step " + step;
          assertThat(carry.riders()).as(description).isEqualTo(1);
          assertThat(carry.stuck()).as(description).isZero();
          assertThat(Overlaps.between(world, handle, lift)).as(description).isFalse();
          assertThat(world.touching(handle, Side.MIN_Y).size()).as(description).isEqualTo(1);
          assertThat(world.x(handle) - world.x(lift))
              .as(description)
              .isCloseTo(startX, Offset.offset(1e-11));
          assertThat(world.y(handle) - world.y(lift))
              .as(description)
              .isCloseTo(startY, Offset.offset(1e-11));
        }
      }
    }
  }

  @Test
  void aSeesawCarriesWhatStandsOnIt() {
    for (Shape rider : RIDERS) {
      World world = World.create();
      Handle seesaw = world.add(Box.centered(6, 2, 12, 0.5));
      Handle left = world.add(rider.translate(new Vec2(2, 5)));
      Handle right = world.add(rider.translate(new Vec2(9, 5)));
      Mover mover = Mover.of(world);
      mover.move(left, 0, -9);
      mover.move(right, 0, -9);
      double height = world.y(left);
      Carry carry = Carry.on(world, Side.MAX_Y);
      for (int step = 0; step <= 120; step++) {
        int angle = step < 30 ? step : step < 90 ? 60 - step : step - 120;
        carry.turnTo(seesaw, Rotation.degrees(angle));
        String description = rider + " at step " + step;
        assertThat(carry.riders()).as(description).isEqualTo(2);
        assertThat(carry.stuck()).as(description).isZero();
        assertThat(Overlaps.between(world, left, seesaw)).as(description).isFalse();
        assertThat(Overlaps.between(world, right, seesaw)).as(description).isFalse();
        assertThat(world.touching(left, Side.MIN_Y).size()).as(description).isEqualTo(1);
        assertThat(world.touching(right, Side.MIN_Y).size()).as(description).isEqualTo(1);
        if (step == 30) {
          assertThat(world.y(left)).as(description).isLessThan(height - 1);
          assertThat(world.y(right)).as(description).isGreaterThan(height + 1);
        }
      }
      assertThat(world.y(left)).isCloseTo(height, Offset.offset(1e-9));
      assertThat(world.x(left)).isCloseTo(2, Offset.offset(0.5));
    }
  }
}
