// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

/**
 * Sums and products without loss: the rounded result plus its tail is the exact result.
 *
 * <p>Sums are exact unless they overflow. Products need factors that are zero or between 2^-480 and
 * 2^500, so that neither the product nor its tail leaves the range of doubles.
 */
final class ErrorFree {
  private static final double SPLITTER = 0x1p27 + 1;

  private ErrorFree() {}

  /** Returns the exact a + b minus {@code sum}, the rounded a + b. */
  static double sumTail(double a, double b, double sum) {
    double addedToA = sum - a;
    return (a - (sum - addedToA)) + (b - addedToA);
  }

  /** Returns the exact a - b minus {@code difference}, the rounded a - b. */
  static double differenceTail(double a, double b, double difference) {
    return sumTail(a, -b, difference);
  }

  /** Returns the exact a · b minus {@code product}, the rounded a · b. */
  static double productTail(double a, double b, double product) {
    double aHigh = highHalf(a);
    double aLow = a - aHigh;
    double bHigh = highHalf(b);
    double bLow = b - bHigh;
    return aLow * bLow - (((product - aHigh * bHigh) - aLow * bHigh) - aHigh * bLow);
  }

  /** Returns the upper 26 bits of a; products of halves are exact. */
  private static double highHalf(double a) {
    double spread = SPLITTER * a;
    return spread - (spread - a);
  }

  /** Returns the sign of a + b + c + d + e + f in real arithmetic; no partial sum may overflow. */
  static int signOfSum(double a, double b, double c, double d, double e, double f) {
    while (true) {
      // One pass of error-free additions gathers the sum in f and leaves the tails behind; after
      // at most five passes the tails no longer overlap, so the comparison below decides.
      double sum = a + b;
      double next = sum + c;
      a = sumTail(a, b, sum);
      b = sumTail(sum, c, next);
      sum = next + d;
      c = sumTail(next, d, sum);
      next = sum + e;
      d = sumTail(sum, e, next);
      sum = next + f;
      e = sumTail(next, f, sum);
      f = sum;
      double rest = Math.abs(a) + Math.abs(b) + Math.abs(c) + Math.abs(d) + Math.abs(e);
      if (rest == 0 || Math.abs(f) > 2 * rest) {
        return sign(f);
      }
    }
  }

  static int sign(double value) {
    return value > 0 ? 1 : value < 0 ? -1 : 0;
  }
}
