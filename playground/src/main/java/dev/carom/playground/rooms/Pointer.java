package dev.carom.playground.rooms;

/** What the mouse, the finger or the pen does. */
public enum Pointer {
  /** Presses. */
  DOWN,
  /** Moves, pressed or not. */
  MOVE,
  /** Lets go. */
  UP,
  /** Leaves the stage. */
  LEAVE
}
