// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Polygon;
import dev.carom.Shape;
import dev.carom.Vec2;
import org.junit.jupiter.api.Test;

class QuickShapesTest {
  private static final Polygon TRIANGLE = Polygon.of(0, 0, 4, 0, 0, 4);
  private static final Capsule CAPSULE = new Capsule(0, 8, 4, 8, 1);

  @Test
  void ordinaryPairsAreDecided() {
    assertDecided(-1, TRIANGLE, Polygon.of(1, 1, 5, 1, 5, 5));
    assertDecided(1, TRIANGLE, Polygon.of(3, 2, 5, 2, 5, 5));
    assertDecided(-1, TRIANGLE, new Circle(3, 3, 1.5));
    assertDecided(1, TRIANGLE, new Circle(3, 3, 1.25));
    assertDecided(-1, CAPSULE, new Capsule(4.5, 8.5, 9, 9, 0.5));
    assertDecided(1, CAPSULE, new Capsule(6, 8.5, 9, 9, 0.5));
    assertDecided(-1, CAPSULE, new Circle(2, 5, 2.5));
    assertDecided(1, CAPSULE, new Circle(2, 5, 1.5));
  }

  @Test
  void placesAndRadiiOfPolygonsCount() {
    Polygon moved = TRIANGLE.translate(new Vec2(5, -100));
    assertDecided(1, TRIANGLE, moved);
    assertDecided(-1, moved, Polygon.of(6, -99, 10, -99, 10, -95));
    Polygon beside = Polygon.of(8, -98, 10, -98, 10, -95);
    assertDecided(1, moved, beside);
    assertDecided(-1, moved.rounded(0.5), beside.rounded(0.25));
    assertDecided(1, moved.rounded(0.5), beside.rounded(0.125));
    assertDecided(-1, moved.rounded(0.5), new Circle(8, -98, 0.25));
    assertDecided(1, moved.rounded(0.5), new Circle(8, -98, 0.125));
  }

  @Test
  void otherPairsAreLeftOpen() {
    Box box = new Box(0, 0, 9, 9);
    Circle circle = new Circle(1, 1, 1);
    for (Shape shape : new Shape[] {TRIANGLE, CAPSULE, circle, box}) {
      assertDecided(0, box, shape);
    }
    assertDecided(0, circle, circle);
    assertDecided(0, TRIANGLE, CAPSULE);
  }

  private static void assertDecided(int expected, Shape a, Shape b) {
    assertThat(QuickShapes.compare(a, b)).isEqualTo(expected);
    assertThat(QuickShapes.compare(b, a)).isEqualTo(expected);
  }
}
