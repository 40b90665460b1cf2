// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

/**
 * Powers of two that bring extreme numbers to an ordinary size, where nothing overflows or
 * underflows. A power of two changes no digits, so results computed there are the same to the last
 * bit.
 */
final class Scale {
  /** Numbers of at least this size keep all their digits: the last is at least 2^-1012. */
  private static final double LEAST = 0x1p-960;

  private Scale() {}

  /** Returns the scale that brings the larger of two sizes to about 1; 1 if it already is. */
  static double of(double size, double otherSize) {
    int exponent = Math.getExponent(Math.max(size, otherSize));
    return powerOfTwo(Math.max(-1000, Math.min(-exponent, 1000)));
  }

  /** Returns true if these can be multiplied by the scale without losing digits. */
  static boolean keeps(double a, double b, double c, double d, double scale) {
    return keeps(a, scale) && keeps(b, scale) && keeps(c, scale) && keeps(d, scale);
  }

  private static boolean keeps(double value, double scale) {
    return value == 0 || Math.abs(value * scale) >= LEAST;
  }

  /** Returns 2 to the power of an exponent of normal numbers. */
  static double powerOfTwo(int exponent) {
    return Double.longBitsToDouble(exponent + 1023L << 52);
  }
}
