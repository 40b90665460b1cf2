// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

/**
 * Finds the pairs of circles of one size that meet or are close, in several steps that take about
 * the same time. Circles may move meanwhile: the pairs are those of the first step.
 */
public final class GradualSearch implements FoundPairs {
  /** The number of steps: to deal out the circles, to find pairs among a share, and to sort. */
  public static final int STEPS = 6;

  private final EqualCircleJoin join;
  private final FloatShapes floats = new FloatShapes();
  private int step;

  /** Creates a search with these threads. */
  public GradualSearch(Workers workers) {
    join = new EqualCircleJoin(workers);
  }

  /**
   * Takes the first step. Returns false if the circles are not of one size, or another search suits
   * them better. If there are at least as many pairs as the limit, not all may be found.
   */
  public boolean begin(float[] x, float[] y, float[] radius, int count, int limit) {
    floats.circles(x, y, radius, count);
    boolean hasBegun = join.begin(floats, true, true, limit);
    floats.release();
    step = 1;
    return hasBegun;
  }

  /** Takes the next step; returns false like {@link #begin}. */
  public boolean proceed() {
    boolean isLast = step == STEPS - 1;
    boolean hasSucceeded = isLast || join.work(step - 1, STEPS - 2);
    if (isLast) {
      join.finish();
    }
    step++;
    return hasSucceeded;
  }

  /** Returns true if all steps were taken. */
  public boolean isComplete() {
    return step == STEPS;
  }

  @Override
  public int count() {
    return join.order.count;
  }

  @Override
  public long[] pairs() {
    return join.order.sorted;
  }
}
