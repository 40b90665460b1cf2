// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.oracle.NearTangent;
import dev.carom.oracle.Oracle;
import dev.carom.oracle.Volume;
import org.junit.jupiter.api.Test;

class CompoundOverlapTest {
  private static final long SEED = 104;
  private static final Compound DUMBBELL =
      Compound.of(new Circle(-10, 0, 5), Box.centered(0, 0, 10, 2), new Circle(10, 0, 5));

  @Test
  void whatLiesBetweenThePartsIsApart() {
    assertThat(DUMBBELL.intersects(new Circle(0, 5, 3))).isFalse();
    assertThat(new Box(-2, 2, 2, 9).intersects(DUMBBELL)).isFalse();
  }

  @Test
  void touchesWhatOnePartTouches() {
    assertThat(DUMBBELL.touches(new Circle(13, 4, 0))).isTrue();
    assertThat(new Circle(0, 4, 3).touches(DUMBBELL)).isTrue();
    assertThat(DUMBBELL.touches(new Box(15, -1, 20, 1))).isTrue();
  }

  @Test
  void overlapsWhatOnePartOverlapsThoughAnotherOnlyTouchesIt() {
    assertThat(DUMBBELL.overlaps(new Box(4, 0, 20, 1))).isTrue();
    assertThat(DUMBBELL.touches(new Box(4, 0, 20, 1))).isFalse();
  }

  @Test
  void aBorderInsideAnotherPartOfTheSameCompoundIsNoOverlap() {
    Compound twoTiles = Compound.of(new Box(0, 0, 1, 1), new Box(1, 0, 2, 1));
    Circle pointOnTheSeam = new Circle(1, 0.5, 0);
    assertThat(twoTiles.touches(pointOnTheSeam)).isTrue();
  }

  @Test
  void movesAsOne() {
    Compound moved = DUMBBELL.moveTo(100, 50);
    assertThat(moved.touches(new Circle(113, 54, 0))).isTrue();
    assertThat(moved.intersects(DUMBBELL)).isFalse();
    assertThat(moved.moveTo(0, 0)).isEqualTo(DUMBBELL);
  }

  @Test
  void agreesWithExactArithmeticNextToTangency() {
    NearTangent.compoundPairs(
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
