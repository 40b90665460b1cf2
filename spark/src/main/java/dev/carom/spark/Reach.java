// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import java.io.Serializable;

/**
 * Enlarges bounds by half the distance that the shapes of a pair may have, so that the bounds of
 * every pair intersect. Both methods keep the order of numbers, so that the lower left corner of an
 * intersection is the same whether bounds are enlarged before or after.
 */
record Reach(double distance) implements Serializable {
  /** More than the roundings of the bounds and of the sums below, relative to their terms. */
  private static final double ROUNDING = 0x1p-49;

  /** Returns a lower side of enlarged bounds. */
  double low(double side) {
    return distance == 0 ? side : side - distance / 2 - slack(side);
  }

  /** Returns an upper side of enlarged bounds. */
  double high(double side) {
    return distance == 0 ? side : side + distance / 2 + slack(side);
  }

  private double slack(double side) {
    // The first term is lost if it underflows, and so would be half of the smallest distance.
    return (Math.abs(side) + distance) * ROUNDING + Double.MIN_VALUE;
  }

  /** Returns the size of enlarged bounds, or a little more. */
  double size(double size) {
    return distance == 0 ? size : (size + distance) * (1 + ROUNDING);
  }
}
