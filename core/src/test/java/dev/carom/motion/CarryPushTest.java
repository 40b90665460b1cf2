package dev.carom.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Shape;
import dev.carom.oracle.Cases;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import dev.carom.world.Handle;
import dev.carom.world.Side;
import dev.carom.world.World;
import java.util.ArrayList;
import java.util.List;
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
  void aWallThatThePlatformIsMovedIntoIsReportedOnce() {
    Handle wall = world.addStatic(new Box(12, -5, 13, 5));
    carry.move(platform, 1, 0);
    assertThat(carry.stuck()).isZero();
    carry.move(platform, 1.5, 0);
    assertThat(carry.stuck()).isEqualTo(1);
    assertThat(carry.stuck(0)).isEqualTo(wall);
    carry.move(platform, 0.25, 0);
    assertThat(carry.stuck()).isZero();
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> carry.stuck(0))
        .withMessage("there is no stuck shape 0, only 0");
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> carry.pushed(0))
        .withMessage("there is no pushed shape 0, only 0");
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
}
