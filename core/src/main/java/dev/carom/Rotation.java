// SPDX-License-Identifier: Apache-2.0
package dev.carom;

import dev.carom.internal.check.Arguments;
import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.exact.Trigonometry;

/**
 * A rotation, stored as the cosine and the sine of its angle: the point (1, 0) is rotated about the
 * origin to (cos, sin). Positive angles turn the x axis towards the y axis, which is
 * counter-clockwise if y points up, and clockwise if y points down.
 *
 * <p>All methods return the same bits on every platform. No component is ever -0.0.
 *
 * <pre>{@code
 * Rotation tilt = Rotation.degrees(30);
 * Rotation aim = Rotation.towards(targetX - x, targetY - y);
 * }</pre>
 *
 * @param cos the cosine of the angle
 * @param sin the sine of the angle
 */
public record Rotation(double cos, double sin) {
  /** The rotation by 0 degrees. */
  public static final Rotation NONE = new Rotation(1, 0);

  /**
   * Creates a rotation from the cosine and the sine of its angle, which are stored as given. Use
   * {@link #towards} for vectors of any length.
   *
   * @throws IllegalArgumentException if a component is not finite, or if cos² + sin² differs from 1
   *     by more than 1e-12
   */
  public Rotation {
    cos = Arguments.finite("cos", cos);
    sin = Arguments.finite("sin", sin);
    if (!(Math.abs(cos * cos + sin * sin - 1) <= ErrorBounds.UNIT_LENGTH)) {
      throw new IllegalArgumentException(
          "(cos, sin) must have length 1, but was (" + cos + ", " + sin + ")");
    }
  }

  private static Rotation of(Trigonometry angle) {
    return new Rotation(angle.cos(), angle.sin());
  }

  /**
   * Returns the rotation by an angle in degrees. The components are within 1 ulp of the exact
   * cosine and sine, for every finite angle. Multiples of 90 degrees are exact, angles that differ
   * by a multiple of 360 degrees give equal rotations, and {@code degrees(-d)} equals {@code
   * degrees(d).inverse()}.
   *
   * @throws IllegalArgumentException if the angle is not finite
   */
  public static Rotation degrees(double degrees) {
    return of(Trigonometry.ofDegrees(Arguments.finite("degrees", degrees)));
  }

  /**
   * Returns the rotation by an angle in radians, from -1,000,000 to 1,000,000. The components are
   * within 1 ulp of the exact cosine and sine. π is not a double, so no quarter turn is exact; use
   * {@link #degrees} for exact ones.
   *
   * @throws IllegalArgumentException if the angle is not in this range
   */
  public static Rotation radians(double radians) {
    if (!(Math.abs(radians) <= Trigonometry.LARGEST_RADIANS)) {
      throw new IllegalArgumentException(
          "radians must be from -1000000 to 1000000, but was " + radians);
    }
    return of(Trigonometry.ofRadians(radians));
  }

  /**
   * Returns the rotation that turns the direction of the x axis to that of (dx, dy), which may have
   * any length but 0. The components are within 1 ulp of the exact unit vector.
   *
   * @throws IllegalArgumentException if a number is not finite, or if both are 0
   */
  public static Rotation towards(double dx, double dy) {
    Arguments.finite("dx", dx);
    Arguments.finite("dy", dy);
    if (dx == 0 && dy == 0) {
      throw new IllegalArgumentException("(dx, dy) must not be (0, 0), which has no direction");
    }
    return of(Trigonometry.ofVector(dx, dy));
  }

  /** Returns the rotation by the opposite angle. */
  public Rotation inverse() {
    return new Rotation(cos, -sin);
  }

  /**
   * Returns the rotation by the sum of both angles: this rotation followed by the next. Quarter
   * turns are applied exactly, and a rotation followed by its inverse is {@link #NONE}. Otherwise
   * the result has length 1, even if errors of both are combined many times, and its components are
   * within 2 ulps of the exact ones.
   */
  public Rotation then(Rotation next) {
    Arguments.present("next", next);
    return of(Trigonometry.ofSum(cos, sin, next.cos, next.sin));
  }

  /**
   * Returns a point turned about another one; quarter turns round only the sums.
   *
   * @throws IllegalArgumentException if a number or a coordinate of the result is not finite
   */
  public Vec2 apply(double x, double y, double aroundX, double aroundY) {
    Arguments.finite("x", x);
    Arguments.finite("y", y);
    Arguments.finite("aroundX", aroundX);
    Arguments.finite("aroundY", aroundY);
    double turnedX = turnedX(x, y, aroundX, aroundY);
    double turnedY = turnedY(x, y, aroundX, aroundY);
    // A difference may leave the range of doubles although the result does not.
    return new Vec2(
        Arguments.isFinite(turnedX) ? turnedX : turnedX(x / 8, y / 8, aroundX / 8, aroundY / 8) * 8,
        Arguments.isFinite(turnedY)
            ? turnedY
            : turnedY(x / 8, y / 8, aroundX / 8, aroundY / 8) * 8);
  }

  private double turnedX(double x, double y, double aroundX, double aroundY) {
    return aroundX + ((x - aroundX) * cos - (y - aroundY) * sin);
  }

  private double turnedY(double x, double y, double aroundX, double aroundY) {
    return aroundY + ((x - aroundX) * sin + (y - aroundY) * cos);
  }
}
