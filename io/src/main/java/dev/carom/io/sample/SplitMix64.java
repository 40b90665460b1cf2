// SPDX-License-Identifier: Apache-2.0
package dev.carom.io.sample;

/** A small pseudo-random generator with the same numbers on every platform. */
public final class SplitMix64 {
  private long state;

  /** Creates a generator with a seed. */
  public SplitMix64(long seed) {
    state = seed;
  }

  /** Returns 64 random bits. */
  public long nextLong() {
    state += 0x9E3779B97F4A7C15L;
    long z = state;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  /** Returns a number in [0, 1). */
  public double next() {
    return (nextLong() >>> 11) * 0x1p-53;
  }

  /** Returns a number in [low, high). */
  public double between(double low, double high) {
    return low + (high - low) * next();
  }
}
