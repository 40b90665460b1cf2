// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.internal.join.FoundPairs;
import dev.carom.internal.join.GradualSearch;
import dev.carom.internal.join.Workers;

/** Circles that move among each other. */
final class CirclesAmongCircles extends CirclesInMotion {
  /** With more circles than this, caching must be expected to save more. */
  private static final int MANY = 50_000;

  private final SetSearch search;
  private final GradualSearch gradual;

  CirclesAmongCircles(MovingCircles circles, SetSearch search, Workers workers) {
    super(circles, workers);
    this.search = search;
    gradual = new GradualSearch(workers);
  }

  @Override
  public FoundPairs findCandidates(double margin, int from, int to, int limit) {
    return circles.findCandidates(search, margin, limit) ? search.pairs : null;
  }

  @Override
  public boolean areSearchedGradually() {
    return true;
  }

  @Override
  public GradualSearch begin(double margin, int limit, int steps) {
    return circles.begin(search, gradual, margin, limit, steps) ? gradual : null;
  }

  @Override
  public void keepBegun() {
    circles.keepBegun();
  }

  @Override
  public double meanSize() {
    return circles.meanSize();
  }

  @Override
  public double meanSquare() {
    return circles.meanSquare();
  }

  @Override
  public int closing() {
    return 2;
  }

  /**
   * Candidates took longer than expected among many circles: without them, swarm took 22.0 instead
   * of 23.5 ns per circle at 100,000, and 27.4 instead of 29.5 at a million.
   */
  @Override
  public double worthwhile() {
    return count() > MANY ? 0.75 : super.worthwhile();
  }

  @Override
  public int settle(long[] candidates, int from, int to, long[] into, int place) {
    return circles.settle(candidates, from, to, into, place);
  }
}
