// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Shape;
import dev.carom.oracle.SplitMix64;
import dev.carom.world.Handle;
import dev.carom.world.Motions;
import dev.carom.world.Side;
import dev.carom.world.World;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Going through many obstacles takes time in proportion to how many they are. */
class PassingTest {
  private static final int[] COUNTS = {100, 800, 10_000};

  /** More than the visits that one obstacle may cost: some sweeps, and tests of a few places. */
  private static final int MOST_VISITS_EACH = 40;

  /** Counts how often the world finds that the mover meets an obstacle. */
  private long visits;

  private final World world =
      World.builder()
          .predicate(
              (a, b) -> {
                visits++;
                return true;
              })
          .build();

  private void addSensors(int count, double length, double spread) {
    SplitMix64 random = new SplitMix64(11);
    List<Handle> sensors = new ArrayList<>();
    for (int k = 0; k < count; k++) {
      double x = 3 + length * random.fraction();
      double y = spread * random.signed();
      Shape shape = k % 3 == 0 ? Box.centered(x, y, 1, 1) : new Circle(x, y, 0.5);
      sensors.add(k % 2 == 0 ? world.add(shape) : world.addStatic(shape));
    }
    sensors.forEach(sensor -> world.setSensor(sensor, true));
  }

  private void assertLinear(int count) {
    assertThat(visits).as("%s obstacles", count).isLessThan((long) MOST_VISITS_EACH * count);
  }

  private static void assertInOrder(Mover mover) {
    double time = 0;
    for (int k = 0; k < mover.hits(); k++) {
      assertThat(mover.hit(k).time()).isBetween(time, 1.0);
      time = mover.hit(k).time();
    }
  }

  @Test
  void sensorsInALongRowAreReportedOnceEachInLinearTime() {
    for (int count : COUNTS) {
      world.clear();
      addSensors(count, 2.0 * count, 0.5);
      Handle ball = world.add(new Circle(0, 0, 1));
      visits = 0;
      Mover mover = Mover.of(world);
      mover.move(ball, 10 + 2.0 * count, 0);
      assertThat(mover.hits()).isEqualTo(count);
      assertThat(mover.x()).isEqualTo(10 + 2.0 * count);
      assertThat(mover.hit(0).reaction()).isEqualTo(Reaction.IGNORE);
      assertInOrder(mover);
      assertLinear(count);
    }
  }

  @Test
  void aHeapOfSensorsIsPassedInLinearTimeUpToTheWallInIt() {
    for (int count : COUNTS) {
      world.clear();
      addSensors(count, 4, 3);
      Handle wall = world.addStatic(new Box(9, -10, 10, 10));
      Handle ball = world.add(new Circle(0, 0, 1));
      visits = 0;
      Mover mover = Mover.of(world);
      mover.move(ball, 100, 0);
      assertThat(mover.hits()).isBetween(count / 10, count + 1);
      assertThat(mover.hit(mover.hits() - 1).handle()).isEqualTo(wall);
      assertThat(mover.x()).isEqualTo(8);
      assertInOrder(mover);
      assertLinear(count);
    }
  }

  @Test
  void sensorsThatAreOverlappedFromTheStartAreLeftInLinearTime() {
    for (int count : COUNTS) {
      world.clear();
      addSensors(count, 1, 1);
      world.addStatic(new Box(20, -10, 21, 10));
      Handle ball = world.add(new Circle(3.5, 0, 3));
      visits = 0;
      Mover mover = Mover.of(world);
      mover.move(ball, 50, 0.5);
      assertThat(mover.hits()).isEqualTo(count + 1);
      assertThat(mover.x()).isEqualTo(17);
      assertLinear(count);
    }
  }

  @Test
  void oneWayPlatformsArePassedFromBelowInLinearTime() {
    Reaction oneWay = Reaction.SLIDE.onlyFrom(Side.MAX_Y);
    for (int count : COUNTS) {
      world.clear();
      for (int k = 0; k < count; k++) {
        world.addStatic(Box.at(-5, 3 + k, 10, 0.25));
      }
      Handle player = world.add(Box.centered(0, 0, 1, 2));
      Mover mover = Mover.builder(world).reactions(hit -> oneWay).build();
      visits = 0;
      mover.move(player, 0.5, count + 9);
      assertThat(mover.y()).isEqualTo(count + 9);
      assertThat(mover.hits()).isZero();
      assertLinear(count);
      // And down again: the first one holds.
      visits = 0;
      mover.move(player, 0, -count);
      assertThat(mover.y()).isEqualTo(count + 2 + 0.25 + 1);
      assertThat(mover.hits()).isEqualTo(1);
      assertThat(visits).isLessThan(500);
    }
  }

  @Test
  void whatMovesIsPassedInLinearTimeToo() {
    for (int count : COUNTS) {
      world.clear();
      addSensors(count, 2.0 * count, 0.5);
      Motions motions = new Motions();
      world.forEach(sensor -> motions.set(sensor, 0.25, 0.125));
      Handle ball = world.add(new Circle(0, 0, 1));
      visits = 0;
      Mover mover = Mover.builder(world).motions(motions).build();
      mover.move(ball, 10 + 2.0 * count, 0);
      assertThat(mover.hits()).isEqualTo(count);
      assertThat(mover.x()).isEqualTo(10 + 2.0 * count);
      assertLinear(count);
    }
  }
}
