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
import java.math.BigDecimal;
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

  /** The box's corner is beside the circle by 5e-17, less than the sides are rounded by. */
  @Test
  void itIsOutInTheWorldThoughTheReturnedShapeIsRounded() {
    Handle ball = world.addStatic(new Circle(4, 2.1304532270370187, 2));
    Handle sunk =
        world.add(
            Compound.of(new Circle(0, 0, 1), new Box(-0.5, 0.5, 2.5, 1.5))
                .moveTo(1, -1.1246293323770535));
    assertThat(mover.pushOut(sunk)).isTrue();
    assertThat(Overlaps.between(world, sunk, ball)).isFalse();
    BigDecimal dx = exact(4).subtract(exact(world.x(sunk)).add(exact(2.5)));
    BigDecimal dy = exact(2.1304532270370187).subtract(exact(world.y(sunk)).add(exact(1.5)));
    assertThat(dx.multiply(dx).add(dy.multiply(dy))).isGreaterThan(exact(4));
    assertThat(mover.shape().overlaps(world.shape(ball))).isTrue();
    assertOverlapsByRoundingOnly(mover.shape(), world.shape(ball));
  }

  private static BigDecimal exact(double value) {
    return new BigDecimal(value);
  }

  @Test
  void itIsOutOfEverythingOrSaysSo() {
    int[] stuck = new int[1];
    int cases = Volume.samples() / 20;
    Cases.check(5, cases, random -> random, random -> stuck[0] += pushOut(random) ? 0 : 1);
    assertThat(100 * stuck[0]).as("stuck of " + cases + ", in percent").isLessThan(cases);
  }

  private static boolean pushOut(SplitMix64 random) {
    World heap = World.create();
    List<Handle> obstacles = new ArrayList<>();
    double place = random.oneOf(0, 1e6 + 0.1, -1e12);
    int count = random.between(1, 12);
    for (int k = 0; k < count; k++) {
      obstacles.add(heap.addStatic(shape(random, place)));
    }
    Shape shape = shape(random, place);
    Mover mover = Mover.of(heap);
    boolean isOut = mover.pushOut(shape);
    Shape planned = mover.shape();
    Handle sunk = heap.add(shape);
    assertThat(mover.pushOut(sunk)).isEqualTo(isOut);
    assertThat(heap.shape(sunk)).isEqualTo(planned);
    assertThat(mover.isStuck()).isEqualTo(!isOut);
    boolean overlaps = obstacles.stream().anyMatch(other -> Overlaps.between(heap, sunk, other));
    assertThat(overlaps)
        .as("%s in %s", shape, obstacles.stream().map(heap::shape).toList())
        .isEqualTo(!isOut);
    if (isOut) {
      obstacles.forEach(other -> assertOverlapsByRoundingOnly(planned, heap.shape(other)));
    }
    // Never farther than out of the bounds of everything, to the nearest side.
    assertThat(Math.abs(mover.freedX()) + Math.abs(mover.freedY())).isLessThan(40);
    return isOut;
  }

  /**
   * The coordinates of the returned shape are rounded. Each of them is at most half an ulp of the
   * largest away from where the world has it, so a point of the shape is less than one ulp away.
   */
  private static void assertOverlapsByRoundingOnly(Shape rounded, Shape obstacle) {
    double most = Math.max(ulp(rounded.bounds()), ulp(obstacle.bounds()));
    for (Shape part : parts(rounded)) {
      for (Shape other : parts(obstacle)) {
        assertThat(part.contactWith(other).depth()).isLessThan(most);
      }
    }
  }

  private static double ulp(Box box) {
    double largestX = Math.max(Math.abs(box.minX()), Math.abs(box.maxX()));
    double largestY = Math.max(Math.abs(box.minY()), Math.abs(box.maxY()));
    return Math.ulp(Math.max(largestX, largestY));
  }

  private static List<Shape> parts(Shape shape) {
    return shape instanceof Compound compound ? compound.parts() : List.of(shape);
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
