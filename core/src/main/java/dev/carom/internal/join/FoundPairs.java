// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

/** The pairs that a search has found; valid until its next one. */
public interface FoundPairs {
  /** Returns the number of pairs. */
  int count();

  /** Returns the pairs: two ids in one number, ascending unless stated otherwise. */
  long[] pairs();
}
