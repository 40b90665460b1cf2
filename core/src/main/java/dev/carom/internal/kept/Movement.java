// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.kept;

/** Shapes whose pairs are requested repeatedly, often after small moves. */
public interface Movement {
  /** Returns the number of moving shapes. */
  int count();

  /** Returns false if earlier calls were about other shapes. */
  default boolean isKnown() {
    return true;
  }

  /** Returns true if a search for candidates is faster than another, even if they serve once. */
  default boolean areCandidatesFaster() {
    return false;
  }

  /**
   * Finds the pairs of shapes that are enlarged by a margin, for {@link CachedPairs#take} to take;
   * returns false if there are too many, or if another search is needed.
   */
  boolean findCandidates(double margin);

  /** Remembers where the shapes are now. */
  void keep();

  /**
   * Returns an upper bound of the distance that any shape has moved since {@link #keep}. Infinite
   * or NaN if there was no such call, or if these are not the same shapes.
   */
  double farthest();

  /** Returns the average size, which determines how many more pairs a margin adds. */
  double meanSize();

  /**
   * Returns the mean square of the sizes, relative to the square of their mean: 1 if all are equal.
   * The larger it is, the fewer pairs a margin adds to those of the large shapes.
   */
  default double meanSquare() {
    return 1;
  }

  /** Returns how much closer two shapes may come when each moving shape has moved by 1. */
  int closing();

  /** Returns roughly the time to test a candidate, in nanoseconds. */
  default double testTime() {
    return 3.5;
  }

  /** Returns the largest fraction of the time of a plain search for which caching is tried. */
  default double worthwhile() {
    return 0.85;
  }

  /** Writes the candidates that meet, starting at the given index; returns the end. */
  int settle(long[] candidates, int from, int to, long[] into, int place);
}
