// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.form;

import dev.carom.internal.exact.Rounded;

/** How far the corners of a polygon reach: the first corners of an array, x and y in turn. */
public final class CornerExtents {
  private CornerExtents() {}

  /** Returns the smallest x for axis 0, or the smallest y for axis 1. */
  public static double lowest(double[] corners, int count, int axis) {
    double lowest = Double.POSITIVE_INFINITY;
    for (int k = axis; k < 2 * count; k += 2) {
      lowest = Math.min(lowest, corners[k]);
    }
    return lowest;
  }

  /** Returns the largest x for axis 0, or the largest y for axis 1. */
  public static double highest(double[] corners, int count, int axis) {
    double highest = Double.NEGATIVE_INFINITY;
    for (int k = axis; k < 2 * count; k += 2) {
      highest = Math.max(highest, corners[k]);
    }
    return highest;
  }

  /** Returns the largest absolute coordinate. */
  public static double largest(double[] corners, int count) {
    double largest = 0;
    for (int k = 0; k < 2 * count; k++) {
      largest = Math.max(largest, Math.abs(corners[k]));
    }
    return largest;
  }

  /**
   * Returns the smallest distance of parallel lines with all corners between them. The corners must
   * be in order and convex.
   */
  public static double smallestWidth(double[] corners, int count) {
    double smallest = Double.POSITIVE_INFINITY;
    int opposite = 0;
    for (int k = 0; k < count; k++) {
      int next = k + 1 == count ? 0 : k + 1;
      double alongX = corners[2 * next] - corners[2 * k];
      double alongY = corners[2 * next + 1] - corners[2 * k + 1];
      double length = Rounded.length(alongX, alongY);
      double width = 0;
      // The opposite corner of the next edge is the same or comes after it.
      for (int steps = 0; steps < count; steps++) {
        int ahead = opposite + 1 == count ? 0 : opposite + 1;
        double there = distanceFrom(corners, k, alongX, alongY, length, opposite);
        double farther = distanceFrom(corners, k, alongX, alongY, length, ahead);
        width = Math.max(there, farther);
        if (farther < there) {
          break;
        }
        opposite = ahead;
      }
      smallest = Math.min(smallest, width);
    }
    return smallest;
  }

  private static double distanceFrom(
      double[] corners, int k, double alongX, double alongY, double length, int corner) {
    double x = corners[2 * corner] - corners[2 * k];
    double y = corners[2 * corner + 1] - corners[2 * k + 1];
    return Math.abs(alongX / length * y - alongY / length * x);
  }
}
