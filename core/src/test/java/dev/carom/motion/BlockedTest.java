// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Shape;
import dev.carom.oracle.Cases;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import dev.carom.world.Contacts;
import dev.carom.world.Handle;
import dev.carom.world.World;
import org.junit.jupiter.api.Test;

/** A mover that is stopped touches what stops it, and stays there however often it is moved. */
class BlockedTest {
  private final World world = World.create();

  private static Mover stopper(World world) {
    return Mover.builder(world).reactions(hit -> Reaction.STOP).build();
  }

  /** Whether a shape touches another one, as detect() sees it; that they overlap is a failure. */
  private static boolean touches(World world, Handle handle, Handle other) {
    world.detect();
    boolean isFound = false;
    for (Contacts contacts = world.contacts(); contacts.next(); ) {
      if (other.equals(contacts.other(handle))) {
        isFound = true;
        assertThat(contacts.depth()).isZero();
      }
    }
    return isFound;
  }

  private static void assertStays(Mover mover, Handle handle, double motionX, double motionY) {
    double x = mover.x();
    double y = mover.y();
    for (int k = 0; k < 3; k++) {
      mover.move(handle, motionX, motionY);
      assertThat(mover.x()).isEqualTo(x);
      assertThat(mover.y()).isEqualTo(y);
      assertThat(mover.hits()).isPositive();
    }
  }

  @Test
  void aCompoundOfPointsThatStopsAtACornerTouchesIt() {
    Handle box = world.addStatic(new Box(-5, 9, -3, 13));
    Handle points = world.add(Compound.of(new Circle(-1, 1, 0), new Box(1, 1, 1, 1)).moveTo(0, 2));
    Mover mover = stopper(world);
    mover.move(points, -5, 15);
    assertThat(mover.hits()).isEqualTo(1);
    assertThat(touches(world, points, box)).isTrue();
    assertStays(mover, points, -5, 15);
    assertThat(touches(world, points, box)).isTrue();
  }

  @Test
  void aCompoundThatIsBlockedDoesNotCreepAside() {
    world.addStatic(
        new Box(-2.332939530406499, 3.6041574488699855, -2.177450362097977, 5.719448150744704));
    Handle compound =
        world.add(
            Compound.of(
                new Circle(3.3352203537757408, 3.4219870809087, 2.8832074779811725),
                new Box(3.725998264219677, 3.4219870809087, 6.609205742200849, 6.305194558889872)));
    Mover mover = stopper(world);
    mover.move(compound, -7.244541942545242, 0);
    assertThat(mover.y()).isZero();
    assertStays(mover, compound, -7.244541942545242, 0);
  }

  /** The box touches the circle from above, and the circle beside it hits it. */
  @Test
  void aCompoundThatTouchesWithOnePartIsBlockedByAnother() {
    Handle ball = world.addStatic(new Circle(3, -2.9, 1));
    Handle compound =
        world.add(Compound.of(new Circle(-5, -1.9, 1), new Box(-4, -1.9, -3, -0.8999999999999999)));
    world.moveTo(compound, -3, 0);
    Mover mover = stopper(world);
    mover.move(compound, 14, 0);
    assertThat(touches(world, compound, ball)).isTrue();
    assertStays(mover, compound, 14, 0);
  }

  /** From afar both parts hit at the same time, but the second is nearer by a part of an ulp. */
  @Test
  void aCompoundThatRestsAgainstTheFartherOfTwoDoesNotCreepToTheNearer() {
    world.addAllStatic(new Box(-3, 1000005.9, 0, 1000006.9), new Box(0, 1000005.2, 3, 1000006.2));
    Handle compound =
        world.add(Compound.of(new Box(-1, 0, 0, 0.9), new Box(0, 0, 1, 0.2)).moveTo(-0.25, 1e6));
    Mover mover = stopper(world);
    mover.move(compound, -0.075, 7.5);
    assertThat(mover.hits()).isEqualTo(1);
    assertStays(mover, compound, -0.075, 7.5);
  }

  @Test
  void whatStopsAtTwoAtOnceStays() {
    Cases.check(56, Volume.samples() / 50, random -> random, BlockedTest::stopAtTwo);
  }

  /** Two parts that reach two obstacles at the same time, but for rounding. */
  private static void stopAtTwo(SplitMix64 random) {
    double y = random.oneOf(1, 1e3, 1e6);
    double gap = y + 5 + random.between(0, 9) / 10.0;
    double high = random.between(1, 9) / 10.0;
    double otherHigh = random.between(1, 9) / 10.0;
    World world = World.create();
    world.addStatic(new Box(-3, gap + high, 0, gap + high + 1));
    world.addStatic(new Box(0, gap + otherHigh, 3, gap + otherHigh + 1));
    Shape part =
        random.nextBoolean() ? new Box(-1, 0, 0, high) : new Circle(-0.5, high - 0.05, 0.05);
    Handle handle =
        world.add(Compound.of(part, new Box(0, 0, 1, otherHigh)).moveTo(random.signed(), y));
    Mover mover = stopper(world);
    double motionX = random.signed() * random.oneOf(0.01, 1);
    double motionY = 7 + random.fraction();
    mover.move(handle, motionX, motionY);
    if (mover.hits() > 0) {
      assertStays(mover, handle, motionX, motionY);
    }
  }

  /** From far away a way is rounded by more than a place near 0. */
  @Test
  void whatComesFromFarAwayStopsAsCloseAsWhatWasNear() {
    Handle wall = world.addStatic(new Box(-1, -1, 0x1p-20, 1));
    Handle ball = world.addStatic(new Circle(0, -5, 0x1p-20));
    Mover mover = stopper(world);
    for (Shape shape : new Shape[] {new Circle(1e5, 0, 1e-4), Box.centered(1e5, 0, 1e-4, 1e-4)}) {
      Handle handle = world.add(shape);
      mover.move(handle, -3e5 / 7, -1e-5);
      mover.move(handle, -1e6 / 3, 0);
      assertThat(touches(world, handle, wall)).isTrue();
      world.moveTo(handle, 1e5, -5 + 1e-5);
      mover.move(handle, -1e6 / 3, 0);
      assertThat(touches(world, handle, ball)).isTrue();
      assertStays(mover, handle, -1e6 / 3, 0);
      world.remove(handle);
    }
  }

  @Test
  void inRoomsWhatStopsTouchesAndStays() {
    Cases.check(54, Volume.samples() / 200, Room::random, BlockedTest::stop);
  }

  private static void stop(Room room) {
    Mover mover = stopper(room.world);
    for (int k = 0; k < 10; k++) {
      double[] motion = room.motion();
      mover.move(room.mover, motion[0], motion[1]);
      if (mover.hits() > 0) {
        Handle obstacle = mover.hit(0).handle();
        String text = mover.shape() + " at " + room.world.shape(obstacle);
        assertThat(touches(room.world, room.mover, obstacle)).as(text).isTrue();
        assertStays(mover, room.mover, motion[0], motion[1]);
        assertThat(touches(room.world, room.mover, obstacle)).as(text).isTrue();
      }
    }
  }

  @Test
  void whatIsSlidIntoACornerStaysThere() {
    Cases.check(55, Volume.samples() / 50, random -> random, BlockedTest::slideIntoACorner);
  }

  private static void slideIntoACorner(SplitMix64 random) {
    double x = random.signed() * random.oneOf(1, 1e3, 1e6);
    double y = random.signed() * random.oneOf(1, 1e3, 1e6);
    World world = World.create();
    world.addAllStatic(new Box(x - 5, y - 5, x, y + 50), new Box(x - 5, y - 5, x + 50, y));
    double size = 0.1 + random.fraction();
    Shape shape =
        switch (random.below(3)) {
          case 0 -> new Circle(x + 5, y + 7, size);
          case 1 -> Box.centered(x + 5, y + 7, size, 2 * size);
          default -> Compound.of(new Circle(0, 0, size), new Box(0, 0, 2, 1)).moveTo(x + 5, y + 7);
        };
    Handle handle = world.add(shape);
    Mover mover = Mover.of(world);
    double motionX = -8 - random.fraction();
    double motionY = -8 - random.fraction();
    mover.move(handle, motionX, motionY);
    assertStays(mover, handle, motionX, motionY);
  }
}
