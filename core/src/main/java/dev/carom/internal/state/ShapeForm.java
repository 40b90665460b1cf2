// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.state;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Shape;
import dev.carom.internal.check.Arguments;
import dev.carom.internal.exact.Rounded;
import dev.carom.pair.Parts;

/**
 * The position of a shape, and its form: its parts relative to that position. The position of a
 * circle or box is its centre, of a capsule the middle between its ends, and of a polygon or
 * compound its own. Positions and forms are each rounded once.
 */
public final class ShapeForm {
  private ShapeForm() {}

  /** Returns x of a shape's position. */
  public static double x(Shape shape) {
    return switch (shape.kind()) {
      case CIRCLE -> ((Circle) shape).x();
      case BOX -> ((Box) shape).centerX();
      case CAPSULE -> Rounded.middle(((Capsule) shape).x0(), ((Capsule) shape).x1()) + 0.0;
      case POLYGON -> ((Polygon) shape).x();
      case COMPOUND -> ((Compound) shape).x();
    };
  }

  /** Returns y of a shape's position. */
  public static double y(Shape shape) {
    return switch (shape.kind()) {
      case CIRCLE -> ((Circle) shape).y();
      case BOX -> ((Box) shape).centerY();
      case CAPSULE -> Rounded.middle(((Capsule) shape).y0(), ((Capsule) shape).y1()) + 0.0;
      case POLYGON -> ((Polygon) shape).y();
      case COMPOUND -> ((Compound) shape).y();
    };
  }

  /** Adds the form of a shape to a list, and returns the list. */
  public static Parts add(Shape shape, Parts into) {
    return switch (shape.kind()) {
      case CIRCLE -> {
        into.addCircle(0, 0, ((Circle) shape).radius());
        yield into;
      }
      case BOX -> {
        Box box = (Box) shape;
        yield addBox(half(box.minX(), box.maxX()), half(box.minY(), box.maxY()), into);
      }
      case CAPSULE -> {
        Capsule capsule = (Capsule) shape;
        yield addCapsule(
            capsule.x0(), capsule.y0(), capsule.x1(), capsule.y1(), capsule.radius(), into);
      }
      case POLYGON -> {
        into.addForm((Polygon) shape);
        yield into;
      }
      case COMPOUND -> into.addAll(((Compound) shape).offsets());
    };
  }

  /** Adds the form of a box with half its width and height. */
  static Parts addBox(double reachX, double reachY, Parts into) {
    into.addBox(0 - reachX, 0 - reachY, reachX, reachY);
    return into;
  }

  /** Adds the form of a capsule with these ends. */
  public static Parts addCapsule(
      double x0, double y0, double x1, double y1, double radius, Parts into) {
    double x = Rounded.middle(x0, x1);
    double y = Rounded.middle(y0, y1);
    into.addCapsule(x0 - x, y0 - y, x1 - x, y1 - y, radius);
    return into;
  }

  /** Returns half the size of an interval, without overflow. */
  public static double half(double low, double high) {
    double size = high - low;
    return Arguments.isFinite(size) ? size / 2 : high / 2 - low / 2;
  }
}
