// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.internal.check.Arguments;
import dev.carom.internal.index.Bounds;
import dev.carom.internal.index.Extent;
import dev.carom.internal.index.FloatShapes;
import dev.carom.internal.index.Groups;
import dev.carom.internal.index.PairTree;

/** The shapes of a call, or one of its two sets. */
abstract sealed class ShapeSet permits CircleSet, BoxSet, BoundedSet {
  /** The common suffix of the names of the given arrays. */
  String suffix = "";

  int count;

  /** Returns the kind of this set. */
  abstract SetKind kind();

  /** Throws if a number is invalid; otherwise extends the extent to include all shapes. */
  abstract void include(Extent extent);

  /** Writes the shapes, starting at the given index. */
  abstract void fill(FloatShapes floats, int first);

  /** Writes the bounds, starting at the given index. */
  abstract void fill(Bounds bounds, int first);

  /** Writes the shapes to the tree, starting at the given index. */
  abstract void fill(PairTree tree, int first);

  /** Returns true if two shapes with equal numbers in a tree are equal. */
  boolean isSame(int a, int b) {
    return true;
  }

  /**
   * Returns true if some shape is flat: it overlaps no shape that is flat in the same direction.
   */
  abstract boolean hasFlat();

  /**
   * Groups the shapes by flatness, starting at the given index, all with this category and mask.
   */
  abstract void group(Groups groups, int first, long category, long mask);

  /** Releases the arrays, which belong to the caller. */
  abstract void release();

  final void checkCount(String name, int count, String array, double[] values) {
    if (values == null) {
      throw new NullPointerException(array + suffix + " must not be null");
    }
    int length = values.length;
    if (count < 0) {
      throw new IllegalArgumentException(name + " must not be negative, but was " + count);
    }
    if (count > length) {
      throw new IllegalArgumentException(
          name + " is " + count + ", but " + array + suffix + " has only " + length + " elements");
    }
  }

  final void checkFinite(String array, int index, double value) {
    if (!Arguments.isFinite(value)) {
      Arguments.finite(array + suffix + "[" + index + "]", value);
    }
  }

  final void checkNotNegative(String array, int index, double value) {
    if (!(value >= 0 && value <= Double.MAX_VALUE)) {
      Arguments.finiteNotNegative(array + suffix + "[" + index + "]", value);
    }
  }
}
