// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.grid;

import dev.carom.internal.bounds.Bounds;
import dev.carom.internal.bounds.Extent;
import dev.carom.internal.bounds.SearchPath;
import dev.carom.internal.bounds.Visitor;

/**
 * A grid of packed cells for static shapes: built all at once, fast to search. Bounds may have any
 * size and position; crowded places have finer grids, large shapes a coarser one.
 *
 * <p>An id whose bounds change may still be visited where they were, or not, until the next build;
 * visitors must ignore it if they care.
 */
public final class PackedGrid implements Grid {
  /** Null when empty. */
  private PackedCells cells;

  private int size;
  private final Extent extent = new Extent();

  /** Creates an empty grid. */
  public PackedGrid() {}

  /** Replaces the content by the bounds of the given ids, each below 2^29. */
  public void build(Bounds bounds, int[] ids, int count) {
    cells = count == 0 ? null : PackedBuilder.build(new PackedItems(bounds, ids, count));
    size = count;
    extent.clear();
    for (int k = 0; k < count; k++) {
      int id = ids[k];
      extent.include(bounds.minX(id), bounds.minY(id), bounds.maxX(id), bounds.maxY(id));
    }
  }

  @Override
  public Extent extent() {
    return extent;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public void clear() {
    cells = null;
    size = 0;
    extent.clear();
  }

  @Override
  public boolean inBox(double minX, double minY, double maxX, double maxY, Visitor visitor) {
    return isBeside(minX, minY, maxX, maxY, 0, 0)
        || cells.inBox(minX, minY, maxX, maxY, 0, visitor);
  }

  @Override
  public boolean at(double x, double y, Visitor visitor) {
    return isBeside(x, y, x, y, 0, 0) || cells.at(x, y, 0, visitor);
  }

  /**
   * Visits every id whose bounds are within the reach of the point; of those in one grid, the one
   * that seems closest first. May visit some that are a little farther away, and an id more than
   * once. The visitor may lower the reach.
   *
   * @return the reach that the visitor returned last
   */
  public double around(double x, double y, double reach, SegmentVisitor visitor) {
    return cells == null ? reach : cells.around(x, y, reach, visitor);
  }

  @Override
  public double along(SearchPath path, double limit, SegmentVisitor visitor) {
    return isBeside(path) ? limit : cells.along(path, limit, visitor);
  }

  private boolean isBeside(SearchPath path) {
    return isBeside(
        Math.min(path.x0(), path.x1()),
        Math.min(path.y0(), path.y1()),
        Math.max(path.x0(), path.x1()),
        Math.max(path.y0(), path.y1()),
        path.padX(),
        path.padY());
  }

  /**
   * Returns true if a box, enlarged by the pad, is outside the box around all shapes. The cells at
   * the border count everything outside as theirs, and there may be only one.
   */
  private boolean isBeside(
      double minX, double minY, double maxX, double maxY, double padX, double padY) {
    return cells == null
        || minX - extent.maxX() > padX
        || extent.minX() - maxX > padX
        || minY - extent.maxY() > padY
        || extent.minY() - maxY > padY;
  }

  @Override
  public double spacing() {
    return cells == null ? 0 : cells.spacing();
  }

  @Override
  public void cells(CellVisitor visitor) {
    if (cells != null) {
      cells.cells(visitor);
    }
  }
}
