// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.shmup;

import dev.carom.Circle;
import dev.carom.pair.MutableImpact;
import dev.carom.pair.Sweep;
import dev.carom.world.Hits;
import dev.carom.world.World;

/**
 * Computes when a flying circle first hits something in a step. Both are swept along their whole
 * motion, so no speed is too high.
 */
final class Strikes {
  /** Later than any hit within the step. */
  static final double NEVER = 2;

  private final MutableImpact impact = new MutableImpact();
  private final Hits hits = new Hits();

  /** Returns the fraction of the step after which a bullet hits a rock. */
  double onRocks(Bullets bullets, int k, World rocks) {
    Circle bullet = new Circle(bullets.x[k], bullets.y[k], bullets.radius);
    rocks.sweep(bullet, bullets.motionX[k], bullets.motionY[k], hits);
    return hits.isEmpty() ? NEVER : hits.time(0);
  }

  /** Returns the fraction of the step after which a bullet hits a moving enemy. */
  double onEnemy(Bullets bullets, int k, Enemy enemy) {
    double margin = Math.abs(bullets.motionX[k]) + Math.abs(bullets.motionY[k]) + 10;
    if (!enemy.isNear(bullets.x[k], bullets.y[k], margin)) {
      return NEVER;
    }
    return onParts(
        bullets.x[k],
        bullets.y[k],
        bullets.radius,
        bullets.motionX[k],
        bullets.motionY[k],
        enemy.kind.parts,
        enemy.x,
        enemy.y,
        enemy.motionX,
        enemy.motionY);
  }

  /** Returns the fraction of the step after which a bullet hits the moving ship. */
  double onShip(Bullets bullets, int k, Ship ship) {
    return onParts(
        bullets.x[k],
        bullets.y[k],
        bullets.radius,
        bullets.motionX[k],
        bullets.motionY[k],
        Ship.PARTS,
        ship.x - ship.motionX,
        ship.y - ship.motionY,
        ship.motionX,
        ship.motionY);
  }

  /** Returns true if the ship and an enemy collide during the step. */
  boolean meet(Ship ship, Enemy enemy) {
    if (!enemy.isNear(ship.x, ship.y, 40)) {
      return false;
    }
    double startX = ship.x - ship.motionX;
    double startY = ship.y - ship.motionY;
    for (Circle part : Ship.PARTS) {
      double time =
          onParts(
              startX + part.x(),
              startY + part.y(),
              part.radius(),
              ship.motionX,
              ship.motionY,
              enemy.kind.parts,
              enemy.x,
              enemy.y,
              enemy.motionX,
              enemy.motionY);
      if (time != NEVER) {
        return true;
      }
    }
    return false;
  }

  private double onParts(
      double x,
      double y,
      double radius,
      double motionX,
      double motionY,
      Circle[] parts,
      double partsX,
      double partsY,
      double partsMotionX,
      double partsMotionY) {
    double first = NEVER;
    for (Circle part : parts) {
      Sweep.circleCircle(
          x,
          y,
          radius,
          motionX,
          motionY,
          partsX + part.x(),
          partsY + part.y(),
          part.radius(),
          partsMotionX,
          partsMotionY,
          impact);
      if (impact.hit()) {
        first = Math.min(first, impact.time());
      }
    }
    return first;
  }
}
