// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.Circle;
import java.util.Arrays;

/** Formats the arguments with which Java code creates a shape. */
final class Code {
  private Code() {}

  static String of(Circle circle) {
    return of(circle.x(), circle.y(), circle.radius());
  }

  /** Returns the numbers with all digits. */
  static String of(double... numbers) {
    StringBuilder code = new StringBuilder();
    for (double number : numbers) {
      code.append(code.length() > 0 ? ", " : "").append(literal(number));
    }
    return code.toString();
  }

  /** Returns the coordinates of points; if there are many, two points to a line. */
  static String points(double... coordinates) {
    if (coordinates.length <= 8) {
      return of(coordinates);
    }
    StringBuilder code = new StringBuilder();
    for (int k = 0; k < coordinates.length; k += 4) {
      code.append(k > 0 ? ",\n  " : "\n  ");
      code.append(of(Arrays.copyOfRange(coordinates, k, Math.min(k + 4, coordinates.length))));
    }
    return code.toString();
  }

  private static String literal(double number) {
    boolean isWhole = number == Math.rint(number) && Math.abs(number) < 1e9;
    return isWhole ? Integer.toString((int) number) : ShortestDecimal.of(number);
  }
}
