// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.grid;

import dev.carom.internal.exact.ErrorBounds;

/**
 * One axis of a grid, divided into cells of equal size, and each of those into positions. A larger
 * value never has a smaller position, however it is rounded, so two intervals that meet share a
 * position. Values beyond the ends count as the end.
 */
final class Axis {
  /** A cell has 2^this positions. */
  static final int BITS = 7;

  /** No axis has more cells than this. */
  static final int MOST_CELLS = 1 << 22;

  final double origin;

  /** The end of the last cell. */
  private final double end;

  /** Positions per unit of length. */
  final double scale;

  /** The number of cells. */
  final int count;

  /** The length of a position: 1, or 0 on an axis without length. */
  final int step;

  /**
   * The size, in positions, of the numbers that determine its rounding; infinite if they overflow.
   */
  final double size;

  private final int last;

  private Axis(double origin, double end, double scale, int count, int step, double size) {
    this.origin = origin;
    this.end = end;
    this.scale = scale;
    this.count = count;
    this.step = step;
    this.size = size;
    last = step * ((count << BITS) - 1);
  }

  /** Divides the interval into this many cells; one if it has no length. */
  static Axis over(double min, double max, int count) {
    double origin = Math.max(min, -Double.MAX_VALUE);
    double length = max - origin;
    // The bounds of points on a line are a few ulps apart, too little for distances.
    double least = count == 1 ? ErrorBounds.SEGMENTS * Math.abs(origin) : 0;
    if (!(length > least)) {
      double scale = origin == 0 ? 1 : Math.min(1 / Math.abs(origin), Double.MAX_VALUE);
      return new Axis(origin, max, scale, 1, 0, 1 + (1 << BITS));
    }
    int positions = count << BITS;
    // The bounds keep the product below from being 0 * infinity.
    double scale = Math.min(positions / Math.min(length, Double.MAX_VALUE), Double.MAX_VALUE);
    boolean isInfinite = length > Double.MAX_VALUE;
    double size = isInfinite ? Double.POSITIVE_INFINITY : Math.abs(origin) * scale + positions;
    return new Axis(origin, max, scale, count, 1, size);
  }

  /** Returns true if an interval is beyond an end, where no shape of the grid is. */
  boolean isBeside(double min, double max) {
    return max < origin || min > end;
  }

  /** Returns the position of a value, moved to the nearest end if it is beyond. */
  int position(double value) {
    return nearest((value - origin) * scale);
  }

  /** Returns a position before it was rounded as one of the axis; the nearest if it is beyond. */
  int nearest(double position) {
    return Math.max(0, Math.min((int) position, last));
  }

  /**
   * Returns the cell that contains a position before it was rounded; the nearest if it is beyond.
   */
  int cellOf(double position) {
    return cell(nearest(position));
  }

  /** Returns true if a position before it was rounded is in one of the cells, not beyond them. */
  boolean isInside(double position) {
    return position >= 0 && position < count << BITS;
  }

  /** Returns the cell that contains a position. */
  static int cell(int position) {
    return position >> BITS;
  }

  /**
   * Returns more than the distance to every value on the axis from a position before it was
   * rounded.
   */
  double farthest(double position) {
    return 2 * (Math.abs(position) + (count << BITS)) / scale;
  }

  /** Returns the lower border of a cell, rounded. */
  double border(int cell) {
    return origin + (cell << BITS) / scale;
  }

  /** Returns the number of cells per unit of length. */
  double cellsPerUnit() {
    return scale / (1 << BITS);
  }

  /** Returns how far outside its borders a cell may hold a value because of rounding. */
  double slack() {
    double length = (count << BITS) / scale;
    return ErrorBounds.SEVEN_ROUNDINGS * (Math.abs(origin) + length) + 2 * Double.MIN_VALUE;
  }
}
