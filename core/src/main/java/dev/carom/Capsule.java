// SPDX-License-Identifier: Apache-2.0
package dev.carom;

import dev.carom.internal.check.Arguments;
import dev.carom.internal.exact.Rounded;

/**
 * A stadium: all points at a distance of at most {@code radius} from the segment between two ends.
 * With a radius of 0 it is a segment, with equal ends a disc.
 *
 * <pre>{@code
 * Capsule character = new Capsule(5, 1, 5, 3, 0.5);
 * boolean standsInFire = character.intersects(new Circle(6, 0, 1));
 * }</pre>
 *
 * @param x0 the x coordinate of one end, finite
 * @param y0 the y coordinate of one end, finite
 * @param x1 the x coordinate of the other end, finite
 * @param y1 the y coordinate of the other end, finite
 * @param radius the radius, finite and not negative
 */
public record Capsule(double x0, double y0, double x1, double y1, double radius) implements Shape {
  /**
   * Creates a capsule.
   *
   * @throws IllegalArgumentException if a number is not finite, or the radius is negative
   */
  public Capsule {
    x0 = Arguments.finite("x0", x0);
    y0 = Arguments.finite("y0", y0);
    x1 = Arguments.finite("x1", x1);
    y1 = Arguments.finite("y1", y1);
    radius = Arguments.finiteNotNegative("radius", radius);
  }

  @Override
  public Kind kind() {
    return Kind.CAPSULE;
  }

  @Override
  public Box bounds() {
    return new Box(
        Rounded.sumBelow(Math.min(x0, x1), -radius),
        Rounded.sumBelow(Math.min(y0, y1), -radius),
        Rounded.sumAbove(Math.max(x0, x1), radius),
        Rounded.sumAbove(Math.max(y0, y1), radius));
  }

  @Override
  public Capsule translate(Vec2 motion) {
    Arguments.present("motion", motion);
    return new Capsule(x0 + motion.x(), y0 + motion.y(), x1 + motion.x(), y1 + motion.y(), radius);
  }

  @Override
  public Capsule rotate(Rotation rotation, double aroundX, double aroundY) {
    Vec2 start = Arguments.present("rotation", rotation).apply(x0, y0, aroundX, aroundY);
    Vec2 end = rotation.apply(x1, y1, aroundX, aroundY);
    return new Capsule(start.x(), start.y(), end.x(), end.y(), radius);
  }
}
