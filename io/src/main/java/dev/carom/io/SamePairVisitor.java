// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

/** Receives pairs, grouped by identical shapes. */
@FunctionalInterface
public interface SamePairVisitor {
  /**
   * Receives a group of pairs.
   *
   * @param a the row of the first shape, or the first row with an identical shape
   * @param b the same for the second shape; equal to a for pairs among identical shapes
   * @param pairs the number of pairs in the group
   */
  void pairs(int a, int b, long pairs);
}
