// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

/**
 * Numbers in addresses, with all their bits: short decimals as such, all others as 64 bits.
 *
 * <p>Neither direction depends on how a platform converts doubles: a decimal is a whole number
 * divided by a power of ten, both of them exact, so that the division rounds correctly.
 */
final class NumberText {
  private static final String DIGITS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

  private static final char BITS = '~';
  private static final int BITS_LENGTH = 11;
  private static final int MOST_DECIMALS = 9;
  private static final int MOST_DIGITS = 15;

  private NumberText() {}

  /** Returns the shorter of both forms of a number. */
  static String of(double number) {
    double unit = 1;
    for (int decimals = 0; decimals <= MOST_DECIMALS; decimals++) {
      double units = Math.floor(Math.abs(number) * unit + 0.5);
      if (units < 1e15 && units / unit == Math.abs(number)) {
        String text = (isNegative(number) ? "-" : "") + decimal((long) units, decimals);
        return text.length() <= BITS_LENGTH + 1 ? text : bits(number);
      }
      unit *= 10;
    }
    return bits(number);
  }

  private static boolean isNegative(double number) {
    return Double.doubleToRawLongBits(number) < 0;
  }

  private static String decimal(long units, int decimals) {
    String digits = Long.toString(units);
    if (decimals == 0) {
      return digits;
    }
    String padded = "0".repeat(Math.max(0, decimals + 1 - digits.length())) + digits;
    int point = padded.length() - decimals;
    return padded.substring(0, point) + "." + padded.substring(point);
  }

  private static String bits(double number) {
    long bits = Double.doubleToRawLongBits(number);
    StringBuilder text = new StringBuilder().append(BITS);
    for (int shift = 58; shift > -6; shift -= 6) {
      long digit = shift >= 0 ? bits >>> shift : bits << -shift;
      text.append(DIGITS.charAt((int) (digit & 63)));
    }
    return text.toString();
  }

  /**
   * Reads a number in either form.
   *
   * @throws IllegalArgumentException if the text is not a finite number
   */
  static double parse(String text) {
    double number = text.indexOf(BITS) == 0 ? parseBits(text) : parseDecimal(text);
    if (!Double.isFinite(number)) {
      throw notANumber(text);
    }
    return number;
  }

  private static double parseBits(String text) {
    if (text.length() != BITS_LENGTH + 1) {
      throw notANumber(text);
    }
    long bits = 0;
    for (int k = 1; k <= BITS_LENGTH; k++) {
      long digit = DIGITS.indexOf(text.charAt(k));
      if (digit < 0) {
        throw notANumber(text);
      }
      bits = k < BITS_LENGTH ? bits << 6 | digit : bits << 4 | digit >>> 2;
    }
    return Double.longBitsToDouble(bits);
  }

  private static double parseDecimal(String text) {
    boolean isNegative = text.startsWith("-");
    long units = 0;
    int digits = 0;
    double unit = 0;
    for (int k = isNegative ? 1 : 0; k < text.length(); k++) {
      char each = text.charAt(k);
      if (each == '.' && unit == 0 && digits > 0) {
        unit = 1;
      } else if (each >= '0' && each <= '9') {
        if (digits == MOST_DIGITS) {
          throw new IllegalArgumentException(
              "\"" + text + "\" has more than " + MOST_DIGITS + " digits");
        }
        units = 10 * units + (each - '0');
        unit *= 10;
        digits++;
      } else {
        throw notANumber(text);
      }
    }
    if (digits == 0 || unit == 1) {
      throw notANumber(text);
    }
    double size = unit == 0 ? units : units / unit;
    return isNegative ? -size : size;
  }

  private static IllegalArgumentException notANumber(String text) {
    return new IllegalArgumentException("\"" + text + "\" is not a number");
  }
}
