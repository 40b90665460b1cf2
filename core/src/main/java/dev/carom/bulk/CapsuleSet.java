// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.internal.check.Arguments;
import dev.carom.internal.exact.TurnedBox;
import dev.carom.internal.join.PairTree;
import dev.carom.pair.Within;

/** Capsules, given by the ends of their middle lines and their radii. */
final class CapsuleSet extends BoundedSet {
  double[] x0;
  double[] y0;
  double[] x1;
  double[] y1;
  double[] radius;

  CapsuleSet() {
    super("x0", "y0", "x1", "y1", "radius");
    refer();
  }

  @Override
  void refer() {
    x0 = arrays.doubles(0);
    y0 = arrays.doubles(1);
    x1 = arrays.doubles(2);
    y1 = arrays.doubles(3);
    radius = arrays.doubles(4);
  }

  @Override
  SetKind kind() {
    return SetKind.CAPSULES;
  }

  @Override
  void bound(int k) {
    double r = radius[k];
    if (!(Arguments.isFinite(x0[k])
        && Arguments.isFinite(y0[k])
        && Arguments.isFinite(x1[k])
        && Arguments.isFinite(y1[k])
        && r >= 0
        && r <= Double.MAX_VALUE)) {
      refuse(k);
    }
    setBoundsOfSums(
        k,
        Math.min(x0[k], x1[k]) - r,
        Math.min(y0[k], y1[k]) - r,
        Math.max(x0[k], x1[k]) + r,
        Math.max(y0[k], y1[k]) + r);
  }

  private void refuse(int k) {
    checkFinite("x0", k, x0[k]);
    checkFinite("y0", k, y0[k]);
    checkFinite("x1", k, x1[k]);
    checkFinite("y1", k, y1[k]);
    checkNotNegative("radius", k, radius[k]);
  }

  @Override
  boolean isFlatX(int k) {
    return radius[k] == 0 && x0[k] == x1[k];
  }

  @Override
  boolean isFlatY(int k) {
    return radius[k] == 0 && y0[k] == y1[k];
  }

  /** Returns true if both ends of a capsule are the same point. */
  boolean isPoint(int k) {
    return x0[k] == x1[k] && y0[k] == y1[k];
  }

  /** Returns x of a direction from one end of a capsule to the other; never (0, 0). */
  double directionX(int k) {
    return isPoint(k) ? 1 : x1[k] - x0[k];
  }

  /** Returns y of that direction. */
  double directionY(int k) {
    return y1[k] - y0[k];
  }

  /** Sets a box with a radius to a capsule. */
  void put(int k, TurnedBox box) {
    box.setCapsule(x0[k], y0[k], x1[k], y1[k], radius[k]);
  }

  /** Returns true if a capsule and another are within a distance, which may be 0. Exact. */
  boolean isWithin(
      int k,
      double u0,
      double v0,
      double u1,
      double v1,
      double r,
      double distance,
      boolean touching) {
    double otherR = radius[k];
    return touching
        ? Within.capsuleCapsule(u0, v0, u1, v1, r, x0[k], y0[k], x1[k], y1[k], otherR, distance)
        : Within.capsuleCapsuleStrict(
            u0, v0, u1, v1, r, x0[k], y0[k], x1[k], y1[k], otherR, distance);
  }

  @Override
  void fill(PairTree tree, int first) {
    for (int k = 0; k < count; k++) {
      double x = x0[k];
      double y = y0[k];
      tree.setOutside(first + k, minX(k), minY(k), maxX(k), maxY(k), arrays.hash(k));
      tree.setInside(first + k, x, y, x, y, radius[k]);
    }
  }

  @Override
  boolean isSame(int a, int b) {
    return arrays.areEqual(a, b);
  }
}
