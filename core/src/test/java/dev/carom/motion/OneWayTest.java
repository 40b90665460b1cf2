// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Shape;
import dev.carom.world.Handle;
import dev.carom.world.Motions;
import dev.carom.world.Side;
import dev.carom.world.World;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Platforms that are solid from one side: where the mover comes from decides, not the depth. */
class OneWayTest {
  private static final Reaction PLATFORM = Reaction.SLIDE.onlyFrom(Side.MAX_Y);

  private final World world = World.create();
  private final Motions motions = new Motions();
  private final Handle platform = world.addStatic(new Box(-10, 0, 10, 2));
  private final Mover mover =
      Mover.builder(world)
          .motions(motions)
          .reactions(hit -> hit.handle().equals(platform) ? PLATFORM : Reaction.SLIDE)
          .build();

  private static Shape[] shapesAt(double x, double bottom) {
    return new Shape[] {new Circle(x, bottom + 1, 1), Box.centered(x, bottom + 1, 2, 2)};
  }

  @Test
  void fromAboveItIsSolidAtAnySpeed() {
    for (Shape shape : shapesAt(0, 5)) {
      for (double fall : new double[] {4, 7, 5000}) {
        mover.plan(shape, 1, -fall);
        assertThat(mover.y()).isEqualTo(Math.max(6 - fall, 3));
      }
    }
  }

  @Test
  void fromBelowAndFromTheSidesItIsNot() {
    for (Shape shape : shapesAt(0, -4)) {
      mover.plan(shape, 0, 3);
      assertThat(mover.y()).isZero();
      assertThat(mover.hits()).isZero();
    }
    for (Shape shape : shapesAt(-14, 0.5)) {
      mover.plan(shape, 8, -0.25);
      assertThat(mover.x()).isEqualTo(-6);
      assertThat(mover.hits()).isZero();
    }
  }

  @Test
  void whoFallsPastItsEndIsNotHeldByTheSide() {
    for (Shape shape : shapesAt(-14, 3)) {
      mover.plan(shape, 6, -6);
      assertThat(mover.x()).isEqualTo(-8);
      assertThat(mover.y()).isEqualTo(-2);
      assertThat(mover.hits()).isZero();
    }
  }

  @Test
  void whatIsInsideFallsOnHoweverLittleItIsInside() {
    for (double depth : new double[] {0.001, 0.5, 1.999}) {
      for (Shape shape : shapesAt(0, 2 - depth)) {
        mover.plan(shape, 0, -0.125);
        assertThat(mover.y()).isEqualTo(3 - depth - 0.125);
        assertThat(mover.isFreed()).isFalse();
      }
    }
  }

  @Test
  void aJumpThroughItAndBackLandsOnIt() {
    Handle player = world.add(Box.centered(0, -2, 1, 2));
    double speed = 1;
    for (int frame = 0; frame < 40; frame++) {
      mover.move(player, 0, speed);
      speed = mover.motionY() - 0.0625;
    }
    assertThat(world.y(player)).isEqualTo(3);
  }

  @Test
  void throughItUpToACeilingAndDownOntoItInOneStep() {
    world.addStatic(new Box(-10, 10, 10, 11));
    Mover ball =
        Mover.builder(world)
            .reactions(hit -> hit.handle().equals(platform) ? PLATFORM : Reaction.BOUNCE)
            .build();
    ball.plan(new Circle(0, -2, 1), 0, 100);
    assertThat(ball.y()).isEqualTo(3);
    assertThat(ball.hits()).isEqualTo(2);
  }

  @Test
  void droppingThroughIsOnRequest() {
    Handle player = world.add(Box.centered(0, 3, 1, 2));
    mover.move(player, 0, -0.5);
    assertThat(world.y(player)).isEqualTo(3);
    mover.setDropThrough(true);
    mover.move(player, 0, -0.5);
    assertThat(world.y(player)).isEqualTo(2.5);
    mover.setDropThrough(false);
    for (int frame = 0; frame < 10; frame++) {
      mover.move(player, 0, -0.5);
    }
    assertThat(world.y(player)).isEqualTo(-2.5);
  }

  @Test
  void aPlatformThatRisesLiftsWhatIsAboveAndPassesWhatIsBelow() {
    motions.set(platform, 0, 4);
    mover.plan(Box.centered(0, 4, 2, 2), 0, 0);
    assertThat(mover.y()).isEqualTo(7);
    // It moves up itself, but more slowly: as seen from the platform it comes down.
    mover.plan(Box.centered(0, 4, 2, 2), 0, 1);
    assertThat(mover.y()).isEqualTo(7);
    mover.plan(Box.centered(0, 4, 2, 2), 0, 9);
    assertThat(mover.y()).isEqualTo(13);
    mover.plan(Box.centered(0, -3, 2, 2), 0, 0);
    assertThat(mover.y()).isEqualTo(-3);
    mover.plan(Box.centered(0, -3, 2, 2), 0, 5);
    assertThat(mover.y()).isEqualTo(2);
  }

  @Test
  void glidesOverAdjoiningPlatforms() {
    World row = World.create();
    double y = 1e6 + 0.1;
    for (int k = 19; k >= 0; k--) {
      row.addStatic(Box.at(k, k % 2 == 0 ? y : Math.nextUp(y), 1, 0.5));
    }
    Mover walker = Mover.builder(row).reactions(hit -> PLATFORM).build();
    Handle player = row.add(Box.centered(1, y + 2, 1, 1));
    walker.move(player, 0, -5);
    double height = walker.y();
    for (int frame = 0; frame < 50; frame++) {
      walker.move(player, 0.3, -0.25);
    }
    assertThat(walker.x()).isCloseTo(16, Offset.offset(1e-9));
    assertThat(walker.y()).isCloseTo(height, Offset.offset(1e-8));
  }

  @Test
  void whoStandsOnAPlatformThatMovesNeverSinksIntoIt() {
    double[] speeds = {0.1, 0.013, -0.07, -0.3, 1.0 / 3};
    for (double offset : new double[] {0, 0.3, 1e6 + 0.1, -1e4 / 3}) {
      for (double thickness : new double[] {0, 1, 1234.5}) {
        for (double speed : speeds) {
          for (Shape shape : shapesAt(offset, offset + 1)) {
            ride(shape, Box.at(offset - 3, offset - thickness, 6, thickness), speed);
          }
        }
      }
    }
  }

  private static void ride(Shape shape, Box platform, double speed) {
    World world = World.create();
    Motions motions = new Motions();
    Handle lift = world.add(platform);
    Handle player = world.add(shape);
    Mover mover = Mover.builder(world).motions(motions).reactions(hit -> PLATFORM).build();
    for (int step = 0; step < 200; step++) {
      motions.set(lift, 0.01, speed);
      mover.move(player, 0.01, step == 0 ? -2 : -0.5);
      motions.moveAll(world);
      assertThat(mover.isFreed()).isFalse();
      assertThat(mover.isStuck()).isFalse();
      assertThat(Overlaps.between(world, player, lift)).isFalse();
      double gap = world.bounds(player).minY() - world.bounds(lift).maxY();
      assertThat(gap).as("%s on %s, step %s", shape, platform, step).isBetween(-1e-9, 1e-8);
    }
  }
}
