// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import java.util.Arrays;

/**
 * A number with as many binary digits as needed: sums and products are exact for all exponents. The
 * memory is reused.
 *
 * <p>The digits are signed, with 26 bits each, so terms that are far apart leave zeros between
 * them, which products skip. Columns of products fit into a long without intermediate carries.
 */
final class Digits {
  private static final int BITS = 26;
  private static final long HALF = 1L << BITS - 1;
  private static final long MASK = (1L << BITS) - 1;

  /** The exponent of zero: below that of any other number. */
  private static final int EXPONENT_OF_ZERO = Integer.MIN_VALUE / 4;

  /** Lowest first; when settled, each is from -HALF to HALF - 1, and the highest is not zero. */
  private long[] digits = new long[32];

  private int size;

  /** The weight of the lowest digit is 2^(BITS * base). */
  private int base;

  /** True if no carries are pending; a few hundred additions fit before they must be settled. */
  private boolean isSettled = true;

  Digits clear() {
    size = 0;
    isSettled = true;
    return this;
  }

  /** Sets this to the sum of four doubles. */
  Digits set(double a, double b, double c, double d) {
    return clear().add(a).add(b).add(c).add(d);
  }

  /** Sets this to the sum of two doubles. */
  Digits set(double a, double b) {
    return clear().add(a).add(b);
  }

  Digits add(double value) {
    if (value == 0) {
      return this;
    }
    long bits = Double.doubleToRawLongBits(value);
    int biased = (int) (bits >>> 52) & 0x7FF;
    long fraction = bits & 0xFFFFFFFFFFFFFL;
    long mantissa = biased == 0 ? fraction : fraction | 1L << 52;
    int exponent = Math.max(biased, 1) - 1075;
    int weight = Math.floorDiv(exponent, BITS);
    int shift = exponent - weight * BITS;
    long sign = value < 0 ? -1 : 1;
    include(weight, weight + 2);
    int k = weight - base;
    digits[k] += sign * ((mantissa & MASK) << shift);
    digits[k + 1] += sign * ((mantissa >> BITS & MASK) << shift);
    digits[k + 2] += sign * (mantissa >> 2 * BITS << shift);
    isSettled = false;
    return this;
  }

  /** Adds another number, or subtracts it for a sign of -1. */
  Digits add(Digits other, int sign) {
    other.settle();
    if (other.size > 0) {
      include(other.base, other.base + other.size - 1);
      for (int k = 0; k < other.size; k++) {
        digits[other.base - base + k] += sign * other.digits[k];
      }
      isSettled = false;
    }
    return this;
  }

  /** Adds a·b, or subtracts it for a sign of -1; neither may be this number. */
  Digits addProduct(Digits a, Digits b, int sign) {
    a.settle();
    b.settle();
    if (a.size == 0 || b.size == 0) {
      return this;
    }
    include(a.base + b.base, a.base + b.base + a.size + b.size - 2);
    int offset = a.base + b.base - base;
    for (int i = 0; i < a.size; i++) {
      long factor = sign * a.digits[i];
      if (factor != 0) {
        for (int j = 0; j < b.size; j++) {
          digits[offset + i + j] += factor * b.digits[j];
        }
      }
    }
    isSettled = false;
    return this;
  }

  /** Makes room for digits of these weights. */
  private void include(int lowest, int highest) {
    if (size == 0) {
      base = lowest;
    }
    int below = Math.max(0, base - lowest);
    int needed = Math.max(size, highest - base + 1) + below;
    if (needed > digits.length) {
      digits = Arrays.copyOf(digits, 2 * needed);
    }
    if (below > 0) {
      System.arraycopy(digits, 0, digits, below, size);
      Arrays.fill(digits, 0, below, 0);
      base -= below;
    }
    Arrays.fill(digits, size + below, needed, 0);
    size = needed;
  }

  /** Brings all digits back into their range. */
  private void settle() {
    if (isSettled) {
      return;
    }
    isSettled = true;
    long carried = 0;
    for (int k = 0; k < size; k++) {
      long digit = digits[k] + carried;
      carried = digit + HALF >> BITS;
      digits[k] = digit - (carried << BITS);
    }
    while (carried != 0) {
      include(base, base + size);
      long digit = carried;
      carried = digit + HALF >> BITS;
      digits[size - 1] = digit - (carried << BITS);
    }
    while (size > 0 && digits[size - 1] == 0) {
      size--;
    }
  }

  int sign() {
    settle();
    return size == 0 ? 0 : digits[size - 1] < 0 ? -1 : 1;
  }

  /**
   * Returns the number divided by 2^{@link #exponent}, rounded to the nearest double: 0 for 0,
   * otherwise between 2^76 and 2^104 in absolute value.
   */
  double head() {
    return size() == 0 ? 0 : leadingDigits() + nextDigits();
  }

  /** Returns what rounding has left of the head, to at least twenty more bits. */
  double tailOfHead() {
    return size() == 0 ? 0 : ErrorFree.sumTail(leadingDigits(), nextDigits(), head());
  }

  private int size() {
    settle();
    return size;
  }

  private double leadingDigits() {
    return ((digit(size - 1) << BITS) + digit(size - 2)) * 0x1p52;
  }

  private double nextDigits() {
    long low = (digit(size - 3) << BITS) + digit(size - 4);
    int k = size - 5;
    while (k >= 0 && digits[k] == 0) {
      k--;
    }
    // The digits below matter only next to a tie between two doubles, where any bit breaks it.
    double rest = k < 0 ? 0 : digits[k] < 0 ? -0.5 : 0.5;
    return low + rest;
  }

  private long digit(int k) {
    return k < 0 ? 0 : digits[k];
  }

  /** Returns the exponent, an even number; for 0, far below that of any other number. */
  int exponent() {
    settle();
    return size == 0 ? EXPONENT_OF_ZERO : (base + size - 4) * BITS;
  }

  /**
   * Returns the nearest double, or infinity beyond their range; subnormal numbers may be rounded
   * twice.
   */
  double rounded() {
    return scaled(head(), exponent());
  }

  /** Returns the value times 2^exponent, rounded once. */
  static double scaled(double value, int exponent) {
    int own = Math.getExponent(value);
    if (value == 0 || own > Double.MAX_EXPONENT) {
      return value;
    }
    if (own < Double.MIN_EXPONENT) {
      return scaled(value * 0x1p100, exponent - 100);
    }
    // In range, and the product below is exact or rounds to a subnormal number once.
    int target = Math.max(-1100, Math.min(own + exponent, Double.MAX_EXPONENT + 1));
    double unit = value * Scale.powerOfTwo(-own / 2) * Scale.powerOfTwo(-own - -own / 2);
    if (target > Double.MAX_EXPONENT) {
      return unit * Double.MAX_VALUE * 2;
    }
    return target >= Double.MIN_EXPONENT
        ? unit * Scale.powerOfTwo(target)
        : unit * Scale.powerOfTwo(target + 100) * 0x1p-100;
  }
}
