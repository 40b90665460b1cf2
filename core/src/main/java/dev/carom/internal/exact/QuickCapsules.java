// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static dev.carom.internal.exact.QuickCores.bits;
import static dev.carom.internal.exact.QuickCores.sign;

/**
 * Decides in plain doubles whether capsules meet, wherever rounding cannot have changed the answer,
 * without divisions and without branches that depend on where the capsules are.
 *
 * <p>The differences of points of two segments a and b fill a parallelogram with the sides a and b,
 * and capsules meet if its middle is not farther from the origin than the reach. In terms of d,
 * twice the way between the middles of the segments: if d is not farther than 2 · reach from the
 * parallelogram around the origin with half sides a and b. Only the two edges that face d matter.
 * Beyond an edge along b it is p = |d × b| - |a × b|, times the length of b, and beyond its ends e
 * = |d · b ∓ a · b| - b², where the sign says which of the two edges along b faces d.
 *
 * <p>All methods return 1 if the parts are apart, -1 if they overlap, and 0 if rounding hides it.
 */
public final class QuickCapsules {
  /**
   * The error of p, relative to the sum of squares m = a² + b² + d² + (2 · reach)², and of the
   * difference p² + e² - (2 · reach)² · b², relative to m².
   *
   * <p>With L = |a| + |b| + |d|, sides have one rounding, u · |a| and u · |b|, and d has one for
   * the sum of two ways that differ by a - b: 2 u · L. A product of two of them adds two roundings;
   * that of the sides has an error of 4 u · |a| · |b|, those with d have 5 u · L · |b|, p has 10 u
   * · L · |b|, and e has 11 u · L · |b|. This moves the distance from an edge by 15 u · L.
   *
   * <p>A wrong sign may choose the wrong edge. One of d × b is right for a d that is 5 u · L away,
   * one of a × d likewise, and one of a × b for an a that is 4 u · |a| away. Where a p is larger
   * than the bound, d × b and a × d are not both in doubt, so that such a d and a exist together.
   * The distances from their edges and from their parallelogram differ from the true ones by 9 u ·
   * L each. In total, a distance has an error of 33 u · L. A point of a wrong edge is a point of
   * the parallelogram, so for overlaps no sign matters.
   *
   * <p>At a distance near the reach, this makes an error of 80 u · L · 2 · reach · b² in the
   * difference, and its own roundings 16 u · (2 · reach)² · b²: below 85 u · m². This is 512 u.
   */
  private static final double SQUARES = 0x1p-44;

  /** Squares of sums of squares in this range neither overflow nor lose digits to underflow. */
  private static final double SMALLEST = 0x1p-200;

  private static final double LARGEST = 0x1p200;

  private QuickCapsules() {}

  /**
   * Compares two capsules, given by the ends of their segments.
   *
   * @param reach the sum of the radii and a distance, with up to two roundings
   */
  public static int compare(
      double x0,
      double y0,
      double x1,
      double y1,
      double u0,
      double v0,
      double u1,
      double v1,
      double reach) {
    double ax = x1 - x0;
    double ay = y1 - y0;
    double bx = u1 - u0;
    double by = v1 - v0;
    double dx = (u0 - x0) + (u1 - x1);
    double dy = (v0 - y0) + (v1 - y1);
    double squareA = ax * ax + ay * ay;
    double squareB = bx * bx + by * by;
    double product = ax * bx + ay * by;
    double area = ax * by - ay * bx;
    double crossA = ax * dy - ay * dx;
    double crossB = dx * by - dy * bx;
    double pA = Math.abs(crossA) - Math.abs(area);
    double pB = Math.abs(crossB) - Math.abs(area);
    double facingA = flip(product, bits(crossA) ^ bits(area));
    double facingB = flip(product, bits(crossB) ^ bits(area));
    double eA = positive(Math.abs(dx * ax + dy * ay - facingA) - squareA);
    double eB = positive(Math.abs(dx * bx + dy * by - facingB) - squareB);
    double most = 4 * reach * reach;
    double excessA = pA * pA + eA * eA - most * squareA;
    double excessB = pB * pB + eB * eB - most * squareB;
    double size = squareA + squareB + (dx * dx + dy * dy) + most;
    if (!(size > SMALLEST && size < LARGEST)) {
      return 0;
    }
    double bound = size * SQUARES;
    double boundOfSquares = bound * size;
    if (Math.abs(excessA) > boundOfSquares
        && Math.abs(excessB) > boundOfSquares
        && Math.abs(pA) > bound
        && Math.abs(pB) > bound) {
      return sign(bits(excessA) | bits(excessB) | bits(pA) & bits(pB));
    }
    if (Math.min(excessA, excessB) < -boundOfSquares || Math.max(pA, pB) < -bound) {
      return -1;
    }
    return Math.min(excessA, excessB) > boundOfSquares && Math.max(pA, pB) > bound ? 1 : 0;
  }

  /**
   * Compares a capsule, given by the ends of its segment, with a circle: a segment b of length 0.
   */
  public static int compareWithCircle(
      double x0, double y0, double x1, double y1, double x, double y, double reach) {
    double ax = x1 - x0;
    double ay = y1 - y0;
    double dx = (x - x0) + (x - x1);
    double dy = (y - y0) + (y - y1);
    double squareA = ax * ax + ay * ay;
    double p = ax * dy - ay * dx;
    double e = positive(Math.abs(dx * ax + dy * ay) - squareA);
    double most = 4 * reach * reach;
    double excess = p * p + e * e - most * squareA;
    double size = squareA + (dx * dx + dy * dy) + most;
    boolean isCertain =
        size > SMALLEST && size < LARGEST && Math.abs(excess) > size * size * SQUARES;
    return isCertain ? sign(bits(excess)) : 0;
  }

  /** Returns the number with its sign changed if the bits have a sign. */
  private static double flip(double number, long bits) {
    return Double.longBitsToDouble(bits(number) ^ bits & Long.MIN_VALUE);
  }

  /** Returns the number, or 0 if it is negative; without a branch. */
  private static double positive(double number) {
    return (number + Math.abs(number)) / 2;
  }
}
