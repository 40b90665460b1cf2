// SPDX-License-Identifier: Apache-2.0
package dev.carom.method;

import dev.carom.Box;
import dev.carom.Circle;

/**
 * Tests a circle against a box by the zone of the circle's centre.
 *
 * <p>The extended sides of the box divide the plane into nine zones. Their number is x zone + 3 × y
 * zone, where each is 0 below the box's range, 1 inside it (including the border) and 2 above it:
 *
 * <pre>
 *   6 | 7 | 8      larger y
 *  ---+---+---
 *   3 | 4 | 5      4 is the box
 *  ---+---+---
 *   0 | 1 | 2      smaller y
 * </pre>
 *
 * <p>In zone 4 the shapes intersect. In a side zone (1, 3, 5, 7) one axis decides: the distance
 * between the centres must be at most the radius plus half the box's size. In a corner zone (0, 2,
 * 6, 8) the corner must be in the circle. All comparisons are inclusive, so touching counts.
 *
 * <p>The method is correct in every zone. In plain doubles, pairs within a few ulps of touching may
 * be wrong, and squares overflow beyond 1e154 and vanish below 1e-162; {@link
 * dev.carom.pair.Overlap#circleBox} answers the same question exactly. {@link ClosestPoint} is the
 * same idea without the cases.
 *
 * <pre>{@code
 * NineZones.zone(3, 4, -1, -1, 1, 1);            // 8
 * NineZones.caseOf(8);                           // CORNER
 * NineZones.test(3, 4, 5, -1, -1, 1, 1);         // true
 * }</pre>
 */
public final class NineZones {
  private NineZones() {}

  /** Returns the zone of a point, from 0 to 8; the border belongs to the box's own range. */
  public static int zone(double x, double y, double minX, double minY, double maxX, double maxY) {
    return zone(x, minX, maxX) + 3 * zone(y, minY, maxY);
  }

  /** Returns the zone of the circle's centre, from 0 to 8. */
  public static int zone(Circle circle, Box box) {
    return zone(circle.x(), circle.y(), box.minX(), box.minY(), box.maxX(), box.maxY());
  }

  private static int zone(double value, double min, double max) {
    return value < min ? 0 : value > max ? 2 : 1;
  }

  /**
   * Returns the case of a zone.
   *
   * @throws IllegalArgumentException if the zone is not from 0 to 8
   */
  public static ZoneCase caseOf(int zone) {
    return switch (zone) {
      case 4 -> ZoneCase.INSIDE;
      case 1, 3, 5, 7 -> ZoneCase.SIDE;
      case 0, 2, 6, 8 -> ZoneCase.CORNER;
      default -> throw new IllegalArgumentException("zone must be from 0 to 8, but was " + zone);
    };
  }

  /** Returns true if the circle and the box share a point; touching counts. */
  public static boolean test(
      double x, double y, double radius, double minX, double minY, double maxX, double maxY) {
    int zone = zone(x, y, minX, minY, maxX, maxY);
    return switch (caseOf(zone)) {
      case INSIDE -> true;
      case SIDE ->
          zone == 1 || zone == 7
              ? centersWithin(y, radius, minY, maxY)
              : centersWithin(x, radius, minX, maxX);
      case CORNER -> {
        double dx = x - (x < minX ? minX : maxX);
        double dy = y - (y < minY ? minY : maxY);
        yield dx * dx + dy * dy <= radius * radius;
      }
    };
  }

  /**
   * Returns the result of {@link #test(double, double, double, double, double, double, double)}.
   */
  public static boolean test(Circle circle, Box box) {
    return test(
        circle.x(), circle.y(), circle.radius(), box.minX(), box.minY(), box.maxX(), box.maxY());
  }

  /** Returns true if the centres are close enough along one axis. */
  private static boolean centersWithin(double value, double radius, double min, double max) {
    double center = min / 2 + max / 2;
    double halfSize = max / 2 - min / 2;
    return Math.abs(value - center) <= radius + halfSize;
  }
}
