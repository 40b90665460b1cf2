// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Impact;
import dev.carom.Vec2;
import dev.carom.internal.exact.Rounded;
import dev.carom.oracle.Journey;
import dev.carom.oracle.Oracle;
import dev.carom.oracle.Promises;
import dev.carom.oracle.Volume;
import org.junit.jupiter.api.Test;

class CircleBoxSweepTest {
  private static final long SEED = 142;
  private static final Box BOX = new Box(0, 0, 10, 4);

  @Test
  void stopsAtAFace() {
    assertThat(new Circle(-6, 2, 2).sweep(new Vec2(8, 0), BOX))
        .isEqualTo(new Impact(true, 0.5, 1, 0, 0, 2, false, 0));
    assertThat(new Circle(3, 10, 2).sweep(new Vec2(0, -8), BOX))
        .isEqualTo(new Impact(true, 0.5, 0, -1, 3, 4, false, 0));
    assertThat(BOX.sweep(new Vec2(8, 0), new Circle(16, 2, 2)))
        .isEqualTo(new Impact(true, 0.5, 1, 0, 14, 2, false, 0));
  }

  @Test
  void stopsAtACorner() {
    Impact impact = new Circle(-7, -3, 5).sweep(new Vec2(6, 0), BOX);
    assertThat(impact).isEqualTo(new Impact(true, 0.5, 0.8, 0.6, 0, 0, false, 0));
  }

  @Test
  void goesAroundACornerThatItsBoundsWouldHit() {
    // Diagonal past the corner (0, 0), 5 away from it at the nearest point (-3, -4) or (-4, -3).
    assertThat(new Circle(-7, -1, 5).sweep(new Vec2(8, -6), BOX).hit()).isFalse();
    assertThat(new Circle(-7, -1, Math.nextUp(5.0)).sweep(new Vec2(8, -6), BOX).hit()).isTrue();
    assertThat(new Circle(-7, Math.nextUp(-1.0), 5).sweep(new Vec2(8, -6), BOX).hit()).isTrue();
  }

  @Test
  void slidingAlongAFaceIsNoHit() {
    assertThat(new Circle(-5, 6, 2).sweep(new Vec2(20, 0), BOX).hit()).isFalse();
    assertThat(new Circle(-5, Math.nextDown(6.0), 2).sweep(new Vec2(20, 0), BOX).hit()).isTrue();
    assertThat(new Circle(5, 6, 2).sweep(new Vec2(3, 0), BOX).hit()).isFalse();
    assertThat(new Circle(5, 6, 2).sweep(new Vec2(3, 1), BOX).hit()).isFalse();
    assertThat(new Circle(5, 6, 2).sweep(new Vec2(3, -Double.MIN_VALUE), BOX).hit()).isTrue();
  }

  @Test
  void aTouchAtTheVeryEndIsNoHit() {
    assertThat(new Circle(-6, 2, 2).sweep(new Vec2(4, 0), BOX).hit()).isFalse();
    assertThat(new Circle(-7, -8, 5).sweep(new Vec2(4, 4), BOX).hit()).isFalse();
    assertThat(new Circle(-7, -8, 5).sweep(new Vec2(4, Math.nextUp(4.0)), BOX).hit()).isTrue();
  }

  @Test
  void aPointEntersOnlyThroughTheInterior() {
    Circle point = new Circle(-1, 2, 0);
    assertThat(point.sweep(new Vec2(2, 0), BOX))
        .isEqualTo(new Impact(true, 0.5, 1, 0, 0, 2, false, 0));
    assertThat(new Circle(-1, 4, 0).sweep(new Vec2(20, 0), BOX).hit()).isFalse();
    assertThat(new Circle(-1, 1, 0).sweep(new Vec2(2, -2), BOX).hit()).isFalse();
    assertThat(point.sweep(new Vec2(20, 0), new Box(3, 0, 3, 4)).hit()).isFalse();
    assertThat(new Circle(-1, 2, 1e-9).sweep(new Vec2(20, 0), new Box(3, 0, 3, 4)).hit()).isTrue();
  }

  @Test
  void startingInsideTellsNormalAndDepth() {
    Impact impact = new Circle(1, 2, 1).sweep(new Vec2(5, 5), BOX);
    assertThat(impact).isEqualTo(new Impact(true, 0, 1, 0, 1, 2, true, 2));
    Impact reversed = BOX.sweep(new Vec2(5, 5), new Circle(1, 2, 1));
    assertThat(reversed).isEqualTo(new Impact(true, 0, -1, 0, 1, 2, true, 2));
  }

  @Test
  void touchingACornerAndMovingAlongOrAwayIsNoHit() {
    Circle touching = new Circle(-3, -4, 5);
    assertThat(touching.sweep(new Vec2(4, -3), BOX).hit()).isFalse();
    assertThat(touching.sweep(new Vec2(-4, 3), BOX).hit()).isFalse();
    assertThat(touching.sweep(new Vec2(-1, -1), BOX).hit()).isFalse();
    assertThat(touching.sweep(new Vec2(1, 0), BOX).hit()).isTrue();
  }

  @Test
  void bothMayMove() {
    Impact impact = new Circle(-6, 2, 2).sweep(new Vec2(4, 0), BOX, new Vec2(-4, 0));
    assertThat(impact).isEqualTo(new Impact(true, 0.5, 1, 0, -2, 2, false, 0));
  }

  @Test
  void aCornerThatIsReachedAtTheVeryEndIsReachedWithoutAGap() {
    Promises.sweep(
        new Journey(
            new Circle(-1, 51, 1e-323),
            new Vec2(-2.3855103E7, -1.5728685E7),
            new Box(0, -4.5, 13, 6),
            new Vec2(-2.3855104E7, -1.572864E7)));
  }

  @Test
  void theNormalDoesNotOpposeTheMotionThoughTheCircleIsSmallerThanTheRounding() {
    Promises.sweep(
        new Journey(
            new Box(75.50000000000001, -24.250000000000014, 84.00000000000001, -22.250000000000014),
            new Vec2(-76.00000000000001, 46.000000000000014),
            new Circle(18.500000000000007, 10.249999999999996, Double.MIN_VALUE),
            Vec2.ZERO));
  }

  @Test
  void aBoxThatRoundingLowersByAnUlpStopsAtTheCircleAndNotAtTheSquareAroundIt() {
    Promises.sweep(
        new Journey(
            new Box(5.42118751531545e14, 4.4784547653686625e15, 1.382472416941178e15, 5.1e15),
            new Vec2(-1.6539318861945576e16, -2),
            new Circle(-2.7523572985452155e15, 3.4362504988226806e14, 4.134829715486394e15),
            Vec2.ZERO));
  }

  @Test
  void agreesWithExactArithmeticWhereFacesCornersAndEndsCoincide() {
    // Whole numbers and a radius of 5 make many paths end at, start at or graze a face or corner.
    for (int code = 0; code < 4 * 17 * 17; code++) {
      Circle circle = new Circle(code / 17 % 17 - 8, code % 17 - 8, 5);
      Box box = new Box(0, 0, code / (17 * 17) % 2, code / (2 * 17 * 17));
      for (int motionX = -8; motionX <= 8; motionX += 2) {
        for (int motionY = -6; motionY <= 6; motionY += 2) {
          Vec2 motion = new Vec2(motionX, motionY);
          assertThat(circle.sweep(motion, box).hit())
              .as("%s by %s to %s", circle, motion, box)
              .isEqualTo(Oracle.sweepHits(circle, motion, box, Vec2.ZERO));
        }
      }
    }
  }

  @Test
  void theQuickWayForABoxThatRestsHasTheSameBits() {
    MutableImpact quick = new MutableImpact();
    MutableImpact careful = new MutableImpact();
    Journey.ofCircleAndBox(
        SEED,
        Volume.pairs(),
        journey -> {
          Journey ofCircle = journey.a() instanceof Circle ? journey : journey.reversed();
          sweep(ofCircle, 0.0, quick);
          // Only a motion of exactly 0.0 takes the quick way.
          sweep(ofCircle, -0.0, careful);
          assertThat(quick.toImpact()).isEqualTo(careful.toImpact());
        });
  }

  private static void sweep(Journey journey, double boxMotion, MutableImpact impact) {
    Circle circle = (Circle) journey.a();
    Box box = (Box) journey.b();
    Sweep.circleBox(
        circle.x(),
        circle.y(),
        circle.radius(),
        Rounded.finite(journey.motion().x() - journey.otherMotion().x()),
        Rounded.finite(journey.motion().y() - journey.otherMotion().y()),
        box.minX(),
        box.minY(),
        box.maxX(),
        box.maxY(),
        boxMotion,
        boxMotion,
        impact);
  }

  @Test
  void agreesWithExactArithmeticOnGrazes() {
    Journey.ofCircleAndBox(
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
    Journey.ofCircleAndBox(
        SEED + 1000,
        Volume.samples(),
        journey -> {
          Promises.sweep(journey);
          assertThat(journey.reversed().impact().hit()).isEqualTo(journey.impact().hit());
        });
  }
}
