package dev.carom.internal.index;

/** Circles that are asked about block by block, by several threads at once. */
public interface CircleSource {
  /** How many there are. */
  int count();

  /**
   * Sets lanes, from the first on, to the circles from one up to another. Returns the largest
   * radius among them; NaN if a number is bad, or so large that it had better be asked otherwise.
   */
  double fill(Lanes lanes, int from, int to);
}
