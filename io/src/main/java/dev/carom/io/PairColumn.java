// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

/** What a {@link PairWriter} writes with the ids of a pair, in this order. */
public enum PairColumn {
  /** All columns of {@link ContactColumn}. */
  CONTACT,
  /** The column {@code rank}, as passed to {@link PairWriter#write(int, int, int)}. */
  RANK,
  /**
   * The column {@code distance}, as {@link ShapeTable#distance} returns it, but never above the
   * largest double.
   */
  DISTANCE
}
