package dev.carom.index;

import static java.lang.Double.doubleToRawLongBits;

/**
 * The arithmetic of a way, from a start at time 0 to an end at time 1, against bounds. On each axis
 * the way crosses a border at (border - start) * inverse, and the bounds are met while it is inside
 * on both. The margins are many times the error of these roundings, so bounds that are met are
 * never missed; some that are barely not may pass.
 */
final class Way {
  /** Added to a time, to be on the safe side of its rounding. */
  static final double TIME_MARGIN = 0x1p-46;

  /** Added to a coordinate, as a part of the largest number involved. */
  static final double MARGIN = 0x1p-46;

  /** A motion below this counts as none: its inverse would overflow. */
  private static final double STILL = 1e-290;

  /** A way that goes further than this, or begins there, has no usable times. */
  private static final double WILD = 1e300;

  private Way() {}

  /**
   * The factor from a distance to a time. Without motion a huge one, so that what is not met at the
   * start is never met. With numbers that are too large the smallest one, so that with a start of 0
   * every time is 0 within the margin.
   */
  static double inverse(double start, double end, double pad) {
    double motion = end - start;
    if (!(Math.abs(start) + Math.abs(end) + pad < WILD)) {
      return Double.MIN_VALUE;
    }
    return Math.abs(motion) < STILL ? 1 / STILL : 1 / motion;
  }

  /** 1 if the number is negative, 0 if not; without a branch. */
  static int isNegative(double value) {
    return (int) (doubleToRawLongBits(value) >>> 63);
  }

  /** The pad with a margin for the rounding of coordinates. */
  static double grown(double pad, double start, double end) {
    double motion = Math.abs(end - start);
    double margin = MARGIN * (Math.abs(start) + Math.abs(end) + pad);
    return pad + margin + (motion < STILL ? motion : 0);
  }

  /** The start against which the near border counts: it is met earlier by the pad. */
  static double near(double start, double pad, double inverse) {
    return inverse == Double.MIN_VALUE ? 0 : inverse < 0 ? start - pad : start + pad;
  }

  /** The start against which the far border counts: it is met later by the pad. */
  static double far(double start, double pad, double inverse) {
    return inverse == Double.MIN_VALUE ? 0 : inverse < 0 ? start + pad : start - pad;
  }

  /**
   * False if the way misses the bounds, given the times at which it meets their near and their far
   * borders; the limit has its margin.
   */
  static boolean mayMeet(double nearX, double nearY, double farX, double farY, double limit) {
    double lateX = farX + TIME_MARGIN;
    double lateY = farY + TIME_MARGIN;
    // One branch on six signs: a wrong guess costs more than all of this.
    return (doubleToRawLongBits(limit - nearX)
            | doubleToRawLongBits(limit - nearY)
            | doubleToRawLongBits(lateX)
            | doubleToRawLongBits(lateY)
            | doubleToRawLongBits(lateY - nearX)
            | doubleToRawLongBits(lateX - nearY))
        >= 0;
  }
}
