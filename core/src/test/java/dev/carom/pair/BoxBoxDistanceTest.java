// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.ClosestPoints;
import dev.carom.Vec2;
import dev.carom.oracle.NearTangent;
import dev.carom.oracle.Promises;
import dev.carom.oracle.Volume;
import org.junit.jupiter.api.Test;

class BoxBoxDistanceTest {
  private static final long SEED = 133;
  private static final Box BOX = new Box(0, 0, 10, 4);

  @Test
  void isMeasuredBetweenCornersOrFaces() {
    assertThat(BOX.distanceTo(new Box(13, 8, 20, 20))).isEqualTo(5);
    assertThat(BOX.distanceTo(new Box(-9, -8, -3, -4))).isEqualTo(5);
    assertThat(BOX.distanceTo(new Box(-3, 6, 20, 8))).isEqualTo(2);
    assertThat(BOX.distanceTo(new Box(-3, 1, -2, 2))).isEqualTo(2);
    assertThat(BOX.closestPoints(new Box(13, 8, 20, 20)))
        .isEqualTo(new ClosestPoints(new Vec2(10, 4), new Vec2(13, 8)));
  }

  @Test
  void betweenParallelFacesTheMiddleIsClosest() {
    assertThat(BOX.closestPoints(new Box(4, 6, 20, 8)))
        .isEqualTo(new ClosestPoints(new Vec2(7, 4), new Vec2(7, 6)));
  }

  @Test
  void isZeroFromTheTouchOn() {
    assertThat(BOX.distanceTo(new Box(10, 4, 11, 5))).isZero();
    assertThat(BOX.distanceTo(new Box(2, 1, 3, 2))).isZero();
    assertThat(BOX.closestPoints(new Box(2, 1, 3, 2)))
        .isEqualTo(new ClosestPoints(new Vec2(2.5, 1.5), new Vec2(2.5, 1.5)));
  }

  @Test
  void keepsTheSmallestGap() {
    assertThat(BOX.distanceTo(new Box(-1, 0, -Double.MIN_VALUE, 1))).isEqualTo(Double.MIN_VALUE);
  }

  @Test
  void isInfiniteBeyondAllDoubles() {
    double max = Double.MAX_VALUE;
    assertThat(new Box(-max, 0, -max, 0).distanceTo(new Box(max, 0, max, 0))).isInfinite();
  }

  @Test
  void theClosestPointsOfIntersectingBoxesAreOneHoweverThinTheyAre() {
    Box thin = new Box(Double.MIN_VALUE, 1, Double.MIN_VALUE, 3);
    ClosestPoints points = new Box(0, 1, 2, 3).closestPoints(thin);
    assertThat(points.onThis()).isEqualTo(points.onOther());
  }

  @Test
  void keepsItsPromisesOnSharedBorders() {
    NearTangent.boxPairs(SEED, Volume.samples(), Promises::distance);
  }
}
