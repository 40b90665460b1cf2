// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.index;

import static java.lang.Float.floatToRawIntBits;

import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.exact.FloatErrorBounds;

/**
 * One axis of a grid, divided into cells of equal size. Positions on it are floats, measured in
 * cells. A larger value never has a smaller position, however it is rounded, so two intervals that
 * meet share a position. Values beyond the ends count as the end.
 */
final class Axis {
  final double origin;

  /** Cells per unit of length. */
  final double scale;

  /** The number of cells. */
  final int count;

  /** The size, in cells, of the numbers that determine its rounding; infinite if they overflow. */
  final double size;

  private final int countBits;

  private Axis(double origin, double scale, int count, double size) {
    this.origin = origin;
    this.scale = scale;
    this.count = count;
    this.size = size;
    countBits = floatToRawIntBits(count);
  }

  /** Divides the interval into this many cells; one if it has no length. */
  static Axis over(double min, double max, int count) {
    double origin = Math.max(min, -Double.MAX_VALUE);
    double length = max - origin;
    if (!(length > 0)) {
      double scale = origin == 0 ? 1 : Math.min(1 / Math.abs(origin), Double.MAX_VALUE);
      return new Axis(origin, scale, 1, 2);
    }
    // The bounds keep the product below from being 0 * infinity.
    double scale = Math.min(count / Math.min(length, Double.MAX_VALUE), Double.MAX_VALUE);
    boolean isInfinite = length > Double.MAX_VALUE;
    double size = isInfinite ? Double.POSITIVE_INFINITY : Math.abs(origin) * scale + count;
    return new Axis(origin, scale, count, size);
  }

  /**
   * Returns the position of a value; below 0 or above the number of cells if it is beyond the ends.
   */
  float position(double value) {
    return (float) ((value - origin) * scale);
  }

  /** Returns the cell that contains a position. */
  int cell(float position) {
    return Math.max(0, Math.min((int) position, count - 1));
  }

  /**
   * Returns the bits of a position, moved to the nearest end if it is beyond. As integers they have
   * the same order as the positions, and are faster to compare.
   */
  int bits(float position) {
    return Math.max(0, Math.min(floatToRawIntBits(position), countBits));
  }

  /** Returns the lower border of a cell, rounded. */
  double border(int cell) {
    return origin + cell / scale;
  }

  /** Returns how far outside its borders a cell may hold a value because of rounding. */
  double slack() {
    double length = count / scale;
    double rounding = ErrorBounds.SEVEN_ROUNDINGS * (Math.abs(origin) + length);
    return FloatErrorBounds.CELLS * length + rounding + 2 * Double.MIN_VALUE;
  }
}
