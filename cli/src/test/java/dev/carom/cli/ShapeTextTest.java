// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Polygon;
import dev.carom.Rotation;
import org.junit.jupiter.api.Test;

class ShapeTextTest {
  @Test
  void circlesAreCentreAndRadius() {
    assertThat(ShapeText.parse("circle 3 4 5")).isEqualTo(new Circle(3, 4, 5));
  }

  @Test
  void boxesAreCentreAndSizeAndRectsAreCornerAndSize() {
    assertThat(ShapeText.parse("box 0 0 2 1")).isEqualTo(new Box(-1, -0.5, 1, 0.5));
    assertThat(ShapeText.parse("rect 0 0 2 1")).isEqualTo(new Box(0, 0, 2, 1));
  }

  @Test
  void capsulesAreTwoEndsAndRadius() {
    assertThat(ShapeText.parse("capsule 0 0 4 1 0.5")).isEqualTo(new Capsule(0, 0, 4, 1, 0.5));
  }

  @Test
  void polygonsAreCornersEitherWayRoundAndMayHaveARadius() {
    Polygon triangle = Polygon.of(2, 0, 5, 1, 3, 4);
    assertThat(ShapeText.parse("polygon 2 0 5 1 3 4")).isEqualTo(triangle);
    assertThat(ShapeText.parse("polygon 3 4 5 1 2 0")).isEqualTo(triangle);
    assertThat(ShapeText.parse("polygon 2 0, 5 1, 3 4, Radius .5"))
        .isEqualTo(triangle.rounded(0.5));
  }

  @Test
  void shapesAreTurnedCounterClockwiseAboutTheCentreOfTheirBounds() {
    assertThat(ShapeText.parse("box 3 4 2 1 turned 30"))
        .isEqualTo(Polygon.box(3, 4, 2, 1, Rotation.degrees(30)));
    assertThat(ShapeText.parse("rect 0 0 4 2 turned -90")).isEqualTo(new Box(1, -1, 3, 3));
    assertThat(ShapeText.parse("capsule 0 0 4 0 1 TURNED 90"))
        .isEqualTo(new Capsule(2, -2, 2, 2, 1));
    assertThat(ShapeText.parse("polygon 0 0 4 0 4 2 radius 1 turned 90"))
        .isEqualTo(Polygon.of(3, -1, 3, 3, 1, 3).rounded(1));
    assertThat(ShapeText.parse("circle 3 4 5 turned 45")).isEqualTo(new Circle(3, 4, 5));
  }

  @Test
  void aFlatBoxThatIsTurnedIsASegment() {
    assertThat(ShapeText.parse("box 0 0 2 0 turned 30")).isInstanceOf(Capsule.class);
  }

  @Test
  void cornersNeedBothCoordinatesAndAnArea() {
    assertRefused(
        "polygon 0 0 4 0 4",
        """
        "polygon 0 0 4 0 4" has 5 numbers, but a polygon needs an even number, 6 or more: x y of \
        each corner, in order
        example: "polygon 2 0 5 1 3 4\"""");
    assertRefused(
        "polygon 0 0 1 1 2 2",
        """
        "polygon 0 0 1 1 2 2": corners must span an area, but all 3 are on a line
        example: "polygon 2 0 5 1 3 4\"""");
  }

  @Test
  void anAngleAndARadiusAreOneNumber() {
    for (String end : new String[] {"", " 30 40", " 30 turned 30"}) {
      assertRefused(
          "box 0 0 2 1 turned" + end,
          """
          "box 0 0 2 1 turned%s": turned needs an angle in degrees, and nothing after it
          example: "box 0 0 2 1 turned 30\""""
              .formatted(end));
    }
    assertRefused(
        "polygon 0 0 4 0 4 4 radius",
        """
        "polygon 0 0 4 0 4 4 radius": radius needs a number, and nothing after it
        example: "polygon 2 0 5 1 3 4 radius 0.5\"""");
    assertRefused(
        "polygon 0 0 4 0 4 4 radius -1",
        """
        "polygon 0 0 4 0 4 4 radius -1": radius must be finite and not negative, but was -1.0
        example: "polygon 2 0 5 1 3 4 radius 0.5\"""");
    assertRefused(
        "box 0 0 2 1 radius 1",
        """
        "box 0 0 2 1 radius 1": "radius" is not a number
        example: "box 0 0 2 1\"""");
  }

  @Test
  void aTurnBeyondAllDoublesIsRefused() {
    assertThatThrownBy(
            () -> ShapeText.parse("capsule -1.7e308 -1.7e308 1.7e308 1.7e308 0 turned 45"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("\"capsule -1.7e308 -1.7e308 1.7e308 1.7e308 0 turned 45\": ")
        .hasMessageEndingWith("example: \"capsule 0 0 4 0 1 turned 30\"");
  }

  @Test
  void spacesCommasAndCaseDoNotMatter() {
    assertThat(ShapeText.parse("  CIRCLE\t-3,4 ,  +.5e1 ")).isEqualTo(new Circle(-3, 4, 5));
    assertThat(ShapeText.parse("Rect, 1., 2.0, 1E0, 1e-0")).isEqualTo(new Box(1, 2, 2, 3));
  }

  @Test
  void wordsThatAreNoNumbersAreNamed() {
    for (String word : new String[] {"x", "1.5.2", "0x10", "1f", "NaN", "Infinity", "--1", "1e"}) {
      assertRefused(
          "circle 3 " + word + " 5",
          "\"circle 3 %s 5\": \"%s\" is not a number\nexample: \"circle 3 4 5\""
              .formatted(word, word));
    }
  }

  @Test
  void tooFewNumbersAreCounted() {
    assertRefused(
        "box 1 2 3",
        """
        "box 1 2 3" has 3 numbers, but a box needs 4: x y width height, (x, y) is the centre
        example: "box 0 0 2 1\"""");
    assertRefused(
        "circle",
        """
        "circle" has 0 numbers, but a circle needs 3: x y radius
        example: "circle 3 4 5\"""");
    assertRefused(
        "circle 7",
        """
        "circle 7" has 1 number, but a circle needs 3: x y radius
        example: "circle 3 4 5\"""");
  }

  @Test
  void aDecimalCommaIsGuessed() {
    assertRefused(
        "circle 1,5 2 3",
        """
        "circle 1,5 2 3" has 4 numbers, but a circle needs 3: x y radius
        (commas separate numbers; decimals have a point)
        example: "circle 3 4 5\"""");
  }

  @Test
  void numbersBeyondAllDoublesAreRefused() {
    assertRefused(
        "circle 1e309 0 1",
        """
        "circle 1e309 0 1": 1e309 is too large, the limit is about 1.8e308
        example: "circle 3 4 5\"""");
    assertRefused(
        "rect 1e308 0 1e308 1",
        """
        "rect 1e308 0 1e308 1": x + width must be finite, but was Infinity
        example: "rect -1 -0.5 2 1\"""");
  }

  @Test
  void nothingIsNoShape() {
    for (String text : new String[] {"", " ", ",", " , "}) {
      assertThatThrownBy(() -> ShapeText.parse(text))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageStartingWith("a shape is empty\nexample: \"circle 3 4 5\"");
    }
  }

  @Test
  void shapesAreDescribedInWords() {
    assertThat(ShapeText.describe(new Circle(3, 4, 5), Numbers::exact))
        .isEqualTo("circle around (3, 4), radius 5");
    assertThat(ShapeText.describe(new Box(-1, -0.5, 1, 0.5), Numbers::exact))
        .isEqualTo("box from (-1, -0.5) to (1, 0.5)");
    assertThat(ShapeText.describe(new Capsule(0, 0, 4, 0, 1), Numbers::exact))
        .isEqualTo("capsule from (0, 0) to (4, 0), radius 1");
    Polygon triangle = Polygon.of(5, 1, 3, 4, 2, 0);
    assertThat(ShapeText.describe(triangle, Numbers::exact))
        .isEqualTo("polygon (2, 0), (5, 1), (3, 4)");
    assertThat(ShapeText.describe(triangle.rounded(0.5), Numbers::exact))
        .isEqualTo("polygon (2, 0), (5, 1), (3, 4), radius 0.5");
  }

  private static void assertRefused(String text, String message) {
    assertThatThrownBy(() -> ShapeText.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }
}
