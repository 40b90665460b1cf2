// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.SplitMix64;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

/** What casts at boxes decide in plain doubles, and what they leave to exact arithmetic. */
class CastFiltersTest {
  private static final long SEED = 1617;
  private static final int CASES = 2_000;

  @Test
  void theTimeToAFaceIsAQuotient() {
    assertThat(Cast.timeTo(3, 1, 8, -1)).isEqualTo(0.25);
    assertThat(Cast.timeTo(3, 4, -2, 4)).isEqualTo(0.5);
    assertThat(Cast.timeTo(3, 1, 0, -1)).isEqualTo(-1);
    assertThat(Cast.timeTo(3, 3, -0.0, 4)).isEqualTo(4);
  }

  @Test
  void theOrderOfTimesIsClearIfItExceedsSevenRoundings() {
    double later = 1 + 0x1p-50;
    double sooner = 1 - 0x1p-50;
    assertThat(Cast.isClear(later, later, sooner, 1, 1)).isFalse();
    assertThat(Cast.isClear(later, sooner, later, 1, 1)).isFalse();
    assertThat(Cast.isClear(later, later, Math.nextDown(sooner), 1, 1)).isTrue();
    assertThat(Cast.isClear(later, Math.nextDown(sooner), later, 1, 1)).isTrue();
    assertThat(Cast.isClear(later, later, -later, 1, 1)).isTrue();
    assertThat(Cast.isClear(0x1p-20, 0x1p-20, -0x1p-20, 1, 1)).isTrue();
  }

  @Test
  void timesAreClearWithinTheRangeOfDoubles() {
    double max = Double.MAX_VALUE;
    assertThat(Cast.isClear(0x1p-900, 0x1p-900, -1, 1, 1)).isFalse();
    assertThat(Cast.isClear(Math.nextUp(0x1p-900), Math.nextUp(0x1p-900), -1, 1, 1)).isTrue();
    assertThat(Cast.isClear(2, 2, 4, 1, 1)).isFalse();
    assertThat(Cast.isClear(Math.nextDown(2.0), Math.nextDown(2.0), 4, 1, 1)).isTrue();
    assertThat(Cast.isClear(0.5, 0.5, 0, max, 0)).isTrue();
    assertThat(Cast.isClear(0.5, 0.5, 0, 0, -max)).isTrue();
    assertThat(Cast.isClear(0.5, 0.5, 0, max, max)).isFalse();
    assertThat(Cast.isClear(0.5, 0.5, 0, 1 / 0.0, 1)).isFalse();
    assertThat(Cast.isClear(0.5, 0.5, 0, 1, -1 / 0.0)).isFalse();
  }

  @Test
  void sidesAreClearIfTheyExceedSevenRoundings() {
    assertThat(Cast.sideError(3, -5)).isEqualTo(8 * 0x1p-50);
    assertThat(Cast.sideError(0, 0)).isEqualTo(0x1p-1000);
  }

  /** Beside a corner, rounding may exchange the times at which the two faces are met. */
  @Test
  void besideACornerTheFaceMetLastIsHit() {
    SplitMix64 random = new SplitMix64(SEED);
    MutableImpact impact = new MutableImpact();
    int alongX = 0;
    for (int k = 0; k < CASES; k++) {
      double x = random.fraction();
      double y = random.fraction();
      double dx = random.fraction();
      double dy = random.fraction();
      double x0 = x - dx;
      double y0 = y - dy;
      double x1 = x + dx;
      double y1 = y + dy;
      Cast.box(x0, y0, x1, y1, x, y, 4, 4, impact);
      int order = product(x, x0, y1, y0).compareTo(product(y, y0, x1, x0));
      String what = "case " + k + " of seed " + SEED;
      assertThat(impact.hit()).as(what).isTrue();
      if (order != 0) {
        assertThat(impact.normalX()).as(what).isEqualTo(order > 0 ? 1 : 0);
        assertThat(impact.normalY()).as(what).isEqualTo(order > 0 ? 0 : 1);
        alongX += order > 0 ? 1 : 0;
      }
      Cast.boxExit(x1, y1, x0, y0, x, y, 4, 4, impact);
      if (order != 0) {
        assertThat(impact.normalX()).as(what).isEqualTo(order > 0 ? 1 : 0);
        assertThat(impact.normalY()).as(what).isEqualTo(order > 0 ? 0 : 1);
      }
    }
    assertThat(alongX).isBetween(CASES / 8, CASES / 2);
  }

  @Test
  void noNumberOfAHitIsMinusZero() {
    MutableImpact impact = new MutableImpact();
    for (int signs = 0; signs < 64; signs++) {
      double a = (signs & 1) == 0 ? 0.0 : -0.0;
      double b = (signs & 2) == 0 ? 0.0 : -0.0;
      double c = (signs & 4) == 0 ? 0.0 : -0.0;
      double d = (signs & 8) == 0 ? 0.0 : -0.0;
      double far = (signs & 16) == 0 ? 9 : -9;
      double centre = (signs & 32) == 0 ? 0 : far - 5 * Math.signum(far);
      double radius = centre == 0 ? 2 : 4;
      assertNoMinusZero(Cast.circle(far, a, -far, b, centre + d, c, radius, impact));
      assertNoMinusZero(Cast.circle(a, far, b, -far, c, centre + d, radius, impact));
      assertNoMinusZero(Cast.circleExit(far, a, -far, b, centre + d, c, radius, impact));
      assertNoMinusZero(Cast.circleExit(a, far, b, -far, c, centre + d, radius, impact));
    }
  }

  private static void assertNoMinusZero(MutableImpact impact) {
    assertThat(impact.hit()).isTrue();
    assertThat(1 / impact.pointX()).isNotEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(1 / impact.pointY()).isNotEqualTo(Double.NEGATIVE_INFINITY);
  }

  /** Returns (a - b) · (c - d). */
  private static BigDecimal product(double a, double b, double c, double d) {
    return new BigDecimal(a)
        .subtract(new BigDecimal(b))
        .multiply(new BigDecimal(c).subtract(new BigDecimal(d)));
  }
}
