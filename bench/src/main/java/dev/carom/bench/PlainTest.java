// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench;

/** Tests in plain doubles, for contenders without their own. */
public final class PlainTest {
  private PlainTest() {}

  /** Returns true if the circle and the box share a point, apart from rounding. */
  public static boolean circleBox(double x, double y, double radius, Boxes boxes, int box) {
    double dx = x - Math.max(boxes.minX[box], Math.min(x, boxes.maxX[box]));
    double dy = y - Math.max(boxes.minY[box], Math.min(y, boxes.maxY[box]));
    return dx * dx + dy * dy <= radius * radius;
  }
}
