// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static dev.carom.internal.exact.ErrorBounds.aboveSum;
import static dev.carom.internal.exact.ErrorBounds.belowSum;

import dev.carom.internal.exact.ErrorBounds;

/**
 * The bounds of each part of two shapes, slightly too large. If both shapes have many parts, most
 * pairs of parts are far apart, and comparing bounds rules them out quickly.
 */
final class PartBounds {
  /** Computing bounds to compare them pays off from this many pairs of parts. */
  private static final int MANY = 32;

  private static final int SIDES = Parts.SIDES;

  /** More than the error of any distance, as a part of it. */
  private static final double DISTANCE_ERROR = 16 * ErrorBounds.ULP;

  /** The smallest x and y and the largest x and y of each part. */
  private double[] first;

  private double[] second;
  private double[] ownFirst = new double[SIDES];
  private double[] ownSecond = new double[SIDES];
  private boolean hasFew;

  /** Sets the parts of both shapes. */
  void set(Parts a, Parts b) {
    setMoving(a, 0, 0, b, 0, 0);
  }

  /** Sets the parts of two shapes that move, one by (x, y), the other by (u, v). */
  void setMoving(Parts a, double x, double y, Parts b, double u, double v) {
    first = x == 0 && y == 0 ? a.sides() : null;
    second = u == 0 && v == 0 ? b.sides() : null;
    hasFew = first == null && second == null && (long) a.size() * b.size() < MANY;
    if (hasFew) {
      return;
    }
    if (first == null) {
      ownFirst = write(a, x, y, ownFirst);
      first = ownFirst;
    }
    if (second == null) {
      ownSecond = write(b, u, v, ownSecond);
      second = ownSecond;
    }
  }

  private static double[] write(Parts parts, double x, double y, double[] bounds) {
    int length = SIDES * parts.size();
    double[] target = length > bounds.length ? new double[2 * length] : bounds;
    for (int k = 0; k < parts.size(); k++) {
      int at = SIDES * k;
      double minX = parts.low(k, 0);
      double minY = parts.low(k, 1);
      double maxX = parts.high(k, 0);
      double maxY = parts.high(k, 1);
      target[at] = x < 0 ? belowSum(minX + x) : minX;
      target[at + 1] = y < 0 ? belowSum(minY + y) : minY;
      target[at + 2] = x > 0 ? aboveSum(maxX + x) : maxX;
      target[at + 3] = y > 0 ? aboveSum(maxY + y) : maxY;
    }
    return target;
  }

  /** Returns false if part i of the first shape cannot share a point with part j of the second. */
  boolean mayMeet(int i, int j) {
    if (hasFew) {
      return true;
    }
    int a = SIDES * i;
    int b = SIDES * j;
    return first[a] <= second[b + 2]
        && second[b] <= first[a + 2]
        && first[a + 1] <= second[b + 3]
        && second[b + 1] <= first[a + 3];
  }

  /** Returns false if the distance of the parts, rounded or not, exceeds the given one. */
  boolean mayBeCloser(int i, int j, double distance) {
    if (hasFew) {
      return true;
    }
    int a = SIDES * i;
    int b = SIDES * j;
    double gapX = Math.max(first[a] - second[b + 2], second[b] - first[a + 2]);
    double gapY = Math.max(first[a + 1] - second[b + 3], second[b + 1] - first[a + 3]);
    double gap = Math.max(gapX, gapY);
    return gap - Math.abs(gap) * DISTANCE_ERROR <= distance;
  }
}
