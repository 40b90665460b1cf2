// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Polygon;
import dev.carom.Shape;
import dev.carom.internal.exact.QuickCapsules;
import dev.carom.internal.exact.QuickCores;
import dev.carom.internal.form.PolygonAccess;

/**
 * Decides in plain doubles whether shapes meet, wherever rounding cannot have changed the answer:
 * the frequent pairs with capsules and polygons, without anything to prepare.
 *
 * <p>All methods return 1 if the shapes are apart, -1 if they overlap, and 0 if that is unknown.
 */
final class QuickShapes {
  private QuickShapes() {}

  static int compare(Shape a, Shape b) {
    if (a instanceof Polygon polygon) {
      return compare(polygon, b);
    }
    if (b instanceof Polygon polygon) {
      return compare(polygon, a);
    }
    if (a instanceof Capsule capsule) {
      return compare(capsule, b);
    }
    return b instanceof Capsule capsule ? compare(capsule, a) : 0;
  }

  private static int compare(Polygon polygon, Shape other) {
    double[] corners = PolygonAccess.offsetsOf(polygon);
    int count = corners.length / 2;
    double x = polygon.x();
    double y = polygon.y();
    double radius = polygon.radius();
    if (other instanceof Polygon second) {
      double[] others = PolygonAccess.offsetsOf(second);
      return compare(
          corners,
          0,
          count,
          x,
          y,
          radius,
          others,
          0,
          others.length / 2,
          second.x(),
          second.y(),
          second.radius());
    }
    return other instanceof Circle circle
        ? compareWithCircle(
            circle.x(), circle.y(), circle.radius(), corners, 0, count, x, y, radius)
        : 0;
  }

  private static int compare(Capsule capsule, Shape other) {
    double x0 = capsule.x0();
    double y0 = capsule.y0();
    double x1 = capsule.x1();
    double y1 = capsule.y1();
    if (other instanceof Capsule second) {
      double reach = capsule.radius() + second.radius();
      return QuickCapsules.compare(
          x0, y0, x1, y1, second.x0(), second.y0(), second.x1(), second.y1(), reach);
    }
    if (other instanceof Circle circle) {
      double reach = capsule.radius() + circle.radius();
      return QuickCapsules.compareWithCircle(x0, y0, x1, y1, circle.x(), circle.y(), reach);
    }
    return 0;
  }

  static int compareWithCircle(
      double x,
      double y,
      double radius,
      double[] corners,
      int start,
      int count,
      double placeX,
      double placeY,
      double rounding) {
    return QuickCores.compareWithCircle(
        x, y, corners, start, count, placeX, placeY, radius + rounding);
  }

  static int compare(
      double[] corners0,
      int start0,
      int count0,
      double x0,
      double y0,
      double r0,
      double[] corners1,
      int start1,
      int count1,
      double x1,
      double y1,
      double r1) {
    double dx = x1 - x0;
    double dy = y1 - y0;
    double places = Math.abs(dx) + Math.abs(dy);
    return QuickCores.compare(
        corners0, start0, count0, corners1, start1, count1, dx, dy, places, r0 + r1);
  }
}
