// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import dev.carom.io.sample.SplitMix64;

/** Random numbers of several kinds, the same everywhere. */
final class Randoms {
  private final SplitMix64 random;

  Randoms(long seed) {
    random = new SplitMix64(seed);
  }

  long nextLong() {
    return random.nextLong();
  }

  int below(int bound) {
    return (int) ((nextLong() >>> 32) * bound >>> 32);
  }

  /** A number in [0, 1). */
  double next() {
    return random.next();
  }

  /** Any finite double, every exponent alike. */
  double anyDouble() {
    double value;
    do {
      value = Double.longBitsToDouble(nextLong());
    } while (!(Math.abs(value) <= Double.MAX_VALUE));
    return value;
  }
}
