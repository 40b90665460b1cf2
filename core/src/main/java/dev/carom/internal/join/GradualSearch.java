// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

import dev.carom.internal.bounds.Extent;

/**
 * Finds the pairs of shapes that meet or are close, in several steps that take about the same time.
 * Shapes may move meanwhile: the pairs are those of the first step.
 */
public final class GradualSearch implements FoundPairs {
  /**
   * About the fraction of the time that it takes to deal out the shapes: if they are given as
   * floats, and if they are not.
   */
  private static final double DEAL = 0.2;

  private static final double CONVERT_AND_DEAL = 0.33;

  /** About the fraction of the time that it takes to sort the pairs. */
  private static final double SORT = 0.2;

  /** The strips are searched in this many shares, one or more of them in a step. */
  private static final int SHARES = 64;

  private final EqualCircleJoin equalCircles;
  private final StripJoin strips;
  private final FloatShapes floats = new FloatShapes();
  private final Extent extent = new Extent();
  private SteppedJoin join;
  private double deal;
  private int steps;
  private int step;
  private int share;

  /** Creates a search with these threads. */
  public GradualSearch(Workers workers) {
    equalCircles = new EqualCircleJoin(workers);
    strips = new StripJoin(workers);
    join = strips;
  }

  /**
   * Takes the first step to search circles. Returns false if a number is too extreme, or if another
   * search suits them better, or if there are at least as many pairs as the limit.
   */
  public boolean begin(float[] x, float[] y, float[] radius, int count, int limit, int steps) {
    floats.circles(x, y, radius, count);
    boolean areEqual = equalCircles.begin(floats, true, true, limit);
    join = areEqual ? equalCircles : strips;
    boolean hasBegun = areEqual || strips.begin(floats, PairSearch.ANY, limit);
    floats.release();
    return hasBegun && proceed(DEAL, steps);
  }

  /** Takes the first step to search shapes whose bounds meet, whether the source accepts or not. */
  public boolean begin(PairSource source, int limit, int steps) {
    floats.read(source, extent);
    join = strips;
    return strips.begin(floats, PairSearch.ANY, limit) && proceed(CONVERT_AND_DEAL, steps);
  }

  private boolean proceed(double deal, int steps) {
    this.deal = deal;
    this.steps = steps;
    step = 0;
    share = 0;
    return proceed();
  }

  /** Takes the next step; returns false like {@link #begin}. */
  public boolean proceed() {
    step++;
    double part = ((double) step / steps - deal) / (1 - deal - SORT);
    int from = share;
    share = (int) (SHARES * Math.max(0, Math.min(part, 1)));
    boolean isUseful = from == share || join.work(from, share, SHARES);
    if (!isUseful) {
      join.giveUp();
    } else if (isComplete()) {
      join.finish(true);
    }
    return isUseful;
  }

  /** Returns true if all steps were taken. */
  public boolean isComplete() {
    return step == steps;
  }

  @Override
  public int count() {
    return join.order.count;
  }

  @Override
  public long[] pairs() {
    return join.order.pairs;
  }
}
