// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Circle;
import dev.carom.oracle.NearTangent;
import dev.carom.oracle.Oracle;
import dev.carom.oracle.Volume;
import org.junit.jupiter.api.Test;

class CircleCircleOverlapTest {
  private static final long SEED = 101;

  @Test
  void circlesThatTouchIntersectButDoNotOverlap() {
    Circle a = new Circle(0, 0, 2);
    Circle b = new Circle(3, 4, 3); // 3-4-5: exactly tangent
    assertThat(a.intersects(b)).isTrue();
    assertThat(a.overlaps(b)).isFalse();
    assertThat(a.touches(b)).isTrue();
  }

  @Test
  void theLastBitOfARadiusDecides() {
    Circle a = new Circle(0, 0, 2);
    assertThat(a.overlaps(new Circle(3, 4, Math.nextUp(3.0)))).isTrue();
    assertThat(a.intersects(new Circle(3, 4, Math.nextDown(3.0)))).isFalse();
  }

  @Test
  void aRadiusTooSmallToChangeTheSumDecides() {
    // 2 + 3 + 1e-300 is 5 in doubles, but not in truth.
    assertThat(new Circle(0, 0, 5).touches(new Circle(3, 4, 0))).isTrue();
    assertThat(new Circle(0, 0, 5).overlaps(new Circle(3, 4, 1e-300))).isTrue();
    assertThat(new Circle(1e-300, 0, 5).overlaps(new Circle(3, 4, 0))).isTrue();
    assertThat(new Circle(-1e-300, 0, 5).intersects(new Circle(3, 4, 0))).isFalse();
  }

  @Test
  void coincidentPointsOnlyTouch() {
    Circle point = new Circle(7, -3, 0);
    assertThat(point.touches(point)).isTrue();
    assertThat(point.overlaps(point)).isFalse();
  }

  @Test
  void aPointOnTheRimTouchesAndOneInsideOverlaps() {
    Circle circle = new Circle(0, 0, 5);
    assertThat(circle.touches(new Circle(3, 4, 0))).isTrue();
    assertThat(circle.overlaps(new Circle(3, Math.nextDown(4.0), 0))).isTrue();
    assertThat(circle.intersects(new Circle(3, Math.nextUp(4.0), 0))).isFalse();
  }

  @Test
  void coincidentCentresOverlapIfThereIsAnyRadius() {
    assertThat(new Circle(1, 1, Double.MIN_VALUE).overlaps(new Circle(1, 1, 0))).isTrue();
  }

  @Test
  void squaresThatOverflowOrUnderflowDoNotMatter() {
    assertThat(new Circle(0, 0, 2e300).touches(new Circle(5e300, 0, 3e300))).isTrue();
    assertThat(new Circle(0, 0, 2e300).overlaps(new Circle(5e300, 0, 2e300))).isFalse();
    double tiny = Double.MIN_VALUE;
    assertThat(new Circle(0, 0, 2 * tiny).touches(new Circle(3 * tiny, 4 * tiny, 3 * tiny)))
        .isTrue();
    assertThat(new Circle(0, 0, 2 * tiny).intersects(new Circle(3 * tiny, 4 * tiny, 2 * tiny)))
        .isFalse();
    double max = Double.MAX_VALUE;
    assertThat(new Circle(-max, 0, max).touches(new Circle(max, 0, max))).isTrue();
    assertThat(new Circle(-max, -1, max).intersects(new Circle(max, 0, max))).isFalse();
  }

  @Test
  void integerPixelsAndFloatsAreExact() {
    assertThat(Overlap.circleCircle(0, 0, 30_000, 40_000, 30_000, 20_000)).isTrue();
    assertThat(Overlap.circleCircleStrict(0, 0, 30_000, 40_000, 30_000, 20_000)).isFalse();
    assertThat(Overlap.circleCircle(0.5f, 0, 1.25f, 0.5f + 3, 4, 3.75f)).isTrue();
    assertThat(Overlap.circleCircleStrict(0.5f, 0, 1.25f, 0.5f + 3, 4, 3.75f)).isFalse();
  }

  @Test
  void zerosOfEitherSignAreTheSame() {
    assertThat(Overlap.circleCircle(-0.0, 0.0, -0.0, 0.0, -0.0, 0.0)).isTrue();
    assertThat(Overlap.circleCircleStrict(-0.0, 0.0, -0.0, 0.0, -0.0, 0.0)).isFalse();
    assertThat(Overlap.circleCircleStrict(-0.0, 0.0, 1, 0.0, -0.0, 0.0)).isTrue();
  }

  @Test
  void agreesWithExactArithmeticNextToTangency() {
    NearTangent.circlePairs(
        SEED,
        Volume.pairs(),
        (a, b) -> {
          boolean intersects = Oracle.intersects(a, b);
          boolean overlaps = intersects && Oracle.overlaps(a, b);
          assertThat(a.intersects(b)).as("intersects").isEqualTo(intersects);
          assertThat(b.intersects(a)).as("intersects, reversed").isEqualTo(intersects);
          assertThat(a.overlaps(b)).as("overlaps").isEqualTo(overlaps);
          assertThat(b.overlaps(a)).as("overlaps, reversed").isEqualTo(overlaps);
          assertThat(a.touches(b)).as("touches").isEqualTo(intersects && !overlaps);
        });
  }
}
