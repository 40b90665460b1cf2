package dev.carom;

import dev.carom.internal.exact.Exact;
import dev.carom.internal.exact.Rounded;

/**
 * A disc: all points at most {@code radius} away from the centre.
 *
 * @param x the centre, finite
 * @param y the centre, finite
 * @param radius finite and not negative; a circle of radius 0 is a point
 */
public record Circle(double x, double y, double radius) implements Shape {
  /** Refuses numbers that are not finite, and a negative radius. */
  public Circle {
    x = Check.finite("x", x);
    y = Check.finite("y", y);
    radius = Check.finiteNotNegative("radius", radius);
  }

  @Override
  public Kind kind() {
    return Kind.CIRCLE;
  }

  @Override
  public Vec2 closestPoint(double x, double y) {
    return contains(x, y) ? new Vec2(x, y) : new Circle(x, y, 0).closestPoints(this).onOther();
  }

  @Override
  public boolean contains(double x, double y) {
    Check.finite("x", x);
    Check.finite("y", y);
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
    Check.present("motion", motion);
    return new Circle(x + motion.x(), y + motion.y(), radius);
  }
}
