// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

import java.util.SplittableRandom;

/** The generator of {@link SplittableRandom} with the choices that tests need. */
public final class SplitMix64 {
  private static final long STEP = 0x9E3779B97F4A7C15L;

  private final SplittableRandom random;

  public SplitMix64(long seed) {
    random = new SplittableRandom(seed);
  }

  /** The generator of one of many cases, so that a case can be made again without the others. */
  public static SplitMix64 ofCase(long seed, long number) {
    return new SplitMix64(new SplitMix64(seed ^ number * STEP).nextLong());
  }

  public long nextLong() {
    return random.nextLong();
  }

  /** A number from 0 to bound - 1. */
  public int below(int bound) {
    return (int) ((nextLong() >>> 32) * bound >>> 32);
  }

  /** A number from low to high, both included. */
  public int between(int low, int high) {
    return low + below(high - low + 1);
  }

  /** True on average once in this many calls. */
  public boolean oneIn(int calls) {
    return below(calls) == 0;
  }

  public boolean nextBoolean() {
    return nextLong() < 0;
  }

  /** A number from 0 to 1, all 53 bits random. */
  public double fraction() {
    return (nextLong() >>> 11) * 0x1p-53;
  }

  /** A number from -1 to 1. */
  public double signed() {
    return nextBoolean() ? fraction() : -fraction();
  }

  public double sign() {
    return nextBoolean() ? 1 : -1;
  }

  public double oneOf(double... choices) {
    return choices[below(choices.length)];
  }
}
