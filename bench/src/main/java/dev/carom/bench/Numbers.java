package dev.carom.bench;

import java.util.Locale;

/** Numbers for people, the same in every country. */
public final class Numbers {
  private Numbers() {}

  /** As {@link String#format}, with points for fractions. */
  public static String format(String pattern, Object... values) {
    return String.format(Locale.ROOT, pattern, values);
  }

  /** Three digits, more only before the point. */
  public static String shortened(double value) {
    double size = Math.abs(value);
    return format(size >= 99.95 ? "%,.0f" : size >= 9.995 ? "%.1f" : "%.2f", value);
  }
}
