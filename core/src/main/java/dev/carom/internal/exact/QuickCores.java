// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

/**
 * Decides in plain doubles whether two convex cores with radii meet, wherever rounding cannot have
 * changed the answer. Looks at all pairs of corners and edges, which is the fastest way for few.
 */
final class QuickCores {
  /** Above this product of the numbers of corners, {@link EdgeWalk} is faster. */
  private static final int MOST_PAIRS = 64;

  /**
   * The error of the distance of a corner from an edge's line, relative to the sum of the absolute
   * coordinates and times the edge's length. A normal has one rounding, a difference of places one,
   * and the dot products and sums up to six: together below 16 u. This is 32 u.
   */
  private static final double SEPARATION = 0x1p-48;

  /**
   * The error of the distance of a corner from an edge, relative to the sum of the absolute
   * coordinates: a projection has about ten roundings. This is 128 u.
   */
  private static final double DISTANCE = 0x1p-46;

  /** Sums of coordinates in this range neither overflow nor lose digits when they are squared. */
  private static final double SMALLEST = 0x1p-300;

  private static final double LARGEST = 0x1p300;

  private QuickCores() {}

  /** Returns 1 if the parts are apart, -1 if they overlap, and 0 if rounding hides it. */
  static int compare(Core a, Core b) {
    double size = a.largestCoordinate() + b.largestCoordinate();
    if (a.count() * b.count() > MOST_PAIRS || !(size > SMALLEST && size < LARGEST)) {
      return 0;
    }
    double dx = b.x() - a.x() + (b.tailX() - a.tailX());
    double dy = b.y() - a.y() + (b.tailY() - a.tailY());
    double reach = a.radius() + b.radius();
    double error = size * SEPARATION;
    double gap = separation(a, b, dx, dy, reach, error);
    if (gap < Double.POSITIVE_INFINITY) {
      gap = Math.max(gap, separation(b, a, -dx, -dy, reach, error));
    }
    if (gap == Double.POSITIVE_INFINITY) {
      return 1;
    }
    if (gap < 0 && a.count() + b.count() > 2) {
      return -1;
    }
    return reach > 0 ? compareDistance(a, b, dx, dy, reach, size * DISTANCE, gap > 0) : 0;
  }

  /**
   * Returns infinity if an edge of the first core separates the parts; otherwise a positive number
   * if one separates the cores, a negative one if all edges are certainly crossed, and else 0.
   */
  private static double separation(
      Core a, Core b, double dx, double dy, double reach, double error) {
    int count = a.count();
    int others = b.count();
    double result = Double.NEGATIVE_INFINITY;
    if (count == 1) {
      return result;
    }
    double x = a.offsetX(count - 1);
    double y = a.offsetY(count - 1);
    for (int i = 0; i < count; i++) {
      double nextX = a.offsetX(i);
      double nextY = a.offsetY(i);
      double normalX = nextY - y;
      double normalY = x - nextX;
      double nearest = normalX * b.offsetX(0) + normalY * b.offsetY(0);
      for (int j = 1; j < others; j++) {
        nearest = Math.min(nearest, normalX * b.offsetX(j) + normalY * b.offsetY(j));
      }
      double gap = nearest + (normalX * (dx - x) + normalY * (dy - y));
      double bound =
          (Math.abs(normalX) + Math.abs(normalY)) * error + ErrorBounds.UNDERFLOW_OF_PRODUCTS;
      if (gap > bound) {
        double least = gap - bound;
        double square = normalX * normalX + normalY * normalY;
        double most = reach * reach * square;
        if (least * least > most + most * ErrorBounds.SQUARES + ErrorBounds.UNDERFLOW_OF_SQUARES) {
          return Double.POSITIVE_INFINITY;
        }
        result = Math.max(result, 1);
      } else {
        result = Math.max(result, gap < -bound ? -1 : 0);
      }
      x = nextX;
      y = nextY;
    }
    return result;
  }

  /** Compares the smallest distance between a corner and an edge with the radii. */
  private static int compareDistance(
      Core a, Core b, double dx, double dy, double reach, double error, boolean areCoresApart) {
    double square = Math.min(squaredDistance(a, b, dx, dy), squaredDistance(b, a, -dx, -dy));
    double near = reach - error;
    if (near > 0 && square < near * near * (1 - ErrorBounds.SQUARES)) {
      return -1;
    }
    double far = reach + error;
    return areCoresApart && square > far * far * (1 + ErrorBounds.SQUARES) ? 1 : 0;
  }

  /**
   * Returns the square of the smallest distance from a corner of one core to an edge of another.
   */
  private static double squaredDistance(Core a, Core b, double dx, double dy) {
    int count = a.count();
    double smallest = Double.POSITIVE_INFINITY;
    double x = a.offsetX(count - 1);
    double y = a.offsetY(count - 1);
    for (int i = 0; i < count; i++) {
      double edgeX = a.offsetX(i) - x;
      double edgeY = a.offsetY(i) - y;
      double length = edgeX * edgeX + edgeY * edgeY;
      double inverse = length > 0 ? 1 / length : 0;
      for (int j = 0; j < b.count(); j++) {
        double wayX = b.offsetX(j) + (dx - x);
        double wayY = b.offsetY(j) + (dy - y);
        double along = Exact.clamp((wayX * edgeX + wayY * edgeY) * inverse, 0, 1);
        double restX = wayX - along * edgeX;
        double restY = wayY - along * edgeY;
        smallest = Math.min(smallest, restX * restX + restY * restY);
      }
      x = a.offsetX(i);
      y = a.offsetY(i);
    }
    return smallest;
  }
}
