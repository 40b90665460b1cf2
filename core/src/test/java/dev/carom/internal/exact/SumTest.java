// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static dev.carom.internal.exact.ErrorFreeTest.exact;
import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.Cases;
import dev.carom.oracle.Measure;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import java.math.BigDecimal;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Sums, and products of sums, that cancel up to the last bits, against exact arithmetic. */
class SumTest {
  private static final long SEED = 210;
  private static final int CASES = Math.max(Volume.samples() / 5, 1_500);

  /** Lengths and motions whose products overflow, underflow, or lose bits before they do. */
  private static final int[][] EXTREMES = {
    {-538, -538}, {-538, 0}, {0, -538}, {-538, 490}, {490, -538}, {-700, -300}, {600, 600}, {700, 0}
  };

  private static Sum sum(double... terms) {
    if (terms.length < 4) {
      return new Sum().set(terms[0], terms[1]);
    }
    Sum sum = new Sum().setDifference(terms[0], terms[1], -terms[2], -terms[3]);
    for (int k = 4; k < terms.length; k++) {
      sum.plus(terms[k]);
    }
    return sum;
  }

  /** Sums that are given by their terms. */
  private record Given(double[]... sums) {
    Sum sum(int k) {
      return SumTest.sum(sums[k]);
    }

    BigDecimal truth(int k) {
      return exact(sums[k]);
    }

    @Override
    public String toString() {
      return Arrays.deepToString(sums);
    }
  }

  private static int[] exponents(SplitMix64 random) {
    return switch (random.below(8)) {
      case 0 -> EXTREMES[random.below(EXTREMES.length)];
      case 1, 2 -> new int[] {random.between(-90, 90), random.between(-90, 90)};
      default -> new int[] {random.between(40, 90), random.between(40, 90)};
    };
  }

  private static double[] any(SplitMix64 random, int exponent) {
    return Ties.terms(random, exact(Ties.number(random, exponent)));
  }

  @Test
  void theSignIsThatOfTheTrueSum() {
    Cases.check(
        SEED,
        CASES / 2,
        random -> {
          double size = Math.scalb(1.0, random.oneIn(5) ? 900 : random.between(-90, 90));
          double[] t = Ties.six(random, exact(size * random.signed()));
          double[] rest = Ties.two(random, exact(t).negate());
          t[random.nextBoolean() ? 5 : 4] += random.oneIn(3) ? 0 : rest[0];
          return new Given(t, rest);
        },
        given -> {
          double[] rest = given.sums[1];
          Sum sum = given.sum(0);
          int sign = given.truth(0).signum();
          assertThat(sum.sign()).isEqualTo(sign);
          assertThat(new Sum().set(sum, -1).sign()).isEqualTo(-sign);
          BigDecimal all = given.truth(0).add(given.truth(1));
          assertThat(new Sum().set(sum, 1).plus(given.sum(1)).sign()).isEqualTo(all.signum());
          assertThat(given.sum(1).plus(sum).sign()).isEqualTo(all.signum());
          assertThat(sum.plus(rest[0]).plus(rest[1]).sign()).isEqualTo(all.signum());
        });
  }

  @Test
  void valuesAreAccurateHoweverMuchCancels() {
    Cases.check(
        SEED + 1,
        CASES / 2,
        random -> {
          double[] t = any(random, random.between(-90, 90));
          double part = 1 + Math.scalb(random.signed(), random.between(-100, 1));
          double[] rest = Ties.two(random, exact(t).multiply(exact(part)).negate());
          return new Given(t, random.oneIn(3) ? any(random, random.between(-90, 90)) : rest);
        },
        given -> {
          assertValue(given.sum(0), given.truth(0));
          assertValue(new Sum().set(given.sum(0), -1), given.truth(0).negate());
          BigDecimal all = given.truth(0).add(given.truth(1));
          if (given.sums[1].length < 4) {
            assertValue(given.sum(0).plus(given.sum(1)), all);
            assertValue(given.sum(1).plus(given.sum(0)), all);
            assertValue(given.sum(0).plus(given.sums[1][0]).plus(given.sums[1][1]), all);
          }
        });
  }

  @Test
  void aRoundedSumOfSumsIsNotTakenForExact() {
    Cases.check(
        SEED + 6,
        CASES / 4,
        random -> {
          double[] a = Ties.two(random, exact(Ties.number(random, random.between(0, 90))));
          double[] b = Ties.two(random, exact(a).multiply(exact(random.fraction())));
          return new Given(a, b, Ties.two(random, exact(a).add(exact(b)).negate()));
        },
        given -> {
          BigDecimal truth = given.truth(0).add(given.truth(1)).add(given.truth(2));
          double[] rest = given.sums[2];
          Sum sum = given.sum(0).plus(given.sum(1)).plus(rest[0]).plus(rest[1]);
          assertThat(sum.sign()).isEqualTo(truth.signum());
          assertValue(sum, truth);
        });
  }

  @Test
  void tailsMayCancelTheDifferenceOfNeighbours() {
    // The tails differ by an ulp less three bits that no double can hold beside it.
    Sum sum = sum(1 + 0x1p-52, -0x1p-53, -1, -(0x1p-53 - 0x3p-106));
    assertThat(sum.rounded()).isEqualTo(0x3p-106);
    assertThat(sum.sign()).isEqualTo(1);
  }

  private static void assertValue(Sum sum, BigDecimal truth) {
    double rounded = sum.rounded();
    double precise = sum.precise();
    assertThat(Measure.ulps(truth.subtract(exact(rounded)), rounded)).isLessThanOrEqualTo(8);
    assertThat(Measure.ulps(truth.subtract(exact(precise)), precise)).isLessThan(0.51);
  }

  @Test
  void aSumThatIsSetAgainForgetsItsTerms() {
    Formula formula = new Formula();
    Sum sum = new Sum().set(1, 2).plus(4).plus(8);
    assertThat(formula.rounded(sum.in(formula))).isEqualTo(15);
    assertThat(formula.rounded(sum.set(1, 2).in(formula))).isEqualTo(3);
    assertThat(sum.precise()).isEqualTo(3);
  }

  @Test
  void aSumMayOverflow() {
    double max = Double.MAX_VALUE;
    assertThat(sum(max, 0, max, 0, -max, -max).sign()).isZero();
    assertThat(sum(max, 0, max, 0, -max).sign()).isEqualTo(1);
    assertThat(sum(max, 0, max, 0, -max).rounded()).isEqualTo(max);
    assertThat(sum(max, 0, max, 0, -max).precise()).isEqualTo(max);
    assertThat(sum(-max, 0, -max, 0, 1).rounded()).isEqualTo(Double.NEGATIVE_INFINITY);
  }

  @Test
  void theTermsAreThoseOfTheDifference() {
    Sum sum = sum(1, 2, 3, 4, 5);
    for (int k = 0; k < 5; k++) {
      assertThat(sum.term(k)).isEqualTo(k + 1);
    }
    assertThat(sum.value()).isEqualTo(15);
  }

  @Test
  void theSignOfAnEqualProductIsZero() {
    Cases.check(
        SEED + 2,
        CASES / 4,
        random -> {
          int[] exponents = exponents(random);
          return new Given(any(random, exponents[0]), any(random, exponents[1]));
        },
        given -> {
          Sum a = given.sum(0);
          Sum b = given.sum(1);
          assertThat(Sum.signOfProducts(a, b, b, a)).isZero();
          assertThat(Sum.signOfSquares(a, sum(0, 0), a)).isZero();
          assertThat(Sum.signOfSquares(sum(0, 0), b, b)).isZero();
        });
  }

  @Test
  void theSignOfProductsIsThatOfTheTrueProducts() {
    Cases.check(
        SEED + 3,
        CASES,
        random -> {
          int[] exponents = exponents(random);
          double[] a = any(random, exponents[0]);
          double[] b = any(random, exponents[1]);
          double[] c = any(random, random.nextBoolean() ? exponents[0] : exponents[1]);
          BigDecimal quotient = exact(a).multiply(exact(b)).divide(nonZero(c), Ties.PRECISION);
          return new Given(a, b, c, fits(quotient) ? Ties.terms(random, quotient) : a);
        },
        given -> {
          int truth =
              given
                  .truth(0)
                  .multiply(given.truth(1))
                  .compareTo(given.truth(2).multiply(given.truth(3)));
          assertThat(Sum.signOfProducts(given.sum(0), given.sum(1), given.sum(2), given.sum(3)))
              .isEqualTo(truth);
          assertThat(Sum.signOfProducts(given.sum(3), given.sum(2), given.sum(1), given.sum(0)))
              .isEqualTo(-truth);
        });
  }

  private static BigDecimal nonZero(double[] terms) {
    BigDecimal sum = exact(terms);
    return sum.signum() == 0 ? BigDecimal.ONE : sum;
  }

  private static boolean fits(BigDecimal number) {
    double size = Math.abs(number.doubleValue());
    return size > 0x1p-900 && size < 0x1p900;
  }

  @Test
  void theSignOfSquaresIsThatOfTheTrueSquares() {
    Cases.check(
        SEED + 4,
        CASES,
        random -> {
          int[] exponents = exponents(random);
          double[] x = any(random, exponents[0]);
          double[] y = any(random, random.oneIn(4) ? exponents[1] : exponents[0]);
          BigDecimal length = Ties.root(exact(x).pow(2).add(exact(y).pow(2)));
          return new Given(x, y, Ties.terms(random, length));
        },
        given ->
            assertThat(Sum.signOfSquares(given.sum(0), given.sum(1), given.sum(2)))
                .isEqualTo(
                    given
                        .truth(0)
                        .pow(2)
                        .add(given.truth(1).pow(2))
                        .compareTo(given.truth(2).pow(2))));
  }

  @Test
  void theSignOfPassingIsThatOfTheTrueDistance() {
    Cases.check(
        SEED + 5,
        CASES,
        random -> {
          int[] exponents = exponents(random);
          double[] x = any(random, exponents[0]);
          double[] u = Ties.two(random, exact(Ties.number(random, exponents[1])));
          double[] v = Ties.two(random, exact(Ties.number(random, exponents[1])));
          // Often so close to the path that most of the difference cancels.
          BigDecimal along = exact(x).multiply(exact(v)).divide(nonZero(u), Ties.PRECISION);
          double aside = 1 + Math.scalb(random.signed(), random.between(-60, 0));
          double[] y =
              random.nextBoolean() && fits(along)
                  ? Ties.terms(random, along.multiply(exact(aside)))
                  : any(random, exponents[0]);
          BigDecimal cross = cross(x, y, u, v);
          BigDecimal length = Ties.root(exact(u).pow(2).add(exact(v).pow(2)));
          BigDecimal distance = cross.abs().divide(length, Ties.PRECISION);
          return new Given(x, y, u, v, Ties.two(random, distance));
        },
        given -> {
          double[][] sums = given.sums;
          BigDecimal cross = cross(sums[0], sums[1], sums[2], sums[3]);
          BigDecimal motion = given.truth(2).pow(2).add(given.truth(3).pow(2));
          assertThat(
                  Sum.signOfPassing(
                      given.sum(0), given.sum(1), given.sum(2), given.sum(3), given.sum(4)))
              .isEqualTo(cross.pow(2).compareTo(given.truth(4).pow(2).multiply(motion)));
        });
  }

  private static BigDecimal cross(double[] x, double[] y, double[] u, double[] v) {
    return exact(x).multiply(exact(v)).subtract(exact(y).multiply(exact(u)));
  }
}
