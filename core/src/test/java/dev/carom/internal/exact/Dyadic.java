// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;

/**
 * A number times 2 to the power of an exponent, for the true values of what doubles are made into:
 * sums, differences and products are exact, quotients and roots have many more digits than a
 * double.
 */
record Dyadic(BigInteger number, int exponent, int degree) {
  private static final int DIGITS = 300;

  static Dyadic sum(double... terms) {
    BigInteger sum = BigInteger.ZERO;
    for (double term : terms) {
      int exponent = Math.max(Math.getExponent(term), Double.MIN_EXPONENT);
      BigInteger mantissa = BigInteger.valueOf((long) (Math.scalb(term, -exponent) * 0x1p52));
      sum = sum.add(mantissa.shiftLeft(exponent - 52 + 1074));
    }
    return of(sum, -1074, 1);
  }

  static Dyadic powerOfTwo(int exponent) {
    return new Dyadic(BigInteger.ONE, exponent, 1);
  }

  private static Dyadic of(BigInteger number, int exponent, int degree) {
    int zeros = Math.max(0, number.getLowestSetBit());
    return new Dyadic(number.shiftRight(zeros), exponent + zeros, degree);
  }

  int sign() {
    return number.signum();
  }

  Dyadic plus(Dyadic other) {
    int least = Math.min(exponent, other.exponent);
    BigInteger sum =
        number.shiftLeft(exponent - least).add(other.number.shiftLeft(other.exponent - least));
    return of(sum, least, Math.max(degree, other.degree));
  }

  Dyadic minus(Dyadic other) {
    return plus(new Dyadic(other.number.negate(), other.exponent, other.degree));
  }

  Dyadic times(Dyadic other) {
    return of(number.multiply(other.number), exponent + other.exponent, degree + other.degree);
  }

  /** The quotient with many more digits than a double has. */
  Dyadic over(Dyadic other) {
    int shift = Math.max(0, DIGITS + other.number.bitLength() - number.bitLength());
    return of(number.shiftLeft(shift).divide(other.number), exponent - shift - other.exponent, 1);
  }

  /** The square root with as many. */
  Dyadic root() {
    int needed = Math.max(0, 2 * DIGITS - number.bitLength());
    int shift = needed + (needed + exponent & 1);
    return of(number.shiftLeft(shift).sqrt(), (exponent - shift) / 2, degree);
  }

  /** Fails if a result is off by more than this many ulps, or one more if it is subnormal. */
  void assertRounded(double result, int ulps) {
    assertThat(result).isNotNaN();
    if (sign() == 0) {
      assertThat(result).isZero();
      return;
    }
    int size = number.bitLength() - 1 + exponent;
    boolean isSubnormal = size < Double.MIN_EXPONENT + 2;
    if (Double.isInfinite(result)) {
      assertThat(result > 0).isEqualTo(sign() > 0);
      Dyadic beyond = minus(sum(Math.copySign(Double.MAX_VALUE, result)));
      assertThat(size > Double.MAX_EXPONENT || beyond.isWithin(ulps, 971)).isTrue();
      return;
    }
    int unit = Math.min(971, Math.max(size, Double.MIN_EXPONENT) - 52);
    Dyadic error = minus(sum(result));
    assertThat(error.isWithin(ulps + (isSubnormal ? 1 : 0), unit))
        .as("%s is not within %s ulps of %s · 2^%s", result, ulps, leading(), size - 60)
        .isTrue();
  }

  private BigInteger leading() {
    return number.shiftRight(number.bitLength() - 61);
  }

  private boolean isWithin(int units, int unit) {
    Dyadic bound = of(BigInteger.valueOf(units), unit, 1);
    return new Dyadic(number.abs(), exponent, 1).minus(bound).sign() <= 0;
  }
}
