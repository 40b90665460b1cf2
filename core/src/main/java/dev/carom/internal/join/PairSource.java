// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

import dev.carom.internal.bounds.Bounds;
import dev.carom.internal.bounds.Extent;

/** Shapes to find pairs among, numbered from 0, and the final decision about each pair. */
public interface PairSource extends PairPredicate {
  /** Returns the number of shapes. */
  int count();

  /** Returns true if every shape is a circle. */
  boolean isRound();

  /** Extends the extent to include every shape. */
  void include(Extent extent);

  /** Writes every shape in single precision. */
  void fill(FloatShapes floats);

  /** Sets the bounds of every shape. */
  void fill(Bounds bounds);

  /**
   * Puts every shape into a group, so that pairs that never count need not be searched; returns
   * false if every pair may count. If only pairs of two sides count, groups of one side should not
   * meet.
   */
  default boolean group(Groups groups) {
    return false;
  }
}
