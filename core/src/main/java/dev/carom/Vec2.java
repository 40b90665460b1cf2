package dev.carom;

import dev.carom.internal.check.Arguments;
import dev.carom.internal.exact.Rounded;

/**
 * A point or a motion.
 *
 * @param x the first coordinate, finite
 * @param y the second coordinate, finite
 */
public record Vec2(double x, double y) {
  /** The origin, and the motion that stays where it is. */
  public static final Vec2 ZERO = new Vec2(0, 0);

  /** Refuses coordinates that are not finite. */
  public Vec2 {
    x = Arguments.finite("x", x);
    y = Arguments.finite("y", y);
  }

  /** The sum of both vectors. */
  public Vec2 plus(Vec2 other) {
    Arguments.present("other", other);
    return new Vec2(x + other.x, y + other.y);
  }

  /** This vector less the other. */
  public Vec2 minus(Vec2 other) {
    Arguments.present("other", other);
    return new Vec2(x - other.x, y - other.y);
  }

  /** This vector made {@code factor} times as long. */
  public Vec2 times(double factor) {
    return new Vec2(x * factor, y * factor);
  }

  /** The same length in the opposite direction. */
  public Vec2 negated() {
    return new Vec2(-x, -y);
  }

  /** The length, without over- or underflow on the way; infinite if it exceeds all doubles. */
  public double length() {
    return Rounded.length(x, y);
  }
}
