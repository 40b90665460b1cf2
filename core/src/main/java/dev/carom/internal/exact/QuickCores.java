// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static dev.carom.internal.exact.ErrorBounds.UNDERFLOW_OF_PRODUCTS;

/**
 * Decides in plain doubles whether two convex cores with radii meet, wherever rounding cannot have
 * changed the answer. Looks at all pairs of corners and edges, which is the fastest way for few.
 *
 * <p>All methods return 1 if the parts are apart, -1 if they overlap, and 0 if rounding hides it.
 */
public final class QuickCores {
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

  /** Fourth powers of sums of coordinates in this range do not overflow. */
  private static final double SMALLEST = 0x1p-250;

  private static final double LARGEST = 0x1p250;

  /**
   * Far more than the squared length of an edge, and a product with it, lose by underflow. Where it
   * makes a difference, the answer is left open.
   */
  private static final double UNDERFLOW = 0x1p-1000;

  private QuickCores() {}

  static int compare(Core a, Core b) {
    double dx = b.x() - a.x() + (b.tailX() - a.tailX());
    double dy = b.y() - a.y() + (b.tailY() - a.tailY());
    double places = Math.abs(a.x()) + Math.abs(a.y()) + Math.abs(b.x()) + Math.abs(b.y());
    double reach = a.radius() + b.radius();
    return compare(
        a.corners(),
        a.first(),
        a.count(),
        b.corners(),
        b.first(),
        b.count(),
        dx,
        dy,
        places,
        reach);
  }

  /**
   * Compares two cores given by offsets from places.
   *
   * @param dx x of the way from the place of the first to that of the second; with dy, accurate to
   *     three roundings of the places
   * @param places the sum of the absolute coordinates of both places
   * @param reach the sum of the radii, rounded
   */
  public static int compare(
      double[] a,
      int firstA,
      int countA,
      double[] b,
      int firstB,
      int countB,
      double dx,
      double dy,
      double places,
      double reach) {
    if (countA * countB > MOST_PAIRS) {
      return 0;
    }
    if (countA == 4 && countB == 4 && reach == 0) {
      return compareQuadrilaterals(a, firstA, b, firstB, dx, dy, places);
    }
    if (countA == 1) {
      double x = dx - a[firstA];
      double y = dy - a[firstA + 1];
      double farther = places + Math.abs(a[firstA]) + Math.abs(a[firstA + 1]);
      return compareWithPoint(b, firstB, countB, x, y, farther, reach);
    }
    if (countB == 1) {
      double x = -dx - b[firstB];
      double y = -dy - b[firstB + 1];
      double farther = places + Math.abs(b[firstB]) + Math.abs(b[firstB + 1]);
      return compareWithPoint(a, firstA, countA, x, y, farther, reach);
    }
    double size = places + sum(a, firstA, countA) + sum(b, firstB, countB);
    if (!isInRange(size, reach)) {
      return 0;
    }
    double error = size * SEPARATION;
    double gap = separation(a, firstA, countA, b, firstB, countB, dx, dy, reach, error);
    if (gap == Double.POSITIVE_INFINITY) {
      return 1;
    }
    gap = Math.max(gap, separation(b, firstB, countB, a, firstA, countA, -dx, -dy, reach, error));
    if (gap == Double.POSITIVE_INFINITY) {
      return 1;
    }
    if (gap < 0) {
      return -1;
    }
    if (reach == 0) {
      return 0;
    }
    double square = squaredDistance(a, firstA, countA, b, firstB, countB, dx, dy);
    square = Math.min(square, squaredDistance(b, firstB, countB, a, firstA, countA, -dx, -dy));
    return compare(square, reach, size, gap == Double.MAX_VALUE);
  }

  /**
   * Returns true if an edge of a core, or the direction of the motion, certainly keeps the parts
   * apart while the first moves by (endX - startX, endY - startY) relative to the second.
   */
  static boolean stayApart(Core a, Core b, double startX, double startY, double endX, double endY) {
    if (a.count() * b.count() > MOST_PAIRS) {
      return false;
    }
    double dx = b.x() - a.x() + (b.tailX() - a.tailX());
    double dy = b.y() - a.y() + (b.tailY() - a.tailY());
    double x = endX - startX;
    double y = endY - startY;
    double reach = a.radius() + b.radius();
    double size =
        (Math.abs(a.x()) + Math.abs(a.y()) + Math.abs(b.x()) + Math.abs(b.y()))
            + (Math.abs(startX) + Math.abs(startY) + Math.abs(endX) + Math.abs(endY))
            + sum(a.corners(), a.first(), a.count())
            + sum(b.corners(), b.first(), b.count());
    double error = size * SEPARATION;
    return isInRange(size, reach)
        && (isSeparatedBy(-y, x, a, b, dx, dy, reach, error)
            || isSeparatedBy(y, -x, a, b, dx, dy, reach, error)
            || keepsApart(a, b, dx, dy, x, y, reach, error)
            || keepsApart(b, a, -dx, -dy, -x, -y, reach, error));
  }

  /** Returns true if, along a normal, all of the second part is certainly beyond the first. */
  private static boolean isSeparatedBy(
      double normalX,
      double normalY,
      Core a,
      Core b,
      double dx,
      double dy,
      double reach,
      double error) {
    double gap =
        nearest(normalX, normalY, b)
            + nearest(-normalX, -normalY, a)
            + (normalX * dx + normalY * dy);
    return isBeyond(gap, normalX, normalY, reach, error);
  }

  /** Returns true if an edge of the first core, which moves, certainly keeps the parts apart. */
  private static boolean keepsApart(
      Core a, Core b, double dx, double dy, double x, double y, double reach, double error) {
    double[] corners = a.corners();
    int end = a.first() + 2 * a.count();
    double startX = corners[end - 2];
    double startY = corners[end - 1];
    for (int i = a.first(); i < end; i += 2) {
      double normalX = corners[i + 1] - startY;
      double normalY = startX - corners[i];
      double gap =
          nearest(normalX, normalY, b) + (normalX * (dx - startX) + normalY * (dy - startY));
      double advance = Math.max(normalX * x + normalY * y, 0);
      if (isBeyond(gap - advance, normalX, normalY, reach, error)) {
        return true;
      }
      startX = corners[i];
      startY = corners[i + 1];
    }
    return false;
  }

  /** Returns the least product of a normal with a corner. */
  private static double nearest(double normalX, double normalY, Core core) {
    double[] corners = core.corners();
    int end = core.first() + 2 * core.count();
    double nearest = Double.POSITIVE_INFINITY;
    for (int j = core.first(); j < end; j += 2) {
      nearest = Math.min(nearest, normalX * corners[j] + normalY * corners[j + 1]);
    }
    return nearest;
  }

  /** Returns true if a gap is certainly larger than the reach, given its relative error. */
  private static boolean isBeyond(
      double gap, double normalX, double normalY, double reach, double error) {
    double bound = (Math.abs(normalX) + Math.abs(normalY)) * error + UNDERFLOW_OF_PRODUCTS;
    return gap > bound && isBeyond(gap - bound, normalX, normalY, reach);
  }

  /** Returns the sum of the absolute coordinates, which is cheaper than the largest of them. */
  private static double sum(double[] corners, int first, int count) {
    double sumX = 0;
    double sumY = 0;
    for (int k = first; k < first + 2 * count; k += 2) {
      sumX += Math.abs(corners[k]);
      sumY += Math.abs(corners[k + 1]);
    }
    return sumX + sumY;
  }

  /**
   * Returns infinity if an edge of the first core separates the parts; otherwise the largest finite
   * number if one separates the cores, a negative one if all edges are certainly crossed, and else
   * one from 0.
   */
  private static double separation(
      double[] a,
      int firstA,
      int countA,
      double[] b,
      int firstB,
      int countB,
      double dx,
      double dy,
      double reach,
      double error) {
    int endA = firstA + 2 * countA;
    int endB = firstB + 2 * countB;
    double result = Double.NEGATIVE_INFINITY;
    double x = a[endA - 2];
    double y = a[endA - 1];
    for (int i = firstA; i < endA; i += 2) {
      double nextX = a[i];
      double nextY = a[i + 1];
      double normalX = nextY - y;
      double normalY = x - nextX;
      double nearest = normalX * b[firstB] + normalY * b[firstB + 1];
      for (int j = firstB + 2; j < endB; j += 2) {
        nearest = Math.min(nearest, normalX * b[j] + normalY * b[j + 1]);
      }
      double gap = nearest + (normalX * (dx - x) + normalY * (dy - y));
      double bound = (Math.abs(normalX) + Math.abs(normalY)) * error + UNDERFLOW_OF_PRODUCTS;
      if (gap > bound) {
        if (isBeyond(gap - bound, normalX, normalY, reach)) {
          return Double.POSITIVE_INFINITY;
        }
        result = Double.MAX_VALUE;
      }
      result = Math.max(result, gap + bound);
      x = nextX;
      y = nextY;
    }
    return result;
  }

  /** Returns true if a gap, times the length of the normal, is certainly larger than the reach. */
  private static boolean isBeyond(double gap, double normalX, double normalY, double reach) {
    // The underflow counts before the product, since the reach may enlarge it.
    double most = reach * reach * (normalX * normalX + normalY * normalY + UNDERFLOW);
    return gap * gap > most + most * ErrorBounds.SQUARES + ErrorBounds.UNDERFLOW_OF_SQUARES;
  }

  /** Compares the smallest distance between a corner and an edge with the radii. */
  private static int compare(double square, double reach, double size, boolean areCoresApart) {
    if (square < near(reach - size * DISTANCE)) {
      return -1;
    }
    return areCoresApart && square > far(reach + size * DISTANCE) ? 1 : 0;
  }

  /**
   * Returns the square of the smallest distance from a corner of one core to an edge of another.
   */
  private static double squaredDistance(
      double[] a,
      int firstA,
      int countA,
      double[] b,
      int firstB,
      int countB,
      double dx,
      double dy) {
    int endA = firstA + 2 * countA;
    int endB = firstB + 2 * countB;
    double smallest = Double.POSITIVE_INFINITY;
    double x = a[endA - 2];
    double y = a[endA - 1];
    for (int i = firstA; i < endA; i += 2) {
      double edgeX = a[i] - x;
      double edgeY = a[i + 1] - y;
      // Infinite if the square underflows; then the result is NaN, and the answer is left open.
      double inverse = 1 / (edgeX * edgeX + edgeY * edgeY);
      for (int j = firstB; j < endB; j += 2) {
        double wayX = b[j] + (dx - x);
        double wayY = b[j + 1] + (dy - y);
        smallest = Math.min(smallest, squaredDistance(wayX, wayY, edgeX, edgeY, inverse));
      }
      x = a[i];
      y = a[i + 1];
    }
    return smallest;
  }

  /** Returns the squared distance of the end of a way from an edge, both from the same start. */
  private static double squaredDistance(
      double wayX, double wayY, double edgeX, double edgeY, double inverseOfSquare) {
    double along = Exact.clamp((wayX * edgeX + wayY * edgeY) * inverseOfSquare, 0, 1);
    double restX = wayX - along * edgeX;
    double restY = wayY - along * edgeY;
    return restX * restX + restY * restY;
  }

  private static boolean isInRange(double size, double reach) {
    return size > SMALLEST && size < LARGEST && reach < LARGEST;
  }

  /**
   * Compares two quadrilaterals: signs of doubles as those of their bits, which takes half the time
   * of comparing the doubles.
   */
  private static int compareQuadrilaterals(
      double[] a, int i, double[] b, int j, double dx, double dy, double places) {
    double diagonals = diagonals(a, i);
    double otherDiagonals = diagonals(b, j);
    double corners = Math.abs(a[i]) + Math.abs(a[i + 1]) + (Math.abs(b[j]) + Math.abs(b[j + 1]));
    double size = places + corners + (diagonals + otherDiagonals);
    if (!isInRange(size, 0)) {
      return 0;
    }
    double error = size * SEPARATION;
    int result = separate(a, i, b, j, dx, dy, error * diagonals + UNDERFLOW);
    return result < 0 ? separate(b, j, a, i, -dx, -dy, error * otherDiagonals + UNDERFLOW) : result;
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

  /** Returns the bits of a number, as an integer with the same sign. */
  private static long bits(double number) {
    return Double.doubleToRawLongBits(number);
  }

  /**
   * Compares a core with a point, without divisions. Vectors from the point to the corners have an
   * error of 4 u of the places and one rounding; with their sizes m and n, a cross product of two
   * is accurate to 20 u · m · n, and a distance to 24 u · (m + n). Infinite and NaN decide nothing.
   *
   * @param x x of the way from the point to the core's place
   * @param places the sum of the absolute coordinates of which (x, y) is the difference
   */
  private static int compareWithPoint(
      double[] corners, int first, int count, double x, double y, double places, double reach) {
    int end = first + 2 * count;
    double startX = corners[end - 2];
    double startY = corners[end - 1];
    double wayX = startX + x;
    double wayY = startY + y;
    double size = Math.abs(wayX) + Math.abs(wayY) + places / 2;
    if (count == 1) {
      return compareWithCorner(wayX * wayX + wayY * wayY, reach, size * SEPARATION);
    }
    boolean isNotInside = false;
    boolean isOutside = false;
    for (int k = first; k < end; k += 2) {
      double endX = corners[k];
      double endY = corners[k + 1];
      double nextX = endX + x;
      double nextY = endY + y;
      double nextSize = Math.abs(nextX) + Math.abs(nextY) + places / 2;
      double inside = wayX * nextY - wayY * nextX;
      double bound = size * nextSize * SEPARATION + UNDERFLOW;
      if (!(inside > bound)) {
        double edgeX = endX - startX;
        double edgeY = endY - startY;
        double square = edgeX * edgeX + edgeY * edgeY;
        double error = (size + nextSize) * SEPARATION;
        double outside = inside + bound;
        if (outside < 0
            && outside * outside > (square + UNDERFLOW) * far(reach + error) + UNDERFLOW) {
          return 1;
        }
        double along = -(wayX * edgeX + wayY * edgeY);
        if (along >= 0 && along <= square) {
          double distance = Math.abs(inside) + bound;
          double least = (square - UNDERFLOW) * near(reach - error) - UNDERFLOW;
          return distance * distance < least ? -1 : 0;
        }
        double distance = along < 0 ? wayX * wayX + wayY * wayY : nextX * nextX + nextY * nextY;
        int corner = compareWithCorner(distance, reach, error);
        if (corner <= 0) {
          return corner;
        }
        isNotInside = true;
        isOutside |= outside < 0;
      }
      startX = endX;
      startY = endY;
      wayX = nextX;
      wayY = nextY;
      size = nextSize;
    }
    return isNotInside ? isOutside || count < 3 ? 1 : 0 : -1;
  }

  /** Compares the square of the distance of a corner, given the error of the distance. */
  private static int compareWithCorner(double square, double reach, double error) {
    if (square < near(reach - error)) {
      return -1;
    }
    return square > far(reach + error) ? 1 : 0;
  }

  /**
   * Returns a number that is certainly less than the square of a distance; not positive if none.
   */
  private static double near(double distance) {
    return distance > 0 ? distance * distance * (1 - ErrorBounds.SQUARES) - UNDERFLOW : 0;
  }

  /** Returns a number that is certainly more than the square of a distance. */
  private static double far(double distance) {
    return distance * distance * (1 + ErrorBounds.SQUARES) + UNDERFLOW;
  }

  /** Compares two capsules, or discs, given by the ends of their cores. */
  public static int compareCapsules(
      double x0,
      double y0,
      double x1,
      double y1,
      double u0,
      double v0,
      double u1,
      double v1,
      double reach) {
    double size =
        (Math.abs(x0) + Math.abs(y0))
            + (Math.abs(x1) + Math.abs(y1))
            + ((Math.abs(u0) + Math.abs(v0)) + (Math.abs(u1) + Math.abs(v1)));
    if (!isInRange(size, reach)) {
      return 0;
    }
    double near = near(reach - size * DISTANCE);
    double far = far(reach + size * DISTANCE);
    double lost = (1 + far) * UNDERFLOW;
    double error = size * SEPARATION;

    // Ways between all ends, and their lengths.
    double x00 = u0 - x0;
    double y00 = v0 - y0;
    double x01 = u1 - x0;
    double y01 = v1 - y0;
    double x10 = u0 - x1;
    double y10 = v0 - y1;
    double x11 = u1 - x1;
    double y11 = v1 - y1;
    double d00 = x00 * x00 + y00 * y00;
    double d01 = x01 * x01 + y01 * y01;
    double d10 = x10 * x10 + y10 * y10;
    double d11 = x11 * x11 + y11 * y11;
    long isNear = bits(d00 - near) | bits(d01 - near) | bits(d10 - near) | bits(d11 - near);
    long isFar = bits(far - d00) & bits(far - d01) & bits(far - d10) & bits(far - d11);

    // The ends of the second beside the first and on either side of it, and the other way round.
    double dx = x1 - x0;
    double dy = y1 - y0;
    double du = u1 - u0;
    double dv = v1 - v0;
    // A point crosses nothing.
    long isOneSide = dx == 0 && dy == 0 || du == 0 && dv == 0 ? -1 : 0;
    long isCrossed = -1;
    for (int turn = 0; turn < 2; turn++) {
      double length = dx * dx + dy * dy;
      double left0 = dx * y00 - dy * x00;
      double left1 = dx * y01 - dy * x01;
      double along0 = dx * x00 + dy * y00;
      double along1 = dx * x01 + dy * y01;
      double square0 = left0 * left0;
      double square1 = left1 * left1;
      double nearest = near * length - lost;
      double farthest = far * length + lost;
      long isBeside0 = ~(bits(along0) | bits(length - along0));
      long isBeside1 = ~(bits(along1) | bits(length - along1));
      isNear |= isBeside0 & bits(square0 - nearest) | isBeside1 & bits(square1 - nearest);
      isFar &= (~isBeside0 | bits(farthest - square0)) & (~isBeside1 | bits(farthest - square1));
      double bound = (Math.abs(dx) + Math.abs(dy)) * error + UNDERFLOW;
      long isCertain = bits(bound * bound - square0) & bits(bound * bound - square1);
      long areSidesDifferent = bits(left0 * left1);
      isOneSide |= isCertain & ~areSidesDifferent;
      isCrossed &= isCertain & areSidesDifferent;
      dx = du;
      dy = dv;
      x00 = -x00;
      y00 = -y00;
      x01 = -x10;
      y01 = -y10;
    }
    return (isNear | isCrossed) < 0 ? -1 : (isFar & isOneSide) < 0 ? 1 : 0;
  }
}
