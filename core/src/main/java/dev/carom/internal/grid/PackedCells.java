// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.grid;

import dev.carom.internal.bounds.Bounds;
import dev.carom.internal.bounds.SearchPath;
import dev.carom.internal.bounds.Visitor;

/**
 * One grid of a {@link PackedGrid}: an entry for each shape in every cell that its bounds meet, in
 * the order of the cells, row by row. Shapes that are large for these cells are in the next coarser
 * grid; a crowded cell holds a finer grid instead of shapes. A grid is immutable once built.
 *
 * <p>A search waits for memory most of the time. Therefore an entry is a single number, a {@link
 * CellEntry}. Where its positions are equal to those searched, the bounds decide. For each cell, a
 * map of 8 by 4 fields says which of them shapes meet, so that a search for a point where no shape
 * is near reads no entry.
 */
final class PackedCells {
  final Axis x;
  final Axis y;

  /** For each cell its first entry. Entries end where those of the next cell begin. */
  private final int[] starts;

  /** For each cell its map; apart, because searches along segments need only the entries. */
  private final int[] maps;

  final long[] entries;

  /**
   * True if shapes meet most fields of the maps, so that many segments start inside one, and no
   * cell holds a finer grid.
   */
  final boolean isDense;

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
    this.starts = starts;
    maps = new int[starts.length - 1];
    long fields = 0;
    for (int cell = 0; cell < maps.length; cell++) {
      for (int k = starts[cell]; k < starts[cell + 1]; k++) {
        maps[cell] |= CellEntry.map(entries[k]);
      }
      fields += Integer.bitCount(maps[cell]);
    }
    isDense = finer.length == 0 && fields > (long) maps.length * Integer.SIZE / 2;
  }

  /** Returns the first entry of a cell, or for the number of cells, the end of the last one. */
  int start(int cell) {
    return starts[cell];
  }

  /** Returns the grid that a negative tag refers to. */
  PackedCells finer(int tag) {
    return finer[~tag >> CellEntry.ID_SHIFT];
  }

  /** Visits the shapes that contain the point. */
  boolean at(double pointX, double pointY, int starting, Visitor visitor) {
    for (PackedCells grid = this; grid != null; grid = grid.larger) {
      int positionX = grid.x.position(pointX);
      int positionY = grid.y.position(pointY);
      int cell = Axis.cell(positionY) * grid.x.count + Axis.cell(positionX);
      int inX = positionX & CellEntry.LAST_POSITION;
      int inY = positionY & CellEntry.LAST_POSITION;
      if ((grid.maps[cell] >> CellEntry.field(inX, inY) & 1) != 0
          && !grid.inCell(
              cell,
              CellEntry.box(inX, inY, inX, inY),
              pointX,
              pointY,
              pointX,
              pointY,
              starting,
              visitor)) {
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
      if (!grid.x.isBeside(minX, maxX)
          && !grid.y.isBeside(minY, maxY)
          && !grid.inRows(minX, minY, maxX, maxY, starting, visitor)) {
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
      int low = row == firstRow ? bottom & CellEntry.LAST_POSITION : 0;
      int high = row == lastRow ? top & CellEntry.LAST_POSITION : CellEntry.LAST_POSITION;
      int askedInCell = asked;
      for (int column = firstColumn; column <= lastColumn; column++) {
        int from = column == firstColumn ? left & CellEntry.LAST_POSITION : 0;
        int to = column == lastColumn ? right & CellEntry.LAST_POSITION : CellEntry.LAST_POSITION;
        int cell = row * x.count + column;
        long box = CellEntry.box(from, low, to, high);
        if (!inCell(cell, box, minX, minY, maxX, maxY, askedInCell, visitor)) {
          return false;
        }
        askedInCell |= CellEntry.STARTS_X;
      }
      asked |= CellEntry.STARTS_Y;
    }
    return true;
  }

  private boolean inCell(
      int cell,
      long box,
      double minX,
      double minY,
      double maxX,
      double maxY,
      int asked,
      Visitor visitor) {
    int end = start(cell + 1);
    for (int k = start(cell); k < end; k++) {
      long entry = entries[k];
      if (CellEntry.meet(box, entry)
          && !visit(entry, box, minX, minY, maxX, maxY, asked, visitor)) {
        return false;
      }
    }
    return true;
  }

  private boolean visit(
      long entry,
      long box,
      double minX,
      double minY,
      double maxX,
      double maxY,
      int asked,
      Visitor visitor) {
    int tag = CellEntry.tag(entry);
    if (tag < 0) {
      return finer(tag).inBox(minX, minY, maxX, maxY, asked, visitor);
    }
    if ((tag & asked) != asked) {
      return true;
    }
    int id = tag >> CellEntry.ID_SHIFT;
    // With more than one position in common it is certain; the bounds are far away in memory.
    return !CellEntry.meet(box - CellEntry.LOWEST, entry)
            && !bounds.meets(id, minX, minY, maxX, maxY)
        || visitor.visit(id);
  }

  /**
   * Visits the shapes that may be within the reach of a point.
   *
   * @return the reach that the visitor returned last
   */
  double around(double pointX, double pointY, double reach, SegmentVisitor visitor) {
    double left = reach;
    for (PackedCells grid = this; grid != null && left >= 0; grid = grid.larger) {
      left = CellsAround.search(grid, pointX, pointY, left, visitor);
    }
    return left;
  }

  /**
   * Visits the shapes that the path may meet.
   *
   * @return the limit that the visitor returned last
   */
  double along(SearchPath path, double limit, SegmentVisitor visitor) {
    double left = limit;
    for (PackedCells grid = this; grid != null && left >= 0; grid = grid.larger) {
      left = CellWalk.walk(grid, path, left, visitor);
    }
    return left;
  }

  /** Visits everything, for numbers so large that no time can be computed. */
  double everything(SearchPath path, double firstLimit, SegmentVisitor visitor) {
    double limit = firstLimit;
    for (int k = 0; k < entries.length && limit >= 0; k++) {
      int tag = CellEntry.tag(entries[k]);
      limit =
          tag < 0
              ? finer(tag).along(path, limit, visitor)
              : visitor.visit(tag >> CellEntry.ID_SHIFT, limit);
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
        int tag = shapes == 0 ? 0 : CellEntry.tag(entries[start(cell)]);
        if (tag < 0) {
          finer(tag).cells(visitor);
        } else if (shapes > 0) {
          visitor.cell(
              x.border(column), y.border(row), x.border(column + 1), y.border(row + 1), shapes);
        }
      }
    }
  }
}
