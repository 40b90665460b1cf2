// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Shape;

/**
 * A circle that touches another shape if its numbers are read as decimals, and what exact
 * arithmetic, plain doubles and plain floats say when its centre is moved by single bits.
 */
enum NearTouch {
  /** Two circles: 1.2² + 1.6² = (0.9 + 1.1)². */
  CIRCLES(
      new Circle(-1.1, -1.5, 0.9),
      new Circle(-1.1, -1.5, 0.9),
      new Circle(0.1, 0.1, 1.1),
      "new Circle(-1.1, -1.5, 0.9)",
      "x - amber.x()",
      "y - amber.y()",
      "amber.radius() + 1.1"),

  /** A circle and the corner of a box: 1.6² + 3² = 3.4². */
  CORNER(
      new Box(-4.4, -4.8, -1.4, -2.8),
      new Circle(-1.4, -2.8, 0),
      new Circle(0.2, 0.2, 3.4),
      "new Box(-4.4, -4.8, -1.4, -2.8)",
      "x - Math.min(x, amber.maxX())",
      "y - Math.min(y, amber.maxY())",
      "3.4");

  /** The shape that rests. */
  final Shape other;

  /** The part of it that the circle almost touches: a circle, or a corner without radius. */
  final Circle around;

  /** The circle that moves, where it starts. */
  final Circle moving;

  /** The resting shape as Java code. */
  private final String code;

  /** What the usual test compares, as Java code: the distance along each axis, and the radii. */
  private final String dx;

  private final String dy;
  private final String reach;

  NearTouch(
      Shape other, Circle around, Circle moving, String code, String dx, String dy, String reach) {
    this.other = other;
    this.around = around;
    this.moving = moving;
    this.code = code;
    this.dx = dx;
    this.dy = dy;
    this.reach = reach;
  }

  /** Returns the declaration of the resting shape as Java code, without the semicolon. */
  String declaration() {
    return type() + " amber = " + code;
  }

  private String type() {
    return other instanceof Circle ? "Circle" : "Box";
  }

  /** Returns what the usual test compares, as Java code. */
  String plainCode() {
    return "double dx = " + dx + ";\ndouble dy = " + dy + ";\ndouble r = " + reach + ";";
  }

  /**
   * Returns both shapes, with the circle's centre at (x, y), the exact answers and the plain one.
   */
  Example example(double x, double y) {
    Circle blue = at(x, y);
    Example example = new Example("LastBit");
    example.let(type(), "amber", code);
    example.let("double", "x", Code.of(x));
    example.let("double", "y", Code.of(y));
    example.let("Circle", "blue", "new Circle(x, y, " + Code.of(moving.radius()) + ")").space();
    example.answer("amber.intersects(blue)", other.intersects(blue));
    example.answer("amber.overlaps(blue)", other.overlaps(blue));
    ExampleAnswers.relation(example, "amber", other, "blue", blue);
    example.space().let("double", "dx", dx).let("double", "dy", dy).let("double", "r", reach);
    return example.answer("dx * dx + dy * dy <= r * r", intersectsInDoubles(x, y));
  }

  /** Returns the distance of neighbouring doubles at the circle's first centre, on both axes. */
  double ulp() {
    double x = moving.x();
    return Double.longBitsToDouble(Double.doubleToRawLongBits(x) + 1) - x;
  }

  /** Returns a box around both shapes and all centres at which they intersect. */
  Box extent() {
    double reach = moving.radius();
    Box box = other.bounds();
    Box centers =
        new Box(box.minX() - reach, box.minY() - reach, box.maxX() + reach, box.maxY() + reach);
    return Grip.hull(centers, moving.bounds());
  }

  private Circle at(double x, double y) {
    return new Circle(x, y, moving.radius());
  }

  /** Returns true if the shapes share a point, as Carom decides. */
  boolean intersects(double x, double y) {
    return at(x, y).intersects(other);
  }

  /** Returns true if the shapes touch to the last bit, as Carom decides. */
  boolean touches(double x, double y) {
    return at(x, y).touches(other);
  }

  /** Returns the distance of the shapes; where they overlap, the negative depth. */
  double gap(double x, double y) {
    Circle circle = at(x, y);
    return circle.intersects(other) ? -circle.contactWith(other).depth() : circle.distanceTo(other);
  }

  /** Returns the verdict of the usual test in doubles. */
  boolean intersectsInDoubles(double x, double y) {
    double dx = x - around.x();
    double dy = y - around.y();
    double reach = around.radius() + moving.radius();
    return dx * dx + dy * dy <= reach * reach;
  }

  /** Returns the verdict of the usual test in floats, to which all numbers are rounded first. */
  boolean intersectsInFloats(double x, double y) {
    float dx = (float) x - (float) around.x();
    float dy = (float) y - (float) around.y();
    float reach = (float) around.radius() + (float) moving.radius();
    return dx * dx + dy * dy <= reach * reach;
  }
}
