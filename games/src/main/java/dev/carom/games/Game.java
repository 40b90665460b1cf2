package dev.carom.games;

import dev.carom.Box;
import dev.carom.draw.Canvas;

/**
 * A game as its rules: a state that goes one step on for every sixtieth of a second.
 *
 * <pre>{@code
 * Game game = new Dot();
 * Input input = new Input();
 * input.right = true;
 * game.step(input);
 * }</pre>
 */
public interface Game {
  /** The part of the plane that a player sees; y points down. */
  Box scene();

  /** Plays on for one sixtieth of a second. */
  void step(Input input);

  /** Draws the present state. */
  void draw(Canvas canvas, Palette palette);

  /** A number made of the whole state: equal states have equal ones, and others hardly ever. */
  long checksum();
}
