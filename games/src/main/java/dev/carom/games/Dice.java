// SPDX-License-Identifier: Apache-2.0
package dev.carom.games;

/** Pseudo-random numbers, the same on every platform for the same seed (SplitMix64). */
public final class Dice {
  private long state;

  /** Creates a generator; equal seeds give equal numbers. */
  public Dice(long seed) {
    state = seed;
  }

  /** Returns 64 random bits. */
  public long nextBits() {
    state += 0x9e3779b97f4a7c15L;
    long bits = state;
    bits = (bits ^ (bits >>> 30)) * 0xbf58476d1ce4e5b9L;
    bits = (bits ^ (bits >>> 27)) * 0x94d049bb133111ebL;
    return bits ^ (bits >>> 31);
  }

  /** Returns a number from min to max. */
  public double between(double min, double max) {
    return min + (nextBits() >>> 11) * 0x1p-53 * (max - min);
  }

  /** Returns a whole number from 0 to count, exclusive. */
  public int below(int count) {
    return (int) ((nextBits() >>> 33) % count);
  }

  /** Returns the complete state of the generator. */
  public long state() {
    return state;
  }
}
