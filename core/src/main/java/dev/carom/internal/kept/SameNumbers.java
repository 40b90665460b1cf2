// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.kept;

/**
 * Compares the beginnings of arrays; older Androids lack {@code Arrays.equals} for parts of arrays.
 * Zeros of different signs are equal.
 */
public final class SameNumbers {
  private SameNumbers() {}

  /** Returns true if the first {@code count} numbers are equal. */
  public static boolean in(double[] a, double[] b, int count) {
    int k = 0;
    while (k < count && a[k] == b[k]) {
      k++;
    }
    return k == count;
  }

  /** Returns true if the first {@code count} numbers are equal. */
  public static boolean in(float[] a, float[] b, int count) {
    int k = 0;
    while (k < count && a[k] == b[k]) {
      k++;
    }
    return k == count;
  }

  /** Returns true if the first {@code count} numbers are equal. */
  public static boolean in(int[] a, int[] b, int count) {
    int k = 0;
    while (k < count && a[k] == b[k]) {
      k++;
    }
    return k == count;
  }
}
