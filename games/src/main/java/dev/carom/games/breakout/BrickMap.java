// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.breakout;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.games.Grid;
import java.util.ArrayList;
import java.util.List;

/**
 * The map of a level of Breakout, and its rules: {@code #} is a solid brick, a digit a brick of
 * that colour, a dot an empty place, and {@code *} the middle of a mill, which needs room to turn.
 */
public final class BrickMap {
  /** The letters of a map; the first is that of an empty place. */
  public static final String KINDS = ".12345#*";

  /** The number of columns. */
  public static final int COLUMNS = 16;

  /** The number of rows; below them, the ball needs room. */
  public static final int ROWS = 14;

  /** The area of the map in the scene. */
  public static final Box AREA = Box.at(0, 40, 800, 26 * ROWS);

  private static final char EMPTY = '.';
  private static final char SOLID = '#';
  private static final char MILL = '*';

  /** How fast mills turn, in degrees per step. */
  private static final double MILL_SPEED = 1.2;

  private BrickMap() {}

  private static double width() {
    return AREA.width() / COLUMNS;
  }

  private static double height() {
    return AREA.height() / ROWS;
  }

  private static Box cell(int column, int row) {
    return Box.at(AREA.minX() + column * width(), AREA.minY() + row * height(), width(), height());
  }

  /** Returns the circle in which a mill turns. */
  private static Circle reach(int column, int row) {
    Box cell = cell(column, row);
    return new Circle(cell.centerX(), cell.centerY(), Mill.REACH);
  }

  private static boolean isBrick(char letter) {
    return letter != EMPTY && letter != MILL;
  }

  static List<Brick> bricks(Grid grid) {
    List<Brick> bricks = new ArrayList<>();
    for (int row = 0; row < ROWS; row++) {
      for (int column = 0; column < COLUMNS; column++) {
        char letter = grid.get(column, row);
        if (isBrick(letter)) {
          bricks.add(new Brick(cell(column, row), letter == SOLID ? 0 : letter - '0'));
        }
      }
    }
    return bricks;
  }

  /** Returns the mills of a level; those on the right turn the other way. */
  static List<Mill> mills(Grid grid) {
    List<Mill> mills = new ArrayList<>();
    for (int row = 0; row < ROWS; row++) {
      for (int column = 0; column < COLUMNS; column++) {
        if (grid.get(column, row) == MILL) {
          Box cell = cell(column, row);
          boolean isLeft = column < COLUMNS / 2;
          mills.add(new Mill(cell.centerX(), cell.centerY(), 0, isLeft ? MILL_SPEED : -MILL_SPEED));
        }
      }
    }
    return mills;
  }

  /** Puts something into a cell, and removes what is then in the way of a mill. */
  public static void paint(Grid grid, int column, int row, char letter) {
    grid.set(column, row, letter);
    for (int otherRow = 0; otherRow < ROWS; otherRow++) {
      for (int other = 0; other < COLUMNS; other++) {
        if (isInTheWay(grid, column, row, other, otherRow)) {
          grid.set(other, otherRow, EMPTY);
        }
      }
    }
  }

  /** Returns true if two cells are different and there is no room for what is in both. */
  private static boolean isInTheWay(Grid grid, int column, int row, int other, int otherRow) {
    char letter = grid.get(column, row);
    char otherLetter = grid.get(other, otherRow);
    if (column == other && row == otherRow || letter == EMPTY || otherLetter == EMPTY) {
      return false;
    }
    if (letter == MILL && otherLetter == MILL) {
      return reach(column, row).overlaps(reach(other, otherRow));
    }
    return letter == MILL && reach(column, row).overlaps(cell(other, otherRow))
        || otherLetter == MILL && reach(other, otherRow).overlaps(cell(column, row));
  }

  /** Returns why a level cannot be played, as a sentence; empty if it can. */
  public static String problem(Grid grid) {
    for (int row = 0; row < ROWS; row++) {
      for (int column = 0; column < COLUMNS; column++) {
        if (grid.get(column, row) == MILL && isBlocked(grid, column, row)) {
          return "A mill has no room to turn.";
        }
      }
    }
    for (Brick brick : bricks(grid)) {
      if (!brick.isSolid()) {
        return "";
      }
    }
    return "The level needs at least one coloured brick.";
  }

  private static boolean isBlocked(Grid grid, int column, int row) {
    for (int otherRow = 0; otherRow < ROWS; otherRow++) {
      for (int other = 0; other < COLUMNS; other++) {
        if (isInTheWay(grid, column, row, other, otherRow)) {
          return true;
        }
      }
    }
    return false;
  }
}
