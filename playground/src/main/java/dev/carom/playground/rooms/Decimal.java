// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

/** Formats numbers with few digits, the same on every platform. */
final class Decimal {
  private Decimal() {}

  /** Returns the number with this number of decimals. */
  static String of(double value, int digits) {
    double unit = 1;
    for (int k = 0; k < digits; k++) {
      unit *= 10;
    }
    long units = (long) Math.floor(Math.abs(value) * unit + 0.5);
    String sign = value < 0 && units > 0 ? "−" : "";
    String whole = Long.toString(units / (long) unit);
    if (digits == 0) {
      return sign + whole;
    }
    String rest = Long.toString(units % (long) unit);
    return sign + whole + "." + "0".repeat(digits - rest.length()) + rest;
  }

  /** Returns the number with one decimal. */
  static String of(double value) {
    return of(value, 1);
  }

  /** Returns the number with one decimal, or with an exponent if that would show 0. */
  static String length(double value) {
    return length(value, 1);
  }

  /** Returns the number with this number of decimals, or with an exponent if that would show 0. */
  static String length(double value, int digits) {
    String text = of(value, digits);
    return text.equals(of(0, digits)) && value != 0 ? inPowersOfTen(value) : text;
  }

  /**
   * Compares two numbers, as in {@code 3.0 ≤ 4.0}. If the numbers differ but their digits do not,
   * the difference is added to the first, as in {@code 3.0 + 2.8e-14}.
   *
   * @param difference the first number minus the second, which may be finer than their doubles
   */
  static String comparison(double a, String sign, double b, int digits, double difference) {
    String left = of(a, digits);
    String right = of(b, digits);
    String rest =
        difference == 0 || !left.equals(right)
            ? ""
            : (difference > 0 ? " + " : " − ") + inPowersOfTen(difference);
    return left + rest + " " + sign + " " + right;
  }

  /** Returns the number with an exponent, such as 2.8e-14, without its sign. */
  static String inPowersOfTen(double value) {
    double digits = Math.abs(value);
    int power = 0;
    while (digits < 0.95 && digits > 0) {
      digits *= 10;
      power--;
    }
    while (digits >= 9.95) {
      digits /= 10;
      power++;
    }
    return of(digits) + (power == 0 ? "" : "e" + power);
  }
}
