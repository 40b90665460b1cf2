package dev.carom.index;

/**
 * One axis of a grid, cut into cells of equal size. Positions on it are floats, measured in cells.
 * A larger value never has a smaller position, whatever the rounding, and values beyond the ends
 * have the position of the end; so two intervals that meet share a position, and a value with a
 * smaller position is smaller.
 */
final class Axis {
  /** The error of a position as a part of the number of cells, and some more. */
  static final double FLOAT_MARGIN = 0x1p-22;

  final double origin;

  /** Cells per unit of length. */
  final double scale;

  /** The number of cells. */
  final int count;

  private final double low;
  private final double high;

  private Axis(double origin, double scale, int count, double end) {
    this.origin = origin;
    this.scale = scale;
    this.count = count;
    low = origin - slack();
    high = end + slack();
  }

  /** Cuts the interval into so many cells; one if it has no length. */
  static Axis over(double min, double max, int count) {
    double origin = Math.max(min, -Double.MAX_VALUE);
    double length = Math.min(max - origin, Double.MAX_VALUE);
    if (!(length > 0)) {
      return new Axis(origin, 1, 1, max);
    }
    // Both bounds keep the product below from being 0 * infinity.
    return new Axis(origin, Math.min(count / length, Double.MAX_VALUE), count, max);
  }

  /** The position of a value, from 0 to the number of cells. */
  float position(double value) {
    return (float) Math.max(0, Math.min((value - origin) * scale, count));
  }

  /** The cell that holds a position. */
  int cell(float position) {
    return Math.min((int) position, count - 1);
  }

  /** True if an interval is certainly beyond an end, and so meets nothing in the cells. */
  boolean isBeyond(double min, double max) {
    return min > high || max < low;
  }

  /** Where a cell begins, rounded. */
  double border(int cell) {
    return origin + cell / scale;
  }

  /** How far from where it should be a value can be and still be in a cell, by rounding. */
  double slack() {
    double length = count / scale;
    return FLOAT_MARGIN * length + 0x1p-50 * (Math.abs(origin) + length) + 2 * Double.MIN_VALUE;
  }
}
