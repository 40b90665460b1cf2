// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.form;

import dev.carom.internal.exact.Exact;
import java.util.Arrays;

/**
 * Brings the corners of a convex polygon that were turned and rounded into the order of {@link
 * ConvexHull}, in place. Allocates only if rounding has made a corner straight or concave.
 */
public final class TurnedCorners {
  private TurnedCorners() {}

  /**
   * Orders the first corners of an array, x and y in turn, which were counter-clockwise and convex
   * before they were rounded. Returns how many are left; fewer than three if all are on a line.
   */
  public static int order(double[] corners, int count) {
    if (isConvex(corners, count)) {
      startAt(leftmost(corners, count), corners, count);
      return count;
    }
    double[] hull = ConvexHull.of(Arrays.copyOf(corners, 2 * count));
    System.arraycopy(hull, 0, corners, 0, hull.length);
    return hull.length / 2;
  }

  /** Returns true if corners are as {@link ConvexHull} returns them, and span an area. */
  public static boolean areOrdered(double[] corners, int count) {
    return count >= 3 && isConvex(corners, count) && leftmost(corners, count) == 0;
  }

  /** Returns true if each corner turns left, and all together turn once. */
  private static boolean isConvex(double[] corners, int count) {
    int changes = 0;
    for (int k = 0; k < count; k++) {
      int next = (k + 1) % count;
      int afterNext = (k + 2) % count;
      if (turn(corners, k, next, afterNext) <= 0) {
        return false;
      }
      changes += goesRight(corners, k, next) == goesRight(corners, next, afterNext) ? 0 : 1;
    }
    return changes == 2;
  }

  private static int turn(double[] corners, int a, int b, int c) {
    return Exact.orientation(
        corners[2 * a],
        corners[2 * a + 1],
        corners[2 * b],
        corners[2 * b + 1],
        corners[2 * c],
        corners[2 * c + 1]);
  }

  /** Returns true if a corner is to the right of another one, or exactly above it. */
  private static boolean goesRight(double[] corners, int from, int to) {
    double x0 = corners[2 * from];
    double x1 = corners[2 * to];
    return x1 > x0 || x1 == x0 && corners[2 * to + 1] > corners[2 * from + 1];
  }

  /** Returns the leftmost corner, the lowest of several. */
  private static int leftmost(double[] corners, int count) {
    int leftmost = 0;
    for (int k = 1; k < count; k++) {
      if (goesRight(corners, k, leftmost)) {
        leftmost = k;
      }
    }
    return leftmost;
  }

  /** Moves a corner to the start and those before it to the end: three reversals. */
  private static void startAt(int corner, double[] corners, int count) {
    if (corner > 0) {
      reverse(corners, 0, corner - 1);
      reverse(corners, corner, count - 1);
      reverse(corners, 0, count - 1);
    }
  }

  private static void reverse(double[] corners, int from, int to) {
    int i = from;
    for (int j = to; i < j; j--) {
      swap(corners, 2 * i, 2 * j);
      swap(corners, 2 * i + 1, 2 * j + 1);
      i++;
    }
  }

  private static void swap(double[] numbers, int i, int j) {
    double kept = numbers[i];
    numbers[i] = numbers[j];
    numbers[j] = kept;
  }
}
