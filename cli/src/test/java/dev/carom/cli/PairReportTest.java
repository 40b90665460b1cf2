// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PairReportTest {
  @Test
  void everyRelationHasWords() {
    assertThat(report("circle 0 0 1", "circle 3 0 1")).contains("relation  apart: they share no");
    assertThat(report("circle 0 0 1", "circle 2 0 1")).contains("relation  touching: they share");
    assertThat(report("circle 0 0 1", "circle 1 0 1"))
        .contains("relation  overlapping: separating");
    assertThat(report("circle 0 0 3", "circle 1 0 1")).contains("relation  a contains b");
    assertThat(report("circle 1 0 1", "circle 0 0 3")).contains("relation  a is inside b");
    assertThat(report("circle 1 0 1", "circle 1 0 1")).contains("relation  equal: the same points");
  }

  @Test
  void shapesApartHaveTwoClosestPoints() {
    assertThat(report("circle 0 0 1", "circle 3 0 1"))
        .contains("distance  1\n")
        .contains("closest   (1, 0) of a and (2, 0) of b\n")
        .contains("  point          (1.5, 0)  between them\n");
  }

  @Test
  void theContactHasItsPush() {
    assertThat(report("box 0 0 4 2", "rect 1.5 -1 2 2"))
        .contains(
            """
            Contact
              normal         (1, 0)     unit vector from a to b
              depth          0.5        the shortest push that separates them
              point          (1.75, 0)  shared by both
              push           (0.5, 0)   moves b out of a
            """);
  }

  @Test
  void zonesAreNumberedAndExplained() {
    assertThat(report("box 0 0 2 2", "circle 0 0 1")).contains("zone      4, inside: the centre");
    assertThat(report("circle 0 -5 1", "box 0 0 2 2"))
        .contains("zone      1, a side: the centre has a smaller y than the box");
    assertThat(report("circle 5 0 1", "box 0 0 2 2"))
        .contains("zone      5, a side: the centre has a larger x than the box");
    assertThat(report("circle -5 5 1", "box 0 0 2 2"))
        .contains("zone      6, a corner: the centre has a smaller x and a larger y than the box");
    assertThat(report("circle 0 0 1", "circle 0 0 1")).doesNotContain("zone ");
  }

  @Test
  void circlesHaveTheFourCases() {
    assertThat(report("circle 0 0 1", "circle 3 0 1")).contains("case 1  no collision");
    assertThat(report("circle 0 0 1", "circle 2 0 1")).contains("case 2  on the edge");
    assertThat(report("circle 0 0 1", "circle 1 0 1")).contains("case 3  collision");
    assertThat(report("circle 0 0 3", "circle 1 0 1")).contains("case 4  one circle is inside");
  }

  @Test
  void onTheEdgeTheChoiceOfComparisonDecides() {
    assertThat(report("circle 0 0 1", "circle 2 0 1"))
        .contains(
            "  with <         no hit  distance between the centres, sum of the radii: 2 is not < 2\n")
        .contains(
            "  with <=        hit     distance between the centres, sum of the radii: 2 <= 2\n")
        .contains("-> with <, touching does not count (Carom: overlaps no, intersects yes)");
  }

  @Test
  void aMissOfTheAngleMethodIsExplained() {
    assertThat(report("circle 6 2 1.5", "rect -8 -1 16 2"))
        .contains("  nine zones     hit ")
        .contains("  closest point  hit ")
        .contains("  angle          no hit  at 18.4349 degrees the box has a radius of 3.16228\n")
        .contains("-> wrong: it checks only the line between the centres and one corner");
  }

  @Test
  void aVerdictThatIsWrongByRoundingIsExplained() {
    assertThat(report("circle 1 1e-15 1", "rect -1 -1 1 1"))
        .contains("nine zones     hit     distance to the corner (0, 0), radius: 1 <= 1\n")
        .contains("-> wrong, because doubles are rounded: in fact they are 5e-31 apart\n");
    assertThat(report("circle 0 0 1e200", "circle 1e200 0 1e199"))
        .contains("  with <         no hit ")
        .contains("-> wrong, because its numbers overflow: in fact they overlap by 1e199\n");
  }

  @Test
  void aPushBeyondAllDoublesIsNotCalledAWayOut() {
    assertThat(report("circle 0 0 1e308", "circle 1e308 0 1e308"))
        .contains("beyond the range of doubles: does not separate them");
  }

  @Test
  void aPointThatTheClosestPointMethodMissesIsExplained() {
    assertThat(report("circle 0 0 0", "box 0 0 2 2"))
        .contains("-> no distance is less than a radius of 0, so it misses every point");
  }

  @Test
  void boxesAreComparedAxisByAxis() {
    assertThat(report("rect 0 0 2 2", "rect 1 5 2 2"))
        .contains(
            """
              AABB           no hit  in x, 0 to 2 and 1 to 3 intersect
                                     in y, 0 to 2 and 5 to 7 do not intersect
            """);
  }

  @Test
  void noLineIsWiderThanAScreen() {
    String report =
        report(
            "circle 0.123456789012345 -6.123456789012345e-300 1.7e308", "rect 0.1 0.2 1e-17 0.3");
    assertThat(report.lines()).allMatch(line -> line.length() <= 120, "at most 120 characters");
    assertThat(report.lines()).noneMatch(line -> line.endsWith(" "));
  }

  @Test
  void extremeShapesHaveAReportToo() {
    for (String a : PairPictureTest.SHAPES) {
      for (String b : PairPictureTest.SHAPES) {
        assertThat(report(a, b))
            .as(a + ", " + b)
            .contains("relation", "normal")
            .doesNotContain("NaN");
      }
    }
  }

  private static String report(String a, String b) {
    return PairReport.of(ShapeText.parse(a), ShapeText.parse(b));
  }
}
