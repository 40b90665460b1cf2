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
import org.junit.jupiter.api.Test;

/** Moves among the smallest and the largest numbers there are. */
class ExtremePlacesTest {
  private static final double UNIT = 4e306;

  /** A world of a few shapes, and one that moves, in multiples of a unit. */
  private static final class Place {
    final SplitMix64 random;
    final double unit;
    final World world = World.create();
    final Handle mover;

    Place(SplitMix64 random, double unit) {
      this.random = random;
      this.unit = unit;
      int count = random.between(1, 12);
      for (int k = 0; k < count; k++) {
        if (random.nextBoolean()) {
          world.add(shape());
        } else {
          world.addStatic(shape());
        }
      }
      mover = world.add(shape());
    }

    private double between(int low, int high) {
      return unit * random.between(low, high);
    }

    private Shape shape() {
      double x = between(-20, 20);
      double y = between(-20, 20);
      double width = between(0, 8);
      double height = between(0, 8);
      Shape circle = new Circle(x, y, width / 2);
      Shape box = new Box(x, y, x + width, y + height);
      return switch (random.below(3)) {
        case 0 -> circle;
        case 1 -> box;
        default -> Compound.of(circle, box);
      };
    }

    double motion() {
      return random.oneIn(4) ? 0 : between(-30, 30);
    }

    @Override
    public String toString() {
      return world.shape(mover).toString();
    }
  }

  /** Where all coordinates are 0, rounding errors are so small that steps back by them are none. */
  @Test
  void aPointStopsAtASeamInTheOrigin() {
    World world = World.create();
    world.addStatic(new Box(-1, 0, 0, 1));
    world.addStatic(new Box(0, 0, 1, 1));
    Handle point = world.add(new Circle(12, -12, 0));

    for (double length : new double[] {13, 100.1, 500, 543.8047067565238}) {
      world.moveTo(point, 12, -12);
      Mover.of(world).move(point, -length, length);
      assertThat(world.y(point)).as("by %s", length).isZero();
    }
  }

  @Test
  void amongTheSmallestNumbersNothingJumpsOrGetsFaster() {
    Cases.check(
        81,
        Volume.samples() / 500,
        random -> new Place(random, Double.MIN_VALUE),
        ExtremePlacesTest::moveAmongTheSmallest);
  }

  private static void moveAmongTheSmallest(Place place) {
    boolean bounces = place.random.nextBoolean();
    Mover mover =
        Mover.builder(place.world)
            .reactions(hit -> bounces ? Reaction.BOUNCE : Reaction.SLIDE)
            .build();
    for (int k = 0; k < 6; k++) {
      double x = place.world.x(place.mover);
      double y = place.world.y(place.mover);
      double motionX = place.motion();
      double motionY = place.motion();
      mover.move(place.mover, motionX, motionY);
      assertThat(energy(mover.motionX(), mover.motionY(), Double.MIN_VALUE))
          .isLessThanOrEqualTo(energy(motionX, motionY, Double.MIN_VALUE));
      if (!mover.isFreed()) {
        // It may step over ledges of one unit.
        double farthest = Math.abs(motionX) + Math.abs(motionY) + 20 * Double.MIN_VALUE;
        assertThat(Math.abs(mover.x() - x)).isLessThanOrEqualTo(farthest);
        assertThat(Math.abs(mover.y() - y)).isLessThanOrEqualTo(farthest);
      }
    }
  }

  private static double energy(double x, double y, double unit) {
    return x / unit * (x / unit) + y / unit * (y / unit);
  }

  @Test
  void amongTheLargestNumbersAMoveIsDoneOrRefusedAsAWhole() {
    Cases.check(
        82,
        Volume.samples() / 50,
        random -> new Place(random, UNIT),
        ExtremePlacesTest::moveAmongTheLargest);
  }

  private static void moveAmongTheLargest(Place place) {
    World world = place.world;
    Mover mover = Mover.builder(world).reactions(hit -> Reaction.BOUNCE).build();
    Carry carry = Carry.on(world, Side.MAX_Y);
    for (int k = 0; k < 6; k++) {
      double motionX = place.motion();
      double motionY = place.motion();
      long checksum = world.checksum();
      try {
        if (place.random.oneIn(3)) {
          carry.move(place.mover, motionX, motionY);
        } else {
          mover.move(place.mover, motionX, motionY);
          assertThat(energy(mover.motionX(), mover.motionY(), UNIT))
              .isLessThanOrEqualTo(energy(motionX, motionY, UNIT) * (1 + 1e-14));
        }
      } catch (IllegalArgumentException expected) {
        assertThat(world.checksum()).as(expected.getMessage()).isEqualTo(checksum);
      }
    }
  }
}
