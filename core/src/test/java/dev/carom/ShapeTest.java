// SPDX-License-Identifier: Apache-2.0
package dev.carom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.carom.oracle.NearTangent;
import dev.carom.oracle.Oracle;
import dev.carom.oracle.Volume;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

/** What one shape knows of itself: its points, its bounds, its place. */
class ShapeTest {
  private static final long SEED = 171;

  @Test
  void boxesAreMadeFromCentreOrCornerAndSize() {
    assertThat(Box.centered(1, 2, 4, 6)).isEqualTo(new Box(-1, -1, 3, 5));
    assertThat(Box.at(1, 2, 4, 6)).isEqualTo(new Box(1, 2, 5, 8));
    Box box = Box.at(1, 2, 4, 6);
    assertThat(box.width()).isEqualTo(4);
    assertThat(box.height()).isEqualTo(6);
    assertThat(box.centerX()).isEqualTo(3);
    assertThat(box.centerY()).isEqualTo(5);
  }

  @Test
  void theBorderBelongsToAShape() {
    assertThat(new Circle(0, 0, 5).contains(3, 4)).isTrue();
    assertThat(new Circle(0, 0, 5).contains(3, Math.nextUp(4.0))).isFalse();
    assertThat(new Box(0, 0, 2, 1).contains(2, 1)).isTrue();
    assertThat(new Box(0, 0, 2, 1).contains(2, Math.nextUp(1.0))).isFalse();
    assertThat(new Box(0, 0, 2, 1).contains(Math.nextUp(2.0), 1)).isFalse();
    assertThat(new Box(0, 0, 2, 1).contains(-Double.MIN_VALUE, 1)).isFalse();
    assertThat(new Box(0, 0, 2, 1).contains(1, -Double.MIN_VALUE)).isFalse();
    assertThat(Compound.of(new Circle(0, 0, 1), new Circle(9, 0, 1)).contains(10, 0)).isTrue();
    assertThat(Compound.of(new Circle(0, 0, 1), new Circle(9, 0, 1)).contains(5, 0)).isFalse();
  }

  @Test
  void boundsAreTight() {
    assertThat(new Circle(1, 2, 3).bounds()).isEqualTo(new Box(-2, -1, 4, 5));
    assertThat(new Box(1, 2, 3, 4).bounds()).isEqualTo(new Box(1, 2, 3, 4));
    assertThat(Compound.of(new Circle(0, 0, 1), Box.at(4, 1, 2, 2)).bounds())
        .isEqualTo(new Box(-1, -1, 6, 3));
  }

  @Test
  void aCirclesBoundsContainItAndNoSmallerDoublesDo() {
    NearTangent.circlePairs(
        SEED,
        Volume.samples(),
        (circle, other) -> {
          Box bounds = circle.bounds();
          assertSmallestAbove(circle.x(), circle.radius(), bounds.maxX());
          assertSmallestAbove(circle.y(), circle.radius(), bounds.maxY());
          assertSmallestAbove(-circle.x(), circle.radius(), -bounds.minX());
          assertSmallestAbove(-circle.y(), circle.radius(), -bounds.minY());
        });
  }

  private static void assertSmallestAbove(double centre, double radius, double border) {
    BigDecimal sum = new BigDecimal(centre).add(new BigDecimal(radius));
    if (border < Double.MAX_VALUE) {
      assertThat(new BigDecimal(border)).isGreaterThanOrEqualTo(sum);
    }
    if (border > -Double.MAX_VALUE) {
      assertThat(new BigDecimal(Math.nextDown(border))).isLessThan(sum);
    }
  }

  @Test
  void containsAgreesWithExactArithmetic() {
    NearTangent.circleBoxPairs(
        SEED + 1,
        Volume.samples(),
        (circle, box) -> {
          assertThat(circle.contains(box.minX(), box.maxY()))
              .isEqualTo(Oracle.intersects(circle, new Circle(box.minX(), box.maxY(), 0)));
          assertThat(box.contains(circle.x(), circle.y()))
              .isEqualTo(Oracle.intersects(box, new Circle(circle.x(), circle.y(), 0)));
        });
  }

  @Test
  void translationMovesEveryShape() {
    Vec2 motion = new Vec2(10, -1);
    assertThat(new Circle(1, 2, 3).translate(motion)).isEqualTo(new Circle(11, 1, 3));
    assertThat(new Box(1, 2, 3, 4).translate(motion)).isEqualTo(new Box(11, 1, 13, 3));
    Compound moved = Compound.of(new Circle(1, 2, 3), new Box(1, 2, 3, 4)).translate(motion);
    assertThat(moved.parts()).containsExactly(new Circle(11, 1, 3), new Box(11, 1, 13, 3));
    assertThat(moved.x()).isEqualTo(10);
    assertThat(moved.y()).isEqualTo(-1);
  }

  @Test
  void aCompoundKeepsItsFormOnALongJourney() {
    Compound compound = Compound.of(new Circle(0.1, 0.1, 0.1));
    Compound back = compound.moveTo(1e17, 1e17).moveTo(0, 0);
    assertThat(back).isEqualTo(compound);
    assertThat(back.parts()).isEqualTo(compound.parts());
  }

  @Test
  void compoundsAreEqualByPlaceAndParts() {
    Compound compound = Compound.of(new Circle(0, 0, 1), new Box(0, 0, 1, 1));
    assertThat(compound)
        .isEqualTo(Compound.of(new Circle(0, 0, 1), new Box(0, 0, 1, 1)))
        .hasSameHashCodeAs(Compound.of(new Circle(0, 0, 1), new Box(0, 0, 1, 1)))
        .isNotEqualTo(compound.moveTo(1, 0))
        .isNotEqualTo(compound.moveTo(0, 1))
        .isNotEqualTo(Compound.of(new Circle(0, 0, 1)))
        .isNotEqualTo(new Circle(0, 0, 1));
  }

  @Test
  void kindsTellShapesApart() {
    assertThat(new Circle(0, 0, 1).kind()).isEqualTo(Shape.Kind.CIRCLE);
    assertThat(new Box(0, 0, 1, 1).kind()).isEqualTo(Shape.Kind.BOX);
    assertThat(Compound.of(new Box(0, 0, 1, 1)).kind()).isEqualTo(Shape.Kind.COMPOUND);
  }

  @Test
  void vectorsAddAndScale() {
    Vec2 vector = new Vec2(3, 4);
    assertThat(vector.length()).isEqualTo(5);
    assertThat(vector.plus(new Vec2(1, -1))).isEqualTo(new Vec2(4, 3));
    assertThat(vector.minus(new Vec2(1, -1))).isEqualTo(new Vec2(2, 5));
    assertThat(vector.times(-2)).isEqualTo(new Vec2(-6, -8));
    assertThat(vector.negated()).isEqualTo(new Vec2(-3, -4));
    assertThat(new Vec2(0x3p1000, 0x4p1000).length()).isEqualTo(0x5p1000);
    assertThat(new Vec2(3 * Double.MIN_VALUE, 4 * Double.MIN_VALUE).length())
        .isEqualTo(5 * Double.MIN_VALUE);
  }

  @Test
  void reversingARelationSwapsContainsAndInside() {
    assertThat(Relation.CONTAINS.reversed()).isEqualTo(Relation.INSIDE);
    assertThat(Relation.INSIDE.reversed()).isEqualTo(Relation.CONTAINS);
    assertThat(Relation.TOUCHING.reversed()).isEqualTo(Relation.TOUCHING);
  }

  @Test
  void thePointsOfASegmentIncludeItsEndsAndNeverOverflow() {
    assertThat(new Segment(-1.7e308, 0, 1.7e308, 0).at(0.5)).isEqualTo(new Vec2(0, 0));
    assertThat(new Segment(-1.7e308, 0, 1.7e308, 0).at(0)).isEqualTo(new Vec2(-1.7e308, 0));
    assertThat(new Segment(1, 0, 1e-17, 0).at(1)).isEqualTo(new Vec2(1e-17, 0));
    assertThat(new Segment(0.1, 0, 0.1, 8).at(0.3).x()).isEqualTo(0.1);
  }

  @Test
  void aPointInsideIsItsOwnClosestPoint() {
    assertThat(new Circle(0, 0, 1e302).closestPoint(1e-300, 5)).isEqualTo(new Vec2(1e-300, 5));
    assertThat(Compound.of(new Circle(0, 0, 1e302)).closestPoint(1e-300, 5))
        .isEqualTo(new Vec2(1e-300, 5));
  }

  @Test
  void aBoxThatTurnsFarFromTheOriginKeepsItsForm() {
    Rotation tilt = Rotation.degrees(30);
    Box near = new Box(-2, -1, 2, 1);
    Box far = new Box(1e15 - 2, -1e15 - 1, 1e15 + 2, -1e15 + 1);
    assertThat(far.rotate(tilt, 1e15, -1e15))
        .isEqualTo(near.rotate(tilt, 0, 0).translate(new Vec2(1e15, -1e15)));
    assertThat(near.rotate(tilt, 0, 0)).isEqualTo(Polygon.box(0, 0, 4, 2, tilt));
  }

  @Test
  void aBoxWhoseCentreIsNotADoubleTurnsFromItsExactCorners() {
    Rotation tilt = Rotation.degrees(30);
    assertThat(new Box(1e-17, 1e-17, 1, 3).rotate(tilt, 5, 6))
        .isEqualTo(Polygon.of(1e-17, 1e-17, 1, 1e-17, 1, 3, 1e-17, 3).rotate(tilt, 5, 6));
    assertThat(new Box(-1.7e308, 0, 1.7e308, 1e300).rotate(Rotation.degrees(1), 0, 0))
        .isInstanceOf(Polygon.class);
  }

  @Test
  void aPolygonKeepsItsFormHoweverOftenItMovesAndTurns() {
    Polygon plank = Polygon.of(-2, -1, 2, -1, 2, 1, -2, 1);
    for (int k = 0; k < 10_000; k++) {
      plank = plank.rotate(Rotation.degrees(7), 0.1, 0.3).translate(new Vec2(1e6, 0.1));
    }
    Polygon home = plank.translate(new Vec2(-plank.x(), -plank.y()));
    assertThat(home.corners()).isEqualTo(4);
    for (int k = 0; k < 4; k++) {
      assertThat(Math.hypot(home.cornerX(k), home.cornerY(k)))
          .isCloseTo(Math.sqrt(5), within(4e-15));
    }
    assertThat(home.rotate(Rotation.degrees(90), 0, 0).rotate(Rotation.degrees(-90), 0, 0))
        .isEqualTo(home);
  }

  @Test
  void aShapeTooThinToBeTurnedIsRefused() {
    assertThatThrownBy(() -> new Box(0, 0, 1e-300, 1e300).rotate(Rotation.degrees(30), 0, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the turned corners must span an area, but rounding puts all 4 on a line");
  }

  @Test
  void aBoxTurnsIntoTheShapeItIsThen() {
    assertThat(new Box(0, 0, 4, 2).rotate(Rotation.degrees(90), 0, 0))
        .isEqualTo(new Box(-2, 0, 0, 4));
    assertThat(new Box(0, 0, 4, 0).rotate(Rotation.degrees(30), 0, 0)).isInstanceOf(Capsule.class);
    assertThat(new Box(0, 0, 4, 2).rotate(Rotation.degrees(30), 0, 0)).isInstanceOf(Polygon.class);
  }

  @Test
  void theCentreOfTheSmallestBoxIsInIt() {
    double tiny = Double.MIN_VALUE;
    assertThat(new Box(tiny, 0, tiny, 1).centerX()).isEqualTo(tiny);
    assertThat(new Box(0, tiny, 1, tiny).centerY()).isEqualTo(tiny);
    assertThat(new Box(-1.7e308, -1.7e308, 1.7e308, 1.7e308).centerX()).isZero();
  }

  @Test
  void aBoxThatWouldOverflowIsRefusedInTheCallersWords() {
    assertThatThrownBy(() -> Box.centered(1.7e308, 0, 1e308, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("x + width / 2 must be finite, but was Infinity");
    assertThatThrownBy(() -> Box.at(0, 1e308, 1, 1e308))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("y + height must be finite, but was Infinity");
  }
}
