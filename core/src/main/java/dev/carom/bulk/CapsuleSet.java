// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.internal.check.Arguments;
import dev.carom.internal.exact.TurnedBox;
import dev.carom.internal.index.PairTree;

/** The capsules of a call, given by the ends of their middle lines and their radii. */
final class CapsuleSet extends BoundedSet {
  private static final double[] NOTHING = {};

  double[] x0 = NOTHING;
  double[] y0 = NOTHING;
  double[] x1 = NOTHING;
  double[] y1 = NOTHING;
  double[] radius = NOTHING;

  /** Sets the arrays; the names are used in error messages. */
  void use(
      String suffix,
      double[] x0,
      double[] y0,
      double[] x1,
      double[] y1,
      double[] radius,
      String countName,
      int count) {
    this.suffix = suffix;
    checkCount(countName, count, "x0", x0);
    checkCount(countName, count, "y0", y0);
    checkCount(countName, count, "x1", x1);
    checkCount(countName, count, "y1", y1);
    checkCount(countName, count, "radius", radius);
    this.count = count;
    this.x0 = x0;
    this.y0 = y0;
    this.x1 = x1;
    this.y1 = y1;
    this.radius = radius;
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

  @Override
  void fill(PairTree tree, int first) {
    for (int k = 0; k < count; k++) {
      double x = x0[k];
      double y = y0[k];
      tree.setOutside(first + k, minX(k), minY(k), maxX(k), maxY(k), tag(k));
      tree.setInside(first + k, x, y, x, y, radius[k]);
    }
  }

  private long tag(int k) {
    return hash(hash(hash(hash(hash(0, x0[k]), y0[k]), x1[k]), y1[k]), radius[k]);
  }

  @Override
  boolean isSame(int a, int b) {
    return x0[a] == x0[b]
        && y0[a] == y0[b]
        && x1[a] == x1[b]
        && y1[a] == y1[b]
        && radius[a] == radius[b];
  }

  @Override
  void release() {
    x0 = y0 = x1 = y1 = radius = NOTHING;
  }
}
