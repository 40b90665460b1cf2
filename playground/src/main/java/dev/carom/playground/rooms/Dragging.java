// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.Box;
import dev.carom.Vec2;
import dev.carom.games.Input;

/**
 * Moves parts of a drawing: the pointer drags the part under it, and the arrow keys move the part
 * that was chosen or dragged last, faster with shift. Neither moves anything out of reach.
 *
 * @param <P> the parts, including one that stands for nothing
 */
final class Dragging<P> {
  /** What can be dragged. */
  interface Parts<P> {
    /** Returns the part at a point. */
    P under(double x, double y);

    /** Returns the extent of a part that must stay in reach: its grips. */
    Box extent(P part);

    /** Returns the extent of all draggable parts that must be in the scene. */
    Box extent();

    /** Moves a part. */
    void move(P part, double dx, double dy);
  }

  /** Tolerance for parts at the edge of the reach. */
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

  /** Returns the part that the arrow keys move. */
  P chosen() {
    return chosen;
  }

  /** Selects the part that the arrow keys move. */
  void choose(P part) {
    chosen = part;
  }

  /** Marks the chosen part, as if a key had moved it. */
  void markChosen() {
    byKeys = true;
  }

  /** Returns true if the keys, not the pointer, moved something last. */
  boolean isByKeys() {
    return byKeys;
  }

  /** Returns true while the key for faster motion is held. */
  boolean isFast() {
    return fast;
  }

  /** Returns true while the pointer drags something. */
  boolean isDragging() {
    return dragged != nothing;
  }

  /**
   * Returns a scene around the origin with this aspect and smaller side, enlarged if necessary to
   * show parts beyond its edge.
   */
  Box scene(double size, double aspect) {
    Box usual = View.aroundOrigin(size, aspect);
    Box inReach = Grip.reachIn(usual, usualPixel);
    Box extent = parts.extent();
    double needed =
        Math.max(
            Math.max(-extent.minX(), extent.maxX()) / Math.max(inReach.maxX(), usual.maxX() / 2),
            Math.max(-extent.minY(), extent.maxY()) / Math.max(inReach.maxY(), usual.maxY() / 2));
    // While something is dragged, the scene does not shrink under the pointer.
    double least = dragged == nothing ? 1 : zoom;
    zoom = needed > least + ROUNDING ? needed : least;
    return View.aroundOrigin(size * zoom, aspect);
  }

  /** Keeps grips completely within this scene from now on. */
  void keepWithin(Box scene, double pixel) {
    reach = Grip.reachIn(scene, pixel);
    usualPixel = pixel / zoom;
  }

  /** Handles a pointer event; returns the part that the pointer drags or could drag. */
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
          // The pointer may be farther away: when it comes back, it finds the part where it held
          // it.
          Vec2 moved = move(dragged, x - lastX, y - lastY);
          lastX += moved.x();
          lastY += moved.y();
        }
      }
      case UP, LEAVE -> dragged = nothing;
    }
    return dragged == nothing ? parts.under(x, y) : dragged;
  }

  /** Handles a key; returns false if it has no meaning here. */
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
    if (!isStill()) {
      int distance = fast ? 5 : 1;
      move(chosen, held.horizontal() * distance, held.vertical() * distance);
    }
  }

  /** Returns true if no key moves anything. */
  boolean isStill() {
    return held.horizontal() == 0 && held.vertical() == 0;
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
