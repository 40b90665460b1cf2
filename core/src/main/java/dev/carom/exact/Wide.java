package dev.carom.exact;

import java.math.BigDecimal;

/**
 * The last word: the same questions in unlimited precision, for ties between numbers with many
 * digits and for numbers so large or small that doubles over- or underflow. Slow, and allocates.
 */
final class Wide {
  private Wide() {}

  static BigDecimal sum(double... terms) {
    BigDecimal sum = BigDecimal.ZERO;
    for (double term : terms) {
      sum = sum.add(new BigDecimal(term));
    }
    return sum;
  }

  /** dx² + dy² - r². */
  static BigDecimal squares(BigDecimal dx, BigDecimal dy, BigDecimal r) {
    return square(dx).add(square(dy)).subtract(square(r));
  }

  /** The sign of a·b - c·d. */
  static int signOfProducts(BigDecimal a, BigDecimal b, BigDecimal c, BigDecimal d) {
    return a.multiply(b).compareTo(c.multiply(d));
  }

  /** The sign of (px·my - py·mx)² - r²·(mx² + my²). */
  static int signOfPassing(
      BigDecimal px, BigDecimal py, BigDecimal mx, BigDecimal my, BigDecimal r) {
    BigDecimal cross = px.multiply(my).subtract(py.multiply(mx));
    return square(cross).compareTo(square(r).multiply(square(mx).add(square(my))));
  }

  private static BigDecimal square(BigDecimal value) {
    return value.multiply(value);
  }
}
