package dev.carom.playground.rooms;

/**
 * Moves parts of a drawing: the pointer drags the one under it, and the arrow keys move the one
 * that was dragged last, faster with shift.
 *
 * @param <P> the parts, with one that stands for nothing
 */
final class Dragging<P> {
  /** What can be dragged. */
  interface Parts<P> {
    /** The part at a point. */
    P under(double x, double y);

    /** Moves a part. */
    void move(P part, double dx, double dy);
  }

  private final Parts<P> parts;
  private final P nothing;
  private P dragged;
  private P chosen;
  private double lastX;
  private double lastY;
  private int keyX;
  private int keyY;
  private boolean fast;

  Dragging(Parts<P> parts, P nothing, P chosen) {
    this.parts = parts;
    this.nothing = nothing;
    this.dragged = nothing;
    this.chosen = chosen;
  }

  /** The pointer does something; returns the part that it drags or could drag. */
  P pointer(Pointer what, double x, double y) {
    switch (what) {
      case DOWN -> {
        dragged = parts.under(x, y);
        chosen = dragged == nothing ? chosen : dragged;
      }
      case MOVE -> {
        if (dragged != nothing) {
          parts.move(dragged, x - lastX, y - lastY);
        }
      }
      case UP, LEAVE -> dragged = nothing;
    }
    lastX = x;
    lastY = y;
    return dragged == nothing ? parts.under(x, y) : dragged;
  }

  /** Notes a key; false if it has no meaning here. */
  boolean key(String key, boolean down) {
    switch (key) {
      case "ArrowLeft" -> keyX = down ? -1 : 0;
      case "ArrowRight" -> keyX = down ? 1 : 0;
      case "ArrowUp" -> keyY = down ? -1 : 0;
      case "ArrowDown" -> keyY = down ? 1 : 0;
      case "Shift" -> fast = down;
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Moves what was dragged last by the keys that are held. */
  void step() {
    if (keyX != 0 || keyY != 0) {
      int distance = fast ? 5 : 1;
      parts.move(chosen, keyX * distance, keyY * distance);
    }
  }
}
