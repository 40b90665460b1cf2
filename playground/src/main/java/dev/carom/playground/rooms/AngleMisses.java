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
  private static final double STEP = 1;

  private Box box;
  private double radius;
  private double[] runs = new double[3 * 64];
  private int count;

  /** Fills these positions in the canvas's fill colour. */
  void draw(Canvas canvas, Box ofBox, double ofRadius) {
    if (!ofBox.equals(box) || ofRadius != radius) {
      box = ofBox;
      radius = ofRadius;
      find();
    }
    for (int k = 0; k < count; k++) {
      double y = runs[3 * k + 2];
      canvas.box(runs[3 * k], y - STEP / 2, runs[3 * k + 1], y + STEP / 2);
    }
  }

  private void find() {
    count = 0;
    // Offset by half a step; otherwise whole rows would touch exactly, which the method misses as
    // well.
    for (double y = box.minY() - radius + STEP / 2; y < box.maxY() + radius; y += STEP) {
      double start = 0;
      boolean inRun = false;
      double end = box.maxX() + radius + STEP;
      for (double x = box.minX() - radius + STEP / 2; x <= end; x += STEP) {
        if (misses(x, y) != inRun) {
          if (inRun) {
            addRun(start - STEP / 2, x - STEP / 2, y);
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
