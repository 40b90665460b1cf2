package dev.carom.playground.rooms;

import dev.carom.Box;
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
}
