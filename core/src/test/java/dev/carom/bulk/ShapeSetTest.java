// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Shape;
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A set is read again in every call, and may be used in any of them. */
class ShapeSetTest {
  private final double[] x = {0, 1, 5, 6};
  private final double[] zero = new double[4];
  private final double[] radius = {0.5, 0.5, 0.5, 0.5};
  private final PairFinder finder = PairFinder.create();

  @Test
  void numbersAreReadInEachCall() {
    ShapeSet doubles = ShapeSet.circles(x, zero, radius, 4);
    float[] floatX = {0, 1, 5, 6};
    float[] floatRadius = {0.5f, 0.5f, 0.5f, 0.5f};
    ShapeSet floats = ShapeSet.circles(floatX, new float[4], floatRadius, 4);
    assertThat(finder.among(doubles)).hasToString("2 pairs: 0-1, 2-3");
    assertThat(finder.among(floats)).hasToString("2 pairs: 0-1, 2-3");
    x[1] = 4;
    floatX[1] = 4;
    assertThat(finder.among(doubles)).hasToString("2 pairs: 1-2, 2-3");
    assertThat(finder.among(floats)).hasToString("2 pairs: 1-2, 2-3");
    assertThat(finder.between(doubles, floats)).hasToString(finder.between(floats, doubles) + "");
  }

  @Test
  void theCountMayChange() {
    ShapeSet set = ShapeSet.circles(x, zero, radius, 4);
    set.setCount(3);
    assertThat(set.count()).isEqualTo(3);
    assertThat(finder.among(set)).hasToString("1 pair: 0-1");
    set.setCount(0);
    assertThat(finder.among(set).size()).isZero();
    assertThatThrownBy(() -> set.setCount(5)).hasMessage("count is 5, but x has only 4 elements");
    assertThatThrownBy(() -> set.setCount(-1)).hasMessage("count must not be negative, but was -1");
    assertThat(set.count()).as("after it was refused").isZero();
  }

  @Test
  void aListMayGrowAndShrink() {
    for (List<Shape> list : List.of(new ArrayList<Shape>(), new LinkedList<Shape>())) {
      ShapeSet set = ShapeSet.shapes(list);
      assertThat(finder.among(set).size()).isZero();
      list.add(new Circle(0, 0, 1));
      list.add(new Box(0, 0, 1, 1));
      list.add(new Box(1, 0, 2, 1));
      assertThat(set.count()).isEqualTo(3);
      assertThat(finder.among(set)).hasToString("3 pairs: 0-1, 0-2, 1-2");
      set.setCount(2);
      assertThat(finder.among(set)).hasToString("1 pair: 0-1");
      list.remove(0);
      list.remove(0);
      assertThatThrownBy(() -> finder.among(set))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("count is 2, but shapes has only 1 elements");
      assertThatThrownBy(() -> set.setCount(2))
          .hasMessage("count is 2, but shapes has only 1 elements");
    }
  }

  /** Each shape meets itself, and each pair comes in both orders. */
  @Test
  void aSetMayMeetItself() {
    ShapeSet set = ShapeSet.circles(x, zero, radius, 2);
    assertThat(finder.between(set, set)).hasToString("4 pairs: 0-0, 0-1, 1-0, 1-1");
    ShapeSet list = ShapeSet.shapes(new Shape[] {new Circle(0, 0, 1), new Circle(1, 0, 1)});
    assertThat(finder.between(list, list)).hasToString("4 pairs: 0-0, 0-1, 1-0, 1-1");
  }

  @Test
  void aSetMayTakeDifferentPlaces() {
    ShapeSet circles = ShapeSet.circles(x, zero, radius, 4);
    ShapeSet other = ShapeSet.circles(zero, zero, radius, 4);
    x[2] = Double.NaN;
    assertThatThrownBy(() -> finder.between(circles, other))
        .hasMessage("x[2] of the first set must be finite, but was NaN");
    assertThatThrownBy(() -> finder.between(other, circles))
        .hasMessage("x[2] of the second set must be finite, but was NaN");
    assertThatThrownBy(() -> finder.among(circles)).hasMessage("x[2] must be finite, but was NaN");
    assertThatThrownBy(() -> PairCounter.create().among(circles))
        .hasMessage("x[2] must be finite, but was NaN");
    ShapeSet boxes = ShapeSet.boxes(zero, zero, radius, radius, 4);
    assertThatThrownBy(() -> finder.between(boxes, circles))
        .hasMessage("x[2] must be finite, but was NaN");
  }

  @Test
  void turnedBoxesAndAListOfShapesAreRefused() {
    ShapeSet boxes = ShapeSet.turnedBoxes(x, zero, radius, radius, radius, radius, 4);
    ShapeSet list = ShapeSet.shapes(List.of(new Circle(0, 0, 1)));
    assertThatThrownBy(() -> finder.between(boxes, list))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "turned boxes cannot be compared with a list of shapes;"
                + " pass the boxes as a list, too, each made by Polygon.box");
    assertThatThrownBy(() -> PairCounter.create().between(list, boxes))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
