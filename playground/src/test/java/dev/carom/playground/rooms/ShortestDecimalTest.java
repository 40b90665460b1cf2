// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShortestDecimalTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0.0",
    "-0.0, -0.0",
    "1, 1.0",
    "-60, -60.0",
    "0.1, 0.1",
    "0.001, 0.001",
    "0.00099, 9.9E-4",
    "9999999, 9999999.0",
    "1e7, 1.0E7",
    "12345678.9, 1.23456789E7",
    "-6.4272247531267354e-133, -6.4272247531267354E-133",
    "2e23, 2.0E23",
    "1.7976931348623157e308, 1.7976931348623157E308",
    "2.2250738585072014e-308, 2.2250738585072014E-308",
    "4.9e-324, 5.0E-324",
    "9007199254740993, 9.007199254740992E15"
  })
  void looksAsInJava(double number, String text) {
    assertThat(ShortestDecimal.of(number)).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
  void numbersThatAreNotFiniteHaveTheirNames(double number) {
    assertThat(ShortestDecimal.of(number)).isEqualTo(Double.toString(number));
  }

  /** The decimal with this many digits that is closest to a number. */
  private static double rounded(double number, int digits, RoundingMode mode) {
    return new BigDecimal(number).round(new MathContext(digits, mode)).doubleValue();
  }

  private static void assertShortest(double number) {
    String text = ShortestDecimal.of(number);
    assertThat(Double.parseDouble(text)).as(text).isEqualTo(number);
    BigDecimal decimal = new BigDecimal(text).stripTrailingZeros();
    int digits = decimal.precision();
    BigDecimal closest =
        new BigDecimal(number).round(new MathContext(digits, RoundingMode.HALF_EVEN));
    if (closest.doubleValue() == number) {
      BigDecimal exact = new BigDecimal(number);
      assertThat(decimal.subtract(exact).abs())
          .as("%s is as close as %s", text, closest)
          .isLessThanOrEqualTo(closest.subtract(exact).abs());
    }
    if (digits > 1) {
      assertThat(rounded(number, digits - 1, RoundingMode.FLOOR)).as(text).isNotEqualTo(number);
      assertThat(rounded(number, digits - 1, RoundingMode.CEILING)).as(text).isNotEqualTo(number);
    }
  }

  @Test
  void theFewestDigitsThatReadBackAsTheNumberAreWritten() {
    SplittableRandom random = new SplittableRandom(3);
    for (int k = 0; k < 60_000; k++) {
      double any = Double.longBitsToDouble(random.nextLong());
      if (Double.isFinite(any)) {
        assertShortest(any);
      }
      assertShortest(random.nextDouble(-500, 500));
      double decimal = random.nextInt(-1_000_000, 1_000_000) / 1000.0;
      assertShortest(decimal);
      assertShortest(Math.nextUp(decimal));
    }
  }

  @Test
  void powersOfTwoAndTheirNeighboursAreIdentified() {
    for (int exponent = Double.MIN_EXPONENT - 52; exponent <= Double.MAX_EXPONENT; exponent++) {
      double power = Math.scalb(1.0, exponent);
      assertShortest(power);
      assertShortest(Math.nextUp(power));
      assertShortest(Math.nextDown(power));
    }
  }
}
