// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.internal.exact.Exact;
import dev.carom.internal.index.CircleSource;
import dev.carom.internal.index.FloatShapes;
import dev.carom.internal.index.Movement;

/** Circles that move between calls, read directly from the given arrays. */
abstract class MovingCircles implements CircleSource, Movement {
  /** The average size is only a guide, so every 16th circle is enough. */
  private static final int SAMPLE_STEP = 16;

  private final boolean touching;
  private double margin;
  private double meanSize;

  MovingCircles(boolean touching) {
    this.touching = touching;
  }

  abstract double x(int circle);

  abstract double y(int circle);

  abstract double radius(int circle);

  /** Enlarges each circle by this margin when shapes are filled. */
  final void growBy(double margin) {
    this.margin = margin;
  }

  @Override
  public final double fill(FloatShapes floats, int from, int to) {
    double largest = 0;
    for (int k = from; k < to; k++) {
      double r = radius(k) + margin;
      double centreX = x(k);
      double centreY = y(k);
      floats.setCircle(k - from, centreX, centreY, r);
      largest = r > largest ? r : largest;
      if (!(Math.abs(centreX) + Math.abs(centreY) <= Double.MAX_VALUE && r >= margin)) {
        return Double.NaN;
      }
    }
    return largest;
  }

  final double largestRadius() {
    double largest = 0;
    for (int k = 0; k < count(); k++) {
      largest = Math.max(largest, radius(k));
    }
    return largest;
  }

  @Override
  public void keep() {
    double sum = 0;
    int samples = 0;
    for (int k = 0; k < count(); k += SAMPLE_STEP) {
      sum += radius(k);
      samples++;
    }
    meanSize = 2 * sum / samples;
  }

  @Override
  public final double meanSize() {
    return meanSize;
  }

  @Override
  public final int closing() {
    return 2;
  }

  /** Returns true if two circles form a pair. Exact. */
  final boolean meet(int a, int b) {
    return touching
        ? Exact.within(x(a), y(a), x(b), y(b), radius(a), radius(b))
        : Exact.closer(x(a), y(a), x(b), y(b), radius(a), radius(b));
  }
}
