// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.kept;

import dev.carom.internal.join.FoundPairs;
import dev.carom.internal.join.GradualSearch;

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
   * Returns true if the pairs of some shapes can be found in the same share of the time. If not,
   * all methods that take a range of shapes are passed all of them.
   */
  default boolean areSearchedOneByOne() {
    return false;
  }

  /**
   * Finds the pairs of shapes in a range, enlarged by a margin, or only some if there are at least
   * as many as the limit; returns null if another search is needed.
   */
  FoundPairs findCandidates(double margin, int from, int to, int limit);

  /** Returns true if {@link #begin} may succeed. */
  default boolean areSearchedGradually() {
    return false;
  }

  /**
   * Returns for how many calls at most a search at once may find the candidates; 1 if all are to be
   * found gradually. A call that searches for more calls takes longer, so it stands out more.
   */
  default int mostCallsAtOnce() {
    return areSearchedGradually() ? 1 : 5;
  }

  /**
   * Begins to find the pairs of shapes, enlarged by a margin, in some steps, and notes where the
   * shapes are now; returns null if that is impossible. If there are at least as many as the limit,
   * not all may be found.
   */
  default GradualSearch begin(double margin, int limit, int steps) {
    return null;
  }

  /** Remembers where the shapes were at the last call of {@link #begin}. */
  default void keepBegun() {}

  /** Remembers where the shapes in a range are now; first of all, those of all shapes. */
  void keep(int from, int to);

  /**
   * Returns an upper bound of the distance that any shape in a range has moved since {@link #keep}.
   * Infinite or NaN if there was no such call, or if these are not the same shapes.
   */
  double farthest(int from, int to);

  /**
   * Returns the average distance of the centres of two shapes that touch, which determines how many
   * more pairs a margin adds.
   */
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

  /**
   * Returns the largest fraction of the time of a plain search for which a gradual one is tried.
   */
  default double worthwhile() {
    return 0.95;
  }

  /** Writes the candidates that meet, starting at the given index; returns the end. */
  int settle(long[] candidates, int from, int to, long[] into, int place);
}
