package dev.carom.internal.index;

/** Receives the cells of an index, to draw them. */
@FunctionalInterface
public interface CellVisitor {
  /** A cell and how many shapes it holds; a border may be infinite. */
  void cell(double minX, double minY, double maxX, double maxY, int shapes);
}
