// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

/** Formats numbers as Java code. */
final class Code {
  private Code() {}

  /** Returns the numbers with all digits. */
  static String of(double... numbers) {
    StringBuilder code = new StringBuilder();
    for (double number : numbers) {
      code.append(code.length() > 0 ? ", " : "").append(literal(number));
    }
    return code.toString();
  }

  private static String literal(double number) {
    boolean isWhole = number == Math.rint(number) && Math.abs(number) < 1e9;
    boolean isNegativeZero = number == 0 && 1 / number < 0;
    return isWhole && !isNegativeZero ? Integer.toString((int) number) : ShortestDecimal.of(number);
  }
}
