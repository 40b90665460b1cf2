// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.dot;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.draw.Canvas;
import dev.carom.games.Checksum;
import dev.carom.games.Effects;
import dev.carom.games.Game;
import dev.carom.games.Input;
import dev.carom.games.Palette;

/**
 * A dot of 20 pixels that walks on a screen of 640 × 480, one pixel per step and axis, around
 * another dot and a wall.
 *
 * <p>It moves along x first, then along y. A move that leaves the screen or overlaps something is
 * undone; touching is allowed. So the dot slides along walls and cannot get stuck.
 */
public final class Dot implements Game {
  /** The screen. */
  public static final Box SCREEN = Box.at(0, 0, 640, 480);

  /** The wall. */
  public static final Box WALL = Box.at(300, 40, 40, 400);

  /** The other dot. */
  public static final Circle OTHER = new Circle(160, 120, 10);

  private static final int RADIUS = 10;
  private static final int VELOCITY = 1;

  private final Effects effects = new Effects();
  private int x = 10;
  private int y = 10;

  /** Creates a game with the dot in the upper left corner. */
  public Dot() {}

  /** Returns the dot. */
  public Circle circle() {
    return at(x, y);
  }

  @Override
  public Box scene() {
    return SCREEN;
  }

  @Override
  public Effects effects() {
    return effects;
  }

  @Override
  public void step(Input input) {
    int toX = x + VELOCITY * input.horizontal();
    if (isFree(at(toX, y))) {
      x = toX;
    }
    int toY = y + VELOCITY * input.vertical();
    if (isFree(at(x, toY))) {
      y = toY;
    }
    effects.trail().add(x, y);
  }

  private static boolean isFree(Circle dot) {
    return SCREEN.minX() <= dot.x() - RADIUS
        && dot.x() + RADIUS <= SCREEN.maxX()
        && SCREEN.minY() <= dot.y() - RADIUS
        && dot.y() + RADIUS <= SCREEN.maxY()
        && !dot.overlaps(WALL)
        && !dot.overlaps(OTHER);
  }

  private static Circle at(int x, int y) {
    return new Circle(x, y, RADIUS);
  }

  @Override
  public void draw(Canvas canvas, Palette palette) {
    canvas.stroke(palette.solid, 4 * canvas.pixel());
    canvas.fill(Canvas.NONE);
    canvas.draw(SCREEN);
    canvas.stroke(Canvas.NONE, 0);
    canvas.fill(palette.solid);
    canvas.draw(WALL);
    canvas.fill(palette.amber);
    canvas.draw(OTHER);
    effects.trail().draw(RADIUS, palette.blue, canvas);
    canvas.fill(palette.blue);
    canvas.draw(circle());
  }

  @Override
  public long checksum() {
    return new Checksum().add(x).add(y).value();
  }
}
