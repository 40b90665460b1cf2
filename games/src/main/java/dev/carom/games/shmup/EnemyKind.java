// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.shmup;

import dev.carom.Circle;

/** The kinds of enemies, each with a few circles around its centre. */
enum EnemyKind {
  /** Flies straight down and aims once. */
  DART(1, 50, new Circle(0, -6, 7), new Circle(0, 6, 9)),
  /** Swings from side to side and aims. */
  WEAVER(3, 80, new Circle(0, 0, 10), new Circle(-12, -4, 7), new Circle(12, -4, 7)),
  /** Sits on the level and aims five bullets at a time. */
  TURRET(5, 120, new Circle(0, 0, 14)),
  /** Large and slow, fires rings, and drops a better weapon. */
  CARRIER(
      40,
      400,
      new Circle(0, 0, 22),
      new Circle(-24, -6, 14),
      new Circle(24, -6, 14),
      new Circle(0, 20, 12)),
  /** Waits at the end of the level. */
  BOSS(
      500,
      5000,
      new Circle(0, 0, 40),
      new Circle(-48, -8, 26),
      new Circle(48, -8, 26),
      new Circle(-84, 6, 18),
      new Circle(84, 6, 18),
      new Circle(0, 38, 20));

  final int health;
  final int points;
  final Circle[] parts;

  EnemyKind(int health, int points, Circle... parts) {
    this.health = health;
    this.points = points;
    this.parts = parts;
  }
}
