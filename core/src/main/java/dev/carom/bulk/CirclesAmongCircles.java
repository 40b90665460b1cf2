// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.internal.join.Workers;

/** Circles that move among each other. */
final class CirclesAmongCircles extends CirclesInMotion {
  /** Calls with more circles than this take milliseconds. */
  private static final int MANY = 50_000;

  private final SetSearch search;

  CirclesAmongCircles(MovingCircles circles, SetSearch search, Workers workers) {
    super(circles, workers);
    this.search = search;
  }

  @Override
  public boolean findCandidates(double margin) {
    return circles.findCandidates(search, margin, cached.mostCandidates())
        && cached.take(margin, search.pairs);
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
