// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Segment;
import java.util.function.Consumer;

/** The numbers with which Java code creates a shape, for visitors to change. */
final class ShapeCode {
  private ShapeCode() {}

  static EditableText circle(Circle circle, String title, Consumer<Circle> set) {
    double x = circle.x();
    double y = circle.y();
    double radius = circle.radius();
    return new EditableText()
        .add(x, "x of " + title, value -> set.accept(new Circle(value, y, radius)))
        .add(", ")
        .add(y, "y of " + title, value -> set.accept(new Circle(x, value, radius)))
        .add(", ")
        .add(radius, "radius of " + title, value -> set.accept(new Circle(x, y, value)));
  }

  static EditableText radius(Circle circle, String title, Consumer<Circle> set) {
    return new EditableText()
        .add(
            circle.radius(),
            "radius of " + title,
            value -> set.accept(new Circle(circle.x(), circle.y(), value)));
  }

  static EditableText box(Box box, String title, Consumer<Box> set) {
    double minX = box.minX();
    double minY = box.minY();
    double maxX = box.maxX();
    double maxY = box.maxY();
    return new EditableText()
        .add(minX, "left side of " + title, x -> set.accept(new Box(x, minY, maxX, maxY)))
        .add(", ")
        .add(minY, "top of " + title, y -> set.accept(new Box(minX, y, maxX, maxY)))
        .add(", ")
        .add(maxX, "right side of " + title, x -> set.accept(new Box(minX, minY, x, maxY)))
        .add(", ")
        .add(maxY, "bottom of " + title, y -> set.accept(new Box(minX, minY, maxX, y)));
  }

  static EditableText segment(Segment segment, Consumer<Segment> set) {
    double x0 = segment.x0();
    double y0 = segment.y0();
    double x1 = segment.x1();
    double y1 = segment.y1();
    return new EditableText()
        .add(x0, "x of the segment’s start", x -> set.accept(new Segment(x, y0, x1, y1)))
        .add(", ")
        .add(y0, "y of the segment’s start", y -> set.accept(new Segment(x0, y, x1, y1)))
        .add(", ")
        .add(x1, "x of the segment’s end", x -> set.accept(new Segment(x0, y0, x, y1)))
        .add(", ")
        .add(y1, "y of the segment’s end", y -> set.accept(new Segment(x0, y0, x1, y)));
  }
}
