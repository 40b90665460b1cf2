// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static dev.carom.internal.exact.ErrorFreeTest.exact;

import dev.carom.oracle.SplitMix64;
import java.math.BigDecimal;
import java.math.MathContext;

/** Doubles whose sum is a given number up to the last bits, or not quite. */
final class Ties {
  static final MathContext PRECISION = new MathContext(50);
  private static final MathContext ROOTS = new MathContext(66);

  private Ties() {}

  /** A number of about this exponent, with many bits or few. */
  static double number(SplitMix64 random, int exponent) {
    double fraction = random.oneIn(4) ? random.between(-8, 8) / 4.0 : random.signed();
    return Math.scalb(fraction == 0 ? 1 : fraction, exponent + random.between(-2, 2));
  }

  /** Less than half an ulp of the number, and often nothing. */
  static double tail(SplitMix64 random, double number) {
    return random.oneIn(3) ? 0 : 0.49 * random.signed() * Math.ulp(number);
  }

  /** The number moved by up to two ulps. */
  static double nudged(SplitMix64 random, double number) {
    int steps = random.oneIn(2) ? 0 : random.between(-2, 2);
    return number + steps * Math.ulp(number);
  }

  private static double inRange(double number) {
    return Math.max(-0x1p1020, Math.min(number, 0x1p1020));
  }

  /** Two doubles next to the target: the first is a part of it, or nearest to it. */
  static double[] two(SplitMix64 random, BigDecimal target) {
    double all = inRange(target.doubleValue());
    double first =
        switch (random.below(4)) {
          case 0 -> all;
          case 1 -> all * random.signed();
          case 2 -> 0;
          default -> inRange(all * Math.scalb(random.signed(), random.between(0, 30)));
        };
    double second = inRange(target.subtract(exact(first)).doubleValue());
    return random.nextBoolean()
        ? new double[] {first, nudged(random, second)}
        : new double[] {nudged(random, second), first};
  }

  /**
   * Six doubles next to the target: two numbers, each followed by its tail, and two that leave the
   * target of them, often by cancelling most of their bits.
   */
  static double[] six(SplitMix64 random, BigDecimal target) {
    int spread = random.oneIn(3) ? random.between(50, 56) : random.between(0, 50);
    double size = target.doubleValue() * Math.scalb(1.0, spread);
    size = inRange(size);
    double high = size * random.signed();
    double otherHigh = random.oneIn(3) ? target.doubleValue() - high : size * random.signed();
    double tail = tail(random, high);
    double otherTail = tail(random, otherHigh);
    BigDecimal rest = target.subtract(exact(high, tail, otherHigh, otherTail));
    double next = rest.doubleValue();
    double last = rest.subtract(exact(next)).doubleValue();
    return new double[] {
      high,
      tail,
      otherHigh,
      otherTail,
      next,
      random.oneIn(4) ? 0 : random.oneIn(8) ? Double.MIN_VALUE : nudged(random, last)
    };
  }

  static double[] terms(SplitMix64 random, BigDecimal target) {
    return random.nextBoolean() ? two(random, target) : six(random, target);
  }

  /** A root to sixty digits. */
  static BigDecimal root(BigDecimal square) {
    if (square.signum() == 0) {
      return square;
    }
    int exponent = (square.precision() - square.scale()) / 2;
    BigDecimal reduced = square.round(ROOTS).scaleByPowerOfTen(-2 * exponent);
    BigDecimal root = exact(Math.sqrt(reduced.doubleValue()));
    for (int step = 0; step < 2; step++) {
      root = root.add(reduced.divide(root, ROOTS)).multiply(BigDecimal.valueOf(0.5));
    }
    return root.scaleByPowerOfTen(exponent);
  }
}
