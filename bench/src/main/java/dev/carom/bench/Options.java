package dev.carom.bench;

import java.util.List;

/**
 * What the user asked for.
 *
 * @param peers who takes part beside Carom
 * @param counts how many circles there are, where that can be chosen
 * @param frames the most frames of a batch
 * @param seconds how long a contender runs before it counts, and a batch at most; slow contenders
 *     get a few frames or queries whatever time they take
 */
public record Options(Peers peers, List<Integer> counts, int frames, double seconds) {
  /** The same in nanoseconds. */
  public long nanoseconds() {
    return (long) (seconds * 1e9);
  }

  /** Who takes part beside Carom. */
  public enum Peers {
    /** All that there are. */
    ALL,
    /** Grids by hand and indexes, but not those that take long: physics engines and Sedona. */
    FAST,
    /** No other library. */
    NONE
  }
}
