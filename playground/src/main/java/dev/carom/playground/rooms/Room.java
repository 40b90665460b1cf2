package dev.carom.playground.rooms;

import dev.carom.Box;
import dev.carom.draw.Canvas;
import dev.carom.games.Palette;

/** One room of the playground. Coordinates are those of its scene; y points down. */
public interface Room {
  /** The part of the plane to show, on a stage whose width divided by its height is the aspect. */
  Box scene(double aspect);

  /** Goes on for one sixtieth of a second. */
  void step();

  /** Draws the present state. */
  void draw(Canvas canvas, Palette palette);

  /** Begins again, with the same switches. */
  void reset();

  /**
   * A key goes down or up, named as in the browser's events; true if the room has a use for it. The
   * page makes arrows of the letters that lie like them, WASD on most keyboards.
   */
  default boolean key(String key, boolean down) {
    return false;
  }

  /** The mouse, the finger or the pen does something; returns the CSS cursor to show. */
  default String pointer(Pointer what, double x, double y) {
    return "default";
  }

  /** A switch, slider or choice of the room's panel has a value. */
  default void option(String name, double value) {
    throw new IllegalArgumentException("unknown option: " + name);
  }

  /** A button of the room's panel was pressed. */
  default void action(String name) {
    throw new IllegalArgumentException("unknown action: " + name);
  }

  /** Tells the panel what to show in words. */
  default void report(Report report) {}

  /** A number made of the room's state, to compare runs; 0 if there is nothing to compare. */
  default long checksum() {
    return 0;
  }
}
