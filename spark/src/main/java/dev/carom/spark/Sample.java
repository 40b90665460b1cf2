// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import java.util.Arrays;

/** The bounds of a sample of shapes. */
final class Sample {
  static final int SIDES = 4;

  private final Reach reach;
  private double[] bounds = new double[64 * SIDES];
  private int count;

  /** Creates a sample whose bounds are enlarged. */
  Sample(Reach reach) {
    this.reach = reach;
  }

  /** Adds the bounds at an index of an array with minX, minY, maxX, maxY of each shape. */
  void add(double[] source, int index) {
    if (bounds.length == count * SIDES) {
      bounds = Arrays.copyOf(bounds, bounds.length * 2);
    }
    for (int side = 0; side < SIDES; side++) {
      // Large circles may exceed the range of doubles, and the middle of infinite bounds is NaN.
      double given = source[index * SIDES + side];
      double value = side < SIDES / 2 ? reach.low(given) : reach.high(given);
      bounds[count * SIDES + side] = Math.max(-Double.MAX_VALUE, Math.min(Double.MAX_VALUE, value));
    }
    count++;
  }

  int count() {
    return count;
  }

  /** Returns the lower end of the bounds along an axis: 0 for x, 1 for y. */
  double min(int index, int axis) {
    return bounds[index * SIDES + axis];
  }

  /** Returns the upper end of the bounds along an axis: 0 for x, 1 for y. */
  double max(int index, int axis) {
    return bounds[index * SIDES + 2 + axis];
  }

  double middle(int index, int axis) {
    return min(index, axis) / 2 + max(index, axis) / 2;
  }
}
