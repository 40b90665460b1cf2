package dev.carom.bench.frames;

import dev.carom.bench.Boxes;
import dev.carom.io.sample.MovingCircles;

/**
 * Circles that move, frame by frame, in a square that they do not leave; in some scenes among boxes
 * that stand still. All state is in floats, so that every contender sees the same shapes whatever
 * numbers it computes with.
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

  /** The name for the user, with the number of shapes. */
  abstract String name();

  /** The answers that are known to be right, or null. */
  Answers known() {
    return null;
  }

  /**
   * The boxes, if this scene is about circles that meet boxes; null if it is about circles that
   * meet each other.
   */
  Boxes boxes() {
    return null;
  }

  /** Do two circles meet? In plain doubles, for contenders that have no test of their own. */
  final boolean meet(int a, int b) {
    double dx = (double) x[b] - x[a];
    double dy = (double) y[b] - y[a];
    double reach = (double) radius[a] + radius[b];
    return dx * dx + dy * dy <= reach * reach;
  }

  /** Moves all circles by one frame. */
  final void advance() {
    advance(0, count);
  }

  /** Moves some circles by one frame. */
  final void advance(int from, int to) {
    advance(x, velocityX, from, to, side);
    advance(y, velocityY, from, to, side);
  }

  private static void advance(float[] position, float[] velocity, int from, int to, float side) {
    for (int i = from; i < to; i++) {
      float p = position[i] + velocity[i];
      if (p < 0) {
        p = -p;
        velocity[i] = -velocity[i];
      } else if (p > side) {
        p = 2 * side - p;
        velocity[i] = -velocity[i];
      }
      position[i] = p;
    }
  }
}
