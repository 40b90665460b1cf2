// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.ClosestPoints;
import dev.carom.Vec2;
import dev.carom.oracle.NearTangent;
import dev.carom.oracle.Promises;
import dev.carom.oracle.Volume;
import org.junit.jupiter.api.Test;

class CircleBoxDistanceTest {
  private static final long SEED = 132;
  private static final Box BOX = new Box(0, 0, 10, 4);

  @Test
  void isMeasuredToTheCornerOrTheFace() {
    assertThat(new Circle(13, 8, 2).distanceTo(BOX)).isEqualTo(3);
    assertThat(BOX.distanceTo(new Circle(5, 9, 2))).isEqualTo(3);
    assertThat(BOX.closestPoints(new Circle(5, 9, 2)))
        .isEqualTo(new ClosestPoints(new Vec2(5, 4), new Vec2(5, 7)));
    assertThat(new Circle(-7, 1, 2).closestPoints(BOX))
        .isEqualTo(new ClosestPoints(new Vec2(-5, 1), new Vec2(0, 1)));
  }

  @Test
  void isZeroFromTheTouchOn() {
    assertThat(new Circle(13, 8, 5).distanceTo(BOX)).isZero();
    assertThat(new Circle(13, 8, Math.nextDown(5.0)).distanceTo(BOX))
        .isEqualTo(5 - Math.nextDown(5.0));
    assertThat(new Circle(5, 2, 0).distanceTo(BOX)).isZero();
    assertThat(new Circle(5, 2, 100).distanceTo(BOX)).isZero();
  }

  @Test
  void thePointClosestToOneInsideIsItself() {
    assertThat(BOX.closestPoint(3, 2)).isEqualTo(new Vec2(3, 2));
    assertThat(BOX.closestPoint(-1, 2)).isEqualTo(new Vec2(0, 2));
    assertThat(BOX.closestPoint(11, 7)).isEqualTo(new Vec2(10, 4));
    assertThat(BOX.closestPoint(11, -7)).isEqualTo(new Vec2(10, 0));
  }

  @Test
  void isRightBesideAHugeCircle() {
    assertThat(new Circle(-1e300, 0, 1e300).distanceTo(new Box(1, 0, 4, 0))).isEqualTo(1);
  }

  @Test
  void closestPointsStayWithinTheRangeOfDoubles() {
    double max = Double.MAX_VALUE;
    Circle circle = new Circle(1.4644623218634509E308, -7.550758920673338E307, max);
    Box corner = new Box(0.5, -max, 0.5, -max);
    assertThat(corner.closestPoints(circle).onThis()).isEqualTo(new Vec2(0.5, -max));
  }

  @Test
  void keepsItsPromisesNextToTangency() {
    NearTangent.circleBoxPairs(
        SEED,
        Volume.samples() / 2,
        (circle, box) -> {
          Promises.distance(circle, box);
          Promises.distance(box, circle);
        });
  }
}
