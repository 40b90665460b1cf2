// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

/** Finds a number by its rank, in less time than sorting takes. */
final class Selection {
  private static final int BITS = 16;

  private Selection() {}

  /**
   * Returns the number that a sorted array would have at this index.
   *
   * @param numbers numbers that are not negative, and not NaN
   */
  static double of(double[] numbers, int index) {
    // Bits of such numbers are in the same order as the numbers.
    long prefix = 0;
    int rest = index;
    for (int shift = Long.SIZE - BITS; shift >= 0; shift -= BITS) {
      int[] counts = new int[1 << BITS];
      for (double number : numbers) {
        long bits = Double.doubleToRawLongBits(number) >>> shift;
        if (bits >>> BITS == prefix) {
          counts[(int) (bits & (1 << BITS) - 1)]++;
        }
      }
      int digit = 0;
      while (rest >= counts[digit]) {
        rest -= counts[digit];
        digit++;
      }
      prefix = prefix << BITS | digit;
    }
    return Double.longBitsToDouble(prefix);
  }
}
