// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

import dev.carom.bench.Boxes;
import dev.carom.bench.PlainTest;
import dev.carom.io.sample.MovingCircles;

/**
 * Circles or turned boxes that move in a closed square, in some scenes among static boxes. All
 * state is in floats, so that every contender sees the same shapes. A turned box has the radius of
 * the circle around it.
 */
abstract class Scene {
  final int count;
  final float side;
  final float[] x;
  final float[] y;
  final float[] radius;
  final float[] velocityX;
  final float[] velocityY;

  Scene(MovingCircles circles) {
    count = circles.count;
    side = (float) circles.side;
    x = circles.x;
    y = circles.y;
    radius = circles.radius;
    velocityX = circles.velocityX;
    velocityY = circles.velocityY;
  }

  /** Returns the name, with the number of shapes. */
  abstract String name();

  /** Returns the known correct answers; null if there are none. */
  Answers known() {
    return null;
  }

  /**
   * Returns the boxes, or the bounds of turned ones, if pairs are a circle and a box; null if pairs
   * are two moving shapes.
   */
  Boxes boxes() {
    return null;
  }

  /** Returns the sizes and directions of the boxes if some are turned; null if none is. */
  Turned turnedBoxes() {
    return null;
  }

  /** Returns x of the centres of turned boxes. */
  float[] boxX() {
    throw new IllegalStateException("no box is turned");
  }

  /** Returns y of the centres of turned boxes. */
  float[] boxY() {
    throw new IllegalStateException("no box is turned");
  }

  /** Returns true if a circle and a box intersect, in plain doubles. */
  boolean meetsBox(int circle, int box) {
    return PlainTest.circleBox(x[circle], y[circle], radius[circle], boxes(), box);
  }

  /** Returns the sizes and directions if the moving shapes are turned boxes; null for circles. */
  Turned turned() {
    return null;
  }

  /**
   * Returns true if two moving shapes intersect, in plain doubles, for contenders without their own
   * test.
   */
  boolean meet(int a, int b) {
    double dx = (double) x[b] - x[a];
    double dy = (double) y[b] - y[a];
    double reach = (double) radius[a] + radius[b];
    return dx * dx + dy * dy <= reach * reach;
  }

  /** Moves all shapes by one frame. */
  final void advance() {
    advance(0, count);
  }

  /** Moves some shapes by one frame. */
  void advance(int from, int to) {
    advance(x, velocityX, from, to, side);
    advance(y, velocityY, from, to, side);
  }

  private static void advance(float[] position, float[] velocity, int from, int to, float side) {
    for (int i = from; i < to; i++) {
      float p = position[i] + velocity[i];
      // More than once if the motion is longer than the side.
      while (p < 0 || p > side) {
        p = p < 0 ? -p : 2 * side - p;
        velocity[i] = -velocity[i];
      }
      position[i] = p;
    }
  }
}
