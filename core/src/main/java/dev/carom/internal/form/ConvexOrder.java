// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.form;

import dev.carom.internal.check.Arguments;
import dev.carom.internal.exact.Exact;

/** Brings the corners of convex polygons into one order, and refuses what is not one. */
public final class ConvexOrder {
  private ConvexOrder() {}

  /**
   * Returns the corners counter-clockwise from the leftmost one, without those on straight edges.
   *
   * @param corners x and y in turn, in order, either way round
   * @throws IllegalArgumentException if they are not the corners of a convex polygon
   */
  public static double[] of(double[] corners) {
    double[] given = checked("corners", "corner", corners);
    int count = given.length / 2;
    if (count < 3) {
      throw new IllegalArgumentException("corners must be at least 3, but there are " + count);
    }
    for (int k = 0; k < count; k++) {
      int next = (k + 1) % count;
      if (given[2 * k] == given[2 * next] && given[2 * k + 1] == given[2 * next + 1]) {
        throw new IllegalArgumentException(
            describe(given, next) + " must differ from the corner before it");
      }
    }
    double[] hull = hull("corners", given);
    checkOrder(given, hull);
    return hull;
  }

  /**
   * Returns the corners of the convex hull, counter-clockwise from the leftmost one.
   *
   * @param points x and y in turn
   * @throws IllegalArgumentException if they span no area
   */
  public static double[] hull(double[] points) {
    return hull("points", checked("points", "point", points));
  }

  private static double[] hull(String name, double[] points) {
    double[] hull = ConvexHull.of(points);
    if (hull.length < 6) {
      throw new IllegalArgumentException(
          name + " must span an area, but all " + points.length / 2 + " are on a line");
    }
    return hull;
  }

  private static double[] checked(String name, String one, double[] numbers) {
    if (numbers.length % 2 != 0) {
      throw new IllegalArgumentException(
          name + " must be x and y in turn, but there are " + numbers.length + " numbers");
    }
    return finite(one, numbers);
  }

  /** Returns a copy, with -0.0 turned into 0.0; throws if a number is infinite or NaN. */
  static double[] finite(String one, double[] numbers) {
    double[] copy = new double[numbers.length];
    for (int k = 0; k < numbers.length; k++) {
      if (!Arguments.isFinite(numbers[k])) {
        Arguments.finite((k % 2 == 0 ? "x of " : "y of ") + one + " " + k / 2, numbers[k]);
      }
      copy[k] = numbers[k] + 0.0;
    }
    return copy;
  }

  /**
   * Throws unless the corners go around their hull once: each is on the next edge of the hull, not
   * behind the corner before it.
   */
  private static void checkOrder(double[] given, double[] hull) {
    int count = given.length / 2;
    int start = indexOf(given, hull[0], hull[1]);
    int direction = isClockwise(given, start) ? -1 : 1;
    int edge = 0;
    for (int k = 1; k <= count; k++) {
      int corner = Math.floorMod(start + direction * k, count);
      int before = Math.floorMod(corner - direction, count);
      while (edge < hull.length / 2 && !isAhead(given, before, corner, hull, edge)) {
        edge++;
      }
      if (edge == hull.length / 2) {
        throw new IllegalArgumentException(
            "corners must be in convex order, but "
                + describe(given, corner)
                + " is not ahead of "
                + describe(given, before));
      }
    }
  }

  private static int indexOf(double[] points, double x, double y) {
    int index = 0;
    while (points[2 * index] != x || points[2 * index + 1] != y) {
      index++;
    }
    return index;
  }

  private static boolean isClockwise(double[] points, int corner) {
    int count = points.length / 2;
    int sign = 0;
    int ahead = corner;
    // Corners on the edges beside the start turn nothing.
    for (int k = 0; k < count && sign == 0; k++) {
      ahead = (ahead + 1) % count;
      int behind = Math.floorMod(corner - 1, count);
      sign = orientation(points, behind, points, corner, points, ahead);
    }
    return sign < 0;
  }

  /** Returns true if the corner is on an edge of the hull, ahead of the one before it. */
  private static boolean isAhead(double[] given, int before, int corner, double[] hull, int edge) {
    int end = (edge + 1) % (hull.length / 2);
    if (orientation(hull, edge, hull, end, given, corner) != 0
        || orientation(hull, edge, hull, end, given, before) != 0) {
      return false;
    }
    double dx = hull[2 * end] - hull[2 * edge];
    double dy = hull[2 * end + 1] - hull[2 * edge + 1];
    double ahead =
        dy == 0
            ? given[2 * corner] - given[2 * before]
            : given[2 * corner + 1] - given[2 * before + 1];
    return ahead != 0 && ahead > 0 == (dy == 0 ? dx > 0 : dy > 0);
  }

  private static int orientation(
      double[] a, int first, double[] b, int second, double[] c, int third) {
    return Exact.orientation(
        a[2 * first],
        a[2 * first + 1],
        b[2 * second],
        b[2 * second + 1],
        c[2 * third],
        c[2 * third + 1]);
  }

  private static String describe(double[] points, int corner) {
    return "corner " + corner + " (" + points[2 * corner] + ", " + points[2 * corner + 1] + ")";
  }
}
