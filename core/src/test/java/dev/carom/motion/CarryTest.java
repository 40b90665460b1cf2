// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.oracle.SplitMix64;
import dev.carom.world.Handle;
import dev.carom.world.Side;
import dev.carom.world.World;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Platforms that take along what stands on them. */
class CarryTest {
  private final World world = World.create();
  private final Handle platform = world.add(new Box(0, 0, 10, 1));
  private final Carry carry = Carry.on(world, Side.MAX_Y);

  private void assertPlace(Handle handle, double x, double y) {
    assertThat(world.x(handle)).isEqualTo(x);
    assertThat(world.y(handle)).isEqualTo(y);
  }

  @Test
  void takesAlongWhatStandsOnItAndNothingElse() {
    Handle box = world.add(Box.at(2, 1, 1, 1));
    Handle ball = world.add(new Circle(5, 2, 1));
    Handle above = world.add(Box.at(7, 1.5, 1, 1));
    Handle below = world.add(Box.at(7, -1, 1, 1));
    Handle beside = world.add(Box.at(10, 0, 1, 1));
    Handle fixed = world.addStatic(Box.at(8, 1, 1, 0.25));
    carry.move(platform, -2, 0);
    assertThat(carry.riders()).isEqualTo(2);
    assertPlace(platform, 3, 0.5);
    assertPlace(box, 0.5, 1.5);
    assertPlace(ball, 3, 2);
    assertPlace(above, 7.5, 2);
    assertPlace(below, 7.5, -0.5);
    assertPlace(beside, 10.5, 0.5);
    assertPlace(fixed, 8.5, 1.125);
    assertThat(carry.rider(0)).isEqualTo(box);
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> carry.rider(2))
        .withMessage("rider index 2 is out of range: size is 2");
  }

  @Test
  void liftsAndLowersAStackWithoutGapOrOverlap() {
    Handle lower = world.add(Box.at(2, 1, 3, 1));
    Handle upper = world.add(Box.at(3, 2, 1, 1));
    for (double way : new double[] {4, 0.5, -3, -0.25, 2}) {
      carry.move(platform, 0, way);
      assertThat(carry.riders()).isEqualTo(2);
      assertThat(world.y(lower)).isEqualTo(world.y(platform) + 1);
      assertThat(world.y(upper)).isEqualTo(world.y(platform) + 2);
    }
  }

  @Test
  void aRowOfRidersMovesAsOneInBothDirections() {
    Handle[] row = new Handle[8];
    for (int k = 0; k < row.length; k++) {
      row[k] = world.add(Box.at(1 + (k * 3 % 8), 1, 1, 1));
    }
    for (double way : new double[] {4, -6, 2}) {
      double before = world.x(row[0]);
      carry.move(platform, way, 0);
      assertThat(carry.riders()).isEqualTo(8);
      assertThat(world.x(row[0])).isEqualTo(before + way);
    }
    for (int k = 0; k < row.length; k++) {
      assertPlace(row[k], 1.5 + (k * 3 % 8), 1.5);
    }
  }

  @Test
  void aWallHoldsRidersBackAndACeilingIsSaid() {
    Handle box = world.add(Box.at(2, 1, 1, 1));
    world.addStatic(new Box(-1, 1, 1, 9));
    carry.move(platform, -5, 0);
    assertPlace(box, 1.5, 1.5);
    assertThat(carry.stuck()).isZero();
    world.addStatic(new Box(-20, 9, 20, 10));
    world.addStatic(new Box(2, 1.5, 3, 9));
    carry.move(platform, 0, 7.5);
    // There are walls on both sides of it, which the platform now overlaps as well.
    assertPlace(box, 1.5, 8.5);
    assertThat(Overlaps.between(world, box, platform)).isTrue();
    assertThat(carry.stuck()).isEqualTo(3);
    assertThat(carry.stuck(0)).isEqualTo(box);
  }

  @Test
  void aLongRideAtAwkwardNumbersLosesNobody() {
    Handle lift = world.add(Box.centered(1e6 + 0.1, 77.7, 4, 0.3));
    Handle rider = world.add(new Circle(1e6 + 0.1, 77.7 + 0.15 + 0.4 + 1e-3, 0.4));
    Mover.of(world).move(rider, 0, -1);
    for (int step = 0; step < 2000; step++) {
      carry.move(lift, 0.037 * (step % 11 - 5), 0.013 * (step % 7 - 3));
      assertThat(carry.riders()).as("step %s", step).isEqualTo(1);
      assertThat(Overlaps.between(world, rider, lift)).isFalse();
    }
    assertThat(world.x(rider) - world.x(lift)).isCloseTo(0, Offset.offset(1e-6));
    assertThat(world.y(rider) - world.y(lift)).isCloseTo(0.55, Offset.offset(1e-6));
  }

  @Test
  void aStackStaysTogetherInRidesOfManySmallSteps() {
    for (int x = 0; x <= 10; x++) {
      for (int y = -10; y <= 10; y++) {
        Stack stack = new Stack(0, 0);
        for (int frame = 0; frame < 120; frame++) {
          stack.ride(x * 0.5 / 60, y * 0.3 / 60);
        }
      }
    }
  }

  @Test
  void aStackStaysTogetherOnAWindingWayFarOut() {
    for (double offset : new double[] {0, 1e6 + 0.1, -77.7}) {
      Stack stack = new Stack(offset, -offset);
      SplitMix64 random = new SplitMix64(5);
      for (int frame = 0; frame < 3000; frame++) {
        stack.ride(0.2 * random.fraction() - 0.1, 0.2 * random.fraction() - 0.1);
      }
    }
  }

  @Test
  void aStackIsHeldBackByAWallWithoutComingApart() {
    Stack stack = new Stack(0.1, 0.3);
    Handle wall = stack.world.addStatic(new Box(3.7, -100, 5, 100));
    for (int frame = 0; frame < 300; frame++) {
      stack.carry.move(stack.lift, 0.01, frame % 100 < 50 ? 0.013 : -0.013);
      assertThat(stack.carry.riders()).isEqualTo(2);
      for (int k = 0; k < stack.carry.stuck(); k++) {
        // The lift itself is moved on into the wall.
        assertThat(stack.carry.stuck(k)).isEqualTo(wall);
      }
      stack.assertNothingOverlaps();
      assertThat(stack.heightOf(stack.crate)).isCloseTo(1.5, Offset.offset(1e-9));
      assertThat(stack.heightOf(stack.cat)).isCloseTo(3.5, Offset.offset(1e-9));
    }
    assertThat(stack.world.x(stack.crate)).isCloseTo(2.7, Offset.offset(1e-9));
  }

  @Test
  void whatIsPressedAgainstACeilingIsPushedOutAndTheRestStays() {
    Handle box = world.add(Box.at(1, 1, 1, 1));
    Handle free = world.add(Box.at(7, 1, 1, 1));
    world.addStatic(new Box(-5, 2.5, 3, 3.5));
    carry.move(platform, 0, 1);
    assertThat(carry.stuck()).isZero();
    assertPlace(free, 7.5, 2.5);
    assertThat(Overlaps.between(world, box, platform)).isFalse();
  }

  @Test
  void inACabinARiderIsTakenAlongBetweenItsWalls() {
    Handle cabin =
        world.add(
            Compound.of(Box.at(20, 0.1, 4, 0.1), Box.at(20, 1.2, 4, 0.1), Box.at(20, 0, 0.1, 1)));
    Handle rider = world.add(new Box(20.1, 0.1 + 0.1, 22, 1.1));
    double x = world.x(rider) - world.x(cabin);
    double y = world.y(rider) - world.y(cabin);
    for (int step = 0; step < 500; step++) {
      carry.move(cabin, 0.037, 0.0131);
      assertThat(carry.riders()).isEqualTo(1);
      assertThat(world.x(rider) - world.x(cabin)).isCloseTo(x, Offset.offset(1e-9));
      assertThat(world.y(rider) - world.y(cabin)).isCloseTo(y, Offset.offset(1e-9));
    }
  }

  @Test
  void aMotionBeyondAllDoublesMovesNobody() {
    double far = Double.MAX_VALUE;
    Handle lift = world.add(new Box(far / 2, 0, far, 1));
    Handle first = world.add(Box.at(far / 2, 1, far / 16, far / 16));
    Handle second = world.add(Box.at(far / 4 * 3, 1, far / 16, far / 16));
    double x = world.x(first);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> carry.move(lift, far / 4, 0))
        .withMessageStartingWith("the motion must end at finite coordinates, but leads to Inf");
    assertThat(carry.riders()).isEqualTo(2);
    assertThat(world.x(first)).isEqualTo(x);
    assertThat(world.contains(second)).isTrue();
  }

  /** A crate on a lift, and a cat on the crate. */
  private static final class Stack {
    final World world = World.create();
    final Handle lift;
    final Handle crate;
    final Handle cat;
    final Carry carry = Carry.on(world, Side.MAX_Y);

    Stack(double x, double y) {
      lift = world.add(Box.at(x, y, 6, 1));
      crate = world.add(Box.at(x + 1, y + 1, 2, 2));
      cat = world.add(new Circle(x + 2, y + 4, 1));
    }

    double heightOf(Handle rider) {
      return world.y(rider) - world.y(lift);
    }

    void ride(double motionX, double motionY) {
      carry.move(lift, motionX, motionY);
      assertThat(carry.riders()).isEqualTo(2);
      assertThat(carry.stuck()).isZero();
      assertNothingOverlaps();
      assertAt(crate, -1, 1.5);
      assertAt(cat, -1, 3.5);
    }

    private void assertAt(Handle rider, double x, double y) {
      Offset<Double> roundings = Offset.offset(1e-6);
      assertThat(world.x(rider) - world.x(lift)).isCloseTo(x, roundings);
      assertThat(heightOf(rider)).isCloseTo(y, roundings);
    }

    void assertNothingOverlaps() {
      assertThat(Overlaps.between(world, crate, lift)).isFalse();
      assertThat(Overlaps.between(world, cat, lift)).isFalse();
      assertThat(Overlaps.between(world, cat, crate)).isFalse();
    }
  }
}
