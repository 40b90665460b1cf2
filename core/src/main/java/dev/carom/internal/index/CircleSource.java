package dev.carom.internal.index;

/** Circles that are asked about block by block, by several threads at once. */
public interface CircleSource {
  /** How many there are. */
  int count();

  /**
   * Writes the circles from one index up to another, starting at the first place. Returns the
   * largest radius among them; NaN if a number is bad, or so large that it had better be asked
   * otherwise.
   */
  double fill(FloatShapes floats, int from, int to);
}
