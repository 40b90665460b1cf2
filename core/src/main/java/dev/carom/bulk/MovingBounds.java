// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.internal.bounds.Extent;
import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.exact.Rounded;
import dev.carom.internal.join.FoundPairs;
import dev.carom.internal.join.GradualSearch;
import dev.carom.internal.join.Workers;
import dev.carom.internal.kept.CachedPairs;

/**
 * Shapes of any kind that move or turn between calls, as seen by their bounds: two shapes meet only
 * if their bounds do, and their bounds met with a margin while no side has moved farther than that.
 */
final class MovingBounds extends MovingShapes {
  /** The average size is only a guide, so every 16th shape is enough. */
  private static final int SAMPLE_STEP = 16;

  /** After shapes have moved too far to cache pairs, this many calls do not even compare bounds. */
  private static final int PAUSE = 32;

  private final SetSearch search;
  private final GradualSearch gradual;
  private final Extent extent = new Extent();
  private final BoxSet copied = new BoxSet();
  private BoxSet kept = new BoxSet();
  private BoxSet begun = new BoxSet();
  private final BoxSet grown = new BoxSet();
  private ShapeSet shapes = SetSearch.NONE;
  private BoxSet bounds = copied;
  private double meanSize;
  private int pause;

  MovingBounds(SetSearch search, Workers workers) {
    super(workers);
    this.search = search;
    gradual = new GradualSearch(workers);
  }

  /** Returns false if pairs of such shapes were not worth caching in an earlier call. */
  boolean isWorthwhile() {
    pause = Math.max(pause - 1, 0);
    return pause == 0;
  }

  /** Does the same as {@link CachedPairs#learn} after a call that found pairs without a cache. */
  void learn() {
    boolean isMeasured = kept.count == count();
    cached.learn(search.pairs.count());
    if (isMeasured) {
      pause = PAUSE;
      kept.count = 0;
    }
  }

  /** Reads the shapes; throws if a number is invalid. */
  void use(ShapeSet set) {
    set.setPlace("");
    set.read();
    extent.clear();
    set.include(extent);
    shapes = set;
    if (set instanceof BoundedSet bounded) {
      copied.setBounds(bounded);
      bounds = copied;
    } else {
      bounds = (BoxSet) set;
    }
    search.tests.use(set, set, 0);
  }

  @Override
  public int count() {
    return shapes.count;
  }

  @Override
  public FoundPairs findCandidates(double margin, int from, int to, int limit) {
    grow(margin);
    search.findCandidates(grown, limit);
    search.tests.use(shapes, shapes, 0);
    return search.pairs;
  }

  private void grow(double margin) {
    int count = count();
    grown.resize(count);
    for (int k = 0; k < count; k++) {
      grown.minX[k] = Rounded.finite(ErrorBounds.belowSum(bounds.minX[k] - margin));
      grown.minY[k] = Rounded.finite(ErrorBounds.belowSum(bounds.minY[k] - margin));
      grown.maxX[k] = Rounded.finite(ErrorBounds.aboveSum(bounds.maxX[k] + margin));
      grown.maxY[k] = Rounded.finite(ErrorBounds.aboveSum(bounds.maxY[k] + margin));
    }
  }

  @Override
  public boolean areSearchedGradually() {
    return true;
  }

  @Override
  public GradualSearch begin(double margin, int limit, int steps) {
    begun.copy(bounds);
    begun.read();
    grow(margin);
    boolean hasBegun = search.begin(gradual, grown, limit, steps);
    search.tests.use(shapes, shapes, 0);
    return hasBegun ? gradual : null;
  }

  @Override
  public void keepBegun() {
    BoxSet former = kept;
    kept = begun;
    begun = former;
  }

  @Override
  public void keep(int from, int to) {
    double sizes = 0;
    int samples = 0;
    for (int k = 0; k < count(); k += SAMPLE_STEP) {
      sizes += (bounds.maxX[k] - bounds.minX[k]) + (bounds.maxY[k] - bounds.minY[k]);
      samples++;
    }
    meanSize = sizes / (2 * samples);
    kept.copy(bounds);
    kept.read();
  }

  @Override
  public double farthest(int from, int to) {
    int count = count();
    if (count != kept.count) {
      return Double.NaN;
    }
    double farthest =
        Math.max(
            Math.max(
                largestDifference(bounds.minX, kept.minX, count),
                largestDifference(bounds.minY, kept.minY, count)),
            Math.max(
                largestDifference(bounds.maxX, kept.maxX, count),
                largestDifference(bounds.maxY, kept.maxY, count)));
    return farthest * (1 + ErrorBounds.SQUARES);
  }

  /** The virtual machine turns this loop into vector instructions. */
  private static double largestDifference(double[] a, double[] b, int count) {
    double largest = 0;
    for (int k = 0; k < count; k++) {
      largest = Math.max(largest, Math.abs(a[k] - b[k]));
    }
    return largest;
  }

  @Override
  public double meanSize() {
    return meanSize;
  }

  @Override
  public int closing() {
    return 2;
  }

  @Override
  public int settle(long[] candidates, int from, int to, long[] into, int place) {
    BoxSet sides = bounds;
    double distance = search.distance;
    int end = place;
    for (int k = from; k < to; k++) {
      long pair = candidates[k];
      int a = (int) (pair >>> 32);
      int b = (int) pair;
      // Rounding keeps the order of a distance and a difference.
      if (sides.minX[a] - sides.maxX[b] <= distance
          && sides.minX[b] - sides.maxX[a] <= distance
          && sides.minY[a] - sides.maxY[b] <= distance
          && sides.minY[b] - sides.maxY[a] <= distance
          && search.tests.accepts(a, b)) {
        into[end++] = pair;
      }
    }
    return end;
  }

  @Override
  void release() {
    shapes = SetSearch.NONE;
    bounds = copied;
  }
}
