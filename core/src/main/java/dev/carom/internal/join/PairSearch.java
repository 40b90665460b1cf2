// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

import dev.carom.internal.bounds.Bounds;
import dev.carom.internal.bounds.Extent;

/** Finds all pairs that meet: by strips where they are suitable, by a sweep where they are not. */
public final class PairSearch implements FoundPairs {
  static final PairPredicate ANY = (a, b) -> true;

  private final EqualCircleJoin equalCircles;
  private final StripJoin strips;
  private final SweepJoin sweep = new SweepJoin();
  private final FloatShapes floats = new FloatShapes();
  private final Extent extent = new Extent();
  private final Bounds bounds = new Bounds(0);
  private final Groups groups = new Groups();
  private final GroupSearch byGroups;
  private PairOrder found;

  /** Creates a search with these threads. */
  public PairSearch(Workers workers) {
    equalCircles = new EqualCircleJoin(workers);
    strips = new StripJoin(workers);
    byGroups = new GroupSearch(strips, sweep);
    found = strips.order;
  }

  /**
   * Finds pairs of circles in single precision, up to the limit. Returns false, and finds nothing,
   * if a number is invalid or too extreme.
   *
   * @param sorted whether the pairs are ascending; if not, the same calls find them in the same
   *     order, with any number of threads
   */
  public boolean findCircles(
      float[] x,
      float[] y,
      float[] radius,
      int count,
      boolean touching,
      int limit,
      boolean sorted) {
    floats.circles(x, y, radius, count);
    // Which pairs are found under a limit must not depend on earlier calls.
    boolean isFound =
        limit == Integer.MAX_VALUE && equalCircles.find(floats, touching, false, limit, sorted);
    return finish(isFound, touching, null, limit, sorted);
  }

  /**
   * Finds pairs of circles that meet or are close; returns false like {@link #findCircles}. If
   * there are at least as many as the limit, not all may be found.
   */
  public boolean findCandidates(float[] x, float[] y, float[] radius, int count, int limit) {
    floats.circles(x, y, radius, count);
    boolean isFound = equalCircles.find(floats, true, true, limit, true);
    return finish(isFound, true, ANY, limit, true);
  }

  /** Tries the general search if that for equal circles has found nothing. */
  private boolean finish(
      boolean areEqual, boolean touching, PairPredicate predicate, int limit, boolean sorted) {
    boolean isFound =
        areEqual
            || strips.find(floats, touching, 0, predicate, limit, sorted)
                == StripJoin.Outcome.FOUND;
    floats.release();
    found = areEqual ? equalCircles.order : strips.order;
    return isFound;
  }

  /**
   * Finds pairs, up to the limit. If split is positive, only pairs of an id below split and another
   * from split on count.
   */
  public void find(PairSource source, int split, int limit) {
    find(source, split, limit, true);
  }

  /** Finds pairs like the above, sorted or not like those of {@link #findCircles}. */
  public void find(PairSource source, int split, int limit, boolean sorted) {
    floats.read(source, extent);
    if (source.group(groups) && !groups.join()) {
      found = byGroups.find(groups, floats, source, split, limit, sorted);
      return;
    }
    found = strips.order;
    if (strips.find(floats, true, split, source, limit, sorted) != StripJoin.Outcome.FOUND) {
      bounds.reserve(source.count());
      source.fill(bounds);
      sweep.find(bounds, source.count(), split, source, limit, sorted);
      found = sweep.order;
    }
  }

  @Override
  public int count() {
    return found.count;
  }

  /** Returns the pairs, (smaller, larger); ascending unless another order was asked for. */
  @Override
  public long[] pairs() {
    return found.pairs;
  }
}
