package dev.carom.method;

import dev.carom.Box;
import dev.carom.Circle;

/**
 * Circle against box by the angle between them: the box as a circle whose radius depends on the
 * direction.
 *
 * <p>Draw the line from the box's centre to the circle's. Its part inside the box is the box's
 * radius in that direction, half the width or height divided by a cosine. The shapes collide if the
 * distance of the centres is at most the sum of both radii. Since a corner may stick into the
 * circle beside that line, the corner in the circle's quarter is tested too; and a centre in the
 * box is found first, before any trigonometry. Touching is a hit.
 *
 * <p>Every hit it reports is one, and where the closest point is a corner it finds them all. But it
 * misses hits over a side: the line enters the box at a slant, the closest point lies straight
 * across, and no corner needs to be near. The wider the box and the smaller the circle, the more.
 * Of the true collisions among random pairs, with both centres anywhere in a 10 × 10 square and a
 * radius up to 1, it misses (its test measures it)
 *
 * <ul>
 *   <li>3.6 % with boxes up to 4 wide and up to 4 high,
 *   <li>1.5 % with squares up to 4 wide,
 *   <li>19.7 % with boxes up to 8 wide and up to 1 high.
 * </ul>
 *
 * <p>{@link NineZones} and {@link ClosestPoint} miss none of these and need no trigonometry; {@link
 * dev.carom.pair.Overlap#circleBox} is exact on top. Trigonometry also means that the last bits
 * here may differ between platforms.
 *
 * <p>A box without height or width has a radius of 0 by this formula, even along itself. What is
 * left is the centre on the box, the distance to the box's centre, and the corner test. So hits
 * over such a box are missed, except near its middle and its ends. For a box that is a point the
 * corner test alone is right.
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
   * The direction from the box's centre to (x, y), in radians from +x towards +y: from 0 up to 2π,
   * which itself comes out only by rounding, just below +x. 0 at the centre.
   */
  public static double angle(
      double x, double y, double minX, double minY, double maxX, double maxY) {
    double angle = Math.atan2(y - center(minY, maxY), x - center(minX, maxX));
    return angle < 0 ? angle + TURN : angle;
  }

  /** The direction from the box's centre to the circle's. */
  public static double angle(Circle circle, Box box) {
    return angle(circle.x(), circle.y(), box.minX(), box.minY(), box.maxX(), box.maxY());
  }

  /**
   * How far a box reaches from its centre in a direction.
   *
   * @param halfWidth half the box's width
   * @param halfHeight half the box's height
   * @param angle the direction, from 0 to 2π
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

  /** How far the box reaches from its centre in a direction. */
  public static double boxRadius(Box box, double angle) {
    return boxRadius(halfSize(box.minX(), box.maxX()), halfSize(box.minY(), box.maxY()), angle);
  }

  /** The x of the corner in the quarter of that direction; minX straight up and down. */
  public static double cornerX(double minX, double maxX, double angle) {
    return angle > 3 * Math.PI / 2 || angle < Math.PI / 2 ? maxX : minX;
  }

  /** The x of the corner in the quarter of that direction. */
  public static double cornerX(Box box, double angle) {
    return cornerX(box.minX(), box.maxX(), angle);
  }

  /** The y of the corner in the quarter of that direction; maxY straight left and right. */
  public static double cornerY(double minY, double maxY, double angle) {
    return angle <= Math.PI ? maxY : minY;
  }

  /** The y of the corner in the quarter of that direction. */
  public static double cornerY(Box box, double angle) {
    return cornerY(box.minY(), box.maxY(), angle);
  }

  /** True if the method finds a collision; touching counts. False for some that do collide. */
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

  /** {@link #test(double, double, double, double, double, double, double)} on shapes. */
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
