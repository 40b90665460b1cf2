// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.Cases;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class DigitsTest {
  private static final long SEED = 208;
  private static final double MAX = Double.MAX_VALUE;
  private static final double TINY = Double.MIN_VALUE;

  /** All doubles are integers in units of 2 to the power of minus this. */
  private static final int UNIT = 1074;

  private final Digits a = new Digits();
  private final Digits b = new Digits();
  private final Digits c = new Digits();
  private final Digits result = new Digits();

  @Test
  void aSumKeepsEveryTerm() {
    assertThat(a.set(MAX, MAX, -MAX, -MAX).sign()).isZero();
    assertThat(a.set(MAX, TINY, -MAX, 0).rounded()).isEqualTo(TINY);
    assertThat(a.set(MAX, -TINY, 0, 0).sign()).isEqualTo(1);
    assertThat(a.set(-MAX, TINY, 0, 0).sign()).isEqualTo(-1);
    assertThat(a.set(0, -0.0).sign()).isZero();
    assertThat(a.set(1, 0x1p-53).rounded()).isEqualTo(1);
    assertThat(a.set(1, 0x1p-53, TINY, 0).rounded()).isEqualTo(Math.nextUp(1.0));
    assertThat(a.set(-1, -0x1p-53, -TINY, 0).rounded()).isEqualTo(Math.nextDown(-1.0));
    assertThat(a.set(1, 0x1p-53, -TINY, 0).rounded()).isEqualTo(1);
    assertThat(a.set(MAX, MAX).rounded()).isInfinite();
  }

  @Test
  void zeroIsBelowAllOthers() {
    assertThat(a.clear().head()).isZero();
    assertThat(a.exponent()).isLessThan(b.set(TINY, 0).exponent() * 100);
    assertThat(a.rounded()).isZero();
    assertThat(result.clear().addProduct(a, b, 1).sign()).isZero();
  }

  @Test
  void scalesToTheEndsOfTheRange() {
    assertThat(Digits.scaled(1, 1023)).isEqualTo(0x1p1023);
    assertThat(Digits.scaled(1, 1024)).isInfinite();
    assertThat(Digits.scaled(-1, 5000)).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(Digits.scaled(1, -1074)).isEqualTo(TINY);
    assertThat(Digits.scaled(1.5, -1075)).isEqualTo(TINY);
    assertThat(Digits.scaled(1, -1075)).isZero();
    assertThat(Digits.scaled(1, -9000)).isZero();
    assertThat(Digits.scaled(3 * TINY, 1074)).isEqualTo(3);
    assertThat(Digits.scaled(MAX, -2097)).isEqualTo(2 * TINY);
    // Rounded once: to the nearest of 0x1p-1074 and 0x2p-1074, not by way of another double.
    assertThat(Digits.scaled(0x1.7ffffffffffffp0, -1074)).isEqualTo(TINY);
  }

  @Test
  void whatIsNotFiniteStaysAsItIs() {
    assertThat(Digits.scaled(Double.POSITIVE_INFINITY, -3)).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(Digits.scaled(Double.NEGATIVE_INFINITY, 3)).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(Digits.scaled(Double.NaN, 3)).isNaN();
    assertThat(Digits.scaled(0, 3)).isZero();
  }

  @Test
  void theTailIsWhatTheHeadLacks() {
    assertThat(a.clear().tailOfHead()).isZero();
    a.set(1, 0x1p-60);
    assertThat(scaled(a.head(), a.exponent())).isEqualTo(1);
    assertThat(scaled(a.tailOfHead(), a.exponent())).isEqualTo(0x1p-60);
    Cases.check(
        SEED + 1,
        Math.max(Volume.samples() / 5, 600),
        random -> terms(random, 4),
        t -> {
          a.set(t[0], t[1], t[2], t[3]);
          Dyadic truth = Dyadic.sum(t[0], t[1], t[2], t[3]);
          Dyadic head = Dyadic.sum(a.head()).times(Dyadic.powerOfTwo(a.exponent()));
          Dyadic tail = Dyadic.sum(a.tailOfHead()).times(Dyadic.powerOfTwo(a.exponent()));
          Dyadic missing = truth.minus(head).minus(tail);
          // Half an ulp of the head is 2^-53 of it, and the tail has twenty bits or more.
          Dyadic bound = head.times(Dyadic.powerOfTwo(-72));
          assertThat(missing.times(missing).minus(bound.times(bound)).sign()).isNotPositive();
        });
  }

  private static double scaled(double value, int exponent) {
    return Digits.scaled(value, exponent);
  }

  @Test
  void sumsOfNumbersAreExact() {
    Cases.check(
        SEED + 2,
        Math.max(Volume.samples() / 5, 600),
        random -> terms(random, 8),
        t -> {
          // Products have more digits than sums, above them or below.
          a.set(t[0], t[1]);
          b.set(t[2], t[3]);
          c.set(t[4], t[5]).addProduct(a, b, 1);
          result.set(t[6], t[7]).add(c, 1);
          BigInteger product = sum(t[0], t[1]).multiply(sum(t[2], t[3]));
          BigInteger first = sum(t[4], t[5]).shiftLeft(UNIT).add(product);
          BigInteger second = sum(t[6], t[7]).shiftLeft(UNIT);
          assertValue(first.add(second));
          result.add(c, -1).add(c, -1);
          assertValue(second.subtract(first));
        });
  }

  /** The result in units of 2^-2148. */
  private void assertValue(BigInteger truth) {
    assertThat(result.sign()).isEqualTo(truth.signum());
    assertThat(result.head()).isEqualTo(rounded(truth, -2 * UNIT - result.exponent()));
  }

  @Test
  void agreesWithExactArithmetic() {
    Cases.check(
        SEED,
        Math.max(Volume.samples() / 5, 600),
        random -> terms(random, 9),
        t -> {
          a.set(t[0], t[1], t[2], t[3]);
          b.set(t[4], t[5]);
          c.set(t[6], t[7], t[8], 0);
          BigInteger trueA = sum(t[0], t[1], t[2], t[3]);
          BigInteger trueB = sum(t[4], t[5]);
          BigInteger trueC = sum(t[6], t[7], t[8]);
          assertThat(a.sign()).isEqualTo(trueA.signum());
          assertThat(a.rounded()).isEqualTo(rounded(trueA, -UNIT));
          result.clear().addProduct(a, b, 1).addProduct(c, c, -1).addProduct(b, c, 1);
          BigInteger truth =
              trueA.multiply(trueB).subtract(trueC.pow(2)).add(trueB.multiply(trueC));
          assertThat(result.sign()).isEqualTo(truth.signum());
          assertThat(result.head()).isEqualTo(rounded(truth, -2 * UNIT - result.exponent()));
          a.clear().addProduct(result, b, 1).addProduct(result, c, -1);
          assertThat(a.sign()).isEqualTo(truth.multiply(trueB).compareTo(truth.multiply(trueC)));
        });
  }

  /** A sum of doubles as an integer, in units of 2^-1074. */
  private static BigInteger sum(double... terms) {
    BigInteger sum = BigInteger.ZERO;
    for (double term : terms) {
      int exponent = Math.max(Math.getExponent(term), Double.MIN_EXPONENT);
      BigInteger mantissa = BigInteger.valueOf((long) (Math.scalb(term, -exponent) * 0x1p52));
      sum = sum.add(mantissa.shiftLeft(exponent - 52 + UNIT));
    }
    return sum;
  }

  /** The number times 2 to a power, rounded to the nearest double. */
  private static double rounded(BigInteger number, int exponent) {
    if (number.signum() == 0) {
      return 0;
    }
    // A double is rounded below these bits, to the tie or not as the last one of them says.
    int surplus = Math.max(0, number.bitLength() - 120);
    BigInteger size = number.abs();
    BigInteger leading = size.shiftRight(surplus);
    if (size.getLowestSetBit() < surplus) {
      leading = leading.setBit(0);
    }
    return number.signum() * Math.scalb(leading.doubleValue(), surplus + exponent);
  }

  /** Of one size or from the whole range, many of them cancelling. */
  private static double[] terms(SplitMix64 random, int count) {
    boolean mixed = random.oneIn(4);
    double[] terms = new double[count];
    for (int k = 0; k < count; k++) {
      terms[k] =
          switch (random.below(6)) {
            case 0 -> 0;
            case 1 -> k == 0 ? 1 : -terms[k - 1];
            case 2 -> k == 0 ? 1 : -Math.nextUp(terms[k - 1]);
            default ->
                Math.scalb(
                    random.signed(), mixed ? random.between(-1074, 1023) : random.between(-40, 40));
          };
    }
    return terms;
  }
}
