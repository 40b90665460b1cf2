// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.breakout;

import dev.carom.Box;
import java.util.ArrayList;
import java.util.List;

/**
 * The levels: each line of text is a row of bricks. {@code #} is a solid brick, a digit a brick of
 * that colour, a dot an empty place, and {@code *} the middle of a mill.
 */
final class Levels {
  private static final double BRICK_WIDTH = 50;
  private static final double BRICK_HEIGHT = 26;
  private static final double TOP = 40;

  /** How fast mills turn, in degrees per step. */
  private static final double MILL_SPEED = 1.2;

  private static final String[][] LEVELS = {
    {
      // Rainbow
      "1111111111111111", //
      "2222222222222222",
      "3333333333333333",
      "4444444444444444",
      "................",
      "..55..5555..55..",
      "..55..5555..55..",
    },
    {
      // Towers
      "1#1#..2222..1#1#",
      "1111..2##2..1111",
      "1111..2222..1111",
      "................",
      "33#33......33#33",
      "33333..44..33333",
      "33333..44..33333",
      "....5555555.....",
    },
    {
      // Invader
      "....4......4....",
      ".....4....4.....",
      "....44444444....",
      "...44#4444#44...",
      "..444444444444..",
      "..4.44444444.4..",
      "..4.4......4.4..",
      ".....##..##.....",
    },
    {
      // Shelves
      "1.2.3.4.5.4.3.2.",
      "5555555555555555",
      "###..######..###",
      "................",
      "2222222222222222",
      "..####....####..",
      "................",
      "3333333333333333",
      "####..####..####",
    },
    {
      // Diamond
      ".......55.......",
      "......5335......",
      ".....533335.....",
      "....53311335....",
      "...5331##1335...",
      "....53311335....",
      ".....533335.....",
      "#.....5335.....#",
      "##.....55.....##",
    },
    {
      // Windmills
      "1111222222221111",
      "1......33......1",
      "1......33......1",
      "1......44......1",
      "1..*...44...*..1",
      "1......44......1",
      "1......33......1",
      "1......33......1",
      "5555..5555..5555",
    },
  };

  private Levels() {}

  static int count() {
    return LEVELS.length;
  }

  static List<Brick> bricks(int level) {
    List<Brick> bricks = new ArrayList<>();
    String[] rows = LEVELS[level];
    for (int row = 0; row < rows.length; row++) {
      for (int column = 0; column < rows[row].length(); column++) {
        char letter = rows[row].charAt(column);
        if (letter != '.' && letter != '*') {
          Box box =
              Box.at(column * BRICK_WIDTH, TOP + row * BRICK_HEIGHT, BRICK_WIDTH, BRICK_HEIGHT);
          bricks.add(new Brick(box, letter == '#' ? 0 : letter - '0'));
        }
      }
    }
    return bricks;
  }

  /** Returns the mills of a level; those on the right turn the other way. */
  static List<Mill> mills(int level) {
    List<Mill> mills = new ArrayList<>();
    String[] rows = LEVELS[level];
    for (int row = 0; row < rows.length; row++) {
      for (int column = 0; column < rows[row].length(); column++) {
        if (rows[row].charAt(column) == '*') {
          double x = (column + 0.5) * BRICK_WIDTH;
          double y = TOP + (row + 0.5) * BRICK_HEIGHT;
          boolean isLeft = column < rows[row].length() / 2;
          mills.add(new Mill(x, y, 0, isLeft ? MILL_SPEED : -MILL_SPEED));
        }
      }
    }
    return mills;
  }
}
