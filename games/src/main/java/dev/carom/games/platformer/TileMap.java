// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.platformer;

import dev.carom.Box;
import dev.carom.games.Grid;

/**
 * The map of a level, and its rules: {@code #} is a solid tile, {@code -} a one-way platform,
 * {@code o} a coin, {@code >} and {@code ^} are platforms that move sideways and up, {@code S} is
 * the start, and a dot an empty place. Walls on the left and right and a floor surround it.
 *
 * <p>Slopes: {@code /} and {@code \\} rise and fall by 45°; {@code a} and {@code b}, and {@code c}
 * and {@code d}, by half as much, over two tiles; {@code (} and {@code )} by twice as much, over
 * this tile and the one below. {@code u} is a one-way platform that rises.
 */
public final class TileMap {
  /** The letters of a map; the first is that of an empty place. */
  public static final String KINDS = ".#/\\abcd()-u>^oS";

  /** The number of columns between the walls. */
  public static final int COLUMNS = 22;

  /** The number of rows above the floor. */
  public static final int ROWS = 13;

  static final double SIZE = 40;

  /** The area of the map in the scene. */
  public static final Box AREA = Box.at(SIZE, 0, COLUMNS * SIZE, ROWS * SIZE);

  private static final char EMPTY = '.';
  private static final char START = 'S';

  /** More would leave no room for the runner. */
  private static final int MOST_PLATFORMS = 12;

  private static final String[] MAP = {
    "......................", //
    "......................",
    "...o.......o..........",
    "..---.................",
    ".........>..........o.",
    ".o.................###",
    "---....o.u.........#..",
    "........u............o",
    ".....---......---..###",
    "..................^...",
    ".S.........o..(#).....",
    ".....ab#cd.....#......",
    "##\\/#######\\/#####cd..",
  };

  private TileMap() {}

  /** Returns the map of the built-in level. */
  static Grid builtIn() {
    return Grid.of(KINDS, MAP);
  }

  /** Returns what is at a place of the scene; all around it is solid. */
  static char at(Grid grid, int column, int row) {
    return grid.contains(column - 1, row) ? grid.get(column - 1, row) : '#';
  }

  /** Returns true if a place of the scene is filled by a solid tile or a part of a slope. */
  static boolean isGround(Grid grid, int column, int row) {
    return isSolid(at(grid, column, row)) || isSteep(at(grid, column, row - 1));
  }

  private static boolean isSolid(char letter) {
    return "#/\\abcd()".indexOf(letter) >= 0;
  }

  /** Returns true for slopes that reach into the tile below. */
  private static boolean isSteep(char letter) {
    return letter == '(' || letter == ')';
  }

  /** Puts something into a cell. The start moves there if it is the start, and is never covered. */
  public static void paint(Grid grid, int column, int row, char letter) {
    boolean isStart = grid.get(column, row) == START;
    boolean coversStart = isSteep(letter) && row + 1 < ROWS && grid.get(column, row + 1) == START;
    if (isStart || coversStart) {
      return;
    }
    if (letter == START) {
      removeStart(grid);
      if (row > 0 && isSteep(grid.get(column, row - 1))) {
        grid.set(column, row - 1, EMPTY);
      }
    }
    grid.set(column, row, letter);
  }

  private static void removeStart(Grid grid) {
    for (int row = 0; row < ROWS; row++) {
      for (int column = 0; column < COLUMNS; column++) {
        if (grid.get(column, row) == START) {
          grid.set(column, row, EMPTY);
        }
      }
    }
  }

  /** Empties all cells but the start, which moves to the lower left. */
  public static void clear(Grid grid) {
    grid.clear();
    grid.set(1, ROWS - 1, START);
  }

  /** Returns why a level cannot be played, as a sentence; empty if it can. */
  public static String problem(Grid grid) {
    if (grid.count(START) != 1) {
      return "The level needs one start, but has " + grid.count(START) + ".";
    }
    for (int row = 1; row < ROWS; row++) {
      for (int column = 0; column < COLUMNS; column++) {
        if (grid.get(column, row) == START && isSteep(grid.get(column, row - 1))) {
          return "The start is inside a slope.";
        }
      }
    }
    if (grid.count('>') + grid.count('^') > MOST_PLATFORMS) {
      return "The level may have at most " + MOST_PLATFORMS + " moving platforms.";
    }
    return grid.count('o') == 0 ? "The level needs at least one coin." : "";
  }
}
