package dev.carom.pair;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.internal.check.Arguments;

/** Where the range of doubles ends: shapes that would leave it cannot be moved. */
final class Range {
  private Range() {}

  /** Whether the shape can be translated by this motion. */
  static boolean allows(Shape shape, Vec2 motion) {
    return switch (shape.kind()) {
      case CIRCLE -> {
        Circle circle = (Circle) shape;
        yield Arguments.isFinite(circle.x() + motion.x())
            && Arguments.isFinite(circle.y() + motion.y());
      }
      case BOX -> {
        Box box = (Box) shape;
        yield Arguments.isFinite(box.minX() + motion.x())
            && Arguments.isFinite(box.minY() + motion.y())
            && Arguments.isFinite(box.maxX() + motion.x())
            && Arguments.isFinite(box.maxY() + motion.y());
      }
      case COMPOUND -> {
        Compound compound = (Compound) shape;
        yield Arguments.isFinite(compound.x() + motion.x())
            && Arguments.isFinite(compound.y() + motion.y())
            && compound.parts().stream().allMatch(part -> allows(part, motion));
      }
    };
  }

  /** The largest coordinate of the shape's bounds. */
  static double sizeOf(Shape shape) {
    Box bounds = shape.bounds();
    return Math.max(
        Math.max(Math.abs(bounds.minX()), Math.abs(bounds.minY())),
        Math.max(Math.abs(bounds.maxX()), Math.abs(bounds.maxY())));
  }
}
