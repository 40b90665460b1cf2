// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Shape;
import dev.carom.internal.exact.Rounded;
import dev.carom.oracle.Cases;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import dev.carom.world.Contacts;
import dev.carom.world.Events;
import dev.carom.world.Handle;
import dev.carom.world.Hits;
import dev.carom.world.Motions;
import dev.carom.world.Probe;
import dev.carom.world.Side;
import dev.carom.world.World;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

/** What stands or rides on something does so steadily, as the world sees it. */
class StandingTest {
  /** How many pairs end with a detect(). */
  private static int ends(World world) {
    world.detect();
    int ends = 0;
    for (Events events = world.events(); events.next(); ) {
      ends += events.began() ? 0 : 1;
    }
    return ends;
  }

  private static boolean meet(World world, Handle a, Handle b) {
    boolean isFound = false;
    for (Contacts contacts = world.contacts(); contacts.next(); ) {
      if (contacts.a().equals(a) && contacts.b().equals(b)
          || contacts.a().equals(b) && contacts.b().equals(a)) {
        isFound = true;
        assertThat(contacts.depth()).isZero();
      }
    }
    return isFound;
  }

  private static boolean overlap(World world, Handle a, Handle b) {
    Probe probe = new Probe(world);
    probe.use(a);
    return probe.overlaps(b);
  }

  /** A box or circle that falls on a floor at any height. */
  private static final class Fall {
    final World world = World.create();
    final Handle floor;
    final Handle faller;
    final double top;

    /** Half the height, or the radius. */
    final double reach;

    final SplitMix64 random;

    Fall(SplitMix64 random) {
      this.random = random;
      double scale = random.oneOf(1, 1e3, 1e6, 1e-3);
      double x = scale * random.signed();
      top = scale * random.signed() * random.oneOf(1, 1e-3, 1e3);
      floor = world.addStatic(new Box(x - 50, top - 1 - Math.abs(top), x + 50, top));
      double size = random.oneOf(0.1, 0.35, 1, random.fraction() + 0.01);
      double y = top + size + random.oneOf(0, 1e-9, 1, 30) * random.fraction() + 0.001;
      Shape shape =
          random.nextBoolean()
              ? new Circle(x, y, size)
              : new Box(x - size, y - size, x + size, y + size);
      reach = shape instanceof Box box ? (box.maxY() - box.minY()) / 2 : size;
      faller = world.add(shape);
      // Moved once, a box has the place and the size that it keeps.
      world.moveBy(faller, 0, 0.25);
    }

    @Override
    public String toString() {
      return world.shape(faller) + " over " + top;
    }
  }

  @Test
  void whatFallsOnAFloorTouchesItOrRestsOnItAndStaysThere() {
    Cases.check(51, Volume.samples() / 20, Fall::new, StandingTest::fall);
  }

  private static void fall(Fall fall) {
    World world = fall.world;
    Mover mover = Mover.of(world);
    Hits below = new Hits();
    mover.move(fall.faller, fall.random.signed(), -100);
    assertStands(fall, mover);
    assertThat(ends(world)).isZero();
    assertThat(meet(world, fall.faller, fall.floor)).isTrue();
    for (int frame = 0; frame < 6; frame++) {
      double y = mover.y();
      mover.move(fall.faller, 0.3 * fall.random.signed(), frame % 2 == 0 ? -0.1 : 0);
      assertThat(mover.y()).isEqualTo(y);
      assertThat(overlap(world, fall.faller, fall.floor)).isFalse();
      assertThat(ends(world)).isZero();
      assertThat(meet(world, fall.faller, fall.floor)).isTrue();
      assertThat(mover.touching(Side.MIN_Y, below).size()).isEqualTo(1);
      assertThat(below.handle(0)).isEqualTo(fall.floor);
      assertThat(world.touching(fall.faller, Side.MIN_Y).size()).isEqualTo(1);
      assertThat(mover.isTouching(Side.MAX_Y)).isFalse();
    }
    mover.move(fall.faller, 0, 1);
    assertThat(ends(world)).isEqualTo(1);
    assertThat(mover.isTouching(Side.MIN_Y)).isFalse();
  }

  /** It touches if a double is exactly there, and else is at the lowest one that is free. */
  private static void assertStands(Fall fall, Mover mover) {
    assertThat(overlap(fall.world, fall.faller, fall.floor)).isFalse();
    assertThat(bottom(fall, mover.y())).isGreaterThanOrEqualTo(new BigDecimal(fall.top));
    assertThat(bottom(fall, Rounded.below(mover.y()))).isLessThan(new BigDecimal(fall.top));
    Probe probe = new Probe(fall.world);
    probe.use(fall.faller);
    boolean touches = bottom(fall, mover.y()).compareTo(new BigDecimal(fall.top)) == 0;
    assertThat(probe.touches(fall.floor)).isEqualTo(touches);
  }

  private static BigDecimal bottom(Fall fall, double y) {
    return new BigDecimal(y).subtract(new BigDecimal(fall.reach));
  }

  @Test
  void ridersStayOnTheirLiftAndNextToEachOtherForThousandsOfRides() {
    int rides = Volume.quickPairs() / 2000;
    for (int number = 0; number < 20; number++) {
      ride(SplitMix64.ofCase(52, number), rides);
    }
  }

  private static void ride(SplitMix64 random, int rides) {
    World world = World.create();
    double x = random.signed() * random.oneOf(1, 1e3, 1e6);
    double y = random.signed() * random.oneOf(1, 1e3, 1e6);
    Handle lift = world.add(Box.at(x, y, 6, 1));
    Handle crate = world.add(Box.at(x + 1, y + 1, 1 + random.fraction(), 0.7));
    Handle ball = world.add(new Circle(x + 5, y + 1.4, 0.4));
    Handle cat = world.add(new Circle(x + 1.5, y + 1.7 + 0.3, 0.3));
    Carry carry = Carry.on(world, Side.MAX_Y);
    carry.move(lift, 0.1, 0.1);
    ends(world);
    for (int k = 0; k < rides; k++) {
      carry.move(lift, 0.2 * random.signed(), 0.2 * random.signed());
      assertThat(carry.riders()).isEqualTo(3);
      assertThat(ends(world)).as("ride %s of %s, %s", k, x, y).isZero();
    }
    assertThat(meet(world, crate, lift)).isTrue();
    assertThat(meet(world, ball, lift)).isTrue();
    assertThat(meet(world, cat, crate)).isTrue();
    assertThat(overlap(world, crate, lift)).isFalse();
    assertThat(overlap(world, ball, lift)).isFalse();
    assertThat(overlap(world, cat, crate)).isFalse();
    assertThat(world.touching(ball, Side.MIN_Y).handle(0)).isEqualTo(lift);
  }

  @Test
  void ridersThatTouchSideBySideKeepTouching() {
    World world = World.create();
    Handle lift = world.add(Box.at(0, 0, 6, 1));
    Handle left = world.add(new Box(1, 1, 2, 2));
    Handle right = world.add(new Box(2, 1, 3.5, 2));
    Carry carry = Carry.on(world, Side.MAX_Y);
    world.detect();
    assertThat(meet(world, left, right)).isTrue();
    SplitMix64 random = new SplitMix64(9);
    for (int k = 0; k < 2000; k++) {
      carry.move(lift, 0.3 * random.signed(), 0.3 * random.signed());
      assertThat(ends(world)).as("ride %s", k).isZero();
      assertThat(overlap(world, left, right)).isFalse();
    }
    assertThat(meet(world, left, right)).isTrue();
  }

  @Test
  void whoIsMovedOnALiftThatMovesAtTheSameTimeKeepsTouchingIt() {
    World world = World.create();
    Motions motions = new Motions();
    Handle lift = world.add(Box.at(0.1, 0.2, 6, 1));
    Handle player = world.add(Box.centered(2, 2.3, 0.7, 2));
    Mover mover = Mover.builder(world).motions(motions).build();
    SplitMix64 random = new SplitMix64(10);
    for (int k = 0; k < 3000; k++) {
      motions.set(lift, 0.01 * random.signed(), 0.1 * random.signed());
      mover.move(player, 0.01 * random.signed(), -0.5);
      motions.moveAll(world);
      int ends = ends(world);
      if (k > 0) {
        assertThat(ends).as("frame %s", k).isZero();
      }
      assertThat(meet(world, player, lift)).as("frame %s", k).isTrue();
      assertThat(overlap(world, player, lift)).isFalse();
    }
  }

  @Test
  void slidingNeverGoesBackNotEvenByAnUlp() {
    Cases.check(53, Volume.samples() / 200, Room::random, StandingTest::slide);
  }

  private static void slide(Room room) {
    Mover mover = Mover.of(room.world);
    for (int k = 0; k < 20; k++) {
      double x = room.world.x(room.mover);
      double y = room.world.y(room.mover);
      double[] motion = room.motion();
      mover.move(room.mover, motion[0], motion[1]);
      BigDecimal alongX = way(x, mover.x()).multiply(new BigDecimal(motion[0]));
      BigDecimal alongY = way(y, mover.y()).multiply(new BigDecimal(motion[1]));
      assertThat(alongX.add(alongY).signum())
          .as("from %s, %s by %s, %s", x, y, motion[0], motion[1])
          .isNotNegative();
    }
  }

  private static BigDecimal way(double from, double to) {
    return new BigDecimal(to).subtract(new BigDecimal(from));
  }

  @Test
  void afterAPlanNothingWasMovedThatCouldTouch() {
    World world = World.create();
    Mover mover = Mover.of(world);
    mover.plan(new Circle(0, 0, 1), 1, 1);
    assertThatIllegalStateException()
        .isThrownBy(() -> mover.isTouching(Side.MIN_Y))
        .withMessage("nothing was moved: a plan leaves everything where it is");
  }
}
