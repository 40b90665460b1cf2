// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.Cases;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/**
 * Formulas that are 0 in real arithmetic, plus a number so small that their rounded values do not
 * know it: the result must be that number.
 */
class FormulaCancellationTest {
  private static final long SEED = 1663;

  private final Formula formula = new Formula();

  private void check(int part, Consumer<SplitMix64> check) {
    Cases.check(
        SEED + part,
        2 * Volume.samples(),
        SplitMix64::nextLong,
        seed -> {
          formula.clear();
          check.accept(new SplitMix64(seed));
        });
  }

  /** A number with all its digits and an exponent from a range around another. */
  private static double number(SplitMix64 random, int exponent, int range) {
    return Math.scalb(
        random.sign() * (1 + random.fraction()), exponent + random.between(-range, range));
  }

  /** A number so small that 106 digits of one with the given exponent may lose it; often 0. */
  private static double small(SplitMix64 random, int exponent) {
    int shift = random.oneIn(4) ? random.between(80, 300) : random.between(94, 114);
    return random.oneIn(5)
        ? 0
        : random.sign()
            * Math.max(Double.MIN_VALUE, Math.scalb(random.fraction(), exponent - shift));
  }

  /** Mostly 0; now and then so that products of two numbers overflow or underflow. */
  private static int exponent(SplitMix64 random) {
    return random.oneIn(4) ? random.between(-535, 490) : 0;
  }

  @Test
  void sums() {
    check(
        0,
        random -> {
          int exponent = random.oneIn(4) ? random.between(-1000, 1000) : 0;
          double a = number(random, exponent, 12);
          double b = number(random, exponent, 12);
          double c = number(random, exponent, 12);
          double rest = small(random, exponent);
          assertNumber(formula.sum(a, b, c, -a, -b, rest, 0, -c), rest);
          assertNumber(formula.sum(-a, -b, -c, rest, a, b, c, 0), rest);
          int sum = formula.sum(a, -b, c, -b, rest, a, 0, c);
          int opposite = formula.sum(b, -a, b, -c, -a, -rest, -c, 0);
          assertThat(formula.rounded(opposite)).isEqualTo(-formula.rounded(sum));
          int twice = formula.sum(-a, b, b, -a, -c, -c, 0, 0);
          assertNumber(formula.plus(sum, twice), rest);
          assertNumber(formula.minus(twice, opposite), rest);
        });
  }

  private void assertNumber(int number, double truth) {
    assertThat(formula.sign(number)).isEqualTo((int) Math.signum(truth));
    assertThat(formula.rounded(number)).isEqualTo(truth);
  }

  private static void assertNear(double result, double truth) {
    assertThat(Math.abs(result - truth)).isLessThanOrEqualTo(Math.ulp(truth));
  }

  @Test
  void products() {
    check(
        1,
        random -> {
          int exponent = exponent(random);
          double[] a = numbers(random, exponent);
          double[] b = numbers(random, -exponent / 2 - 20);
          int left = formula.sum(a[0], a[1], a[2], 0, 0, 0, 0, 0);
          int right = formula.sum(b[0], 0, b[1], 0, b[2], 0, 0, 0);
          int rest = formula.times(left, right);
          for (double one : a) {
            for (double two : b) {
              rest = formula.minus(rest, formula.times(formula.of(one), formula.of(two)));
            }
          }
          double truth = small(random, exponent - exponent / 2 - 20);
          int number = formula.plus(rest, formula.of(truth));
          assertNumber(number, truth);
          int sign = formula.sign(left);
          assertThat(formula.sign(formula.times(number, left)))
              .isEqualTo(sign * (int) Math.signum(truth));
          assertThat(formula.sign(formula.times(left, number)))
              .isEqualTo(sign * (int) Math.signum(truth));
          assertThat(formula.sign(formula.square(number))).isEqualTo(truth == 0 ? 0 : 1);
          if (truth != 0) {
            assertThat(formula.quotient(number, formula.of(truth))).isEqualTo(1);
            assertNear(
                formula.quotient(formula.times(left, number), number), formula.rounded(left));
            assertThat(formula.overRoot(number, formula.square(formula.of(truth))))
                .isEqualTo(Math.signum(truth));
          }
        });
  }

  private static double[] numbers(SplitMix64 random, int exponent) {
    return new double[] {
      number(random, exponent, 8), number(random, exponent, 8), number(random, exponent, 8)
    };
  }

  @Test
  void quotients() {
    check(
        2,
        random -> {
          double value = number(random, exponent(random), 20);
          double other = number(random, exponent(random), 500);
          int factor = formula.of(other);
          int product = formula.times(formula.of(value), factor);
          assertThat(formula.quotient(product, factor)).isEqualTo(value);
          assertThat(formula.overRoot(product, formula.square(factor)))
              .isEqualTo(value * Math.signum(other));
          int sum = formula.sum(value, other);
          assertNear(formula.quotient(formula.times(sum, factor), factor), formula.rounded(sum));
        });
  }

  /** (v · d - q · |w| + q · √w²) / d is v. */
  @Test
  void roots() {
    check(
        3,
        random -> {
          Rooted one = new Rooted(random, number(random, 0, random.oneIn(2) ? 0 : 40));
          assertNear(formula.rooted(one.p, one.q, one.s, one.d), one.value);
          assertThat(formula.signRooted(one.p, one.q, one.s))
              .isEqualTo((int) Math.signum(one.value) * formula.sign(one.d));
          double near =
              switch (random.below(4)) {
                case 0 -> -one.value;
                case 1 -> number(random, 0, 40);
                default -> one.value + random.between(-1, 1) * Math.ulp(one.value);
              };
          Rooted other = new Rooted(random, near);
          assertThat(compare(one, other)).isEqualTo(Double.compare(one.value, near));
          assertThat(compare(other, one)).isEqualTo(Double.compare(near, one.value));
          Rooted zero = new Rooted(random, 0);
          assertThat(formula.rooted(zero.p, zero.q, zero.s, zero.d)).isZero();
          assertThat(formula.signRooted(zero.p, zero.q, zero.s)).isZero();
        });
  }

  private int compare(Rooted one, Rooted two) {
    return formula.compareRooted(one.p, one.q, one.s, one.d, two.p, two.q, two.s, two.d);
  }

  /** A value as (p + q · √s) / d. */
  private final class Rooted {
    final double value;
    final int p;
    final int q;
    final int s;
    final int d;

    Rooted(SplitMix64 random, double value) {
      this.value = value;
      double root = random.oneIn(8) ? 0 : Math.abs(number(random, 0, 30));
      double factor = random.oneIn(8) ? 0 : number(random, 0, 30);
      double divisor = number(random, exponent(random), 8);
      q = formula.of(factor);
      s = formula.square(formula.of(root));
      d = formula.of(divisor);
      p = formula.cross(formula.of(value), d, q, formula.of(root));
    }
  }
}
