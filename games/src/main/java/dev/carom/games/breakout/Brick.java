// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.breakout;

import dev.carom.Box;

/** A brick of a level. */
final class Brick {
  /** The number of steps in which a destroyed brick fades or a solid one glows. */
  static final int GLOW = 14;

  final Box box;

  /** The colour from 1; 0 if the brick is solid. */
  final int color;

  boolean destroyed;
  int glow;

  /** True if the ball's box hit it last time while the ball itself did not touch it. */
  boolean hitFromAfar;

  Brick(Box box, int color) {
    this.box = box;
    this.color = color;
  }

  boolean isSolid() {
    return color == 0;
  }
}
