// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

/** The binary digits of sums of squares, all of them. Digit k is worth 2^k units. */
final class BinaryDigits {
  /** Room for squares of longs, and for carries. */
  static final int COUNT = 130;

  /** From 0 to 1 once they are settled; until then sums of many. */
  private final int[] digits = new int[COUNT];

  private boolean isNegative;

  /** Returns the digits of a sum of squares minus another square. */
  static BinaryDigits ofSquares(long a, long b, long subtracted) {
    BinaryDigits sum = new BinaryDigits();
    sum.addSquare(Math.abs(a), 1);
    sum.addSquare(Math.abs(b), 1);
    sum.addSquare(Math.abs(subtracted), -1);
    sum.settle();
    return sum;
  }

  private void addSquare(long value, int sign) {
    for (int j = 0; j < 63; j++) {
      for (int k = 0; k < 63; k++) {
        digits[j + k] += sign * (int) (value >> j & value >> k & 1);
      }
    }
  }

  /** Carries, and turns the digits of a negative number into those of its absolute value. */
  private void settle() {
    if (carry() < 0) {
      isNegative = true;
      for (int k = 0; k < COUNT; k++) {
        digits[k] = -digits[k];
      }
      carry();
    }
  }

  /** Carries, and returns what is left beyond the last digit. */
  private int carry() {
    int carried = 0;
    for (int k = 0; k < COUNT; k++) {
      int sum = digits[k] + carried;
      carried = sum >> 1;
      digits[k] = sum & 1;
    }
    return carried;
  }

  /** Returns a digit of the absolute value: 0 or 1. */
  int digit(int k) {
    return digits[k];
  }

  /** Returns the place of the first digit that is not 0; -1 for the number 0. */
  int first() {
    int k = COUNT - 1;
    while (k >= 0 && digits[k] == 0) {
      k--;
    }
    return k;
  }

  /** Returns the place of the last digit that is not 0; -1 for the number 0. */
  int last() {
    int k = 0;
    while (k < COUNT && digits[k] == 0) {
      k++;
    }
    return k < COUNT ? k : -1;
  }

  /** Returns the sign of the number. */
  int sign() {
    return first() < 0 ? 0 : isNegative ? -1 : 1;
  }
}
