// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

/** A way to find all pairs of a scene in every frame. */
interface Contender {
  /** Returns the name. */
  String name();

  /** Returns the number of threads. */
  default int threads() {
    return 1;
  }

  /** Returns true if it is part of Carom. */
  default boolean isCarom() {
    return false;
  }

  /** Takes over the shapes before the first frame. */
  void prepare(Scene scene);

  /**
   * Reports every intersecting pair exactly once. The circles have moved since the last call, and a
   * contender with its own shapes moves them here, which counts.
   */
  void frame(Tally tally);
}
