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
import dev.carom.world.Handle;
import dev.carom.world.Side;
import dev.carom.world.World;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Out of everything at once, by a short way. */
class PushOutTest {
  private final World world = World.create();
  private final Mover mover = Mover.of(world);

  @Test
  void theShortestWayOutOfOneBoxIsThatOfTheContact() {
    world.addStatic(new Box(0, 0, 10, 10));
    Handle box = world.add(Box.centered(9.5, 5, 2, 2));
    assertThat(mover.pushOut(box)).isTrue();
    assertThat(world.x(box)).isEqualTo(11);
    assertThat(world.y(box)).isEqualTo(5);
    assertThat(mover.freedX()).isEqualTo(1.5);
    assertThat(mover.pushOut(new Circle(5, 9, 2))).isTrue();
    assertThat(mover.y()).isEqualTo(12);
  }

  @Test
  void whatHasSunkIntoAFloorOfTilesComesUpAndNotOutAtASeam() {
    for (int k = 0; k < 10; k++) {
      world.addStatic(Box.at(k, 0, 1, 1));
    }
    Handle box = world.add(Box.centered(5, 1.3, 1, 1));
    assertThat(mover.pushOut(box)).isTrue();
    assertThat(world.x(box)).isEqualTo(5);
    assertThat(world.y(box)).isEqualTo(1.5);
  }

  @Test
  void outOfACornerItGoesBothWays() {
    world.addAllStatic(new Box(-10, -10, 0, 10), new Box(-10, -10, 10, 0));
    Handle ball = world.add(new Circle(0.5, 0.75, 1));
    assertThat(mover.pushOut(ball)).isTrue();
    assertThat(world.x(ball)).isEqualTo(1);
    assertThat(world.y(ball)).isEqualTo(1);
  }

  @Test
  void whatOverlapsNothingStays() {
    world.addStatic(new Box(0, 0, 10, 10));
    assertThat(mover.pushOut(new Circle(11, 5, 1))).isTrue();
    assertThat(mover.x()).isEqualTo(11);
    assertThat(mover.isFreed()).isFalse();
  }

  @Test
  void sensorsAndOneWayPlatformsPushNobody() {
    Handle sensor = world.add(new Box(0, 0, 10, 10));
    world.setSensor(sensor, true);
    assertThat(mover.pushOut(new Circle(5, 5, 1))).isTrue();
    assertThat(mover.x()).isEqualTo(5);
    Mover jumper =
        Mover.builder(world).reactions(hit -> Reaction.STOP.onlyFrom(Side.MAX_Y)).build();
    assertThat(jumper.pushOut(new Circle(5, 5, 1))).isTrue();
    assertThat(jumper.x()).isEqualTo(5);
  }

  @Test
  void itIsOutOfEverythingOrSaysSo() {
    int[] stuck = new int[1];
    int cases = Volume.samples() / 20;
    Cases.check(5, cases, random -> random, random -> stuck[0] += pushOut(random) ? 0 : 1);
    assertThat(stuck[0]).as("stuck of " + cases).isLessThan(cases / 100);
  }

  private static boolean pushOut(SplitMix64 random) {
    World heap = World.create();
    List<Shape> shapes = new ArrayList<>();
    double place = random.oneOf(0, 1e6 + 0.1, -1e12);
    int count = random.between(1, 12);
    for (int k = 0; k < count; k++) {
      shapes.add(shape(random, place));
      heap.addStatic(shapes.get(k));
    }
    Shape sunk = shape(random, place);
    Mover mover = Mover.of(heap);
    boolean isOut = mover.pushOut(sunk);
    boolean overlaps = shapes.stream().anyMatch(mover.shape()::overlaps);
    assertThat(overlaps).as("%s in %s", sunk, shapes).isEqualTo(!isOut);
    assertThat(mover.isStuck()).isEqualTo(!isOut);
    // Never farther than out of the bounds of everything, to the nearest side.
    assertThat(Math.abs(mover.freedX()) + Math.abs(mover.freedY())).isLessThan(40);
    return isOut;
  }

  private static Shape shape(SplitMix64 random, double place) {
    double x = place + random.between(-4, 4);
    double y = place + 4 * random.signed();
    double size = random.between(1, 4);
    return switch (random.below(3)) {
      case 0 -> new Circle(x, y, size / 2);
      case 1 -> Box.centered(x, y, size, random.between(1, 3));
      default -> Compound.of(new Circle(0, 0, 1), Box.centered(1, 1, size, 1)).moveTo(x, y);
    };
  }
}
