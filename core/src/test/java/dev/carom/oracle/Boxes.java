// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

import java.util.List;

/** Boxes in arrays, one per number. */
public record Boxes(double[] minX, double[] minY, double[] maxX, double[] maxY) {
  /** Room for this many shapes, all points at the origin. */
  public static Boxes of(int count) {
    return new Boxes(new double[count], new double[count], new double[count], new double[count]);
  }

  public int count() {
    return minX.length;
  }

  public void set(int k, double minX, double minY, double maxX, double maxY) {
    this.minX[k] = minX;
    this.minY[k] = minY;
    this.maxX[k] = maxX;
    this.maxY[k] = maxY;
  }

  /** The same boxes, each number rounded to a float. */
  public Boxes rounded() {
    return new Boxes(
        Floats.rounded(minX), Floats.rounded(minY), Floats.rounded(maxX), Floats.rounded(maxY));
  }

  /** The boxes in another order: the k-th is the one that was at order[k]. */
  public Boxes reordered(int[] order) {
    Boxes result = of(count());
    for (int k = 0; k < count(); k++) {
      result.set(k, minX[order[k]], minY[order[k]], maxX[order[k]], maxY[order[k]]);
    }
    return result;
  }

  /** The numbers of one box. */
  public String show(int k) {
    return "box " + List.of(minX[k], minY[k], maxX[k], maxY[k]);
  }
}
