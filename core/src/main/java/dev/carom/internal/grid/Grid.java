// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.grid;

import dev.carom.internal.bounds.Extent;
import dev.carom.internal.bounds.SearchPath;
import dev.carom.internal.bounds.Visitor;

/** Finds shapes by their bounds. Several threads may search at once while none changes the grid. */
public sealed interface Grid permits PackedGrid, LooseGrid {
  /** Returns the number of shapes. */
  int size();

  /** Makes the grid empty. */
  void clear();

  /** Returns a box around all shapes, and possibly around former positions; must not be changed. */
  Extent extent();

  /**
   * Returns about the distance between shapes where most of them are; 0 if there are few or none.
   */
  double spacing();

  /**
   * Visits every id whose bounds meet the box, borders included, each once. Returns false if the
   * visitor stopped the search.
   */
  boolean inBox(double minX, double minY, double maxX, double maxY, Visitor visitor);

  /**
   * Visits every id whose bounds contain the point, borders included, each once. Returns false if
   * the visitor stopped the search.
   */
  default boolean at(double x, double y, Visitor visitor) {
    return inBox(x, y, x, y, visitor);
  }

  /**
   * Visits every id whose bounds, enlarged by the pad of the path, meet it at a time up to the
   * limit, roughly from its start to its end among shapes of similar size. May visit some that are
   * close, and an id more than once. Times are from 0 to 1; the visitor may lower the limit.
   *
   * @return the limit that the visitor returned last
   */
  double along(SearchPath path, double limit, SegmentVisitor visitor);

  /** Visits the cells that hold shapes, for drawing. */
  void cells(CellVisitor visitor);
}
