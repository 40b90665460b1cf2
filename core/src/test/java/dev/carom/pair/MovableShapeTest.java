// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Shape;
import java.util.List;
import org.junit.jupiter.api.Test;

class MovableShapeTest {
  private static final double MAX = Double.MAX_VALUE;
  private static final double HALF = MAX / 2;

  private static boolean canMove(Shape shape, double x, double y) {
    return new MovableShape().set(shape).canMoveBy(x, y);
  }

  private static double size(Shape shape) {
    Parts parts = new MovableShape().set(shape).parts();
    parts.updateSmallestBounds();
    return CompoundContact.sizeOf(parts);
  }

  @Test
  void aMotionThatLeavesTheDoublesIsNotAllowed() {
    List<Shape> shapes =
        List.of(
            new Circle(MAX, MAX, 1),
            new Box(0, 0, MAX, MAX),
            new Box(MAX, MAX, MAX, MAX),
            Compound.of(new Circle(0, 0, 1), new Box(0, 0, MAX, MAX)));
    for (Shape shape : shapes) {
      assertThat(canMove(shape, -HALF, -HALF)).as("%s", shape).isTrue();
      assertThat(canMove(shape, 0, 0)).as("%s", shape).isTrue();
      assertThat(canMove(shape, HALF, 0)).as("%s", shape).isFalse();
      assertThat(canMove(shape, 0, HALF)).as("%s", shape).isFalse();
    }
    Shape low = new Box(-MAX, -MAX, 0, 0);
    assertThat(canMove(low, -HALF, 0)).isFalse();
    assertThat(canMove(low, 0, -HALF)).isFalse();
    assertThat(canMove(low, HALF, HALF)).isTrue();
    Shape far = Compound.of(new Circle(-MAX, -MAX, 1)).moveTo(HALF, HALF);
    assertThat(canMove(far, HALF, HALF)).isTrue();
    assertThat(canMove(far, MAX, 0)).isFalse();
    assertThat(canMove(far, 0, MAX)).isFalse();
  }

  @Test
  void theSizeIsTheLargestCoordinate() {
    assertThat(size(new Box(-5, 1, 2, 3))).isEqualTo(5);
    assertThat(size(new Box(-1, -6, 2, 3))).isEqualTo(6);
    assertThat(size(new Box(-1, 1, 7, 3))).isEqualTo(7);
    assertThat(size(new Circle(1, 5, 3))).isEqualTo(8);
  }

  @Test
  void aFormIsPutAtItsPlaceAndMovesFromThere() {
    Parts form = new Parts().setCircle(1, 2, 3);
    MovableShape shape = new MovableShape();
    assertThat(shape.setCompound(form, 10, 20)).isSameAs(shape);
    assertLowest(shape.parts(), 8, 19);
    shape.moveBy(0.5, -0.25);
    assertLowest(shape.movedParts(), 8.5, 18.75);
    assertThat(shape.setRounded(form.setCircle(2, 3, 1))).isSameAs(shape);
    assertLowest(shape.parts(), 1, 2);
    shape.moveBy(0.5, -0.25);
    assertLowest(shape.movedParts(), 1.5, 1.75);
  }

  private static void assertLowest(Parts parts, double x, double y) {
    parts.updateSmallestBounds();
    assertThat(parts.size()).isEqualTo(1);
    assertThat(parts.minX()).isEqualTo(x);
    assertThat(parts.minY()).isEqualTo(y);
  }
}
