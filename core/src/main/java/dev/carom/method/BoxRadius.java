// SPDX-License-Identifier: Apache-2.0
package dev.carom.method;

import dev.carom.Box;
import dev.carom.Circle;

/**
 * Tests a circle against a box by treating the box as a circle whose radius depends on the angle.
 *
 * <p>The radius of the box is the length of the line from its centre towards the circle's centre,
 * inside the box: half the width or height divided by a cosine. The shapes collide if the distance
 * between the centres is at most the sum of both radii. A corner may reach into the circle beside
 * that line, so the corner in the circle's quadrant is tested too. A centre inside the box is
 * detected first, without trigonometry. Touching counts.
 *
 * <p>Every reported hit is correct, and hits whose closest point is a corner are all found. But the
 * method misses hits above a side: the line enters the box at a slant, while the closest point lies
 * straight across. Wide boxes and small circles make this more frequent. Among random pairs, with
 * both centres in a 10 × 10 square and radii up to 1, it misses this share of the collisions (its
 * test measures it):
 *
 * <ul>
 *   <li>3.6 % with boxes up to 4 wide and up to 4 high,
 *   <li>1.5 % with squares up to 4 wide,
 *   <li>19.7 % with boxes up to 8 wide and up to 1 high.
 * </ul>
 *
 * <p>{@link NineZones} and {@link ClosestPoint} find all of these and need no trigonometry; {@link
 * dev.carom.pair.Overlap#circleBox} is also exact. Because of the trigonometry, the last bits may
 * differ between platforms.
 *
 * <p>By this formula, a box without height or width has a radius of 0, even along itself. Hits
 * above such a box are missed, except near its middle and its ends. For a box that is a point, the
 * corner test gives the correct result.
 *
 * <pre>{@code
 * double angle = BoxRadius.angle(3, 4, -1, -1, 1, 1);   // 0.927 (53°)
 * BoxRadius.boxRadius(1, 1, angle);                     // 1.25
 * BoxRadius.test(3, 4, 5, -1, -1, 1, 1);                // true, 5 <= 5 + 1.25
 * BoxRadius.test(6, 2, 1.5, -8, -1, 8, 1);              // false, but they overlap
 * }</pre>
 */
public final class BoxRadius {
  private static final double TURN = 2 * Math.PI;

  private BoxRadius() {}

  /**
   * Returns the direction from the box's centre to (x, y), in radians from +x towards +y. The range
   * is from 0 to 2π; 2π itself occurs only by rounding, just below +x. At the centre, the result is
   * 0.
   */
  public static double angle(
      double x, double y, double minX, double minY, double maxX, double maxY) {
    double angle = Math.atan2(y - center(minY, maxY), x - center(minX, maxX));
    return angle < 0 ? angle + TURN : angle;
  }

  /** Returns the direction from the box's centre to the circle's, in radians from 0 to 2π. */
  public static double angle(Circle circle, Box box) {
    return angle(circle.x(), circle.y(), box.minX(), box.minY(), box.maxX(), box.maxY());
  }

  /**
   * Returns the extent of a box from its centre in a direction.
   *
   * @param halfWidth half the box's width
   * @param halfHeight half the box's height
   * @param angle the direction in radians, from 0 to 2π
   */
  public static double boxRadius(double halfWidth, double halfHeight, double angle) {
    double diagonal = Math.atan2(halfHeight, halfWidth);
    if (angle < diagonal || angle >= TURN - diagonal) {
      return halfWidth / Math.cos(angle);
    }
    if (angle < Math.PI - diagonal) {
      return halfHeight / Math.cos(angle - Math.PI / 2);
    }
    if (angle < Math.PI + diagonal) {
      return halfWidth / Math.cos(angle - Math.PI);
    }
    return halfHeight / Math.cos(angle - 3 * Math.PI / 2);
  }

  /** Returns the extent of the box from its centre in a direction, in radians from 0 to 2π. */
  public static double boxRadius(Box box, double angle) {
    return boxRadius(halfSize(box.minX(), box.maxX()), halfSize(box.minY(), box.maxY()), angle);
  }

  /** Returns x of the corner in the quadrant of the direction; minX straight up and down. */
  public static double cornerX(double minX, double maxX, double angle) {
    return angle > 3 * Math.PI / 2 || angle < Math.PI / 2 ? maxX : minX;
  }

  /** Returns x of the corner in the quadrant of the direction. */
  public static double cornerX(Box box, double angle) {
    return cornerX(box.minX(), box.maxX(), angle);
  }

  /** Returns y of the corner in the quadrant of the direction; maxY straight left and right. */
  public static double cornerY(double minY, double maxY, double angle) {
    return angle <= Math.PI ? maxY : minY;
  }

  /** Returns y of the corner in the quadrant of the direction. */
  public static double cornerY(Box box, double angle) {
    return cornerY(box.minY(), box.maxY(), angle);
  }

  /** Returns true if the method finds a collision; touching counts. It misses some collisions. */
  public static boolean test(
      double x, double y, double radius, double minX, double minY, double maxX, double maxY) {
    if (minX <= x && x <= maxX && minY <= y && y <= maxY) {
      return true;
    }
    double angle = angle(x, y, minX, minY, maxX, maxY);
    double dx = x - center(minX, maxX);
    double dy = y - center(minY, maxY);
    double boxRadius = boxRadius(halfSize(minX, maxX), halfSize(minY, maxY), angle);
    if (Math.sqrt(dx * dx + dy * dy) - radius - boxRadius <= 0) {
      return true;
    }
    double cornerDx = x - cornerX(minX, maxX, angle);
    double cornerDy = y - cornerY(minY, maxY, angle);
    return cornerDx * cornerDx + cornerDy * cornerDy <= radius * radius;
  }

  /**
   * Returns the result of {@link #test(double, double, double, double, double, double, double)}.
   */
  public static boolean test(Circle circle, Box box) {
    return test(
        circle.x(), circle.y(), circle.radius(), box.minX(), box.minY(), box.maxX(), box.maxY());
  }

  private static double center(double min, double max) {
    return min / 2 + max / 2;
  }

  private static double halfSize(double min, double max) {
    return max / 2 - min / 2;
  }
}
