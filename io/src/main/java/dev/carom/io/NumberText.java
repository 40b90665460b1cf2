// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

/** Parses plain decimal numbers to the same doubles as {@link Double#parseDouble}. */
final class NumberText {
  /** The number of digits that always fit into a long. */
  private static final int MOST_DIGITS = 18;

  /** Doubles represent all whole numbers up to here exactly, and these powers of ten. */
  private static final long LARGEST_EXACT = 1L << 53;

  private static final int SIGNIFICAND_BITS = 53;
  private static final int EXPONENT_BIAS = 1075;
  private static final int LARGEST_BIASED = 2045;

  private static final double[] POWERS = {
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22
  };

  private NumberText() {}

  /**
   * Returns the double nearest to the text, ignoring surrounding spaces; NaN if it is not a number,
   * infinite if it exceeds the range of doubles.
   */
  static double parse(char[] text, int offset, int length) {
    return parse(text, offset, length, '.');
  }

  /** The same with another decimal separator. */
  static double parse(char[] text, int offset, int length, char decimal) {
    int at = offset;
    int end = offset + length;
    while (at < end && text[at] <= ' ') {
      at++;
    }
    while (end > at && text[end - 1] <= ' ') {
      end--;
    }
    int start = at;
    boolean negative = at < end && text[at] == '-';
    if (negative || at < end && text[at] == '+') {
      at++;
    }
    long digits = 0;
    int digitCount = 0;
    int firstDigit = at;
    while (at < end && isDigit(text[at])) {
      digits = digits * 10 + (text[at++] - '0');
      digitCount++;
    }
    int point = at;
    if (at < end && text[at] == decimal) {
      at++;
      while (at < end && isDigit(text[at])) {
        digits = digits * 10 + (text[at++] - '0');
        digitCount++;
      }
    }
    if (digitCount == 0) {
      return Double.NaN;
    }
    int exponent = point < at ? point + 1 - at : 0;
    if (at < end && (text[at] == 'e' || text[at] == 'E')) {
      int written = exponent(text, at + 1, end);
      if (written == Integer.MIN_VALUE) {
        return Double.NaN;
      }
      exponent += written;
      at = end;
    }
    if (at < end) {
      return Double.NaN;
    }
    double size =
        digitCount <= MOST_DIGITS
                || digitCount - leadingZeros(text, firstDigit, end, decimal) <= MOST_DIGITS
            ? size(digits, exponent)
            : Double.NaN;
    if (Double.isNaN(size)) {
      return Double.parseDouble(new String(text, start, end - start).replace(decimal, '.'));
    }
    return negative ? -size : size;
  }

  /** Returns the double nearest to digits × 10^exponent; NaN if the fast path cannot decide. */
  static double size(long digits, int exponent) {
    if (digits <= LARGEST_EXACT && exponent >= -22 && exponent <= 22) {
      // Both are exact, so a single rounding gives the nearest double.
      return exponent < 0 ? digits / POWERS[-exponent] : digits * POWERS[exponent];
    }
    if (exponent < PowersOfTen.SMALLEST || exponent > PowersOfTen.LARGEST || digits == 0) {
      return Double.NaN;
    }
    // The product of two 63-bit numbers, with an error of less than two.
    int shift = Long.numberOfLeadingZeros(digits) - 1;
    long product = Math.multiplyHigh(digits << shift, PowersOfTen.high(exponent));
    int extra = Long.SIZE - Long.numberOfLeadingZeros(product) - SIGNIFICAND_BITS;
    long half = 1L << extra - 1;
    long rest = product & 2 * half - 1;
    if (Math.abs(rest - half) <= 2) {
      return Double.NaN;
    }
    long significand = (product >> extra) + (rest > half ? 1 : 0);
    int biased = extra + PowersOfTen.floorLog2(exponent) + 2 - shift + EXPONENT_BIAS;
    if (biased < 1 || biased > LARGEST_BIASED) {
      return Double.NaN;
    }
    // Added, not set: a significand that is rounded up to the next power of two carries over.
    return Double.longBitsToDouble(
        ((long) biased << SIGNIFICAND_BITS - 1) + (significand - (1L << SIGNIFICAND_BITS - 1)));
  }

  /** Returns the exponent after an e; Integer.MIN_VALUE if it is invalid. */
  private static int exponent(char[] text, int offset, int end) {
    int at = offset;
    boolean negative = at < end && text[at] == '-';
    if (negative || at < end && text[at] == '+') {
      at++;
    }
    if (at == end) {
      return Integer.MIN_VALUE;
    }
    int exponent = 0;
    for (; at < end; at++) {
      if (!isDigit(text[at])) {
        return Integer.MIN_VALUE;
      }
      // Far beyond the range of doubles, so further digits make no difference.
      exponent = exponent > 100_000_000 ? exponent : exponent * 10 + (text[at] - '0');
    }
    return negative ? -exponent : exponent;
  }

  private static int leadingZeros(char[] text, int offset, int end, char decimal) {
    int zeros = 0;
    for (int at = offset; at < end && (text[at] == '0' || text[at] == decimal); at++) {
      zeros += text[at] == '0' ? 1 : 0;
    }
    return zeros;
  }

  private static boolean isDigit(char character) {
    return character >= '0' && character <= '9';
  }
}
