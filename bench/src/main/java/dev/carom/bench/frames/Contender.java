package dev.carom.bench.frames;

/** One way to find all pairs of a scene, frame after frame. */
interface Contender {
  /** The name for the user. */
  String name();

  /** How many threads it uses. */
  default int threads() {
    return 1;
  }

  /** Whether it is a part of Carom. */
  default boolean isCarom() {
    return false;
  }

  /** Takes over the shapes as they are before the first frame. */
  void prepare(Scene scene);

  /**
   * Reports every pair that intersects now, exactly once. The circles have moved since the last
   * call, and a contender with shapes of its own moves them here: that is a part of its price.
   */
  void frame(Tally tally);
}
