// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.internal.bounds.Bounds;
import dev.carom.internal.bounds.Extent;
import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.exact.Rounded;
import dev.carom.internal.join.FloatShapes;
import dev.carom.internal.join.Groups;

/** Shapes that are searched by their bounds, which are computed once per call. */
abstract sealed class BoundedSet extends ShapeSet permits CapsuleSet, TurnedBoxSet, MixedSet {
  /** The bounds of all shapes: minX, minY, maxX and maxY of each, finite. */
  private double[] sides = {};

  BoundedSet(String... names) {
    super(names);
  }

  /** Throws if a number of the shape is invalid; otherwise calls {@link #setBounds}. */
  abstract void bound(int k);

  /** Returns true if the shape has no width, so that it overlaps no other such shape. */
  abstract boolean isFlatX(int k);

  /** Returns true if the shape has no height, so that it overlaps no other such shape. */
  abstract boolean isFlatY(int k);

  /** Sets the bounds of a shape around exact coordinates. */
  final void setBounds(int k, double minX, double minY, double maxX, double maxY) {
    int at = 4 * k;
    sides[at] = Rounded.finite(minX);
    sides[at + 1] = Rounded.finite(minY);
    sides[at + 2] = Rounded.finite(maxX);
    sides[at + 3] = Rounded.finite(maxY);
  }

  /** Sets the bounds of a shape around rounded sums. */
  final void setBoundsOfSums(int k, double minX, double minY, double maxX, double maxY) {
    setBounds(
        k,
        ErrorBounds.belowSum(minX),
        ErrorBounds.belowSum(minY),
        ErrorBounds.aboveSum(maxX),
        ErrorBounds.aboveSum(maxY));
  }

  final double minX(int k) {
    return sides[4 * k];
  }

  final double minY(int k) {
    return sides[4 * k + 1];
  }

  final double maxX(int k) {
    return sides[4 * k + 2];
  }

  final double maxY(int k) {
    return sides[4 * k + 3];
  }

  @Override
  final void include(Extent extent) {
    if (sides.length < 4 * count) {
      sides = new double[4 * (count + count / 4)];
    }
    for (int k = 0; k < count; k++) {
      bound(k);
      extent.include(minX(k), minY(k), maxX(k), maxY(k));
    }
  }

  @Override
  final void fill(FloatShapes floats, int first) {
    for (int k = 0; k < count; k++) {
      floats.setBox(first + k, minX(k), minY(k), maxX(k), maxY(k));
    }
  }

  @Override
  final void fill(Bounds bounds, int first) {
    for (int k = 0; k < count; k++) {
      bounds.set(first + k, minX(k), minY(k), maxX(k), maxY(k));
    }
  }

  @Override
  final boolean hasFlat() {
    for (int k = 0; k < count; k++) {
      if (isFlatX(k) || isFlatY(k)) {
        return true;
      }
    }
    return false;
  }

  @Override
  final void group(Groups groups, int first, long category, long mask) {
    for (int k = 0; k < count; k++) {
      groups.set(first + k, category, mask, isFlatX(k), isFlatY(k));
    }
  }
}
