// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.shmup;

import dev.carom.Circle;
import dev.carom.games.Checksum;

/** An enemy with its kind, position, and motion in this step. */
final class Enemy {
  final EnemyKind kind;
  double x;
  double y;
  double motionX;
  double motionY;
  int health;
  int age;

  /** The number of steps in which it still flashes after a hit. */
  int flash;

  Enemy(EnemyKind kind, double x, double y) {
    this.kind = kind;
    this.x = x;
    this.y = y;
    this.health = kind.health;
  }

  /** Determines the motion of this step, in addition to the scrolling. */
  void plan(double scrolled, double top) {
    age++;
    flash = Math.max(0, flash - 1);
    switch (kind) {
      case DART -> setMotion(0, 3.2 - scrolled);
      case WEAVER -> setMotion(age % 120 < 60 ? 2.4 : -2.4, 1 - scrolled);
      case TURRET -> setMotion(0, 0);
      case CARRIER -> setMotion(age % 200 < 100 ? 0.5 : -0.5, 0.6 - scrolled);
      case BOSS -> setMotion(age % 320 < 160 ? 0.9 : -0.9, y < top + 120 ? 1.2 : 0);
    }
  }

  private void setMotion(double x, double y) {
    motionX = x;
    motionY = y;
  }

  void move() {
    x += motionX;
    y += motionY;
  }

  /** Returns true if a point is close enough for an exact test. */
  boolean isNear(double pointX, double pointY, double margin) {
    double reach = 110 + margin;
    return Math.abs(pointX - x) <= reach && Math.abs(pointY - y) <= reach;
  }

  Circle part(int k) {
    Circle part = kind.parts[k];
    return new Circle(x + part.x(), y + part.y(), part.radius());
  }

  void addTo(Checksum sum) {
    sum.add(kind.ordinal()).add(x).add(y).add(health).add(age);
  }
}
