// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.grid;

import static java.lang.Float.floatToRawIntBits;

import dev.carom.internal.bounds.Bounds;
import dev.carom.internal.bounds.Visitor;
import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.exact.FloatErrorBounds;

/**
 * One grid of a {@link PackedGrid}: an entry for each shape in every cell that its bounds meet, in
 * the order of the cells, row by row. Shapes that are large for these cells are in the next coarser
 * grid; a crowded cell holds a finer grid instead of shapes. A grid is immutable once built.
 *
 * <p>A search waits for memory most of the time. Therefore an entry is a single number: the {@link
 * #tag} in its upper half, and in the lower one the {@linkplain Axis positions} of the shape's
 * sides in the cell. Where positions are equal, the bounds decide. For each cell, a map of 8 by 4
 * fields says which of them shapes meet, so that a search for a point where no shape is near reads
 * no entry.
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

  /** The number of bits for each side in an entry; the highest one is 0. */
  private static final int SIDE = 8;

  private static final int LAST_POSITION = (1 << Axis.BITS) - 1;

  /** The lowest and the highest bit of each side. */
  private static final int LOWEST = 0x01_01_01_01;

  private static final int HIGHEST = LOWEST << Axis.BITS;

  /** A map has 2^this columns of fields, and rows of them. */
  private static final int MAP_COLUMNS = 3;

  private static final int MAP_ROWS = 2;

  /** Added to a time in floats, and to a position relative to the largest number involved. */
  private static final double FLOAT_MARGIN = FloatErrorBounds.SEGMENTS;

  /** Numbers of positions beyond this have no usable times, nor do their inverses. */
  private static final double LARGEST = 1e30;

  /** The same for the squares of distances. */
  private static final double LARGEST_AREA = 1e15;

  /** Cells that are longer or higher than this many times have no usable distances. */
  private static final double MOST_STRETCHED = 1024;

  /** More positions than there are in two cells. */
  private static final double CELLS = 4 << Axis.BITS;

  /** Makes up for the rounding of the square of a distance. */
  private static final double FARTHER = 1 + FloatErrorBounds.SEGMENTS;

  /** Not found. */
  private static final long NONE = Long.MAX_VALUE;

  /** Set in the result if there is more. */
  private static final long MORE = 1L << 31;

  private final Axis x;
  private final Axis y;

  /**
   * For each cell its first entry, in the upper half, and its map, in the lower one. Entries end
   * where those of the next cell begin.
   */
  private final long[] cells;

  private final long[] entries;
  private final Bounds bounds;
  private final PackedCells[] finer;
  private final PackedCells larger;

  PackedCells(
      Axis x,
      Axis y,
      int[] starts,
      long[] entries,
      Bounds bounds,
      PackedCells[] finer,
      PackedCells larger) {
    this.x = x;
    this.y = y;
    this.entries = entries;
    this.bounds = bounds;
    this.finer = finer;
    this.larger = larger;
    cells = new long[starts.length];
    for (int cell = 0; cell < cells.length; cell++) {
      int map = 0;
      for (int k = starts[cell]; cell + 1 < cells.length && k < starts[cell + 1]; k++) {
        map |= map(entries[k]);
      }
      cells[cell] = (long) starts[cell] << 32 | map & 0xFFFF_FFFFL;
    }
  }

  /**
   * Returns the entry of a shape in a cell. It has the upper sides as distances from the last
   * position, so that one subtraction compares all sides of two boxes.
   *
   * @param column the cell's column; together with the row it must be one that the shape meets
   * @param minX the shape's lowest position in the grid
   */
  static long entry(int tag, int column, int row, int minX, int minY, int maxX, int maxY) {
    int left = Math.max(minX - (column << Axis.BITS), 0);
    int bottom = Math.max(minY - (row << Axis.BITS), 0);
    int beforeRight = Math.max(LAST_POSITION - (maxX - (column << Axis.BITS)), 0);
    int beforeTop = Math.max(LAST_POSITION - (maxY - (row << Axis.BITS)), 0);
    return (long) tag << 32 | sides(left, bottom, beforeRight, beforeTop);
  }

  /** Returns an entry that meets everything in a cell. */
  static long entry(int tag) {
    return (long) tag << 32;
  }

  static int tag(long entry) {
    return (int) (entry >> 32);
  }

  /** Returns a box as one compares it with entries: with the sides that theirs may not exceed. */
  private static int box(int minX, int minY, int maxX, int maxY) {
    return sides(maxX, maxY, LAST_POSITION - minX, LAST_POSITION - minY) | HIGHEST;
  }

  private static int sides(int a, int b, int c, int d) {
    return a | b << SIDE | c << 2 * SIDE | d << 3 * SIDE;
  }

  private static int side(long entry, int which) {
    return (int) (entry >> which * SIDE) & LAST_POSITION;
  }

  /** Returns true if no side of the entry exceeds that of the box: they share a position. */
  private static boolean meet(int box, long entry) {
    return (box - (int) entry & HIGHEST) == HIGHEST;
  }

  /** Returns the fields of a map that an entry meets. */
  private static int map(long entry) {
    int map = 0;
    for (int row = mapRow(side(entry, 1)); row <= mapRow(LAST_POSITION - side(entry, 3)); row++) {
      int first = mapColumn(side(entry, 0));
      int last = mapColumn(LAST_POSITION - side(entry, 2));
      map |= (2 << last) - (1 << first) << (row << MAP_COLUMNS);
    }
    return map;
  }

  private static int mapColumn(int position) {
    return position >> Axis.BITS - MAP_COLUMNS;
  }

  private static int mapRow(int position) {
    return position >> Axis.BITS - MAP_ROWS;
  }

  private int start(int cell) {
    return (int) (cells[cell] >> 32);
  }

  /** Visits the shapes that contain the point. */
  boolean at(double pointX, double pointY, int starting, Visitor visitor) {
    for (PackedCells grid = this; grid != null; grid = grid.larger) {
      int positionX = grid.x.position(pointX);
      int positionY = grid.y.position(pointY);
      int cell = Axis.cell(positionY) * grid.x.count + Axis.cell(positionX);
      int inX = positionX & LAST_POSITION;
      int inY = positionY & LAST_POSITION;
      int field = mapRow(inY) << MAP_COLUMNS | mapColumn(inX);
      if ((grid.cells[cell] >> field & 1) != 0
          && !grid.inCell(
              cell, box(inX, inY, inX, inY), pointX, pointY, pointX, pointY, starting, visitor)) {
        return false;
      }
    }
    return true;
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
    int left = x.position(minX);
    int bottom = y.position(minY);
    int right = x.position(maxX);
    int top = y.position(maxY);
    int firstColumn = Axis.cell(left);
    int lastColumn = Axis.cell(right);
    int firstRow = Axis.cell(bottom);
    int lastRow = Axis.cell(top);
    int asked = starting;
    for (int row = firstRow; row <= lastRow; row++) {
      int low = row == firstRow ? bottom & LAST_POSITION : 0;
      int high = row == lastRow ? top & LAST_POSITION : LAST_POSITION;
      int askedInCell = asked;
      for (int column = firstColumn; column <= lastColumn; column++) {
        int from = column == firstColumn ? left & LAST_POSITION : 0;
        int to = column == lastColumn ? right & LAST_POSITION : LAST_POSITION;
        int cell = row * x.count + column;
        int box = box(from, low, to, high);
        if (!inCell(cell, box, minX, minY, maxX, maxY, askedInCell, visitor)) {
          return false;
        }
        askedInCell |= STARTS_X;
      }
      asked |= STARTS_Y;
    }
    return true;
  }

  private boolean inCell(
      int cell,
      int box,
      double minX,
      double minY,
      double maxX,
      double maxY,
      int asked,
      Visitor visitor) {
    int end = start(cell + 1);
    for (int k = start(cell); k < end; k++) {
      long entry = entries[k];
      if (meet(box, entry) && !visit(entry, box, minX, minY, maxX, maxY, asked, visitor)) {
        return false;
      }
    }
    return true;
  }

  private boolean visit(
      long entry,
      int box,
      double minX,
      double minY,
      double maxX,
      double maxY,
      int asked,
      Visitor visitor) {
    int tag = tag(entry);
    if (tag < 0) {
      return finer[~tag >> ID_SHIFT].inBox(minX, minY, maxX, maxY, asked, visitor);
    }
    if ((tag & asked) != asked) {
      return true;
    }
    int id = tag >> ID_SHIFT;
    // With more than one position in common it is certain; the bounds are far away in memory.
    return !meet(box - LOWEST, entry) && !bounds.meets(id, minX, minY, maxX, maxY)
        || visitor.visit(id);
  }

  /**
   * Visits the shapes that may be within the reach of a point, the one that seems closest first. A
   * shape may be visited more than once.
   *
   * @return the reach that the visitor returned last
   */
  double around(double pointX, double pointY, double reach, SegmentVisitor visitor) {
    double left = reach;
    for (PackedCells grid = this; grid != null && left >= 0; grid = grid.larger) {
      left = grid.aroundInCells(pointX, pointY, left, visitor);
    }
    return left;
  }

  private double aroundInCells(
      double pointX, double pointY, double firstReach, SegmentVisitor visitor) {
    double startX = (pointX - x.origin) * x.scale;
    double startY = (pointY - y.origin) * y.scale;
    double sizeX = (Math.abs(pointX) + firstReach) * x.scale + x.size;
    double sizeY = (Math.abs(pointY) + firstReach) * y.scale + y.size;
    double aspect = x.scale / y.scale;
    if (!(sizeX + sizeY + Math.abs(startX) + Math.abs(startY) < LARGEST_AREA
        && aspect < MOST_STRETCHED
        && aspect > 1 / MOST_STRETCHED)) {
      return everything(pointX, pointY, 0, 0, firstReach, firstReach, firstReach, visitor);
    }
    // All in positions of x. The margins cover the rounding of every number below.
    double marginX = ErrorBounds.SEGMENTS * sizeX + FLOAT_MARGIN * (firstReach * x.scale + CELLS);
    double marginY = ErrorBounds.SEGMENTS * sizeY + FLOAT_MARGIN * (firstReach * y.scale + CELLS);
    double margin = marginX + marginY * aspect;
    float stretch = (float) aspect;
    // The cell of the point often holds the closest shape, and the others are not needed then.
    int row = y.cellOf(startY);
    int column = x.cellOf(startX);
    long closest = closest(row, row, column, column, startX, startY, stretch);
    if (closest == NONE) {
      closest =
          closest(
              y.cellOf(startY - (firstReach * y.scale + marginY)),
              y.cellOf(startY + (firstReach * y.scale + marginY)),
              x.cellOf(startX - (firstReach * x.scale + marginX)),
              x.cellOf(startX + (firstReach * x.scale + marginX)),
              startX,
              startY,
              stretch);
    }
    if (closest == NONE) {
      return firstReach;
    }
    int visited = (int) closest;
    double reach = visitNear(entries[visited], pointX, pointY, firstReach, visitor);
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
        int end = start(cell + 1);
        for (int k = start(cell); k < end; k++) {
          double far = reach * x.scale + margin;
          if (square(entries[k], inX, inY, stretch) <= far * far * FARTHER && k != visited) {
            reach = visitNear(entries[k], pointX, pointY, reach, visitor);
            if (reach < 0) {
              return reach;
            }
          }
        }
      }
    }
    return reach;
  }

  /**
   * Returns the entry of these cells that is closest to a point, with the bits of the distance's
   * square in the upper half; or NONE.
   */
  private long closest(
      int firstRow,
      int lastRow,
      int firstColumn,
      int lastColumn,
      double startX,
      double startY,
      float stretch) {
    long closest = NONE;
    for (int row = firstRow; row <= lastRow; row++) {
      float inY = (float) (startY - (row << Axis.BITS));
      for (int column = firstColumn; column <= lastColumn; column++) {
        float inX = (float) (startX - (column << Axis.BITS));
        int cell = row * x.count + column;
        int end = start(cell + 1);
        for (int k = start(cell); k < end; k++) {
          float square = square(entries[k], inX, inY, stretch);
          closest = Math.min(closest, (long) floatToRawIntBits(square) << 32 | k);
        }
      }
    }
    return closest;
  }

  private double visitNear(
      long entry, double pointX, double pointY, double reach, SegmentVisitor visitor) {
    int tag = tag(entry);
    return tag < 0
        ? finer[~tag >> ID_SHIFT].around(pointX, pointY, reach, visitor)
        : visitor.visit(tag >> ID_SHIFT, reach);
  }

  /** Returns the square of the distance between a point and an entry of a cell, in positions. */
  private float square(long entry, float inX, float inY, float stretch) {
    float right = LAST_POSITION + x.step - side(entry, 2);
    float top = LAST_POSITION + y.step - side(entry, 3);
    float beyondX = Math.max(Math.max(side(entry, 0) - inX, inX - right), 0);
    float beyondY = Math.max(Math.max(side(entry, 1) - inY, inY - top), 0) * stretch;
    return beyondX * beyondX + beyondY * beyondY;
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
    // All in positions. The margins cover the rounding of every number below.
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
    double reachX = padX * x.scale + ErrorBounds.SEGMENTS * sizeX;
    double reachY = padY * y.scale + ErrorBounds.SEGMENTS * sizeY;
    float lowX = (float) (startX + (reachX + FLOAT_MARGIN * sizeX));
    float lowY = (float) (startY + (reachY + FLOAT_MARGIN * sizeY));
    float highX = (float) (LAST_POSITION + x.step - startX + (reachX + FLOAT_MARGIN * sizeX));
    float highY = (float) (LAST_POSITION + y.step - startY + (reachY + FLOAT_MARGIN * sizeY));
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
    int startRow = Axis.cell((int) (startY - reachY));
    int row = Math.max(0, Math.min(startRow, y.count - 1));
    // The first cell is known before the inverses are, so its entries can be loaded meanwhile.
    double enter = row == startRow ? 0 : time(row + backY, startY + reachY, inverseY);
    while (enter <= limit) {
      double leave = Math.min(time(row + 1 - backY, startY - reachY, inverseY), limit);
      leave = Math.max(enter, leave);
      int from = (int) (startX + enter * motionX - reachX);
      int to = (int) (startX + leave * motionX + reachX);
      int firstColumn = Math.max(0, Axis.cell(Math.min(from, to)));
      int lastColumn = Math.min(Axis.cell(Math.max(from, to)), x.count - 1);
      int column = firstColumn + backX * (lastColumn - firstColumn);
      for (int ahead = lastColumn - firstColumn; ahead >= 0; ahead--, column += signX) {
        int cell = row * x.count + column;
        float cellX = column << Axis.BITS;
        float cellY = row << Axis.BITS;
        long found =
            nearest(
                cell,
                lowX - cellX,
                lowY - cellY,
                highX + cellX,
                highY + cellY,
                factorX,
                factorY,
                last(limit));
        if (found == NONE) {
          continue;
        }
        int entry = (int) found & Integer.MAX_VALUE;
        int tag = tag(entries[entry]);
        if (tag < 0) {
          limit = finer[~tag >> ID_SHIFT].alongSegment(x0, y0, dx, dy, padX, padY, limit, visitor);
        } else if (tag >> ID_SHIFT != lastId) {
          lastId = tag >> ID_SHIFT;
          limit = visitor.visit(lastId, limit);
        }
        if ((found & MORE) != 0) {
          limit =
              visitOthers(
                  cell,
                  entry,
                  lowX - cellX,
                  lowY - cellY,
                  highX + cellX,
                  highY + cellY,
                  factorX,
                  factorY,
                  limit,
                  visitor);
        }
        if (limit < 0) {
          return limit;
        }
        int reached = Axis.cell((int) (startX + limit * motionX + reachX));
        reached = Math.max(-1, Math.min(reached, x.count));
        ahead = Math.min(ahead, (reached - column) * signX);
      }
      row += signY;
      if (row < 0 || row >= y.count) {
        break;
      }
      enter = time(row + backY, startY + reachY, inverseY);
    }
    return limit;
  }

  /** Returns the time at which a segment crosses the lower border of a row; 0 if before. */
  private static double time(int row, double start, double inverse) {
    return Math.max(((row << Axis.BITS) - start) * inverse, 0);
  }

  /**
   * Returns the entry of a cell that the segment meets first up to the last time, with its time in
   * the upper half and MORE if there are others; or NONE.
   */
  private long nearest(
      int cell,
      float lowX,
      float lowY,
      float highX,
      float highY,
      float factorX,
      float factorY,
      int last) {
    int end = start(cell + 1);
    long nearest = NONE;
    long more = 0;
    for (int k = start(cell); k < end; k++) {
      int time = time(entries[k], lowX, lowY, highX, highY, factorX, factorY, last);
      if (time >= 0) {
        more = nearest == NONE ? 0 : MORE;
        nearest = Math.min(nearest, (long) time << 32 | k);
      }
    }
    return nearest | more;
  }

  private double visitOthers(
      int cell,
      int visited,
      float lowX,
      float lowY,
      float highX,
      float highY,
      float factorX,
      float factorY,
      double firstLimit,
      SegmentVisitor visitor) {
    int end = start(cell + 1);
    double limit = firstLimit;
    for (int k = start(cell); k < end && limit >= 0; k++) {
      long entry = entries[k];
      if (k != visited
          && time(entry, lowX, lowY, highX, highY, factorX, factorY, last(limit)) >= 0) {
        limit = visitor.visit(tag(entry) >> ID_SHIFT, limit);
      }
    }
    return limit;
  }

  /**
   * Returns the time at which the segment meets an entry, as the bits of a float; negative if it
   * does not up to the last time. The bits have the order of the times unless these are negative;
   * then the bits are negative, too.
   */
  private static int time(
      long entry,
      float lowX,
      float lowY,
      float highX,
      float highY,
      float factorX,
      float factorY,
      int last) {
    int left = floatToRawIntBits((side(entry, 0) - lowX) * factorX);
    int bottom = floatToRawIntBits((side(entry, 1) - lowY) * factorY);
    int right = floatToRawIntBits((highX - side(entry, 2)) * factorX);
    int top = floatToRawIntBits((highY - side(entry, 3)) * factorY);
    int enter = Math.max(Math.max(Math.min(left, right), Math.min(bottom, top)), 0);
    int leave = Math.min(Math.min(Math.max(left, right), Math.max(bottom, top)), last);
    return enter <= leave ? enter : -1;
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
    for (int k = 0; k < entries.length && limit >= 0; k++) {
      int tag = tag(entries[k]);
      limit =
          tag < 0
              ? finer[~tag >> ID_SHIFT].alongSegment(x0, y0, dx, dy, padX, padY, limit, visitor)
              : visitor.visit(tag >> ID_SHIFT, limit);
    }
    return limit;
  }

  /** Returns the distance between shapes if all cells had equally many. */
  double spacing() {
    return 1
        / Math.sqrt(PackedItems.SHAPES_PER_CELL)
        / Math.max(x.cellsPerUnit(), y.cellsPerUnit());
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
        int shapes = start(cell + 1) - start(cell);
        int tag = shapes == 0 ? 0 : tag(entries[start(cell)]);
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
