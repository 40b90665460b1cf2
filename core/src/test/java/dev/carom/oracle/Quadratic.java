// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/**
 * The function a·u² + 2·b·u + c for u from 0 to length, with integers for coefficients and a that
 * is not negative: how a squared distance develops in time.
 */
record Quadratic(BigDecimal a, BigDecimal b, BigDecimal c, BigDecimal length) {
  private static final int DIGITS = 66;

  /** True if it is negative somewhere. */
  boolean isNegativeSomewhere() {
    return c.signum() < 0 || atEnd().signum() < 0 || (dips() && discriminant().signum() > 0);
  }

  /** True if it is zero or negative somewhere. */
  boolean isNotPositiveSomewhere() {
    return c.signum() <= 0 || atEnd().signum() <= 0 || (dips() && discriminant().signum() >= 0);
  }

  /** Where it becomes negative, if it does so and is not negative at 0. */
  BigDecimal firstRoot(MathContext precision) {
    return c.divide(b.negate().add(squareRoot(discriminant())), precision);
  }

  /** The larger zero, if it has any; a must be positive. */
  BigDecimal lastRoot(MathContext precision) {
    BigDecimal root = squareRoot(discriminant());
    return b.signum() > 0
        ? c.negate().divide(b.add(root), precision)
        : root.subtract(b).divide(a, precision);
  }

  private BigDecimal atEnd() {
    return a.multiply(length).add(b).add(b).multiply(length).add(c);
  }

  /** True if its smallest value lies between the ends. */
  private boolean dips() {
    return b.signum() < 0 && a.multiply(length).add(b).signum() > 0;
  }

  private BigDecimal discriminant() {
    return b.multiply(b).subtract(a.multiply(c));
  }

  /** The square root of an integer to some sixty digits. */
  static BigDecimal squareRoot(BigDecimal square) {
    return squareRoot(square, DIGITS);
  }

  /** The square root of an integer to this many digits. */
  static BigDecimal squareRoot(BigDecimal square, int digits) {
    BigInteger integer = square.toBigIntegerExact();
    int bits = Math.max(0, 10 * digits / 3 - integer.bitLength() / 2);
    BigDecimal root = new BigDecimal(integer.shiftLeft(2 * bits).sqrt());
    return root.divide(new BigDecimal(BigInteger.ONE.shiftLeft(bits)), new MathContext(digits));
  }
}
