// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static dev.carom.internal.exact.Exact.clamp;

import dev.carom.ClosestPoints;
import dev.carom.Shape;
import dev.carom.internal.exact.Rounded;

/**
 * Finds the closest points of two shapes. If the shapes intersect, both points are the same common
 * point. To find the closest point to a given position, use a circle of radius 0.
 */
public final class Closest {
  private Closest() {}

  /** Returns the points at which a and b are closest to each other. */
  public static ClosestPoints between(Shape a, Shape b) {
    return ShapePair.hasCompound(a, b)
        ? ShapePair.ofThisThread().set(a, b).closest().toClosestPoints()
        : new PartPair().set(a, b).closest(new MutableClosestPoints()).toClosestPoints();
  }

  /** Writes the closest points of two circles. */
  public static MutableClosestPoints circleCircle(
      double x0,
      double y0,
      double r0,
      double x1,
      double y1,
      double r1,
      MutableClosestPoints points) {
    MutableContact contact = points.contact;
    Penetration.circleCircleWithoutPush(x0, y0, r0, x1, y1, r1, contact);
    if (contact.hit()) {
      return points.set(contact.pointX(), contact.pointY(), contact.pointX(), contact.pointY());
    }
    double normalX = contact.normalX();
    double normalY = contact.normalY();
    return points.set(
        Rounded.along(x0, 0, r0, 0, normalX, x0, x1, y0, y1, 0),
        Rounded.along(y0, 0, r0, 0, normalY, y0, y1, x0, x1, 0),
        Rounded.along(x1, 0, -r1, 0, normalX, x0, x1, y0, y1, 0),
        Rounded.along(y1, 0, -r1, 0, normalY, y0, y1, x0, x1, 0));
  }

  /** Writes the closest points of a circle and a box. */
  public static MutableClosestPoints circleBox(
      double x,
      double y,
      double radius,
      double minX,
      double minY,
      double maxX,
      double maxY,
      MutableClosestPoints points) {
    double closestX = clamp(x, minX, maxX);
    double closestY = clamp(y, minY, maxY);
    circleCircle(x, y, radius, closestX, closestY, 0, points);
    return points.contact.hit() ? points.set(closestX, closestY, closestX, closestY) : points;
  }

  /** Writes the closest points of a box and a circle. */
  static MutableClosestPoints boxCircle(
      double minX,
      double minY,
      double maxX,
      double maxY,
      double x,
      double y,
      double radius,
      MutableClosestPoints points) {
    return circleBox(x, y, radius, minX, minY, maxX, maxY, points).reverse();
  }

  /** Writes the closest points of two boxes. */
  public static MutableClosestPoints boxBox(
      double minX0,
      double minY0,
      double maxX0,
      double maxY0,
      double minX1,
      double minY1,
      double maxX1,
      double maxY1,
      MutableClosestPoints points) {
    // The middle of the range that both or neither of them covers is closest to both.
    double x = Rounded.middle(Math.max(minX0, minX1), Math.min(maxX0, maxX1));
    double y = Rounded.middle(Math.max(minY0, minY1), Math.min(maxY0, maxY1));
    return points.set(
        clamp(x, minX0, maxX0),
        clamp(y, minY0, maxY0),
        clamp(x, minX1, maxX1),
        clamp(y, minY1, maxY1));
  }
}
