// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.util.Arrays;
import java.util.Locale;

/** The corners of a polygon as text: {@code x y, x y, …}, or a polygon in WKT. */
final class PointsText {
  private static final String WORD = "POLYGON";

  private PointsText() {}

  /**
   * Returns x and y of all points in turn, without the last one if it repeats the first.
   *
   * @throws IllegalArgumentException if that cannot be done; the message says why
   */
  static double[] parse(String text) {
    String[] points = list(text.strip()).split(",", -1);
    double[] numbers = new double[2 * points.length];
    for (int k = 0; k < points.length; k++) {
      String[] parts = points[k].strip().split("\\s+");
      if (parts.length != 2) {
        throw new IllegalArgumentException(
            "must be points like \"0 0, 4 0, 0 3\", or a POLYGON in WKT, but point "
                + (k + 1)
                + " is \""
                + points[k].strip()
                + "\"");
      }
      numbers[2 * k] = number(parts[0], k);
      numbers[2 * k + 1] = number(parts[1], k);
    }
    int last = numbers.length - 2;
    boolean isClosed =
        points.length > 3 && numbers[0] == numbers[last] && numbers[1] == numbers[last + 1];
    return isClosed ? Arrays.copyOf(numbers, last) : numbers;
  }

  /** Returns the list of points, without what WKT has around it. */
  private static String list(String text) {
    if (!text.toUpperCase(Locale.ROOT).startsWith(WORD)) {
      return text;
    }
    String rings = text.substring(WORD.length()).strip();
    String inner = rings.startsWith("(") && rings.endsWith(")") ? inside(rings) : "";
    if (!inner.startsWith("(") || !inner.endsWith(")")) {
      throw new IllegalArgumentException("must look like POLYGON ((0 0, 4 0, 0 3, 0 0))");
    }
    String ring = inside(inner);
    if (ring.indexOf('(') >= 0) {
      throw new IllegalArgumentException("must not have holes");
    }
    return ring;
  }

  private static String inside(String text) {
    return text.length() < 2 ? "" : text.substring(1, text.length() - 1).strip();
  }

  private static double number(String text, int point) {
    double number = NumberText.parse(text.toCharArray(), 0, text.length());
    if (!(Math.abs(number) <= Double.MAX_VALUE)) {
      throw new IllegalArgumentException(
          "must have two numbers for each point, but point "
              + (point + 1)
              + " has \""
              + text
              + "\"");
    }
    return number + 0.0;
  }

  /** Returns the points as text that {@link #parse} reads as the same numbers. */
  static String of(double[] numbers) {
    StringBuilder text = new StringBuilder();
    for (int k = 0; k < numbers.length; k += 2) {
      text.append(k == 0 ? "" : ", ").append(DecimalText.of(numbers[k]));
      text.append(' ').append(DecimalText.of(numbers[k + 1]));
    }
    return text.toString();
  }
}
