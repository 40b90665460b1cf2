// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static dev.carom.internal.exact.ErrorFree.productTail;
import static dev.carom.internal.exact.ErrorFree.sumTail;

/**
 * A number of about 106 bits: a double and its tail. Each operation is wrong by at most 2^-100 of
 * its operands, as long as products and their tails stay within the range that {@link ErrorFree}
 * requires. Objects are reusable.
 */
final class Twofold {
  private double high;
  private double low;

  /** Returns the nearest double. */
  double high() {
    return high;
  }

  /**
   * Returns the nearest double; of two that are equally near up to the error of this number, the
   * larger one, so that the same value rounds to the same double however it was computed.
   */
  double nearest() {
    return Math.max(high, high + low * (1 + 0x1p-40));
  }

  Twofold set(double value) {
    high = value;
    low = 0;
    return this;
  }

  /** Sets this to a + b, exactly. */
  Twofold setSum(double a, double b) {
    high = a + b;
    low = sumTail(a, b, high);
    return this;
  }

  Twofold setProduct(Twofold a, Twofold b) {
    double product = a.high * b.high;
    double tail = productTail(a.high, b.high, product) + (a.high * b.low + a.low * b.high);
    return normalize(product, tail);
  }

  /** Adds the other number, or subtracts it for a sign of -1. */
  Twofold add(Twofold other, int sign) {
    double more = sign * other.high;
    double sum = high + more;
    return normalize(sum, sumTail(high, more, sum) + (low + sign * other.low));
  }

  /** Sets this to the square root; 0 for a negative number, which only rounding produces. */
  Twofold setRoot(Twofold square) {
    if (!(square.high > 0)) {
      return set(0);
    }
    double root = Math.sqrt(square.high);
    double product = root * root;
    double missing = (square.high - product) - productTail(root, root, product) + square.low;
    return normalize(root, missing / (2 * root));
  }

  Twofold setQuotient(Twofold a, Twofold b) {
    double quotient = a.high / b.high;
    double product = quotient * b.high;
    double missing =
        (a.high - product) - productTail(quotient, b.high, product) + (a.low - quotient * b.low);
    return normalize(quotient, missing / b.high);
  }

  /** Multiplies this by 2^exponent. */
  Twofold scale(int exponent) {
    high = Digits.scaled(high, exponent);
    low = Digits.scaled(low, exponent);
    return this;
  }

  private Twofold normalize(double sum, double tail) {
    high = sum + tail;
    low = tail - (high - sum);
    return this;
  }
}
