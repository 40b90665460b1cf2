// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.form;

import dev.carom.internal.exact.Exact;
import java.util.Arrays;

/**
 * The corners of a closed polygonal line. Edge k goes from corner k to the next. Corners are also
 * ranked from left to right, and those above each other from bottom to top; the ends of an edge are
 * called left and right by this order.
 */
final class Ring {
  private final double[] xy;
  private final int count;
  private final int[] order;
  private final int[] rank;

  /** Creates a ring from the coordinates x and y in turn, which are not copied. */
  Ring(double[] xy) {
    this.xy = xy;
    count = xy.length / 2;
    order = sorted(xy);
    rank = new int[count];
    for (int k = 0; k < count; k++) {
      rank[order[k]] = k;
    }
  }

  /** Returns the indices of points from left to right, and from bottom to top for equal x. */
  static int[] sorted(double[] xy) {
    Integer[] points = new Integer[xy.length / 2];
    Arrays.setAll(points, k -> k);
    Arrays.sort(points, (a, b) -> compare(xy, a, b));
    int[] order = new int[points.length];
    Arrays.setAll(order, k -> points[k]);
    return order;
  }

  private static int compare(double[] xy, int a, int b) {
    double x = xy[2 * a];
    double otherX = xy[2 * b];
    double y = xy[2 * a + 1];
    double otherY = xy[2 * b + 1];
    return x < otherX || x == otherX && y < otherY ? -1 : x == otherX && y == otherY ? 0 : 1;
  }

  int count() {
    return count;
  }

  double x(int corner) {
    return xy[2 * corner];
  }

  double y(int corner) {
    return xy[2 * corner + 1];
  }

  int next(int corner) {
    return corner + 1 == count ? 0 : corner + 1;
  }

  int previous(int corner) {
    return corner == 0 ? count - 1 : corner - 1;
  }

  /** Returns the corner of a rank, from 0 for the leftmost. */
  int ofRank(int k) {
    return order[k];
  }

  /** Returns true if corner a is left of corner b. */
  boolean isLeftOf(int a, int b) {
    return rank[a] < rank[b];
  }

  /** Returns the left end of an edge. */
  int left(int edge) {
    return isLeftOf(edge, next(edge)) ? edge : next(edge);
  }

  /** Returns the right end of an edge. */
  int right(int edge) {
    return isLeftOf(edge, next(edge)) ? next(edge) : edge;
  }

  boolean isSamePoint(int a, int b) {
    return x(a) == x(b) && y(a) == y(b);
  }

  /** Returns 1 if the corners a, b, c are counter-clockwise, -1 if clockwise, 0 if on a line. */
  int orientation(int a, int b, int c) {
    return Exact.orientation(x(a), y(a), x(b), y(b), x(c), y(c));
  }

  /** Returns the orientation of a corner and its neighbours. */
  int turnAt(int corner) {
    return orientation(previous(corner), corner, next(corner));
  }

  /**
   * Returns true if two edges share a point, or if they are on one line. A line that sweeps over
   * the ring crosses two edges on one line at the same time only if they overlap.
   */
  boolean intersect(int edge, int other) {
    int a = edge;
    int b = next(edge);
    int c = other;
    int d = next(other);
    return orientation(a, b, c) * orientation(a, b, d) <= 0
        && orientation(c, d, a) * orientation(c, d, b) <= 0;
  }
}
