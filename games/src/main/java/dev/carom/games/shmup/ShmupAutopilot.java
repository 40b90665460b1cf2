// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.shmup;

import dev.carom.Circle;
import dev.carom.games.Autopilot;
import dev.carom.games.Input;
import dev.carom.world.Hits;

/** Fires all the time and moves to the safest place, preferably towards the next enemy. */
public final class ShmupAutopilot implements Autopilot {
  private static final double REACH = 4.4;
  private static final int[] LOOK_AHEAD = {2, 6, 12, 20};

  private final Shmup game;
  private final Hits hits = new Hits();
  private boolean pressed;

  /** Creates an autopilot for a game. */
  public ShmupAutopilot(Shmup game) {
    this.game = game;
  }

  @Override
  public void steer(Input input) {
    double least = Double.MAX_VALUE;
    int bestX = 0;
    int bestY = 0;
    for (int dx = -1; dx <= 1; dx++) {
      for (int dy = -1; dy <= 1; dy++) {
        double danger = danger(dx * REACH, dy * REACH);
        if (danger < least) {
          least = danger;
          bestX = dx;
          bestY = dy;
        }
      }
    }
    input.clear();
    input.left = bestX < 0;
    input.right = bestX > 0;
    input.up = bestY < 0;
    input.down = bestY > 0;
    // After the game is over, the fire key must be pressed again.
    pressed = !game.isOver() || !pressed;
    input.fire = pressed;
  }

  private double danger(double motionX, double motionY) {
    Ship ship = game.ship;
    double sum = 0;
    for (int steps : LOOK_AHEAD) {
      double x = ship.x + motionX * Math.min(steps, 8);
      double y = ship.y + motionY * Math.min(steps, 8) - steps;
      sum += dangerOfFire(x, y, steps) + dangerOfEnemies(x, y, steps);
      if (!game.rocks.query(new Circle(x, y, 22), hits).isEmpty()) {
        sum += 3.0 / steps;
      }
    }
    double screenY = ship.y + motionY * 4 + game.scroll;
    double screenX = ship.x + motionX * 4;
    return sum
        + dangerOfRocksAhead(ship.x + motionX * 6, ship.y)
        + Math.abs(screenY - 520) / 3000
        + Math.abs(screenX - targetX()) / 2000
        + (screenX < 30 || screenX > 450 ? 0.1 : 0);
  }

  private double dangerOfRocksAhead(double x, double y) {
    game.rocks.sweep(new Circle(x, y, 18), 0, -240, hits);
    return hits.isEmpty() ? 0 : 0.6 * (1 - hits.time(0));
  }

  private double dangerOfFire(double x, double y, int steps) {
    Bullets fire = game.fire;
    double sum = 0;
    for (int k = 0; k < fire.count; k++) {
      double dx = fire.x[k] + fire.motionX[k] * steps - x;
      double dy = fire.y[k] + fire.motionY[k] * steps - y;
      double squared = dx * dx + dy * dy;
      sum += squared < 1600 ? 40 / (squared + 20) : 0;
    }
    return sum;
  }

  private double dangerOfEnemies(double x, double y, int steps) {
    double sum = 0;
    for (Enemy enemy : game.enemies) {
      double dx = enemy.x + enemy.motionX * steps - x;
      double dy = enemy.y + enemy.motionY * steps - y;
      double squared = dx * dx + dy * dy;
      sum += squared < 8000 ? 200 / (squared + 20) : 0;
    }
    return sum;
  }

  private double targetX() {
    double x = 240;
    double lowest = -Double.MAX_VALUE;
    for (Enemy enemy : game.enemies) {
      if (enemy.y > lowest && enemy.y < game.ship.y - 60) {
        lowest = enemy.y;
        x = enemy.x;
      }
    }
    return x;
  }
}
