// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.index;

/** Shapes whose pairs are requested repeatedly, often after small moves. */
public interface Movement {
  /** Returns the number of moving shapes. */
  int count();

  /** Remembers where the shapes are now. */
  void keep();

  /**
   * Returns an upper bound of the distance that any shape has moved since {@link #keep}. Infinite
   * or NaN if there was no such call, or if these are not the same shapes.
   */
  double farthest();

  /** Returns the average size, which determines how many more pairs a margin adds. */
  double meanSize();

  /** Returns how much closer two shapes may come when each moving shape has moved by 1. */
  int closing();

  /** Returns roughly the time to test a candidate, in nanoseconds. */
  default double testTime() {
    return 3.5;
  }

  /** Replaces the numbers of the shapes in candidates, which start at 0, by the ids to report. */
  default void name(long[] candidates, int count) {}

  /** Writes the candidates that meet, starting at the given index; returns the end. */
  int settle(long[] candidates, int from, int to, long[] into, int place);
}
