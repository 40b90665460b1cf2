// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench;

import dev.carom.io.sample.StaticBoxes;
import java.util.function.IntToDoubleFunction;

/** Boxes that stand still. */
public final class Boxes {
  /** No box is wider or higher. */
  public static final float LARGEST = 4;

  public final int count;
  public final float[] minX;
  public final float[] minY;
  public final float[] maxX;
  public final float[] maxY;

  private Boxes(float[] minX, float[] minY, float[] maxX, float[] maxY) {
    count = minX.length;
    this.minX = minX;
    this.minY = minY;
    this.maxX = maxX;
    this.maxY = maxY;
  }

  /** Boxes of 0.5 to 4 with their centres in a square; always the same ones. */
  public static Boxes random(int count, double side) {
    StaticBoxes boxes = StaticBoxes.random(count, side);
    return new Boxes(boxes.minX, boxes.minY, boxes.maxX, boxes.maxY);
  }

  /** Returns boxes around shapes that reach this far from their centres. */
  public static Boxes around(
      float[] x, float[] y, IntToDoubleFunction reachX, IntToDoubleFunction reachY) {
    return new Boxes(
        beyond(x, reachX, -1), beyond(y, reachY, -1), beyond(x, reachX, 1), beyond(y, reachY, 1));
  }

  private static float[] beyond(float[] centres, IntToDoubleFunction reach, int side) {
    float[] beyond = new float[centres.length];
    for (int k = 0; k < beyond.length; k++) {
      float rounded = (float) (centres[k] + side * reach.applyAsDouble(k));
      beyond[k] = side < 0 ? Math.nextDown(rounded) : Math.nextUp(rounded);
    }
    return beyond;
  }

  /** The time at which a segment, given by its start and direction, enters a box; 2 for never. */
  public double castTime(double x, double y, double dx, double dy, int box) {
    double ax = (minX[box] - x) / dx;
    double bx = (maxX[box] - x) / dx;
    double ay = (minY[box] - y) / dy;
    double by = (maxY[box] - y) / dy;
    double enter = Math.max(0, Math.max(Math.min(ax, bx), Math.min(ay, by)));
    double leave = Math.min(1, Math.min(Math.max(ax, bx), Math.max(ay, by)));
    return enter <= leave ? enter : 2;
  }
}
