// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static dev.carom.internal.exact.QuickCores.bits;
import static dev.carom.internal.exact.QuickCores.sign;

/**
 * Decides in plain doubles whether two convex quadrilaterals meet, wherever rounding cannot have
 * changed the answer. Turned boxes are by far the most frequent ones, so these come first.
 *
 * <p>All methods return 1 if the quadrilaterals are apart, -1 if they overlap, and 0 if rounding
 * hides it. They read signs of doubles from their bits, which takes half the time of comparing the
 * doubles where the signs are as good as random.
 */
final class QuickQuadrilaterals {
  /**
   * The error of the gap between two parallelograms, relative to the square of the size s, the sum
   * of the absolute coordinates of all sides, of the way between the middles, and of the places. A
   * side has one rounding. The way has four, and three of the places: since the sides make up the
   * difference between its two halves, that is below 20 u · s. A cross product adds two roundings,
   * and the sums of a gap three: together 30 u · s². The skew has an error of 3 u · s, which counts
   * twice, and the bound has a few roundings itself. This is 128 u.
   */
  private static final double GAP = 0x1p-46;

  /** Quadrilaterals with more skew than this, relative to their size, are not taken for boxes. */
  private static final double MOST_SKEW = 0x1p-7;

  /** Fourth powers of sizes in this range neither overflow nor lose digits to underflow. */
  private static final double SMALLEST = 0x1p-200;

  private static final double LARGEST = 0x1p200;

  private QuickQuadrilaterals() {}

  /**
   * Compares two quadrilaterals whose corners begin at i and j.
   *
   * @param dx x of the way from the place of the first to that of the second; with dy, accurate to
   *     three roundings of the places
   * @param places at least |dx| + |dy|
   */
  static int compare(double[] a, int i, double[] b, int j, double dx, double dy, double places) {
    int result = compareParallelograms(a, i, b, j, dx, dy, places);
    return result == 0 ? compareEdges(a, i, b, j, dx, dy, places) : result;
  }

  /**
   * Compares the parallelograms that the first, second and fourth corners span. The third corners
   * differ from those of the parallelograms by the skew, so that a gap, or a depth, of more than
   * the skew is one of the quadrilaterals, too. Turned boxes whose corners were rounded have little
   * skew. This takes 13 ns, compared with 36 for {@link #compareEdges}: there are only four
   * directions to test, and no branches that depend on where the boxes are.
   */
  static int compareParallelograms(
      double[] a, int i, double[] b, int j, double dx, double dy, double places) {
    double widthX = a[i + 2] - a[i];
    double widthY = a[i + 3] - a[i + 1];
    double heightX = a[i + 6] - a[i];
    double heightY = a[i + 7] - a[i + 1];
    double otherWidthX = b[j + 2] - b[j];
    double otherWidthY = b[j + 3] - b[j + 1];
    double otherHeightX = b[j + 6] - b[j];
    double otherHeightY = b[j + 7] - b[j + 1];
    // Twice the way between the middles; therefore sides count as half sides in the gaps.
    double wayX = (b[j + 2] - a[i + 6]) + (b[j + 6] - a[i + 2]) + 2 * dx;
    double wayY = (b[j + 3] - a[i + 7]) + (b[j + 7] - a[i + 3]) + 2 * dy;
    double skew =
        sum(a[i + 4] - a[i + 2] - heightX, a[i + 5] - a[i + 3] - heightY)
            + sum(b[j + 4] - b[j + 2] - otherHeightX, b[j + 5] - b[j + 3] - otherHeightY);
    double size =
        (sum(widthX, widthY) + sum(heightX, heightY))
            + (sum(otherWidthX, otherWidthY) + sum(otherHeightX, otherHeightY))
            + (sum(wayX, wayY) + places);
    if (!(skew < size * MOST_SKEW && size > SMALLEST && size < LARGEST)) {
      return 0;
    }
    double area = cross(widthX, widthY, heightX, heightY);
    double otherArea = cross(otherWidthX, otherWidthY, otherHeightX, otherHeightY);
    double widths = cross(widthX, widthY, otherWidthX, otherWidthY);
    double widthAndHeight = cross(widthX, widthY, otherHeightX, otherHeightY);
    double heightAndWidth = cross(heightX, heightY, otherWidthX, otherWidthY);
    double heights = cross(heightX, heightY, otherHeightX, otherHeightY);
    double gap0 = cross(widthX, widthY, wayX, wayY) - area - (widths + widthAndHeight);
    double gap1 = cross(heightX, heightY, wayX, wayY) - area - (heightAndWidth + heights);
    double gap2 =
        cross(otherWidthX, otherWidthY, wayX, wayY) - otherArea - (widths + heightAndWidth);
    double gap3 =
        cross(otherHeightX, otherHeightY, wayX, wayY) - otherArea - (widthAndHeight + heights);
    double bound = (size * GAP + 2 * skew) * size;
    boolean areCertain =
        Math.abs(gap0) > bound
            && Math.abs(gap1) > bound
            && Math.abs(gap2) > bound
            && Math.abs(gap3) > bound;
    return areCertain ? sign(bits(gap0) & bits(gap1) & bits(gap2) & bits(gap3)) : 0;
  }

  private static double sum(double x, double y) {
    return Math.abs(x) + Math.abs(y);
  }

  /** Returns the absolute cross product. */
  private static double cross(double x, double y, double u, double v) {
    return Math.abs(x * v - y * u);
  }

  /** Compares all corners with all edges. */
  static int compareEdges(
      double[] a, int i, double[] b, int j, double dx, double dy, double places) {
    double diagonals = diagonals(a, i);
    double otherDiagonals = diagonals(b, j);
    double corners = Math.abs(a[i]) + Math.abs(a[i + 1]) + (Math.abs(b[j]) + Math.abs(b[j + 1]));
    double size = places + corners + (diagonals + otherDiagonals);
    if (!(size > SMALLEST && size < LARGEST)) {
      return 0;
    }
    double error = size * QuickCores.SEPARATION;
    int result = separate(a, i, b, j, dx, dy, error * diagonals + QuickCores.UNDERFLOW);
    return result < 0
        ? separate(b, j, a, i, -dx, -dy, error * otherDiagonals + QuickCores.UNDERFLOW)
        : result;
  }

  /**
   * Returns the sum of both diagonals' extents along x and y. None of the edges has larger ones:
   * they lead around a triangle with parts of both diagonals.
   */
  private static double diagonals(double[] a, int i) {
    return Math.abs(a[i + 4] - a[i])
        + Math.abs(a[i + 5] - a[i + 1])
        + (Math.abs(a[i + 6] - a[i + 2]) + Math.abs(a[i + 7] - a[i + 3]));
  }

  /**
   * Returns 1 if an edge of the first quadrilateral separates it from the second, -1 if all edges
   * are certainly crossed, and else 0.
   */
  private static int separate(
      double[] a, int i, double[] b, int j, double dx, double dy, double bound) {
    double x0 = b[j] + dx;
    double y0 = b[j + 1] + dy;
    double x1 = b[j + 2] + dx;
    double y1 = b[j + 3] + dy;
    double x2 = b[j + 4] + dx;
    double y2 = b[j + 5] + dy;
    double x3 = b[j + 6] + dx;
    double y3 = b[j + 7] + dy;
    double x = a[i + 6];
    double y = a[i + 7];
    for (int k = i; k < i + 8; k += 2) {
      double nextX = a[k];
      double nextY = a[k + 1];
      double normalX = nextY - y;
      double normalY = x - nextX;
      double border = normalX * x + normalY * y - bound;
      double gap0 = normalX * x0 + normalY * y0 - border;
      double gap1 = normalX * x1 + normalY * y1 - border;
      double gap2 = normalX * x2 + normalY * y2 - border;
      double gap3 = normalX * x3 + normalY * y3 - border;
      if ((bits(gap0) | bits(gap1) | bits(gap2) | bits(gap3)) >= 0) {
        return areBeyond(gap0, gap1, gap2, gap3, 2 * bound) ? 1 : 0;
      }
      x = nextX;
      y = nextY;
    }
    return -1;
  }

  /** Apart from {@link #separate}, which a compiler would not inline if it were longer. */
  private static boolean areBeyond(double a, double b, double c, double d, double limit) {
    return (bits(a - limit) | bits(b - limit) | bits(c - limit) | bits(d - limit)) >= 0;
  }
}
