package dev.carom.index;

import static java.lang.Double.doubleToRawLongBits;

/**
 * One grid of a {@link PackedGrid}: a copy of each shape in every cell that its bounds meet, in the
 * order of the cells, row by row. What is large for these cells is in the next coarser grid; a
 * crowded cell holds a finer grid instead of shapes. Nothing here changes once it is built.
 */
final class PackedCells {
  /** In a tag: the shape starts in the column of the cell, not left of it. */
  static final int STARTS_X = 1;

  /** In a tag: the shape starts in the row of the cell, not below it. */
  static final int STARTS_Y = 2;

  /** A tag is an id, shifted by this, and what starts here; or, if negative, ~(index of a grid). */
  static final int ID_SHIFT = 2;

  private final Axis x;
  private final Axis y;

  /** The entries of a cell are those from starts[cell] to starts[cell + 1]. */
  private final int[] starts;

  private final int[] tags;

  /** Four per entry: minX, minY, maxX, maxY. */
  private final double[] boxes;

  /** What crowded cells hold. */
  private final PackedCells[] finer;

  /** The grid of the shapes that are too large for this one, or null. */
  private final PackedCells larger;

  private final double minX;
  private final double minY;
  private final double maxX;
  private final double maxY;

  PackedCells(
      Axis x,
      Axis y,
      int[] starts,
      int[] tags,
      double[] boxes,
      PackedCells[] finer,
      PackedCells larger) {
    this.x = x;
    this.y = y;
    this.starts = starts;
    this.tags = tags;
    this.boxes = boxes;
    this.finer = finer;
    this.larger = larger;
    double minX = Double.POSITIVE_INFINITY;
    double minY = Double.POSITIVE_INFINITY;
    double maxX = Double.NEGATIVE_INFINITY;
    double maxY = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < boxes.length; k += 4) {
      minX = Math.min(minX, boxes[k]);
      minY = Math.min(minY, boxes[k + 1]);
      maxX = Math.max(maxX, boxes[k + 2]);
      maxY = Math.max(maxY, boxes[k + 3]);
    }
    this.minX = minX;
    this.minY = minY;
    this.maxX = maxX;
    this.maxY = maxY;
  }

  /**
   * Visits what meets the box. To visit a shape once although it is in many cells: only in the one
   * with the lowest corner of what it shares with the box. That is the case if, on each axis, the
   * box reaches beyond the low end of the cell or the shape starts in it.
   *
   * @param starting which of STARTS_X and STARTS_Y are asked of a shape because the box begins left
   *     of or below the cell that this grid is in
   */
  boolean inBox(double minX, double minY, double maxX, double maxY, int starting, Visitor visitor) {
    for (PackedCells grid = this; grid != null; grid = grid.larger) {
      if (grid.minX <= maxX
          && minX <= grid.maxX
          && grid.minY <= maxY
          && minY <= grid.maxY
          && !grid.inRows(minX, minY, maxX, maxY, starting, visitor)) {
        return false;
      }
    }
    return true;
  }

  private boolean inRows(
      double minX, double minY, double maxX, double maxY, int starting, Visitor visitor) {
    int firstColumn = x.cell(minX);
    int lastColumn = x.cell(maxX);
    int firstRow = y.cell(minY);
    int lastRow = y.cell(maxY);
    int asked = starting;
    for (int row = firstRow; row <= lastRow; row++) {
      int first = row * x.count + firstColumn;
      int last = row * x.count + lastColumn;
      int from = starts[first];
      int next = starts[first + 1];
      if (!inRun(from, next, minX, minY, maxX, maxY, asked, visitor)) {
        return false;
      }
      if (first < last
          && !inRun(next, starts[last + 1], minX, minY, maxX, maxY, asked | STARTS_X, visitor)) {
        return false;
      }
      asked |= STARTS_Y;
    }
    return true;
  }

  private boolean inRun(
      int from,
      int to,
      double minX,
      double minY,
      double maxX,
      double maxY,
      int asked,
      Visitor visitor) {
    for (int entry = from; entry < to; entry++) {
      int k = entry * 4;
      // One branch on four signs. No maximum is -0.0, so no difference is.
      if ((doubleToRawLongBits(maxX - boxes[k])
              | doubleToRawLongBits(maxY - boxes[k + 1])
              | doubleToRawLongBits(boxes[k + 2] - minX)
              | doubleToRawLongBits(boxes[k + 3] - minY))
          >= 0) {
        int tag = tags[entry];
        if (tag < 0) {
          if (!finer[~tag].inBox(minX, minY, maxX, maxY, asked, visitor)) {
            return false;
          }
        } else if ((tag & asked) == asked && !visitor.visit(tag >> ID_SHIFT)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Visits what may meet the way; the pads are grown by the margins of {@link Way}. */
  double along(
      double x0,
      double y0,
      double dx,
      double dy,
      double padX,
      double padY,
      double inverseX,
      double inverseY,
      double limit,
      WayVisitor visitor) {
    double left = limit;
    for (PackedCells grid = this; grid != null && left >= 0; grid = grid.larger) {
      left = grid.walk(x0, y0, dx, dy, padX, padY, inverseX, inverseY, left, visitor);
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
      double inverseX,
      double inverseY,
      double firstLimit,
      WayVisitor visitor) {
    double limit = firstLimit;
    // All in cells. The margin covers the rounding of every number below.
    double margin =
        Way.MARGIN
            * ((Math.abs(x0) + Math.abs(dx) + Math.abs(x.origin)) * x.scale
                + (Math.abs(y0) + Math.abs(dy) + Math.abs(y.origin)) * y.scale
                + x.count
                + y.count);
    int backX = Way.isNegative(inverseX);
    int backY = Way.isNegative(inverseY);
    double signX = 1 - 2 * backX;
    double startX = (x0 - x.origin) * x.scale;
    double motionX = dx * x.scale;
    double reachX = signX * (padX * x.scale + margin);
    int rowStep = 1 - 2 * backY;
    double startY = (y0 - y.origin) * y.scale * rowStep + backY;
    double perRow = inverseY * rowStep / y.scale;
    double reachY = padY * y.scale + margin;
    double nearX = x0 + signX * padX;
    double farX = x0 - signX * padX;
    double nearY = y0 + rowStep * padY;
    double farY = y0 - rowStep * padY;
    int nearXAt = 2 * backX;
    int nearYAt = 1 + 2 * backY;
    int row = Math.max(0, Math.min((int) ((startY - backY - reachY) * rowStep), y.count - 1));
    int lastId = -1;
    for (; row >= 0 && row < y.count; row += rowStep) {
      // The times at which the way enters and leaves the row.
      double rows = row * rowStep - startY - reachY;
      double enter = Math.max(rows * perRow, 0);
      double leave = Math.min((rows + 1 + 2 * reachY) * perRow, limit);
      if (enter > limit) {
        break;
      }
      int from = (int) (startX + enter * motionX - reachX);
      int to = (int) (startX + leave * motionX + reachX);
      int low = Math.max(0, Math.min(from, to));
      int high = Math.min(x.count - 1, Math.max(from, to));
      int base = row * x.count;
      if (low <= high) {
        int end = starts[base + high + 1];
        for (int entry = starts[base + low]; entry < end; entry++) {
          int k = entry * 4;
          if (Way.mayMeet(
              (boxes[k + nearXAt] - nearX) * inverseX,
              (boxes[k + nearYAt] - nearY) * inverseY,
              (boxes[k + (nearXAt ^ 2)] - farX) * inverseX,
              (boxes[k + (nearYAt ^ 2)] - farY) * inverseY,
              limit + Way.TIME_MARGIN)) {
            int tag = tags[entry];
            if (tag < 0) {
              limit =
                  finer[~tag].along(x0, y0, dx, dy, padX, padY, inverseX, inverseY, limit, visitor);
            } else if (tag >> ID_SHIFT != lastId) {
              lastId = tag >> ID_SHIFT;
              limit = visitor.visit(lastId, limit);
            }
            if (limit < 0) {
              return limit;
            }
          }
        }
      }
    }
    return limit;
  }

  private static final int RUN = 4;

  /** Writes the bounds of all shapes in here, larger ones too. */
  void copyBounds(double[] target, int at) {
    target[at] = minX;
    target[at + 1] = minY;
    target[at + 2] = maxX;
    target[at + 3] = maxY;
    for (PackedCells grid = larger; grid != null; grid = grid.larger) {
      target[at] = Math.min(target[at], grid.minX);
      target[at + 1] = Math.min(target[at + 1], grid.minY);
      target[at + 2] = Math.max(target[at + 2], grid.maxX);
      target[at + 3] = Math.max(target[at + 3], grid.maxY);
    }
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
        int entries = starts[cell + 1] - starts[cell];
        if (entries == 1 && tags[starts[cell]] < 0) {
          finer[~tags[starts[cell]]].cells(visitor);
        } else if (entries > 0) {
          visitor.cell(
              x.border(column), y.border(row), x.border(column + 1), y.border(row + 1), entries);
        }
      }
    }
  }
}
