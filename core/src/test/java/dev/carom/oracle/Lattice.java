// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/**
 * Doubles as integers, all in units of the largest power of two that divides each of them. The
 * arithmetic on them is exact, and fast as long as their magnitudes are alike.
 */
public final class Lattice {
  private final int exponent;

  private Lattice(int exponent) {
    this.exponent = exponent;
  }

  /** The lattice on which these numbers are integers. */
  public static Lattice of(double... values) {
    int exponent = Integer.MAX_VALUE;
    for (double value : values) {
      if (value != 0) {
        exponent =
            Math.min(exponent, exponentOf(value) + Long.numberOfTrailingZeros(mantissaOf(value)));
      }
    }
    return new Lattice(exponent == Integer.MAX_VALUE ? 0 : exponent);
  }

  /** One of the numbers this lattice was made for, in its units. */
  public BigDecimal in(double value) {
    if (value == 0) {
      return BigDecimal.ZERO;
    }
    int shift = exponentOf(value) - exponent;
    return shift <= 10
        ? BigDecimal.valueOf(shortInteger(value, shift))
        : new BigDecimal(BigInteger.valueOf(signedMantissa(value)).shiftLeft(shift));
  }

  /** The same as an integer of any size. */
  BigInteger integer(double value) {
    if (value == 0) {
      return BigInteger.ZERO;
    }
    int shift = exponentOf(value) - exponent;
    return shift <= 10
        ? BigInteger.valueOf(shortInteger(value, shift))
        : BigInteger.valueOf(signedMantissa(value)).shiftLeft(shift);
  }

  /** The same as a double: exact, or infinite if it is too large for one. */
  double rounded(double value) {
    return Math.scalb(value, -exponent);
  }

  private static long shortInteger(double value, int shift) {
    long mantissa = signedMantissa(value);
    return shift < 0 ? mantissa >> -shift : mantissa << shift;
  }

  private static long signedMantissa(double value) {
    return value < 0 ? -mantissaOf(value) : mantissaOf(value);
  }

  /** What a length in units of this lattice really is. */
  BigDecimal out(BigDecimal length, MathContext precision) {
    BigDecimal power = new BigDecimal(BigInteger.ONE.shiftLeft(Math.abs(exponent)));
    return exponent < 0 ? length.divide(power, precision) : length.multiply(power, precision);
  }

  private static long mantissaOf(double value) {
    long fraction = Double.doubleToRawLongBits(value) & 0xFFFFFFFFFFFFFL;
    return Math.abs(value) < Double.MIN_NORMAL ? fraction : fraction | 1L << 52;
  }

  private static int exponentOf(double value) {
    return Math.max(Math.getExponent(value), Double.MIN_EXPONENT) - 52;
  }
}
