// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.Cases;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import java.math.BigDecimal;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ErrorFreeTest {
  private static final long SEED = 201;

  @Test
  void aSumAndItsTailAreTheTrueSum() {
    assertThat(ErrorFree.sumTail(1, 0x1p-60, 1)).isEqualTo(0x1p-60);
    assertThat(ErrorFree.sumTail(0x1p-60, 1, 1)).isEqualTo(0x1p-60);
    assertThat(ErrorFree.differenceTail(1, 0x1p-60, 1)).isEqualTo(-0x1p-60);
    Cases.check(
        SEED,
        Volume.samples(),
        random -> numbers(random, 2),
        terms -> {
          double a = terms[0];
          double b = terms[1];
          assertThat(exact(a + b, ErrorFree.sumTail(a, b, a + b)))
              .isEqualByComparingTo(exact(a, b));
          assertThat(exact(a - b, ErrorFree.differenceTail(a, b, a - b)))
              .isEqualByComparingTo(exact(a, -b));
        });
  }

  @Test
  void aProductAndItsTailAreTheTrueProduct() {
    double third = 1.0 / 3;
    assertThat(exact(third * 3, ErrorFree.productTail(third, 3, third * 3)))
        .isEqualByComparingTo(exact(third).multiply(exact(3)));
    Cases.check(
        SEED,
        Volume.samples(),
        random -> numbers(random, 2),
        terms -> {
          double product = terms[0] * terms[1];
          assertThat(exact(product, ErrorFree.productTail(terms[0], terms[1], product)))
              .isEqualByComparingTo(exact(terms[0]).multiply(exact(terms[1])));
        });
  }

  @Test
  void aProductIsExactAtTheEndsOfTheStatedRange() {
    double small = 0x1.fffffffffffffp-480;
    double large = 0x1.fffffffffffffp499;
    for (double a : new double[] {small, large, -small, -large, 0}) {
      for (double b : new double[] {small, large, 1.1, 0}) {
        assertThat(exact(a * b, ErrorFree.productTail(a, b, a * b)))
            .isEqualByComparingTo(exact(a).multiply(exact(b)));
      }
    }
  }

  @Test
  void theSignOfASumSeesTheLastTerm() {
    assertThat(ErrorFree.signOfSum(1, 0x1p-200, -1, 0, 0, 0)).isEqualTo(1);
    assertThat(ErrorFree.signOfSum(1, -0x1p-200, -1, 0, 0, 0)).isEqualTo(-1);
    assertThat(ErrorFree.signOfSum(1, 0x1p-200, -1, -0x1p-200, 0, 0)).isZero();
    assertThat(ErrorFree.signOfSum(1, 0x1p-60, 0x1p-120, -1, -0x1p-60, -0x1p-120)).isZero();
    assertThat(ErrorFree.signOfSum(0, 0, 0, 0, 0, 0)).isZero();
    assertThat(ErrorFree.signOfSum(-0.0, 0, 0, 0, 0, Double.MIN_VALUE)).isEqualTo(1);
  }

  @Test
  void theSignOfASumIsThatOfTheTrueSum() {
    Cases.check(
        SEED,
        Volume.samples(),
        random -> cancelling(random, 6),
        t ->
            assertThat(ErrorFree.signOfSum(t[0], t[1], t[2], t[3], t[4], t[5]))
                .isEqualTo(exact(t).signum()));
  }

  private static double[] numbers(SplitMix64 random, int count) {
    double[] numbers = new double[count];
    for (int k = 0; k < count; k++) {
      numbers[k] =
          random.oneIn(8)
              ? 0
              : Math.scalb(random.signed(), random.oneIn(2) ? 0 : random.between(-99, 99));
    }
    return numbers;
  }

  /** Numbers of which the last few cancel most of the sum of the others. */
  static double[] cancelling(SplitMix64 random, int count) {
    double[] terms = numbers(random, count);
    for (int k = count - random.between(1, 3); k < count; k++) {
      terms[k] = -Arrays.stream(terms, 0, k).sum() + (random.oneIn(4) ? Double.MIN_VALUE : 0);
    }
    for (int k = 0; k < count; k++) {
      int other = random.below(count);
      double swapped = terms[k];
      terms[k] = terms[other];
      terms[other] = swapped;
    }
    return terms;
  }

  static BigDecimal exact(double... terms) {
    BigDecimal sum = BigDecimal.ZERO;
    for (double term : terms) {
      sum = sum.add(new BigDecimal(term));
    }
    return sum;
  }
}
