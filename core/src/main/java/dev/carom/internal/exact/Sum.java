// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import java.util.Arrays;

/**
 * A sum of up to eight doubles: a rounded value with an error bound, and all terms for when that is
 * not enough. Objects are reusable.
 */
final class Sum {
  private static final int MOST_TERMS = 8;

  /**
   * The error of (high1 - high0) + (tail1 - tail0), relative to both differences together: one
   * rounding each, and one for the sum, 2 u. This is 4 u.
   */
  private static final double DIFFERENCE = 2 * ErrorBounds.ULP;

  /** The error of one more sum, relative to its value: u. This is 2 u. */
  private static final double ADDITION = ErrorBounds.ULP;

  /** A value with a smaller relative error than this, at most 8 ulps, is returned as it is. */
  private static final double FEW_ULPS = 8 * ErrorBounds.ULP;

  private final double[] terms = new double[MOST_TERMS];
  private int count;
  private double value;
  private double error;

  /** Sets this to (high1 + tail1) - (high0 + tail0), each tail less than an ulp of its number. */
  Sum setDifference(double high1, double tail1, double high0, double tail0) {
    terms[0] = high1;
    terms[1] = tail1;
    terms[2] = -high0;
    terms[3] = -tail0;
    count = 4;
    double highs = high1 - high0;
    double tails = tail1 - tail0;
    value = highs + tails;
    error = DIFFERENCE * (Math.abs(highs) + Math.abs(tails));
    return this;
  }

  Sum set(Sum other, int sign) {
    count = other.count;
    for (int k = 0; k < count; k++) {
      terms[k] = sign * other.terms[k];
    }
    value = sign * other.value;
    error = other.error;
    return this;
  }

  Sum set(double a, double b) {
    terms[0] = a;
    terms[1] = b;
    count = 2;
    value = a + b;
    error = ADDITION * Math.abs(value);
    return this;
  }

  Sum plus(double term) {
    terms[count++] = term;
    value += term;
    error += ADDITION * Math.abs(value);
    return this;
  }

  Sum plus(Sum other) {
    for (int k = 0; k < other.count; k++) {
      terms[count++] = other.terms[k];
    }
    value += other.value;
    error += other.error + ADDITION * Math.abs(value);
    return this;
  }

  /** Returns the sum with an error of at most {@link #error}; NaN if it leaves the range. */
  double value() {
    return value;
  }

  double term(int k) {
    return terms[k];
  }

  int sign() {
    return Math.abs(value) > error ? ErrorFree.sign(value) : putInto(digits()).sign();
  }

  /** Returns the sum, to a few ulps. */
  double rounded() {
    return Math.abs(value) * FEW_ULPS > error ? value : putInto(digits()).rounded();
  }

  /**
   * Returns the sum to little more than half an ulp. Each of up to eight tails is at most u of the
   * size, and adding them is wrong by 64 u² = 2^-100 of the size, or 2^-60 of the result.
   */
  double precise() {
    double sum = 0;
    double tails = 0;
    double size = 0;
    for (int k = 0; k < count; k++) {
      double next = sum + terms[k];
      tails += ErrorFree.sumTail(sum, terms[k], next);
      size += Math.abs(terms[k]);
      sum = next;
    }
    double precise = sum + tails;
    return Math.abs(precise) > ErrorBounds.NEGLIGIBLE * size
        ? precise
        : putInto(digits()).rounded();
  }

  private static Digits digits() {
    return Workspace.get().digits();
  }

  /** Copies this sum into a number. */
  Digits putInto(Digits number) {
    number.clear();
    for (int k = 0; k < count; k++) {
      number.add(terms[k]);
    }
    return number;
  }

  /**
   * Returns this sum as a number of the formula. The numbers of a difference are added before their
   * tails, so that exchanging them changes only the sign.
   */
  int in(Formula formula) {
    Arrays.fill(terms, count, MOST_TERMS, 0);
    return formula.sum(
        terms[0], terms[2], terms[1], terms[3], terms[4], terms[5], terms[6], terms[7]);
  }

  /**
   * Returns the sign of a·b - c·d. The error of a sum is at least twice its true error and 2 u of
   * its value, so that of a product is at least twice its true error and 4 u of its value, where
   * the product itself adds a rounding. Twice that leaves room for the roundings of the bound.
   */
  static int signOfProducts(Sum a, Sum b, Sum c, Sum d) {
    double difference = a.value * b.value - c.value * d.value;
    double bound =
        2 * (productError(a, b) + productError(c, d)) + ErrorBounds.UNDERFLOW_OF_PRODUCTS;
    return Math.abs(difference) > bound
        ? ErrorFree.sign(difference)
        : Workspace.get().signOfProducts(a, b, c, d);
  }

  /** Returns a bound on the error of a product due to the errors of its factors. */
  private static double productError(Sum a, Sum b) {
    return (Math.abs(a.value) + a.error) * b.error + Math.abs(b.value) * a.error;
  }

  /** Returns the sign of x² + y² - r², bounded as above; a square is part of one more sum. */
  static int signOfSquares(Sum x, Sum y, Sum r) {
    double difference = x.value * x.value + y.value * y.value - r.value * r.value;
    double bound =
        2 * (productError(x, x) + productError(y, y) + productError(r, r))
            + ErrorBounds.UNDERFLOW_OF_PRODUCTS;
    return Math.abs(difference) > bound
        ? ErrorFree.sign(difference)
        : Workspace.get().signOfSquares(x, y, r);
  }

  /**
   * Returns the sign of (x·v - y·u)² - r²·(u² + v²), where u, v and r are sums of two doubles. They
   * have one rounding each, so there are 3 for r², 4 for u² + v² and one for their product, and one
   * for the first square: 9 u of it where the sign is in doubt. The error of the difference of
   * products, at least 4 u of it, is allowed for four times, which is 24 u of the square more than
   * needed. What the products lose by underflow is lost in the square anyway.
   */
  static int signOfPassing(Sum x, Sum y, Sum u, Sum v, Sum r) {
    double cross = x.value * v.value - y.value * u.value;
    double crossError = 4 * (productError(x, v) + productError(y, u));
    double motion = u.value * u.value + v.value * v.value;
    double reach = r.value * r.value;
    double difference = cross * cross - reach * motion;
    double bound =
        (2 * Math.abs(cross) + crossError) * crossError
            + ErrorBounds.UNDERFLOW_OF_PRODUCTS * (1 + motion + reach);
    return Math.abs(difference) > bound
        ? ErrorFree.sign(difference)
        : Workspace.get().signOfPassing(x, y, u, v, r);
  }
}
