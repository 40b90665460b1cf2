// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.Box;
import dev.carom.Compound;
import dev.carom.Vec2;
import dev.carom.draw.Canvas;
import dev.carom.games.Palette;

/** A point that can be dragged: its reach and its appearance. */
final class Grip {
  /** In pixels: a finger needs 44 of them, and those of a phone are slightly larger. */
  static final double REACH = 24;

  private Grip() {}

  static boolean holds(double gripX, double gripY, double x, double y, double pixel) {
    double dx = x - gripX;
    double dy = y - gripY;
    return dx * dx + dy * dy <= REACH * REACH * pixel * pixel;
  }

  static boolean holds(Vec2 grip, double x, double y, double pixel) {
    return holds(grip.x(), grip.y(), x, y, pixel);
  }

  /** Returns the extent of a grip: its point. */
  static Box extent(Vec2 grip) {
    return Box.centered(grip.x(), grip.y(), 0, 0);
  }

  /** Returns the extent of two extents. */
  static Box hull(Box a, Box b) {
    return Compound.of(a, b).bounds();
  }

  /** Returns where in a scene a grip is visible and can be held with its full reach. */
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

  /** Draws a ring around what the arrow keys move. */
  static void mark(Canvas canvas, double x, double y, int color) {
    double pixel = canvas.pixel();
    canvas.stroke(color, 2.5 * pixel);
    canvas.fill(Canvas.NONE);
    canvas.circle(x, y, 11 * pixel);
  }
}
