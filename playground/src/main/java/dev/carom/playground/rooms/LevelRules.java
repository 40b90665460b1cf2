// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.draw.Canvas;
import dev.carom.games.Grid;
import dev.carom.games.Palette;

/** What an editor must know about the levels of a game. */
interface LevelRules {
  /** Returns the map of a built-in level. */
  Grid builtIn(int level);

  /**
   * Returns the map in a text.
   *
   * @throws IllegalArgumentException if there is none
   */
  Grid parse(String text);

  /** Puts something into a cell, and removes what cannot be beside it. */
  void paint(Grid grid, int column, int row, char kind);

  /** Removes everything that a level does not need. */
  void clear(Grid grid);

  /** Returns why a level cannot be played, as a sentence; empty if it can. */
  String problem(Grid grid);

  /** Draws a level. */
  void draw(Grid grid, Canvas canvas, Palette palette);
}
