// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench;

import com.google.gson.annotations.SerializedName;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The options of a benchmark.
 *
 * @param peers the other libraries to run
 * @param counts the numbers of circles; empty if they cannot be chosen
 * @param frames the maximum number of frames per batch
 * @param seconds the time to warm up each contender, and the maximum per batch; slow contenders run
 *     a few frames or queries regardless
 */
public record Options(Peers peers, List<Integer> counts, int frames, double seconds) {
  /** Returns the seconds in nanoseconds. */
  public long nanoseconds() {
    return (long) (seconds * 1e9);
  }

  /** Returns numbers of circles as an argument. */
  static String text(List<Integer> counts) {
    return counts.stream().map(String::valueOf).collect(Collectors.joining(","));
  }

  /** Which other libraries to run. */
  public enum Peers {
    /** All of them. */
    @SerializedName("all")
    ALL,
    /** Hand-written grids and indexes, but not the slow ones: physics engines and Sedona. */
    @SerializedName("fast")
    FAST,
    /** None. */
    @SerializedName("none")
    NONE
  }
}
