// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NumberTextTest {
  private static final long SEED = 20_001;

  @Test
  void readsEveryNumberAsJavaDoes() {
    Randoms random = new Randoms(SEED);
    for (int k = 0; k < 300_000; k++) {
      assertReadAsJavaDoes(text(random, k % 6));
    }
  }

  private static String text(Randoms random, int form) {
    return switch (form) {
      case 0 -> Double.toString(random.anyDouble());
      case 1 -> Double.toString(1000 * random.next());
      case 2 -> Float.toString((float) (1000 * random.next()));
      case 3 -> digits(random, 1 + random.below(25)) + "." + digits(random, random.below(25));
      case 4 -> digits(random, 1 + random.below(20)) + "e" + (random.below(700) - 350);
      default -> halfway(random);
    };
  }

  private static String digits(Randoms random, int count) {
    StringBuilder digits = new StringBuilder();
    for (int k = 0; k < count; k++) {
      digits.append((char) ('0' + random.below(10)));
    }
    return digits.toString();
  }

  /** Near the middle between two doubles, where rounding is hardest, or just on it. */
  private static String halfway(Randoms random) {
    double low = Math.abs(random.anyDouble()) % 1e15;
    BigDecimal middle =
        new BigDecimal(low).add(new BigDecimal(Math.nextUp(low))).divide(BigDecimal.valueOf(2));
    String text = middle.toString();
    return random.below(2) == 0 ? text : text.substring(0, Math.min(text.length(), 18));
  }

  private static void assertReadAsJavaDoes(String text) {
    if (text.endsWith("E") || text.endsWith("E-") || text.endsWith("E+")) {
      return;
    }
    double expected = Double.parseDouble(text);
    double read = NumberText.parse(text.toCharArray(), 0, text.length());
    if (Double.doubleToRawLongBits(read) != Double.doubleToRawLongBits(expected)) {
      throw new AssertionError(text + " was read as " + read + ", seed " + SEED);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "-0",
        "+1",
        "1.",
        ".5",
        " 7 ",
        "1e5",
        "1E+05",
        "1e-400",
        "1e999999999999",
        "00012",
        "0.000000000000000000000000000000001",
        "123456789012345678901234567890",
        "9007199254740993",
        "2.2250738585072012e-308",
        "1.7976931348623159e308",
        "4.9e-324",
        "0e999"
      })
  void readsUnusualWritings(String text) {
    assertReadAsJavaDoes(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "-",
        "+",
        ".",
        "e5",
        "1e",
        "1e+",
        "1,5",
        "1 5",
        "NaN",
        "Infinity",
        "0x10",
        "1d",
        "1f",
        "--1",
        "1.2.3",
        "½",
        "١"
      })
  void refusesEverythingElse(String text) {
    assertThat(NumberText.parse(text.toCharArray(), 0, text.length())).isNaN();
  }
}
