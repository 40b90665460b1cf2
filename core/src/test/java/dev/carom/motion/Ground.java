// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.Box;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Shape;
import dev.carom.oracle.SplitMix64;
import java.util.ArrayList;
import java.util.List;

/** Ground that rises and falls, as one outline or as polygons and boxes that adjoin. */
final class Ground {
  private static final int DEEP = 30;

  private final double[] xs;
  private final double[] ys;

  /** Ground between these points, from left to right. */
  Ground(double[] xs, double[] ys) {
    this.xs = xs;
    this.ys = ys;
  }

  /** Random ground, level at its ends, with slopes of at most 45°, many of them equally steep. */
  static Ground random(SplitMix64 random, double x, double y, int pieces) {
    double[] xs = new double[pieces + 1];
    double[] ys = new double[pieces + 1];
    xs[0] = x;
    ys[0] = y;
    double slope = 0;
    for (int k = 1; k <= pieces; k++) {
      double width = random.oneOf(1, 1, 0.3, 2, random.fraction() + 0.1);
      boolean isEnd = k == 1 || k == pieces;
      slope =
          isEnd ? 0 : random.oneIn(3) ? slope : random.oneOf(0, 0.5, -0.5, 1, -1, random.signed());
      xs[k] = xs[k - 1] + (isEnd ? 4 : width);
      ys[k] = slope == 0 ? ys[k - 1] : ys[k - 1] + slope * width;
    }
    return new Ground(xs, ys);
  }

  double left() {
    return xs[0];
  }

  double right() {
    return xs[xs.length - 1];
  }

  double height(double x) {
    int k = 1;
    while (k < xs.length - 1 && xs[k] < x) {
      k++;
    }
    return ys[k - 1] + (ys[k] - ys[k - 1]) * (x - xs[k - 1]) / (xs[k] - xs[k - 1]);
  }

  private double bottom() {
    return ys[0] - DEEP;
  }

  Shape outline() {
    int count = xs.length;
    double[] corners = new double[2 * count + 4];
    corners[0] = xs[0];
    corners[1] = bottom();
    corners[2] = right();
    corners[3] = bottom();
    for (int k = 0; k < count; k++) {
      corners[4 + 2 * k] = xs[count - 1 - k];
      corners[5 + 2 * k] = ys[count - 1 - k];
    }
    return Compound.outline(corners);
  }

  List<Shape> pieces() {
    List<Shape> pieces = new ArrayList<>();
    for (int k = 1; k < xs.length; k++) {
      pieces.add(
          ys[k - 1] == ys[k]
              ? new Box(xs[k - 1], bottom(), xs[k], ys[k])
              : Polygon.of(
                  xs[k - 1], bottom(), xs[k], bottom(), xs[k], ys[k], xs[k - 1], ys[k - 1]));
    }
    return pieces;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("ground");
    for (int k = 0; k < xs.length; k++) {
      text.append(" (").append(xs[k]).append(", ").append(ys[k]).append(')');
    }
    return text.toString();
  }
}
