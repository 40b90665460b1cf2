// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.Box;
import dev.carom.draw.Canvas;
import dev.carom.games.Palette;

/** A room of the playground. Coordinates are those of its scene; y points down. */
public interface Room {
  /** Returns the part of the plane to show on a stage with this aspect, width divided by height. */
  Box scene(double aspect);

  /** Advances by one sixtieth of a second. */
  void step();

  /** Returns true if steps change nothing until the visitor does something. */
  default boolean isStill() {
    return false;
  }

  /** Draws the current state. */
  void draw(Canvas canvas, Palette palette);

  /** Starts over with the same options. */
  void reset();

  /**
   * Handles a key that goes down or up, named as in browser events; returns true if the room uses
   * it. The page maps the letters in the position of WASD to arrows.
   */
  default boolean key(String key, boolean down) {
    return false;
  }

  /** Handles an event of the mouse, finger or pen; returns the CSS cursor to show. */
  default String pointer(Pointer what, double x, double y) {
    return "default";
  }

  /**
   * Handles the wheel of the mouse at a point, in notches, positive downwards; returns false if the
   * room does not use it, so that the page scrolls.
   */
  default boolean wheel(double x, double y, double notches) {
    return false;
  }

  /** Sets an option of the room's panel. */
  default void option(String name, double value) {
    throw new IllegalArgumentException("unknown option: " + name);
  }

  /** Runs the action of a button in the room's panel. */
  default void action(String name) {
    throw new IllegalArgumentException("unknown action: " + name);
  }

  /** Reports the texts for the panel. */
  default void report(Report report) {}

  /** Sets whether only what is needed moves: without sparks and the like. */
  default void setCalm(boolean calm) {}

  /** Returns the names of the sounds since the last call, with a space after each. */
  default String takeSounds() {
    return "";
  }

  /**
   * Returns what the visitor has achieved in this run, for the list of scores; 0 if nothing yet, or
   * if the run does not count.
   */
  default int score() {
    return 0;
  }

  /** Exchanges the values that an address of this room carries. */
  default void exchange(State state) {}

  /** Returns what the room shows as Java code, or null if it has none to copy. */
  default Example example() {
    return null;
  }

  /** Returns a checksum of the room's state to compare runs; 0 if there is nothing to compare. */
  default long checksum() {
    return 0;
  }
}
