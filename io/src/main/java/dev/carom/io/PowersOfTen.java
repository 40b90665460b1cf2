// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.math.BigInteger;

/** Powers of ten with 126 bits, rounded up: from 2^125 to 2^126, times a power of two. */
final class PowersOfTen {
  /** The smallest and largest powers in the table. */
  static final int SMALLEST = -292;

  static final int LARGEST = 324;

  private static final int BITS = 126;
  private static final int HALF = 63;
  private static final long[] HIGH_HALVES = new long[LARGEST - SMALLEST + 1];
  private static final long[] LOW_HALVES = new long[HIGH_HALVES.length];

  static {
    for (int power = SMALLEST; power <= LARGEST; power++) {
      int shift = BITS - 1 - floorLog2(power);
      BigInteger whole = BigInteger.TEN.pow(Math.abs(power));
      BigInteger scaled =
          power < 0
              ? BigInteger.ONE.shiftLeft(shift).divide(whole)
              : whole.shiftLeft(Math.max(0, shift)).shiftRight(Math.max(0, -shift));
      BigInteger above = scaled.add(BigInteger.ONE);
      HIGH_HALVES[power - SMALLEST] = above.shiftRight(HALF).longValue();
      LOW_HALVES[power - SMALLEST] = above.longValue() & Long.MAX_VALUE;
    }
  }

  private PowersOfTen() {}

  /** Returns the upper 63 bits. */
  static long high(int power) {
    return HIGH_HALVES[power - SMALLEST];
  }

  /** Returns the lower 63 bits. */
  static long low(int power) {
    return LOW_HALVES[power - SMALLEST];
  }

  /** Returns the position of the highest bit of the power itself. */
  static int floorLog2(int power) {
    return (int) (power * 913_124_641_741L >> 38);
  }
}
