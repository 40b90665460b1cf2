// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static dev.carom.internal.exact.ErrorFree.sign;

/**
 * Tests whether a moving interval meets a resting one on both axes at the same time, as in real
 * arithmetic, for all finite inputs. All sweeps and casts against boxes use this.
 *
 * <p>On each axis the interval [low0, high0] moves by to - from, and [low1, high1], extended by
 * {@code reach} on both sides, rests. For a segment cast, low0 and high0 are both its start, and
 * from and to its ends; for two moving boxes, from and to are their motions.
 */
public final class Slabs {
  private Slabs() {}

  /**
   * Returns true if at some time the intervals of both axes meet; when touching does not count,
   * they must share more than a border.
   */
  public static boolean meet(
      double lowX0,
      double highX0,
      double fromX,
      double toX,
      double lowX1,
      double highX1,
      double reachX,
      double lowY0,
      double highY0,
      double fromY,
      double toY,
      double lowY1,
      double highY1,
      double reachY,
      boolean touchingCounts) {
    // Mirror an axis with negative motion, so that only the other case remains.
    if (toX < fromX) {
      return meet(
          -highX0,
          -lowX0,
          toX,
          fromX,
          -highX1,
          -lowX1,
          reachX,
          lowY0,
          highY0,
          fromY,
          toY,
          lowY1,
          highY1,
          reachY,
          touchingCounts);
    }
    if (toY < fromY) {
      return meet(
          lowX0,
          highX0,
          fromX,
          toX,
          lowX1,
          highX1,
          reachX,
          -highY0,
          -lowY0,
          toY,
          fromY,
          -highY1,
          -lowY1,
          reachY,
          touchingCounts);
    }
    int limit = touchingCounts ? 0 : -1;
    return meetOnAxis(lowX0, highX0, fromX, toX, lowX1, highX1, reachX, touchingCounts)
        && meetOnAxis(lowY0, highY0, fromY, toY, lowY1, highY1, reachY, touchingCounts)
        && compareEntryWithExit(
                highX0, fromX, toX, lowX1, reachX, lowY0, fromY, toY, highY1, reachY)
            <= limit
        && compareEntryWithExit(
                highY0, fromY, toY, lowY1, reachY, lowX0, fromX, toX, highX1, reachX)
            <= limit;
  }

  /**
   * Compares two times, each the distance left on an axis divided by a positive speed: (a0 + a1 +
   * a2) / (s0 + s1) with (b0 + b1 + b2) / (t0 + t1).
   */
  public static int compareTimes(
      double a0,
      double a1,
      double a2,
      double s0,
      double s1,
      double b0,
      double b1,
      double b2,
      double t0,
      double t1) {
    return signOfProducts(a0, a1, a2, t0, t1, b0, b1, b2, s0, s1);
  }

  /**
   * Compares the position of a coordinate, which starts at {@code start} and moves by m0 + m1, with
   * a border, at the time (a0 + a1 + a2) / (s0 + s1) for a positive speed s0 + s1.
   */
  public static int compareAt(
      double a0,
      double a1,
      double a2,
      double s0,
      double s1,
      double start,
      double m0,
      double m1,
      double border) {
    return signOfProducts(start, -border, 0, s0, s1, a0, a1, a2, -m0, -m1);
  }

  /** Returns the sign of (a0 + a1 + a2)·(b0 + b1) - (c0 + c1 + c2)·(d0 + d1). */
  private static int signOfProducts(
      double a0,
      double a1,
      double a2,
      double b0,
      double b1,
      double c0,
      double c1,
      double c2,
      double d0,
      double d1) {
    double b = b0 + b1;
    double d = d0 + d1;
    double difference = (a0 + a1 + a2) * b - (c0 + c1 + c2) * d;
    double magnitude =
        (Math.abs(a0) + Math.abs(a1) + Math.abs(a2)) * Math.abs(b)
            + (Math.abs(c0) + Math.abs(c1) + Math.abs(c2)) * Math.abs(d);
    if (Math.abs(difference)
        > ErrorBounds.SEVEN_ROUNDINGS * magnitude + ErrorBounds.UNDERFLOW_OF_PRODUCTS) {
      return sign(difference);
    }
    return Workspace.get().signOfProducts(a0, a1, a2, 0, b0, b1, c0, c1, c2, 0, d0, d1);
  }

  /**
   * Returns true if the interval, moving by to - from, which is not negative, ever meets the other.
   */
  private static boolean meetOnAxis(
      double low0,
      double high0,
      double from,
      double to,
      double low1,
      double high1,
      double reach,
      boolean touchingCounts) {
    int entersBeforeTheEnd = Exact.signOfSum(high0, reach, -low1, to, -from);
    int leavesAfterTheStart = Exact.signOfSum(high1, reach, -low0);
    if (touchingCounts) {
      return entersBeforeTheEnd >= 0 && leavesAfterTheStart >= 0;
    }
    boolean hasExtent = low0 < high0 || low1 < high1 || reach > 0;
    return hasExtent && entersBeforeTheEnd > 0 && leavesAfterTheStart > 0;
  }

  /**
   * Compares the time of entry on one axis with the time of exit on the other, both motions not
   * negative: the sign of (low1 - reach - high0) / motion - (high1' + reach' - low0') / motion'.
   * Returns -1 if either axis does not move: {@link #meetOnAxis} has then decided.
   */
  private static int compareEntryWithExit(
      double high0,
      double from,
      double to,
      double low1,
      double reach,
      double otherLow0,
      double otherFrom,
      double otherTo,
      double otherHigh1,
      double otherReach) {
    if (to == from || otherTo == otherFrom) {
      return -1;
    }
    return signOfProducts(
        low1, -reach, -high0, otherTo, -otherFrom, otherHigh1, otherReach, -otherLow0, to, -from);
  }
}
