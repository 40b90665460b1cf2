// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

import dev.carom.internal.exact.FloatErrorBounds;

/** Positions and sizes of many shapes. A NaN makes the range it belongs to invalid. */
final class FloatStatistics {
  /** The average size only guides the layout, so a fraction of the shapes is enough. */
  private static final int SAMPLE_STEP = 8;

  /** Shapes larger than this many times the average are giants if half of the average is theirs. */
  private static final int GIANT = 64;

  /** Squares of shapes with a smaller extent than this would underflow. */
  private static final float SMALLEST_EXACT = 1 / FloatErrorBounds.LARGEST_TO_SQUARE;

  float minX;
  float maxX;
  float minY;
  float maxY;
  float meanReachX;
  float meanReachY;
  float mostReachY;
  private float leastReachY;

  private float low;
  private float high;

  /** Measures the shapes from one index up to another. */
  void measure(FloatShapes floats, int from, int to) {
    findRange(floats.x, from, to);
    minX = low;
    maxX = high;
    findRange(floats.y, from, to);
    minY = low;
    maxY = high;
    findRange(floats.reachY, from, to);
    leastReachY = low;
    mostReachY = high;
  }

  /** The virtual machine turns this loop into vector instructions: 0.8 -> 0.2 ns per number. */
  private void findRange(float[] values, int from, int to) {
    float lowest = Float.POSITIVE_INFINITY;
    float highest = Float.NEGATIVE_INFINITY;
    for (int k = from; k < to; k++) {
      lowest = Math.min(lowest, values[k]);
      highest = Math.max(highest, values[k]);
    }
    low = lowest;
    high = highest;
  }

  /** Returns the average of a sample; a few giants, which would be most of it, count for less. */
  private static float mean(float[] values, int count) {
    double mean = mean(values, count, Float.POSITIVE_INFINITY);
    double limited = mean(values, count, (float) (GIANT * mean));
    while (limited < mean / 2) {
      mean = limited;
      limited = mean(values, count, (float) (GIANT * mean));
    }
    return (float) mean;
  }

  private static double mean(float[] values, int count, float most) {
    double sum = 0;
    for (int k = 0; k < count; k += SAMPLE_STEP) {
      sum += Math.min(values[k], most);
    }
    return sum / ((count + SAMPLE_STEP - 1) / SAMPLE_STEP);
  }

  /**
   * Measures the circles from one index up to another like {@link #measure}, if all have the radius
   * of the first of all; returns false if they do not.
   */
  boolean measureEqual(FloatShapes floats, int from, int to) {
    float radius = floats.radius[0];
    if (!areEqual(floats.radius, radius, from, to)) {
      return false;
    }
    leastReachY = mostReachY = radius;
    findRange(floats.x, from, to);
    minX = low;
    maxX = high;
    findRange(floats.y, from, to);
    minY = low;
    maxY = high;
    return true;
  }

  /** The virtual machine turns this loop into vector instructions, unlike one that stops early. */
  private static boolean areEqual(float[] values, float value, int from, int to) {
    float difference = 0;
    for (int k = from; k < to; k++) {
      difference = Math.max(difference, Math.abs(values[k] - value));
    }
    return difference == 0;
  }

  /** Measures all shapes. */
  void measure(FloatShapes floats) {
    measure(floats, 0, floats.count);
    findMeans(floats);
  }

  /**
   * Finds the average sizes of all shapes: at once, not in parts, because sums that are rounded
   * differently would change the layout, and with it the order in which pairs are found.
   */
  void findMeans(FloatShapes floats) {
    meanReachX = mean(floats.reachX, floats.count);
    meanReachY = floats.round ? meanReachX : mean(floats.reachY, floats.count);
  }

  /** Combines the measurements of the first parts, without the means. */
  void combine(FloatStatistics[] measured, int parts) {
    minX = minY = leastReachY = Float.POSITIVE_INFINITY;
    maxX = maxY = mostReachY = Float.NEGATIVE_INFINITY;
    for (int k = 0; k < parts; k++) {
      FloatStatistics part = measured[k];
      minX = Math.min(minX, part.minX);
      maxX = Math.max(maxX, part.maxX);
      minY = Math.min(minY, part.minY);
      maxY = Math.max(maxY, part.maxY);
      leastReachY = Math.min(leastReachY, part.leastReachY);
      mostReachY = Math.max(mostReachY, part.mostReachY);
    }
  }

  /** Returns true if tests on these numbers neither overflow nor underflow. */
  boolean isInRange() {
    float extent = Math.max(Math.max(maxX - minX, maxY - minY), mostReachY);
    return isSmall(minX)
        && isSmall(maxX)
        && isSmall(minY)
        && isSmall(maxY)
        && leastReachY >= 0
        && mostReachY <= FloatErrorBounds.LARGEST_TO_SQUARE
        && extent >= SMALLEST_EXACT;
  }

  private static boolean isSmall(float value) {
    return Math.abs(value) <= FloatErrorBounds.LARGEST_TO_SQUARE;
  }
}
