// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.grid;

import static java.lang.Float.floatToRawIntBits;

import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.exact.FloatErrorBounds;

/** Searches the cells around a point. */
final class CellsAround {
  /** Added to a time in floats, and to a position relative to the largest number involved. */
  private static final double FLOAT_MARGIN = FloatErrorBounds.SEGMENTS;

  /** Numbers of positions beyond this have no usable squares. */
  private static final double LARGEST_AREA = 1e15;

  /** Cells that are longer or higher than this many times have no usable distances. */
  private static final double MOST_STRETCHED = 1024;

  /** More positions than there are in two cells. */
  private static final double CELLS = 4 << Axis.BITS;

  /** Makes up for the rounding of the square of a distance. */
  private static final double FARTHER = 1 + FloatErrorBounds.SEGMENTS;

  /** If nothing is found, the next search reaches this many times as far. */
  private static final double WIDER = 4;

  /** Not found. */
  private static final long NONE = Long.MAX_VALUE;

  private CellsAround() {}

  /**
   * Visits the shapes of one grid that may be within the reach of a point, the one that seems
   * closest first. A shape may be visited more than once.
   *
   * @return the reach that the visitor returned last
   */
  static double search(
      PackedCells grid, double pointX, double pointY, double reach, SegmentVisitor visitor) {
    double startX = (pointX - grid.x.origin) * grid.x.scale;
    double startY = (pointY - grid.y.origin) * grid.y.scale;
    // The whole grid is not farther away, and a longer reach would only enlarge the margins.
    double farthest = grid.x.farthest(startX) + grid.y.farthest(startY);
    if (!(reach > farthest)) {
      return search(grid, pointX, pointY, startX, startY, reach, visitor);
    }
    double left = search(grid, pointX, pointY, startX, startY, farthest, visitor);
    return left < farthest ? left : reach;
  }

  private static double search(
      PackedCells grid,
      double pointX,
      double pointY,
      double startX,
      double startY,
      double firstReach,
      SegmentVisitor visitor) {
    Axis x = grid.x;
    Axis y = grid.y;
    long[] entries = grid.entries;
    double sizeX = (Math.abs(pointX) + firstReach) * x.scale + x.size;
    double sizeY = (Math.abs(pointY) + firstReach) * y.scale + y.size;
    double aspect = x.scale / y.scale;
    if (!(sizeX + sizeY + Math.abs(startX) + Math.abs(startY) < LARGEST_AREA)) {
      return visitAll(grid, 0, grid.entries.length, pointX, pointY, firstReach, visitor);
    }
    // All in positions of x. The margins cover the rounding of every number below.
    double marginX = ErrorBounds.SEGMENTS * sizeX + FLOAT_MARGIN * (firstReach * x.scale + CELLS);
    double marginY = ErrorBounds.SEGMENTS * sizeY + FLOAT_MARGIN * (firstReach * y.scale + CELLS);
    if (!(aspect < MOST_STRETCHED && aspect > 1 / MOST_STRETCHED)) {
      return inReach(grid, pointX, pointY, startX, startY, marginX, marginY, firstReach, visitor);
    }
    double margin = marginX + marginY * aspect;
    float stretch = (float) aspect;
    // The cell of the point often holds the closest shape, and the others are not needed then.
    int row = y.cellOf(startY);
    int column = x.cellOf(startX);
    long closest = closest(grid, row, row, column, column, startX, startY, stretch);
    double around = 0;
    while (closest == NONE && around < firstReach) {
      around = Math.min(Math.max(WIDER * around, cellSize(x, y)), firstReach);
      closest =
          closest(
              grid,
              y.cellOf(startY - (around * y.scale + marginY)),
              y.cellOf(startY + (around * y.scale + marginY)),
              x.cellOf(startX - (around * x.scale + marginX)),
              x.cellOf(startX + (around * x.scale + marginX)),
              startX,
              startY,
              stretch);
    }
    if (closest == NONE) {
      return firstReach;
    }
    int visited = (int) closest;
    double reach = visitNear(grid, entries[visited], pointX, pointY, firstReach, visitor);
    if (reach < 0) {
      return reach;
    }
    int lastRow = y.cellOf(startY + (reach * y.scale + marginY));
    int firstColumn = x.cellOf(startX - (reach * x.scale + marginX));
    int lastColumn = x.cellOf(startX + (reach * x.scale + marginX));
    for (row = y.cellOf(startY - (reach * y.scale + marginY)); row <= lastRow; row++) {
      float inY = (float) (startY - (row << Axis.BITS));
      for (column = firstColumn; column <= lastColumn; column++) {
        float inX = (float) (startX - (column << Axis.BITS));
        int cell = row * x.count + column;
        int end = grid.start(cell + 1);
        for (int k = grid.start(cell); k < end; k++) {
          double far = reach * x.scale + margin;
          if (CellEntry.square(entries[k], inX, inY, stretch, x.step, y.step) <= far * far * FARTHER
              && k != visited) {
            reach = visitNear(grid, entries[k], pointX, pointY, reach, visitor);
            if (reach < 0) {
              return reach;
            }
          }
        }
      }
    }
    return reach;
  }

  /** Returns the longer side of a cell; an axis without length has none. */
  private static double cellSize(Axis x, Axis y) {
    return (1 << Axis.BITS) * Math.max(x.step / x.scale, y.step / y.scale);
  }

  /** Visits all entries of the cells within the reach, for cells that have no usable distances. */
  private static double inReach(
      PackedCells grid,
      double pointX,
      double pointY,
      double startX,
      double startY,
      double marginX,
      double marginY,
      double firstReach,
      SegmentVisitor visitor) {
    Axis x = grid.x;
    Axis y = grid.y;
    double reach = firstReach;
    int lastRow = y.cellOf(startY + (firstReach * y.scale + marginY));
    int firstColumn = x.cellOf(startX - (firstReach * x.scale + marginX));
    int lastColumn = x.cellOf(startX + (firstReach * x.scale + marginX));
    int row = y.cellOf(startY - (firstReach * y.scale + marginY));
    for (; row <= lastRow && reach >= 0; row++) {
      int from = grid.start(row * x.count + firstColumn);
      int end = grid.start(row * x.count + lastColumn + 1);
      reach = visitAll(grid, from, end, pointX, pointY, reach, visitor);
    }
    return reach;
  }

  /** Visits all entries from an index on up to another one. */
  private static double visitAll(
      PackedCells grid,
      int from,
      int end,
      double pointX,
      double pointY,
      double firstReach,
      SegmentVisitor visitor) {
    double reach = firstReach;
    for (int k = from; k < end && reach >= 0; k++) {
      reach = visitNear(grid, grid.entries[k], pointX, pointY, reach, visitor);
    }
    return reach;
  }

  /**
   * Returns the entry of these cells that is closest to a point, with the bits of the distance's
   * square in the upper half; or NONE.
   */
  private static long closest(
      PackedCells grid,
      int firstRow,
      int lastRow,
      int firstColumn,
      int lastColumn,
      double startX,
      double startY,
      float stretch) {
    Axis x = grid.x;
    Axis y = grid.y;
    long closest = NONE;
    for (int row = firstRow; row <= lastRow; row++) {
      float inY = (float) (startY - (row << Axis.BITS));
      for (int column = firstColumn; column <= lastColumn; column++) {
        float inX = (float) (startX - (column << Axis.BITS));
        int cell = row * x.count + column;
        int end = grid.start(cell + 1);
        for (int k = grid.start(cell); k < end; k++) {
          float square = CellEntry.square(grid.entries[k], inX, inY, stretch, x.step, y.step);
          closest = Math.min(closest, (long) floatToRawIntBits(square) << 32 | k);
        }
      }
    }
    return closest;
  }

  private static double visitNear(
      PackedCells grid,
      long entry,
      double pointX,
      double pointY,
      double reach,
      SegmentVisitor visitor) {
    int tag = CellEntry.tag(entry);
    return tag < 0
        ? grid.finer(tag).around(pointX, pointY, reach, visitor)
        : visitor.visit(tag >> CellEntry.ID_SHIFT, reach);
  }
}
