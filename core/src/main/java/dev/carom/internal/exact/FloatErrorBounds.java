// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

/**
 * Bounds for the rounding errors of computations in single precision, each with the reason why it
 * holds. They are derived like those of {@link ErrorBounds}, with u = 2^-24 and an error of at most
 * 2^-150 for a product that underflows.
 */
public final class FloatErrorBounds {
  /**
   * The error of a difference of squared lengths dx² + dy² - r², relative to dx² + dy² + r². As in
   * {@link ErrorBounds#SQUARES} there are 5 roundings. This is 16 u.
   */
  public static final float SQUARES = 0x1p-20f;

  /**
   * The factor for r² that makes dx² + dy² - r² negative for all lengths up to r: 4 roundings for
   * the squares, 3 for r², and one for the product with this factor, which is 1 + 16 u.
   */
  public static final float LARGER_SQUARE = 1 + SQUARES;

  /**
   * The same for gaps that were doubled to save a branch: 4 · (1 + 32 u). The roundings of the gaps
   * themselves are covered by {@link #SIZES} and {@link #POSITIONS}.
   */
  public static final float FOUR_LARGER_SQUARES = 4 + 0x1p-17f;

  /**
   * Far more than squares lose by underflow. A difference of squares that exceeds it has the right
   * sign.
   */
  public static final float UNDERFLOW_OF_SQUARES = 0x1p-120f;

  /**
   * More than three squares lose by underflow, 2^-150 each. Subtracted from a difference of squares
   * that is 0, it makes a touch negative.
   */
  public static final float UNDERFLOW_OF_CANDIDATES = 0x1p-140f;

  /**
   * Longer than any length whose square loses digits to underflow, which begins at 2^-63. Added to
   * a root, it makes up for what the square has lost.
   */
  public static final float UNDERFLOW_OF_ROOTS = 0x1p-59f;

  /**
   * The largest number that a test on squares accepts: differences of such numbers, doubled and
   * squared, stay finite, as 2 · (2^62)² = 2^125.
   */
  public static final float LARGEST_TO_SQUARE = 0x1p60f;

  /**
   * By how much sizes are enlarged when they become floats, relative to the size. The roundings:
   * one for the conversion, one for the sum of two sizes, one for the difference of two centres
   * that are about as far apart, and one for the gap: 4 u. This is 32 u.
   */
  public static final double SIZES = 0x1p-19;

  /**
   * By how much sizes are enlarged relative to the position: u for its conversion to a float; those
   * to doubles before that are 2^29 times smaller. This is 8 u.
   */
  public static final double POSITIONS = 0x1p-21;

  /** By how much sizes are enlarged in any case, to make up for underflow of the above. */
  public static final double LEAST_ENLARGEMENT = 0x1p-40;

  /**
   * The error of the time at which a segment crosses a side of a shape, as the time of a border of
   * the cell plus that from there to the side, and of a distance between positions. Relative to the
   * largest position, and to the times from 0 to 1: u for the conversion of the first time to a
   * float, 2 u for the product that is the second one, and u for the sum. This is 16 u.
   */
  public static final double SEGMENTS = 0x1p-20;

  /**
   * The error of the bottom of a strip, relative to the sum of the two terms it is made of: one
   * rounding for the number of strips times their height, two for the inverse of the height and the
   * product by which shapes were assigned, and one for the sum: 4 u. This is 16 u.
   */
  public static final float STRIPS = 0x1p-20f;

  /**
   * The error of the difference of two coordinates that were rounded to floats, relative to the
   * largest coordinate: u for each of them, and as much for the largest, which is rounded too. This
   * is 4 u.
   */
  public static final float ROUNDED_DISTANCE = 0x1p-22f;

  /** By how much the square of the length of a rounded direction may differ from 1. */
  public static final float DIRECTIONS = 0x1p-18f;

  /**
   * The error of the gap between two turned boxes along a side of one, relative to the sum of the
   * way |dx| + |dy| and of both half diagonals, for directions of length 1 up to {@link
   * #DIRECTIONS}. All numbers may be rounded doubles, apart from the way, so that there are 4
   * roundings for the way along the side, 2 for the own size, 8 for each size of the other, whose
   * sum is up to √2 half diagonals, and 3 for the sum of all: less than 20 u. The direction's
   * length is taken for 1, which is 64 u of the own size. This is 256 u.
   */
  public static final float TURNED_GAPS = 0x1p-16f;

  /**
   * The error of the gap between a circle, in doubles, and a box whose centre and half sizes were
   * rounded to floats, relative to f, which is the largest coordinate of all boxes, seen from their
   * middle, and at least four times the radius: u · f for the centre and as much for the half size.
   * The roundings to doubles, of numbers up to a few f, are 2^29 times smaller; a gap wider than
   * twice the radius exceeds the radius by far more than its error. This is 4 u.
   */
  public static final double BOX_GAPS = 0x1p-22;

  /**
   * The same for a turned box, along its sides. Both components of the direction have an error of
   * u, and the ways along the axes are at most 2 f long, which adds 4 u · f. This is 16 u.
   */
  public static final double TURNED_BOX_GAPS = 0x1p-20;

  private FloatErrorBounds() {}

  /**
   * Returns more than twice the error of the distance of two scaled shapes and of the sum of their
   * sizes, which is {@code reach}. Coordinates are below 2^21, so both sizes were enlarged by up to
   * 2 · 2^21 · {@link #POSITIONS} = 2, and their centres moved by 1/8 along each axis: 4.5 in all.
   * The sum of the sizes was enlarged by {@link #SIZES}, and rounded a few times: less than 2^-18
   * of it.
   */
  public static float scaledDistance(float reach) {
    return 12 + reach * 0x1p-16f;
  }
}
