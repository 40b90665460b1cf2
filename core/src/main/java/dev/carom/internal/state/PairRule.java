package dev.carom.internal.state;

/** Decides which shapes may meet, after their filters. */
public interface PairRule {
  /** Whether all shapes may meet. */
  boolean allowsAll();

  /** Whether the shapes of two slots may meet. */
  boolean allows(int slot, int other);
}
