// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static dev.carom.internal.exact.ErrorFree.sign;

/**
 * Tests whether a moving point comes near another point, as in real arithmetic, for all finite
 * inputs.
 *
 * <p>The point starts at (x0, y0) and moves in a straight line by (toX - fromX, toY - fromY): for a
 * segment these are its ends, for two moving shapes their two motions. The other point (x1, y1)
 * rests.
 */
public final class Paths {
  private Paths() {}

  /**
   * Returns true if the distance becomes less than r0 + r1 or, when touching counts, equal to it.
   */
  public static boolean reach(
      double x0,
      double y0,
      double fromX,
      double fromY,
      double toX,
      double toY,
      double x1,
      double y1,
      double r0,
      double r1,
      boolean touchingCounts) {
    int comparison;
    if (signOfApproach(x0, y0, fromX, fromY, toX, toY, x1, y1) <= 0) {
      comparison = Exact.compareDistance(x0, y0, x1, y1, r0, r1);
    } else if (signOfApproachAtEnd(x0, y0, fromX, fromY, toX, toY, x1, y1) >= 0) {
      comparison = compareDistanceAtEnd(x0, y0, fromX, fromY, toX, toY, x1, y1, r0, r1);
    } else {
      comparison = comparePassing(x0, y0, fromX, fromY, toX, toY, x1, y1, r0, r1);
    }
    return touchingCounts ? comparison <= 0 : comparison < 0;
  }

  /**
   * Returns 1 if the point initially approaches the other point, -1 if it moves away, 0 if neither.
   */
  public static int signOfApproach(
      double x0,
      double y0,
      double fromX,
      double fromY,
      double toX,
      double toY,
      double x1,
      double y1) {
    double px = x1 - x0;
    double py = y1 - y0;
    double mx = toX - fromX;
    double my = toY - fromY;
    double alongX = px * mx;
    double alongY = py * my;
    double approach = alongX + alongY;
    double magnitude = Math.abs(alongX) + Math.abs(alongY);
    if (Math.abs(approach)
        > ErrorBounds.SEVEN_ROUNDINGS * magnitude + ErrorBounds.UNDERFLOW_OF_PRODUCTS) {
      return sign(approach);
    }
    if ((px == 0 || mx == 0) && (py == 0 || my == 0)) {
      return 0;
    }
    return Workspace.get().signOfProducts(x1, -x0, 0, 0, toX, -fromX, y0, -y1, 0, 0, toY, -fromY);
  }

  /** Like {@link #signOfApproach}, at the end of the path. */
  private static int signOfApproachAtEnd(
      double x0,
      double y0,
      double fromX,
      double fromY,
      double toX,
      double toY,
      double x1,
      double y1) {
    double px = x1 - x0 - toX + fromX;
    double py = y1 - y0 - toY + fromY;
    double mx = toX - fromX;
    double my = toY - fromY;
    double approach = px * mx + py * my;
    double magnitude =
        magnitude(x1, x0, toX, fromX) * Math.abs(mx) + magnitude(y1, y0, toY, fromY) * Math.abs(my);
    if (Math.abs(approach)
        > ErrorBounds.SEVEN_ROUNDINGS * magnitude + ErrorBounds.UNDERFLOW_OF_PRODUCTS) {
      return sign(approach);
    }
    return Workspace.get()
        .signOfProducts(x1, -x0, -toX, fromX, toX, -fromX, -y1, y0, toY, -fromY, toY, -fromY);
  }

  /** Compares the distance at the end of the path with r0 + r1. */
  private static int compareDistanceAtEnd(
      double x0,
      double y0,
      double fromX,
      double fromY,
      double toX,
      double toY,
      double x1,
      double y1,
      double r0,
      double r1) {
    double px = x1 - x0 - toX + fromX;
    double py = y1 - y0 - toY + fromY;
    double r = r0 + r1;
    double difference = px * px + py * py - r * r;
    double xParts = magnitude(x1, x0, toX, fromX);
    double yParts = magnitude(y1, y0, toY, fromY);
    // Three roundings of each sum, where seven are allowed for: the rest covers the squares.
    double magnitude =
        (2 * Math.abs(px) + ErrorBounds.SEVEN_ROUNDINGS * xParts) * xParts
            + (2 * Math.abs(py) + ErrorBounds.SEVEN_ROUNDINGS * yParts) * yParts;
    if (Math.abs(difference)
        > ErrorBounds.SEVEN_ROUNDINGS * magnitude + ErrorBounds.UNDERFLOW_OF_PRODUCTS) {
      return sign(difference);
    }
    return Workspace.get().signOfSquares(x1, -x0, -toX, fromX, y1, -y0, -toY, fromY, r0, r1);
  }

  /** Compares r0 + r1 with the distance of (x1, y1) from the line the point moves on. */
  private static int comparePassing(
      double x0,
      double y0,
      double fromX,
      double fromY,
      double toX,
      double toY,
      double x1,
      double y1,
      double r0,
      double r1) {
    // Along an axis the problem is linear, so sliding along a wall stays cheap.
    if (toY == fromY) {
      return compareOffset(y0, y1, r0, r1);
    }
    if (toX == fromX) {
      return compareOffset(x0, x1, r0, r1);
    }
    double px = x1 - x0;
    double py = y1 - y0;
    double mx = toX - fromX;
    double my = toY - fromY;
    double r = r0 + r1;
    double left = px * my;
    double right = py * mx;
    double cross = left - right;
    // Four roundings, allowed for four times: the rest covers the nine of the squares.
    double crossError = 2 * ErrorBounds.SEVEN_ROUNDINGS * (Math.abs(left) + Math.abs(right));
    double motion = mx * mx + my * my;
    double reach = r * r;
    double difference = cross * cross - reach * motion;
    double error =
        (2 * Math.abs(cross) + crossError) * crossError
            + ErrorBounds.UNDERFLOW_OF_PRODUCTS * (1 + motion + reach);
    if (Math.abs(difference) > error) {
      return sign(difference);
    }
    return Workspace.get().signOfPassing(x1, -x0, y1, -y0, toX, -fromX, toY, -fromY, r0, r1);
  }

  /** Returns the sign of |c1 - c0| - (r0 + r1). */
  private static int compareOffset(double c0, double c1, double r0, double r1) {
    return c0 < c1 ? Exact.signOfSum(c1, -c0, -r0, -r1) : Exact.signOfSum(c0, -c1, -r0, -r1);
  }

  private static double magnitude(double a, double b, double c, double d) {
    return Math.abs(a) + Math.abs(b) + Math.abs(c) + Math.abs(d);
  }
}
