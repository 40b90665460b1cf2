package dev.carom.internal.index;

/** Shapes to find pairs among, numbered from 0, and the last word on a pair. */
public interface PairSource extends PairPredicate {
  /** How many shapes there are. */
  int count();

  /** True if every shape is a circle. */
  boolean isRound();

  /** Grows the extent to include every shape. */
  void include(Extent extent);

  /** Writes every shape in single precision. */
  void fill(FloatShapes floats);

  /** Sets the bounds of every shape. */
  void fill(Bounds bounds);

  /**
   * Puts every shape into a group, so that pairs which never count need not be looked for; false if
   * every pair may count. Where only pairs of two sides count, groups of one side should not meet.
   */
  default boolean group(Groups groups) {
    return false;
  }
}
