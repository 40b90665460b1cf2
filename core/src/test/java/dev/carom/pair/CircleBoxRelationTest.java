// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static dev.carom.Relation.APART;
import static dev.carom.Relation.CONTAINS;
import static dev.carom.Relation.INSIDE;
import static dev.carom.Relation.OVERLAPPING;
import static dev.carom.Relation.TOUCHING;
import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Relation;
import dev.carom.oracle.NearTangent;
import dev.carom.oracle.Oracle;
import dev.carom.oracle.Volume;
import org.junit.jupiter.api.Test;

class CircleBoxRelationTest {
  private static final long SEED = 112;
  private static final Circle CIRCLE = new Circle(0, 0, 5);

  @Test
  void isApartTouchingOrOverlapping() {
    assertThat(CIRCLE.relationTo(new Box(4, 4, 6, 6))).isEqualTo(APART);
    assertThat(CIRCLE.relationTo(new Box(3, 4, 6, 6))).isEqualTo(TOUCHING);
    assertThat(CIRCLE.relationTo(new Box(5, -1, 6, 1))).isEqualTo(TOUCHING);
    assertThat(CIRCLE.relationTo(new Box(4, -1, 6, 1))).isEqualTo(OVERLAPPING);
  }

  @Test
  void aBoxWithAllCornersOnTheCircleIsInside() {
    assertThat(CIRCLE.relationTo(new Box(-3, -4, 3, 4))).isEqualTo(CONTAINS);
    assertThat(CIRCLE.relationTo(new Box(-3, -4, 3, Math.nextUp(4.0)))).isEqualTo(OVERLAPPING);
    assertThat(CIRCLE.relationTo(new Box(Math.nextDown(-3.0), -4, 3, 4))).isEqualTo(OVERLAPPING);
    assertThat(new Box(-3, -4, 3, 4).relationTo(CIRCLE)).isEqualTo(INSIDE);
  }

  @Test
  void aBoxWithOnlyOneCornerOutsideIsNotInside() {
    assertThat(CIRCLE.relationTo(new Box(-1, -1, 4, 4))).isEqualTo(OVERLAPPING);
    assertThat(CIRCLE.relationTo(new Box(-1, -4, 4, 1))).isEqualTo(OVERLAPPING);
    assertThat(CIRCLE.relationTo(new Box(-4, -1, 1, 4))).isEqualTo(OVERLAPPING);
    assertThat(CIRCLE.relationTo(new Box(-4, -4, 1, 1))).isEqualTo(OVERLAPPING);
  }

  @Test
  void aCircleThatTouchesAllFacesFromInsideIsInside() {
    assertThat(CIRCLE.relationTo(new Box(-5, -5, 5, 5))).isEqualTo(INSIDE);
    assertThat(CIRCLE.relationTo(new Box(-5, -5, Math.nextDown(5.0), 5))).isEqualTo(OVERLAPPING);
    assertThat(CIRCLE.relationTo(new Box(-5, Math.nextUp(-5.0), 5, 5))).isEqualTo(OVERLAPPING);
    assertThat(new Box(-5, -5, 5, 5).relationTo(CIRCLE)).isEqualTo(CONTAINS);
    assertThat(new Circle(1e-300, 0, 5).relationTo(new Box(-5, -5, 5, 5))).isEqualTo(OVERLAPPING);
  }

  @Test
  void pointsTouchOrAreInside() {
    Circle point = new Circle(1, 1, 0);
    assertThat(point.relationTo(new Box(1, 1, 1, 1))).isEqualTo(TOUCHING);
    assertThat(point.relationTo(new Box(0, 0, 1, 2))).isEqualTo(TOUCHING);
    assertThat(point.relationTo(new Box(0, 0, 2, 2))).isEqualTo(INSIDE);
    assertThat(new Box(1, 1, 1, 1).relationTo(new Circle(1, 1, 1))).isEqualTo(INSIDE);
  }

  @Test
  void agreesWithExactArithmeticNextToTangency() {
    NearTangent.circleBoxPairs(
        SEED,
        Volume.pairs(),
        (circle, box) -> {
          Relation relation = Oracle.relation(circle, box);
          assertThat(circle.relationTo(box)).isEqualTo(relation);
          assertThat(box.relationTo(circle)).as("reversed").isEqualTo(relation.reversed());
          assertThat(
                  Relations.circleBox(
                      circle.x(),
                      circle.y(),
                      circle.radius(),
                      box.minX(),
                      box.minY(),
                      box.maxX(),
                      box.maxY()))
              .as("on primitives")
              .isEqualTo(relation);
        });
  }
}
