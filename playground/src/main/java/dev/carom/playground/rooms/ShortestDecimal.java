// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

/**
 * Writes doubles with the fewest digits that read back as the same double. {@link Double#toString}
 * does not: in the page it loses the last digit of some numbers, and in Java 17 some have one digit
 * too many.
 *
 * <p>The algorithm is that of Steele and White: the number and half its distance to each neighbour
 * are fractions of large integers, and digits are written until they identify the number.
 */
final class ShortestDecimal {
  /** Enough for 1152 bits; no number needs more than 1090. */
  private static final int WORDS = 36;

  private static final int FRACTION_BITS = 52;
  private static final int LEAST_EXPONENT = -1074;

  /** The number divided by the unit of the next digit is rest / unit. */
  private final int[] rest = new int[WORDS];

  private final int[] unit = new int[WORDS];

  /** Half the distances to the neighbours, likewise divided by unit. */
  private final int[] below = new int[WORDS];

  private final int[] above = new int[WORDS];
  private final int[] sum = new int[WORDS];

  /** Reading rounds to even: an even number is also identified by the middle to its neighbour. */
  private final boolean isEven;

  private final StringBuilder digits = new StringBuilder();

  /** The number is 0.digits times ten to this power. */
  private int power;

  private ShortestDecimal(double positive) {
    long bits = Double.doubleToRawLongBits(positive);
    long fraction = bits & (1L << FRACTION_BITS) - 1;
    int biased = (int) (bits >>> FRACTION_BITS);
    long significand = biased == 0 ? fraction : fraction | 1L << FRACTION_BITS;
    int exponent = LEAST_EXPONENT + Math.max(0, biased - 1);
    isEven = (significand & 1) == 0;
    // Below a power of two, the neighbour is only half as far away.
    boolean isPowerOfTwo = fraction == 0 && biased > 1;
    int scale = isPowerOfTwo ? 2 : 1;
    set(rest, significand, Math.max(0, exponent) + scale);
    set(unit, 1, Math.max(0, -exponent) + scale);
    set(below, 1, Math.max(0, exponent));
    set(above, 1, Math.max(0, exponent) + scale - 1);
    findPower();
    writeDigits();
  }

  /** Returns the number as {@link Double#toString} formats it. */
  static String of(double number) {
    if (number == 0 || !Double.isFinite(number)) {
      return Double.toString(number);
    }
    ShortestDecimal decimal = new ShortestDecimal(Math.abs(number));
    return (number < 0 ? "-" : "") + decimal.formatted();
  }

  private void findPower() {
    while (reachesUnit()) {
      multiplyByTen(unit);
      power++;
    }
    multiplyAllByTen();
    while (!reachesUnit()) {
      multiplyAllByTen();
      power--;
    }
  }

  /** Returns true if the next greater number that reads back as this one is at least the unit. */
  private boolean reachesUnit() {
    add(rest, above, sum);
    int order = compare(sum, unit);
    return isEven ? order >= 0 : order > 0;
  }

  private void multiplyAllByTen() {
    multiplyByTen(rest);
    multiplyByTen(below);
    multiplyByTen(above);
  }

  /** Writes the digits; rest has been multiplied by ten for the first of them. */
  private void writeDigits() {
    while (true) {
      int digit = 0;
      while (compare(rest, unit) >= 0) {
        subtract(rest, unit);
        digit++;
      }
      int order = compare(rest, below);
      boolean canEnd = isEven ? order <= 0 : order < 0;
      boolean canRoundUp = reachesUnit();
      if (canEnd || canRoundUp) {
        add(rest, rest, sum);
        boolean isNearerAbove = compare(sum, unit) > 0;
        digits.append(canRoundUp && (!canEnd || isNearerAbove) ? digit + 1 : digit);
        return;
      }
      digits.append(digit);
      multiplyAllByTen();
    }
  }

  private String formatted() {
    if (power > 7 || power < -2) {
      String more = digits.length() > 1 ? digits.substring(1) : "0";
      return digits.charAt(0) + "." + more + "E" + (power - 1);
    }
    if (power <= 0) {
      return "0." + "0".repeat(-power) + digits;
    }
    if (digits.length() <= power) {
      return digits + "0".repeat(power - digits.length()) + ".0";
    }
    return digits.substring(0, power) + "." + digits.substring(power);
  }

  /** Sets a large integer, least significant word first, to a number shifted to the left. */
  private static void set(int[] integer, long number, int shift) {
    int word = shift / 32;
    int within = shift % 32;
    integer[word] = (int) (number << within);
    integer[word + 1] = (int) (number >>> 32 - within);
    integer[word + 2] = within == 0 ? 0 : (int) (number >>> 64 - within);
  }

  private static void multiplyByTen(int[] integer) {
    long carry = 0;
    for (int k = 0; k < WORDS; k++) {
      carry += 10 * (integer[k] & 0xffffffffL);
      integer[k] = (int) carry;
      carry >>>= 32;
    }
  }

  private static void add(int[] a, int[] b, int[] result) {
    long carry = 0;
    for (int k = 0; k < WORDS; k++) {
      carry += (a[k] & 0xffffffffL) + (b[k] & 0xffffffffL);
      result[k] = (int) carry;
      carry >>>= 32;
    }
  }

  private static void subtract(int[] from, int[] integer) {
    long carry = 0;
    for (int k = 0; k < WORDS; k++) {
      carry += (from[k] & 0xffffffffL) - (integer[k] & 0xffffffffL);
      from[k] = (int) carry;
      carry >>= 32;
    }
  }

  private static int compare(int[] a, int[] b) {
    for (int k = WORDS - 1; k >= 0; k--) {
      if (a[k] != b[k]) {
        return Integer.compareUnsigned(a[k], b[k]);
      }
    }
    return 0;
  }
}
