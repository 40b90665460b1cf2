// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static dev.carom.internal.exact.ErrorFree.differenceTail;
import static dev.carom.internal.exact.ErrorFree.productTail;
import static dev.carom.internal.exact.ErrorFree.signOfSum;
import static dev.carom.internal.exact.ErrorFree.sumTail;

/**
 * dx² + dy² - r² with twice the digits of a double. The caller keeps the numbers in the range that
 * {@link ErrorFree} needs.
 */
final class DoubleDouble {
  private DoubleDouble() {}

  /** Returns the exact sign. */
  static int signOfSquares(double dx, double dy, double r) {
    double xx = dx * dx;
    double yy = dy * dy;
    double rr = r * r;
    double xxTail = productTail(dx, dx, xx);
    double yyTail = productTail(dy, dy, yy);
    return signOfSum(xx, yy, xxTail, yyTail, -productTail(r, r, rr), -rr);
  }

  /**
   * Returns the value, for numbers given as a rounded value and a tail; the error is at most 2^-96
   * of the sum of the squares.
   */
  static double squares(
      double dx, double dxTail, double dy, double dyTail, double r, double rTail) {
    double xx = dx * dx;
    double yy = dy * dy;
    double rr = r * r;
    double sum = xx + yy;
    double difference = sum - rr;
    double tail =
        (productTail(dx, dx, xx) + 2 * dx * dxTail)
            + (productTail(dy, dy, yy) + 2 * dy * dyTail)
            - (productTail(r, r, rr) + 2 * r * rTail);
    return difference + (sumTail(xx, yy, sum) + differenceTail(sum, rr, difference) + tail);
  }
}
