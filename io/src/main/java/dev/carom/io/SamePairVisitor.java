package dev.carom.io;

/** Takes pairs, those of the same two shapes at a time. */
@FunctionalInterface
public interface SamePairVisitor {
  /**
   * Takes some pairs.
   *
   * @param a the row of the first shape, or of the first row with the same shape
   * @param b the same of the second shape; the same row if shapes meet those that are the same
   * @param pairs how many pairs there are of shapes like these
   */
  void pairs(int a, int b, long pairs);
}
