// SPDX-License-Identifier: Apache-2.0
package dev.carom.method;

import dev.carom.Box;
import dev.carom.Circle;

/**
 * Tests a circle against a box by the distance to the closest point of the box.
 *
 * <p>Clamping the centre to the box, each coordinate separately, gives the closest point. The
 * shapes collide if its distance from the centre is less than the radius. Comparing squares avoids
 * the square root. (Clamping the difference of both centres to half the box's size gives the same
 * point.)
 *
 * <p>The comparison is strict, so touching does not count. This corresponds to Carom's {@code
 * overlaps}, not to {@code intersects}: compare with {@link
 * dev.carom.pair.Overlap#circleBoxStrict}. The two differ in one case: here, a circle of radius 0
 * never collides, not even inside the box, because no distance is less than 0.
 *
 * <p>In plain doubles, pairs within a few ulps of touching may be wrong, and squares overflow
 * beyond 1e154 and vanish below 1e-162. With {@code int} coordinates and {@code int} squares, as
 * for pixels, they overflow much sooner: 46341² exceeds the largest int and becomes negative, which
 * is less than any squared radius, so shapes collide across the whole level. Here ints widen to
 * doubles, whose squares do not overflow.
 *
 * <pre>{@code
 * ClosestPoint.closest(3, -1, 1);                       // 1
 * ClosestPoint.squaredDistance(3, 4, -1, -1, 1, 1);     // 2² + 3² = 13
 * ClosestPoint.test(3, 4, 5, -1, -1, 1, 1);             // true, 13 < 25
 * }</pre>
 */
public final class ClosestPoint {
  private ClosestPoint() {}

  /** Returns value clamped to the range from min to max: one coordinate of the closest point. */
  public static double closest(double value, double min, double max) {
    return value < min ? min : value > max ? max : value;
  }

  /** Returns x of the point of the box that is closest to the circle's centre. */
  public static double closestX(Circle circle, Box box) {
    return closest(circle.x(), box.minX(), box.maxX());
  }

  /** Returns y of the point of the box that is closest to the circle's centre. */
  public static double closestY(Circle circle, Box box) {
    return closest(circle.y(), box.minY(), box.maxY());
  }

  /** Returns the squared distance from (x, y) to the closest point of the box; 0 inside. */
  public static double squaredDistance(
      double x, double y, double minX, double minY, double maxX, double maxY) {
    double dx = x - closest(x, minX, maxX);
    double dy = y - closest(y, minY, maxY);
    return dx * dx + dy * dy;
  }

  /** Returns the squared distance from the circle's centre to the closest point of the box. */
  public static double squaredDistance(Circle circle, Box box) {
    return squaredDistance(circle.x(), circle.y(), box.minX(), box.minY(), box.maxX(), box.maxY());
  }

  /** Returns true if the closest point is strictly inside the circle; touching does not count. */
  public static boolean test(
      double x, double y, double radius, double minX, double minY, double maxX, double maxY) {
    return squaredDistance(x, y, minX, minY, maxX, maxY) < radius * radius;
  }

  /**
   * Returns the result of {@link #test(double, double, double, double, double, double, double)}.
   */
  public static boolean test(Circle circle, Box box) {
    return test(
        circle.x(), circle.y(), circle.radius(), box.minX(), box.minY(), box.maxX(), box.maxY());
  }
}
