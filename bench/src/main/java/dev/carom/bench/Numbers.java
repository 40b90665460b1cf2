// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench;

import java.util.Locale;

/** Formats numbers independently of the locale. */
public final class Numbers {
  private Numbers() {}

  /** Formats like {@link String#format}, with decimal points. */
  public static String format(String pattern, Object... values) {
    return String.format(Locale.ROOT, pattern, values);
  }

  /** Returns a number with three digits, or more if they are before the decimal point. */
  public static String shortened(double value) {
    double size = Math.abs(value);
    return format(size >= 99.95 ? "%,.0f" : size >= 9.995 ? "%.1f" : "%.2f", value);
  }
}
