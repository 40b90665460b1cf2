// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.Cases;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
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
  void keepsTheTermsOfManySums() {
    int[] numbers = new int[300];
    for (int k = 0; k < numbers.length; k++) {
      numbers[k] = formula.sum(k + 1, 0, 0, k * TINY, -k - 1, 0, 0, TINY);
    }
    for (int k = 0; k < numbers.length; k++) {
      assertThat(formula.rounded(numbers[k])).isEqualTo((k + 1) * TINY);
    }
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
  void theSignsOfShortNumbersAreCertainEvenIfTheyAreZero() {
    int[] whole = {formula.of(0), formula.of(2), formula.of(3), formula.of(4), formula.of(6)};
    for (int a : whole) {
      for (int b : whole) {
        assertThat(formula.isSignCertain(formula.plus(a, b))).isTrue();
        assertThat(formula.isSignCertain(formula.minus(a, b))).isTrue();
        assertThat(formula.isSignCertain(formula.times(a, b))).isTrue();
        assertThat(formula.isSignCertain(formula.cross(a, b, b, a))).isTrue();
      }
    }
    assertThat(formula.isSignCertain(formula.cross(whole[1], whole[4], whole[2], whole[3])))
        .isTrue();
    // A double and a tail.
    int twofold = formula.sum(1, 0x1p-60);
    assertThat(formula.isSignCertain(formula.minus(twofold, twofold))).isTrue();
    assertThat(formula.isSignCertain(formula.minus(formula.minus(twofold, whole[1]), twofold)))
        .isTrue();
  }

  @Test
  void theSignsOfLongNumbersAreCertainUnlessTheyCancel() {
    int tenths = formula.sum(0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8);
    assertThat(formula.isSignCertain(tenths)).isTrue();
    int square = formula.square(tenths);
    assertThat(formula.isSignCertain(square)).isTrue();
    assertThat(formula.isSignCertain(formula.minus(square, square))).isFalse();
    assertThat(formula.sign(formula.minus(square, square))).isZero();
    assertThat(formula.isSignCertain(formula.minus(square, formula.of(1)))).isTrue();
    // Nothing of it matters.
    assertThat(formula.isSignCertain(formula.times(formula.of(0), tenths))).isTrue();
    assertThat(formula.isSignCertain(formula.times(tenths, formula.of(0)))).isTrue();
    int huge = formula.of(0x1p501);
    assertThat(formula.isSignCertain(formula.times(huge, huge))).isFalse();
  }

  @Test
  void theFormulaOfAThreadForgetsTheNumbersOfTheLastValue() {
    int first = Formula.ofThisThread().of(1);
    assertThat(Formula.ofThisThread().of(2)).isEqualTo(first);
    assertThat(Formula.ofThisThread().sum(2, 3)).isEqualTo(first);
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
          if (trueA.degree() + trueB.degree() <= 4) {
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
}
