// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Relation;
import dev.carom.Segment;
import dev.carom.Shape;
import dev.carom.Vec2;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

/** The oracle on cases whose answer is known by hand. */
class OracleTest {
  private static final Box UNIT = new Box(0, 0, 1, 1);
  private static final Circle POINT = new Circle(0, 0, 0);

  @Test
  void knowsTheThreeFourFiveTriangle() {
    Circle circle = new Circle(3, 4, 5);
    assertThat(Oracle.touches(circle, POINT)).isTrue();
    assertThat(Oracle.touches(circle, new Box(-2, -2, 0, 0))).isTrue();
    assertThat(Oracle.overlaps(circle, new Circle(0, 0, Double.MIN_VALUE))).isTrue();
    assertThat(Oracle.intersects(circle, new Box(-2, -2, 0, -Double.MIN_VALUE))).isFalse();
    assertThat(Oracle.overlaps(circle, new Box(-2, -2, 0, Double.MIN_VALUE))).isTrue();
  }

  @Test
  void knowsShapesOfNoSize() {
    assertThat(Oracle.touches(POINT, POINT)).isTrue();
    assertThat(Oracle.overlaps(new Circle(0.5, 0.5, 0), UNIT)).isTrue();
    assertThat(Oracle.touches(new Circle(0.5, 1, 0), UNIT)).isTrue();
    assertThat(Oracle.overlaps(new Box(0.5, -1, 0.5, 2), new Box(-1, 0.5, 2, 0.5))).isTrue();
    assertThat(Oracle.touches(new Box(0, 0.5, 1, 0.5), new Box(0, 0.5, 1, 0.5))).isTrue();
    assertThat(Oracle.touches(new Circle(0.5, 0.5, 0), new Box(0, 0.5, 1, 0.5))).isTrue();
  }

  @Test
  void knowsEveryRelation() {
    Circle big = new Circle(0, 0, 5);
    assertThat(Oracle.relation(big, new Circle(11, 0, 5))).isEqualTo(Relation.APART);
    assertThat(Oracle.relation(big, new Circle(10, 0, 5))).isEqualTo(Relation.TOUCHING);
    assertThat(Oracle.relation(big, new Circle(9, 0, 5))).isEqualTo(Relation.OVERLAPPING);
    assertThat(Oracle.relation(big, new Circle(3, 0, 2))).isEqualTo(Relation.CONTAINS);
    assertThat(Oracle.relation(new Circle(3, 0, 2), big)).isEqualTo(Relation.INSIDE);
    assertThat(Oracle.relation(big, big)).isEqualTo(Relation.EQUAL);
    assertThat(Oracle.relation(big, new Box(-3, -4, 3, 4))).isEqualTo(Relation.CONTAINS);
    assertThat(Oracle.relation(big, new Box(-5, -5, 5, 5))).isEqualTo(Relation.INSIDE);
    assertThat(Oracle.relation(UNIT, new Box(0, 0, 1, 0.5))).isEqualTo(Relation.CONTAINS);
    assertThat(Oracle.relation(big, new Circle(5, 0, 0))).isEqualTo(Relation.TOUCHING);
  }

  @Test
  void anyPartOfACompoundMakesItsVerdict() {
    Compound dumbbell = Compound.of(new Circle(-10, 0, 1), new Circle(10, 0, 1));
    assertThat(Oracle.intersects(dumbbell, POINT)).isFalse();
    assertThat(Oracle.touches(dumbbell, new Circle(0, 0, 9))).isTrue();
    assertThat(Oracle.overlaps(new Box(9, -5, 20, 5), dumbbell)).isTrue();
    assertThat(sweep(dumbbell, new Vec2(0, 10), new Circle(10, 5, 0))).isTrue();
    assertThat(sweep(dumbbell, new Vec2(0, 10), new Circle(0, 5, 0))).isFalse();
  }

  @Test
  void aGrazeIsNoHit() {
    // The way from (-7, -1) along (4, -3) passes the origin at (-3, -4), 5 away from it.
    Circle mover = new Circle(-7, -1, 2);
    Vec2 motion = new Vec2(8, -6);
    assertThat(sweep(mover, motion, new Circle(0, 0, 3))).isFalse();
    assertThat(sweep(mover, motion, new Circle(0, 0, Math.nextUp(3.0)))).isTrue();
    assertThat(sweep(new Circle(-7, -1, 5), motion, new Box(0, 0, 4, 9))).isFalse();
    assertThat(sweep(new Circle(-7, -1, 5), motion, new Box(0, -0x1p-1070, 4, 9))).isTrue();
    assertThat(sweep(new Box(-3, 1, -2, 2), new Vec2(9, 0), UNIT)).isFalse();
    assertThat(sweep(new Box(-1, 1, 0, 2), new Vec2(1, -1), UNIT)).isTrue();
    assertThat(sweep(new Box(-1, 1, 0, 2), new Vec2(1, 1), UNIT)).isFalse();
    assertThat(sweep(new Box(-2, -1, -1, 0), new Vec2(1, 1), UNIT)).isFalse();
  }

  @Test
  void aPointHitsABoxOnlyIfItEntersIt() {
    Circle point = new Circle(-1, 0.5, 0);
    assertThat(sweep(point, new Vec2(1, 0), UNIT)).isFalse();
    assertThat(sweep(point, new Vec2(Math.nextUp(1.0), 0), UNIT)).isTrue();
    assertThat(sweep(point, new Vec2(3, 0), new Box(0, 0, 0, 1))).isFalse();
    assertThat(sweep(new Circle(-1, 0, 0), new Vec2(3, 0), UNIT)).isFalse();
    assertThat(sweep(new Circle(-1, 0, 0), new Vec2(3, 0), new Box(0, -1, 0, 1))).isFalse();
  }

  @Test
  void motionsCountRelativeToEachOther() {
    Vec2 fast = new Vec2(1e300, 0);
    assertThat(Oracle.sweepHits(POINT, fast, new Circle(1, 0, 1), fast)).isFalse();
    assertThat(
            Oracle.sweepHits(POINT, fast, new Circle(3, 0, 1), new Vec2(Math.nextDown(1e300), 0)))
        .isTrue();
  }

  @Test
  void aSegmentHitsWhatItTouches() {
    assertThat(Oracle.castHits(new Segment(-7, -1, 1, -7), new Circle(0, 0, 5))).isTrue();
    assertThat(Oracle.castHits(new Segment(-7, -1, 1, -7), new Circle(0, 0, Math.nextDown(5.0))))
        .isFalse();
    assertThat(Oracle.castHits(new Segment(-1, 1, 1, -1), UNIT)).isTrue();
    assertThat(Oracle.castHits(new Segment(-1, 1, 1, Math.nextDown(-1.0)), UNIT)).isFalse();
    assertThat(Oracle.castHits(new Segment(0, -2, 0, -1), UNIT)).isFalse();
    assertThat(Oracle.castHits(new Segment(0, -2, 0, 0), UNIT)).isTrue();
    assertThat(Oracle.castHits(new Segment(0.5, 0.5, 0.5, 0.5), UNIT)).isTrue();
    assertThat(Oracle.castHits(new Segment(0, 0, 2, 2), new Box(1, 1, 1, 1))).isTrue();
  }

  @Test
  void measuresDistanceAndDepth() {
    assertThat(Reference.distance(new Circle(3, 4, 1), new Circle(0, 0, 2)))
        .isEqualByComparingTo("2");
    assertThat(Reference.distance(UNIT, new Box(4, 5, 6, 6))).isEqualByComparingTo("5");
    assertThat(Reference.distance(new Circle(4, 5, 2), UNIT)).isEqualByComparingTo("3");
    assertThat(Reference.depth(new Circle(3, 4, 4), new Circle(0, 0, 2))).isEqualByComparingTo("1");
    assertThat(Reference.depth(new Circle(0.25, 0.5, 2), UNIT)).isEqualByComparingTo("2.25");
    assertThat(Reference.depth(UNIT, new Box(0.5, 0.75, 3, 3))).isEqualByComparingTo("0.25");
    assertThat(
            Reference.distance(new Circle(1, 1, 0), POINT)
                .pow(2)
                .subtract(BigDecimal.valueOf(2))
                .abs())
        .isLessThan(new BigDecimal("1e-50"));
    assertThat(Reference.distance(new Circle(3, 4, 5), new Circle(0, -0x1p-200, 0)))
        .isBetween(new BigDecimal("4.97e-61"), new BigDecimal("4.98e-61"));
  }

  @Test
  void measuresTheTimeOfTheFirstTouch() {
    Vec2 motion = new Vec2(8, 0);
    assertThat(Reference.firstTouch(new Circle(-5, 0, 1), motion, new Circle(0, 0, 2), Vec2.ZERO))
        .isEqualByComparingTo("0.25");
    assertThat(Reference.firstTouch(new Circle(-7, -3, 5), motion, new Box(0, 0, 9, 9), Vec2.ZERO))
        .isEqualByComparingTo("0.375");
    assertThat(Reference.firstTouch(new Circle(-7, 3, 5), motion, new Box(0, 0, 9, 9), Vec2.ZERO))
        .isEqualByComparingTo("0.25");
    assertThat(Reference.firstTouch(new Circle(-4, 0.5, 0), motion, UNIT, Vec2.ZERO))
        .isEqualByComparingTo("0.5");
    assertThat(Reference.firstTouch(new Box(-5, 0, -4, 1), motion, UNIT, new Vec2(-8, 0)))
        .isEqualByComparingTo("0.25");
    assertThat(Reference.castTime(new Segment(-5, 3, 3, 3), new Circle(0, 0, 5)))
        .isEqualByComparingTo("0.125");
    assertThat(Reference.exitTime(new Segment(-4, 3, 12, 3), new Circle(0, 0, 5)))
        .isEqualByComparingTo("0.5");
    assertThat(Reference.castTime(new Segment(-1, 0, 3, 0), UNIT)).isEqualByComparingTo("0.25");
    assertThat(Reference.exitTime(new Segment(-1, 0, 3, 0), UNIT)).isEqualByComparingTo("0.5");
  }

  private static boolean sweep(Shape a, Vec2 motion, Shape b) {
    return Oracle.sweepHits(a, motion, b, Vec2.ZERO);
  }
}
