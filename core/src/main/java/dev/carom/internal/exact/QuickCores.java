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
   * Up to this number of corners, all edges are compared with a circle: 45 ns for 16 corners,
   * compared with 56 for stopping early, whose time depends less on the number.
   */
  private static final int MOST_CORNERS = 16;

  /**
   * The error of the distance of a corner from an edge's line, relative to the sum of the absolute
   * coordinates and times the edge's length. A normal has one rounding, a difference of places one,
   * and the dot products and sums up to six: together below 16 u. This is 32 u.
   */
  static final double SEPARATION = 0x1p-48;

  /**
   * The error of the distance of a corner from an edge, relative to the sum of the absolute
   * coordinates: a projection has about ten roundings. This is 128 u.
   */
  private static final double DISTANCE = 0x1p-46;

  /**
   * The error of a · b - c² in {@link #compareWithCircle}, relative to the square of m ≥ v² + w² +
   * reach² + places², and of a, b, c and the cross product, relative to m. With L = |v| + |w| +
   * places, v and w have an error of u · L, where L² ≤ 3 · (m - reach²). Products of them add two
   * roundings; with three of reach² and one of the difference, a and b have an error below 7 u · m,
   * c and the cross product likewise. None of them exceeds m, so that a · b - c² has an error of 28
   * u · m² and four roundings. This is 512 u. Where a · b - c² is below the bound, |c| exceeds
   * 2^-22 · m, and has the right sign.
   */
  private static final double CIRCLE = 0x1p-44;

  /** Fourth powers of sums of coordinates in this range do not overflow. */
  private static final double SMALLEST = 0x1p-250;

  private static final double LARGEST = 0x1p250;

  /**
   * Far more than the squared length of an edge, and a product with it, lose by underflow. Where it
   * makes a difference, the answer is left open.
   */
  static final double UNDERFLOW = 0x1p-1000;

  private QuickCores() {}

  static int compare(Core a, Core b) {
    return compare(a, b, 0);
  }

  /** Compares the distance of two parts with the given one, which is not negative. */
  static int compare(Core a, Core b, double distance) {
    double dx = b.x() - a.x() + (b.tailX() - a.tailX());
    double dy = b.y() - a.y() + (b.tailY() - a.tailY());
    double places = Math.abs(a.x()) + Math.abs(a.y()) + Math.abs(b.x()) + Math.abs(b.y());
    double reach = a.radius() + b.radius() + distance;
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
   * @param places at least |dx| + |dy|; the sum of the absolute coordinates of both places suffices
   * @param reach the sum of the radii and a distance, with up to two roundings, for which {@link
   *     ErrorBounds#SQUARES} and the errors of the distances have room
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
      return QuickQuadrilaterals.compare(a, firstA, b, firstB, dx, dy, places);
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
    return compareAll(a, firstA, countA, b, firstB, countB, dx, dy, places, reach);
  }

  private static int compareAll(
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
    // The obstacle's edges first: on the ground, 9 of 10 parts beside a path are decided by them.
    return isInRange(size, reach)
        && (keepsApart(b, a, -dx, -dy, -x, -y, reach, error)
            || keepsApart(a, b, dx, dy, x, y, reach, error)
            || isSeparatedBy(-y, x, a, b, dx, dy, reach, error)
            || isSeparatedBy(y, -x, a, b, dx, dy, reach, error));
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
   * Compares a circle with a polygon. With few corners, looks at all edges without branches that
   * depend on where the circle is: 20 ns instead of 45 if hits and misses alternate.
   *
   * <p>With corners at v and w from the centre, let a = v² - reach², b = w² - reach² and c = v · w
   * - reach². The square of the distance of a point that divides the edge by t, minus reach², is a
   * · (1 - t)² + 2 · c · t · (1 - t) + b · t². If neither corner is within reach, so that a and b
   * are positive, a point of the edge is if c is negative and c² exceeds a · b.
   *
   * @param reach the sum of the radii, rounded
   */
  public static int compareWithCircle(
      double centreX,
      double centreY,
      double[] corners,
      int first,
      int count,
      double placeX,
      double placeY,
      double reach) {
    double x = placeX - centreX;
    double y = placeY - centreY;
    double places = Math.abs(x) + Math.abs(y);
    if (count <= MOST_CORNERS) {
      // The difference from a place at the origin is exact.
      double rounded = placeX == 0 && placeY == 0 ? 0 : places;
      int quick = compareWithFewCorners(corners, first, count, x, y, rounded, reach);
      if (quick != 0) {
        return quick;
      }
    }
    return count > MOST_PAIRS ? 0 : compareWithPoint(corners, first, count, x, y, places, reach);
  }

  private static int compareWithFewCorners(
      double[] corners, int first, int count, double x, double y, double places, double reach) {
    double most = reach * reach;
    int end = first + 2 * count;
    double wayX = corners[end - 2] + x;
    double wayY = corners[end - 1] + y;
    double square = wayX * wayX + wayY * wayY;
    double a = square - most;
    // Sums up the squares of all corners so far, which costs less than those of an edge.
    double size = square + most + places * places + SMALLEST;
    long isWithinReach = 0;
    long isOutside = 0;
    // With k < end, a compiler may unroll the loop, which takes 0.5 ns more with so few corners.
    for (int k = first; k != end; k += 2) {
      double nextX = corners[k] + x;
      double nextY = corners[k + 1] + y;
      square = nextX * nextX + nextY * nextY;
      double inside = wayX * nextY - wayY * nextX;
      double b = square - most;
      double c = wayX * nextX + wayY * nextY - most;
      double apart = a * b - c * c;
      size += square;
      double bound = size * size * CIRCLE;
      // Neither b nor inside exceeds the size, so this bounds both from below.
      if (!(Math.abs(b * inside) > bound && Math.abs(apart) > bound)) {
        return 0;
      }
      isWithinReach |= bits(b) | bits(c) & bits(apart);
      isOutside |= bits(inside);
      wayX = nextX;
      wayY = nextY;
      a = b;
    }
    return sign(isWithinReach | ~isOutside);
  }

  /** Returns -1 if the first bit is set, otherwise 1. */
  static int sign(long bits) {
    return (int) (bits >> 63) | 1;
  }

  /** Returns the bits of a number, as an integer with the same sign. */
  static long bits(double number) {
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
}
