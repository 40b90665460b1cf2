package dev.carom.method;

import dev.carom.Box;
import dev.carom.Circle;

/**
 * Circle against box by the point of the box that is closest to the circle's centre.
 *
 * <p>Clamping the centre to the box, each coordinate for itself, gives that point; the shapes
 * collide if it is closer to the centre than the radius. Comparing squares saves the square root.
 * (Clamping the difference of both centres to half the box's size gives the same point.)
 *
 * <p>The comparison is strict, so touching is no hit. That is Carom's {@code overlaps} rather than
 * {@code intersects}: compare with {@link dev.carom.pair.Overlap#circleBoxStrict}. They part in one
 * case: a circle of radius 0 never collides here, not even in the middle of the box, because
 * nothing is closer than 0.
 *
 * <p>In plain doubles a pair within some ulps of touching may come out wrong, and squares overflow
 * beyond 1e154 and vanish below 1e-162. With {@code int} coordinates and {@code int} squares, as
 * pixels invite to, they overflow much sooner: 46341² exceeds the largest int and comes out
 * negative, which is then less than any squared radius, a collision across the whole level. Here
 * ints widen to doubles, and squares of ints are far from any overflow.
 *
 * <pre>{@code
 * ClosestPoint.closest(3, -1, 1);                       // 1
 * ClosestPoint.squaredDistance(3, 4, -1, -1, 1, 1);     // 2² + 3² = 13
 * ClosestPoint.test(3, 4, 5, -1, -1, 1, 1);             // true, 13 < 25
 * }</pre>
 */
public final class ClosestPoint {
  private ClosestPoint() {}

  /** The number from min to max that is closest to value: one coordinate of the closest point. */
  public static double closest(double value, double min, double max) {
    return value < min ? min : value > max ? max : value;
  }

  /** The x of the box's point that is closest to the circle's centre. */
  public static double closestX(Circle circle, Box box) {
    return closest(circle.x(), box.minX(), box.maxX());
  }

  /** The y of the box's point that is closest to the circle's centre. */
  public static double closestY(Circle circle, Box box) {
    return closest(circle.y(), box.minY(), box.maxY());
  }

  /** The square of the distance from (x, y) to the box's closest point; 0 inside. */
  public static double squaredDistance(
      double x, double y, double minX, double minY, double maxX, double maxY) {
    double dx = x - closest(x, minX, maxX);
    double dy = y - closest(y, minY, maxY);
    return dx * dx + dy * dy;
  }

  /** The square of the distance from the circle's centre to the box's closest point. */
  public static double squaredDistance(Circle circle, Box box) {
    return squaredDistance(circle.x(), circle.y(), box.minX(), box.minY(), box.maxX(), box.maxY());
  }

  /** True if the box's closest point lies strictly inside the circle; touching does not count. */
  public static boolean test(
      double x, double y, double radius, double minX, double minY, double maxX, double maxY) {
    return squaredDistance(x, y, minX, minY, maxX, maxY) < radius * radius;
  }

  /** {@link #test(double, double, double, double, double, double, double)} on shapes. */
  public static boolean test(Circle circle, Box box) {
    return test(
        circle.x(), circle.y(), circle.radius(), box.minX(), box.minY(), box.maxX(), box.maxY());
  }
}
