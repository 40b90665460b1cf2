// SPDX-License-Identifier: Apache-2.0
package dev.carom.games;

import java.util.Arrays;

/**
 * The map of a level: a grid of letters, each of which stands for what is in its cell.
 *
 * <p>{@link #text} writes it for an address: one letter per cell from the upper left, row by row,
 * followed by a number if the same repeats. Empty cells at the end are left out.
 */
public final class Grid {
  private final String kinds;
  private final int columns;
  private final char[] cells;

  private Grid(int columns, int rows, String kinds) {
    this.columns = columns;
    this.kinds = kinds;
    cells = new char[columns * rows];
    clear();
  }

  /**
   * Returns a grid with these rows.
   *
   * @param kinds the letters that cells may have; the first stands for an empty cell
   * @param rows the rows, all equally long
   */
  public static Grid of(String kinds, String... rows) {
    Grid grid = new Grid(rows[0].length(), rows.length, kinds);
    for (int row = 0; row < rows.length; row++) {
      for (int column = 0; column < grid.columns; column++) {
        grid.set(column, row, rows[row].charAt(column));
      }
    }
    return grid;
  }

  /**
   * Returns the grid in a text that {@link #text} has written.
   *
   * @throws IllegalArgumentException if the text is not that of a grid of this size
   */
  public static Grid parse(String text, int columns, int rows, String kinds) {
    Grid grid = new Grid(columns, rows, kinds);
    int cell = 0;
    int at = 0;
    while (at < text.length()) {
      int kind = text.charAt(at) - 'a';
      if (kind < 0 || kind >= kinds.length()) {
        throw new IllegalArgumentException("'" + text.charAt(at) + "' does not stand for a tile");
      }
      at++;
      int digits = at;
      while (digits < text.length() && isDigit(text.charAt(digits)) && digits < at + 4) {
        digits++;
      }
      int times = digits == at ? 1 : Integer.parseInt(text.substring(at, digits));
      if (times < 1 || times > grid.cells.length - cell) {
        throw new IllegalArgumentException(
            "it has more than the " + grid.cells.length + " tiles of a level, or none");
      }
      Arrays.fill(grid.cells, cell, cell + times, kinds.charAt(kind));
      cell += times;
      at = digits;
    }
    return grid;
  }

  private static boolean isDigit(char letter) {
    return letter >= '0' && letter <= '9';
  }

  /** Returns the number of columns. */
  public int columns() {
    return columns;
  }

  /** Returns the number of rows. */
  public int rows() {
    return cells.length / columns;
  }

  /** Returns the letters that cells may have; the first stands for an empty cell. */
  public String kinds() {
    return kinds;
  }

  /** Returns true if there is such a cell. */
  public boolean contains(int column, int row) {
    return column >= 0 && column < columns && row >= 0 && row < rows();
  }

  /** Returns the letter of a cell. */
  public char get(int column, int row) {
    return cells[index(column, row)];
  }

  /**
   * Sets the letter of a cell.
   *
   * @throws IllegalArgumentException if there is no such cell or letter
   */
  public void set(int column, int row, char letter) {
    if (kinds.indexOf(letter) < 0) {
      throw new IllegalArgumentException("unknown letter in the map: '" + letter + "'");
    }
    cells[index(column, row)] = letter;
  }

  private int index(int column, int row) {
    if (!contains(column, row)) {
      throw new IllegalArgumentException("there is no cell " + column + ", " + row);
    }
    return row * columns + column;
  }

  /** Returns how many cells have a letter. */
  public int count(char letter) {
    int count = 0;
    for (char cell : cells) {
      count += cell == letter ? 1 : 0;
    }
    return count;
  }

  /** Empties all cells. */
  public void clear() {
    Arrays.fill(cells, kinds.charAt(0));
  }

  /** Returns a copy. */
  public Grid copy() {
    Grid copy = new Grid(columns, rows(), kinds);
    System.arraycopy(cells, 0, copy.cells, 0, cells.length);
    return copy;
  }

  /** Returns the grid as a short text of lower-case letters and digits, at least one letter. */
  public String text() {
    int end = cells.length;
    while (end > 1 && cells[end - 1] == kinds.charAt(0)) {
      end--;
    }
    StringBuilder text = new StringBuilder();
    for (int cell = 0, next; cell < end; cell = next) {
      next = cell + 1;
      while (next < end && cells[next] == cells[cell]) {
        next++;
      }
      text.append((char) ('a' + kinds.indexOf(cells[cell])));
      if (next - cell > 1) {
        text.append(next - cell);
      }
    }
    return text.toString();
  }
}
