package dev.carom.internal.index;

/**
 * Whether two arrays begin with the same numbers; {@code Arrays.equals} for parts of arrays is not
 * there on older Androids. Zeros of different signs are the same.
 */
public final class SameNumbers {
  private SameNumbers() {}

  /** True if the first {@code count} numbers are the same. */
  public static boolean in(double[] a, double[] b, int count) {
    int k = 0;
    while (k < count && a[k] == b[k]) {
      k++;
    }
    return k == count;
  }

  /** True if the first {@code count} numbers are the same. */
  public static boolean in(float[] a, float[] b, int count) {
    int k = 0;
    while (k < count && a[k] == b[k]) {
      k++;
    }
    return k == count;
  }

  /** True if the first {@code count} numbers are the same. */
  public static boolean in(int[] a, int[] b, int count) {
    int k = 0;
    while (k < count && a[k] == b[k]) {
      k++;
    }
    return k == count;
  }
}
