// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Capsule;
import dev.carom.Polygon;
import dev.carom.Shape;
import dev.carom.oracle.Cases;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import dev.carom.world.Handle;
import dev.carom.world.Side;
import dev.carom.world.World;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Movers that stand on a sharp tip. At a joint, their own steep edges meet the corner of the next
 * piece of ground, and in a valley there is no room for a step aside.
 */
class SharpTipTest {
  private static final double STEEPEST = 50;

  @Test
  void noTipSnagsOnSolidGround() {
    Cases.check(171, Volume.samples() / 100, random -> random, random -> cross(random, false));
  }

  @Test
  void noTipSnagsOnOneWayGround() {
    Cases.check(172, Volume.samples() / 100, random -> random, random -> cross(random, true));
  }

  @Test
  void aTipAtTheFootOfAOneWaySlopeDoesNotTakeItsOwnEdgeForAWall() {
    // Rounding stops this tip so far before the joint that, straight down from there, it is deep in
    // the slope before its edge meets the corner of the level ground.
    cross(SplitMix64.ofCase(172, 8223), true);
  }

  @Test
  void aTipInAValleyOfOneShapeTakesTheNextSlopeForTheGround() {
    // Its edge meets the corner at the joint a few rounding errors before the tip is there. Without
    // the next slope, the first of these stops for good, and the other slides up along its edge.
    cross(SplitMix64.ofCase(1002, 7424), false);
    cross(SplitMix64.ofCase(1002, 447), false);
  }

  private static void cross(SplitMix64 random, boolean oneWay) {
    double x = random.oneOf(0, -3, 1000, 0.1);
    double y = random.oneOf(0, 1, -7.3, 1000);
    Ground ground = Ground.random(random, x, y, 8);
    World world = World.create();
    world.addAllStatic(random.oneIn(4) ? List.of(ground.outline()) : ground.pieces());
    double sign = random.sign();
    double start = sign > 0 ? ground.left() + 2 : ground.right() - 2;
    Shape shape = tip(random, start, ground.height(start) + random.oneOf(0.01, 0));
    Handle handle = world.add(shape);
    Reaction reaction = oneWay ? Reaction.SLIDE.onlyFrom(Side.MAX_Y) : Reaction.SLIDE;
    boolean walks = random.nextBoolean();
    Mover.Builder builder = Mover.builder(world).reactions(hit -> reaction);
    Mover mover = (walks ? builder.walkOn(Side.MAX_Y, STEEPEST) : builder).build();
    double along = sign * random.oneOf(0.1, 0.05, 0.25, 0.1 + random.fraction() / 10);
    double down = -Math.abs(along) * random.oneOf(0.2, 0.4, 0.1, random.fraction() / 2);
    double least = walks ? 0.5 : 0.9 * slowest(along, down);
    mover.move(handle, 0, -0.05);
    double travelled = 0;
    while (travelled < ground.right() - ground.left() - 4) {
      double before = world.x(handle);
      mover.move(handle, along, down);
      double step = sign * (world.x(handle) - before);
      assertThat(mover.timeLeft()).as("%s after %s on %s", shape, travelled, ground).isZero();
      assertThat(step)
          .as("%s after %s on %s by %s, %s", shape, travelled, ground, along, down)
          .isGreaterThanOrEqualTo(least * Math.abs(along));
      travelled += step;
    }
  }

  /** A shape whose lowest point is at x, y, and which has no steep edge less steep than 45°. */
  private static Shape tip(SplitMix64 random, double x, double y) {
    double size = random.oneOf(0.25, 0.5, 0.3, 0.2, 0.1 + random.fraction() / 2);
    double width = size * random.oneOf(1, 0.5, 0.125, random.fraction());
    double lean = random.signed() * size;
    return switch (random.below(3)) {
      case 0 -> Polygon.of(x, y, x + width, y + size, x, y + 2 * size, x - width, y + size);
      case 1 -> Polygon.of(x, y, x + width, y + size, x - width, y + size);
      default -> new Capsule(x, y, x + lean, y + size, 0);
    };
  }

  /** The part of a motion along x that is left after two slopes in turn have stopped the rest. */
  private static double slowest(double along, double down) {
    double slowest = 1;
    for (double first = -1; first <= 1; first += 0.5) {
      for (double second = -1; second <= 1; second += 0.5) {
        double[] motion = slide(slide(new double[] {along, down}, first), second);
        slowest = Math.min(slowest, motion[0] / along);
      }
    }
    return slowest;
  }

  private static double[] slide(double[] motion, double slope) {
    if (motion[1] >= slope * motion[0]) {
      return motion;
    }
    double along = (motion[0] + slope * motion[1]) / (1 + slope * slope);
    return new double[] {along, slope * along};
  }
}
