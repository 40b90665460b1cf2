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
import dev.carom.Relation;
import dev.carom.oracle.NearTangent;
import dev.carom.oracle.Oracle;
import dev.carom.oracle.Volume;
import org.junit.jupiter.api.Test;

class BoxBoxRelationTest {
  private static final long SEED = 113;
  private static final Box BOX = new Box(0, 0, 4, 2);

  @Test
  void knowsEveryCase() {
    assertThat(BOX.relationTo(new Box(5, 0, 6, 2))).isEqualTo(APART);
    assertThat(BOX.relationTo(new Box(4, 2, 6, 3))).isEqualTo(TOUCHING);
    assertThat(BOX.relationTo(new Box(3, 1, 6, 3))).isEqualTo(OVERLAPPING);
    assertThat(BOX.relationTo(new Box(1, 1, 2, 2))).isEqualTo(CONTAINS);
    assertThat(BOX.relationTo(new Box(-1, 0, 4, 2))).isEqualTo(INSIDE);
    assertThat(BOX.relationTo(new Box(-0.0, 0, 4, 2))).isEqualTo(EQUAL);
  }

  @Test
  void aCrossOverlapsThoughNeitherContainsTheOther() {
    assertThat(BOX.relationTo(new Box(1, -1, 2, 3))).isEqualTo(OVERLAPPING);
  }

  @Test
  void oneBorderOutsideIsEnoughNotToBeInside() {
    assertThat(BOX.relationTo(new Box(-1, 0.5, 1, 1))).isEqualTo(OVERLAPPING);
    assertThat(BOX.relationTo(new Box(1, -1, 2, 1))).isEqualTo(OVERLAPPING);
    assertThat(BOX.relationTo(new Box(1, 0.5, 5, 1))).isEqualTo(OVERLAPPING);
    assertThat(BOX.relationTo(new Box(1, 0.5, 2, 3))).isEqualTo(OVERLAPPING);
  }

  @Test
  void flatBoxesAreInsideOrTouch() {
    assertThat(BOX.relationTo(new Box(1, 1, 3, 1))).isEqualTo(CONTAINS);
    assertThat(BOX.relationTo(new Box(1, 2, 3, 2))).isEqualTo(TOUCHING);
    assertThat(new Box(1, 1, 3, 1).relationTo(new Box(1, 1, 3, 1))).isEqualTo(TOUCHING);
  }

  @Test
  void agreesWithExactArithmeticOnSharedBorders() {
    NearTangent.boxPairs(
        SEED,
        Volume.pairs(),
        (a, b) -> {
          Relation relation = Oracle.relation(a, b);
          assertThat(a.relationTo(b)).isEqualTo(relation);
          assertThat(b.relationTo(a)).as("reversed").isEqualTo(relation.reversed());
          assertThat(
                  Relations.boxBox(
                      a.minX(), a.minY(), a.maxX(), a.maxY(), b.minX(), b.minY(), b.maxX(),
                      b.maxY()))
              .as("on primitives")
              .isEqualTo(relation);
        });
  }
}
