package dev.carom.games;

/** What the player holds down or points at during one step. Made once and written to each step. */
public final class Input {
  /** Whether the player steers to the left. */
  public boolean left;

  /** Whether the player steers to the right. */
  public boolean right;

  /** Whether the player steers up, or jumps. */
  public boolean up;

  /** Whether the player steers down. */
  public boolean down;

  /** Whether the player fires, or sets the ball free. */
  public boolean fire;

  /** Whether {@link #pointerX} and {@link #pointerY} say where to go, instead of the keys. */
  public boolean pointing;

  /** The x that is pointed at, in the scene. */
  public double pointerX;

  /** The y that is pointed at, in the scene. */
  public double pointerY;

  /** Nothing held, nothing pointed at. */
  public Input() {}

  /** Lets go of everything. */
  public void clear() {
    left = false;
    right = false;
    up = false;
    down = false;
    fire = false;
    pointing = false;
  }

  /** -1 for left, 1 for right, 0 for neither or both. */
  public int horizontal() {
    return (right ? 1 : 0) - (left ? 1 : 0);
  }

  /** -1 for up, 1 for down, 0 for neither or both. */
  public int vertical() {
    return (down ? 1 : 0) - (up ? 1 : 0);
  }
}
