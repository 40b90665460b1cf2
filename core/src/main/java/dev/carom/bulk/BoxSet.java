// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.internal.index.Bounds;
import dev.carom.internal.index.Extent;
import dev.carom.internal.index.FloatShapes;
import dev.carom.internal.index.Groups;
import dev.carom.internal.index.PairTree;

/** The boxes of a call, given by their sides. */
final class BoxSet extends ShapeSet {
  private static final double[] NOTHING = {};

  double[] minX = NOTHING;
  double[] minY = NOTHING;
  double[] maxX = NOTHING;
  double[] maxY = NOTHING;

  /** Sets the arrays; the names are used in error messages. */
  void use(
      String suffix,
      double[] minX,
      double[] minY,
      double[] maxX,
      double[] maxY,
      String countName,
      int count) {
    this.suffix = suffix;
    checkCount(countName, count, "minX", minX);
    checkCount(countName, count, "minY", minY);
    checkCount(countName, count, "maxX", maxX);
    checkCount(countName, count, "maxY", maxY);
    this.count = count;
    this.minX = minX;
    this.minY = minY;
    this.maxX = maxX;
    this.maxY = maxY;
  }

  @Override
  SetKind kind() {
    return SetKind.BOXES;
  }

  @Override
  void include(Extent extent) {
    for (int k = 0; k < count; k++) {
      if (!(minX[k] >= -Double.MAX_VALUE
          && minX[k] <= maxX[k]
          && maxX[k] <= Double.MAX_VALUE
          && minY[k] >= -Double.MAX_VALUE
          && minY[k] <= maxY[k]
          && maxY[k] <= Double.MAX_VALUE)) {
        refuse(k);
      }
      extent.include(minX[k], minY[k], maxX[k], maxY[k]);
    }
  }

  private void refuse(int k) {
    checkFinite("minX", k, minX[k]);
    checkFinite("minY", k, minY[k]);
    checkFinite("maxX", k, maxX[k]);
    checkFinite("maxY", k, maxY[k]);
    checkOrdered("minX", minX[k], "maxX", maxX[k], k);
    checkOrdered("minY", minY[k], "maxY", maxY[k], k);
  }

  private void checkOrdered(String lowName, double low, String highName, double high, int k) {
    if (low > high) {
      String index = suffix + "[" + k + "]";
      throw new IllegalArgumentException(
          lowName + index + " must not exceed " + highName + index + ", but " + low + " > " + high);
    }
  }

  @Override
  void fill(FloatShapes floats, int first) {
    for (int k = 0; k < count; k++) {
      floats.setBox(first + k, minX[k], minY[k], maxX[k], maxY[k]);
    }
  }

  @Override
  void fill(Bounds bounds, int first) {
    for (int k = 0; k < count; k++) {
      bounds.set(first + k, minX[k], minY[k], maxX[k], maxY[k]);
    }
  }

  @Override
  void fill(PairTree tree, int first) {
    for (int k = 0; k < count; k++) {
      tree.set(first + k, minX[k], minY[k], maxX[k], maxY[k], 0);
    }
  }

  @Override
  boolean hasFlat() {
    for (int k = 0; k < count; k++) {
      if (minX[k] == maxX[k] || minY[k] == maxY[k]) {
        return true;
      }
    }
    return false;
  }

  @Override
  void group(Groups groups, int first, long category, long mask) {
    for (int k = 0; k < count; k++) {
      groups.set(first + k, category, mask, minX[k] == maxX[k], minY[k] == maxY[k]);
    }
  }

  @Override
  void release() {
    minX = minY = maxX = maxY = NOTHING;
  }
}
