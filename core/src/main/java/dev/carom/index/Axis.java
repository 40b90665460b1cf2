package dev.carom.index;

/**
 * One axis of a grid, cut into cells of equal size. A larger value never has a smaller cell,
 * whatever the rounding, and values beyond the ends are in the first or the last cell; so two
 * intervals that meet have a cell in common.
 */
final class Axis {
  final double origin;
  final double scale;
  final int count;

  private Axis(double origin, double scale, int count) {
    this.origin = origin;
    this.scale = scale;
    this.count = count;
  }

  /** Cuts the interval into so many cells; one if it has no length. */
  static Axis over(double min, double max, int count) {
    double origin = Math.max(min, -Double.MAX_VALUE);
    double length = Math.min(max - origin, Double.MAX_VALUE);
    if (!(length > 0)) {
      return new Axis(origin, 1, 1);
    }
    // Both bounds keep the product in cell() from being 0 * infinity.
    return new Axis(origin, Math.min(count / length, Double.MAX_VALUE), count);
  }

  /** The cell that holds the value. */
  int cell(double value) {
    int cell = (int) ((value - origin) * scale);
    return Math.max(0, Math.min(cell, count - 1));
  }

  /** Where a cell begins, rounded. */
  double border(int cell) {
    return origin + cell / scale;
  }
}
