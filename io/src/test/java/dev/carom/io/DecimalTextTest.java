// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DecimalTextTest {
  private static final long SEED = 20_002;

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-0.0, 0",
    "1, 1",
    "-1.5, -1.5",
    "0.1, 0.1",
    "100, 100",
    "1e15, 1000000000000000",
    "1e16, 1e16",
    "1.25e-5, 0.0000125",
    "1.25e-6, 1.25e-6",
    "2e23, 2e23",
    "9007199254740993, 9007199254740992",
    "4.9e-324, 5e-324",
    "1.7976931348623157e308, 1.7976931348623157e308",
    "2.2250738585072014e-308, 2.2250738585072014e-308",
    "123456.789, 123456.789"
  })
  void writesNumbersForPeople(double value, String expected) {
    assertThat(text(value)).isEqualTo(expected);
  }

  @Test
  void writesTheShortestTextThatReadsAsTheSameDouble() {
    Randoms random = new Randoms(SEED);
    for (int k = 0; k < 300_000; k++) {
      double value =
          switch (k % 4) {
            case 0 -> random.anyDouble();
            case 1 -> 1000 * random.next();
            case 2 -> (float) (1000 * random.next());
            default -> Math.scalb(1.0, random.below(2000) - 1000);
          };
      String text = text(value);
      if (Double.parseDouble(text) != value || k % 16 < 4 && canBeShorter(value, text)) {
        throw new AssertionError(value + " was written as " + text + ", seed " + SEED);
      }
    }
  }

  private static boolean canBeShorter(double value, String text) {
    int digits = new BigDecimal(text).stripTrailingZeros().precision();
    if (digits == 1) {
      return false;
    }
    BigDecimal all = new BigDecimal(value);
    return all.round(new MathContext(digits - 1, RoundingMode.UP)).doubleValue() == value
        || all.round(new MathContext(digits - 1, RoundingMode.DOWN)).doubleValue() == value;
  }

  @Test
  void writesWholeNumbers() {
    for (long value :
        new long[] {
          0,
          7,
          -7,
          9,
          10,
          99,
          100,
          12_345_678,
          99_999_999,
          100_000_000,
          100_000_009,
          1234567890123L,
          Long.MAX_VALUE,
          Long.MIN_VALUE
        }) {
      byte[] bytes = new byte[DecimalText.LONGEST];
      int end = DecimalText.writeWhole(value, bytes, 0);
      assertThat(new String(bytes, 0, end, StandardCharsets.US_ASCII))
          .isEqualTo(Long.toString(value));
    }
  }

  private static String text(double value) {
    byte[] bytes = new byte[DecimalText.LONGEST];
    return new String(bytes, 0, DecimalText.write(value, bytes, 0), StandardCharsets.US_ASCII);
  }
}
