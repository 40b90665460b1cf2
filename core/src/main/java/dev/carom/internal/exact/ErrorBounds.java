// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

/**
 * Bounds for the rounding errors of computations in double precision, each with the reason why it
 * holds. {@link FloatErrorBounds} has those for single precision.
 *
 * <p>The derivations count roundings. A sum, difference, product, quotient or square root is the
 * true result times 1 + d, where |d| is at most u = 2^-53. After k roundings the factor is within k
 * · u / (1 - k · u) of 1, which is k · u up to a part in 2^50. Sums and differences are exact if
 * they underflow, and a product is then wrong by at most 2^-1075. All bounds are powers of two, so
 * multiplying by them is exact. Most are generous: a bound that is too large sends a few more cases
 * to exact arithmetic or lets a search find a few more candidates, neither of which changes a
 * result.
 */
public final class ErrorBounds {
  /** The relative error of one rounding, u: at least half an ulp of the number it is applied to. */
  public static final double HALF_ULP = 0x1p-53;

  /** At least one ulp, and less than two, of the number it is applied to. */
  public static final double ULP = 0x1p-52;

  /**
   * How far the square of a unit vector's length may be from 1; far more than rounding of its
   * components can cause.
   */
  public static final double UNIT_LENGTH = 1e-12;

  /**
   * The relative error of up to seven roundings. It is 8 u: the eighth is for the roundings of the
   * bound itself. Applied to the sum of the absolute values of all terms, which bounds errors of
   * terms that cancel as well.
   */
  public static final double SEVEN_ROUNDINGS = 0x1p-50;

  /** The absolute error of up to 32 products that underflow, 2^-1075 each. */
  public static final double UNDERFLOW_OF_PRODUCTS = 0x1p-1070;

  /**
   * The error of a difference of squared lengths dx² + dy² - r², relative to dx² + dy² + r², where
   * dx and dy are rounded sums of two doubles, and r of up to three. The square of dx has three
   * roundings: that of the sum counts twice, and the product adds one. The sum of the squares and
   * the difference add one each: 5 u. The square of r has up to five, and the difference adds one:
   * 6 u. This is 32 u, which also covers the square root of such a square, multiplied by 1 + this
   * bound.
   */
  public static final double SQUARES = 0x1p-48;

  /**
   * Far more than squares lose by underflow, 2^-1075 each. A difference of squares that exceeds it
   * has the right sign.
   */
  public static final double UNDERFLOW_OF_SQUARES = 0x1p-1000;

  /**
   * Longer than any length whose square loses digits to underflow, which begins at 2^-511. Added to
   * a root, it makes up for what the square has lost.
   */
  public static final double UNDERFLOW_OF_ROOTS = 0x1p-499;

  /**
   * The error of a position on a segment and of the time at which the segment crosses a border,
   * (border - start) · (1 / (end - start)), relative to the largest coordinate, and to the times
   * from 0 to 1. The roundings: one for the start moved by a reach, one for the difference, two for
   * the inverse and one for the product: 5 u. This is 128 u.
   */
  public static final double SEGMENTS = 0x1p-46;

  /**
   * By how much a path between the middles of bounds is widened, relative to its coordinates and to
   * the half sizes of the bounds. The roundings: one each for the middle, the half size, the sum of
   * the two and the end of the path: 4 u. This is 32 u.
   */
  public static final double PATHS = 0x1p-48;

  /**
   * A margin for searches that may find too much but must not miss anything, relative to the
   * numbers involved. The computations have at most ten roundings; this is 256 u.
   */
  public static final double SEARCHES = 0x1p-45;

  /**
   * A relative difference that is attributed to rounding where no sign depends on it: 8192 u. Also
   * how much of the terms a sum must retain so that twice the digits of a double, 2^-100 of the
   * terms, are still 60 digits of the sum.
   */
  public static final double NEGLIGIBLE = 0x1p-40;

  /** A quotient above this has lost no digits to underflow, which begins at 2^-1022. */
  public static final double SMALLEST_QUOTIENT = 0x1p-900;

  /** The square of a number above this, times {@link #NEGLIGIBLE}, is still 2^-840. */
  public static final double SMALLEST_TO_SQUARE = 0x1p-400;

  /** The sum of a few squares of numbers below this is at most about 2^1002, and so finite. */
  public static final double LARGEST_TO_SQUARE = 0x1p500;

  private ErrorBounds() {}

  /**
   * Returns a number below a sum of two doubles that was rounded to {@code sum}. The true sum is
   * within half an ulp. What is subtracted is at least an ulp, and rounding keeps the order, so the
   * result is not above the next double below {@code sum}. Cheaper than finding that double.
   */
  public static double belowSum(double sum) {
    return sum - (Math.abs(sum) * ULP + UNDERFLOW_OF_SQUARES);
  }

  /** Returns a number above a sum of two doubles that was rounded to {@code sum}. */
  public static double aboveSum(double sum) {
    return sum + (Math.abs(sum) * ULP + UNDERFLOW_OF_SQUARES);
  }
}
