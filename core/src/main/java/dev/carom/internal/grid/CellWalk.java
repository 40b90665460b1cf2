// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.grid;

import static java.lang.Float.floatToRawIntBits;

import dev.carom.internal.bounds.SearchPath;
import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.exact.FloatErrorBounds;

/**
 * Walks along a segment through the cells of one grid. All numbers are positions of the grid.
 *
 * <p>A segment without a pad, as in a cast, passes from cell to cell. A segment with a pad passes
 * from row to row, and in each row it looks at all columns that the pad can reach.
 */
final class CellWalk {
  /** Added to a time in floats, and to a position relative to the largest number involved. */
  private static final double FLOAT_MARGIN = FloatErrorBounds.SEGMENTS;

  /** Numbers of positions beyond this have no usable times, nor do their inverses. */
  private static final double LARGEST = 1e30;

  /** The last bits of a time that make room for the place of an entry in its cell. */
  private static final int PLACES = 31;

  /** Instead of a time and a place if there is none; greater than all of them. */
  private static final int NONE = Integer.MAX_VALUE & ~PLACES;

  private CellWalk() {}

  /** Visits the shapes that the segment may meet; returns the limit that is left. */
  static double walk(PackedCells grid, SearchPath path, double limit, SegmentVisitor visitor) {
    // On an axis without length, shapes are at the lower border of the only cell, not all over it.
    boolean hasLengths = (grid.x.step & grid.y.step) != 0;
    return path.padX() == 0 && path.padY() == 0 && hasLengths
        ? byCells(grid, path, limit, visitor)
        : byRows(grid, path, limit, visitor);
  }

  /**
   * Passes from cell to cell, through the border that is reached first. Where the segment passes so
   * close to a corner that rounding decides which one that is, the rows are searched instead.
   */
  private static double byCells(
      PackedCells grid, SearchPath path, double firstLimit, SegmentVisitor visitor) {
    double x0 = path.x0();
    double y0 = path.y0();
    double dx = path.dx();
    double dy = path.dy();
    double startX = (x0 - grid.x.origin) * grid.x.scale;
    double startY = (y0 - grid.y.origin) * grid.y.scale;
    double sizeX = (Math.abs(x0) + Math.abs(dx)) * grid.x.scale + grid.x.size;
    double sizeY = (Math.abs(y0) + Math.abs(dy)) * grid.y.scale + grid.y.size;
    if (!(sizeX + sizeY < LARGEST && grid.x.isInside(startX) && grid.y.isInside(startY))) {
      return byRows(grid, path, firstLimit, visitor);
    }
    int columns = grid.x.count;
    int rows = grid.y.count;
    double inverseX = inverse(dx * grid.x.scale);
    double inverseY = inverse(dy * grid.y.scale);
    float paceX = (float) Math.abs(inverseX);
    float paceY = (float) Math.abs(inverseY);
    // How long after the next border a cell may matter, and how long before it, as times.
    double marginX = (ErrorBounds.SEGMENTS + FLOAT_MARGIN) * sizeX * Math.abs(inverseX);
    double marginY = (ErrorBounds.SEGMENTS + FLOAT_MARGIN) * sizeY * Math.abs(inverseY);
    double sinceX = marginX + (1 << Axis.BITS) * Math.abs(inverseX);
    double sinceY = marginY + (1 << Axis.BITS) * Math.abs(inverseY);
    // The time within which it is uncertain which border comes first.
    double tie =
        (dx == 0 ? 0 : ErrorBounds.SEGMENTS * sizeX * Math.abs(inverseX))
            + (dy == 0 ? 0 : ErrorBounds.SEGMENTS * sizeY * Math.abs(inverseY));
    // Directions as numbers, because branches on them are mispredicted half of the time.
    int backX = SegmentSlabs.isNegative(inverseX);
    int backY = SegmentSlabs.isNegative(inverseY);
    int column = Axis.cell((int) startX);
    int row = Axis.cell((int) startY);
    double limit = firstLimit;
    if (grid.isDense) {
      int inX = (int) startX & CellEntry.LAST_POSITION;
      int inY = (int) startY & CellEntry.LAST_POSITION;
      limit =
          atStart(grid, row * columns + column, CellEntry.box(inX, inY, inX, inY), limit, visitor);
      if (limit <= 0) {
        return limit;
      }
    }
    // The line in whole numbers, see CellEntry.isPassed: 193 → 176 ns for casts among sparse boxes
    // in "queries", compared with times of all entries in floats.
    double motionX = dx * grid.x.scale;
    double motionY = dy * grid.y.scale;
    double fit = CellEntry.LARGEST_WEIGHT / Math.max(Math.abs(motionX), Math.abs(motionY));
    long weightX = (long) (Math.abs(motionY) * fit);
    long weightY = (long) (Math.abs(motionX) * fit);
    double slackX = ErrorBounds.SEGMENTS * sizeX;
    double slackY = ErrorBounds.SEGMENTS * sizeY;
    // Weights lose their fractions, which counts as often as there are positions up to a cell.
    double slack = slackX * weightX + slackY * weightY + (columns + rows + 8L << Axis.BITS);
    if (!(fit < LARGEST && slack < CellEntry.MOST_SLACK)) {
      return byRows(grid, path, limit, visitor);
    }
    double inCellX = Math.abs(startX - (column + backX << Axis.BITS));
    double inCellY = Math.abs(startY - (row + backY << Axis.BITS));
    long crossX = weightX << Axis.BITS;
    long crossY = weightY << Axis.BITS;
    long above = crossY + (long) (inCellX * weightX - inCellY * weightY + slack);
    long below = crossX + (long) (inCellY * weightY - inCellX * weightX + slack);
    int turnX = Integer.SIZE * backX;
    int turnY = Integer.SIZE * (1 - backX ^ backY);
    long box =
        CellEntry.box(
            column,
            row,
            grid.x.nearest(Math.min(startX, startX + motionX) - slackX),
            grid.y.nearest(Math.min(startY, startY + motionY) - slackY),
            grid.x.nearest(Math.max(startX, startX + motionX) + slackX),
            grid.y.nearest(Math.max(startY, startY + motionY) + slackY));
    while (true) {
      double nextX = ((column + 1 - backX << Axis.BITS) - startX) * inverseX;
      double nextY = ((row + 1 - backY << Axis.BITS) - startY) * inverseY;
      int cell = row * columns + column;
      long passed =
          passed(grid, cell, box, CellEntry.line(above, below, turnX), weightX, weightY, turnY);
      if ((passed & passed - 1) != 0) {
        limit =
            visitInOrder(
                grid,
                cell,
                (float) (nextX - sinceX),
                (float) (nextY - sinceY),
                (float) (nextX + marginX),
                (float) (nextY + marginY),
                paceX,
                paceY,
                backX,
                backY,
                path,
                limit,
                visitor);
      } else if (passed != 0) {
        int entry = grid.start(cell) + Long.numberOfTrailingZeros(passed);
        limit = visit(grid, entry, path, limit, visitor);
      }
      double ahead = nextX - nextY;
      if (limit < 0 || Math.min(nextX, nextY) > limit + tie) {
        return limit;
      }
      if (Math.abs(ahead) <= tie) {
        return byRows(grid, path, limit, visitor);
      }
      int isX = SegmentSlabs.isNegative(ahead);
      long change = -isX & crossX | isX - 1 & -crossY;
      above -= change;
      below += change;
      box = CellEntry.ANYWHERE;
      column += isX * (1 - 2 * backX);
      row += (1 - isX) * (1 - 2 * backY);
      if ((column | row | columns - 1 - column | rows - 1 - row) < 0) {
        return limit;
      }
    }
  }

  /**
   * Walks through the rows that the segment passes. In each row it looks at all columns that the
   * padded segment can reach there, computed from the start and not from the previous row, so that
   * errors do not add up.
   */
  private static double byRows(
      PackedCells grid, SearchPath path, double firstLimit, SegmentVisitor visitor) {
    double x0 = path.x0();
    double y0 = path.y0();
    double dx = path.dx();
    double dy = path.dy();
    double padX = path.padX();
    double padY = path.padY();
    Axis x = grid.x;
    Axis y = grid.y;
    // The margins cover the rounding of every number below.
    double sizeX = (Math.abs(x0) + Math.abs(dx) + padX) * x.scale + x.size;
    double sizeY = (Math.abs(y0) + Math.abs(dy) + padY) * y.scale + y.size;
    double startX = (x0 - x.origin) * x.scale;
    double startY = (y0 - y.origin) * y.scale;
    if (!(sizeX + sizeY + Math.abs(startX) + Math.abs(startY) < LARGEST)) {
      return grid.everything(path, firstLimit, visitor);
    }
    double motionX = dx * x.scale;
    double motionY = dy * y.scale;
    double inverseX = inverse(motionX);
    double inverseY = inverse(motionY);
    double reachX = padX * x.scale + ErrorBounds.SEGMENTS * sizeX;
    double reachY = padY * y.scale + ErrorBounds.SEGMENTS * sizeY;
    float paceX = (float) Math.abs(inverseX);
    float paceY = (float) Math.abs(inverseY);
    // Directions as numbers, because branches on them are mispredicted half of the time.
    int backX = SegmentSlabs.isNegative(motionX);
    int backY = SegmentSlabs.isNegative(motionY);
    int signX = 1 - 2 * backX;
    int signY = 1 - 2 * backY;
    double limit = firstLimit;
    // A dense grid has a length on both axes.
    if (grid.isDense && padX + padY > 0 && x.isInside(startX) && y.isInside(startY)) {
      limit =
          atStart(
              grid,
              x.nearest(startX - reachX),
              y.nearest(startY - reachY),
              x.nearest(startX + reachX),
              y.nearest(startY + reachY),
              limit,
              visitor);
      if (limit <= 0) {
        return limit;
      }
    }
    reachX *= signX;
    reachY *= signY;
    double marginX = reachX + FLOAT_MARGIN * sizeX * signX;
    double marginY = reachY + FLOAT_MARGIN * sizeY * signY;
    double nearBorderX = backX * (CellEntry.LAST_POSITION + x.step) - startX - marginX;
    double nearBorderY = backY * (CellEntry.LAST_POSITION + y.step) - startY - marginY;
    double farBorderX = (1 - backX) * (CellEntry.LAST_POSITION + x.step) - startX + marginX;
    double farBorderY = (1 - backY) * (CellEntry.LAST_POSITION + y.step) - startY + marginY;
    // Without length along x, only the time counts at which the segment is there.
    double first = x.step > 0 ? 0 : Math.max(0, time(0, startX + reachX, inverseX));
    double last = x.step > 0 ? 1 : time(0, startX - reachX, inverseX);
    int startRow = Axis.cell((int) (startY + first * motionY - reachY));
    int row = Math.max(0, Math.min(startRow, y.count - 1));
    // The first cell is known before the inverses are, so its entries can be loaded meanwhile.
    double enter =
        row == startRow && y.step > 0
            ? first
            : Math.max(first, time((row + backY) * y.step, startY + reachY, inverseY));
    while (enter <= limit && enter <= last) {
      // The first column does not depend on the time at which the segment leaves the row.
      int column = x.cellOf(startX + enter * motionX - reachX);
      double crossing = time((row + 1 - backY) * y.step, startY - reachY, inverseY);
      double leave = Math.max(enter, Math.min(crossing, limit));
      int ahead = (x.cellOf(startX + leave * motionX + reachX) - column) * signX;
      for (; ahead >= 0; ahead--, column += signX) {
        int cell = row * x.count + column;
        int cellX = column << Axis.BITS;
        int cellY = row << Axis.BITS;
        float nearX = (float) ((cellX + nearBorderX) * inverseX);
        float nearY = (float) ((cellY + nearBorderY) * inverseY);
        float farX = (float) ((cellX + farBorderX) * inverseX);
        float farY = (float) ((cellY + farBorderY) * inverseY);
        double before = limit;
        limit =
            visitInOrder(
                grid, cell, nearX, nearY, farX, farY, paceX, paceY, backX, backY, path, limit,
                visitor);
        if (limit < 0) {
          return limit;
        }
        if (limit == before) {
          continue;
        }
        int reached = x.cellOf(startX + limit * motionX + reachX);
        ahead = Math.min(ahead, (reached - column) * signX);
      }
      row += signY;
      if (row < 0 || row >= y.count) {
        break;
      }
      enter = Math.max(0, time((row + backY) * y.step, startY + reachY, inverseY));
    }
    return limit;
  }

  /** Visits the shapes that meet the start of the segment, a box given by positions in the grid. */
  private static double atStart(
      PackedCells grid,
      int left,
      int bottom,
      int right,
      int top,
      double firstLimit,
      SegmentVisitor visitor) {
    double limit = firstLimit;
    for (int row = Axis.cell(bottom); row <= Axis.cell(top); row++) {
      for (int column = Axis.cell(left); column <= Axis.cell(right) && limit >= 0; column++) {
        long start = CellEntry.box(column, row, left, bottom, right, top);
        limit = atStart(grid, row * grid.x.count + column, start, limit, visitor);
      }
    }
    return limit;
  }

  /**
   * Visits the shapes of a cell of a dense grid that meet the start of the segment, or its part in
   * the cell. Half of all searches end there, and need no times: in "queries", 140 → 118 ns for
   * casts among dense boxes, and 259 → 222 ns for sweeps.
   */
  private static double atStart(
      PackedCells grid, int cell, long start, double firstLimit, SegmentVisitor visitor) {
    int end = grid.start(cell + 1);
    double limit = firstLimit;
    for (int k = grid.start(cell); k < end && limit >= 0; k++) {
      if (CellEntry.meet(start, grid.entries[k])) {
        limit = visitor.visit(CellEntry.tag(grid.entries[k]) >> CellEntry.ID_SHIFT, limit);
      }
    }
    return limit;
  }

  /** Returns the time at which a segment crosses the lower border of a row. */
  private static double time(int row, double start, double inverse) {
    return ((row << Axis.BITS) - start) * inverse;
  }

  /**
   * Returns a bit for each entry of a cell that the line passes, or all bits if the cell has more
   * entries than there are bits.
   */
  private static long passed(
      PackedCells grid, int cell, long box, long line, long weightX, long weightY, int turnY) {
    int start = grid.start(cell);
    int end = grid.start(cell + 1);
    if (end - start > Long.SIZE) {
      return -1;
    }
    long passed = 0;
    for (int k = start; k < end; k++) {
      passed |=
          CellEntry.isPassed(grid.entries[k], box, line, weightX, weightY, turnY) << (k - start);
    }
    return passed;
  }

  /** Visits the shapes of a cell that the segment meets up to the limit, the first one first. */
  private static double visitInOrder(
      PackedCells grid,
      int cell,
      float nearX,
      float nearY,
      float farX,
      float farY,
      float paceX,
      float paceY,
      int backX,
      int backY,
      SearchPath path,
      double firstLimit,
      SegmentVisitor visitor) {
    long met =
        firstTwo(
            grid, cell, nearX, nearY, farX, farY, paceX, paceY, backX, backY, last(firstLimit));
    if (first(met) == NONE) {
      return firstLimit;
    }
    int entry = grid.start(cell) + (first(met) & PLACES);
    double limit = visit(grid, entry, path, firstLimit, visitor);
    return limit < 0 || second(met) > last(limit)
        ? limit
        : visitOthers(
            grid, cell, entry, nearX, nearY, farX, farY, paceX, paceY, backX, backY, limit,
            visitor);
  }

  /**
   * Returns the entries of a cell that the segment meets first and second up to the last time: for
   * each, the bits of its time with its place in the cell as the last ones, or NONE. Without
   * branches, because these would be mispredicted half of the time.
   */
  private static long firstTwo(
      PackedCells grid,
      int cell,
      float nearX,
      float nearY,
      float farX,
      float farY,
      float paceX,
      float paceY,
      int backX,
      int backY,
      int last) {
    int start = grid.start(cell);
    int end = grid.start(cell + 1);
    int first = NONE;
    int second = NONE;
    for (int k = start; k < end; k++) {
      int time =
          CellEntry.time(
              grid.entries[k], nearX, nearY, farX, farY, paceX, paceY, backX, backY, last);
      int found = time & NONE | k - start & PLACES;
      second = Math.min(second, Math.max(first, found));
      first = Math.min(first, found);
    }
    if (end - start > PLACES) {
      // The place may be that of another entry, so all have to be visited.
      second = first;
    }
    return (long) second << 32 | first;
  }

  private static int first(long met) {
    return (int) met;
  }

  private static int second(long met) {
    return (int) (met >> 32);
  }

  /** Visits the shape or the finer grid of an entry. */
  private static double visit(
      PackedCells grid, int entry, SearchPath path, double limit, SegmentVisitor visitor) {
    int tag = CellEntry.tag(grid.entries[entry]);
    return tag < 0
        ? grid.finer(tag).along(path, limit, visitor)
        : visitor.visit(tag >> CellEntry.ID_SHIFT, limit);
  }

  private static double visitOthers(
      PackedCells grid,
      int cell,
      int visited,
      float nearX,
      float nearY,
      float farX,
      float farY,
      float paceX,
      float paceY,
      int backX,
      int backY,
      double firstLimit,
      SegmentVisitor visitor) {
    int end = grid.start(cell + 1);
    double limit = firstLimit;
    for (int k = grid.start(cell); k < end && limit >= 0; k++) {
      long entry = grid.entries[k];
      if (k != visited
          && CellEntry.time(
                  entry, nearX, nearY, farX, farY, paceX, paceY, backX, backY, last(limit))
              >= 0) {
        limit = visitor.visit(CellEntry.tag(entry) >> CellEntry.ID_SHIFT, limit);
      }
    }
    return limit;
  }

  /** Returns the limit of times as the bits of a float, with a margin. */
  private static int last(double limit) {
    return floatToRawIntBits((float) (limit + FLOAT_MARGIN));
  }

  /**
   * Returns the factor from a distance to a time; a huge one without motion, so that it is never
   * met.
   */
  private static double inverse(double motion) {
    double size = Math.max(Math.abs(motion), 1 / LARGEST);
    return (1 - 2 * SegmentSlabs.isNegative(motion)) / size;
  }
}
