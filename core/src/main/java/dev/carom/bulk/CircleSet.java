// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.internal.bounds.Bounds;
import dev.carom.internal.bounds.Extent;
import dev.carom.internal.join.FloatShapes;
import dev.carom.internal.join.Groups;
import dev.carom.internal.join.PairTree;
import dev.carom.pair.Within;

/** Circles, given by centres and radii. */
final class CircleSet extends ShapeSet {
  double[] x;
  double[] y;
  double[] radius;

  CircleSet() {
    super("x", "y", "radius");
    refer();
  }

  @Override
  void refer() {
    x = arrays.doubles(0);
    y = arrays.doubles(1);
    radius = arrays.doubles(2);
  }

  @Override
  SetKind kind() {
    return SetKind.CIRCLES;
  }

  @Override
  void include(Extent extent) {
    for (int k = 0; k < count; k++) {
      check(k);
      double r = radius[k];
      extent.include(x[k] - r, y[k] - r, x[k] + r, y[k] + r);
    }
  }

  private void check(int k) {
    if (!(Math.abs(x[k]) <= Double.MAX_VALUE
        && Math.abs(y[k]) <= Double.MAX_VALUE
        && radius[k] >= 0
        && radius[k] <= Double.MAX_VALUE)) {
      refuse(k);
    }
  }

  private void refuse(int k) {
    checkFinite("x", k, x[k]);
    checkFinite("y", k, y[k]);
    checkNotNegative("radius", k, radius[k]);
  }

  @Override
  void fill(FloatShapes floats, int first) {
    for (int k = 0; k < count; k++) {
      floats.setCircle(first + k, x[k], y[k], radius[k]);
    }
  }

  @Override
  void fill(Bounds bounds, int first) {
    for (int k = 0; k < count; k++) {
      double r = radius[k];
      bounds.set(first + k, x[k] - r, y[k] - r, x[k] + r, y[k] + r);
    }
  }

  @Override
  void fill(PairTree tree, int first) {
    for (int k = 0; k < count; k++) {
      tree.set(first + k, x[k], y[k], x[k], y[k], radius[k]);
    }
  }

  /** Returns true if a circle and another are within a positive distance. Exact. */
  boolean isWithin(
      int k, double otherX, double otherY, double otherRadius, double distance, boolean touching) {
    return touching
        ? Within.circleCircle(x[k], y[k], radius[k], otherX, otherY, otherRadius, distance)
        : Within.circleCircleStrict(x[k], y[k], radius[k], otherX, otherY, otherRadius, distance);
  }

  @Override
  boolean hasFlat() {
    for (int k = 0; k < count; k++) {
      if (radius[k] == 0) {
        return true;
      }
    }
    return false;
  }

  @Override
  void group(Groups groups, int first, long category, long mask) {
    for (int k = 0; k < count; k++) {
      boolean isPoint = radius[k] == 0;
      groups.set(first + k, category, mask, isPoint, isPoint);
    }
  }
}
