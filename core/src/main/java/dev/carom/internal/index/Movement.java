package dev.carom.internal.index;

/** Shapes that are asked about again and again, maybe after small moves. */
public interface Movement {
  /** How many there are, of those that move. */
  int count();

  /** Remembers where the shapes are now. */
  void keep();

  /**
   * At least how far the one is that went farthest from where it was when kept. Infinite or NaN if
   * nothing is kept, or these are not the same shapes.
   */
  double farthest();

  /** The average size, on which it depends how many more pairs are found a distance away. */
  double meanSize();

  /** How much closer two shapes may come when each of those that move has moved by one. */
  int closing();

  /** Gives the shapes of candidates, which are numbered from 0, the names that are to be shown. */
  default void name(long[] candidates, int count) {}

  /** Writes those of the candidates that hold, from a place on; returns the end. */
  int settle(long[] candidates, int from, int to, long[] into, int place);
}
