// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.shmup;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.games.Checksum;
import dev.carom.games.Input;
import dev.carom.world.Hits;
import dev.carom.world.World;

/** The player's ship: four circles that move together and slide along rocks. */
final class Ship {
  static final int BEST_WEAPON = 5;

  static final Circle[] PARTS = {
    new Circle(0, -9, 3), new Circle(0, 1, 5.5), new Circle(-8, 7, 3), new Circle(8, 7, 3)
  };

  private static final Compound SHAPE = Compound.of(PARTS);
  private static final double KEY_SPEED = 4.4;
  private static final double POINTER_SPEED = 8;

  /** Keeps diagonal motion as fast as straight motion. */
  private static final double DIAGONAL = Math.sqrt(0.5);

  private static final double MARGIN = 16;
  private static final int RELOAD = 3;

  double x;
  double y;

  /** The motion of the last step. */
  double motionX;

  double motionY;
  int weapon = 1;

  /** The number of steps in which nothing can hurt it. */
  int shield;

  private int reload;
  private final Hits hits = new Hits();

  Ship(double x, double y) {
    this.x = x;
    this.y = y;
  }

  /** Moves with the scrolling view and the player's input, up to the first obstacle. */
  void move(Input input, Box view, double scrolled, World rocks) {
    double wishX = KEY_SPEED * input.horizontal();
    double wishY = KEY_SPEED * input.vertical();
    if (input.pointing) {
      double dx = input.pointerX - x;
      double dy = input.pointerY + view.minY() - y;
      double length = Math.sqrt(dx * dx + dy * dy);
      double part = length > POINTER_SPEED ? POINTER_SPEED / length : 1;
      wishX = dx * part;
      wishY = dy * part;
    } else if (wishX != 0 && wishY != 0) {
      wishX *= DIAGONAL;
      wishY *= DIAGONAL;
    }
    double toX = limited(x + wishX, view.minX() + MARGIN, view.maxX() - MARGIN);
    double toY = limited(y + wishY - scrolled, view.minY() + MARGIN, view.maxY() - MARGIN);
    double fromX = x;
    double fromY = y;
    slide(toX - x, toY - y, rocks);
    motionX = x - fromX;
    motionY = y - fromY;
  }

  private static double limited(double value, double min, double max) {
    return Math.max(min, Math.min(max, value));
  }

  /** Moves up to the rocks, then along them with the rest of the motion. */
  private void slide(double motion0, double motion1, World rocks) {
    double leftX = motion0;
    double leftY = motion1;
    for (int k = 0; k < 3 && (leftX != 0 || leftY != 0); k++) {
      rocks.sweep(SHAPE.moveTo(x, y), leftX, leftY, hits);
      double time = hits.isEmpty() ? 1 : hits.time(0);
      x += leftX * time;
      y += leftY * time;
      if (hits.isEmpty()) {
        return;
      }
      leftX *= 1 - time;
      leftY *= 1 - time;
      double into = leftX * hits.normalX(0) + leftY * hits.normalY(0);
      if (into > 0) {
        leftX -= into * hits.normalX(0);
        leftY -= into * hits.normalY(0);
      }
    }
  }

  /** Returns true if the scrolling rocks pushed it out of the view. */
  boolean isCrushed(Box view) {
    return y > view.maxY() + MARGIN;
  }

  /** Fires if the player wants to and the weapon is loaded; returns true if it does. */
  boolean fire(boolean trigger, Bullets bullets) {
    shield = Math.max(0, shield - 1);
    reload = Math.max(0, reload - 1);
    if (!trigger || reload > 0) {
      return false;
    }
    reload = RELOAD;
    bullets.add(x - 6, y - 10, 0, -14);
    bullets.add(x + 6, y - 10, 0, -14);
    for (int k = 2; k <= weapon; k++) {
      double aside = 1.3 * (k - 1);
      bullets.add(x - 8, y - 6, -aside, -13.5);
      bullets.add(x + 8, y - 6, aside, -13.5);
    }
    return true;
  }

  void addTo(Checksum sum) {
    sum.add(x).add(y).add(weapon).add(shield).add(reload);
  }
}
