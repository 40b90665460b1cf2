// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import java.util.ArrayList;
import java.util.List;

/** Solid tiles by row and column, and the rectangles they merge into. */
final class TileGrid {
  private final int rows;
  private final int columns;
  private final boolean[] solid;

  TileGrid(boolean[][] tiles) {
    this(tiles.length, widest(tiles));
    for (int row = 0; row < rows; row++) {
      System.arraycopy(tiles[row], 0, solid, row * columns, tiles[row].length);
    }
  }

  private TileGrid(int rows, int columns) {
    this.rows = rows;
    this.columns = columns;
    solid = new boolean[rows * columns];
  }

  private static int widest(boolean[][] tiles) {
    int widest = 0;
    for (boolean[] row : tiles) {
      widest = Math.max(widest, row.length);
    }
    return widest;
  }

  /** The same grid with rows and columns exchanged. */
  TileGrid transposed() {
    TileGrid other = new TileGrid(columns, rows);
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        other.solid[column * rows + row] = isSolid(row, column);
      }
    }
    return other;
  }

  private boolean isSolid(int row, int column) {
    return row < rows && column < columns && solid[row * columns + column];
  }

  /**
   * Merges each row's runs of tiles with the runs of the same columns below: first column, first
   * row, end column and end row of each rectangle.
   */
  List<int[]> rectangles() {
    List<int[]> rectangles = new ArrayList<>();
    // By its first column, the rectangle that ends with the row before; null for none.
    int[][] open = new int[columns][];
    for (int row = 0; row < rows; row++) {
      int[][] next = new int[columns][];
      for (int start = 0; start < columns; start++) {
        if (isSolid(row, start)) {
          int end = start + 1;
          while (isSolid(row, end)) {
            end++;
          }
          int[] above = open[start];
          if (above != null && above[2] == end) {
            above[3] = row + 1;
            next[start] = above;
          } else {
            next[start] = new int[] {start, row, end, row + 1};
            rectangles.add(next[start]);
          }
          start = end;
        }
      }
      open = next;
    }
    return rectangles;
  }
}
