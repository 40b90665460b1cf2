package dev.carom.bulk;

import dev.carom.internal.check.Arguments;
import dev.carom.internal.index.Bounds;
import dev.carom.internal.index.Extent;
import dev.carom.internal.index.FloatShapes;
import dev.carom.internal.index.Groups;
import dev.carom.internal.index.PairTree;
import dev.carom.pair.Parts;

/** Shapes of one kind in arrays of their numbers. */
abstract sealed class ShapeSet permits CircleSet, BoxSet {
  /** What the names of the given arrays end with. */
  String suffix = "";

  int count;

  /** Returns the kind of all these shapes. */
  abstract Parts.Kind kind();

  /** Throws if a number is bad, and grows the extent to include every shape. */
  abstract void include(Extent extent);

  /** Sets the shapes from the first on. */
  abstract void fill(FloatShapes floats, int first);

  /** Sets the bounds from the first on. */
  abstract void fill(Bounds bounds, int first);

  /** Sets the shapes of the tree from the first on. */
  abstract void fill(PairTree tree, int first);

  /** True if some shape is so flat that it overlaps none that is flat in the same direction. */
  abstract boolean hasFlat();

  /** Puts the shapes into groups by flatness, from the first on; category and mask are as given. */
  abstract void group(Groups groups, int first, long category, long mask);

  /** Forgets the arrays, which belong to the caller. */
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
}
