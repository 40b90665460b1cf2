// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Contact;
import dev.carom.Impact;
import dev.carom.Vec2;
import dev.carom.oracle.Journey;
import dev.carom.oracle.Promises;
import dev.carom.oracle.Volume;
import org.junit.jupiter.api.Test;

class CompoundSweepTest {
  private static final long SEED = 144;
  private static final Compound SHIP = Compound.of(new Circle(0, 0, 1), Box.centered(4, 0, 2, 2));

  @Test
  void theFirstPartThatHitsStopsAll() {
    Impact impact = SHIP.sweep(new Vec2(10, 0), new Box(10, -5, 12, 5));
    assertThat(impact).isEqualTo(new Impact(true, 0.5, 1, 0, 10, 0, false, 0));
    Impact up = SHIP.sweep(new Vec2(0, 10), new Circle(0, 10, 4));
    assertThat(up).isEqualTo(new Impact(true, 0.5, 0, 1, 0, 6, false, 0));
  }

  @Test
  void passesOverWhatFitsBetweenItsParts() {
    assertThat(SHIP.sweep(new Vec2(0, 10), new Circle(2, 5, 1)).hit()).isFalse();
    assertThat(SHIP.sweep(new Vec2(0, 10), new Circle(2, 5, Math.nextUp(1.0))).hit()).isTrue();
  }

  @Test
  void isHitByWhatMovesTowardsIt() {
    Impact impact = new Circle(4, 11, 2).sweep(new Vec2(0, -16), SHIP);
    assertThat(impact).isEqualTo(new Impact(true, 0.5, 0, -1, 4, 1, false, 0));
  }

  @Test
  void startingInsideTellsTheContactsNormalAndDepth() {
    Circle other = new Circle(0.5, 0, 1);
    Contact contact = SHIP.contactWith(other);
    Impact impact = SHIP.sweep(new Vec2(1, 1), other);
    assertThat(impact.startsInside()).isTrue();
    assertThat(impact.time()).isZero();
    assertThat(impact.depth()).isEqualTo(contact.depth()).isPositive();
    assertThat(impact.normalX()).isEqualTo(contact.normalX());
    assertThat(impact.normalY()).isEqualTo(contact.normalY());
  }

  @Test
  void thePointIsWhereItStopsThoughRoundingMakesItStopBeforeTheFirstHit() {
    // On the way to the second box it passes over the circle, with less room than rounding needs.
    Promises.sweep(
        new Journey(
            new Box(-6, 6, -3, 6.000000000000001),
            new Vec2(5242888, -1048576),
            Compound.of(
                new Box(-2, 6, -2, 6),
                new Box(0, 6, 5, 11),
                new Circle(-1.0000000000000004, 2.999999999999999, 3.0000000000000004)),
            new Vec2(5242880, -1048576)));
  }

  /** Twice such a motion would leave the range of doubles. */
  @Test
  void longMotionsStopAtTheHit() {
    double unit = 0x1p1020;
    Compound box = Compound.of(new Box(-6 * unit, -unit, -5 * unit, unit));
    Compound wall = Compound.of(new Box(-unit, -unit, 0, unit));
    assertStop(new ShapePair().setMovable(box, wall).sweep(8 * unit, 0, 0, 0), 1, 0);
    assertStop(new ShapePair().setMovable(wall, box).sweep(0, 0, 8 * unit, 0), -1, 0);
    Compound below = Compound.of(new Box(-unit, -6 * unit, unit, -5 * unit));
    Compound floor = Compound.of(new Box(-unit, -unit, unit, 0));
    ShapePair pair = new ShapePair();
    pair.first().set(below);
    pair.second().set(floor);
    assertStop(pair.sweep(0, 8 * unit, 0, 0), 0, 1);
    pair.first().set(floor);
    pair.second().set(below);
    assertStop(pair.sweep(0, 0, 0, 8 * unit), 0, -1);
  }

  private static void assertStop(MutableImpact impact, double normalX, double normalY) {
    assertThat(impact.hit()).isTrue();
    assertThat(impact.time()).isEqualTo(0.5);
    assertThat(impact.normalX()).isEqualTo(normalX);
    assertThat(impact.normalY()).isEqualTo(normalY);
  }

  @Test
  void stopsBeforeAPartLeavesTheRangeOfDoubles() {
    double unit = 0x1p1020;
    Compound boxes =
        Compound.of(
            new Box(-6 * unit, -unit, -5 * unit, unit), new Box(13 * unit, 0, 14 * unit, 1));
    Box wall = new Box(-unit, -unit, 0, unit);
    Vec2 motion = new Vec2(8 * unit, 0);
    Impact impact = boxes.sweep(motion, wall);
    assertThat(impact.hit()).isTrue();
    assertThat(impact.normalX()).isEqualTo(1);
    assertThat(impact.time()).isBetween(0.25 - 1e-15, Math.nextDown(0.25));
    assertThat(boxes.translate(motion.times(impact.time())).bounds().maxX()).isFinite();
    Impact reversed = new ShapePair().setMovable(wall, boxes).sweep(0, 0, 8 * unit, 0).toImpact();
    assertThat(reversed.time()).isEqualTo(impact.time());
    assertThat(reversed.normalX()).isEqualTo(-1);
  }

  @Test
  void keepsItsPromises() {
    Journey.ofCompounds(SEED, Volume.samples(), Promises::sweep);
  }
}
