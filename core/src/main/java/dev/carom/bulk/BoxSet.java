// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.internal.bounds.Bounds;
import dev.carom.internal.bounds.Extent;
import dev.carom.internal.join.FloatShapes;
import dev.carom.internal.join.Groups;
import dev.carom.internal.join.PairTree;
import dev.carom.pair.Overlap;
import dev.carom.pair.Within;

/** Boxes along the axes, given by their sides. */
final class BoxSet extends ShapeSet {
  double[] minX;
  double[] minY;
  double[] maxX;
  double[] maxY;

  BoxSet() {
    super("minX", "minY", "maxX", "maxY");
    refer();
  }

  @Override
  void refer() {
    minX = arrays.doubles(0);
    minY = arrays.doubles(1);
    maxX = arrays.doubles(2);
    maxY = arrays.doubles(3);
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
      throw new IllegalArgumentException(
          name(lowName, k)
              + " must not exceed "
              + name(highName, k)
              + ", but "
              + low
              + " > "
              + high);
    }
  }

  /** Returns true if a box and a circle form a pair. Exact. */
  boolean meetsCircle(int k, double x, double y, double radius, boolean touching) {
    return touching
        ? Overlap.circleBox(x, y, radius, minX[k], minY[k], maxX[k], maxY[k])
        : Overlap.circleBoxStrict(x, y, radius, minX[k], minY[k], maxX[k], maxY[k]);
  }

  /** Returns true if a box and another form a pair. Exact. */
  boolean meetsBox(int k, double left, double bottom, double right, double top, boolean touching) {
    return touching
        ? Overlap.boxBox(left, bottom, right, top, minX[k], minY[k], maxX[k], maxY[k])
        : Overlap.boxBoxStrict(left, bottom, right, top, minX[k], minY[k], maxX[k], maxY[k]);
  }

  /** Returns true if a box and a circle are within a positive distance. Exact. */
  boolean isWithinOfCircle(
      int k, double x, double y, double radius, double distance, boolean touching) {
    return touching
        ? Within.circleBox(x, y, radius, minX[k], minY[k], maxX[k], maxY[k], distance)
        : Within.circleBoxStrict(x, y, radius, minX[k], minY[k], maxX[k], maxY[k], distance);
  }

  /** Returns true if a box and another are within a positive distance. Exact. */
  boolean isWithinOfBox(
      int k,
      double left,
      double bottom,
      double right,
      double top,
      double distance,
      boolean touching) {
    return touching
        ? Within.boxBox(left, bottom, right, top, minX[k], minY[k], maxX[k], maxY[k], distance)
        : Within.boxBoxStrict(
            left, bottom, right, top, minX[k], minY[k], maxX[k], maxY[k], distance);
  }

  /** Makes room for this many boxes, and takes them for given. */
  void resize(int boxes) {
    if (minX.length < boxes) {
      int room = boxes + boxes / 4;
      give(new double[room]).give(new double[room]).give(new double[room]).give(new double[room]);
    }
    first("count", boxes);
  }

  /** Becomes the bounds of other shapes. */
  void setBounds(BoundedSet shapes) {
    resize(shapes.count);
    for (int k = 0; k < count; k++) {
      minX[k] = shapes.minX(k);
      minY[k] = shapes.minY(k);
      maxX[k] = shapes.maxX(k);
      maxY[k] = shapes.maxY(k);
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
}
