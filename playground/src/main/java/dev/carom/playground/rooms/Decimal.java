package dev.carom.playground.rooms;

/** Numbers as texts of few digits, the same on every platform. */
final class Decimal {
  private Decimal() {}

  /** The number with so many digits after the point. */
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

  /** The number with one digit after the point. */
  static String of(double value) {
    return of(value, 1);
  }
}
