// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Rotation;
import dev.carom.Shape;
import dev.carom.oracle.Cases;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import dev.carom.world.Handle;
import dev.carom.world.Side;
import dev.carom.world.World;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Platforms that are moved into what does not ride on them. */
class CarryPushTest {
  private final World world = World.create();
  private final Handle platform = world.add(new Box(0, 0, 10, 1));
  private final Carry carry = Carry.on(world, Side.MAX_Y);

  private void assertPlace(Handle handle, double x, double y) {
    assertThat(world.x(handle)).isEqualTo(x);
    assertThat(world.y(handle)).isEqualTo(y);
  }

  @Test
  void whatHangsAboveIsPushedUpAndRidesFromThenOn() {
    Handle box = world.add(Box.at(2, 2, 1, 1));
    carry.move(platform, 0, 3);
    assertPlace(box, 2.5, 4.5);
    assertThat(carry.riders()).isZero();
    assertThat(carry.pushed()).isEqualTo(1);
    assertThat(carry.pushed(0)).isEqualTo(box);
    assertThat(carry.stuck()).isZero();
    carry.move(platform, 1, 1);
    assertThat(carry.riders()).isEqualTo(1);
    assertThat(carry.pushed()).isZero();
    assertPlace(box, 3.5, 5.5);
  }

  @Test
  void whatIsBelowIsPushedDownAndWhatIsBesideIsPushedAside() {
    Handle below = world.add(Box.at(2, -3, 1, 1));
    carry.move(platform, 0, -3);
    assertPlace(below, 2.5, -3.5);
    Handle beside = world.add(new Circle(12, -2.5, 1));
    carry.move(platform, 5, 0);
    assertPlace(beside, 16, -2.5);
    assertThat(carry.stuck()).isZero();
  }

  @Test
  void aRiderThatIsLiftedPushesWhatIsAboveIt() {
    Handle rider = world.add(Box.at(2, 1, 1, 1));
    Handle above = world.add(Box.at(2, 3, 1, 1));
    Handle top = world.add(Box.at(2, 5, 1, 1));
    carry.move(platform, 0, 4);
    assertPlace(rider, 2.5, 5.5);
    assertPlace(above, 2.5, 6.5);
    assertPlace(top, 2.5, 7.5);
    assertThat(carry.pushed()).isEqualTo(2);
    assertThat(carry.pushed(0)).isEqualTo(top);
  }

  @Test
  void sidewaysARiderIsHeldBackAndDoesNotPush() {
    Handle rider = world.add(Box.at(8, 1, 1, 1));
    Handle inTheAir = world.add(Box.at(10, 1.5, 1, 1));
    carry.move(platform, 4, 0);
    assertPlace(rider, 9.5, 1.5);
    assertPlace(inTheAir, 10.5, 2);
    assertThat(carry.pushed()).isZero();
  }

  @Test
  void whatIsPressedOnTheGroundComesOutBesideOrIsSaid() {
    world.addStatic(new Box(-20, -9, 20, -4));
    Handle box = world.add(Box.at(9, -4, 1.5, 1.5));
    carry.move(platform, 0, -3.5);
    assertThat(carry.stuck()).isZero();
    assertThat(Overlaps.between(world, box, platform)).isFalse();
  }

  @Test
  void whatIsPressedOnAThinFloorNeitherPassesThroughItNorThroughThePress() {
    Shape[] shapes = {
      Box.at(-0.5, 0, 1, 2),
      new Circle(0, 1, 1),
      new Capsule(0, 0.5, 0, 1.5, 0.5),
      Polygon.of(-0.5, 0, 0.5, 0, 0.5, 2, -0.5, 2)
    };
    for (Side side : Side.values()) {
      for (Shape shape : shapes) {
        for (double thickness : new double[] {0.125, 0.25, 0.5, 1, 2}) {
          assertStaysBetween(side, shape, thickness, false);
          assertStaysBetween(side, shape, thickness, true);
        }
      }
    }
  }

  /** Presses a shape that stands on a floor, with the floor on one of four sides of it. */
  private static void assertStaysBetween(
      Side up, Shape upright, double thickness, boolean isShaft) {
    World scene = World.create();
    Rotation turn = Rotation.towards(up.outwardY(), -up.outwardX());
    scene.addStatic(new Box(-20, -thickness, 20, 0).rotate(turn, 0, 0));
    if (isShaft) {
      scene.addStatic(new Box(-4, 0, -3.75, 9).rotate(turn, 0, 0));
      scene.addStatic(new Box(3.75, 0, 4, 9).rotate(turn, 0, 0));
    }
    Handle press = scene.add(new Box(-3, 3.5, 3, 3.5 + thickness).rotate(turn, 0, 0));
    Handle pressed = scene.add(upright.rotate(turn, 0, 0));
    Carry carry = Carry.on(scene, Side.MAX_Y);
    String description = upright + " on a floor of " + thickness + " below " + up;
    boolean isStuck = false;
    for (int step = 0; step < 40 && !isStuck; step++) {
      carry.move(press, -0.0625 * up.outwardX(), -0.0625 * up.outwardY());
      Box bounds = scene.bounds(pressed);
      double height =
          (bounds.minX() + bounds.maxX()) / 2 * up.outwardX()
              + (bounds.minY() + bounds.maxY()) / 2 * up.outwardY();
      isStuck = carry.stuck() > 0;
      assertThat(height).as(description).isBetween(0.99, 1.01);
      assertThat(Overlaps.between(scene, pressed, press)).as(description).isEqualTo(isStuck);
    }
    assertThat(isStuck).as(description).isEqualTo(isShaft);
  }

  @Test
  void whatFindsNoRoomIsReportedAsStuck() {
    World shaft = World.create();
    List<Shape> rock = new ArrayList<>();
    for (int x = -60; x < 70; x++) {
      for (int y = -60; y < 60; y++) {
        if (x < 0 || x >= 10 || y < -4 || y >= 2) {
          rock.add(Box.at(x, y, 1, 1));
        }
      }
    }
    shaft.addAllStatic(rock);
    Handle press = shaft.add(new Box(0, -3, 10, 2));
    Handle box = shaft.add(Box.at(4, -4, 1, 1));
    Carry down = Carry.on(shaft, Side.MAX_Y);
    down.move(press, 0, -0.75);
    assertThat(shaft.y(press)).isEqualTo(-1.25);
    assertThat(down.stuck()).isEqualTo(1);
    assertThat(down.stuck(0)).isEqualTo(box);
    assertThat(down.pushed(0)).isEqualTo(box);
  }

  @Test
  void aWallThatThePlatformIsMovedIntoIsReportedWheneverItGetsDeeper() {
    Handle wall = world.addStatic(new Box(12, -5, 13, 5));
    carry.move(platform, 1, 0);
    assertThat(carry.stuck()).isZero();
    carry.move(platform, 1.5, 0);
    assertThat(carry.stuck()).isEqualTo(1);
    assertThat(carry.stuck(0)).isEqualTo(wall);
    carry.move(platform, 0.25, 0);
    assertThat(carry.stuck()).isEqualTo(1);
    carry.move(platform, 0, 0.25);
    assertThat(carry.stuck()).isZero();
    carry.move(platform, -0.25, 0);
    assertThat(carry.stuck()).isZero();
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> carry.stuck(0))
        .withMessage("stuck shape index 0 is out of range: size is 0");
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> carry.pushed(0))
        .withMessage("pushed shape index 0 is out of range: size is 0");
  }

  /** As real sums, the two overlap by an ulp before. */
  @Test
  void aWallThatOverlapsByARoundingIsReportedWhenThePlatformIsMovedIntoIt() {
    World tenths = World.create();
    Handle low = tenths.add(Box.at(2.1, 2.1, 1, 0.1));
    Handle wall = tenths.addStatic(Box.at(2.1, 2.2, 0.1, 0.1));
    Carry lift = Carry.on(tenths, Side.MAX_Y);
    lift.move(low, 0, 0.15);
    assertThat(lift.stuck()).isEqualTo(1);
    assertThat(lift.stuck(0)).isEqualTo(wall);
  }

  @Test
  void whatIsGrazedIsNotOverlappedByARounding() {
    assertGrazed(new Box(2, 2, 3, 2.1), new Box(2, 1.9, 2.1, 2), -0.05);
    assertGrazed(
        new Box(54.7, 54.7, 55.7, 54.800000000000004),
        new Box(55.800000000000004, 54.400000000000006, 56.1, 54.7),
        0.15000000000000002);
  }

  private static void assertGrazed(Box platform, Box beside, double motionX) {
    World world = World.create();
    Handle moved = world.add(platform);
    Handle other = world.add(beside);
    Carry carry = Carry.on(world, Side.MAX_Y);
    carry.move(moved, motionX, 0);
    assertThat(Overlaps.between(world, moved, other)).isFalse();
    assertThat(carry.stuck()).isZero();
    assertThat(carry.pushed()).isEqualTo(1);
    assertThat(world.x(other)).isCloseTo(beside.centerX(), Offset.offset(1e-13));
    assertThat(world.y(other)).isCloseTo(beside.centerY(), Offset.offset(1e-13));
  }

  /** The platform gets wider by a rounding when it is moved, and all of the row make way. */
  @Test
  void whatIsGrazedPushesOnWhatItTouches() {
    World world = World.create();
    Handle moved = world.add(new Box(2, 2, 3, 2.1));
    Handle first = world.add(new Box(2, 1.9, 2.1, 2));
    Handle second = world.add(new Box(2, 1.8, 2.1, 1.9));
    Carry carry = Carry.on(world, Side.MAX_Y);
    carry.move(moved, -0.05, 0);
    assertThat(carry.stuck()).isZero();
    assertThat(Overlaps.between(world, moved, first)).isFalse();
    assertThat(Overlaps.between(world, first, second)).isFalse();
    assertThat(carry.pushed()).isEqualTo(2);
  }

  @Test
  void sensorsAndWhatMayNotMeetThePlatformAreNotPushed() {
    Handle sensor = world.add(Box.at(2, 2, 1, 1));
    world.setSensor(sensor, true);
    carry.move(platform, 0, 3);
    assertPlace(sensor, 2.5, 2.5);
    assertThat(carry.pushed()).isZero();
  }

  /** Nothing that did not overlap before does so afterwards, unless it is reported. */
  @Test
  void inRandomRoomsNothingIsOverlappedSilently() {
    Cases.check(91, Volume.samples() / 100, random -> random, CarryPushTest::rideThroughARoom);
  }

  private static void rideThroughARoom(SplitMix64 random) {
    World world = World.create();
    double x = random.oneOf(0, 0.1, 1e6 + 0.1);
    double y = random.oneOf(0, 0.3, -1e4 / 3);
    List<Handle> all = new ArrayList<>();
    Handle lift = world.add(Box.centered(x, y, 6, 1));
    all.add(lift);
    for (int k = 0; k < 12; k++) {
      double atX = x + 8 * random.signed();
      double atY = y + 8 * random.signed();
      double size = 0.2 + random.fraction();
      Shape shape =
          random.nextBoolean() ? new Circle(atX, atY, size) : Box.centered(atX, atY, size, 1);
      if (world.query(shape).isEmpty()) {
        all.add(random.oneIn(5) ? world.addStatic(shape) : world.add(shape));
      }
    }
    Carry carry = Carry.on(world, Side.MAX_Y);
    for (int step = 0; step < 20; step++) {
      double speed = random.oneOf(0.1, 1, 3);
      carry.move(lift, speed * random.signed(), speed * random.signed());
      if (carry.stuck() > 0) {
        return;
      }
      for (int a = 0; a < all.size(); a++) {
        for (int b = 0; b < a; b++) {
          assertThat(Overlaps.between(world, all.get(a), all.get(b)))
              .as("%s and %s after step %s", all.get(a), all.get(b), step)
              .isFalse();
        }
      }
    }
  }

  /** Where sides are at tenths, nearly everything touches, and is off by roundings. */
  @Test
  void amongTenthsNothingIsOverlappedSilentlyNorReportedWithoutReason() {
    Cases.check(92, Volume.samples() / 50, Tenths::new, Tenths::ride);
  }

  private static final class Tenths {
    private final SplitMix64 random;
    private final double unit;
    private final double x;
    private final double y;
    private final World world = World.create();
    private final List<Handle> all = new ArrayList<>();
    private final Handle platform;
    private final Carry carry = Carry.on(world, Side.MAX_Y);

    Tenths(SplitMix64 random) {
      this.random = random;
      unit = random.oneOf(0.1, 1, 1 / 3.0);
      x = random.between(0, 1000) * 0.1;
      y = random.between(0, 1000) * 0.1;
      platform = world.add(Box.at(x, y, 10 * unit, unit));
      all.add(platform);
      int count = random.between(1, 10);
      for (int k = 0; k < count; k++) {
        addIfFree(shape());
      }
    }

    private Shape shape() {
      double atX = x + random.between(-4, 14) * unit;
      double atY = y + random.between(-8, 12) * unit;
      double size = random.between(1, 4) * unit;
      Shape circle = new Circle(atX, atY, size / 2);
      Shape box = Box.at(atX, atY, size, size);
      return switch (random.below(3)) {
        case 0 -> circle;
        case 1 -> box;
        default -> Compound.of(circle, box);
      };
    }

    private void addIfFree(Shape shape) {
      for (Handle handle : all) {
        if (world.shape(handle).overlaps(shape)) {
          return;
        }
      }
      all.add(random.oneIn(3) ? world.addStatic(shape) : world.add(shape));
    }

    void ride() {
      for (int step = 0; step < 10; step++) {
        Set<Set<Handle>> before = overlaps();
        double motionX = random.between(-3, 3) * random.between(0, 1) * unit / 2;
        double motionY = random.between(-4, 4) * unit / 2;
        carry.move(platform, motionX, motionY);
        Set<Handle> stuck = new HashSet<>();
        for (int k = 0; k < carry.stuck(); k++) {
          assertThat(stuck.add(carry.stuck(k))).isTrue();
        }
        Set<Set<Handle>> after = overlaps();
        for (Set<Handle> pair : after) {
          assertThat(before.contains(pair) || pair.stream().anyMatch(stuck::contains))
              .as("step %s by %s, %s: %s", step, motionX, motionY, pair)
              .isTrue();
        }
        for (Handle handle : stuck) {
          assertThat(after).as("step %s", step).anyMatch(pair -> pair.contains(handle));
        }
      }
    }

    private Set<Set<Handle>> overlaps() {
      Set<Set<Handle>> overlaps = new HashSet<>();
      for (int a = 0; a < all.size(); a++) {
        for (int b = 0; b < a; b++) {
          if (Overlaps.between(world, all.get(a), all.get(b))) {
            overlaps.add(Set.of(all.get(a), all.get(b)));
          }
        }
      }
      return overlaps;
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder("platform");
      all.forEach(handle -> text.append(' ').append(world.shape(handle)));
      return text.toString();
    }
  }
}
