// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NumberTextTest {
  private static void assertSameBits(double number) {
    assertThat(Double.doubleToRawLongBits(NumberText.parse(NumberText.of(number))))
        .as(Double.toString(number))
        .isEqualTo(Double.doubleToRawLongBits(number));
  }

  @Test
  void everyFiniteNumberKeepsAllItsBits() {
    SplittableRandom random = new SplittableRandom(1);
    for (int k = 0; k < 1_000_000; k++) {
      double number = Double.longBitsToDouble(random.nextLong());
      if (Double.isFinite(number)) {
        assertSameBits(number);
      }
    }
  }

  @Test
  void numbersNextToShortDecimalsKeepAllTheirBits() {
    SplittableRandom random = new SplittableRandom(2);
    for (int k = 0; k < 300_000; k++) {
      double number = random.nextInt(-1_000_000, 1_000_000) / Math.pow(10, random.nextInt(7));
      assertSameBits(number);
      assertSameBits(Math.nextUp(number));
      assertSameBits(Math.nextDown(number));
    }
  }

  @ParameterizedTest
  @ValueSource(
      doubles = {
        0,
        -0.0,
        Double.MIN_VALUE,
        -Double.MAX_VALUE,
        1e15,
        999999999999999.0,
        0x1p53,
        1e22,
        0.1 + 0.2,
        5e-10
      })
  void extremesKeepAllTheirBits(double number) {
    assertSameBits(number);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-60, -60",
    "0.5, 0.5",
    "-0.05, -0.05",
    "12345.678, 12345.678",
    "1e9, 1000000000"
  })
  void shortDecimalsStayReadable(double number, String text) {
    assertThat(NumberText.of(number)).isEqualTo(text);
  }

  @Test
  void otherNumbersHaveTwelveCharacters() {
    assertThat(NumberText.of(-0.0)).isEqualTo("-0");
    assertThat(NumberText.of(Math.nextUp(1.0))).isEqualTo("~P_AAAAAAAAE");
    assertThat(NumberText.of(1.0 / 3)).hasSize(12).startsWith("~");
  }

  @ParameterizedTest
  @CsvSource({
    "007, 7",
    "1.50, 1.5",
    "0.3, 0.3",
    "-1.1, -1.1",
    "123456789.012345, 123456789.012345"
  })
  void decimalsThatAreWrittenByHandAreRoundedCorrectly(String text, double number) {
    assertThat(NumberText.parse(text)).isEqualTo(number);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "-",
        ".",
        "1.",
        ".5",
        "1e5",
        "+1",
        "1,5",
        "9x",
        "--1",
        "1.2.3",
        "NaN",
        "~",
        "~P_AAAAAAAA",
        "~P_AAAAAAAAEE",
        "~P.AAAAAAAAE"
      })
  void refusesWhatIsNotANumber(String text) {
    assertThatThrownBy(() -> NumberText.parse(text)).hasMessage("\"" + text + "\" is not a number");
  }

  @Test
  void refusesNumbersThatAreNotFinite() {
    for (double number : new double[] {Double.NaN, Double.POSITIVE_INFINITY}) {
      String text = NumberText.of(number);
      assertThatThrownBy(() -> NumberText.parse(text)).hasMessageEndingWith("is not a number");
    }
  }

  @Test
  void refusesDigitsThatWouldBeLost() {
    assertThatThrownBy(() -> NumberText.parse("0.1234567890123456"))
        .hasMessage("\"0.1234567890123456\" has more than 15 digits");
  }
}
