package dev.carom.spark;

import java.util.Arrays;

/** The bounds of some shapes. */
final class Sample {
  static final int SIDES = 4;

  private double[] bounds = new double[64 * SIDES];
  private int count;

  /** Adds the bounds with that number of an array of many: minX, minY, maxX, maxY of each. */
  void add(double[] source, int index) {
    if (bounds.length == count * SIDES) {
      bounds = Arrays.copyOf(bounds, bounds.length * 2);
    }
    for (int side = 0; side < SIDES; side++) {
      // Large circles reach beyond all doubles; in the middle of their bounds would be no number.
      double value = source[index * SIDES + side];
      bounds[count * SIDES + side] = Math.max(-Double.MAX_VALUE, Math.min(Double.MAX_VALUE, value));
    }
    count++;
  }

  int count() {
    return count;
  }

  /** The smaller end of the bounds along an axis: 0 for x, 1 for y. */
  double min(int index, int axis) {
    return bounds[index * SIDES + axis];
  }

  /** The larger end of the bounds along an axis: 0 for x, 1 for y. */
  double max(int index, int axis) {
    return bounds[index * SIDES + 2 + axis];
  }

  double middle(int index, int axis) {
    return min(index, axis) / 2 + max(index, axis) / 2;
  }
}
