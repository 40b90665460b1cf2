// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What {@link dev.carom.Rotation} does not show. */
class TrigonometryTest {
  @Test
  void noTurnHasASineOfZero() {
    for (double zero : new double[] {0.0, -0.0}) {
      assertBits(Trigonometry.ofDegrees(zero), 1, 0.0);
      assertBits(Trigonometry.ofRadians(zero), 1, 0.0);
    }
  }

  /** The quotient by 90, plus 1/2, is rounded up to 1. */
  @Test
  void theDoubleBelowAnEighthTurnHasTheLargerCosine() {
    double degrees = Math.nextDown(45.0);
    assertBits(Trigonometry.ofDegrees(degrees), 0x1.6a09e667f3bcdp-1, 0x1.6a09e667f3bccp-1);
    assertBits(Trigonometry.ofDegrees(-degrees), 0x1.6a09e667f3bcdp-1, -0x1.6a09e667f3bccp-1);
  }

  @Test
  void aQuarterTurnChangesNoBitsOfAVectorThatIsSomewhatTooLong() {
    double cos = 0.6 * (1 + 1e-13);
    double sin = 0.8 * (1 + 1e-13);
    assertSum(1, 0, cos, sin, cos, sin);
    assertSum(0, 1, cos, sin, -sin, cos);
    assertSum(-1, 0, cos, sin, -cos, -sin);
    assertSum(0, -1, cos, sin, sin, -cos);
  }

  @Test
  void aVectorOnAnAxisThatIsSomewhatTooLongIsNoQuarterTurn() {
    double length = 1 + 1e-13;
    assertSum(length, 0, 0.6, 0.8, 0.6, 0.8);
    assertSum(0, length, 0.6, 0.8, -0.8, 0.6);
    assertSum(-length, 0, 0.6, 0.8, -0.6, -0.8);
    assertSum(0, -length, 0.6, 0.8, 0.8, -0.6);
  }

  @Test
  void tinyComponentsOfAVectorKeepTheirDigits() {
    assertBits(Trigonometry.ofVector(3, 0x1.8p-1000), 1, 0x1p-1001);
    assertBits(Trigonometry.ofVector(0x1p1000, -0x1.8p-20), 1, -0x1.8p-1020);
    assertBits(Trigonometry.ofVector(-0x1.8p-1060, 4), -0x1.8p-1062, 1);
    assertBits(Trigonometry.ofVector(0x3p-1074, 0x4p-1074), 0.6, 0.8);
  }

  private static void assertSum(
      double cos0, double sin0, double cos1, double sin1, double cos, double sin) {
    assertBits(Trigonometry.ofSum(cos0, sin0, cos1, sin1), cos, sin);
    assertBits(Trigonometry.ofSum(cos1, sin1, cos0, sin0), cos, sin);
  }

  private static void assertBits(Trigonometry actual, double cos, double sin) {
    assertThat(Double.toHexString(actual.cos())).isEqualTo(Double.toHexString(cos));
    assertThat(Double.toHexString(actual.sin())).isEqualTo(Double.toHexString(sin));
  }
}
