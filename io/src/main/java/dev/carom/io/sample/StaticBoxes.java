// SPDX-License-Identifier: Apache-2.0
package dev.carom.io.sample;

/** Static boxes with float coordinates. */
public final class StaticBoxes {
  /** The number of boxes. */
  public final int count;

  /** The left sides. */
  public final float[] minX;

  /** The smaller y coordinates. */
  public final float[] minY;

  /** The right sides. */
  public final float[] maxX;

  /** The larger y coordinates. */
  public final float[] maxY;

  private StaticBoxes(int count) {
    this.count = count;
    minX = new float[count];
    minY = new float[count];
    maxX = new float[count];
    maxY = new float[count];
  }

  /** Returns boxes with sides from 0.5 to 4 and centres in a square; the same ones every time. */
  public static StaticBoxes random(int count, double side) {
    StaticBoxes boxes = new StaticBoxes(count);
    SplitMix64 random = new SplitMix64(42);
    for (int i = 0; i < count; i++) {
      double x = side * random.next();
      double y = side * random.next();
      double width = 0.5 + 3.5 * random.next();
      double height = 0.5 + 3.5 * random.next();
      boxes.minX[i] = (float) (x - width / 2);
      boxes.minY[i] = (float) (y - height / 2);
      boxes.maxX[i] = (float) (x + width / 2);
      boxes.maxY[i] = (float) (y + height / 2);
    }
    return boxes;
  }
}
