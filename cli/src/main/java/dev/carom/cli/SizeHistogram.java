// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Counts sizes in ranges between round numbers: steps if they are similar, else powers. */
final class SizeHistogram {
  /** Up to this ratio of the largest to the smallest size, all ranges are of the same length. */
  private static final double SIMILAR = 10;

  /** Steps of equal length are at least the whole divided by this. */
  private static final int MOST_STEPS = 8;

  /** Up to this number of powers of ten, ranges also end at their double and fivefold. */
  private static final int FEW_POWERS = 4;

  private static final int MOST_POWERS = 12;

  /** Sizes are differences of rounded coordinates: just below a round number is that number. */
  private static final double ROUNDING = 1e-9;

  private static final int[] ROUND = {1, 2, 5};

  private SizeHistogram() {}

  /** A range of sizes, the second end excluded unless both are the same, and their number. */
  record Range(double from, double to, long shapes) {}

  /** Counts sizes, which are finite and not negative. */
  static List<Range> of(double[] sizes) {
    long zeros = 0;
    double smallest = Double.MAX_VALUE;
    double largest = 0;
    for (double size : sizes) {
      if (size == 0) {
        zeros++;
      } else {
        smallest = Math.min(smallest, size);
        largest = Math.max(largest, size);
      }
    }
    List<Range> ranges = new ArrayList<>();
    if (zeros > 0) {
      ranges.add(new Range(0, 0, zeros));
    }
    if (zeros == sizes.length) {
      return ranges;
    }
    if (largest <= smallest * (1 + ROUNDING)) {
      ranges.add(new Range(largest, largest, sizes.length - zeros));
      return ranges;
    }
    ranges.addAll(
        count(
            sizes,
            largest / smallest <= SIMILAR ? steps(smallest, largest) : powers(smallest, largest)));
    return ranges;
  }

  /** Counts the sizes that are not 0 between these numbers, without empty ranges at both ends. */
  private static List<Range> count(double[] sizes, List<Double> ends) {
    double[] starts = new double[ends.size() - 1];
    for (int k = 0; k < starts.length; k++) {
      starts[k] = ends.get(k) / (1 + ROUNDING);
    }
    long[] counts = new long[starts.length];
    for (double size : sizes) {
      if (size > 0) {
        int found = Arrays.binarySearch(starts, size);
        counts[found >= 0 ? found : Math.max(0, ~found - 1)]++;
      }
    }
    int first = 0;
    while (counts[first] == 0) {
      first++;
    }
    int last = counts.length - 1;
    while (counts[last] == 0) {
      last--;
    }
    List<Range> ranges = new ArrayList<>();
    for (int k = first; k <= last; k++) {
      ranges.add(new Range(ends.get(k), ends.get(k + 1), counts[k]));
    }
    return ranges;
  }

  private static List<Double> steps(double smallest, double largest) {
    double shortest = (largest - smallest) / MOST_STEPS;
    int power = power(shortest);
    BigDecimal step = BigDecimal.ONE.scaleByPowerOfTen(power + 1);
    for (int digit : ROUND) {
      BigDecimal length = BigDecimal.valueOf(digit).scaleByPowerOfTen(power);
      if (length.doubleValue() >= shortest) {
        step = length;
        break;
      }
    }
    BigDecimal end = new BigDecimal(smallest).divide(step, 0, RoundingMode.FLOOR).multiply(step);
    List<Double> ends = new ArrayList<>();
    ends.add(end.doubleValue());
    while (end.doubleValue() <= largest * (1 + ROUNDING)) {
      end = end.add(step);
      ends.add(end.doubleValue());
    }
    return ends;
  }

  private static List<Double> powers(double smallest, double largest) {
    int first = power(smallest);
    int last = power(largest);
    int count = last - first + 1;
    int stride = (count + MOST_POWERS - 1) / MOST_POWERS;
    List<Double> ends = new ArrayList<>();
    for (int power = first; power <= last; power += stride) {
      for (int digit : count <= FEW_POWERS ? ROUND : new int[] {1}) {
        ends.add(BigDecimal.valueOf(digit).scaleByPowerOfTen(power).doubleValue());
      }
    }
    ends.add(
        BigDecimal.ONE
            .scaleByPowerOfTen(first + (last - first) / stride * stride + stride)
            .doubleValue());
    return ends;
  }

  /** Returns the largest power of ten that is at most this number, rounded. */
  private static int power(double value) {
    BigDecimal exact = new BigDecimal(value).round(new MathContext(9));
    return exact.precision() - exact.scale() - 1;
  }
}
