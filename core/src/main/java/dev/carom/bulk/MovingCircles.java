// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.internal.exact.Exact;
import dev.carom.internal.join.CircleSource;
import dev.carom.internal.join.FloatShapes;
import dev.carom.internal.join.GradualSearch;

/** Circles that move between calls, read directly from the given arrays. */
abstract class MovingCircles implements CircleSource {
  /** The places of the arrays in a set. */
  static final int X = 0;

  static final int Y = 1;
  static final int RADIUS = 2;

  /** The average size is only a guide, so every 16th circle is enough. */
  private static final int SAMPLE_STEP = 16;

  private static final CircleSet NONE = new CircleSet();

  private final boolean touching;

  /** Pairs at most this far apart count; if touching does not, closer ones. */
  final double distance;

  private CircleSet kept = new CircleSet();
  private CircleSet begun = new CircleSet();
  private CircleSet circles = NONE;
  private double margin;
  private double meanSize;
  private double meanSquare;

  MovingCircles(boolean touching, double distance) {
    this.touching = touching;
    this.distance = distance;
  }

  /** Sets the circles to read. */
  final void use(CircleSet set) {
    circles = set;
    refer(set.arrays);
  }

  /** Refers to the arrays, in the precision of these circles. */
  abstract void refer(NumberArrays arrays);

  final int count() {
    return circles.count;
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

  /** Remembers where the circles in a range are now; first of all, those of all circles. */
  final void keep(int from, int to) {
    if (from == 0 && to == count()) {
      keepAll();
    } else {
      kept.arrays.copy(circles.arrays, from, to);
    }
  }

  private void keepAll() {
    double sum = 0;
    double squares = 0;
    int samples = 0;
    for (int k = 0; k < count(); k += SAMPLE_STEP) {
      sum += radius(k);
      squares += radius(k) * radius(k);
      samples++;
    }
    meanSize = 2 * sum / samples;
    meanSquare = squares * samples / (sum * sum);
    kept.copy(circles);
  }

  /**
   * Returns an upper bound of the distance that any circle in a range has moved since {@link
   * #keep}; NaN if these are not the same circles.
   */
  final double farthest(int from, int to) {
    boolean areSame = count() == kept.count && circles.arrays.isSame(RADIUS, kept.arrays, from, to);
    return areSame ? farthestFrom(kept.arrays, from, to) : Double.NaN;
  }

  /** Returns an upper bound of the distance of any circle in a range from its former place. */
  abstract double farthestFrom(NumberArrays former, int from, int to);

  final double meanSize() {
    return meanSize;
  }

  final double meanSquare() {
    return meanSquare;
  }

  /**
   * Begins to search circles that are enlarged by a margin; returns false if that is impossible.
   */
  final boolean begin(
      SetSearch search, GradualSearch gradual, double margin, int limit, int steps) {
    begun.copy(circles);
    return beginSearch(search, gradual, margin, limit, steps);
  }

  abstract boolean beginSearch(
      SetSearch search, GradualSearch gradual, double margin, int limit, int steps);

  /** Remembers where the circles were at the last call of {@link #begin}. */
  final void keepBegun() {
    CircleSet former = kept;
    kept = begun;
    begun = former;
  }

  /** Finds pairs of circles that are enlarged by a margin; returns false if that is impossible. */
  abstract boolean findCandidates(SetSearch search, double margin, int limit);

  /** Writes the candidates that meet, starting at the given index; returns the end. */
  abstract int settle(long[] candidates, int from, int to, long[] into, int place);

  /** Returns true if two circles form a pair. Exact. */
  final boolean meet(int a, int b) {
    int comparison = Exact.compareDistance(x(a), y(a), x(b), y(b), radius(a), radius(b), distance);
    return touching ? comparison <= 0 : comparison < 0;
  }

  /** Forgets the arrays, which belong to the caller. */
  final void release() {
    use(NONE);
  }
}
