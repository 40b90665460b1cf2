package dev.carom.games.breakout;

import dev.carom.Box;

/** A brick of a level. */
final class Brick {
  /** Steps that a destroyed brick can still be seen fading, and a solid one glowing. */
  static final int GLOW = 14;

  final Box box;

  /** From 1 up, one per colour; 0 if it is solid. */
  final int color;

  boolean destroyed;
  int glow;

  /** Whether the ball's box hit it last time while the ball itself did not touch it. */
  boolean hitFromAfar;

  Brick(Box box, int color) {
    this.box = box;
    this.color = color;
  }

  boolean isSolid() {
    return color == 0;
  }
}
