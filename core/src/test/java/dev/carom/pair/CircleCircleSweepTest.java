// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Circle;
import dev.carom.Contact;
import dev.carom.Impact;
import dev.carom.Vec2;
import dev.carom.oracle.Journey;
import dev.carom.oracle.Oracle;
import dev.carom.oracle.Promises;
import dev.carom.oracle.Volume;
import org.junit.jupiter.api.Test;

class CircleCircleSweepTest {
  private static final long SEED = 141;
  private static final Circle RESTING = new Circle(0, 0, 3);

  @Test
  void stopsWhereTheRimsFirstTouch() {
    Impact impact = new Circle(-13, 0, 2).sweep(new Vec2(16, 0), RESTING);
    assertThat(impact).isEqualTo(new Impact(true, 0.5, 1, 0, -3, 0, false, 0));
  }

  @Test
  void aFastCircleDoesNotTunnel() {
    Impact impact = new Circle(-1e6, 0, 0).sweep(new Vec2(2e6, 0), new Circle(0, 0, 1e-3));
    assertThat(impact.hit()).isTrue();
    assertThat(impact.time()).isBetween(0.499999999, 0.5);
  }

  @Test
  void aGrazeIsNoHitAndTheLastBitDecides() {
    // From (-7, -1) along (4, -3) the nearest point to the origin is (-3, -4), 5 away.
    Circle mover = new Circle(-7, -1, 2);
    Vec2 motion = new Vec2(8, -6);
    assertThat(mover.sweep(motion, RESTING)).isEqualTo(Impact.NONE);
    assertThat(mover.sweep(motion, new Circle(0, 0, Math.nextUp(3.0))).hit()).isTrue();
    assertThat(mover.sweep(motion, new Circle(0, -0x1p-1000, 3)).hit()).isTrue();
    assertThat(mover.sweep(motion, new Circle(0, 0x1p-1000, 3)).hit()).isFalse();
  }

  @Test
  void aTouchAtTheVeryEndIsNoHit() {
    Circle mover = new Circle(-13, 0, 2);
    assertThat(mover.sweep(new Vec2(8, 0), RESTING).hit()).isFalse();
    assertThat(mover.sweep(new Vec2(Math.nextUp(8.0), 0), RESTING).hit()).isTrue();
  }

  @Test
  void touchingAndMovingAlongOrAwayIsNoHit() {
    Circle touching = new Circle(3, 4, 2);
    assertThat(touching.sweep(new Vec2(4, -3), RESTING).hit()).isFalse();
    assertThat(touching.sweep(new Vec2(-4, 3), RESTING).hit()).isFalse();
    assertThat(touching.sweep(new Vec2(3, 4), RESTING).hit()).isFalse();
    assertThat(touching.sweep(Vec2.ZERO, RESTING).hit()).isFalse();
  }

  @Test
  void touchingAndMovingInwardsStopsAtOnce() {
    Impact impact = new Circle(3, 4, 2).sweep(new Vec2(-3, -4), RESTING);
    assertThat(impact).isEqualTo(new Impact(true, 0, -0.6, -0.8, 1.8, 2.4, false, 0));
    assertThat(new Circle(3, 4, 2).sweep(new Vec2(4, Math.nextDown(-3.0)), RESTING).hit()).isTrue();
  }

  @Test
  void startingInsideTellsNormalAndDepth() {
    Circle mover = new Circle(3, 0, 2);
    Contact contact = mover.contactWith(RESTING);
    Impact impact = mover.sweep(new Vec2(100, 0), RESTING);
    assertThat(impact)
        .isEqualTo(
            new Impact(true, 0, -1, 0, contact.pointX(), contact.pointY(), true, contact.depth()));
    assertThat(impact.depth()).isEqualTo(2);
  }

  @Test
  void bothMayMove() {
    Circle a = new Circle(-10, 0, 1);
    Circle b = new Circle(10, 0, 1);
    Impact impact = a.sweep(new Vec2(18, 0), b, new Vec2(-18, 0));
    assertThat(impact).isEqualTo(new Impact(true, 0.5, 1, 0, 0, 0, false, 0));
    assertThat(a.sweep(new Vec2(1e9, 0), b, new Vec2(1e9, 0)).hit()).isFalse();
    assertThat(a.sweep(new Vec2(1e9 + 19, 0), b, new Vec2(1e9, 0)).hit()).isTrue();
  }

  @Test
  void pointsNeverHitEachOther() {
    Circle point = new Circle(0, 0, 0);
    assertThat(point.sweep(new Vec2(2, 0), new Circle(1, 0, 0)).hit()).isFalse();
    assertThat(point.sweep(new Vec2(2, 0), new Circle(1, 0, Double.MIN_VALUE)).hit()).isTrue();
  }

  @Test
  void sizesThatOverflowDoNotMatter() {
    double max = Double.MAX_VALUE;
    Impact impact = new Circle(-max, 0, max).sweep(new Vec2(max, 0), new Circle(max, 0, max / 2));
    assertThat(impact.hit()).isTrue();
    assertThat(impact.time()).isBetween(0.499, 0.501);
    assertThat(new Circle(-max, 0, max).sweep(new Vec2(1, 0), new Circle(max, 0, max)).hit())
        .isTrue();
    assertThat(new Circle(-max, 0, max).sweep(new Vec2(0, 1), new Circle(max, 0, max)).hit())
        .isFalse();
  }

  @Test
  void agreesWithExactArithmeticOnGrazes() {
    Journey.ofCircles(
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
    Journey.ofCircles(
        SEED + 1000,
        Volume.samples(),
        journey -> {
          Promises.sweep(journey);
          assertThat(journey.reversed().impact().hit()).isEqualTo(journey.impact().hit());
        });
  }
}
