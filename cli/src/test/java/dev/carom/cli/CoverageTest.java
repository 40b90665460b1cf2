// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Polygon;
import dev.carom.Shape;
import dev.carom.io.ShapeTable;
import java.util.List;
import org.junit.jupiter.api.Test;

class CoverageTest {
  private static final double ERROR = 0.005;

  private static double covered(Box area, Shape... shapes) {
    ShapeTable.Builder table = ShapeTable.builder();
    for (Shape shape : List.of(shapes)) {
      table.add(shape.toString(), shape);
    }
    return Coverage.of(table.build(), area);
  }

  @Test
  void everyKindCoversItsArea() {
    Box area = new Box(-10, -10, 10, 10);
    assertThat(covered(area, new Circle(0, 0, 10))).isCloseTo(Math.PI / 4, within(ERROR));
    assertThat(covered(area, new Box(-10, 0, 0, 10))).isCloseTo(0.25, within(ERROR));
    assertThat(covered(area, new Capsule(-4, -4, 4, 4, 5)))
        .isCloseTo((25 * Math.PI + 10 * Math.sqrt(128)) / 400, within(ERROR));
    assertThat(covered(area, new Capsule(-4, 0, 4, 0, 5)))
        .isCloseTo((25 * Math.PI + 80) / 400, within(ERROR));
    assertThat(covered(area, new Capsule(1, 1, 1, 1, 5)))
        .isCloseTo(25 * Math.PI / 400, within(ERROR));
    assertThat(covered(area, Polygon.hull(-10, -10, 10, -10, 0, 10))).isCloseTo(0.5, within(ERROR));
    assertThat(covered(area, Polygon.hull(-3, -3, 3, -3, 3, 3, -3, 3).rounded(5)))
        .isCloseTo((36 + 4 * 30 + 25 * Math.PI) / 400, within(ERROR));
  }

  @Test
  void polygonsThatAreNotConvexCoverTheirArea() {
    ShapeTable table =
        ShapeTable.builder().addPolygon(1, 0, 0, 0, 10, 0, 10, 2, 2, 2, 2, 10, 0, 10).build();
    assertThat(Coverage.of(table, new Box(0, 0, 10, 10))).isCloseTo(0.36, within(ERROR));
  }

  @Test
  void whatSeveralShapesCoverCountsOnce() {
    Box area = new Box(0, 0, 10, 10);
    assertThat(covered(area, new Box(0, 0, 6, 10), new Box(4, 0, 8, 10), new Circle(3, 5, 2)))
        .isCloseTo(0.8, within(ERROR));
    assertThat(covered(area, area, new Circle(5, 5, 2))).isEqualTo(1);
    assertThat(covered(area)).isZero();
  }

  /** Squares at the same distances as the sample points would be, if these were regular. */
  @Test
  void regularShapesAreNotMistaken() {
    ShapeTable.Builder table = ShapeTable.builder();
    for (int k = 0; k < 512 * 512; k++) {
      double x = k % 512;
      double y = k / 512;
      table.addBox(k, x, y, x + 0.5, y + 0.5);
    }
    assertThat(Coverage.of(table.build(), new Box(0, 0, 512, 512))).isCloseTo(0.25, within(ERROR));
  }

  @Test
  void aLineCannotBeCovered() {
    assertThat(covered(new Box(0, 0, 10, 0), new Box(0, 0, 10, 0))).isNaN();
    assertThat(covered(new Box(-1e308, 0, 1e308, 1), new Circle(0, 0, 1))).isNaN();
  }
}
