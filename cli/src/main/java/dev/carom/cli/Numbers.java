// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.Vec2;
import java.math.BigDecimal;
import java.math.MathContext;

/** Formats doubles for people, the same on every platform. */
final class Numbers {
  private static final int ALL_DIGITS = 17;

  /** Numbers whose first digit is outside these places are written with an exponent. */
  private static final int SMALLEST_PLACE = -5;

  private static final int LARGEST_PLACE = 15;

  /** So are numbers that end in more zeros than this. */
  private static final int MOST_ZEROS = 9;

  private Numbers() {}

  /** Returns the number with as few digits as distinguish it from every other double. */
  static String exact(double value) {
    if (Math.abs(value) > Double.MAX_VALUE) {
      return value < 0 ? "-infinity" : "infinity";
    }
    BigDecimal all = new BigDecimal(value);
    int digits = 1;
    while (digits < ALL_DIGITS && all.round(new MathContext(digits)).doubleValue() != value) {
      digits++;
    }
    return text(all.round(new MathContext(digits)));
  }

  /** Returns the point with all digits. */
  static String exact(double x, double y) {
    return "(" + exact(x) + ", " + exact(y) + ")";
  }

  /** Returns the point with all digits. */
  static String exact(Vec2 point) {
    return exact(point.x(), point.y());
  }

  /** Returns the number with at most this many digits. */
  static String rounded(double value, int digits) {
    if (Math.abs(value) > Double.MAX_VALUE) {
      return exact(value);
    }
    return text(new BigDecimal(value).round(new MathContext(digits)));
  }

  private static String text(BigDecimal number) {
    if (number.signum() == 0) {
      return "0";
    }
    BigDecimal stripped = number.stripTrailingZeros();
    int place = stripped.precision() - stripped.scale() - 1;
    boolean round = stripped.scale() < -MOST_ZEROS;
    if (place >= SMALLEST_PLACE && place <= LARGEST_PLACE && !round) {
      return stripped.toPlainString();
    }
    return stripped.scaleByPowerOfTen(-place).toPlainString() + "e" + place;
  }
}
