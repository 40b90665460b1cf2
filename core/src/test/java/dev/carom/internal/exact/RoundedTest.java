// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static dev.carom.internal.exact.ErrorFreeTest.exact;
import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Circle;
import dev.carom.oracle.Measure;
import dev.carom.oracle.NearTangent;
import dev.carom.oracle.Oracle;
import dev.carom.oracle.Reference;
import dev.carom.oracle.Volume;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

class RoundedTest {
  private static final long SEED = 205;
  private static final double MAX = Double.MAX_VALUE;
  private static final double TINY = Double.MIN_VALUE;

  @Test
  void lengthsNeitherOverflowNorUnderflow() {
    assertThat(Rounded.length(3, -4)).isEqualTo(5);
    assertThat(Rounded.length(0x3p1000, 0x4p1000)).isEqualTo(0x5p1000);
    assertThat(Rounded.length(3 * TINY, 4 * TINY)).isEqualTo(5 * TINY);
    assertThat(Rounded.length(0, 0)).isZero();
    assertThat(Rounded.length(-TINY, 0)).isEqualTo(TINY);
    assertThat(Rounded.length(MAX, 0)).isEqualTo(MAX);
    assertThat(Rounded.length(MAX, MAX)).isInfinite();
  }

  @Test
  void lengthsAreRightToTwoUlps() {
    NearTangent.circlePairs(
        SEED,
        Volume.samples(),
        (a, b) -> {
          double length = Rounded.length(a.x(), b.y());
          BigDecimal truth = Reference.length(a.x(), b.y());
          if (length > MAX) {
            assertThat(truth).isGreaterThan(exact(MAX));
          } else {
            assertThat(Measure.ulps(truth.subtract(exact(length)), length)).isLessThanOrEqualTo(2);
          }
        });
  }

  @Test
  void scalesArePowersOfTwoAndOneForOrdinarySizes() {
    assertThat(Rounded.scaleFor(3, 4)).isEqualTo(1);
    assertThat(Rounded.scaleFor(0, 0)).isEqualTo(1);
    assertThat(Rounded.scaleFor(1e-100, 1e100)).isEqualTo(1);
    assertThat(Rounded.scaleFor(0x1p-400, 0)).isEqualTo(0x1p600);
    assertThat(Rounded.scaleFor(0, -0x1p500)).isEqualTo(0x1p-600);
    for (double size : new double[] {MAX, 1e200, 1e-200, TINY}) {
      double scaled = size * Rounded.scaleFor(size, 0);
      assertThat(scaled * scaled).isBetween(Double.MIN_NORMAL, MAX);
      assertThat(Rounded.scaleFor(0, size)).isEqualTo(Rounded.scaleFor(size, 0));
    }
  }

  @Test
  void theSquareOfAUnitVectorKeepsTheDigitsBeyondOne() {
    for (int k = 0; k < 200; k++) {
      double x = Math.cos(k) * (1 + (k % 7 - 3) * 0x1p-50);
      double y = Math.sin(k);
      BigDecimal truth = exact(x).pow(2).add(exact(y).pow(2)).subtract(BigDecimal.ONE);
      double excess = Rounded.squaredLengthMinusOne(x, y);
      assertThat(exact(excess).subtract(truth).abs()).isLessThan(exact(0x1p-100));
      assertThat(Rounded.squaredLengthMinusOne(y, x)).isEqualTo(excess);
    }
    assertThat(Rounded.squaredLengthMinusOne(0.5, 1)).isEqualTo(0.25);
  }

  @Test
  void aGapKeepsItsDigits() {
    assertThat(Rounded.gap(0, 0, 3, 4, 2, 3)).isZero();
    assertThat(Rounded.gap(0, 0, 3, 4, 2, 1)).isEqualTo(2);
    assertThat(Rounded.gap(0, 0, 3, 4, 4, 4)).isEqualTo(-3);
    assertThat(Rounded.gap(0, 0, 1, 0, 1 - 0x1p-53, 0)).isEqualTo(0x1p-53);
    assertThat(Rounded.gap(0, 0, 0, 0, 0, 0)).isZero();
    assertThat(Rounded.gap(0, 0, 0x3p1000, 0x4p1000, 0x4p1000, 0)).isEqualTo(0x1p1000);
    assertThat(Rounded.gap(0, 0, 3 * TINY, 4 * TINY, TINY, TINY)).isEqualTo(3 * TINY);
  }

  /** Even the sum of the tails of the sums is rounded, and the rest of all is less than that. */
  @Test
  void aGapThatIsLessThanTheTailsOfSumsIsExact() {
    double low = -Math.nextDown(0x1p-53);
    double radius = Math.nextUp(0x1p-53);
    assertThat(Rounded.gap(0, low, 0, 1, 1, radius)).isEqualTo(-0x1.8p-105);
    assertThat(Rounded.gap(low, 0, 1, 0, radius, 1)).isEqualTo(-0x1.8p-105);
  }

  @Test
  void aGapIsRightToAFewUlpsOfItself() {
    NearTangent.circlePairs(
        SEED + 1,
        Volume.samples(),
        (a, b) -> {
          if (Measure.largest(a, b) < 0x1p1020) {
            assertGap(a, b);
          }
        });
  }

  private static void assertGap(Circle a, Circle b) {
    double gap = Rounded.gap(a.x(), a.y(), b.x(), b.y(), a.radius(), b.radius());
    BigDecimal truth =
        Oracle.intersects(a, b) ? Reference.depth(a, b).negate() : Reference.distance(a, b);
    assertThat(Measure.ulps(truth.subtract(exact(gap)), gap)).isLessThanOrEqualTo(4);
  }

  @Test
  void sumsRoundInTheStatedDirection() {
    assertThat(Rounded.sumAbove(1, TINY)).isEqualTo(Math.nextUp(1.0));
    assertThat(Rounded.sumBelow(1, TINY)).isEqualTo(1);
    assertThat(Rounded.sumBelow(1, -TINY)).isEqualTo(Math.nextDown(1.0));
    assertThat(Rounded.sumAbove(1, -TINY)).isEqualTo(1);
    assertThat(Rounded.sumAbove(-1, TINY)).isEqualTo(Math.nextUp(-1.0));
    assertThat(Rounded.sumAbove(0.5, 0.25)).isEqualTo(0.75);
    assertThat(Rounded.sumBelow(-TINY, TINY)).isZero();
    assertThat(Rounded.sumAbove(MAX, TINY)).isEqualTo(MAX);
    assertThat(Rounded.sumAbove(MAX, MAX)).isEqualTo(MAX);
    assertThat(Rounded.sumBelow(-MAX, -MAX)).isEqualTo(-MAX);
    assertThat(Rounded.sumBelow(MAX, TINY)).isEqualTo(MAX);
  }

  @Test
  void noDoubleLiesBetweenASumAndItsBounds() {
    NearTangent.circlePairs(
        SEED + 2,
        Volume.samples(),
        (a, b) -> {
          double low = Rounded.sumBelow(a.x(), b.radius());
          double high = Rounded.sumAbove(a.x(), b.radius());
          BigDecimal sum = exact(a.x(), b.radius());
          boolean exactSum = sum.compareTo(exact(low)) == 0;
          if (high < MAX) {
            assertThat(exact(low)).isLessThanOrEqualTo(sum);
            assertThat(exact(high)).isGreaterThanOrEqualTo(sum);
            assertThat(high).isEqualTo(exactSum ? low : Math.nextUp(low));
          }
        });
  }

  @Test
  void threeTermsRoundInTheStatedDirection() {
    assertThat(Rounded.sumAbove(1, TINY, -1)).isEqualTo(TINY);
    assertThat(Rounded.sumAbove(1, 0x1p-60, -0x1p-60)).isEqualTo(1);
    assertThat(Rounded.sumBelow(1, 0x1p-60, -0x1p-61)).isEqualTo(1);
    assertThat(Rounded.sumAbove(MAX, MAX, -MAX)).isEqualTo(MAX);
    assertThat(Rounded.sumAbove(MAX, MAX, 1)).isEqualTo(MAX);
    assertThat(Rounded.sumAbove(-MAX, -MAX, 1)).isEqualTo(-MAX);
    assertThat(Rounded.sumAbove(-MAX, 1, 0)).isEqualTo(Math.nextUp(-MAX));
    assertThat(Rounded.sumBelow(-MAX, -1, 0)).isEqualTo(-MAX);
    assertThat(Rounded.above(0)).isEqualTo(TINY);
    assertThat(Rounded.above(-TINY)).isZero();
    assertThat(Rounded.above(MAX)).isEqualTo(MAX);
    assertThat(Rounded.below(0)).isEqualTo(-TINY);
    assertThat(Rounded.below(-MAX)).isEqualTo(-MAX);
  }

  @Test
  void quotientsOfSumsBeyondTheRange() {
    assertThat(Rounded.quotient(MAX, MAX, 0, MAX, MAX)).isEqualTo(1);
    assertThat(Rounded.quotient(MAX, MAX, MAX, 1.5, 1.5)).isEqualTo(MAX);
    assertThat(Rounded.quotient(MAX, 0, 0, MAX, MAX)).isEqualTo(0.5);
    assertThat(Rounded.quotient(MAX, MAX, 0, -4, 0)).isEqualTo(-MAX / 2);
    assertThat(Rounded.quotient(TINY, TINY, TINY, 0x1p-1073, TINY)).isEqualTo(1);
    assertThat(Rounded.quotient(MAX, 0, 0, TINY, 0)).isInfinite();
    assertThat(Rounded.quotient(1, -1, 0, MAX, MAX)).isZero();
  }

  @Test
  void theMiddleIsRoundedOnceAndDoesNotOverflow() {
    assertThat(Rounded.middle(1, 4)).isEqualTo(2.5);
    assertThat(Rounded.middle(-3, 1)).isEqualTo(-1);
    assertThat(Rounded.middle(TINY, TINY)).isEqualTo(TINY);
    assertThat(Rounded.middle(MAX, MAX)).isEqualTo(MAX);
    assertThat(Rounded.middle(MAX, MAX / 2)).isEqualTo(MAX * 0.75);
    assertThat(Rounded.middle(-MAX, -MAX)).isEqualTo(-MAX);
    assertThat(Rounded.middle(MAX, -MAX)).isZero();
    // The sum is the largest double: halves of its terms would round twice.
    assertThat(Rounded.middle(MAX - 3 * TINY, 3 * TINY)).isEqualTo(MAX / 2);
  }

  @Test
  void aMiddleIsExactOrZero() {
    assertThat(Rounded.exactMiddle(1, 4)).isEqualTo(2.5);
    assertThat(Rounded.exactMiddle(-7, -5)).isEqualTo(-6);
    assertThat(Rounded.exactMiddle(0x1p60, 0x3p60)).isEqualTo(0x1p61);
    // One of the ends, relative to the middle, has too many digits.
    assertThat(Rounded.exactMiddle(1, 0x1p60)).isZero();
    assertThat(Rounded.exactMiddle(-0x1p60, -1)).isZero();
  }

  @Test
  void anUlpReachesTheNextDouble() {
    assertThat(Rounded.ulp(0)).isEqualTo(TINY);
    assertThat(Rounded.ulp(1)).isEqualTo(0x1p-52);
    assertThat(Rounded.ulp(Math.nextDown(1.0))).isEqualTo(0x1p-53);
  }

  @Test
  void pointsBetweenTwoNumbers() {
    assertThat(Rounded.between(3, 5, 0)).isEqualTo(3);
    assertThat(Rounded.between(3, 5, 1)).isEqualTo(5);
    assertThat(Rounded.between(3, 5, 0.25)).isEqualTo(3.5);
    assertThat(Rounded.between(1e300, 1, 1)).isEqualTo(1);
    assertThat(Rounded.between(-MAX, MAX, 0.5)).isZero();
    assertThat(Rounded.between(-MAX, MAX, 0.75)).isEqualTo(MAX / 2);
  }

  @Test
  void theLargestOfFourIsOneOfThem() {
    assertThat(Rounded.largest(1, 2, -4, 3)).isEqualTo(4);
    assertThat(Rounded.largest(-5, 2, -4, 3)).isEqualTo(5);
  }

  @Test
  void aPointAlongALineIsAsFarAwayAsBothLengthsTogether() {
    assertThat(Rounded.along(0, 0, 1, 1, 0.6, 0, 3, 0, 4, 0)).isEqualTo(1.2);
    assertThat(Rounded.along(0, 0, 1, 1, 0.6, 0, 3, 0, 4, 1)).isEqualTo(0.6);
    assertThat(Rounded.along(5, 7, 1, -1, 0.6, 0, 3, 0, 4, 1)).isEqualTo(6);
    assertThat(Rounded.along(1, 0, 5, -10, 0.6, 0, 3, 0, 4, 0)).isEqualTo(-2);
  }

  @Test
  void anOrdinarySumIsAccurateOrNone() {
    assertThat(Rounded.ordinarySum(1, 0.25)).isEqualTo(1.25);
    assertThat(Rounded.ordinarySum(1, -0.25)).isEqualTo(0.75);
    assertThat(Rounded.ordinarySum(-4, -2)).isEqualTo(-6);
    assertThat(Rounded.ordinarySum(-4, -2.25)).isNaN();
    assertThat(Rounded.ordinarySum(-2, -3)).isNaN();
    assertThat(Rounded.ordinarySum(4, 0)).isEqualTo(4);
    assertThat(Rounded.ordinarySum(1, -0.375)).isNaN();
    assertThat(Rounded.ordinarySum(-0.5, 1)).isNaN();
    assertThat(Rounded.ordinarySum(0x1p501, 1)).isNaN();
    assertThat(Rounded.ordinarySum(1, -0x1p501)).isNaN();
    assertThat(Rounded.ordinarySum(0x1p-501, 0x1p-502)).isNaN();
    assertThat(Rounded.ordinarySum(0, 0)).isNaN();
    assertThat(Rounded.ordinarySum(0x1p-500, 0)).isNaN();
    assertThat(Rounded.ordinarySum(Math.nextUp(0x1p-500), 0)).isEqualTo(Math.nextUp(0x1p-500));
    assertThat(Rounded.ordinarySum(-0x1p500, 0)).isNaN();
    assertThat(Rounded.ordinarySum(-0x1.ap499, 0x0.6p499)).isNaN();
    assertThat(Rounded.ordinarySum(-0x1.ap499, 0x0.58p499)).isEqualTo(-0x1.48p499);
  }
}
