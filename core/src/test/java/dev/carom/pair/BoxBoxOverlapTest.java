// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.oracle.NearTangent;
import dev.carom.oracle.Oracle;
import dev.carom.oracle.Volume;
import org.junit.jupiter.api.Test;

class BoxBoxOverlapTest {
  private static final long SEED = 103;
  private static final Box UNIT = new Box(0, 0, 1, 1);

  @Test
  void boxesThatShareAnEdgeOrACornerTouch() {
    assertThat(UNIT.touches(new Box(1, 0, 2, 1))).isTrue();
    assertThat(UNIT.touches(new Box(0.25, -1, 0.5, 0))).isTrue();
    assertThat(UNIT.touches(new Box(1, 1, 2, 2))).isTrue();
    assertThat(UNIT.touches(new Box(-1, 1, 0, 2))).isTrue();
  }

  @Test
  void theLastBitDecides() {
    assertThat(UNIT.overlaps(new Box(Math.nextDown(1.0), 0, 2, 1))).isTrue();
    assertThat(UNIT.intersects(new Box(Math.nextUp(1.0), 0, 2, 1))).isFalse();
    assertThat(UNIT.overlaps(new Box(-1, -1, Double.MIN_VALUE, Double.MIN_VALUE))).isTrue();
    assertThat(UNIT.intersects(new Box(-1, -1, Double.MIN_VALUE, -Double.MIN_VALUE))).isFalse();
  }

  @Test
  void crossingFlatBoxesOverlap() {
    Box upright = new Box(0.5, -1, 0.5, 2);
    Box level = new Box(-1, 0.5, 2, 0.5);
    assertThat(upright.overlaps(level)).isTrue();
  }

  @Test
  void flatBoxesOnOneLineOnlyTouch() {
    Box level = new Box(0, 0, 2, 0);
    assertThat(level.touches(level)).isTrue();
    assertThat(level.touches(new Box(1, 0, 3, 0))).isTrue();
    assertThat(level.intersects(new Box(3, 0, 4, 0))).isFalse();
  }

  @Test
  void aFlatBoxStandingOnAnotherOnlyTouches() {
    assertThat(new Box(0, 0, 2, 0).touches(new Box(1, 0, 1, 5))).isTrue();
  }

  @Test
  void aPointStrictlyInsideOverlapsAndCoincidentPointsTouch() {
    Box point = new Box(0.5, 0.5, 0.5, 0.5);
    assertThat(UNIT.overlaps(point)).isTrue();
    assertThat(point.touches(point)).isTrue();
    assertThat(UNIT.touches(new Box(1, 0.5, 1, 0.5))).isTrue();
  }

  @Test
  void boxesThatAreApartOnOneAxisOnlyAreApart() {
    assertThat(UNIT.intersects(new Box(0, 2, 1, 3))).isFalse();
    assertThat(UNIT.intersects(new Box(2, 0, 3, 1))).isFalse();
  }

  @Test
  void zerosOfEitherSignAreTheSame() {
    assertThat(Overlap.boxBox(-1, -1, -0.0, -0.0, 0.0, 0.0, 1, 1)).isTrue();
    assertThat(Overlap.boxBoxStrict(-1, -1, 0.0, 0.0, -0.0, -0.0, 1, 1)).isFalse();
  }

  @Test
  void agreesWithExactArithmeticOnSharedBorders() {
    NearTangent.boxPairs(
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
