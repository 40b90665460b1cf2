// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Polygon;
import dev.carom.Rotation;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.world.Handle;
import dev.carom.world.Side;
import dev.carom.world.World;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Platforms that turn by large angles at once carry and push as if they turned slowly. */
class CarryTurnTest {
  private static final Shape[] RIDERS = {
    new Circle(0, 0, 0.4),
    Box.centered(0, 0, 0.7, 0.7),
    new Capsule(0, -0.3, 0, 0.3, 0.3),
    Polygon.regular(0, 0, 0.4, 5, Rotation.degrees(17))
  };

  @Test
  void ridersFollowTheArc() {
    for (Shape rider : RIDERS) {
      World world = World.create();
      Handle plank = world.add(Box.centered(0, 0, 12, 0.5));
      Handle handle = world.add(rider.translate(new Vec2(5, 3)));
      Mover.of(world).move(handle, 0, -9);
      double distance = Math.sqrt(Math.pow(world.x(handle), 2) + Math.pow(world.y(handle), 2));
      Carry carry = Carry.on(world, Side.MAX_Y);
      carry.turnTo(plank, Rotation.degrees(40));
      assertThat(carry.riders()).as("%s", rider).isEqualTo(1);
      assertThat(carry.stuck()).as("%s", rider).isZero();
      assertThat(Overlaps.between(world, handle, plank)).as("%s", rider).isFalse();
      assertThat(world.touching(handle, Side.MIN_Y).handle(0)).as("%s", rider).isEqualTo(plank);
      assertThat(Math.sqrt(Math.pow(world.x(handle), 2) + Math.pow(world.y(handle), 2)))
          .as("%s", rider)
          .isCloseTo(distance, Offset.offset(0.35));
      assertThat(world.rotation(plank)).isEqualTo(Rotation.degrees(40));
    }
  }

  @Test
  void whatIsInTheWayIsPushedAndNotPassedOver() {
    for (Shape shape : RIDERS) {
      for (int angle : new int[] {-170, -90, 90, 130, 179}) {
        World world = World.create();
        Handle plank = world.add(Box.centered(0, 0, 12, 0.2));
        double aside = angle > 0 ? 1 : -1;
        Handle handle = world.add(shape.translate(new Vec2(3, 3 * aside)));
        Carry carry = Carry.on(world, Side.MAX_X);
        carry.turnTo(plank, Rotation.degrees(angle));
        String description = shape + " by " + angle;
        assertThat(carry.stuck()).as(description).isZero();
        assertThat(Overlaps.between(world, handle, plank)).as(description).isFalse();
        // It is still ahead of the arm that came along: on the side that the turn leads to.
        Rotation end = world.rotation(plank);
        double ahead = end.cos() * world.y(handle) - end.sin() * world.x(handle);
        assertThat(ahead * aside).as(description).isPositive();
        assertThat(carry.pushed()).as(description).isEqualTo(1);
        assertThat(carry.pushed(0)).as(description).isEqualTo(handle);
      }
    }
  }

  @Test
  void ridersThatAreHeldBackDoNotEndInAWall() {
    for (Shape rider : RIDERS) {
      World world = World.create();
      Handle plank = world.add(Box.centered(0, 0, 12, 0.5));
      Handle ceiling = world.addStatic(new Box(-20, 4, 20, 5));
      Handle handle = world.add(rider.translate(new Vec2(5, 2)));
      Mover.of(world).move(handle, 0, -9);
      Carry carry = Carry.on(world, Side.MAX_Y);
      carry.turnTo(plank, Rotation.degrees(35));
      assertThat(Overlaps.between(world, handle, ceiling)).as("%s", rider).isFalse();
      assertThat(Overlaps.between(world, handle, plank)).as("%s", rider).isFalse();
      assertThat(carry.stuck()).as("%s", rider).isZero();
    }
  }

  @Test
  void whoStandsOnAThinFloorIsNotPushedThroughIt() {
    int reached = 0;
    for (double x = -2.5; x <= 2.5; x += 0.25) {
      for (int angle = -25; angle <= 25; angle += 50) {
        World world = World.create();
        world.addStatic(new Box(-20, -0.25, 20, 0));
        Handle board = world.add(Box.centered(0, 2, 4, 0.25));
        Handle player = world.add(Box.centered(x, 0.75, 0.75, 1.5));
        Carry carry = Carry.on(world, Side.MAX_Y);
        for (int degrees = 1; degrees <= 25; degrees++) {
          carry.turnTo(board, Rotation.degrees(angle > 0 ? degrees : -degrees));
          assertThat(world.y(player)).as("from %s to %s degrees", x, angle).isGreaterThan(0.7);
          reached += carry.pushed();
        }
      }
    }
    assertThat(reached).isPositive();
  }

  @Test
  void whoHasNoWayOutIsReported() {
    World shaft = World.create();
    for (int x = -60; x < 70; x++) {
      for (int y = -60; y < 60; y++) {
        if (x < 0 || x >= 10 || y < -4 || y >= 2) {
          shaft.addStatic(Box.at(x, y, 1, 1));
        }
      }
    }
    Handle press = shaft.add(new Box(1, -3, 9, 1.5));
    Handle box = shaft.add(Box.at(2, -4, 1, 1));
    Carry carry = Carry.on(shaft, Side.MAX_Y);
    carry.turnTo(press, Rotation.degrees(5));
    assertThat(carry.stuck()).isPositive();
    assertThat(carry.stuck(0)).isEqualTo(box);
    assertThat(carry.pushed(0)).isEqualTo(box);
    assertThat(shaft.rotation(press)).isEqualTo(Rotation.degrees(5));
  }

  @Test
  void aTurnPushesAsManyShapesAsItReaches() {
    World world = World.create();
    Handle mill = world.add(Box.centered(0, 0, 20, 1));
    List<Handle> balls = new ArrayList<>();
    for (int k = 0; k < 10; k++) {
      balls.add(world.add(new Circle(3 + 0.66 * k, 1.4 + 0.33 * k, 0.3)));
    }
    Carry carry = Carry.on(world, Side.MAX_Y);
    carry.turnTo(mill, Rotation.degrees(40));
    assertThat(carry.pushed()).isEqualTo(balls.size());
    assertThat(carry.stuck()).isZero();
    for (Handle ball : balls) {
      assertThat(Overlaps.between(world, ball, mill)).isFalse();
    }
  }

  @Test
  void turningByNothingMovesNothing() {
    World world = World.create();
    Handle plank = world.add(Polygon.box(1, 2, 12, 0.5, Rotation.degrees(10)));
    Handle handle = world.add(new Circle(1, 5, 0.4));
    Mover.builder(world).walkOn(Side.MAX_Y, 60).build().move(handle, 0, -9);
    double x = world.x(handle);
    double y = world.y(handle);
    Carry carry = Carry.on(world, Side.MAX_Y);
    carry.turnTo(plank, world.rotation(plank));
    assertThat(carry.riders()).isEqualTo(1);
    assertThat(world.x(handle)).isEqualTo(x);
    assertThat(world.y(handle)).isEqualTo(y);
  }
}
