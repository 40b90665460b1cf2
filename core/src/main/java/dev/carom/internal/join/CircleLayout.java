// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

/**
 * The centres of circles of one size as whole numbers, and the division of the plane into strips of
 * them. Columns and rows count small units from the lower left corner of all centres.
 */
final class CircleLayout {
  /** The height of a strip in units, as a power of two, where there are enough circles. */
  private static final int STRIP_BITS = 13;

  /** The width of a bucket in units, as a power of two, where there are enough circles. */
  private static final int BUCKET_BITS = 10;

  /** Strips are not so low that fewer circles than these are in one on average. */
  private static final int CIRCLES_PER_STRIP = 64;

  /** Buckets are not so narrow that there are more than these per circle of a strip. */
  private static final int BUCKETS_PER_CIRCLE = 4;

  /** The height of a strip relative to a diameter: lower where circles are denser. */
  private static final double LOWEST_STRIP = 2;

  private static final double HIGHEST_STRIP = 5;

  /** Strips are so high that a circle has about this many others in reach. */
  private static final double IN_REACH = 3;

  /** About the width of a bucket and a diameter, relative to a diameter. */
  private static final double BUCKET_AND_DIAMETER = 1.6;

  /** Most circles have fewer in reach than this many times the expected number. */
  private static final double TESTED_IN_REACH = 2;

  static final int MOST_TESTED = 15;

  /** Coordinates below this number leave room for a reach to be added. */
  private static final double MOST_UNITS = 1 << 30;

  /** A distance is off by less than this many times as much as a coordinate: more than √2. */
  private static final double DIAGONAL = 1.5;

  /** How far the roundings put two coordinates off at most, relative to the largest coordinate. */
  private static final double ROUNDING = 0x1p-22;

  private float left;
  private float bottom;

  /**
   * Floats do not decide on pairs, so they may be rounded. Doubles take longer: compilers before
   * Java 22 make each conversion wait for the one before, 14.3 -> 11.5 ns per circle on swarm 100k.
   */
  private float unitsPerLength;

  /** A strip is this power of two high. */
  int stripBits;

  int strips;

  /** A bucket is this power of two wide. */
  int bucketBits;

  int buckets;

  /** Circles that are at least this far apart do not meet. */
  int reach;

  /** The number of followers of each circle that are tested, whether or not they are in reach. */
  int tested;

  /** Circles meet only if the square of their distance is less than this. */
  int farthestSquare;

  /** Circles overlap if the square of their distance is less than this. */
  int overlapSquare;

  /** Fits the layout to circles of one radius; returns false if none is suitable. */
  boolean fit(FloatStatistics statistics, int count) {
    double diameter = 2.0 * statistics.mostReachY;
    left = statistics.minX;
    bottom = statistics.minY;
    double width = (double) statistics.maxX - left;
    double height = (double) statistics.maxY - bottom;
    double area = (width + diameter) * (height + diameter);
    double perSquare = count * diameter * diameter / area;
    double stripHeight = IN_REACH / (BUCKET_AND_DIAMETER * perSquare) - 1;
    stripHeight = Math.max(LOWEST_STRIP, Math.min(stripHeight, HIGHEST_STRIP));
    unitsPerLength = (float) ((1 << STRIP_BITS) / (stripHeight * diameter));
    double most = Math.max(width, height) * unitsPerLength;
    // Also if the diameter is so small that a number is not finite.
    if (!(diameter > 0 && most < MOST_UNITS)) {
      return false;
    }
    divide(column(statistics.maxX), row(statistics.maxY), count);
    double units = diameter * unitsPerLength;
    // Truncation changes the difference of two coordinates by less than one unit.
    double error = DIAGONAL * (1 + ROUNDING * most);
    farthestSquare = (int) ((units + error) * (units + error)) + 1;
    overlapSquare = (int) ((units - error) * (units - error));
    reach = (int) (units + error) + 1;
    double bucket = 1 << bucketBits;
    double strip = 1 << stripBits;
    double inReach = perSquare * (1 + strip / units) * (1 + bucket / units);
    tested = (int) Math.min(MOST_TESTED, Math.ceil(inReach * TESTED_IN_REACH));
    return true;
  }

  private void divide(int lastColumn, int lastRow, int count) {
    stripBits = STRIP_BITS;
    while (lastRow >> stripBits > count / CIRCLES_PER_STRIP) {
      stripBits++;
    }
    strips = (lastRow >> stripBits) + 1;
    bucketBits = BUCKET_BITS;
    while (((lastColumn >> bucketBits) + 1L) * strips > (long) BUCKETS_PER_CIRCLE * count) {
      bucketBits++;
    }
    buckets = (lastColumn >> bucketBits) + 1;
  }

  int column(float x) {
    return (int) ((x - left) * unitsPerLength);
  }

  int row(float y) {
    return (int) ((y - bottom) * unitsPerLength);
  }
}
