// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.internal.join.GradualSearch;
import dev.carom.internal.kept.FloatCandidates;

/**
 * Circles in single precision. The loops are those of {@link DoubleCircles} in the other precision:
 * candidates took 5 to 10 % longer to test in one loop for both.
 */
final class FloatCircles extends MovingCircles {
  private static final float[] NOTHING = {};

  private final FloatCandidates test = new FloatCandidates(this::meet);
  private float[] x = NOTHING;
  private float[] y = NOTHING;
  private float[] radius = NOTHING;
  private float[] grown = NOTHING;

  FloatCircles(boolean touching) {
    super(touching, 0);
  }

  @Override
  void refer(NumberArrays arrays) {
    x = arrays.floats(X);
    y = arrays.floats(Y);
    radius = arrays.floats(RADIUS);
    test.use(x, y, radius);
  }

  @Override
  double x(int circle) {
    return x[circle];
  }

  @Override
  double y(int circle) {
    return y[circle];
  }

  @Override
  double radius(int circle) {
    return radius[circle];
  }

  @Override
  double farthestFrom(NumberArrays former, int from, int to) {
    return FloatCandidates.farthest(x, y, former.floats(X), former.floats(Y), from, to);
  }

  @Override
  boolean findCandidates(SetSearch search, double margin, int limit) {
    grow(margin);
    return search.pairs.findCandidates(x, y, grown, count(), limit);
  }

  @Override
  boolean beginSearch(
      SetSearch search, GradualSearch gradual, double margin, int limit, int steps) {
    grow(margin);
    return gradual.begin(x, y, grown, count(), limit, steps);
  }

  private void grow(double margin) {
    int count = count();
    if (grown.length < count) {
      grown = new float[count + count / 4];
    }
    FloatCandidates.grow(radius, (float) margin, grown, count);
  }

  /** Finds the pairs, up to a limit; returns false if another search is needed. */
  boolean find(SetSearch search, int limit) {
    return search.pairs.findCircles(x, y, radius, count(), search.touching, limit, search.sorted);
  }

  @Override
  int settle(long[] candidates, int from, int to, long[] into, int place) {
    return test.settle(candidates, from, to, into, place);
  }
}
