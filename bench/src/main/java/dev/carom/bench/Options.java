// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench;

import java.util.List;

/**
 * The options of a benchmark.
 *
 * @param peers the other libraries to run
 * @param counts the numbers of circles, where they can be chosen
 * @param frames the maximum number of frames per batch
 * @param seconds the time to warm up each contender, and the maximum per batch; slow contenders run
 *     a few frames or queries regardless
 */
public record Options(Peers peers, List<Integer> counts, int frames, double seconds) {
  /** Returns the seconds in nanoseconds. */
  public long nanoseconds() {
    return (long) (seconds * 1e9);
  }

  /** Which other libraries to run. */
  public enum Peers {
    /** All of them. */
    ALL,
    /** Hand-written grids and indexes, but not the slow ones: physics engines and Sedona. */
    FAST,
    /** None. */
    NONE
  }
}
