// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.kept;

/**
 * Compares ranges of arrays; older Androids lack {@code Arrays.equals} for parts of arrays. Zeros
 * of different signs are equal.
 */
public final class SameNumbers {
  private SameNumbers() {}

  /** Returns true if the numbers in a range are equal. */
  public static boolean in(double[] a, double[] b, int from, int to) {
    int k = from;
    while (k < to && a[k] == b[k]) {
      k++;
    }
    return k == to;
  }

  /** Returns true if the numbers in a range are equal. */
  public static boolean in(float[] a, float[] b, int from, int to) {
    int k = from;
    while (k < to && a[k] == b[k]) {
      k++;
    }
    return k == to;
  }

  /** Returns true if the numbers in a range are equal. */
  public static boolean in(int[] a, int[] b, int from, int to) {
    int k = from;
    while (k < to && a[k] == b[k]) {
      k++;
    }
    return k == to;
  }
}
