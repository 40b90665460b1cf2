// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

class PairPictureTest {
  /** Ordinary ones, and those of extreme or no size. */
  static final List<String> SHAPES =
      List.of(
          "circle 3 4 5",
          "circle 3 4 0",
          "circle 0 0 4e-324",
          "circle 1e308 -1e308 1e308",
          "circle 1e15 0 0.25",
          "box 0 0 2 1",
          "box 3 4 0 0",
          "rect 1e15 -3 1 1000",
          "rect -1e308 0 1e308 0",
          "box 0 0 1e-320 1e-323",
          "capsule 0 0 4 2 1",
          "capsule 3 4 3 4 0",
          "capsule -1e308 0 1e308 1e308 1e307",
          "polygon 2 0 5 1 3 4",
          "polygon 2 0 5 1 3 4 radius 1 turned 30",
          "polygon 0 0 1e-322 0 0 1e-322",
          "polygon -1e308 -1e308 1e308 0 0 1e308",
          "box 1e15 0 4 2 turned 30");

  @Test
  void everyPairIsDrawnWithPlainNumbers() throws Exception {
    DocumentBuilder parser = DocumentBuilderFactory.newInstance().newDocumentBuilder();
    for (String a : SHAPES) {
      for (String b : SHAPES) {
        String svg = picture(a, b, false);
        assertThat(svg).as(a + ", " + b).doesNotContain("NaN", "Infinity", "=\"null");
        parser.parse(new InputSource(new StringReader(svg)));
      }
    }
  }

  @Test
  void thePictureHasATitle() {
    assertThat(picture("circle 3 4 5", "box 0 0 2 1", false))
        .contains(
            "<title>circle around (3, 4), radius 5; box from (-1, -0.5) to (1, 0.5); overlapping");
  }

  @Test
  void overlappingShapesHaveAPush() {
    assertThat(picture("box 0 0 4 2", "rect 1.5 -1 2 2", false))
        .contains("push (0.5, 0)", "b after the push", "contact point (1.75, 0)", "normal (1, 0)");
  }

  @Test
  void shapesApartHaveClosestPoints() {
    assertThat(picture("circle 0 0 1", "circle 3 0 1", false))
        .contains("apart, distance 1", "closest points")
        .doesNotContain("push", "zone");
  }

  @Test
  void capsulesAndPolygonsAreOutlinesWithArcsWhereTheyAreRound() {
    String point = "-?[\\d.]+ -?[\\d.]+";
    String arc = "A[\\d.]+ [\\d.]+ 0 0 0 " + point;
    assertThat(picture("capsule 0 0 4 0 1", "box 1 4 2 1", false))
        .containsPattern("<path d=\"M%1$sL%1$s%2$sL%1$s%2$sz\"".formatted(point, arc));
    assertThat(picture("polygon 0 0 4 0 4 4", "box 1 4 2 1", false))
        .containsPattern("<path d=\"M%1$sL%1$sL%1$sL%1$sz\"".formatted(point));
  }

  @Test
  void theArrowOfThePushLeadsFromTheDeepestPointToTheBorder() {
    String svg = picture("capsule 0 0 4 0 1", "polygon 2 0 5 1 3 4", false);
    assertThat(svg)
        .as("from the contact point, which is the lowest corner, upwards by 1 of 6 units")
        .contains("<circle cx=\"360\" cy=\"372.67\"", "<path d=\"M360 372.67L360 309.33\"/>");
  }

  @Test
  void aPolygonWithManyCornersIsDescribedByTheirNumber() {
    StringBuilder corners = new StringBuilder("polygon");
    for (int k = -20; k <= 20; k++) {
      corners.append(' ').append(k).append(' ').append(k * k);
    }
    String svg = picture(corners.toString(), "circle 0 -9 1", false);
    assertThat(svg).contains("polygon with 41 corners, from (-20, 0) to (20, 400)");
    assertThat(picture("polygon 2 0 5 1 3 4", "circle 0 -9 1", false))
        .contains("polygon (2, 0), (5, 1), (3, 4)");
  }

  @Test
  void whereTheAngleMethodMissesItIsShown() {
    assertThat(picture("circle 6 2 1.5", "rect -8 -1 16 2", false)).contains("the angle method");
    assertThat(picture("circle 3 4 5", "box 0 0 2 1", false)).doesNotContain("the angle method");
  }

  @Test
  void longDescriptionsDoNotRunIntoTheLegend() {
    String svg =
        picture(
            "rect -0.000123456 -123456789.5 98765432.125 555555.25", "circle 1e-20 -5e-7 2", false);
    Matcher text = Pattern.compile("<text x=\"([\\d.]+)\" y=\"([\\d.]+)\".*?>(.*?)<").matcher(svg);
    double end = 0;
    double line = 0;
    double legend = 0;
    double legendLine = 0;
    while (text.find()) {
      if (text.group(3).startsWith("a: ")) {
        end = Double.parseDouble(text.group(1)) + Labels.width(text.group(3));
        line = Double.parseDouble(text.group(2));
      } else if (text.group(3).startsWith("normal")) {
        legend = Double.parseDouble(text.group(1));
        legendLine = Double.parseDouble(text.group(2));
      }
    }
    assertThat(end).isPositive();
    assertThat(legend).isPositive();
    assertThat(legend > end || legendLine > line).as("beside or below").isTrue();
  }

  @Test
  void screensHaveYPointingDown() {
    String up = picture("circle 0 9 1", "box 0 0 2 2", false);
    String down = picture("circle 0 9 1", "box 0 0 2 2", true);
    assertThat(centerY(up)).isLessThan(100);
    assertThat(centerY(down)).isGreaterThan(300);
  }

  private static double centerY(String svg) {
    String circle = svg.substring(svg.indexOf("cy=\"") + 4);
    return Double.parseDouble(circle.substring(0, circle.indexOf('"')));
  }

  private static String picture(String a, String b, boolean yDown) {
    return PairPicture.of(ShapeText.parse(a), ShapeText.parse(b), yDown);
  }
}
