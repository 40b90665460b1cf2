package dev.carom.index;

/** Shapes to find pairs among, numbered from 0, and the last word on a pair. */
public interface PairSource extends Verdict {
  /** How many shapes there are. */
  int count();

  /** True if every shape is a circle. */
  boolean isRound();

  /** Grows the extent to include every shape. */
  void include(Extent extent);

  /** Sets the lane of every shape. */
  void fill(Lanes lanes);

  /** Sets the bounds of every shape. */
  void fill(Bounds bounds);
}
