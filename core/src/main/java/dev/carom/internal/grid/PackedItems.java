// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.grid;

import static dev.carom.internal.exact.Exact.clamp;

import dev.carom.internal.bounds.Bounds;
import java.util.Arrays;

/**
 * The shapes of one grid to be built, and the distribution of their sizes. Only their parts inside
 * a clip count: the cell of the coarser grid that this one is in.
 */
final class PackedItems {
  /** Shapes up to about 2^this times the median size share a grid. */
  private static final int SIZE_CLASSES = 3;

  private static final int EXPONENTS = Double.MAX_EXPONENT - Double.MIN_EXPONENT + 3;

  /** The number of shapes per cell of a grid if they are spread evenly. */
  static final double SHAPES_PER_CELL = 2;

  /** A grid has at most this many times the root of the number of shapes along one axis. */
  private static final double LONGEST = 32;

  /** The bounds by id. */
  final Bounds bounds;

  /** The tags of {@link CellEntry}. */
  final int[] tags;

  private final double clipMinX;
  private final double clipMinY;
  private final double clipMaxX;
  private final double clipMaxY;

  // The results of measure().
  private double minX;
  private double minY;
  private double maxX;
  private double maxY;
  private double meanWidth;
  private double meanHeight;

  /** Creates a list of all shapes, without a clip. */
  PackedItems(Bounds bounds, int[] ids, int count) {
    this.bounds = bounds;
    tags = new int[count];
    for (int item = 0; item < count; item++) {
      tags[item] = ids[item] << CellEntry.ID_SHIFT | CellEntry.STARTS_X | CellEntry.STARTS_Y;
    }
    clipMinX = -Double.MAX_VALUE;
    clipMinY = -Double.MAX_VALUE;
    clipMaxX = Double.MAX_VALUE;
    clipMaxY = Double.MAX_VALUE;
  }

  private PackedItems(
      PackedItems outer,
      int[] tags,
      double clipMinX,
      double clipMinY,
      double clipMaxX,
      double clipMaxY) {
    bounds = outer.bounds;
    this.tags = tags;
    this.clipMinX = clipMinX;
    this.clipMinY = clipMinY;
    this.clipMaxX = clipMaxX;
    this.clipMaxY = clipMaxY;
  }

  /** Returns the id of a shape. */
  int id(int item) {
    return tags[item] >> CellEntry.ID_SHIFT;
  }

  /** Returns the shapes from this one on. */
  PackedItems from(int first) {
    return new PackedItems(
        this, Arrays.copyOfRange(tags, first, tags.length), clipMinX, clipMinY, clipMaxX, clipMaxY);
  }

  /** Returns the shapes in a cell, including those that rounding puts there. */
  PackedItems inside(Axis x, int column, Axis y, int row, int[] tags) {
    double left = column == 0 ? clipMinX : x.border(column) - x.slack();
    double bottom = row == 0 ? clipMinY : y.border(row) - y.slack();
    double right = column == x.count - 1 ? clipMaxX : x.border(column + 1) + x.slack();
    double top = row == y.count - 1 ? clipMaxY : y.border(row + 1) + y.slack();
    return new PackedItems(
        this,
        tags,
        clamp(left, clipMinX, clipMaxX),
        clamp(bottom, clipMinY, clipMaxY),
        clamp(right, clipMinX, clipMaxX),
        clamp(top, clipMinY, clipMaxY));
  }

  /**
   * Moves the shapes that are much wider or higher than most to the end, and returns the number of
   * the others: at least a quarter.
   */
  int partBySize() {
    int count = tags.length;
    int[] widths = new int[EXPONENTS];
    int[] heights = new int[EXPONENTS];
    int widest = 0;
    int highest = 0;
    for (int item = 0; item < count; item++) {
      int width = exponent(width(item));
      int height = exponent(height(item));
      widths[width]++;
      heights[height]++;
      widest = Math.max(widest, width);
      highest = Math.max(highest, height);
    }
    int mostX = median(widths, count) + SIZE_CLASSES;
    if (widest <= mostX && highest <= median(heights, count) + SIZE_CLASSES) {
      return count;
    }
    Arrays.fill(heights, 0);
    int narrow = 0;
    for (int item = 0; item < count; item++) {
      if (exponent(width(item)) <= mostX) {
        heights[exponent(height(item))]++;
        narrow++;
      }
    }
    int mostY = median(heights, narrow) + SIZE_CLASSES;
    int kept = part(mostX, mostY);
    // Shapes that fit into the cells between sparse small shapes may stay as well.
    measure(kept);
    int columns = columns(kept);
    mostX = Math.max(mostX, exponent((maxX - minX) / columns));
    mostY = Math.max(mostY, exponent((maxY - minY) / rows(kept, columns)));
    return part(mostX, mostY);
  }

  private int part(int mostX, int mostY) {
    int kept = tags.length;
    for (int item = 0; item < kept; ) {
      if (exponent(width(item)) <= mostX && exponent(height(item)) <= mostY) {
        item++;
      } else {
        swap(item, --kept);
      }
    }
    return kept;
  }

  void swap(int a, int b) {
    int tag = tags[a];
    tags[a] = tags[b];
    tags[b] = tag;
  }

  private static int median(int[] histogram, int count) {
    int sum = histogram[0];
    int at = 0;
    while (2 * sum < count) {
      sum += histogram[++at];
    }
    return at;
  }

  /** Returns an exponent that is not negative; 0 for 0. */
  private static int exponent(double size) {
    return Math.getExponent(size) - Double.MIN_EXPONENT + 1;
  }

  private double width(int item) {
    int id = id(item);
    return clamp(bounds.maxX(id), clipMinX, clipMaxX) - clamp(bounds.minX(id), clipMinX, clipMaxX);
  }

  private double height(int item) {
    int id = id(item);
    return clamp(bounds.maxY(id), clipMinY, clipMaxY) - clamp(bounds.minY(id), clipMinY, clipMaxY);
  }

  /** Computes the bounds of the first shapes and their mean size. */
  void measure(int count) {
    double minX = Double.POSITIVE_INFINITY;
    double minY = Double.POSITIVE_INFINITY;
    double maxX = Double.NEGATIVE_INFINITY;
    double maxY = Double.NEGATIVE_INFINITY;
    double meanWidth = 0;
    double meanHeight = 0;
    double share = 1.0 / count;
    for (int item = 0; item < count; item++) {
      int id = id(item);
      double left = clamp(bounds.minX(id), clipMinX, clipMaxX);
      double bottom = clamp(bounds.minY(id), clipMinY, clipMaxY);
      double right = clamp(bounds.maxX(id), clipMinX, clipMaxX);
      double top = clamp(bounds.maxY(id), clipMinY, clipMaxY);
      minX = Math.min(minX, left);
      minY = Math.min(minY, bottom);
      maxX = Math.max(maxX, right);
      maxY = Math.max(maxY, top);
      meanWidth += (right - left) * share;
      meanHeight += (top - bottom) * share;
    }
    this.minX = minX;
    this.minY = minY;
    this.maxX = maxX;
    this.maxY = maxY;
    this.meanWidth = Math.min(meanWidth, Double.MAX_VALUE);
    this.meanHeight = Math.min(meanHeight, Double.MAX_VALUE);
  }

  /** Returns the x axis of a grid for as many shapes as were measured. */
  Axis axisX(int columns) {
    return Axis.over(minX, maxX, columns);
  }

  /** Returns the y axis of a grid for as many shapes as were measured. */
  Axis axisY(int rows) {
    return Axis.over(minY, maxY, rows);
  }

  /**
   * Returns how many columns a grid needs: cells are about as wide as high, if the shapes allow.
   */
  int columns(int count) {
    double cells = count / SHAPES_PER_CELL;
    // Halves, because the extent may be beyond the range of doubles.
    double halfWidth = maxX * 0.5 - minX * 0.5;
    double halfHeight = maxY * 0.5 - minY * 0.5;
    double slope = Math.min(halfHeight / halfWidth, Double.MAX_VALUE / cells);
    double rows = Math.min(Math.sqrt(cells * slope), mostRows(count));
    // Without any extent the slope is NaN, and so are the rows.
    double needed = rows >= 1 ? cells / rows : cells;
    return Math.max(1, (int) Math.min(needed, mostCells(maxX - minX, meanWidth, count)));
  }

  /** Returns how many rows a grid with this many columns needs. */
  int rows(int count, int columns) {
    return Math.max(1, (int) Math.min(count / SHAPES_PER_CELL / columns, mostRows(count)));
  }

  private double mostRows(int count) {
    return mostCells(maxY - minY, meanHeight, count);
  }

  /** Cells are not smaller than the mean shape, and a search along a line of cells is not long. */
  private static double mostCells(double length, double mean, int count) {
    double most = Math.min(LONGEST * Math.sqrt(count), Axis.MOST_CELLS);
    return length > 0 ? Math.min(length / mean, most) : 1;
  }
}
