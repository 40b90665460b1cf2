// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.form;

import dev.carom.internal.exact.Exact;
import java.util.Arrays;

/** Finds the convex hull of points, in O(n log n). */
public final class ConvexHull {
  private ConvexHull() {}

  /**
   * Returns the corners of the convex hull of points, both as x and y in turn. The points must be
   * finite, and may repeat. The corners are counter-clockwise and strictly convex, from the
   * leftmost point, the lowest of several. Points that are all on one line have its two ends, and
   * those that are all equal have one.
   */
  public static double[] of(double[] points) {
    int[] order = Ring.sorted(points);
    double[] hull = new double[2 * points.length + 2];
    int size = 0;
    // The lower side from left to right, then the upper side back to the start.
    for (int k = 0; k < order.length; k++) {
      size = append(hull, size, 1, points, order[k]);
    }
    int lower = size;
    for (int k = order.length - 2; k >= 0; k--) {
      size = append(hull, size, lower, points, order[k]);
    }
    // The start was added again, unless it is the only corner.
    return Arrays.copyOf(hull, 2 * Math.max(size - 1, Math.min(size, 1)));
  }

  /**
   * Appends a point, and first removes the corners that it makes concave or straight, down to the
   * number of corners that stay. Returns the new number of corners.
   */
  private static int append(double[] hull, int size, int stay, double[] points, int point) {
    // Adding 0.0 turns -0.0 into 0.0.
    double x = points[2 * point] + 0.0;
    double y = points[2 * point + 1] + 0.0;
    int kept = size;
    while (kept > stay && turn(hull, kept, x, y) <= 0) {
      kept--;
    }
    if (kept > 0 && hull[2 * kept - 2] == x && hull[2 * kept - 1] == y) {
      return kept;
    }
    hull[2 * kept] = x;
    hull[2 * kept + 1] = y;
    return kept + 1;
  }

  /** Returns the orientation of the last two corners and a point. */
  private static int turn(double[] hull, int size, double x, double y) {
    int k = 2 * size;
    return Exact.orientation(hull[k - 4], hull[k - 3], hull[k - 2], hull[k - 1], x, y);
  }
}
