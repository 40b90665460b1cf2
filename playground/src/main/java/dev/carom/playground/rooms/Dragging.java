package dev.carom.playground.rooms;

import dev.carom.Box;
import dev.carom.Vec2;
import dev.carom.games.Input;

/**
 * Moves parts of a drawing: the pointer drags the one under it, and the arrow keys move the one
 * that was chosen or dragged last, faster with shift. Neither moves anything out of reach.
 *
 * @param <P> the parts, with one that stands for nothing
 */
final class Dragging<P> {
  /** What can be dragged. */
  interface Parts<P> {
    /** The part at a point. */
    P under(double x, double y);

    /** What of a part must stay in reach: its grips. */
    Box extent(P part);

    /** What of all parts that can be dragged now must be in the scene. */
    Box extent();

    /** Moves a part. */
    void move(P part, double dx, double dy);
  }

  /** What lies at the edge of the reach is still within it. */
  private static final double ROUNDING = 1e-9;

  private final Parts<P> parts;
  private final P nothing;
  private Box reach;
  private double usualPixel;
  private double zoom = 1;
  private P dragged;
  private P chosen;
  private double lastX;
  private double lastY;
  private final Input held = new Input();
  private boolean fast;
  private boolean byKeys;

  Dragging(Parts<P> parts, P nothing, P chosen, Box scene) {
    this.parts = parts;
    this.nothing = nothing;
    this.dragged = nothing;
    this.chosen = chosen;
    this.reach = scene;
  }

  /** What the arrow keys move. */
  P chosen() {
    return chosen;
  }

  /** Lets the arrow keys move this part from now on. */
  void choose(P part) {
    chosen = part;
  }

  /** Whether the keys moved something last, and not the pointer. */
  boolean isByKeys() {
    return byKeys;
  }

  /**
   * A scene around the origin of that aspect, whose smaller side has that size, or as much more as
   * it takes to show what was pushed beyond its edge, or lies there since the stage became narrow.
   */
  Box scene(double size, double aspect) {
    Box usual = View.aroundOrigin(size, aspect);
    Box inReach = Grip.reachIn(usual, usualPixel);
    Box extent = parts.extent();
    double needed =
        Math.max(
            Math.max(-extent.minX(), extent.maxX()) / Math.max(inReach.maxX(), usual.maxX() / 2),
            Math.max(-extent.minY(), extent.maxY()) / Math.max(inReach.maxY(), usual.maxY() / 2));
    // While something is dragged the scene does not shrink under the pointer.
    double least = dragged == nothing ? 1 : zoom;
    zoom = needed > least + ROUNDING ? needed : least;
    return View.aroundOrigin(size * zoom, aspect);
  }

  /** From now on keeps grips whole within this scene. */
  void keepWithin(Box scene, double pixel) {
    reach = Grip.reachIn(scene, pixel);
    usualPixel = pixel / zoom;
  }

  /** The pointer does something; returns the part that it drags or could drag. */
  P pointer(Pointer what, double x, double y) {
    switch (what) {
      case DOWN -> {
        dragged = parts.under(x, y);
        chosen = dragged == nothing ? chosen : dragged;
        byKeys = false;
        lastX = x;
        lastY = y;
      }
      case MOVE -> {
        if (dragged != nothing) {
          // The pointer may be further: when it comes back, it finds the part where it held it.
          Vec2 moved = move(dragged, x - lastX, y - lastY);
          lastX += moved.x();
          lastY += moved.y();
        }
      }
      case UP, LEAVE -> dragged = nothing;
    }
    return dragged == nothing ? parts.under(x, y) : dragged;
  }

  /** Notes a key; false if it has no meaning here. */
  boolean key(String key, boolean down) {
    switch (key) {
      case "ArrowLeft" -> held.left = down;
      case "ArrowRight" -> held.right = down;
      case "ArrowUp" -> held.up = down;
      case "ArrowDown" -> held.down = down;
      case "Shift" -> fast = down;
      default -> {
        return false;
      }
    }
    byKeys = true;
    return true;
  }

  /** Moves the chosen part by the keys that are held. */
  void step() {
    if (held.horizontal() != 0 || held.vertical() != 0) {
      int distance = fast ? 5 : 1;
      move(chosen, held.horizontal() * distance, held.vertical() * distance);
    }
  }

  private Vec2 move(P part, double dx, double dy) {
    Box extent = parts.extent(part);
    double inReachX = clamp(dx, reach.minX() - extent.minX(), reach.maxX() - extent.maxX());
    double inReachY = clamp(dy, reach.minY() - extent.minY(), reach.maxY() - extent.maxY());
    parts.move(part, inReachX, inReachY);
    return new Vec2(inReachX, inReachY);
  }

  private static double clamp(double value, double least, double most) {
    return Math.max(least, Math.min(most, value));
  }
}
