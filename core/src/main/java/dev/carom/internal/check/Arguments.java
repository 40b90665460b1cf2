// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.check;

/** Rejects invalid arguments, with a message that names the argument and its value. */
public final class Arguments {
  private Arguments() {}

  /** Returns the value, with -0.0 turned into 0.0; throws if it is infinite or NaN. */
  public static double finite(String name, double value) {
    if (!isFinite(value)) {
      throw new IllegalArgumentException(name + " must be finite, but was " + value);
    }
    return value + 0.0;
  }

  /** Returns the value, with -0.0 turned into 0.0; throws if it is negative, infinite or NaN. */
  public static double finiteNotNegative(String name, double value) {
    if (!(value >= 0 && isFinite(value))) {
      throw new IllegalArgumentException(
          name + " must be finite and not negative, but was " + value);
    }
    return value + 0.0;
  }

  /** Returns the value; throws if it is not positive, or if it is infinite or NaN. */
  public static double finitePositive(String name, double value) {
    if (!(value > 0 && isFinite(value))) {
      throw new IllegalArgumentException(name + " must be finite and positive, but was " + value);
    }
    return value;
  }

  /** Returns true unless the value is infinite or NaN. */
  public static boolean isFinite(double value) {
    return Math.abs(value) <= Double.MAX_VALUE;
  }

  /** Returns the object; throws if it is null. */
  public static <T> T present(String name, T value) {
    if (value == null) {
      throw new NullPointerException(name + " must not be null");
    }
    return value;
  }

  /** Throws if an array is null, or too short for {@code count} pairs of numbers from an index. */
  public static void pairs(
      String name, double[] numbers, String startName, int start, String countName, int count) {
    int length = present(name, numbers).length;
    // One comparison for all: a sign bit says that something is out of range.
    if ((start | count - 1 | (length - start >> 1) - count) < 0) {
      throw outOfRange(length, startName, start, countName, count);
    }
  }

  private static IndexOutOfBoundsException outOfRange(
      int length, String startName, int start, String countName, int count) {
    return start < 0 || start > length
        ? new IndexOutOfBoundsException(
            startName + " must be from 0 to " + length + ", but was " + start)
        : new IndexOutOfBoundsException(
            countName + " must be from 1 to " + (length - start) / 2 + ", but was " + count);
  }

  /** Throws if the low end of a range exceeds the high end. */
  public static void ordered(String lowName, double low, String highName, double high) {
    if (low > high) {
      throw new IllegalArgumentException(
          lowName + " must not exceed " + highName + ", but " + low + " > " + high);
    }
  }
}
