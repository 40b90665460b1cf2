package dev.carom.playground.rooms;

/** Arrow keys that move something while they are held, and faster with shift. */
final class ArrowKeys {
  private int x;
  private int y;
  private boolean fast;

  /** Notes a key; false if it is none of them. */
  boolean key(String key, boolean down) {
    switch (key) {
      case "ArrowLeft" -> x = down ? -1 : 0;
      case "ArrowRight" -> x = down ? 1 : 0;
      case "ArrowUp" -> y = down ? -1 : 0;
      case "ArrowDown" -> y = down ? 1 : 0;
      case "Shift" -> fast = down;
      default -> {
        return false;
      }
    }
    return true;
  }

  boolean areHeld() {
    return x != 0 || y != 0;
  }

  /** How far to move in this step. */
  double motionX() {
    return fast ? 5 * x : x;
  }

  double motionY() {
    return fast ? 5 * y : y;
  }
}
