// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static dev.carom.Relation.APART;
import static dev.carom.Relation.CONTAINS;
import static dev.carom.Relation.EQUAL;
import static dev.carom.Relation.INSIDE;
import static dev.carom.Relation.OVERLAPPING;
import static dev.carom.Relation.TOUCHING;
import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Circle;
import dev.carom.Relation;
import dev.carom.oracle.NearTangent;
import dev.carom.oracle.Oracle;
import dev.carom.oracle.Volume;
import org.junit.jupiter.api.Test;

class CircleCircleRelationTest {
  private static final long SEED = 111;
  private static final Circle BIG = new Circle(0, 0, 10);

  @Test
  void knowsTheFourCasesOfTheArticle() {
    assertThat(BIG.relationTo(new Circle(20, 0, 5))).isEqualTo(APART);
    assertThat(BIG.relationTo(new Circle(9, 12, 5))).isEqualTo(TOUCHING);
    assertThat(BIG.relationTo(new Circle(12, 0, 5))).isEqualTo(OVERLAPPING);
    assertThat(BIG.relationTo(new Circle(1, 1, 5))).isEqualTo(CONTAINS);
    assertThat(new Circle(1, 1, 5).relationTo(BIG)).isEqualTo(INSIDE);
  }

  @Test
  void containsWhatTouchesItsBorderFromInside() {
    assertThat(BIG.relationTo(new Circle(3, 4, 5))).isEqualTo(CONTAINS);
    assertThat(BIG.relationTo(new Circle(3, 4, Math.nextUp(5.0)))).isEqualTo(OVERLAPPING);
    assertThat(BIG.relationTo(new Circle(3, Math.nextUp(4.0), 5))).isEqualTo(OVERLAPPING);
    assertThat(BIG.relationTo(new Circle(3, 4, Math.nextDown(5.0)))).isEqualTo(CONTAINS);
  }

  @Test
  void theSameCircleIsEqual() {
    assertThat(BIG.relationTo(new Circle(-0.0, 0, 10))).isEqualTo(EQUAL);
    assertThat(BIG.relationTo(new Circle(0, 0, Math.nextUp(10.0)))).isEqualTo(INSIDE);
    assertThat(BIG.relationTo(new Circle(Double.MIN_VALUE, 0, 10))).isEqualTo(OVERLAPPING);
  }

  @Test
  void aPointIsInsideOrTouches() {
    assertThat(BIG.relationTo(new Circle(6, Math.nextDown(8.0), 0))).isEqualTo(CONTAINS);
    assertThat(BIG.relationTo(new Circle(6, 8, 0))).isEqualTo(TOUCHING);
    assertThat(new Circle(6, 8, 0).relationTo(new Circle(6, 8, 0))).isEqualTo(TOUCHING);
    assertThat(new Circle(6, 7, 0).relationTo(BIG)).isEqualTo(INSIDE);
  }

  @Test
  void agreesWithExactArithmeticNextToTangency() {
    NearTangent.circlePairs(
        SEED,
        Volume.pairs(),
        (a, b) -> {
          Relation relation = Oracle.relation(a, b);
          assertThat(a.relationTo(b)).isEqualTo(relation);
          assertThat(b.relationTo(a)).as("reversed").isEqualTo(relation.reversed());
          assertThat(Relations.circleCircle(a.x(), a.y(), a.radius(), b.x(), b.y(), b.radius()))
              .as("on primitives")
              .isEqualTo(relation);
        });
  }
}
