package dev.carom.method;

import dev.carom.Box;
import dev.carom.Circle;

/**
 * Circle against box by the zone that the circle's centre is in.
 *
 * <p>The box's four borders, drawn on as lines, cut the plane into nine zones. They are numbered by
 * x zone + 3 × y zone, each 0 below the box's range, 1 in it (borders included) and 2 above it:
 *
 * <pre>
 *   6 | 7 | 8      larger y
 *  ---+---+---
 *   3 | 4 | 5      4 is the box
 *  ---+---+---
 *   0 | 1 | 2      smaller y
 * </pre>
 *
 * <p>In zone 4 the shapes meet. In a side zone (1, 3, 5, 7) only one axis counts: the distance of
 * the centres against radius + half the box's size. In a corner zone (0, 2, 6, 8) that corner must
 * lie in the circle. All comparisons are inclusive: a touch is a hit.
 *
 * <p>It is right in every zone. In plain doubles a pair within some ulps of touching may come out
 * wrong, and squares overflow beyond 1e154 and vanish below 1e-162; {@link
 * dev.carom.pair.Overlap#circleBox} answers the same question exactly. {@link ClosestPoint} is the
 * same idea without the case distinction.
 *
 * <pre>{@code
 * NineZones.zone(3, 4, -1, -1, 1, 1);            // 8
 * NineZones.caseOf(8);                           // CORNER
 * NineZones.test(3, 4, 5, -1, -1, 1, 1);         // true
 * }</pre>
 */
public final class NineZones {
  private NineZones() {}

  /** The zone of a point, from 0 to 8; a point on a border belongs to the box's own range. */
  public static int zone(double x, double y, double minX, double minY, double maxX, double maxY) {
    return zone(x, minX, maxX) + 3 * zone(y, minY, maxY);
  }

  /** The zone of the circle's centre. */
  public static int zone(Circle circle, Box box) {
    return zone(circle.x(), circle.y(), box.minX(), box.minY(), box.maxX(), box.maxY());
  }

  private static int zone(double value, double min, double max) {
    return value < min ? 0 : value > max ? 2 : 1;
  }

  /** Which of the three cases a zone is. */
  public static ZoneCase caseOf(int zone) {
    return switch (zone) {
      case 4 -> ZoneCase.INSIDE;
      case 1, 3, 5, 7 -> ZoneCase.SIDE;
      case 0, 2, 6, 8 -> ZoneCase.CORNER;
      default -> throw new IllegalArgumentException("zone must be from 0 to 8, but was " + zone);
    };
  }

  /** True if the circle and the box share a point; touching counts. */
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

  /** {@link #test(double, double, double, double, double, double, double)} on shapes. */
  public static boolean test(Circle circle, Box box) {
    return test(
        circle.x(), circle.y(), circle.radius(), box.minX(), box.minY(), box.maxX(), box.maxY());
  }

  /** Whether the centres are close enough along one axis. */
  private static boolean centersWithin(double value, double radius, double min, double max) {
    double center = min / 2 + max / 2;
    double halfSize = max / 2 - min / 2;
    return Math.abs(value - center) <= radius + halfSize;
  }
}
