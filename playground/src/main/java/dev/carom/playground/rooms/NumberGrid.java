// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.Circle;

/**
 * All doubles, or all floats, around the centre of a circle as the cells of a grid, with the
 * verdict of exact arithmetic and of the plain test for each. Cell (0, 0) is nearest to the centre.
 */
final class NumberGrid {
  /** A float has 29 bits less than a double. */
  private static final long DOUBLES_PER_FLOAT = 1L << 29;

  final NearTouch pair;

  /** The distance of two cells in doubles. */
  final long unit;

  private final long firstX;
  private final long firstY;

  NumberGrid(NearTouch pair, boolean floats) {
    this.pair = pair;
    unit = floats ? DOUBLES_PER_FLOAT : 1;
    Circle start = pair.moving;
    firstX = nearest(start.x());
    firstY = nearest(start.y());
  }

  /** Returns the bits of the nearest number of the grid. */
  private long nearest(double value) {
    return (Double.doubleToRawLongBits(value) + unit / 2) / unit * unit;
  }

  /** Returns true if the cells are floats. */
  boolean hasFloats() {
    return unit > 1;
  }

  /** Returns the number of a column. Positive numbers that follow each other have such bits. */
  double x(long column) {
    return Double.longBitsToDouble(firstX + column * unit);
  }

  /** Returns the number of a row. */
  double y(long row) {
    return Double.longBitsToDouble(firstY + row * unit);
  }

  /** Returns the distance of a column from the circle's first centre, in doubles. */
  double right(long column) {
    return column * unit + (firstX - Double.doubleToRawLongBits(pair.moving.x()));
  }

  /** Returns the distance of a row from the circle's first centre, in doubles. */
  double down(long row) {
    return row * unit + (firstY - Double.doubleToRawLongBits(pair.moving.y()));
  }

  /** Returns the column nearest to a distance in doubles. */
  long columnAt(double right) {
    return (long) Math.floor((right - right(0)) / unit + 0.5);
  }

  /** Returns the row nearest to a distance in doubles. */
  long rowAt(double down) {
    return (long) Math.floor((down - down(0)) / unit + 0.5);
  }

  /** Returns the column whose number is nearest to x. */
  long columnOf(double x) {
    return cells(Double.doubleToRawLongBits(x) - firstX);
  }

  /** Returns the row whose number is nearest to y. */
  long rowOf(double y) {
    return cells(Double.doubleToRawLongBits(y) - firstY);
  }

  private long cells(long doubles) {
    return Math.floorDiv(doubles + unit / 2, unit);
  }

  boolean intersects(long column, long row) {
    return pair.intersects(x(column), y(row));
  }

  boolean touches(long column, long row) {
    return pair.touches(x(column), y(row));
  }

  /** Returns the verdict of the plain test with the numbers of this grid. */
  boolean plain(long column, long row) {
    return hasFloats()
        ? pair.intersectsInFloats(x(column), y(row))
        : pair.intersectsInDoubles(x(column), y(row));
  }

  /**
   * Returns the first column, of those from one to another, whose verdict differs from that of the
   * first; the end if there is none. The shapes are convex and much larger than the grid, so the
   * verdict changes once at most.
   */
  long change(long row, long from, long to) {
    boolean first = intersects(from, row);
    if (intersects(to - 1, row) == first) {
      return to;
    }
    long low = from;
    long high = to - 1;
    while (high - low > 1) {
      long middle = (low + high) >> 1;
      if (intersects(middle, row) == first) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return high;
  }
}
