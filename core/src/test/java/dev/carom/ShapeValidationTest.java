// SPDX-License-Identifier: Apache-2.0
package dev.carom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.function.DoubleFunction;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Bad numbers are refused at the door, by an exception that names the argument and its value. */
class ShapeValidationTest {
  private static final double MAX = Double.MAX_VALUE;
  private static final Circle CIRCLE = new Circle(1, 2, 3);
  private static final Box BOX = new Box(0, 0, 2, 1);
  private static final Compound COMPOUND = Compound.of(CIRCLE, BOX);

  @Test
  void coordinatesMustBeFinite() {
    assertFinite("x", value -> new Vec2(value, 0));
    assertFinite("y", value -> new Vec2(0, value));
    assertFinite("x", value -> new Circle(value, 0, 1));
    assertFinite("y", value -> new Circle(0, value, 1));
    assertFinite("minX", value -> new Box(value, 0, 1, 1));
    assertFinite("minY", value -> new Box(0, value, 1, 1));
    assertFinite("maxX", value -> new Box(0, 0, value, 1));
    assertFinite("maxY", value -> new Box(0, 0, 1, value));
    assertFinite("x0", value -> new Capsule(value, 0, 1, 1, 1));
    assertFinite("y0", value -> new Capsule(0, value, 1, 1, 1));
    assertFinite("x1", value -> new Capsule(0, 0, value, 1, 1));
    assertFinite("y1", value -> new Capsule(0, 0, 1, value, 1));
    assertFinite("x0", value -> new Segment(value, 0, 1, 1));
    assertFinite("y0", value -> new Segment(0, value, 1, 1));
    assertFinite("x1", value -> new Segment(0, 0, value, 1));
    assertFinite("y1", value -> new Segment(0, 0, 1, value));
    assertFinite("x", value -> COMPOUND.moveTo(value, 0));
    assertFinite("y", value -> COMPOUND.moveTo(0, value));
  }

  @Test
  void sizesMustBeFiniteAndNotNegative() {
    assertSize("radius", value -> new Circle(0, 0, value));
    assertSize("radius", value -> new Capsule(0, 0, 1, 1, value));
    assertSize("radius", value -> Polygon.of(0, 0, 4, 0, 4, 4).rounded(value));
    assertSize("width", value -> Box.centered(0, 0, value, 1));
    assertSize("height", value -> Box.centered(0, 0, 1, value));
    assertSize("width", value -> Box.at(0, 0, value, 1));
    assertSize("height", value -> Box.at(0, 0, 1, value));
    assertThat(new Circle(0, 0, 0).radius()).isZero();
    assertThat(Box.at(1, 1, 0, 0)).isEqualTo(new Box(1, 1, 1, 1));
  }

  @Test
  void factoriesRefuseCoordinatesThatAreNotFinite() {
    assertFinite("x", value -> Box.centered(value, 0, 1, 1));
    assertFinite("y", value -> Box.centered(0, value, 1, 1));
    assertFinite("x", value -> Polygon.box(value, 0, 1, 1, Rotation.NONE));
    assertFinite("y", value -> Polygon.regular(0, value, 1, 5, Rotation.NONE));
    assertFinite("x", value -> Box.at(value, 0, 1, 1));
    assertFinite("y", value -> Box.at(0, value, 1, 1));
  }

  @Test
  void aPolygonMustBeConvexAndHaveAnArea() {
    assertRefused(
        () -> Polygon.of(0, 0, 1, 1, 2, 2), "corners must span an area, but all 3 are on a line");
    assertRefused(
        () -> Polygon.of(0, 0, 2, 2, 2, 0, 0, 2),
        "corners must be in convex order, but corner 1 (2.0, 2.0) is not ahead of corner 0");
    assertRefused(
        () -> Polygon.hull(0, 0, 1, 1, 2, 2), "points must span an area, but all 3 are on a line");
    assertRefused(
        () -> Polygon.regular(0, 0, 1, 2, Rotation.NONE),
        "corners must be from 3 to 1000000, but was 2");
  }

  @Test
  void aBoxMustNotBeInverted() {
    assertRefused(() -> new Box(2, 0, 1, 1), "minX must not exceed maxX, but 2.0 > 1.0");
    assertRefused(() -> new Box(0, 2, 1, 1), "minY must not exceed maxY, but 2.0 > 1.0");
  }

  @Test
  void resultsThatOverflowAreRefused() {
    assertRefused(() -> Box.at(MAX, 0, MAX, 1), "x + width must be finite, but was Infinity");
    assertRefused(() -> Box.at(0, MAX, 1, MAX), "y + height must be finite, but was Infinity");
    assertRefused(
        () -> Box.centered(-MAX, 0, MAX, 1), "x - width / 2 must be finite, but was -Infinity");
    assertRefused(() -> CIRCLE.translate(new Vec2(MAX, 0)).translate(new Vec2(MAX, 0)), "Infinity");
    assertRefused(() -> BOX.translate(new Vec2(0, MAX)).translate(new Vec2(0, MAX)), "Infinity");
    assertRefused(() -> COMPOUND.moveTo(MAX, 0).translate(new Vec2(MAX, 0)), "Infinity");
    assertRefused(
        () -> Compound.of(new Circle(MAX, 0, 1)).moveTo(MAX, 0),
        "x must be finite, but was Infinity");
    assertRefused(() -> new Vec2(MAX, 0).plus(new Vec2(MAX, 0)), "x must be finite");
    assertRefused(() -> new Vec2(0, -MAX).minus(new Vec2(0, MAX)), "y must be finite");
    assertRefused(() -> new Vec2(MAX, 1).times(2), "x must be finite");
  }

  @Test
  void questionsAboutPlacesRefuseBadNumbers() {
    for (Shape shape : List.of(CIRCLE, BOX, COMPOUND)) {
      for (double bad : new double[] {Double.NaN, Double.POSITIVE_INFINITY}) {
        assertRefused(() -> shape.contains(bad, 0), "must be finite, but was " + bad);
        assertRefused(() -> shape.contains(0, bad), "must be finite, but was " + bad);
        assertRefused(() -> shape.closestPoint(bad, 0), "must be finite, but was " + bad);
        assertRefused(() -> shape.closestPoint(0, bad), "must be finite, but was " + bad);
      }
    }
  }

  @Test
  void aTimeIsFromZeroToOne() {
    Segment segment = new Segment(0, 0, 2, 4);
    assertThat(segment.at(0.5)).isEqualTo(new Vec2(1, 2));
    assertRefused(() -> segment.at(-0.5), "time must be from 0 to 1, but was -0.5");
    assertRefused(() -> segment.at(1.5), "time must be from 0 to 1, but was 1.5");
    assertRefused(() -> segment.at(Double.NaN), "time must be from 0 to 1, but was NaN");
  }

  @Test
  void aCompoundHasPartsThatAreNoCompounds() {
    assertRefused(() -> Compound.of(), "parts must not be empty");
    assertRefused(
        () -> Compound.of(CIRCLE, COMPOUND), "parts must not be compounds, but part 1 is one");
  }

  @Test
  void negativeZeroIsZero() {
    assertThat(new Vec2(-0.0, -0.0)).isEqualTo(new Vec2(0.0, 0.0)).hasSameHashCodeAs(Vec2.ZERO);
    assertThat(new Circle(-0.0, -0.0, -0.0)).isEqualTo(new Circle(0, 0, 0));
    assertThat(new Box(-0.0, -0.0, -0.0, -0.0)).isEqualTo(new Box(0, 0, 0, 0));
    assertThat(new Segment(-0.0, -0.0, -0.0, -0.0)).isEqualTo(new Segment(0, 0, 0, 0));
    assertThat(COMPOUND.moveTo(-0.0, -0.0)).isEqualTo(COMPOUND).hasSameHashCodeAs(COMPOUND);
    assertThat(new Vec2(0, 1).negated()).isEqualTo(new Vec2(0, -1));
  }

  private static void assertFinite(String name, DoubleFunction<?> make) {
    for (double bad :
        new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
      assertRefused(() -> make.apply(bad), name + " must be finite, but was " + bad);
    }
  }

  private static void assertSize(String name, DoubleFunction<?> make) {
    for (double bad :
        new double[] {
          Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, -1, -Double.MIN_VALUE
        }) {
      assertRefused(
          () -> make.apply(bad), name + " must be finite and not negative, but was " + bad);
    }
  }

  private static void assertRefused(ThrowingCallable call, String message) {
    assertThatIllegalArgumentException().isThrownBy(call).withMessageContaining(message);
  }
}
