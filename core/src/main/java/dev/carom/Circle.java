// SPDX-License-Identifier: Apache-2.0
package dev.carom;

import dev.carom.internal.check.Arguments;
import dev.carom.internal.exact.Exact;
import dev.carom.internal.exact.Rounded;

/**
 * A disc: all points at a distance of at most {@code radius} from the centre.
 *
 * @param x the x coordinate of the centre, finite
 * @param y the y coordinate of the centre, finite
 * @param radius the radius, finite and not negative; a circle of radius 0 is a point
 */
public record Circle(double x, double y, double radius) implements Shape {
  /**
   * Creates a circle.
   *
   * @throws IllegalArgumentException if a number is not finite, or the radius is negative
   */
  public Circle {
    x = Arguments.finite("x", x);
    y = Arguments.finite("y", y);
    radius = Arguments.finiteNotNegative("radius", radius);
  }

  @Override
  public Kind kind() {
    return Kind.CIRCLE;
  }

  @Override
  public boolean contains(double x, double y) {
    Arguments.finite("x", x);
    Arguments.finite("y", y);
    return Exact.within(this.x, this.y, x, y, radius, 0);
  }

  @Override
  public Box bounds() {
    return new Box(
        Rounded.sumBelow(x, -radius),
        Rounded.sumBelow(y, -radius),
        Rounded.sumAbove(x, radius),
        Rounded.sumAbove(y, radius));
  }

  @Override
  public Circle translate(Vec2 motion) {
    Arguments.present("motion", motion);
    return new Circle(x + motion.x(), y + motion.y(), radius);
  }

  @Override
  public Circle rotate(Rotation rotation, double aroundX, double aroundY) {
    Vec2 center = Arguments.present("rotation", rotation).apply(x, y, aroundX, aroundY);
    return new Circle(center.x(), center.y(), radius);
  }
}
