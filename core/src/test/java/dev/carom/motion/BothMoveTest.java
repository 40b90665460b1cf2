// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Polygon;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.oracle.Cases;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import dev.carom.world.Handle;
import dev.carom.world.Motions;
import dev.carom.world.World;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Obstacles that move during the same step. */
class BothMoveTest {
  private final World world = World.create();
  private final Motions motions = new Motions();
  private final Mover mover = Mover.builder(world).motions(motions).build();

  @Test
  void aWallThatComesPushesWhatRests() {
    Handle wall = world.add(new Box(4, -10, 5, 10));
    motions.set(wall, -8, 0);
    mover.plan(new Circle(0, 0, 1), 0, 0);
    assertThat(mover.x()).isEqualTo(-5);
    assertThat(mover.motionX()).isEqualTo(-8);
    assertThat(mover.hit(0).time()).isEqualTo(0.375);
  }

  @Test
  void aWallThatLeavesIsNotInTheWay() {
    Handle wall = world.add(new Box(4, -10, 5, 10));
    motions.set(wall, 8, 0);
    mover.plan(new Circle(3, 0, 1), 7, 3);
    assertThat(mover.hits()).isZero();
    mover.plan(new Circle(3, 0, 1), 10, 3);
    assertThat(mover.x()).isEqualTo(11);
    assertThat(mover.y()).isEqualTo(3);
    assertThat(mover.motionX()).isEqualTo(8);
  }

  @Test
  void twoThatPassThroughEachOthersPlacesMeetInTheMiddle() {
    Handle other = world.add(Box.centered(10, 0, 2, 2));
    motions.set(other, -10, 0);
    Mover stopping = Mover.builder(world).motions(motions).reactions(hit -> Reaction.STOP).build();
    stopping.plan(Box.centered(0, 0, 2, 2), 10, 0);
    assertThat(stopping.hit(0).time()).isEqualTo(0.4);
    // Then it is pushed back.
    assertThat(stopping.x()).isEqualTo(-2);
    motions.clear();
    motions.set(other, 0, 5);
    mover.plan(Box.centered(0, 0, 2, 2), 20, 0);
    assertThat(mover.x()).isEqualTo(20);
  }

  @Test
  void aBounceOffAMovingPaddleAddsItsSpeed() {
    Handle paddle = world.add(new Box(4, -10, 5, 10));
    motions.set(paddle, -2, 0);
    Mover ball = Mover.builder(world).motions(motions).reactions(hit -> Reaction.BOUNCE).build();
    ball.plan(new Circle(0, 0, 1), 4, 1);
    assertThat(ball.hit(0).time()).isEqualTo(0.5);
    assertThat(ball.motionX()).isEqualTo(-8);
    assertThat(ball.x()).isEqualTo(-2);
    assertThat(ball.y()).isEqualTo(1);
  }

  @Test
  void betweenAPressAndAWallItIsStuckAndSaysSo() {
    Handle press = world.add(new Box(4, -10, 5, 10));
    world.addStatic(new Box(-5, -10, -4, 10));
    world.addStatic(new Box(-5, 10, 5, 20));
    world.addStatic(new Box(-5, -20, 5, -10));
    motions.set(press, -7.5, 0);
    mover.plan(new Circle(0, 0, 1), 0, 0);
    boolean isOut = mover.x() > -2.5 || Math.abs(mover.y()) > 10;
    assertThat(mover.isStuck() || isOut).isTrue();
  }

  @Test
  void betweenAPressAndAThinWallItPassesThroughNeither() {
    Shape[] shapes = {
      new Circle(0, 0, 1),
      Box.centered(0, 0, 2, 2),
      new Capsule(0, -1, 0, 1, 1),
      Polygon.of(-1, 0, 0, -1, 1, 0, 0, 1)
    };
    for (int side = -1; side <= 1; side += 2) {
      for (Shape shape : shapes) {
        for (double motion : new double[] {0, 1, -1}) {
          World room = World.create();
          Motions moved = new Motions();
          Handle press = room.add(Box.centered(4.125 * side, 0, 0.25, 20));
          room.addStatic(Box.centered(-4.125 * side, 0, 0.25, 20));
          moved.set(press, -6.5 * side, 0);
          Mover pressed = Mover.builder(room).motions(moved).build();
          pressed.plan(shape, motion * side, 0.5);
          String description = shape + " by " + motion + " on side " + side;
          assertThat(Math.abs(pressed.x())).as(description).isLessThan(4);
          assertThat(pressed.x() * side).as(description).isLessThan(0);
          assertThat(pressed.isStuck() || Math.abs(pressed.y()) > 10).as(description).isTrue();
        }
      }
    }
  }

  @Test
  void aRidingBoxGlidesOnAPlatformThatMovesAwkwardly() {
    Handle platform = world.add(Box.centered(1e6 + 0.1, 0.3, 20, 1));
    Handle rider = world.add(Box.centered(1e6 + 0.1, 0.3 + 0.5 + 0.35, 0.7, 0.7));
    mover.move(rider, 0, -0.001);
    for (int step = 0; step < 1000; step++) {
      motions.set(platform, 0.013 * (step % 7 - 3), 0.017 * (step % 5 - 2));
      mover.move(rider, 0.013 * (step % 7 - 3), 0.017 * (step % 5 - 2) - 0.01);
      motions.moveAll(world);
      assertThat(Overlaps.between(world, rider, platform)).isFalse();
      assertThat(mover.isStuck()).isFalse();
      assertThat(world.x(rider) - world.x(platform)).isCloseTo(0, Offset.offset(1e-6));
      assertThat(world.y(rider) - world.y(platform)).isCloseTo(0.85, Offset.offset(1e-6));
    }
  }

  /** Many obstacles that move at once; at the end of the step, at their new places. */
  @Test
  void inRandomRoomsItNeverEndsOverlappingUnlessItSaysSo() {
    int[] stuck = new int[1];
    int cases = Math.max(Volume.samples() / 50, 100);
    Cases.check(78, cases, random -> random, random -> stuck[0] += moveAbout(random) ? 1 : 0);
    assertThat(stuck[0]).isLessThan(cases / 5);
  }

  private static boolean moveAbout(SplitMix64 random) {
    Room room = Room.random(random);
    Motions moving = new Motions();
    Mover mover = Mover.builder(room.world).motions(moving).build();
    for (int step = 0; step < 5; step++) {
      moving.clear();
      for (Handle obstacle : room.obstacles.subList(4, room.obstacles.size())) {
        if (random.oneIn(2)) {
          double speed = random.oneOf(0.1, 1, 5);
          moving.set(obstacle, speed * random.signed(), speed * random.signed());
        }
      }
      double[] motion = room.motion();
      mover.move(room.mover, motion[0], motion[1]);
      moving.moveAll(room.world);
      if (mover.isStuck()) {
        return true;
      }
      assertThat(room.overlapped()).isNull();
      if (!room.contains(mover.x(), mover.y())) {
        // What the obstacles crush against a wall may find its way out on the other side.
        assertThat(mover.isFreed()).isTrue();
        return false;
      }
    }
    return false;
  }

  @Test
  void withMovingObstaclesItDoesWhatTheFaceSaysOfBothMoving() {
    Shape obstacle = new Circle(10, 1, 2);
    Handle handle = world.add(obstacle);
    motions.set(handle, -3, 4);
    mover.plan(new Circle(0, 0, 1), 9, 2);
    double time = new Circle(0, 0, 1).sweep(new Vec2(9, 2), obstacle, new Vec2(-3, 4)).time();
    assertThat(mover.hit(0).time()).isEqualTo(time);
  }

  @Test
  void whoStandsOnALiftTouchesItAndNeedsNoFreeing() {
    for (double speed : new double[] {0.1, 0.013, -0.07, 1.0 / 3}) {
      World world = World.create();
      Motions motions = new Motions();
      Handle lift = world.add(Box.at(0, 0, 4, 1));
      Handle player = world.add(Box.centered(2, 2, 1, 2));
      Mover mover = Mover.builder(world).motions(motions).build();
      for (int step = 0; step < 1000; step++) {
        motions.set(lift, 0, speed);
        mover.move(player, 0, -0.5);
        motions.moveAll(world);
        assertThat(mover.isFreed()).as("step %s", step).isFalse();
        assertThat(mover.hits()).isEqualTo(1);
        double top = world.bounds(lift).maxY();
        assertThat(world.bounds(player).minY())
            .isBetween(top, top + 4 * Math.ulp(Math.abs(top) + 2));
      }
    }
  }
}
