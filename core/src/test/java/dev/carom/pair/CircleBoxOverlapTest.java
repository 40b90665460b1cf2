// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.oracle.NearTangent;
import dev.carom.oracle.Oracle;
import dev.carom.oracle.Volume;
import org.junit.jupiter.api.Test;

class CircleBoxOverlapTest {
  private static final long SEED = 102;

  @Test
  void aCircleThatTouchesACornerIntersectsButDoesNotOverlap() {
    Circle circle = new Circle(3, 4, 5); // 3-4-5: exactly on the corner
    Box box = new Box(-2, -2, 0, 0);
    assertThat(circle.intersects(box)).isTrue();
    assertThat(circle.overlaps(box)).isFalse();
    assertThat(circle.touches(box)).isTrue();
  }

  @Test
  void theLastBitDecidesAtACorner() {
    Box box = new Box(-2, -2, 0, 0);
    assertThat(new Circle(3, 4, Math.nextUp(5.0)).overlaps(box)).isTrue();
    assertThat(new Circle(3, 4, Math.nextDown(5.0)).intersects(box)).isFalse();
    assertThat(new Circle(3, 4, 5).overlaps(new Box(-2, -2, 0, Double.MIN_VALUE))).isTrue();
    assertThat(new Circle(3, 4, 5).intersects(new Box(-2, -2, 0, -Double.MIN_VALUE))).isFalse();
  }

  @Test
  void aWideBoxIsHitOverItsLongSide() {
    // Where the first article's method, which compares with the box's radius, misses.
    Box box = Box.centered(0, 0, 100, 2);
    assertThat(new Circle(30, 3, 2.5).overlaps(box)).isTrue();
    assertThat(new Circle(30, 3, 2).touches(box)).isTrue();
    assertThat(new Circle(30, 3, 1.5).intersects(box)).isFalse();
  }

  @Test
  void aPointStrictlyInsideOverlapsAndOneOnTheBorderTouches() {
    Box box = new Box(0, 0, 4, 2);
    assertThat(new Circle(1, 1, 0).overlaps(box)).isTrue();
    assertThat(new Circle(Double.MIN_VALUE, 1, 0).overlaps(box)).isTrue();
    assertThat(new Circle(0, 1, 0).touches(box)).isTrue();
    assertThat(new Circle(4, 2, 0).touches(box)).isTrue();
    assertThat(new Circle(-Double.MIN_VALUE, 1, 0).intersects(box)).isFalse();
  }

  @Test
  void aCentreOnTheBorderOrACornerOverlapsWithAnyRadius() {
    Box box = new Box(0, 0, 4, 2);
    assertThat(new Circle(0, 1, Double.MIN_VALUE).overlaps(box)).isTrue();
    assertThat(new Circle(4, 2, Double.MIN_VALUE).overlaps(box)).isTrue();
  }

  @Test
  void aPointOnAFlatBoxOnlyTouches() {
    Box flat = new Box(0, 1, 4, 1);
    assertThat(new Circle(2, 1, 0).touches(flat)).isTrue();
    assertThat(new Circle(2, 1, Double.MIN_VALUE).overlaps(flat)).isTrue();
    assertThat(new Circle(2, 1, 0).touches(new Box(2, 1, 2, 1))).isTrue();
    assertThat(new Circle(2, 1, Double.MIN_VALUE).overlaps(new Box(2, 1, 2, 1))).isTrue();
  }

  @Test
  void aCircleInsideOverlapsWithoutReachingTheBorder() {
    assertThat(new Circle(5, 5, 1).overlaps(new Box(0, 0, 10, 10))).isTrue();
  }

  @Test
  void squaresThatOverflowOrUnderflowDoNotMatter() {
    assertThat(new Circle(0x3p600, 0x4p600, 0x5p600).touches(new Box(-1, -1, 0, 0))).isTrue();
    assertThat(new Circle(0x3p600, 0x4p600, 0x5p600).overlaps(new Box(-1, -1, 0, 1e-300))).isTrue();
    double tiny = Double.MIN_VALUE;
    assertThat(new Circle(3 * tiny, 4 * tiny, 5 * tiny).touches(new Box(-1, -1, 0, 0))).isTrue();
    assertThat(new Circle(3 * tiny, 4 * tiny, 4 * tiny).intersects(new Box(-1, -1, 0, 0)))
        .isFalse();
  }

  @Test
  void zerosOfEitherSignAreTheSame() {
    assertThat(Overlap.circleBox(-0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0)).isTrue();
    assertThat(Overlap.circleBoxStrict(0.0, 0.0, 0.0, -0.0, -1, 1, 1)).isFalse();
    assertThat(Overlap.circleBoxStrict(-0.0, 0.0, 0.0, 0.0, -1, 1, 1)).isFalse();
  }

  @Test
  void agreesWithExactArithmeticNextToTangency() {
    NearTangent.circleBoxPairs(
        SEED,
        Volume.pairs(),
        (circle, box) -> {
          boolean intersects = Oracle.intersects(circle, box);
          boolean overlaps = intersects && Oracle.overlaps(circle, box);
          assertThat(circle.intersects(box)).as("intersects").isEqualTo(intersects);
          assertThat(box.intersects(circle)).as("intersects, reversed").isEqualTo(intersects);
          assertThat(circle.overlaps(box)).as("overlaps").isEqualTo(overlaps);
          assertThat(box.overlaps(circle)).as("overlaps, reversed").isEqualTo(overlaps);
          assertThat(circle.touches(box)).as("touches").isEqualTo(intersects && !overlaps);
          assertThat(box.touches(circle)).as("touches").isEqualTo(intersects && !overlaps);
        });
  }
}
