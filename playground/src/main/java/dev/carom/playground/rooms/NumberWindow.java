// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

/** The verdicts of the cells of a grid that are in view, and how many of them are wrong. */
final class NumberWindow {
  final NumberGrid grid;
  final long firstColumn;
  final long firstRow;
  final int columns;
  final int rows;

  /** The cells whose verdict of the plain test is wrong, row by row. */
  final boolean[] wrong;

  /** The first cell of each row whose exact verdict differs from that of the row's first cell. */
  final int[] change;

  /** The exact verdict of the first cell of each row. */
  final boolean[] first;

  /** The hits that the plain test misses. */
  final int misses;

  /** The hits that the plain test reports although the shapes are apart. */
  final int falseHits;

  NumberWindow(NumberGrid grid, long firstColumn, long firstRow, int columns, int rows) {
    this.grid = grid;
    this.firstColumn = firstColumn;
    this.firstRow = firstRow;
    this.columns = columns;
    this.rows = rows;
    wrong = new boolean[columns * rows];
    change = new int[rows];
    first = new boolean[rows];
    int missed = 0;
    int invented = 0;
    for (int row = 0; row < rows; row++) {
      long y = firstRow + row;
      first[row] = grid.intersects(firstColumn, y);
      change[row] = (int) (grid.change(y, firstColumn, firstColumn + columns) - firstColumn);
      for (int column = 0; column < columns; column++) {
        boolean hit = intersects(column, row);
        boolean isWrong = grid.plain(firstColumn + column, y) != hit;
        wrong[row * columns + column] = isWrong;
        missed += isWrong && hit ? 1 : 0;
        invented += isWrong && !hit ? 1 : 0;
      }
    }
    misses = missed;
    falseHits = invented;
  }

  /** Returns true if this shows these cells. */
  boolean shows(NumberGrid grid, long firstColumn, long firstRow, int columns, int rows) {
    return this.grid == grid
        && this.firstColumn == firstColumn
        && this.firstRow == firstRow
        && this.columns == columns
        && this.rows == rows;
  }

  /** Returns the exact verdict of a cell in view. */
  boolean intersects(int column, int row) {
    return first[row] == column < change[row];
  }

  /** Returns the cell of a row in which the shapes touch exactly; -1 if there is none. */
  int touching(int row) {
    for (int column = change[row] - 1; column <= change[row]; column++) {
      if (column >= 0 && column < columns && grid.touches(firstColumn + column, firstRow + row)) {
        return column;
      }
    }
    return -1;
  }
}
