package dev.carom.playground.rooms;

import dev.carom.Box;
import dev.carom.draw.Canvas;
import dev.carom.games.Palette;

/** A point that can be dragged: how near is near enough, and how it looks. */
final class Grip {
  /** In pixels: a finger needs 44 of them, and those of a phone are a little larger than these. */
  static final double REACH = 24;

  private Grip() {}

  static boolean holds(double gripX, double gripY, double x, double y, double pixel) {
    double dx = x - gripX;
    double dy = y - gripY;
    return dx * dx + dy * dy <= REACH * REACH * pixel * pixel;
  }

  /** Where in a scene a grip can be seen and held with all its reach. */
  static Box reachIn(Box scene, double pixel) {
    double margin = REACH * pixel;
    return Box.centered(
        scene.centerX(),
        scene.centerY(),
        Math.max(0, scene.width() - 2 * margin),
        Math.max(0, scene.height() - 2 * margin));
  }

  static void draw(Canvas canvas, Palette palette, double x, double y, int color) {
    double pixel = canvas.pixel();
    canvas.stroke(color, 2 * pixel);
    canvas.fill(palette.ground);
    canvas.circle(x, y, 5 * pixel);
  }

  /** A ring around what the arrow keys move. */
  static void mark(Canvas canvas, double x, double y, int color) {
    double pixel = canvas.pixel();
    canvas.stroke(color, 2.5 * pixel);
    canvas.fill(Canvas.NONE);
    canvas.circle(x, y, 11 * pixel);
  }
}
