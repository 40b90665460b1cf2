// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.shmup;

/**
 * The fire of enemies. All directions come from square roots and fixed rotations, without
 * trigonometry.
 */
final class Gunnery {
  /** Cosine and sine of a sixteenth of a turn. */
  private static final double RING_COSINE = 0.9238795325112867;

  private static final double RING_SINE = 0.3826834323650898;

  /** Cosine and sine of about 11 degrees, by which the boss turns its spiral. */
  private static final double SPIRAL_COSINE = 0.98;

  private static final double SPIRAL_SINE = Math.sqrt(1 - 0.98 * 0.98);

  private double spiralX = 1;
  private double spiralY;

  /** Lets an enemy fire if it is ready; higher rounds fire faster. */
  void fire(Enemy enemy, Ship ship, Bullets bullets, int round) {
    double speed = 1.7 + 0.3 * round;
    switch (enemy.kind) {
      case DART -> {
        if (enemy.age == 30) {
          fan(enemy, 0, ship, bullets, speed, 1);
        }
      }
      case WEAVER -> {
        if (enemy.age % 60 == 30) {
          fan(enemy, 0, ship, bullets, speed, 3);
        }
      }
      case TURRET -> {
        if (enemy.age % 80 == 30) {
          fan(enemy, 0, ship, bullets, speed, 5);
        }
      }
      case CARRIER -> {
        if (enemy.age % 28 == 20) {
          turnSpiral();
          ring(enemy.x, enemy.y, spiralX, spiralY, bullets, speed * 0.8);
        }
      }
      case BOSS -> fireBoss(enemy, ship, bullets, speed);
    }
  }

  private void fireBoss(Enemy boss, Ship ship, Bullets bullets, double speed) {
    if (boss.age % 3 == 0 && boss.age % 300 < 180) {
      turnSpiral();
      for (int side = -1; side <= 1; side += 2) {
        bullets.add(boss.x + 48 * side, boss.y, side * spiralX * speed, spiralY * speed);
        bullets.add(boss.x + 48 * side, boss.y, -side * spiralY * speed, spiralX * speed);
      }
    }
    if (boss.age % 90 == 45) {
      fan(boss, 38, ship, bullets, speed * 1.4, 7);
    }
    if (boss.age % 100 == 80) {
      ring(boss.x, boss.y, spiralX, spiralY, bullets, speed * 0.9);
    }
  }

  private void turnSpiral() {
    double x = spiralX * SPIRAL_COSINE - spiralY * SPIRAL_SINE;
    spiralY = spiralX * SPIRAL_SINE + spiralY * SPIRAL_COSINE;
    spiralX = x;
  }

  /** Fires an odd number of bullets side by side towards the ship. */
  private static void fan(
      Enemy enemy, double below, Ship ship, Bullets bullets, double speed, int howMany) {
    double dx = ship.x - enemy.x;
    double dy = ship.y - enemy.y - below;
    for (int k = -(howMany / 2); k <= howMany / 2; k++) {
      double turnedX = dx - 0.2 * k * dy;
      double turnedY = dy + 0.2 * k * dx;
      double length = Math.max(1, Math.sqrt(turnedX * turnedX + turnedY * turnedY));
      bullets.add(enemy.x, enemy.y + below, turnedX / length * speed, turnedY / length * speed);
    }
  }

  private static void ring(
      double x, double y, double firstX, double firstY, Bullets bullets, double speed) {
    double directionX = firstX;
    double directionY = firstY;
    for (int k = 0; k < 16; k++) {
      bullets.add(x, y, directionX * speed, directionY * speed);
      double turnedX = directionX * RING_COSINE - directionY * RING_SINE;
      directionY = directionX * RING_SINE + directionY * RING_COSINE;
      directionX = turnedX;
    }
  }
}
