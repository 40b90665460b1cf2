// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Impact;
import dev.carom.Vec2;
import dev.carom.oracle.Cases;
import dev.carom.oracle.Journey;
import dev.carom.oracle.Oracle;
import dev.carom.oracle.Promises;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import org.junit.jupiter.api.Test;

class BoxBoxSweepTest {
  private static final long SEED = 143;
  private static final Box UNIT = new Box(0, 0, 1, 1);

  @Test
  void stopsAtTheFace() {
    assertThat(new Box(-3, 0, -2, 1).sweep(new Vec2(4, 0), UNIT))
        .isEqualTo(new Impact(true, 0.5, 1, 0, 0, 0.5, false, 0));
    assertThat(new Box(0, 3, 1, 4).sweep(new Vec2(0, -4), UNIT))
        .isEqualTo(new Impact(true, 0.5, 0, -1, 0.5, 1, false, 0));
  }

  @Test
  void aGrazeIsNoHitAndTheLastBitDecides() {
    Box mover = new Box(-3, 1, -2, 2);
    assertThat(mover.sweep(new Vec2(9, 0), UNIT)).isEqualTo(Impact.NONE);
    assertThat(mover.sweep(new Vec2(9, -Double.MIN_VALUE), UNIT).hit()).isTrue();
    assertThat(new Box(-3, Math.nextDown(1.0), -2, 2).sweep(new Vec2(9, 0), UNIT).hit()).isTrue();
  }

  @Test
  void cornersThatPassEachOtherDoNotHit() {
    assertThat(new Box(-2, 0, -1, 1).sweep(new Vec2(2, 2), UNIT).hit()).isFalse();
    assertThat(new Box(-2, 0, -1, 1).sweep(new Vec2(2, Math.nextDown(2.0)), UNIT).hit()).isTrue();
    assertThat(new Box(-2, 0, -1, 1).sweep(new Vec2(2, Math.nextUp(2.0)), UNIT).hit()).isFalse();
  }

  @Test
  void aTouchAtTheVeryEndIsNoHit() {
    assertThat(new Box(-3, 0, -2, 1).sweep(new Vec2(2, 0), UNIT).hit()).isFalse();
    assertThat(new Box(-3, 0, -2, 1).sweep(new Vec2(Math.nextUp(2.0), 0), UNIT).hit()).isTrue();
    assertThat(new Box(-3, -3, -2, -2).sweep(new Vec2(2, 2), UNIT).hit()).isFalse();
  }

  @Test
  void cornerToCornerAndOnIsAHit() {
    Impact impact = new Box(-2, -2, -1, -1).sweep(new Vec2(2, 2), UNIT);
    assertThat(impact.hit()).isTrue();
    assertThat(impact.time()).isEqualTo(0.5);
    assertThat(impact.normalX()).isEqualTo(1);
    assertThat(impact.normalY()).isZero();
  }

  @Test
  void touchingAndMovingAlongOrAwayIsNoHit() {
    Box touching = new Box(-1, 0, 0, 1);
    assertThat(touching.sweep(new Vec2(0, 5), UNIT).hit()).isFalse();
    assertThat(touching.sweep(new Vec2(0, -5), UNIT).hit()).isFalse();
    assertThat(touching.sweep(new Vec2(-1, 3), UNIT).hit()).isFalse();
    assertThat(touching.sweep(Vec2.ZERO, UNIT).hit()).isFalse();
  }

  @Test
  void touchingAndMovingInwardsStopsAtOnce() {
    Impact impact = new Box(-1, 0, 0, 1).sweep(new Vec2(1, 0), UNIT);
    assertThat(impact).isEqualTo(new Impact(true, 0, 1, 0, 0, 0.5, false, 0));
    assertThat(new Box(-1, 0, 0, 1).sweep(new Vec2(Double.MIN_VALUE, 0), UNIT).hit()).isTrue();
  }

  @Test
  void startingInsideTellsNormalAndDepth() {
    Impact impact = new Box(-1, 0, 0.25, 1).sweep(new Vec2(-9, 0), UNIT);
    assertThat(impact).isEqualTo(new Impact(true, 0, 1, 0, 0.125, 0.5, true, 0.25));
  }

  @Test
  void bothMayMove() {
    Impact impact = new Box(-3, 0, -2, 1).sweep(new Vec2(2, 0), UNIT, new Vec2(-2, 0));
    assertThat(impact).isEqualTo(new Impact(true, 0.5, 1, 0, -1, 0.5, false, 0));
    Vec2 fast = new Vec2(1e15, 1e15);
    assertThat(new Box(-3, 0, -2, 1).sweep(fast, UNIT, fast).hit()).isFalse();
  }

  @Test
  void flatBoxesHitWhenTheyCross() {
    Box upright = new Box(-1, 0, -1, 2);
    assertThat(upright.sweep(new Vec2(2, 0), new Box(0, 1, 5, 1)).hit()).isTrue();
    assertThat(upright.sweep(new Vec2(2, 0), new Box(0, 0, 0, 2)).hit()).isFalse();
    assertThat(upright.sweep(new Vec2(0.5, 0), new Box(0, 1, 5, 1)).hit()).isFalse();
  }

  @Test
  void aBoxThinnerThanTheRoundingIsReachedWithoutAGap() {
    Promises.sweep(
        new Journey(
            Box.at(0.04048168983819396, -1024.3053645357977, 0, 0),
            new Vec2(2960.9826962181473, 2560.765113739483),
            new Box(
                0.017913578001413466,
                -3.277105321118981E-5,
                0.01791357800141347,
                479.91757674303034),
            new Vec2(2961.039116497739, 0.0017843276213256602)));
  }

  /** At a stop that is rounded, boxes of a few ulps may be beside the corner they must not pass. */
  @Test
  void boxesOfAFewUlpsDoNotPassEachOther() {
    Cases.check(144, Volume.samples(), random -> random, BoxBoxSweepTest::stopBefore);
  }

  private static void stopBefore(SplitMix64 random) {
    double ulp = Math.ulp(1e6);
    double x = 1e6 + ulp * random.below(9);
    double y = 1e6 + ulp * random.below(9);
    Box other = Box.at(x, y, ulp * random.below(4), ulp * random.below(4));
    double signX = random.sign();
    double signY = random.sign();
    Box mover =
        Box.at(
            x - signX * random.oneOf(10, 1e6, 5e6) * random.fraction(),
            y - signY * random.oneOf(10, 1e6, 5e6) * random.fraction(),
            ulp * random.between(1, 4),
            ulp * random.between(1, 4));
    Vec2 motion =
        new Vec2(
            (x - mover.minX() + ulp * random.signed()) * 2,
            (y - mover.minY() + ulp * random.signed()) * 2);
    Impact impact = mover.sweep(motion, other);
    if (!impact.hit() || impact.startsInside()) {
      return;
    }
    Box stop = mover.translate(new Vec2(motion.x() * impact.time(), motion.y() * impact.time()));
    boolean isBeforeX = isBefore(motion.x(), stop.minX(), stop.maxX(), other.minX(), other.maxX());
    boolean isBeforeY = isBefore(motion.y(), stop.minY(), stop.maxY(), other.minY(), other.maxY());
    boolean restsX = motion.x() == 0;
    boolean restsY = motion.y() == 0;
    assertThat(isBeforeX || isBeforeY || restsX && restsY)
        .as("%s by %s stops at %s, %s", mover, motion, stop, other)
        .isTrue();
  }

  private static boolean isBefore(double motion, double low, double high, double from, double to) {
    return motion > 0 ? high <= from : motion < 0 && low >= to;
  }

  @Test
  void agreesWithExactArithmeticOnGrazes() {
    Journey.ofBoxes(
        SEED,
        Volume.pairs(),
        journey ->
            assertThat(journey.impact().hit())
                .isEqualTo(
                    Oracle.sweepHits(
                        journey.a(), journey.motion(), journey.b(), journey.otherMotion())));
  }

  @Test
  void keepsItsPromises() {
    Journey.ofBoxes(
        SEED + 1000,
        Volume.samples(),
        journey -> {
          Promises.sweep(journey);
          assertThat(journey.reversed().impact().hit()).isEqualTo(journey.impact().hit());
        });
  }
}
