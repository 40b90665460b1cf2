// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

import dev.carom.internal.bounds.Bounds;
import dev.carom.internal.bounds.Visitor;

/**
 * Finds all pairs by a sweep from left to right that tracks the shapes it is in: slower than
 * strips, but suited to every layout, such as distant crowds or a giant among many. The time grows
 * with n log n and with the number of pairs of bounds that meet, for every layout.
 *
 * <p>The shapes that the sweep is in are leaves of a tree, in the order of their lower ends; each
 * node stores the highest upper end below it. A shape that meets another begins at or below its
 * upper end, so it is among the first leaves, and does not end below its lower end.
 */
final class SweepJoin implements Visitor {
  /** The pairs found. */
  final PairOrder order = new PairOrder(Workers.none());

  private final IdSort sort = new IdSort();
  private final SweepTree firsts = new SweepTree();
  private final SweepTree seconds = new SweepTree();
  private int[] byLeft = {};
  private int[] byRight = {};
  private int[] byBottom = {};
  private int[] rank = {};

  private PairPredicate predicate;
  private int limit;
  private int asking;
  private long[] found = {};
  private int foundCount;

  /**
   * Finds the pairs that meet among the first bounds. If split is positive, only pairs of an id
   * below split and another from split on count. If they need not be sorted, pairs are in the order
   * of the sweep.
   */
  void find(
      Bounds bounds, int shapes, int split, PairPredicate predicate, int limit, boolean sorted) {
    this.predicate = predicate;
    this.limit = limit;
    foundCount = 0;
    prepare(bounds, shapes, split);
    sweep(bounds, shapes, split);
    order.take(found, foundCount, shapes, sorted);
  }

  private void prepare(Bounds bounds, int shapes, int split) {
    if (byLeft.length < shapes) {
      int length = shapes + shapes / 4;
      byLeft = new int[length];
      byRight = new int[length];
      byBottom = new int[length];
      rank = new int[length];
    }
    sort.sort(bounds, Bounds.MIN_X, shapes, byLeft);
    sort.sort(bounds, Bounds.MAX_X, shapes, byRight);
    sort.sort(bounds, Bounds.MIN_Y, shapes, byBottom);
    for (int place = 0; place < shapes; place++) {
      rank[byBottom[place]] = place;
    }
    seconds.clear(shapes);
    firsts.clear(split > 0 ? shapes : 0);
  }

  private void sweep(Bounds bounds, int shapes, int split) {
    int passed = 0;
    for (int next = 0; next < shapes && foundCount < limit; next++) {
      int id = byLeft[next];
      for (; bounds.maxX(byRight[passed]) < bounds.minX(id); passed++) {
        int gone = byRight[passed];
        (gone < split ? firsts : seconds).remove(rank[gone]);
      }
      asking = id;
      SweepTree partners = split > 0 && id >= split ? firsts : seconds;
      partners.visit(firstAbove(bounds, shapes, bounds.maxY(id)), bounds.minY(id), this);
      (id < split ? firsts : seconds).add(rank[id], bounds.maxY(id));
    }
  }

  /** Returns how many shapes begin at or below the height. */
  private int firstAbove(Bounds bounds, int shapes, double height) {
    int low = 0;
    int high = shapes;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (bounds.minY(byBottom[middle]) <= height) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** Tests the shape with this rank; returns false when the limit is reached. */
  @Override
  public boolean visit(int place) {
    int other = byBottom[place];
    int a = Math.min(asking, other);
    int b = Math.max(asking, other);
    if (predicate.accepts(a, b)) {
      if (foundCount == found.length) {
        found = PairOrder.grown(found, foundCount + 1L);
      }
      found[foundCount++] = (long) a << 32 | b;
    }
    return foundCount < limit;
  }
}
