// SPDX-License-Identifier: Apache-2.0
package dev.carom.games;

/** What the player holds down or points at during a step. Created once and reused. */
public final class Input {
  /** True if the player steers left. */
  public boolean left;

  /** True if the player steers right. */
  public boolean right;

  /** True if the player steers up, or jumps. */
  public boolean up;

  /** True if the player steers down. */
  public boolean down;

  /** True if the player fires, or serves the ball. */
  public boolean fire;

  /** True if {@link #pointerX} and {@link #pointerY} give the target instead of the keys. */
  public boolean pointing;

  /** The x coordinate of the pointer in the scene. */
  public double pointerX;

  /** The y coordinate of the pointer in the scene. */
  public double pointerY;

  /** Creates an input without keys and pointer. */
  public Input() {}

  /** Releases everything. */
  public void clear() {
    left = false;
    right = false;
    up = false;
    down = false;
    fire = false;
    pointing = false;
  }

  /** Returns -1 for left, 1 for right, 0 for neither or both. */
  public int horizontal() {
    return (right ? 1 : 0) - (left ? 1 : 0);
  }

  /** Returns -1 for up, 1 for down, 0 for neither or both. */
  public int vertical() {
    return (down ? 1 : 0) - (up ? 1 : 0);
  }
}
