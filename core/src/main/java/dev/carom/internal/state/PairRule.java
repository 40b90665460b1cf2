// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.state;

/** Decides which shapes may meet, after their filters. */
public interface PairRule {
  /** Returns true if all shapes may meet. */
  boolean allowsAll();

  /** Returns true if the shapes of two slots may meet. */
  boolean allows(int slot, int other);
}
