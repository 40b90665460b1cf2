// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

import java.util.Arrays;
import java.util.List;

/** Circles in arrays, one per number. */
public record Circles(double[] x, double[] y, double[] radius) {
  /** Room for this many shapes, all points at the origin. */
  public static Circles of(int count) {
    return new Circles(new double[count], new double[count], new double[count]);
  }

  public int count() {
    return x.length;
  }

  public void set(int k, double x, double y, double radius) {
    this.x[k] = x;
    this.y[k] = y;
    this.radius[k] = radius;
  }

  /** The same circles, each number rounded to a float. */
  public Circles rounded() {
    return new Circles(Floats.rounded(x), Floats.rounded(y), Floats.rounded(radius));
  }

  /** True if every number is a float. */
  public boolean areFloats() {
    Circles rounded = rounded();
    return Arrays.equals(x, rounded.x)
        && Arrays.equals(y, rounded.y)
        && Arrays.equals(radius, rounded.radius);
  }

  /** The circles in another order: the k-th is the one that was at order[k]. */
  public Circles reordered(int[] order) {
    Circles result = of(count());
    for (int k = 0; k < count(); k++) {
      result.set(k, x[order[k]], y[order[k]], radius[order[k]]);
    }
    return result;
  }

  /** The numbers of one circle. */
  public String show(int k) {
    return "circle " + List.of(x[k], y[k], radius[k]);
  }
}
