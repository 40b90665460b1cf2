// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.internal.join.FoundPairs;
import dev.carom.internal.join.GradualSearch;
import dev.carom.internal.join.Workers;

/** Circles that move among each other. */
final class CirclesAmongCircles extends CirclesInMotion {
  /** Calls with more circles than this take milliseconds. */
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

  /** Fewer circles take so little time that a low average is worth more: a quarter less. */
  @Override
  public boolean areSearchedGradually() {
    return count() > MANY && circles.areFloatsOfOneSize();
  }

  @Override
  public GradualSearch begin(double margin, int limit) {
    return circles.begin(gradual, margin, limit) ? gradual : null;
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
   * Even calls are worth more among many circles than a slightly lower average: 23 ns and 25 at
   * worst on swarm 100k instead of 19 and 42.
   */
  @Override
  public double worthwhile() {
    return count() > MANY ? 0.55 : super.worthwhile();
  }

  @Override
  public int settle(long[] candidates, int from, int to, long[] into, int place) {
    return circles.settle(candidates, from, to, into, place);
  }
}
