// SPDX-License-Identifier: Apache-2.0
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
  /** The origin, or no motion. */
  public static final Vec2 ZERO = new Vec2(0, 0);

  /**
   * Creates a vector.
   *
   * @throws IllegalArgumentException if a coordinate is not finite
   */
  public Vec2 {
    x = Arguments.finite("x", x);
    y = Arguments.finite("y", y);
  }

  /** Returns the sum of both vectors. */
  public Vec2 plus(Vec2 other) {
    Arguments.present("other", other);
    return new Vec2(x + other.x, y + other.y);
  }

  /** Returns this vector minus the other. */
  public Vec2 minus(Vec2 other) {
    Arguments.present("other", other);
    return new Vec2(x - other.x, y - other.y);
  }

  /** Returns this vector multiplied by {@code factor}. */
  public Vec2 times(double factor) {
    return new Vec2(x * factor, y * factor);
  }

  /** Returns the opposite vector. */
  public Vec2 negated() {
    return new Vec2(-x, -y);
  }

  /** Returns the length, without intermediate overflow; infinite beyond the range of doubles. */
  public double length() {
    return Rounded.length(x, y);
  }
}
