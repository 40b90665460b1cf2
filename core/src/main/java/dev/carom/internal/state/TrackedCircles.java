// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.state;

import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.join.PairSearch;
import dev.carom.internal.join.Workers;
import dev.carom.internal.kept.CachedPairs;
import dev.carom.internal.kept.Movement;
import dev.carom.internal.kept.SameNumbers;

/** The moving circles that may meet each other, tracked from one detection to the next. */
final class TrackedCircles implements Movement {
  private static final double ROUNDING = ErrorBounds.SQUARES;
  private static final double SMALLEST = ErrorBounds.UNDERFLOW_OF_ROOTS;
  private static final double UNDERFLOW = ErrorBounds.UNDERFLOW_OF_SQUARES;

  /** The average size is only a guide, so one in this many circles is enough. */
  private static final int SAMPLE_STEP = 16;

  private final ShapeStore shapes;
  private final IntList circles;
  private final boolean touching;
  private final PairSearch search;
  private final CirclesWithMargin withMargin;
  final CachedPairs cached;

  private int[] keptSlots = {};

  /** The centre and the radius of each circle, side by side. */
  private double[] kept = {};

  private int keptCount = -1;
  private long keptFilters;
  private double meanSize;

  TrackedCircles(
      ShapeStore shapes, IntList circles, boolean touching, PairSearch search, Workers workers) {
    this.shapes = shapes;
    this.circles = circles;
    this.touching = touching;
    this.search = search;
    withMargin = new CirclesWithMargin(shapes, circles);
    cached = new CachedPairs(this, workers);
  }

  @Override
  public boolean findCandidates(double margin) {
    withMargin.grow(margin);
    search.find(withMargin, 0, cached.mostCandidates());
    return cached.take(margin, search);
  }

  @Override
  public int count() {
    return circles.size;
  }

  @Override
  public void keep() {
    keptCount = circles.size;
    keptFilters = shapes.filterChanges();
    if (keptSlots.length < keptCount) {
      keptSlots = new int[keptCount + keptCount / 4];
      kept = new double[3 * keptSlots.length];
    }
    System.arraycopy(circles.items, 0, keptSlots, 0, keptCount);
    for (int k = 0; k < keptCount; k++) {
      int slot = keptSlots[k];
      kept[3 * k] = shapes.x(slot);
      kept[3 * k + 1] = shapes.y(slot);
      kept[3 * k + 2] = shapes.reachX(slot);
    }
    measure();
  }

  private void measure() {
    double sum = 0;
    int samples = 0;
    for (int k = 0; k < keptCount; k += SAMPLE_STEP) {
      sum += kept[3 * k + 2];
      samples++;
    }
    meanSize = 2 * sum / samples;
  }

  @Override
  public double farthest() {
    if (keptCount != circles.size
        || keptFilters != shapes.filterChanges()
        || !SameNumbers.in(keptSlots, circles.items, keptCount)) {
      return Double.NaN;
    }
    double largest = 0;
    for (int k = 0; k < keptCount; k++) {
      int slot = keptSlots[k];
      double dx = shapes.x(slot) - kept[3 * k];
      double dy = shapes.y(slot) - kept[3 * k + 1];
      double square = dx * dx + dy * dy;
      largest = square > largest ? square : largest;
      if (shapes.reachX(slot) != kept[3 * k + 2]) {
        return Double.NaN;
      }
    }
    return Math.sqrt(largest) * (1 + ROUNDING) + SMALLEST;
  }

  @Override
  public double meanSize() {
    return meanSize;
  }

  @Override
  public int closing() {
    return 2;
  }

  /** Replaces the indices of circles by their slots, which have the same order. */
  @Override
  public void name(long[] candidates, int count) {
    int[] slots = keptSlots;
    for (int k = 0; k < count; k++) {
      long pair = candidates[k];
      candidates[k] = (long) slots[(int) (pair >>> 32)] << 32 | slots[(int) pair];
    }
  }

  @Override
  public int settle(long[] candidates, int from, int to, long[] into, int place) {
    int end = place;
    for (int k = from; k < to; k++) {
      long pair = candidates[k];
      int a = (int) (pair >>> 32);
      int b = (int) pair;
      double dx = shapes.x(a) - shapes.x(b);
      double dy = shapes.y(a) - shapes.y(b);
      double reach = shapes.reachX(a) + shapes.reachX(b);
      double square = dx * dx + dy * dy;
      double reached = reach * reach;
      into[end] = pair;
      // Certainly apart or certainly meeting: the exact test decides only near ties. Filters have
      // decided when the candidates were found, and have not changed since.
      if (!(square - reached > (square + reached) * ROUNDING + UNDERFLOW)
          && (reached - square > (square + reached) * ROUNDING + UNDERFLOW
              || shapes.circlesMeet(a, b, touching))) {
        end++;
      }
    }
    return end;
  }
}
