// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.index;

import static java.lang.Float.floatToRawIntBits;
import static java.lang.Float.intBitsToFloat;

import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.exact.FloatErrorBounds;

/**
 * One grid of a {@link PackedGrid}: a copy of each shape in every cell that its bounds meet, in the
 * order of the cells, row by row. Shapes that are large for these cells are in the next coarser
 * grid; a crowded cell holds a finer grid instead of shapes. A grid is immutable once built.
 *
 * <p>Entries hold positions on the {@link Axis}, which take half the memory of bounds. Where
 * positions are equal, the bounds decide.
 */
final class PackedCells {
  /** In a tag: the shape starts in the column of the cell, not left of it. */
  static final int STARTS_X = 1;

  /** In a tag: the shape starts in the row of the cell, not below it. */
  static final int STARTS_Y = 2;

  /**
   * A tag is an id, shifted by this, and the flags above; if it is negative, ~tag refers to a grid.
   */
  static final int ID_SHIFT = 2;

  /** An entry: the positions of minX, minY, maxX and maxY, as bits of floats, and the tag. */
  static final int STRIDE = 5;

  /** The offset of the tag in an entry. */
  static final int TAG = 4;

  /** Added to a time in floats, and to a position relative to the largest number involved. */
  private static final double FLOAT_MARGIN = FloatErrorBounds.SEGMENTS;

  /** Numbers of cells beyond this have no usable times, nor do their inverses. */
  private static final double LARGEST = 1e30;

  /** Not found. */
  private static final long NONE = Long.MAX_VALUE;

  /** Set in the result if there is more. */
  private static final long MORE = 1L << 31;

  private final Axis x;
  private final Axis y;

  /** The entries of a cell are those from starts[cell] to starts[cell + 1]. */
  private final int[] starts;

  private final int[] entries;

  /** The index in boxes of the bounds of an entry. */
  private final int[] places;

  private final double[] boxes;
  private final PackedCells[] finer;
  private final PackedCells larger;

  PackedCells(
      Axis x,
      Axis y,
      int[] starts,
      int[] entries,
      int[] places,
      double[] boxes,
      PackedCells[] finer,
      PackedCells larger) {
    this.x = x;
    this.y = y;
    this.starts = starts;
    this.entries = entries;
    this.places = places;
    this.boxes = boxes;
    this.finer = finer;
    this.larger = larger;
  }

  /**
   * Visits the shapes that meet the box. A shape that is in many cells is visited only in the cell
   * with the lowest corner of its intersection with the box: the one in which, on each axis, the
   * box or the shape begins.
   *
   * @param starting which of STARTS_X and STARTS_Y are required of a shape because the box begins
   *     left of or below the cell that this grid is in
   */
  boolean inBox(double minX, double minY, double maxX, double maxY, int starting, Visitor visitor) {
    for (PackedCells grid = this; grid != null; grid = grid.larger) {
      if (!grid.inRows(minX, minY, maxX, maxY, starting, visitor)) {
        return false;
      }
    }
    return true;
  }

  private boolean inRows(
      double minX, double minY, double maxX, double maxY, int starting, Visitor visitor) {
    float from = x.position(minX);
    float to = x.position(maxX);
    int left = x.bits(from);
    int right = x.bits(to);
    int firstColumn = x.cell(from);
    int lastColumn = x.cell(to);
    from = y.position(minY);
    to = y.position(maxY);
    int bottom = y.bits(from);
    int top = y.bits(to);
    int firstRow = y.cell(from);
    int lastRow = y.cell(to);
    int asked = starting;
    for (int row = firstRow; row <= lastRow; row++) {
      int first = row * x.count + firstColumn;
      int last = row * x.count + lastColumn;
      int second = starts[first + 1];
      int end = starts[last + 1];
      for (int entry = starts[first]; entry < second; entry++) {
        if (overlap(entry, left, bottom, right, top) >= 0
            && !visit(entry, left, bottom, right, top, minX, minY, maxX, maxY, asked, visitor)) {
          return false;
        }
      }
      for (int entry = second; entry < end; entry++) {
        if (overlap(entry, left, bottom, right, top) >= 0
            && !visit(
                entry,
                left,
                bottom,
                right,
                top,
                minX,
                minY,
                maxX,
                maxY,
                asked | STARTS_X,
                visitor)) {
          return false;
        }
      }
      asked |= STARTS_Y;
    }
    return true;
  }

  /**
   * Returns a negative number if the entry and the box share no position. One branch on four signs:
   * a misprediction costs more than all of this.
   */
  private int overlap(int entry, int left, int bottom, int right, int top) {
    int k = entry * STRIDE;
    return right - entries[k]
        | top - entries[k + 1]
        | entries[k + 2] - left
        | entries[k + 3] - bottom;
  }

  private boolean visit(
      int entry,
      int left,
      int bottom,
      int right,
      int top,
      double minX,
      double minY,
      double maxX,
      double maxY,
      int asked,
      Visitor visitor) {
    int tag = entries[entry * STRIDE + TAG];
    if (tag < 0) {
      return finer[~tag >> ID_SHIFT].inBox(minX, minY, maxX, maxY, asked, visitor);
    }
    if ((tag & asked) != asked) {
      return true;
    }
    // With more than one position in common it is certain; the bounds are far away in memory.
    if (overlap(entry, left + 1, bottom + 1, right - 1, top - 1) < 0) {
      int k = 4 * places[entry];
      if (boxes[k] > maxX || boxes[k + 1] > maxY || minX > boxes[k + 2] || minY > boxes[k + 3]) {
        return true;
      }
    }
    return visitor.visit(tag >> ID_SHIFT);
  }

  /** Visits the shapes that the segment may meet. */
  double alongSegment(
      double x0,
      double y0,
      double dx,
      double dy,
      double padX,
      double padY,
      double limit,
      SegmentVisitor visitor) {
    double left = limit;
    for (PackedCells grid = this; grid != null && left >= 0; grid = grid.larger) {
      left = grid.walk(x0, y0, dx, dy, padX, padY, left, visitor);
    }
    return left;
  }

  /**
   * Walks through the rows that the segment passes. In each row it looks at all columns that the
   * padded segment can reach there, computed from the start and not from the previous row, so that
   * errors do not add up.
   */
  private double walk(
      double x0,
      double y0,
      double dx,
      double dy,
      double padX,
      double padY,
      double firstLimit,
      SegmentVisitor visitor) {
    // All in cells. The margins cover the rounding of every number below.
    double sizeX = (Math.abs(x0) + Math.abs(dx) + padX) * x.scale + x.size;
    double sizeY = (Math.abs(y0) + Math.abs(dy) + padY) * y.scale + y.size;
    double startX = (x0 - x.origin) * x.scale;
    double startY = (y0 - y.origin) * y.scale;
    if (!(sizeX + sizeY + Math.abs(startX) + Math.abs(startY) < LARGEST)) {
      return everything(x0, y0, dx, dy, padX, padY, firstLimit, visitor);
    }
    double motionX = dx * x.scale;
    double motionY = dy * y.scale;
    double inverseX = inverse(motionX);
    double inverseY = inverse(motionY);
    double reachX =
        padX * x.scale + (ErrorBounds.SEGMENTS * sizeX + FloatErrorBounds.CELLS * x.count);
    double reachY =
        padY * y.scale + (ErrorBounds.SEGMENTS * sizeY + FloatErrorBounds.CELLS * y.count);
    float lowX = (float) (startX + (reachX + FLOAT_MARGIN * sizeX));
    float lowY = (float) (startY + (reachY + FLOAT_MARGIN * sizeY));
    float highX = (float) (startX - (reachX + FLOAT_MARGIN * sizeX));
    float highY = (float) (startY - (reachY + FLOAT_MARGIN * sizeY));
    float factorX = (float) inverseX;
    float factorY = (float) inverseY;
    // Directions as numbers, because branches on them are mispredicted half of the time.
    int backX = SegmentSlabs.isNegative(motionX);
    int backY = SegmentSlabs.isNegative(motionY);
    int signX = 1 - 2 * backX;
    int signY = 1 - 2 * backY;
    reachX *= signX;
    reachY *= signY;
    double limit = firstLimit;
    int lastId = -1;
    int startRow = (int) (startY - reachY);
    int row = Math.max(0, Math.min(startRow, y.count - 1));
    // The first cell is known before the inverses are, so its entries can be loaded meanwhile.
    double enter = row == startRow ? 0 : Math.max((row + backY - startY - reachY) * inverseY, 0);
    while (enter <= limit) {
      double leave = Math.min((row + 1 - backY - startY + reachY) * inverseY, limit);
      leave = Math.max(enter, leave);
      int from = (int) (startX + enter * motionX - reachX);
      int to = (int) (startX + leave * motionX + reachX);
      int column = select(Math.max(0, from), Math.min(from, x.count - 1), backX);
      int last = select(Math.min(to, x.count - 1), Math.max(0, to), backX);
      for (int ahead = (last - column) * signX; ahead >= 0; ahead--, column += signX) {
        int cell = row * x.count + column;
        int first = starts[cell];
        int end = starts[cell + 1];
        long found = nearest(first, end, lowX, lowY, highX, highY, factorX, factorY, last(limit));
        if (found == NONE) {
          continue;
        }
        int entry = (int) found & Integer.MAX_VALUE;
        int tag = entries[entry * STRIDE + TAG];
        if (tag < 0) {
          limit = finer[~tag >> ID_SHIFT].alongSegment(x0, y0, dx, dy, padX, padY, limit, visitor);
        } else if (tag >> ID_SHIFT != lastId) {
          lastId = tag >> ID_SHIFT;
          limit = visitor.visit(lastId, limit);
        }
        if ((found & MORE) != 0) {
          limit =
              visitOthers(
                  first, end, entry, lowX, lowY, highX, highY, factorX, factorY, limit, visitor);
        }
        if (limit < 0) {
          return limit;
        }
        int reached = (int) (startX + limit * motionX + reachX);
        reached = Math.max(-1, Math.min(reached, x.count));
        ahead = Math.min(ahead, (reached - column) * signX);
      }
      row += signY;
      if (row < 0 || row >= y.count) {
        break;
      }
      enter = Math.max((row + backY - startY - reachY) * inverseY, 0);
    }
    return limit;
  }

  /**
   * Returns the entry that the segment meets first up to the last time, with its time in the upper
   * half and MORE if there are others; or NONE.
   */
  private long nearest(
      int first,
      int end,
      float lowX,
      float lowY,
      float highX,
      float highY,
      float factorX,
      float factorY,
      int last) {
    long nearest = NONE;
    long more = 0;
    for (int entry = first; entry < end; entry++) {
      int time = time(entry, lowX, lowY, highX, highY, factorX, factorY, last);
      if (time >= 0) {
        more = nearest == NONE ? 0 : MORE;
        nearest = Math.min(nearest, (long) time << 32 | entry);
      }
    }
    return nearest | more;
  }

  private double visitOthers(
      int first,
      int end,
      int visited,
      float lowX,
      float lowY,
      float highX,
      float highY,
      float factorX,
      float factorY,
      double firstLimit,
      SegmentVisitor visitor) {
    double limit = firstLimit;
    for (int entry = first; entry < end && limit >= 0; entry++) {
      int last = last(limit);
      if (entry != visited && time(entry, lowX, lowY, highX, highY, factorX, factorY, last) >= 0) {
        limit = visitor.visit(entries[entry * STRIDE + TAG] >> ID_SHIFT, limit);
      }
    }
    return limit;
  }

  /**
   * Returns the time at which the segment meets an entry, as the bits of a float; negative if it
   * does not up to the last time. The bits have the order of the times unless these are negative;
   * then the bits are negative, too.
   */
  private int time(
      int entry,
      float lowX,
      float lowY,
      float highX,
      float highY,
      float factorX,
      float factorY,
      int last) {
    int k = entry * STRIDE;
    int left = floatToRawIntBits((intBitsToFloat(entries[k]) - lowX) * factorX);
    int bottom = floatToRawIntBits((intBitsToFloat(entries[k + 1]) - lowY) * factorY);
    int right = floatToRawIntBits((intBitsToFloat(entries[k + 2]) - highX) * factorX);
    int top = floatToRawIntBits((intBitsToFloat(entries[k + 3]) - highY) * factorY);
    int enter = Math.max(Math.max(Math.min(left, right), Math.min(bottom, top)), 0);
    int leave = Math.min(Math.min(Math.max(left, right), Math.max(bottom, top)), last);
    return enter <= leave ? enter : -1;
  }

  /** Returns the limit of times as the bits of a float, with a margin. */
  private static int last(double limit) {
    return floatToRawIntBits((float) (limit + FLOAT_MARGIN));
  }

  /** Returns the second number if which is 1, the first one if it is 0; without a branch. */
  private static int select(int first, int second, int which) {
    return first + which * (second - first);
  }

  /**
   * Returns the factor from a distance to a time; a huge one without motion, so that it is never
   * met.
   */
  private static double inverse(double motion) {
    double size = Math.max(Math.abs(motion), 1 / LARGEST);
    return (1 - 2 * SegmentSlabs.isNegative(motion)) / size;
  }

  /** Visits everything, for numbers so large that no time can be computed. */
  private double everything(
      double x0,
      double y0,
      double dx,
      double dy,
      double padX,
      double padY,
      double firstLimit,
      SegmentVisitor visitor) {
    double limit = firstLimit;
    for (int k = TAG; k < entries.length && limit >= 0; k += STRIDE) {
      int tag = entries[k];
      limit =
          tag < 0
              ? finer[~tag >> ID_SHIFT].alongSegment(x0, y0, dx, dy, padX, padY, limit, visitor)
              : visitor.visit(tag >> ID_SHIFT, limit);
    }
    return limit;
  }

  /** Returns the distance between shapes if all cells had equally many. */
  double spacing() {
    return 1 / Math.sqrt(PackedItems.SHAPES_PER_CELL) / Math.max(x.scale, y.scale);
  }

  void cells(CellVisitor visitor) {
    for (PackedCells grid = this; grid != null; grid = grid.larger) {
      grid.ownCells(visitor);
    }
  }

  private void ownCells(CellVisitor visitor) {
    for (int row = 0; row < y.count; row++) {
      for (int column = 0; column < x.count; column++) {
        int cell = row * x.count + column;
        int shapes = starts[cell + 1] - starts[cell];
        int tag = shapes == 0 ? 0 : entries[starts[cell] * STRIDE + TAG];
        if (tag < 0) {
          finer[~tag >> ID_SHIFT].cells(visitor);
        } else if (shapes > 0) {
          visitor.cell(
              x.border(column), y.border(row), x.border(column + 1), y.border(row + 1), shapes);
        }
      }
    }
  }
}
