// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static dev.carom.Relation.APART;
import static dev.carom.Relation.CONTAINS;
import static dev.carom.Relation.EQUAL;
import static dev.carom.Relation.INSIDE;
import static dev.carom.Relation.OVERLAPPING;
import static dev.carom.Relation.TOUCHING;
import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Relation;
import dev.carom.oracle.NearTangent;
import dev.carom.oracle.Oracle;
import dev.carom.oracle.Volume;
import org.junit.jupiter.api.Test;

class CompoundRelationTest {
  private static final long SEED = 114;
  private static final Compound TILES = Compound.of(new Box(0, 0, 2, 2), new Box(2, 0, 4, 2));

  @Test
  void isApartTouchingOrOverlapping() {
    assertThat(TILES.relationTo(new Circle(2, 9, 1))).isEqualTo(APART);
    assertThat(TILES.relationTo(new Circle(2, 3, 1))).isEqualTo(TOUCHING);
    assertThat(TILES.relationTo(new Circle(2, 2, 1))).isEqualTo(OVERLAPPING);
  }

  @Test
  void containsWhatASinglePartContains() {
    assertThat(TILES.relationTo(new Circle(1, 1, 1))).isEqualTo(CONTAINS);
    assertThat(new Circle(1, 1, 1).relationTo(TILES)).isEqualTo(INSIDE);
    Compound dots = Compound.of(new Circle(1, 1, 0.5), new Circle(3, 1, 0.5));
    assertThat(TILES.relationTo(dots)).isEqualTo(CONTAINS);
    assertThat(dots.relationTo(TILES)).isEqualTo(INSIDE);
  }

  @Test
  void whatPartsCoverOnlyTogetherOverlaps() {
    assertThat(TILES.relationTo(new Box(1, 0.5, 3, 1.5))).isEqualTo(OVERLAPPING);
  }

  @Test
  void isInsideWhatContainsEveryPart() {
    assertThat(TILES.relationTo(new Box(0, 0, 4, 2))).isEqualTo(INSIDE);
    assertThat(TILES.relationTo(new Box(0, 0, 4, 1))).isEqualTo(OVERLAPPING);
  }

  @Test
  void equalsTheSamePartsInAnyOrder() {
    Compound reordered = Compound.of(new Box(2, 0, 4, 2), new Box(0, 0, 2, 2));
    assertThat(TILES.relationTo(reordered)).isEqualTo(EQUAL);
    assertThat(Compound.of(new Circle(1, 2, 3)).relationTo(new Circle(1, 2, 3))).isEqualTo(EQUAL);
  }

  @Test
  void agreesWithExactArithmeticNextToTangency() {
    NearTangent.compoundPairs(
        SEED,
        Volume.samples(),
        (a, b) -> {
          Relation relation = Oracle.relation(a, b);
          assertThat(a.relationTo(b)).isEqualTo(relation);
          assertThat(b.relationTo(a)).as("reversed").isEqualTo(relation.reversed());
        });
  }
}
