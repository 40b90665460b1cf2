package dev.carom.index;

import static java.lang.Float.floatToRawIntBits;
import static java.lang.Float.intBitsToFloat;

/**
 * One grid of a {@link PackedGrid}: a copy of each shape in every cell that its bounds meet, in the
 * order of the cells, row by row. What is large for these cells is in the next coarser grid; a
 * crowded cell holds a finer grid instead of shapes. Nothing here changes once it is built.
 *
 * <p>Entries hold their bounds as marks of the axes: half the size of doubles, and compared without
 * rounding.
 */
final class PackedCells {
  /** In a tag: the shape starts in the column of the cell, not left of it. */
  static final int STARTS_X = 1;

  /** In a tag: the shape starts in the row of the cell, not below it. */
  static final int STARTS_Y = 2;

  /** A tag is an id, shifted by this, and what starts here; ~tag is one of a finer grid. */
  static final int ID_SHIFT = 2;

  /** An entry: the positions of minX, minY, maxX and maxY, as bits of floats, and the tag. */
  static final int STRIDE = 5;

  static final int TAG = 4;

  /** Added to a time of floats, and to a position as a part of the largest number involved. */
  private static final double FLOAT_MARGIN = 0x1p-20;

  static double inverse(double motion) {
    return Math.abs(motion) < 1e-30 ? 1e30 : 1 / motion;
  }

  private static final int RUN = 4;

  private final Axis x;
  private final Axis y;

  /** The entries of a cell are those from starts[cell] to starts[cell + 1]. */
  private final int[] starts;

  private final int[] entries;

  /** Where in boxes the true bounds of an entry are. */
  private final int[] places;

  /** The true bounds, four numbers each, of all shapes of all grids. */
  private final double[] boxes;

  /** What crowded cells hold. */
  private final PackedCells[] finer;

  /** The grid of the shapes that are too large for this one, or null. */
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
   * Visits what meets the box. To visit a shape once although it is in many cells: only in the one
   * with the lowest corner of what it shares with the box. That is the case if, on each axis, the
   * box begins in the cell or the shape does.
   *
   * @param starting which of STARTS_X and STARTS_Y are asked of a shape because the box begins left
   *     of or below the cell that this grid is in
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
    if (x.isBeyond(minX, maxX) || y.isBeyond(minY, maxY)) {
      return true;
    }
    float from = x.position(minX);
    float to = x.position(maxX);
    int firstColumn = x.cell(from);
    int lastColumn = x.cell(to);
    int left = floatToRawIntBits(from);
    int right = floatToRawIntBits(to);
    from = y.position(minY);
    to = y.position(maxY);
    int firstRow = y.cell(from);
    int lastRow = y.cell(to);
    int bottom = floatToRawIntBits(from);
    int top = floatToRawIntBits(to);
    int asked = starting;
    for (int row = firstRow; row <= lastRow; row++) {
      int first = row * x.count + firstColumn;
      int last = row * x.count + lastColumn;
      int next = starts[first + 1];
      for (int entry = starts[first]; entry < next; entry++) {
        if (sharesMarks(entry, left, bottom, right, top)
            && !visit(entry, minX, minY, maxX, maxY, asked, visitor)) {
          return false;
        }
      }
      int end = starts[last + 1];
      for (int entry = next; entry < end; entry++) {
        if (sharesMarks(entry, left, bottom, right, top)
            && !visit(entry, minX, minY, maxX, maxY, asked | STARTS_X, visitor)) {
          return false;
        }
      }
      asked |= STARTS_Y;
    }
    return true;
  }

  /** One branch on four signs: a wrong guess costs more than all of this. */
  private boolean sharesMarks(int entry, int left, int bottom, int right, int top) {
    int k = entry * STRIDE;
    return (right - entries[k]
            | top - entries[k + 1]
            | entries[k + 2] - left
            | entries[k + 3] - bottom)
        >= 0;
  }

  private boolean visit(
      int entry, double minX, double minY, double maxX, double maxY, int asked, Visitor visitor) {
    int tag = entries[entry * STRIDE + TAG];
    if (tag < 0) {
      return finer[~tag >> ID_SHIFT].inBox(minX, minY, maxX, maxY, asked, visitor);
    }
    if ((tag & asked) != asked) {
      return true;
    }
    int k = 4 * places[entry];
    return boxes[k] > maxX
        || minX > boxes[k + 2]
        || boxes[k + 1] > maxY
        || minY > boxes[k + 3]
        || visitor.visit(tag >> ID_SHIFT);
  }

  /** Visits what may meet the way. */
  double along(
      double x0,
      double y0,
      double dx,
      double dy,
      double padX,
      double padY,
      double limit,
      WayVisitor visitor) {
    double left = limit;
    for (PackedCells grid = this; grid != null && left >= 0; grid = grid.larger) {
      left = grid.walk(x0, y0, dx, dy, padX, padY, left, visitor);
    }
    return left;
  }

  /**
   * Walks through the rows that the way passes. In each it looks at all columns that the padded way
   * can reach there, computed from the start and not from the row before, so that errors do not add
   * up.
   */
  private double walk(
      double x0,
      double y0,
      double dx,
      double dy,
      double padX,
      double padY,
      double firstLimit,
      WayVisitor visitor) {
    // All in cells. The margins cover the rounding of every number below.
    double sizeX = (Math.abs(x0) + Math.abs(dx) + Math.abs(x.origin) + padX) * x.scale + x.count;
    double sizeY = (Math.abs(y0) + Math.abs(dy) + Math.abs(y.origin) + padY) * y.scale + y.count;
    if (!(sizeX + sizeY < 1e30)) {
      return everything(x0, y0, dx, dy, padX, padY, firstLimit, visitor);
    }
    double startX = (x0 - x.origin) * x.scale;
    double startY = (y0 - y.origin) * y.scale;
    double motionX = dx * x.scale;
    double motionY = dy * y.scale;
    double inverseY = inverse(motionY);
    double inverseX = inverse(motionX);
    float invX = (float) inverseX;
    float invY = (float) inverseY;
    int backX = Way.isNegative(inverseX);
    int backY = Way.isNegative(inverseY);
    int signX = 1 - 2 * backX;
    int signY = 1 - 2 * backY;
    double reachX = padX * x.scale + Way.MARGIN * sizeX + Axis.FLOAT_MARGIN * x.count;
    double reachY = padY * y.scale + Way.MARGIN * sizeY + Axis.FLOAT_MARGIN * y.count;
    double slackX = reachX + FLOAT_MARGIN * sizeX;
    double slackY = reachY + FLOAT_MARGIN * sizeY;
    float minX = (float) (startX + slackX);
    float minY = (float) (startY + slackY);
    float maxX = (float) (startX - slackX);
    float maxY = (float) (startY - slackY);
    double stepX = signX * reachX;
    double stepY = signY * reachY;

    double limit = firstLimit;
    int lastId = -1;
    int row = Math.max(0, Math.min((int) (startY - stepY), y.count - 1));
    for (; row >= 0 && row < y.count; row += signY) {
      // The times at which the way enters and leaves the row.
      double enter = Math.max((row + backY - startY - stepY) * inverseY, 0);
      if (enter > limit) {
        break;
      }
      double leave = Math.min((row + 1 - backY - startY + stepY) * inverseY, limit);
      int from = (int) (startX + enter * motionX - stepX);
      int to = (int) (startX + leave * motionX + stepX);
      int low = Math.max(0, Math.min(from, to));
      int high = Math.min(x.count - 1, Math.max(from, to));
      while (low <= high) {
        int size = Math.min(RUN - 1, high - low);
        int cell = row * x.count + low + backX * (high - low - size);
        low += (1 - backX) * (size + 1);
        high -= backX * (size + 1);
        int first = starts[cell];
        int end = starts[cell + size + 1];
        float last = (float) (limit + FLOAT_MARGIN);
        long found = scan(first, end, minX, maxX, invX, minY, maxY, invY, last, Long.MIN_VALUE);
        if (found != NONE) {
          while (found != NONE) {
            int entry = (int) found & Integer.MAX_VALUE;
            int tag = entries[entry * STRIDE + TAG];
            if (tag < 0) {
              limit = finer[~tag >> ID_SHIFT].along(x0, y0, dx, dy, padX, padY, limit, visitor);
            } else if (tag >> ID_SHIFT != lastId) {
              lastId = tag >> ID_SHIFT;
              limit = visitor.visit(lastId, limit);
            }
            if (limit < 0) {
              return limit;
            }
            if ((int) found >= 0) {
              break;
            }
            last = (float) (limit + FLOAT_MARGIN);
            found = scan(first, end, minX, maxX, invX, minY, maxY, invY, last, found & ~(1L << 31));
          }
          // Not beyond the limit.
          int reached = (int) (startX + limit * motionX + stepX);
          if (backX != 0) {
            low = Math.max(low, reached);
          } else {
            high = Math.min(high, reached);
          }
        }
      }
    }
    return limit;
  }

  static final long NONE = Long.MAX_VALUE;

  private long scan(
      int first,
      int end,
      float minX,
      float maxX,
      float inverseX,
      float minY,
      float maxY,
      float inverseY,
      float limit,
      long after) {
    long best = NONE;
    long others = 0;
    int last = floatToRawIntBits(limit);
    for (int entry = first; entry < end; entry++) {
      int k = entry * STRIDE;
      int left = floatToRawIntBits((intBitsToFloat(entries[k]) - minX) * inverseX);
      int bottom = floatToRawIntBits((intBitsToFloat(entries[k + 1]) - minY) * inverseY);
      int right = floatToRawIntBits((intBitsToFloat(entries[k + 2]) - maxX) * inverseX);
      int top = floatToRawIntBits((intBitsToFloat(entries[k + 3]) - maxY) * inverseY);
      int enter = Math.max(Math.max(Math.min(left, right), Math.min(bottom, top)), 0);
      int leave = Math.min(Math.min(Math.max(left, right), Math.max(bottom, top)), last);
      if (enter <= leave) {
        long key = (long) enter << 32 | entry;
        if (key > after && !isCopy(best, enter, entry)) {
          others = best == NONE ? 0 : 1L << 31;
          best = Math.min(best, key);
        }
      }
    }
    return best | others;
  }

  /** Whether an entry is the best one again, from another cell. */
  private boolean isCopy(long best, int enter, int entry) {
    return enter == best >> 32
        && entries[(int) best * STRIDE + TAG] >> ID_SHIFT
            == entries[entry * STRIDE + TAG] >> ID_SHIFT;
  }

  private double everything(
      double x0,
      double y0,
      double dx,
      double dy,
      double padX,
      double padY,
      double firstLimit,
      WayVisitor visitor) {
    double limit = firstLimit;
    for (int k = TAG; k < entries.length && limit >= 0; k += STRIDE) {
      int tag = entries[k];
      if (tag < 0) {
        limit = finer[~tag >> ID_SHIFT].along(x0, y0, dx, dy, padX, padY, limit, visitor);
      } else {
        limit = visitor.visit(tag >> ID_SHIFT, limit);
      }
    }
    return limit;
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
