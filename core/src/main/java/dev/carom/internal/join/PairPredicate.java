// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

/**
 * Decides whether a candidate pair counts, the smaller id first. Called by several threads at once.
 */
public interface PairPredicate {
  /** Returns true if the pair counts. */
  boolean accepts(int a, int b);

  /** Returns true if the pair, whose shapes are known to overlap, counts. */
  default boolean acceptsOverlapping(int a, int b) {
    return true;
  }

  /** Returns true if two shapes of one set with equal numbers in a {@link PairTree} are equal. */
  default boolean isSame(int a, int b) {
    return true;
  }
}
