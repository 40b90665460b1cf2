// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.Box;
import dev.carom.draw.Canvas;
import dev.carom.method.BoxRadius;
import dev.carom.pair.Overlap;
import java.util.Arrays;

/**
 * The positions of a circle's centre at which the angle method misses a collision with a box: a
 * grid of points, tested one by one, and cached as runs along x until the shapes change.
 */
final class AngleMisses {
  /** The distance of the points in each direction; larger if there would be too many. */
  private static final double STEP = 1;

  private static final double MOST_STEPS = 500;

  private Box box;
  private double radius;
  private double[] runs = new double[3 * 64];
  private int count;
  private double rowHeight;

  /** Fills these positions in the canvas's fill colour. */
  void draw(Canvas canvas, Box ofBox, double ofRadius) {
    if (!ofBox.equals(box) || ofRadius != radius) {
      box = ofBox;
      radius = ofRadius;
      find();
    }
    for (int k = 0; k < count; k++) {
      double y = runs[3 * k + 2];
      canvas.box(runs[3 * k], y - rowHeight / 2, runs[3 * k + 1], y + rowHeight / 2);
    }
  }

  private void find() {
    count = 0;
    double step = Math.max(STEP, (box.width() + 2 * radius) / MOST_STEPS);
    rowHeight = Math.max(STEP, (box.height() + 2 * radius) / MOST_STEPS);
    // Offset by half a step; otherwise whole rows would touch exactly, which the method misses as
    // well.
    for (double y = box.minY() - radius + rowHeight / 2; y < box.maxY() + radius; y += rowHeight) {
      double start = 0;
      boolean inRun = false;
      double end = box.maxX() + radius + step;
      for (double x = box.minX() - radius + step / 2; x <= end; x += step) {
        if (misses(x, y) != inRun) {
          if (inRun) {
            addRun(start - step / 2, x - step / 2, y);
          }
          start = x;
          inRun = !inRun;
        }
      }
    }
  }

  private boolean misses(double x, double y) {
    return Overlap.circleBox(x, y, radius, box.minX(), box.minY(), box.maxX(), box.maxY())
        && !BoxRadius.test(x, y, radius, box.minX(), box.minY(), box.maxX(), box.maxY());
  }

  private void addRun(double fromX, double toX, double y) {
    if (3 * count == runs.length) {
      runs = Arrays.copyOf(runs, 2 * runs.length);
    }
    runs[3 * count] = fromX;
    runs[3 * count + 1] = toX;
    runs[3 * count + 2] = y;
    count++;
  }
}
