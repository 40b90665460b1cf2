// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static java.lang.Double.doubleToRawLongBits;
import static java.lang.Double.longBitsToDouble;

/**
 * Chooses between numbers without a branch, for choices that are mispredicted half of the time. A
 * choice has either all bits set or none.
 */
final class Choice {
  private Choice() {}

  /** Returns a choice with all bits set if the number is negative, -0.0 included. */
  static long isNegative(double number) {
    return doubleToRawLongBits(number) >> 63;
  }

  /** Returns the first number if all bits of the choice are set, the second if none is. */
  static double of(long choice, double first, double second) {
    return longBitsToDouble(
        doubleToRawLongBits(first) & choice | doubleToRawLongBits(second) & ~choice);
  }
}
