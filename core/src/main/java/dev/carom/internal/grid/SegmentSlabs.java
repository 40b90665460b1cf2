// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.grid;

import static java.lang.Double.doubleToRawLongBits;

import dev.carom.internal.exact.ErrorBounds;

/**
 * The slab test of a segment, from its start at time 0 to its end at time 1, against bounds. On
 * each axis the segment crosses a border at (border - start) * inverse, and it meets the bounds
 * while it is inside on both. The margins are many times the rounding errors, so bounds that are
 * met are never missed; some that are barely missed may pass.
 */
final class SegmentSlabs {
  /** Added to a time in doubles. */
  private static final double TIME_MARGIN = ErrorBounds.SEGMENTS;

  /** Added to a coordinate, relative to the largest number involved. */
  private static final double MARGIN = ErrorBounds.SEGMENTS;

  /** A motion below this counts as none: its inverse would overflow. */
  private static final double STILL = 1e-300;

  /** Coordinates beyond this have no usable times. */
  private static final double WILD = 1e290;

  private SegmentSlabs() {}

  /**
   * Returns the factor from a distance to a time. Without motion it is huge, so that bounds not met
   * at the start are never met; any positive number if everything is met, see {@link #reach}.
   */
  static double inverse(double start, double end) {
    double motion = end - start;
    return Math.abs(motion) < STILL ? 1 / STILL : Math.abs(motion) < WILD ? 1 / motion : 1;
  }

  /**
   * Returns the largest distance of bounds from the segment: the pad and a margin for rounding.
   * Infinite if numbers are too large for times, so that all bounds are met.
   */
  static double reach(double pad, double start, double end) {
    double largest = Math.abs(start) + Math.abs(end) + pad;
    return largest < WILD ? pad + MARGIN * largest + 1 / WILD : Double.POSITIVE_INFINITY;
  }

  /** Returns the start for the near border, which is met earlier by the reach. */
  static double near(double start, double reach, double inverse) {
    return inverse < 0 ? start - reach : start + reach;
  }

  /** Returns the start for the far border, which is met later by the reach. */
  static double far(double start, double reach, double inverse) {
    return inverse < 0 ? start + reach : start - reach;
  }

  /**
   * Returns false if the segment misses the bounds up to the limit. The arguments come from the
   * methods above.
   */
  static boolean mayMeet(
      double minX,
      double minY,
      double maxX,
      double maxY,
      double nearX,
      double nearY,
      double farX,
      double farY,
      double inverseX,
      double inverseY,
      double limit) {
    double enterX = ((inverseX < 0 ? maxX : minX) - nearX) * inverseX;
    double enterY = ((inverseY < 0 ? maxY : minY) - nearY) * inverseY;
    double leaveX = ((inverseX < 0 ? minX : maxX) - farX) * inverseX + TIME_MARGIN;
    double leaveY = ((inverseY < 0 ? minY : maxY) - farY) * inverseY + TIME_MARGIN;
    double last = limit + TIME_MARGIN;
    // One branch on six signs: a misprediction costs more than all of this.
    return (doubleToRawLongBits(last - enterX)
            | doubleToRawLongBits(last - enterY)
            | doubleToRawLongBits(leaveX)
            | doubleToRawLongBits(leaveY)
            | doubleToRawLongBits(leaveY - enterX)
            | doubleToRawLongBits(leaveX - enterY))
        >= 0;
  }

  /** Returns 1 if the number is negative, otherwise 0; without a branch. */
  static int isNegative(double value) {
    return (int) (doubleToRawLongBits(value) >>> 63);
  }
}
