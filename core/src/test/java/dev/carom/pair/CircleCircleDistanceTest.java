// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Circle;
import dev.carom.ClosestPoints;
import dev.carom.Vec2;
import dev.carom.oracle.NearTangent;
import dev.carom.oracle.Promises;
import dev.carom.oracle.Volume;
import org.junit.jupiter.api.Test;

class CircleCircleDistanceTest {
  private static final long SEED = 131;

  @Test
  void isTheGapBetweenTheRims() {
    assertThat(new Circle(0, 0, 1).distanceTo(new Circle(3, 4, 2))).isEqualTo(2);
    assertThat(new Circle(0, 0, 1).closestPoints(new Circle(0, -7, 2)))
        .isEqualTo(new ClosestPoints(new Vec2(0, -1), new Vec2(0, -5)));
  }

  @Test
  void isZeroFromTheTouchOn() {
    assertThat(new Circle(0, 0, 2).distanceTo(new Circle(3, 4, 3))).isZero();
    assertThat(new Circle(0, 0, 2).distanceTo(new Circle(1, 1, 3))).isZero();
    assertThat(new Circle(0, 0, 2).distanceTo(new Circle(3, 4, Math.nextDown(3.0))))
        .isEqualTo(3 - Math.nextDown(3.0));
  }

  @Test
  void keepsAllDigitsOfASmallGap() {
    assertThat(new Circle(0, 0, 5).distanceTo(new Circle(3 + 0x1p-51, 4, 0)))
        .isBetween(0.6 * 0x1p-51 * (1 - 1e-15), 0.6 * 0x1p-51 * (1 + 1e-15));
    assertThat(new Circle(0, 0, 1).distanceTo(new Circle(1, 0x1p-40, 0)))
        .isBetween(0x1p-81 * (1 - 1e-12), 0x1p-81);
    assertThat(new Circle(0, 0, 1).distanceTo(new Circle(1, 0x1p-100, 0)))
        .isBetween(0x1p-201 * (1 - 1e-15), 0x1p-201);
  }

  @Test
  void isInfiniteBeyondAllDoubles() {
    double max = Double.MAX_VALUE;
    assertThat(new Circle(-max, 0, 0).distanceTo(new Circle(max, 0, 0))).isInfinite();
    assertThat(new Circle(-max, 0, max).distanceTo(new Circle(max, 0, 0))).isEqualTo(max);
  }

  @Test
  void survivesOverflowAndUnderflow() {
    assertThat(new Circle(0, 0, 0).distanceTo(new Circle(0x3p1000, 0x4p1000, 0)))
        .isEqualTo(0x5p1000);
    double tiny = Double.MIN_VALUE;
    assertThat(new Circle(0, 0, 2 * tiny).distanceTo(new Circle(3 * tiny, 4 * tiny, tiny)))
        .isEqualTo(2 * tiny);
  }

  @Test
  void thePointClosestToOneInsideIsItself() {
    Circle circle = new Circle(1, 2, 5);
    assertThat(circle.closestPoint(2, 3)).isEqualTo(new Vec2(2, 3));
    assertThat(circle.closestPoint(1, 2)).isEqualTo(new Vec2(1, 2));
    assertThat(circle.closestPoint(7, 10)).isEqualTo(new Vec2(4, 6));
  }

  @Test
  void keepsItsPromisesNextToTangency() {
    NearTangent.circlePairs(SEED, Volume.samples(), Promises::distance);
  }

  @Test
  void keepsASmallGapBetweenLargeCircles() {
    assertThat(new Circle(0x1p500, 0, 0x1p500).distanceTo(new Circle(-0x1p-500, 0, 0)))
        .isEqualTo(0x1p-500);
    assertThat(new Circle(0, 1e308, 1e308).distanceTo(new Circle(0, -1e-300, 0))).isEqualTo(1e-300);
  }
}
