// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.bounds;

/**
 * Sorts a few hundred numbers in place without allocating. {@link java.util.Arrays} does not do
 * that on every JVM: from version 25 on it allocates for each partition.
 */
public final class Sorting {
  /** The gap sequence by Ciura. */
  private static final int[] GAPS = {1577, 701, 301, 132, 57, 23, 10, 4, 1};

  private Sorting() {}

  /** Sorts the first numbers. */
  public static void sort(long[] values, int count) {
    for (int gap : GAPS) {
      for (int k = gap; k < count; k++) {
        long value = values[k];
        int place = k;
        while (place >= gap && values[place - gap] > value) {
          values[place] = values[place - gap];
          place -= gap;
        }
        values[place] = value;
      }
    }
  }

  /** Does the same for numbers without NaN. */
  public static void sort(double[] values, int count) {
    for (int gap : GAPS) {
      for (int k = gap; k < count; k++) {
        double value = values[k];
        int place = k;
        while (place >= gap && values[place - gap] > value) {
          values[place] = values[place - gap];
          place -= gap;
        }
        values[place] = value;
      }
    }
  }
}
