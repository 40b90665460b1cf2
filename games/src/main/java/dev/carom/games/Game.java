// SPDX-License-Identifier: Apache-2.0
package dev.carom.games;

import dev.carom.Box;
import dev.carom.draw.Canvas;

/**
 * The rules of a game: a state that advances in steps of one sixtieth of a second.
 *
 * <pre>{@code
 * Game game = new Dot();
 * Input input = new Input();
 * input.right = true;
 * game.step(input);
 * }</pre>
 */
public interface Game {
  /** Returns the visible part of the plane; y points down. */
  Box scene();

  /** Advances the game by one sixtieth of a second. */
  void step(Input input);

  /** Returns what the game shows and plays beyond its state. */
  Effects effects();

  /** Draws the current state and the effects. */
  void draw(Canvas canvas, Palette palette);

  /**
   * Returns a checksum of the whole state: equal states have equal checksums, others almost never.
   */
  long checksum();
}
