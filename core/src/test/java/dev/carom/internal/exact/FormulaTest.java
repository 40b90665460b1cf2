// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.Cases;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FormulaTest {
  private static final long SEED = 1508;
  private static final double MAX = Double.MAX_VALUE;
  private static final double TINY = Double.MIN_VALUE;

  private final Formula formula = new Formula();

  @Test
  void keepsEveryTermOfASum() {
    assertThat(formula.sign(formula.sum(MAX, TINY, -MAX, 0, -TINY, 0, 0, 0))).isZero();
    assertThat(formula.sign(formula.sum(MAX, TINY, -MAX, 0, 0, 0, 0, 0))).isEqualTo(1);
    assertThat(formula.sign(formula.sum(1e300, -1, -1e300, 1, 0, 0, 0, -TINY))).isEqualTo(-1);
    assertThat(formula.rounded(formula.sum(1, TINY, -1, 0, 0, 0, 0, 0))).isEqualTo(TINY);
    assertThat(formula.rounded(formula.sum(MAX, MAX))).isInfinite();
    assertThat(formula.rounded(formula.sum(MAX, MAX, -MAX, 0, 0, 0, 0, 0))).isEqualTo(MAX);
    assertThat(formula.sign(formula.of(-0.0))).isZero();
  }

  @Test
  void keepsEveryDigitOfAProduct() {
    int a = formula.sum(1, 0x1p-200);
    int b = formula.sum(1, -0x1p-200);
    int product = formula.minus(formula.times(a, b), formula.of(1));
    assertThat(formula.sign(product)).isEqualTo(-1);
    assertThat(formula.rounded(product)).isEqualTo(-0x1p-400);
    int tiny = formula.of(TINY);
    assertThat(formula.sign(formula.square(tiny))).isEqualTo(1);
    assertThat(formula.rounded(formula.square(tiny))).isZero();
    assertThat(formula.quotient(formula.square(tiny), tiny)).isEqualTo(TINY);
    int huge = formula.of(MAX);
    assertThat(formula.quotient(formula.square(huge), huge)).isEqualTo(MAX);
    assertThat(formula.sign(formula.cross(huge, tiny, tiny, huge))).isZero();
  }

  @Test
  void takesRootsThatCancel() {
    // 5 - √(25 - 2^-60) is 2^-60 / 10, and a little more.
    int square = formula.sum(25, -0x1p-60);
    assertThat(formula.rooted(formula.of(5), formula.of(-1), square, formula.of(1)))
        .isEqualTo(0x1p-60 / 10);
    assertThat(formula.rooted(formula.of(5), formula.of(-1), formula.of(25), formula.of(1)))
        .isZero();
    assertThat(formula.rooted(formula.of(0), formula.of(3), formula.of(16), formula.of(-2)))
        .isEqualTo(-6);
    assertThat(formula.rooted(formula.of(7), formula.of(3), formula.of(0), formula.of(2)))
        .isEqualTo(3.5);
    assertThat(formula.overRoot(formula.of(12), formula.of(16))).isEqualTo(3);
  }

  @Test
  void agreesWithExactArithmetic() {
    Cases.check(SEED, Volume.samples() / 5, SplitMix64::nextLong, this::checkFormulas);
  }

  private void checkFormulas(long seed) {
    SplitMix64 random = new SplitMix64(seed);
    formula.clear();
    List<Integer> numbers = new ArrayList<>();
    List<Dyadic> truths = new ArrayList<>();
    boolean isMixed = random.oneIn(4);
    for (int k = random.between(3, 5); k > 0; k--) {
      double[] t = terms(random, isMixed);
      numbers.add(formula.sum(t[0], t[1], t[2], t[3], t[4], t[5], t[6], t[7]));
      truths.add(Dyadic.sum(t));
    }
    for (int k = random.between(3, 8); k > 0; k--) {
      int i = random.below(numbers.size());
      int j = random.below(numbers.size());
      int a = numbers.get(i);
      int b = numbers.get(j);
      Dyadic trueA = truths.get(i);
      Dyadic trueB = truths.get(j);
      switch (random.below(6)) {
        case 0 -> {
          numbers.add(formula.plus(a, b));
          truths.add(trueA.plus(trueB));
        }
        case 1 -> {
          numbers.add(formula.minus(a, b));
          truths.add(trueA.minus(trueB));
        }
        case 2, 3 -> {
          // What is left of a number without its leading digits.
          double leading = formula.rounded(a);
          if (Double.isFinite(leading)) {
            numbers.add(formula.minus(a, formula.of(leading)));
            truths.add(trueA.minus(Dyadic.sum(leading)));
          }
        }
        default -> {
          if (trueA.degree + trueB.degree <= 4) {
            numbers.add(formula.times(a, b));
            truths.add(trueA.times(trueB));
          }
        }
      }
      check(random, numbers, truths);
    }
  }

  private void check(SplitMix64 random, List<Integer> numbers, List<Dyadic> truths) {
    int last = numbers.size() - 1;
    int a = numbers.get(last);
    Dyadic trueA = truths.get(last);
    int i = random.below(numbers.size());
    int b = numbers.get(i);
    Dyadic trueB = truths.get(i);
    int j = random.below(numbers.size());
    int c = numbers.get(j);
    Dyadic trueC = truths.get(j);
    switch (random.below(5)) {
      case 0 -> assertThat(formula.sign(a)).isEqualTo(trueA.sign());
      case 1 -> trueA.assertRounded(formula.rounded(a), 1);
      case 2 -> {
        if (trueB.sign() != 0) {
          trueA.over(trueB).assertRounded(formula.quotient(a, b), 1);
        }
      }
      case 3 -> {
        if (trueB.sign() > 0) {
          trueA.over(trueB.root()).assertRounded(formula.overRoot(a, b), 1);
        }
      }
      default -> {
        if (trueA.sign() != 0) {
          // Often nearly 0: b - √(b² + c) for a small c is -c / (b + √(b² + c)).
          Dyadic trueSquare = trueB.times(trueB).plus(trueC);
          double sign = random.sign();
          if (trueSquare.sign() > 0) {
            Dyadic root = trueSquare.root().times(Dyadic.sum(sign));
            Dyadic truth =
                sign * trueB.sign() < 0
                    ? Dyadic.sum(0).minus(trueC).over(trueB.minus(root))
                    : trueB.plus(root);
            int square = formula.plus(formula.square(b), c);
            double result = formula.rooted(b, formula.of(sign), square, a);
            truth.over(trueA).assertRounded(result, 1);
          }
        }
      }
    }
  }

  /** The terms of a sum, of one size or from the whole range, many of them cancelling. */
  private static double[] terms(SplitMix64 random, boolean isMixed) {
    double[] terms = new double[8];
    int count = random.between(1, 8);
    for (int k = 0; k < count; k++) {
      terms[k] =
          switch (random.below(5)) {
            case 0 -> k == 0 ? 1 : -terms[k - 1];
            case 1 -> k == 0 ? 3 : -Math.nextUp(terms[k - 1]);
            default ->
                Math.scalb(
                    random.signed(),
                    isMixed ? random.between(-1074, 1023) : random.between(-40, 40));
          };
    }
    return terms;
  }

  /** The number times 2 to the power of the exponent. */
  private record Dyadic(BigInteger number, int exponent, int degree) {
    private static final int DIGITS = 300;

    static Dyadic sum(double... terms) {
      BigInteger sum = BigInteger.ZERO;
      for (double term : terms) {
        int exponent = Math.max(Math.getExponent(term), Double.MIN_EXPONENT);
        BigInteger mantissa = BigInteger.valueOf((long) (Math.scalb(term, -exponent) * 0x1p52));
        sum = sum.add(mantissa.shiftLeft(exponent - 52 + 1074));
      }
      return of(sum, -1074, 1);
    }

    private static Dyadic of(BigInteger number, int exponent, int degree) {
      int zeros = Math.max(0, number.getLowestSetBit());
      return new Dyadic(number.shiftRight(zeros), exponent + zeros, degree);
    }

    int sign() {
      return number.signum();
    }

    Dyadic plus(Dyadic other) {
      int least = Math.min(exponent, other.exponent);
      BigInteger sum =
          number.shiftLeft(exponent - least).add(other.number.shiftLeft(other.exponent - least));
      return of(sum, least, Math.max(degree, other.degree));
    }

    Dyadic minus(Dyadic other) {
      return plus(new Dyadic(other.number.negate(), other.exponent, other.degree));
    }

    Dyadic times(Dyadic other) {
      return of(number.multiply(other.number), exponent + other.exponent, degree + other.degree);
    }

    /** The quotient with many more digits than a double has. */
    Dyadic over(Dyadic other) {
      int shift = Math.max(0, DIGITS + other.number.bitLength() - number.bitLength());
      return of(number.shiftLeft(shift).divide(other.number), exponent - shift - other.exponent, 1);
    }

    /** The square root with as many. */
    Dyadic root() {
      int needed = Math.max(0, 2 * DIGITS - number.bitLength());
      int shift = needed + (needed + exponent & 1);
      return of(number.shiftLeft(shift).sqrt(), (exponent - shift) / 2, degree);
    }

    /** Fails if a result is off by more than so many ulps, or one more if it is subnormal. */
    void assertRounded(double result, int ulps) {
      if (sign() == 0) {
        assertThat(result).isZero();
        return;
      }
      int size = number.bitLength() - 1 + exponent;
      boolean isSubnormal = size < Double.MIN_EXPONENT + 2;
      if (Double.isInfinite(result)) {
        assertThat(result > 0).isEqualTo(sign() > 0);
        Dyadic beyond = minus(sum(Math.copySign(MAX, result)));
        assertThat(size > Double.MAX_EXPONENT || beyond.isWithin(ulps, 971)).isTrue();
        return;
      }
      int unit = Math.min(971, Math.max(size, Double.MIN_EXPONENT) - 52);
      Dyadic error = minus(sum(result));
      assertThat(error.isWithin(ulps + (isSubnormal ? 1 : 0), unit))
          .as("%s is not within %s ulps of %s · 2^%s", result, ulps, leading(), size - 60)
          .isTrue();
    }

    private BigInteger leading() {
      return number.shiftRight(number.bitLength() - 61);
    }

    private boolean isWithin(int units, int unit) {
      Dyadic bound = of(BigInteger.valueOf(units), unit, 1);
      return new Dyadic(number.abs(), exponent, 1).minus(bound).sign() <= 0;
    }
  }
}
