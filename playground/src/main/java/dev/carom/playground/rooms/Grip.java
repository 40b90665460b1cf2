package dev.carom.playground.rooms;

import dev.carom.draw.Canvas;
import dev.carom.games.Palette;

/** A point that can be dragged: how near is near enough, and how it looks. */
final class Grip {
  /** In pixels: as wide as a finger needs it. */
  private static final double REACH = 18;

  private Grip() {}

  static boolean holds(double gripX, double gripY, double x, double y, double pixel) {
    double dx = x - gripX;
    double dy = y - gripY;
    return dx * dx + dy * dy <= REACH * REACH * pixel * pixel;
  }

  static void draw(Canvas canvas, Palette palette, double x, double y, int color) {
    double pixel = canvas.pixel();
    canvas.stroke(color, 2 * pixel);
    canvas.fill(palette.ground);
    canvas.circle(x, y, 5 * pixel);
  }
}
