// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.function.Supplier;

/**
 * An exact integer of any size, whose digits are computed only where a rounded value and a bound
 * for its error leave the sign open.
 */
final class LazyInteger implements Comparable<LazyInteger> {
  static final LazyInteger ZERO = of(0);
  static final LazyInteger ONE = of(1);

  /** Integers below this are doubles, so a rounded result is exact if its terms are. */
  private static final double INTEGERS_END = 0x1p53;

  private static final double ROUNDING = 0x1p-53;

  /** More than what is lost when a bound is computed. */
  private static final double ROUNDING_OF_BOUND = 1 + 0x1p-50;

  private final double rounded;

  /** How far the integer is from the rounded value at most; infinite or NaN for large numbers. */
  private final double error;

  private Supplier<BigInteger> digits;
  private BigInteger exact;

  private LazyInteger(double rounded, double error, Supplier<BigInteger> digits) {
    this.rounded = rounded;
    this.error = error;
    this.digits = digits;
  }

  private static LazyInteger of(int value) {
    LazyInteger integer = new LazyInteger(value, 0, null);
    integer.exact = BigInteger.valueOf(value);
    return integer;
  }

  /** An integer that a double is in units of a power of two. */
  static LazyInteger of(double value, Lattice lattice) {
    double rounded = lattice.rounded(value);
    double error = Double.isFinite(rounded) ? 0 : Double.POSITIVE_INFINITY;
    return new LazyInteger(rounded, error, () -> lattice.integer(value));
  }

  LazyInteger add(LazyInteger other) {
    double sum = rounded + other.rounded;
    double bound = isExact(other, sum) ? 0 : bound(error + other.error, sum);
    return new LazyInteger(sum, bound, () -> exact().add(other.exact()));
  }

  LazyInteger subtract(LazyInteger other) {
    double difference = rounded - other.rounded;
    double bound = isExact(other, difference) ? 0 : bound(error + other.error, difference);
    return new LazyInteger(difference, bound, () -> exact().subtract(other.exact()));
  }

  LazyInteger multiply(LazyInteger other) {
    double product = rounded * other.rounded;
    double ofTerms =
        Math.abs(rounded) * other.error + Math.abs(other.rounded) * error + error * other.error;
    double bound = isExact(other, product) ? 0 : bound(ofTerms, product);
    return new LazyInteger(product, bound, () -> exact().multiply(other.exact()));
  }

  LazyInteger negate() {
    return new LazyInteger(-rounded, error, () -> exact().negate());
  }

  LazyInteger max(LazyInteger other) {
    return compareTo(other) < 0 ? other : this;
  }

  private boolean isExact(LazyInteger other, double result) {
    return error == 0 && other.error == 0 && Math.abs(result) < INTEGERS_END;
  }

  private static double bound(double ofTerms, double result) {
    return (ofTerms + Math.abs(result) * ROUNDING) * ROUNDING_OF_BOUND;
  }

  int signum() {
    if (error == 0 || Math.abs(rounded) > error) {
      return (int) Math.signum(rounded);
    }
    return exact().signum();
  }

  @Override
  public int compareTo(LazyInteger other) {
    return subtract(other).signum();
  }

  BigInteger exact() {
    if (exact == null) {
      exact = digits.get();
      digits = null;
    }
    return exact;
  }

  BigDecimal decimal() {
    return new BigDecimal(exact());
  }
}
