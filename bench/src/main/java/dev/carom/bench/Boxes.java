// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench;

import dev.carom.io.sample.StaticBoxes;

/** Boxes that stand still. */
public final class Boxes {
  /** No box is wider or higher. */
  public static final float LARGEST = 4;

  public final int count;
  public final float[] minX;
  public final float[] minY;
  public final float[] maxX;
  public final float[] maxY;

  private Boxes(StaticBoxes boxes) {
    count = boxes.count;
    minX = boxes.minX;
    minY = boxes.minY;
    maxX = boxes.maxX;
    maxY = boxes.maxY;
  }

  /** Boxes of 0.5 to 4 with their centres in a square; always the same ones. */
  public static Boxes random(int count, double side) {
    return new Boxes(StaticBoxes.random(count, side));
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
