// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Box;
import dev.carom.Circle;
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
  }

  private static void assertRefused(String text, String message) {
    assertThatThrownBy(() -> ShapeText.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }
}
