// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

/** A square view of the plane that moves smoothly from one magnification to another. */
final class Magnifier {
  /** Powers of two per step. */
  private static final double SPEED = 0.4;

  /** False if the view is at its target after one step. */
  boolean animates = true;

  private double zoom;
  private double x;
  private double y;
  private double targetZoom;
  private double targetX;
  private double targetY;

  /** Returns the side of a view, whose logarithm to base 2 is its zoom. */
  static double size(double zoom) {
    return Math.pow(2, zoom);
  }

  /** Returns the side of the view now. */
  double size() {
    return size(zoom);
  }

  /** Returns the middle of the view now. */
  double x() {
    return x;
  }

  double y() {
    return y;
  }

  /** Returns the zoom after the motion. */
  double targetZoom() {
    return targetZoom;
  }

  /** Returns the middle of the view after the motion. */
  double targetX() {
    return targetX;
  }

  double targetY() {
    return targetY;
  }

  boolean isStill() {
    return zoom == targetZoom;
  }

  /** Starts a motion. A view that keeps its size is there at once. */
  void moveTo(double newZoom, double newX, double newY) {
    targetZoom = newZoom;
    targetX = newX;
    targetY = newY;
    if (isStill()) {
      arrive();
    }
  }

  /** Ends the motion. */
  void arrive() {
    zoom = targetZoom;
    x = targetX;
    y = targetY;
  }

  /** Moves by one step. One point of the plane stays at its place in the view all the way. */
  void step() {
    if (!animates || Math.abs(targetZoom - zoom) <= SPEED) {
      arrive();
      return;
    }
    double before = size() - size(targetZoom);
    zoom += zoom < targetZoom ? SPEED : -SPEED;
    double rest = (size() - size(targetZoom)) / before;
    x = targetX + (x - targetX) * rest;
    y = targetY + (y - targetY) * rest;
  }
}
