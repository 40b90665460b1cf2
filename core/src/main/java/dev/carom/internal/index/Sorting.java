package dev.carom.internal.index;

/**
 * Sorts some hundred numbers in place and without garbage, which {@link java.util.Arrays} does not
 * on every JVM: from version 25 on it allocates for each partition.
 */
final class Sorting {
  /** Distances of what is compared, by Ciura. */
  private static final int[] GAPS = {1577, 701, 301, 132, 57, 23, 10, 4, 1};

  private Sorting() {}

  static void sort(long[] values, int count) {
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

  /** The same for numbers none of which is NaN. */
  static void sort(double[] values, int count) {
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
