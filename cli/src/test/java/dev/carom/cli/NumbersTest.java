// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class NumbersTest {
  @Test
  void wholeNumbersHaveNoPoint() {
    assertThat(Numbers.exact(3)).isEqualTo("3");
    assertThat(Numbers.exact(-120)).isEqualTo("-120");
    assertThat(Numbers.exact(0)).isEqualTo("0");
    assertThat(Numbers.exact(-0.0)).isEqualTo("0");
  }

  @Test
  void decimalsHaveAsManyDigitsAsNeeded() {
    assertThat(Numbers.exact(0.1)).isEqualTo("0.1");
    assertThat(Numbers.exact(0.1 + 0.2)).isEqualTo("0.30000000000000004");
    assertThat(Numbers.exact(1.0 / 3)).isEqualTo("0.3333333333333333");
  }

  @Test
  void largeAndSmallNumbersHaveAnExponent() {
    assertThat(Numbers.exact(123456789012345.0)).isEqualTo("123456789012345");
    assertThat(Numbers.exact(1e9)).isEqualTo("1000000000");
    assertThat(Numbers.exact(1e15)).isEqualTo("1e15");
    assertThat(Numbers.exact(1e16 / 3)).isEqualTo("3333333333333333.5");
    assertThat(Numbers.exact(-2.5e300)).isEqualTo("-2.5e300");
    assertThat(Numbers.exact(0.00001)).isEqualTo("0.00001");
    assertThat(Numbers.exact(1.5e-6)).isEqualTo("1.5e-6");
    assertThat(Numbers.exact(Double.MIN_VALUE)).isEqualTo("5e-324");
    assertThat(Numbers.exact(Double.MAX_VALUE)).isEqualTo("1.7976931348623157e308");
  }

  @Test
  void aNumberBeyondAllDoublesIsSaidInWords() {
    assertThat(Numbers.exact(Double.POSITIVE_INFINITY)).isEqualTo("infinity");
    assertThat(Numbers.rounded(Double.NEGATIVE_INFINITY, 4)).isEqualTo("-infinity");
  }

  @Test
  void whatIsWrittenIsTheSameDouble() {
    Random random = new Random(1);
    for (int k = 0; k < 20_000; k++) {
      double value = Double.longBitsToDouble(random.nextLong());
      if (Double.isFinite(value)) {
        assertThat(Double.parseDouble(Numbers.exact(value))).isEqualTo(value);
      }
    }
  }

  @Test
  void roundedNumbersAreShort() {
    assertThat(Numbers.rounded(2.0 / 3, 4)).isEqualTo("0.6667");
    assertThat(Numbers.rounded(2.5, 4)).isEqualTo("2.5");
    assertThat(Numbers.rounded(123456, 4)).isEqualTo("123500");
  }
}
