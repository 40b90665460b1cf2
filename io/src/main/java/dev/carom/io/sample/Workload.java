// SPDX-License-Identifier: Apache-2.0
package dev.carom.io.sample;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.io.ShapeTable;

/** The shapes of a benchmark, at their initial positions. */
public enum Workload {
  /** Circles of one size; each intersects one other on average. */
  SWARM,
  /** Circles of one size and the same number of boxes of several sizes. */
  LEVEL,
  /** Circles of all sizes, half of them in clusters. */
  SKEW,
  /** Turned boxes of several sizes, in a square of π per box. */
  TUMBLE;

  /**
   * The number of circles in the benchmarks, whose squares have these sides; other numbers keep the
   * density.
   */
  private static final double USUAL_COUNT = 100_000;

  private static final double LEVEL_SIDE = 1000;
  private static final double SKEW_SIDE = 2000;

  /** Returns the shapes, with ids from 1. */
  public ShapeTable shapes(int count) {
    ShapeTable.Builder shapes = ShapeTable.builder();
    if (this == TUMBLE) {
      addTumble(count, shapes);
      return shapes.build();
    }
    MovingCircles circles = circles(count);
    for (int i = 0; i < count; i++) {
      shapes.add(i + 1, new Circle(circles.x[i], circles.y[i], circles.radius[i]));
    }
    if (this == LEVEL) {
      StaticBoxes boxes = StaticBoxes.random(count, circles.side);
      for (int i = 0; i < count; i++) {
        Box box = new Box(boxes.minX[i], boxes.minY[i], boxes.maxX[i], boxes.maxY[i]);
        shapes.add(count + i + 1L, box);
      }
    }
    return shapes.build();
  }

  private MovingCircles circles(int count) {
    double scale = Math.sqrt(count / USUAL_COUNT);
    return switch (this) {
      case SWARM -> MovingCircles.swarm(count);
      case LEVEL -> MovingCircles.evenly(count, LEVEL_SIDE * scale, new SplitMix64(43));
      case SKEW -> MovingCircles.skew(count, SKEW_SIDE * scale);
      case TUMBLE -> throw new IllegalStateException("tumble has no circles");
    };
  }

  private static void addTumble(int count, ShapeTable.Builder shapes) {
    TumblingBoxes boxes = TumblingBoxes.random(count);
    for (int i = 0; i < count; i++) {
      shapes.addTurnedBox(
          i + 1,
          boxes.centres.x[i],
          boxes.centres.y[i],
          2.0 * boxes.halfWidth[i],
          2.0 * boxes.halfHeight[i],
          Math.toDegrees(boxes.angle[i]));
    }
  }
}
