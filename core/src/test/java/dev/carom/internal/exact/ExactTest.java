// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static dev.carom.internal.exact.ErrorFreeTest.cancelling;
import static dev.carom.internal.exact.ErrorFreeTest.exact;
import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.Cases;
import dev.carom.oracle.NearTangent;
import dev.carom.oracle.Oracle;
import dev.carom.oracle.Volume;
import java.math.BigDecimal;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ExactTest {
  private static final long SEED = 202;
  private static final double MAX = Double.MAX_VALUE;
  private static final double TINY = Double.MIN_VALUE;

  @Test
  void theSignOfASumSeesTheLastTerm() {
    assertThat(Exact.signOfSum(1e300, 1e-300, -1e300)).isEqualTo(1);
    assertThat(Exact.signOfSum(1e300, -TINY, -1e300)).isEqualTo(-1);
    assertThat(Exact.signOfSum(0.1, 0.2, -0.3)).isEqualTo(1);
    assertThat(Exact.signOfSum(0.5, 0.25, -0.75)).isZero();
    assertThat(Exact.signOfSum(1, 1e-30, -1, -1e-30)).isZero();
    assertThat(Exact.signOfSum(1, 1e-30, -1, -1e-30, TINY)).isEqualTo(1);
    assertThat(Exact.signOfSum(1, 1e-30, 0, 0, 0, -1e-30, -1, TINY)).isEqualTo(1);
    assertThat(Exact.signOfSum(1, 1e-30, 0, 0, 0, -1e-30, -TINY, -1)).isEqualTo(-1);
    assertThat(Exact.signOfSum(1, 2, 3, 4, -1, -2, -3, -4)).isZero();
  }

  @Test
  void aSumMayOverflow() {
    assertThat(Exact.signOfSum(MAX, MAX, -MAX)).isEqualTo(1);
    assertThat(Exact.signOfSum(MAX, MAX, -MAX, -MAX)).isZero();
    assertThat(Exact.signOfSum(MAX, MAX, -MAX, -MAX, -TINY)).isEqualTo(-1);
    assertThat(Exact.signOfSum(-MAX, -MAX, MAX)).isEqualTo(-1);
    assertThat(Exact.signOfSum(MAX, MAX, MAX, 0, 0, -MAX, -MAX, -MAX)).isZero();
    assertThat(Exact.signOfSum(MAX, MAX, MAX, 0, -TINY, -MAX, -MAX, -MAX)).isEqualTo(-1);
  }

  @Test
  void theSignOfASumIsThatOfTheTrueSum() {
    Cases.check(
        SEED,
        Volume.samples(),
        random -> {
          double[] terms = cancelling(random, 5);
          double scale = random.oneIn(20) ? Math.scalb(1.0, random.between(-900, 920)) : 1;
          for (int k = 0; k < terms.length; k++) {
            terms[k] = Math.max(-MAX, Math.min(terms[k] * scale, MAX));
          }
          return terms;
        },
        t -> {
          assertThat(Exact.signOfSum(t[0], t[1], t[2], t[3], t[4])).isEqualTo(exact(t).signum());
          assertThat(Exact.signOfSum(t[0], t[1], t[2], t[3]))
              .isEqualTo(exact(t[0], t[1], t[2], t[3]).signum());
          assertThat(Exact.signOfSum(t[0], t[1], t[2])).isEqualTo(exact(t[0], t[1], t[2]).signum());
        });
  }

  @Test
  void theSignOfThreeTermsIsThatOfTheTrueSum() {
    Cases.check(
        SEED,
        Volume.samples(),
        random -> cancelling(random, 3),
        t -> assertThat(Exact.signOfSum(t[0], t[1], t[2])).isEqualTo(exact(t).signum()));
  }

  @Test
  void theSignOfThreeTermsIsThatOfTheTrueSumIfPartOfItOverflows() {
    double[] extremes = {
      0, Double.MIN_VALUE, 1, 0x1p970, 0x1.8p1022, 0x1p1023, 8.456902805326497E307, Double.MAX_VALUE
    };
    for (int code = 0; code < 16 * 16 * 16; code++) {
      double[] terms = new double[3];
      for (int k = 0; k < 3; k++) {
        int digit = code >> 4 * k & 15;
        terms[k] = digit < 8 ? extremes[digit] : -extremes[digit - 8];
      }
      assertThat(Exact.signOfSum(terms[0], terms[1], terms[2]))
          .as(Arrays.toString(terms))
          .isEqualTo(exact(terms).signum());
    }
  }

  @Test
  void theSignOfEightTermsIsThatOfTheTrueSum() {
    Cases.check(
        SEED,
        Volume.samples() / 2,
        random -> cancelling(random, 8),
        t ->
            assertThat(Exact.signOfSum(t[0], t[1], t[2], t[3], t[4], t[5], t[6], t[7]))
                .isEqualTo(exact(t).signum()));
  }

  @Test
  void theSignOfSixTermsIsThatOfTheTrueSum() {
    Cases.check(
        SEED + 2,
        Volume.samples() / 2,
        random -> cancelling(random, 6),
        t ->
            assertThat(Exact.signOfSum(t[0], t[1], t[2], t[3], t[4], t[5]))
                .isEqualTo(exact(t).signum()));
  }

  @Test
  void aTailIsWhatTheRoundedSumLacks() {
    assertThat(Exact.tailOfSum(1, 0x1p-60)).isEqualTo(0x1p-60);
    assertThat(Exact.tailOfSum(1, -0x1p-60)).isEqualTo(-0x1p-60);
    assertThat(Exact.tailOfSum(0.5, 0.25)).isZero();
    assertThat(Exact.missingTerm(1, 0x1p-60, 1)).isEqualTo(0x1p-60);
    assertThat(Exact.missingTerm(3, 0, 1)).isEqualTo(2);
    Cases.check(
        SEED + 3,
        Volume.samples(),
        random -> cancelling(random, 4),
        t -> {
          double sum = t[0] + t[1];
          double tail = Exact.tailOfSum(t[0], t[1]);
          assertThat(exact(sum, tail)).isEqualByComparingTo(exact(t[0], t[1]));
          assertThat(Exact.missingTerm(sum, tail, t[0])).isEqualTo(t[1]);
          assertThat(Exact.missingTerm(sum, tail, t[1])).isEqualTo(t[0]);
        });
  }

  @Test
  void clampsToTheNearestEnd() {
    assertThat(Exact.clamp(2, -1, 3)).isEqualTo(2);
    assertThat(Exact.clamp(4, -1, 3)).isEqualTo(3);
    assertThat(Exact.clamp(-4, -1, 3)).isEqualTo(-1);
  }

  @Test
  void aCircleReachesABoxAsTheOracleSays() {
    assertThat(Exact.withinBox(3, 4, -2, -2, 0, 0, 5)).isTrue();
    assertThat(Exact.withinBox(3, 4, -2, -2, 0, 0, Math.nextDown(5.0))).isFalse();
    assertThat(Exact.withinBox(-5, -6, -2, -2, 0, 0, 5)).isTrue();
    assertThat(Exact.withinBox(-5, -6, -2, -2, 0, 0, Math.nextDown(5.0))).isFalse();
    assertThat(Exact.withinBox(-1, -1, -2, -2, 0, 0, 0)).isTrue();
    assertThat(Exact.withinBox(5, -1, -2, -2, 0, 0, 4)).isFalse();
    assertThat(Exact.withinBox(-1, 5, -2, -2, 0, 0, 4)).isFalse();
    NearTangent.circleBoxPairs(
        SEED + 4,
        Volume.samples(),
        (circle, box) ->
            assertThat(
                    Exact.withinBox(
                        circle.x(),
                        circle.y(),
                        box.minX(),
                        box.minY(),
                        box.maxX(),
                        box.maxY(),
                        circle.radius()))
                .isEqualTo(Oracle.intersects(circle, box)));
  }

  /** The square of the small coordinate is 0 in doubles. */
  @Test
  void aSquareThatUnderflowsStillDecides() {
    assertThat(Exact.compareDistance(0, 0, 0x1p-540, 1, 1, 0)).isEqualTo(1);
    assertThat(Exact.compareDistance(0, 0, 1, 0x1p-540, 1, 0)).isEqualTo(1);
    assertThat(Exact.compareDistance(0, 0, 0x1p-540, 0x1p-541, 0x1p-540, 0)).isEqualTo(1);
    assertThat(Exact.compareDistance(0, 0, 0x3p-540, 0x4p-540, 0x5p-540, 0)).isZero();
  }

  @Test
  void comparesDistanceWithTwoRadii() {
    assertThat(Exact.compareDistance(0, 0, 3, 4, 2, 3)).isZero();
    assertThat(Exact.compareDistance(0, 0, 3, 4, 2, Math.nextUp(3.0))).isEqualTo(-1);
    assertThat(Exact.compareDistance(0, 0, 3, 4, 2, Math.nextDown(3.0))).isEqualTo(1);
    assertThat(Exact.compareDistance(0, 0, 3, 4, 5, TINY)).isEqualTo(-1);
    assertThat(Exact.compareDistance(0, TINY, 3, 4, 5, 0)).isEqualTo(-1);
    assertThat(Exact.compareDistance(0, -TINY, 3, 4, 5, 0)).isEqualTo(1);
  }

  @Test
  void withinCountsTheTouchAndCloserDoesNot() {
    assertThat(Exact.within(0, 0, 3, 4, 2, 3)).isTrue();
    assertThat(Exact.closer(0, 0, 3, 4, 2, 3)).isFalse();
    assertThat(Exact.closer(0, 0, 3, 4, 2, 4)).isTrue();
    assertThat(Exact.within(0, 0, 3, 4, 2, 2)).isFalse();
    assertThat(Exact.within(0, 0, 0, 0, 0, 0)).isTrue();
    assertThat(Exact.closer(0, 0, 0, 0, 0, 0)).isFalse();
  }

  @Test
  void oneRadiusMayBeNegative() {
    assertThat(Exact.compareDistance(0, 0, 3, 4, 7, -2)).isZero();
    assertThat(Exact.within(0, 0, 3, 4, 7, -2)).isTrue();
    assertThat(Exact.within(0, 0, 3, 4, 7, Math.nextDown(-2.0))).isFalse();
    assertThat(Exact.within(0, 0, 3, 4, Math.nextDown(7.0), -2)).isFalse();
  }

  @Test
  void comparisonsAgreeWithTheOracle() {
    NearTangent.circlePairs(
        SEED,
        Volume.samples(),
        (a, b) -> {
          int comparison =
              Exact.compareDistance(a.x(), a.y(), b.x(), b.y(), a.radius(), b.radius());
          assertThat(comparison <= 0).isEqualTo(Oracle.intersects(a, b));
          assertThat(comparison < 0).isEqualTo(Oracle.overlaps(a, b));
          assertThat(Exact.within(a.x(), a.y(), b.x(), b.y(), a.radius(), b.radius()))
              .isEqualTo(comparison <= 0);
          assertThat(Exact.closer(a.x(), a.y(), b.x(), b.y(), a.radius(), b.radius()))
              .isEqualTo(comparison < 0);
        });
  }

  @Test
  void theDifferenceOfRadiiIsComparedExactly() {
    NearTangent.circlePairs(
        SEED + 1,
        Volume.samples(),
        (a, b) -> {
          double large = Math.max(a.radius(), b.radius());
          double small = Math.min(a.radius(), b.radius());
          BigDecimal dx = exact(b.x(), -a.x());
          BigDecimal dy = exact(b.y(), -a.y());
          BigDecimal room = exact(large, -small);
          int expected = dx.multiply(dx).add(dy.multiply(dy)).compareTo(room.multiply(room));
          assertThat(Exact.compareDistance(a.x(), a.y(), b.x(), b.y(), large, -small))
              .isEqualTo(expected);
        });
  }

  @Test
  void theSideOfALineIsThatOfRealArithmetic() {
    assertThat(Exact.orientation(0, 0, 1, 0, 0, 1)).isEqualTo(1);
    assertThat(Exact.orientation(0, 0, 0, 1, 1, 0)).isEqualTo(-1);
    assertThat(Exact.orientation(0, 0, 1, 1, 3, 3)).isZero();
    assertThat(Exact.orientation(-MAX, -MAX, MAX, MAX, 1, 1)).isZero();
    assertThat(Exact.orientation(-MAX, -MAX, MAX, MAX, 1, 1 + 0x1p-52)).isEqualTo(1);
    assertThat(Exact.orientation(0, 0, TINY, TINY, 3 * TINY, 3 * TINY)).isZero();
    assertThat(Exact.orientation(0, 0, TINY, TINY, 3 * TINY, 4 * TINY)).isEqualTo(1);
    assertThat(Exact.orientation(0, 0, MAX, TINY, -MAX, -TINY)).isZero();
    assertThat(Exact.orientation(0, 0, MAX, TINY, -MAX, 0)).isEqualTo(1);
    Cases.check(
        SEED,
        Volume.samples(),
        random -> {
          double[] t = new double[6];
          double scale = random.oneIn(5) ? Math.scalb(1.0, random.between(-1070, 970)) : 1;
          for (int k = 0; k < 6; k++) {
            double value = random.oneIn(3) ? random.between(-4, 4) : random.signed();
            t[k] = (random.oneIn(9) ? Math.scalb(value, random.between(-50, 50)) : value) * scale;
          }
          if (random.oneIn(2)) {
            // Next to the line, or on it.
            double part = random.oneIn(2) ? random.between(-2, 3) : random.signed();
            t[4] = t[0] + part * (t[2] - t[0]);
            t[5] = t[1] + part * (t[3] - t[1]);
          }
          return t;
        },
        t ->
            assertThat(Exact.orientation(t[0], t[1], t[2], t[3], t[4], t[5]))
                .isEqualTo(
                    exact(t[2], -t[0])
                        .multiply(exact(t[5], -t[1]))
                        .compareTo(exact(t[3], -t[1]).multiply(exact(t[4], -t[0])))));
  }
}
