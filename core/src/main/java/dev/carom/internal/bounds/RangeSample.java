// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.bounds;

/**
 * A sample of many numbers, to find the range of almost all of them. The choice is pseudorandom,
 * because kinds of shapes often alternate and a fixed step could pick only one of them; it depends
 * only on the order of the numbers.
 */
public final class RangeSample {
  private static final int SIZE = 256;

  /** A sample of fewer numbers than this is not used. */
  private static final int FEWEST = 32;

  /** Evenly spread numbers have an extent of 4 times their mean deviation. */
  private static final double MOST_DEVIATIONS = 32;

  /** This fraction of the numbers at either end may be outliers, and at least one. */
  private static final int OUTLIERS = 128;

  /** The range of almost all must be this many times smaller than the range of all. */
  private static final double MUCH_SMALLER = 8;

  private final double[] values = new double[SIZE];
  private int count;
  private int step;
  private int skip;
  private long state;

  private double low;
  private double high;

  /** Creates an empty sample. */
  public RangeSample() {
    clear();
  }

  /** Removes all numbers. */
  public void clear() {
    count = 0;
    step = 1;
    skip = 0;
    state = 1;
  }

  /** Samples the first {@code length} values. */
  public void of(float[] of, int length) {
    clear();
    while (count < Math.min(length, SIZE)) {
      values[count++] = of[below(length)];
    }
  }

  private int below(int bound) {
    state = state * 6364136223846793005L + 1442695040888963407L;
    return (int) ((state >>> 33) * bound >>> 31);
  }

  /** Adds a number to the sample. */
  public void add(double value) {
    if (skip > 0) {
      skip--;
    } else {
      keep(value);
    }
  }

  private void keep(double value) {
    if (count == SIZE) {
      for (int k = 0; k < SIZE / 2; k++) {
        values[k] = values[2 * k];
      }
      count = SIZE / 2;
      step *= 2;
    }
    values[count++] = value;
    skip = below(2 * step - 1);
  }

  /**
   * Finds the range of almost all numbers. Returns false, with the given range, if it is not much
   * smaller than the given range of all.
   */
  public boolean crop(double min, double max) {
    low = min;
    high = max;
    // The sum of huge numbers may be infinite, and then nothing is cropped.
    if (count < FEWEST || !(max * 0.5 - min * 0.5 > MOST_DEVIATIONS * 0.5 * meanDeviation())) {
      return false;
    }
    Sorting.sort(values, count);
    int outliers = Math.max(1, count / OUTLIERS);
    double first = values[outliers];
    double last = values[count - 1 - outliers];
    double range = last - first;
    if (!(range > 0 && max * 0.5 - min * 0.5 > MUCH_SMALLER * 1.5 * range)) {
      return false;
    }
    low = Math.max(min, first - range);
    high = Math.min(max, last + range);
    return true;
  }

  /** Returns the least of almost all numbers, less some room. */
  public double low() {
    return low;
  }

  /** Returns the largest of almost all numbers, and as much room. */
  public double high() {
    return high;
  }

  private double meanDeviation() {
    double sum = 0;
    for (int k = 0; k < count; k++) {
      sum += values[k];
    }
    double mean = sum / count;
    double deviations = 0;
    for (int k = 0; k < count; k++) {
      deviations += Math.abs(values[k] - mean);
    }
    return deviations / count;
  }
}
