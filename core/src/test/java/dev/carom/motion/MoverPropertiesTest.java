// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Shape;
import dev.carom.oracle.Cases;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import dev.carom.world.Handle;
import dev.carom.world.Hits;
import dev.carom.world.Motions;
import dev.carom.world.Probe;
import dev.carom.world.Side;
import dev.carom.world.World;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** What holds for every move, in random rooms. */
class MoverPropertiesTest {
  private static final long SEED = 20260101;
  private static final int MOVES = 20;

  @Test
  void slidingNeverEndsOverlappingNorLeavesTheRoomNorGoesBack() {
    Cases.check(SEED, Volume.samples() / 40, Room::random, MoverPropertiesTest::slideAround);
  }

  @Test
  void neitherDoesSlidingAmongShapesOfAllKinds() {
    Cases.check(SEED, Volume.samples() / 80, Room::ofAllKinds, MoverPropertiesTest::slideAround);
  }

  @Test
  void walkingNeverEndsOverlappingNorLeavesTheRoomNorClimbsWithoutMotion() {
    Cases.check(SEED, Volume.samples() / 200, Room::ofAllKinds, MoverPropertiesTest::walkAround);
  }

  @Test
  void bouncingAmongShapesOfAllKindsNeverEndsOverlappingNorLeavesTheRoomNorGainsSpeed() {
    Cases.check(SEED, Volume.samples() / 200, Room::ofAllKinds, MoverPropertiesTest::bounceAround);
  }

  private static void bounceAround(Room room) {
    Mover mover = Mover.builder(room.world).reactions(hit -> Reaction.BOUNCE).build();
    for (int k = 0; k < MOVES; k++) {
      double[] motion = room.motion();
      String before = room.shape() + " by " + motion[0] + ", " + motion[1];
      mover.move(room.mover, motion[0], motion[1]);
      assertThat(room.overlapped()).as(before).isNull();
      assertThat(mover.isStuck() || mover.isFreed()).as(before).isFalse();
      assertThat(room.contains(mover.x(), mover.y())).as(before).isTrue();
      double speed = Math.sqrt(motion[0] * motion[0] + motion[1] * motion[1]);
      assertThat(Math.sqrt(Math.pow(mover.motionX(), 2) + Math.pow(mover.motionY(), 2)))
          .as(before)
          .isLessThanOrEqualTo(speed * (1 + 1e-12));
    }
  }

  /** Something comes along: it pushes, or is bounced off, and nothing is left overlapping. */
  @Test
  void amongMovingShapesOfAllKindsNothingEndsOverlapping() {
    Cases.check(
        SEED, Volume.samples() / 200, Room::ofAllKinds, MoverPropertiesTest::moveWithOthers);
  }

  private static void moveWithOthers(Room room) {
    Motions motions = new Motions();
    Mover mover =
        Mover.builder(room.world)
            .motions(motions)
            .reactions(hit -> hit.handle().slot() % 2 == 0 ? Reaction.SLIDE : Reaction.BOUNCE)
            .build();
    SplitMix64 random = new SplitMix64(Double.doubleToLongBits(room.world.x(room.mover)));
    for (int k = 0; k < MOVES; k++) {
      motions.clear();
      // The walls of the room, which come first, stay.
      for (int other = 4; other < room.obstacles.size(); other++) {
        if (random.oneIn(3)) {
          motions.set(room.obstacles.get(other), random.signed(), random.signed());
        }
      }
      double[] motion = room.motion();
      String before = room.shape() + " by " + motion[0] + ", " + motion[1];
      mover.move(room.mover, motion[0], motion[1]);
      motions.moveAll(room.world);
      if (mover.isStuck()) {
        return;
      }
      assertThat(room.overlapped()).as(before).isNull();
    }
  }

  private static void walkAround(Room room) {
    Mover mover = Mover.builder(room.world).walkOn(Side.MAX_Y, 45).build();
    for (int k = 0; k < MOVES; k++) {
      double[] motion = room.motion();
      double x = room.world.x(room.mover);
      double y = room.world.y(room.mover);
      double size = Math.abs(x) + Math.abs(y) + Room.HALF;
      mover.move(room.mover, motion[0], motion[1]);
      double dx = mover.x() - x;
      double dy = mover.y() - y;
      String before = x + ", " + y + " by " + motion[0] + ", " + motion[1];
      assertThat(room.overlapped()).as(before).isNull();
      assertThat(mover.isStuck() || mover.isFreed()).as(before).isFalse();
      assertThat(room.contains(mover.x(), mover.y())).as(before).isTrue();
      // Only motion sideways or up leads up, on slopes of 45° as far as it leads sideways.
      double most = Math.max(motion[1], 0) + Math.abs(motion[0]);
      assertThat(dy).as(before).isLessThanOrEqualTo(most + size * 1e-13);
      assertThat(dx * dx + dy * dy)
          .as(before)
          .isLessThanOrEqualTo(motion[0] * motion[0] + motion[1] * motion[1] + size * size * 1e-13);
    }
  }

  private static void slideAround(Room room) {
    Mover mover = Mover.of(room.world);
    for (int k = 0; k < MOVES; k++) {
      slide(room, mover, room.motion());
    }
  }

  private static void slide(Room room, Mover mover, double[] motion) {
    double x = room.world.x(room.mover);
    double y = room.world.y(room.mover);
    String before = room.shape() + " by " + motion[0] + ", " + motion[1];
    mover.move(room.mover, motion[0], motion[1]);
    double dx = room.world.x(room.mover) - x;
    double dy = room.world.y(room.mover) - y;
    double size = Math.abs(x) + Math.abs(y) + Room.HALF;
    double length = Math.sqrt(motion[0] * motion[0] + motion[1] * motion[1]);
    assertThat(room.overlapped()).as(before).isNull();
    assertThat(mover.isStuck()).as(before).isFalse();
    assertThat(mover.isFreed()).as(before).isFalse();
    assertThat(room.contains(mover.x(), mover.y())).as(before).isTrue();
    assertThat((dx * motion[0] + dy * motion[1]) / Math.max(length, 1e-300))
        .as(before)
        .isGreaterThan(-size * 1e-14);
    assertThat(Math.sqrt(dx * dx + dy * dy)).as(before).isLessThanOrEqualTo(length + size * 1e-14);
    if (mover.hits() == 1 && mover.motionX() == 0 && mover.motionY() == 0) {
      assertIsBlocked(room, motion, before);
    }
    double time = 0;
    for (int k = 0; k < mover.hits(); k++) {
      Hit hit = mover.hit(k);
      assertThat(hit.time()).isBetween(time, 1.0);
      time = hit.time();
    }
    if (mover.hits() == 0) {
      assertThat(Math.abs(dx - motion[0])).as(before).isLessThan(size * 1e-14);
      assertThat(Math.abs(dy - motion[1])).as(before).isLessThan(size * 1e-14);
    }
  }

  /**
   * Who came to rest at its first hit could not go on: something is in the way, closer than can be
   * seen.
   */
  private static void assertIsBlocked(Room room, double[] motion, String before) {
    double length = Math.max(Math.abs(motion[0]), Math.abs(motion[1]));
    double far = Room.HALF + Math.abs(room.x) + Math.abs(room.y);
    Probe probe = new Probe(room.world);
    probe.setStopsAtFlat(true);
    probe.use(room.mover);
    Hits hits = probe.sweep(motion[0], motion[1], new Hits());
    assertThat(hits.isEmpty()).as(before).isFalse();
    assertThat(hits.time(0) * length).as(before).isLessThan(far * 1e-13);
  }

  /** What is convex is left along its tangent: by rounding, too, it is not hit again. */
  @Test
  void oneObstacleIsHitOnce() {
    Cases.check(23, Volume.samples() / 10, random -> random, MoverPropertiesTest::slideOff);
  }

  private static void slideOff(SplitMix64 random) {
    double x = random.signed() * random.oneOf(1, 1e3, 1e6);
    double y = random.signed() * random.oneOf(1, 1e3, 1e6);
    World world = World.create();
    double size = random.oneOf(1, 5, 0.2);
    world.addStatic(
        random.nextBoolean() ? new Circle(x, y, size) : Box.centered(x, y, 2 * size, size));
    Shape shape =
        random.nextBoolean()
            ? new Circle(x + 9 * random.sign(), y + 9 * random.signed(), 1)
            : Box.centered(x + 9 * random.sign(), y + 9 * random.signed(), 1, 2);
    Mover mover = Mover.of(world);
    Handle handle = world.add(shape);
    double motionX = x - shape.bounds().centerX();
    double motionY = y - shape.bounds().centerY() + random.signed();
    mover.move(handle, 3 * motionX, 3 * motionY);
    assertThat(mover.hits()).isLessThanOrEqualTo(1);
    // On along the surface, step by step, always pressing.
    for (int step = 0; step < 5; step++) {
      mover.move(handle, motionX / 20, motionY / 20);
      assertThat(mover.hits()).isLessThanOrEqualTo(1);
    }
  }

  /** Presses on a floor of tiles at any place and is as fast as without it. */
  @Test
  void slidingAlongTilesIsAsFastAsAlongNothing() {
    Cases.check(21, Volume.samples() / 40, random -> random, MoverPropertiesTest::glide);
  }

  private static void glide(SplitMix64 random) {
    double x = random.signed() * random.oneOf(1, 1e3, 1e6, 1e9);
    double y = random.signed() * random.oneOf(1, 1e3, 1e6, 1e9);
    double size = random.oneOf(1, 0.1, 16, random.fraction() + 0.1);
    boolean alongX = random.nextBoolean();
    World world = World.create();
    int first = random.between(0, 39);
    for (int k = 0; k < 40; k++) {
      double way = ((k + first) % 40 - 20) * size;
      Box tile =
          alongX ? Box.at(x + way, y - size, size, size) : Box.at(x - size, y + way, size, size);
      world.addStatic(tile);
    }
    double half = size * random.oneOf(0.5, 0.25, 0.4, 1);
    double start = size * random.between(-4, 4) * random.oneOf(1, 0.5, random.fraction());
    double startX = x + (alongX ? start : half);
    double startY = y + (alongX ? half : start);
    Handle handle =
        world.add(
            random.nextBoolean()
                ? new Circle(startX, startY, half)
                : Box.centered(startX, startY, 2 * half, 2 * half));
    Mover mover = Mover.of(world);
    double grain = (Math.abs(x) + Math.abs(y) + 40 * size) * 1e-14;
    for (int step = 0; step < 8; step++) {
      double along = size * random.oneOf(0.1, 0.5, 1, random.fraction()) * random.sign();
      double press = -size * random.oneOf(0, 0.1, 3);
      double before = alongX ? world.x(handle) : world.y(handle);
      mover.move(handle, alongX ? along : press, alongX ? press : along);
      double after = alongX ? world.x(handle) : world.y(handle);
      assertThat(after - before).isCloseTo(along, Offset.offset(grain + Math.abs(along) * 1e-6));
      assertThat(mover.isStuck()).isFalse();
    }
  }

  /** Pressed into a corner from anywhere, it leaves it by any motion that goes away from it. */
  @Test
  void gettingIntoACornerAndOutAgain() {
    Cases.check(22, Volume.samples() / 40, random -> random, MoverPropertiesTest::visitCorner);
  }

  private static void visitCorner(SplitMix64 random) {
    double x = random.signed() * random.oneOf(1, 1e6, 1e9);
    double y = random.signed() * random.oneOf(1, 1e6, 1e9);
    World world = World.create();
    world.addAllStatic(new Box(x - 5, y - 5, x, y + 50), new Box(x - 5, y - 5, x + 50, y));
    double startX = x + 5 + 5 * random.fraction();
    double startY = y + 5 + 5 * random.fraction();
    Handle handle =
        world.add(
            random.nextBoolean()
                ? new Circle(startX, startY, 1)
                : Box.centered(startX, startY, 2, 2));
    Mover mover = Mover.of(world);
    mover.move(handle, -20 - 1000 * random.fraction(), -20 - 1000 * random.fraction());
    double grain = (Math.abs(x) + Math.abs(y) + 60) * 1e-14;
    assertThat(mover.x()).isCloseTo(x + 1, Offset.offset(grain));
    assertThat(mover.y()).isCloseTo(y + 1, Offset.offset(grain));
    double outX = random.oneOf(0, 1e-3, 1, 20) * random.fraction();
    double outY = random.oneOf(0, 1e-3, 1, 20) * random.fraction();
    double cornerX = mover.x();
    double cornerY = mover.y();
    mover.move(handle, outX, outY);
    assertThat(mover.x()).isEqualTo(cornerX + outX);
    assertThat(mover.y()).isEqualTo(cornerY + outY);
    assertThat(mover.hits()).isZero();
  }
}
