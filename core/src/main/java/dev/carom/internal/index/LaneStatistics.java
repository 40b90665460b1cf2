package dev.carom.internal.index;

/**
 * Where lanes are and how large they are. A number that is not one spoils the range it belongs to.
 */
final class LaneStatistics {
  /** The average size only guides the layout: every so many-th lane will do. */
  private static final int SAMPLE_STEP = 8;

  /** The extent of lanes below which squares would underflow. */
  private static final float SMALLEST_EXACT = 1 / Lanes.LARGEST_EXACT;

  float minX;
  float maxX;
  float minY;
  float maxY;
  float meanReachX;
  float meanReachY;
  float mostReachY;
  private float leastReachY;
  private boolean round;
  private double sampledReachX;
  private double sampledReachY;
  private int samples;

  private float low;
  private float high;

  /** Looks at the lanes from one index up to another. */
  void measure(Lanes lanes, int from, int to) {
    round = lanes.round;
    findRange(lanes.x, from, to);
    minX = low;
    maxX = high;
    findRange(lanes.y, from, to);
    minY = low;
    maxY = high;
    findRange(lanes.reachY, from, to);
    leastReachY = low;
    mostReachY = high;
    samples = (to - from + SAMPLE_STEP - 1) / SAMPLE_STEP;
    sampledReachX = sample(lanes.reachX, from, to);
    sampledReachY = sample(lanes.reachY, from, to);
  }

  private void findRange(float[] values, int from, int to) {
    float lowest = Float.POSITIVE_INFINITY;
    float highest = Float.NEGATIVE_INFINITY;
    for (int k = from; k < to; k++) {
      float value = values[k];
      if (!(value >= lowest)) {
        if (Float.isNaN(value)) {
          lowest = Float.NEGATIVE_INFINITY;
          break;
        }
        lowest = value;
      }
      if (value > highest) {
        highest = value;
      }
    }
    low = lowest;
    high = highest;
  }

  private static double sample(float[] values, int from, int to) {
    double sum = 0;
    for (int k = from; k < to; k += SAMPLE_STEP) {
      sum += values[k];
    }
    return sum;
  }

  /** Looks at all lanes. */
  void measure(Lanes lanes) {
    measure(lanes, 0, lanes.count);
    findMeans();
  }

  private void findMeans() {
    meanReachX = (float) (sampledReachX / samples);
    meanReachY = (float) (sampledReachY / samples);
  }

  /** Combines what was measured of the first so many parts. */
  void combine(LaneStatistics[] measured, int parts) {
    minX = minY = leastReachY = Float.POSITIVE_INFINITY;
    maxX = maxY = mostReachY = Float.NEGATIVE_INFINITY;
    sampledReachX = sampledReachY = 0;
    samples = 0;
    round = measured[0].round;
    for (int k = 0; k < parts; k++) {
      LaneStatistics part = measured[k];
      minX = Math.min(minX, part.minX);
      maxX = Math.max(maxX, part.maxX);
      minY = Math.min(minY, part.minY);
      maxY = Math.max(maxY, part.maxY);
      leastReachY = Math.min(leastReachY, part.leastReachY);
      mostReachY = Math.max(mostReachY, part.mostReachY);
      sampledReachX += part.sampledReachX;
      sampledReachY += part.sampledReachY;
      samples += part.samples;
    }
    findMeans();
  }

  /** What all lanes reach, if they are round and equal; 0 if not. */
  float commonReach() {
    return round && leastReachY == mostReachY ? mostReachY : 0;
  }

  /** True if all numbers are such that tests on lanes neither overflow nor underflow. */
  boolean isInRange() {
    float extent = Math.max(Math.max(maxX - minX, maxY - minY), mostReachY);
    return isSmall(minX)
        && isSmall(maxX)
        && isSmall(minY)
        && isSmall(maxY)
        && leastReachY >= 0
        && mostReachY <= Lanes.LARGEST_EXACT
        && extent >= SMALLEST_EXACT;
  }

  private static boolean isSmall(float value) {
    return Math.abs(value) <= Lanes.LARGEST_EXACT;
  }
}
