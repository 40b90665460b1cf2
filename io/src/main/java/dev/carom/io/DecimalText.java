// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.nio.charset.StandardCharsets;

/**
 * Formats doubles: the shortest decimal number that is nearer to the double than to any other; of
 * several equally short ones, the nearest. The result is the same on every JVM, unlike {@link
 * Double#toString} before version 19. The method is Raffaele Giulietti's "The Schubfach way to
 * render doubles".
 */
public final class DecimalText {
  /** The maximum number of bytes of a number. */
  static final int LONGEST = 26;

  private static final int FRACTION_BITS = 52;
  private static final int SMALLEST_EXPONENT = -1074;
  private static final long LOW_63 = Long.MAX_VALUE;
  private static final long EIGHT_DIGITS = 100_000_000;

  /** The powers of ten that fit into a long. */
  private static final long[] POWERS = new long[19];

  static {
    POWERS[0] = 1;
    for (int k = 1; k < POWERS.length; k++) {
      POWERS[k] = 10 * POWERS[k - 1];
    }
  }

  /** Numbers with a first digit outside these places are written with an exponent. */
  private static final int SMALLEST_PLACE = -5;

  private static final int LARGEST_PLACE = 15;

  private DecimalText() {}

  /**
   * Returns a finite number in the format of files of pairs; whole numbers have no decimal point.
   */
  public static String of(double value) {
    byte[] text = new byte[LONGEST];
    return new String(text, 0, write(value, text, 0), StandardCharsets.US_ASCII);
  }

  /** Writes a finite number and returns the end position. */
  static int write(double value, byte[] target, int offset) {
    int at = offset;
    long bits = Double.doubleToRawLongBits(value);
    if (value == 0) {
      target[at] = '0';
      return at + 1;
    }
    if (bits < 0) {
      target[at++] = '-';
    }
    long fraction = bits & (1L << FRACTION_BITS) - 1;
    int biased = (int) (bits >>> FRACTION_BITS) & 0x7ff;
    long significand = biased == 0 ? fraction : fraction | 1L << FRACTION_BITS;
    int exponent = Math.max(biased, 1) - 1 + SMALLEST_EXPONENT;
    if (exponent <= 0 && exponent > -53 && (significand & (1L << -exponent) - 1) == 0) {
      return place(significand >> -exponent, 0, target, at);
    }
    return shortest(significand, exponent, target, at);
  }

  /**
   * Writes the shortest number between the midpoints to the neighbours of significand × 2^exponent.
   */
  private static int shortest(long significand, int exponent, byte[] target, int offset) {
    // The midpoints belong to the number if it is even.
    long odd = significand & 1;
    boolean regular = isRegular(significand, exponent);
    int k = regular ? floorLog10OfPowerOf2(exponent) : floorLog10OfThreeQuarters(exponent);
    int shift = exponent + PowersOfTen.floorLog2(-k) + 2;
    long high = PowersOfTen.high(-k);
    long low = PowersOfTen.low(-k);
    long four = significand << 2;
    long middle = scaled(high, low, four << shift);
    long lower = scaled(high, low, four - (regular ? 2 : 1) << shift);
    long upper = scaled(high, low, four + 2 << shift);
    long below = middle >> 2;
    if (below >= 100) {
      long shorter = below / 10 * 10;
      boolean shorterFits = lower + odd <= shorter << 2;
      boolean nextFits = (shorter + 10 << 2) + odd <= upper;
      if (shorterFits != nextFits) {
        return place(shorterFits ? shorter : shorter + 10, k, target, offset);
      }
    }
    boolean belowFits = lower + odd <= below << 2;
    boolean aboveFits = (below + 1 << 2) + odd <= upper;
    long comparison = middle - (2 * below + 1 << 1);
    boolean takeBelow =
        belowFits != aboveFits ? belowFits : comparison < 0 || comparison == 0 && (below & 1) == 0;
    return place(takeBelow ? below : below + 1, k, target, offset);
  }

  /** Returns true if both neighbours have the same distance. */
  private static boolean isRegular(long significand, int exponent) {
    return significand != 1L << FRACTION_BITS || exponent == SMALLEST_EXPONENT;
  }

  /** Returns the product of a power of ten and a number, rounded to odd. */
  private static long scaled(long high, long low, long number) {
    long carried = (high * number >>> 1) + Math.multiplyHigh(low, number);
    long product = Math.multiplyHigh(high, number) + (carried >>> 63);
    return product | (carried & LOW_63) + LOW_63 >>> 63;
  }

  private static int floorLog10OfPowerOf2(int exponent) {
    return (int) (exponent * 661_971_961_083L >> 41);
  }

  private static int floorLog10OfThreeQuarters(int exponent) {
    return (int) (exponent * 661_971_961_083L - 274_743_187_321L >> 41);
  }

  /** Writes digits × 10^exponent. */
  private static int place(long digits, int exponent, byte[] target, int offset) {
    long rest = digits;
    int zeros = exponent;
    while (rest % 10 == 0) {
      rest /= 10;
      zeros++;
    }
    int count = digitCount(rest);
    int place = count + zeros - 1;
    if (place < SMALLEST_PLACE || place > LARGEST_PLACE) {
      return withExponent(rest, count, place, target, offset);
    }
    int at = offset;
    if (place < 0) {
      target[at++] = '0';
      target[at++] = '.';
      for (int k = -1; k > place; k--) {
        target[at++] = '0';
      }
      return digits(rest, count, target, at);
    }
    if (zeros >= 0) {
      at = digits(rest, count, target, at);
      for (int k = 0; k < zeros; k++) {
        target[at++] = '0';
      }
      return at;
    }
    digits(rest, count, target, at + 1);
    System.arraycopy(target, at + 1, target, at, place + 1);
    target[at + place + 1] = '.';
    return at + count + 1;
  }

  private static int withExponent(long digits, int count, int place, byte[] target, int offset) {
    int at = digits(digits, count, target, offset + 1);
    target[offset] = target[offset + 1];
    if (count > 1) {
      target[offset + 1] = '.';
    } else {
      at--;
    }
    target[at++] = 'e';
    return writeWhole(place, target, at);
  }

  /** Writes a whole number and returns the end position. */
  static int writeWhole(long value, byte[] target, int offset) {
    if (value == Long.MIN_VALUE) {
      byte[] text = Long.toString(value).getBytes(StandardCharsets.US_ASCII);
      System.arraycopy(text, 0, target, offset, text.length);
      return offset + text.length;
    }
    int at = offset;
    if (value < 0) {
      target[at++] = '-';
    }
    long size = Math.abs(value);
    return digits(size, digitCount(size), target, at);
  }

  /**
   * Writes digits from the last to the first, eight at a time and those in pairs, because divisions
   * are slow.
   */
  private static int digits(long value, int count, byte[] target, int offset) {
    long rest = value;
    int at = offset + count;
    while (rest >= EIGHT_DIGITS) {
      long upper = rest / EIGHT_DIGITS;
      int eight = (int) (rest - upper * EIGHT_DIGITS);
      for (int k = 0; k < 4; k++) {
        at = pair(eight % 100, target, at);
        eight /= 100;
      }
      rest = upper;
    }
    int few = (int) rest;
    while (few >= 10) {
      at = pair(few % 100, target, at);
      few /= 100;
    }
    if (at > offset) {
      target[at - 1] = (byte) ('0' + few);
    }
    return offset + count;
  }

  private static int pair(int value, byte[] target, int end) {
    int tens = value / 10;
    target[end - 1] = (byte) ('0' + (value - 10 * tens));
    target[end - 2] = (byte) ('0' + tens);
    return end - 2;
  }

  private static int digitCount(long value) {
    // The logarithm to base 10, estimated from that to base 2: exact or one too small.
    int guess = (Long.SIZE - Long.numberOfLeadingZeros(value | 1)) * 1233 >> 12;
    return value < POWERS[guess] ? Math.max(1, guess) : guess + 1;
  }
}
