// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.grid;

/** Receives the cells of an index, to draw them. */
@FunctionalInterface
public interface CellVisitor {
  /** Receives a cell and the number of shapes in it; a border may be infinite. */
  void cell(double minX, double minY, double maxX, double maxY, int shapes);
}
