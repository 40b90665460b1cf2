// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.internal.check.Arguments;
import dev.carom.internal.join.PairTree;
import java.util.Arrays;

/**
 * Counts the pairs among many shapes, and marks the shapes that are part of a pair, without listing
 * the pairs.
 *
 * <pre>{@code
 * PairCounter counter = PairCounter.create();
 * long pairs = counter.among(ShapeSet.circles(x, y, radius, count));
 * boolean firstCollides = counter.isHit(0);
 * }</pre>
 *
 * <p>The count equals the number of pairs that a {@link PairFinder} with the same settings finds,
 * but may exceed the capacity of a list. Time and memory depend on the shapes, not on the number of
 * pairs: the 1.8 billion pairs of 60,000 equal circles are counted without visiting each of them.
 * Two kinds of pairs are tested one by one: pairs of circles or boxes that are nearly tangent, and
 * pairs with a capsule, a turned box, a polygon or a compound whose bounds intersect, unless the
 * circles or boxes that are known to lie inside the two shapes intersect as well.
 *
 * <p>Numbers are checked as in {@link PairFinder}. Memory is reused between calls. A counter is not
 * thread-safe.
 */
public final class PairCounter {
  /** Beyond this number of pairs per shape, pairs are counted without listing them. */
  private static final int MOST_PER_SHAPE = 8;

  private static final int MOST_OF_FEW = 1024;

  private final SetSearch search;
  private final PairTree tree = new PairTree();
  private boolean byTree;
  private boolean[] hit = {};
  private int countA;
  private int countB;

  PairCounter(SetSearch search) {
    this.search = search;
  }

  /**
   * Returns a counter with one thread, for which touching counts. For other settings, see {@link
   * PairFinder.Builder#buildCounter}.
   */
  public static PairCounter create() {
    return PairFinder.builder().buildCounter();
  }

  /** Counts the pairs among the shapes of a set. */
  public long among(ShapeSet set) {
    forget();
    Arguments.present("set", set);
    int limit = limit(set.count());
    search.findAmong(set, limit);
    return take(set, SetSearch.NONE, limit);
  }

  /**
   * Counts the pairs of a shape from the first set and a shape from the second, which may be of the
   * kinds that {@link PairFinder#between} takes.
   *
   * @throws IllegalArgumentException also if one set has turned boxes and the other mixed shapes
   */
  public long between(ShapeSet a, ShapeSet b) {
    forget();
    SetSearch.check(a, b);
    int limit = limit((long) a.count() + b.count());
    search.findBetween(a, b, limit);
    return take(a, b, limit);
  }

  /**
   * Returns true if shape k of the last call is part of a pair; with two sets, shape k of the
   * first.
   *
   * @throws IndexOutOfBoundsException if there is no such shape
   */
  public boolean isHit(int k) {
    return isHit(k, countA, 0);
  }

  /**
   * Returns true if shape k of the second set of the last call is part of a pair.
   *
   * @throws IndexOutOfBoundsException if there is no such shape
   */
  public boolean isHitOfSecond(int k) {
    return isHit(k, countB, countA);
  }

  private boolean isHit(int k, int count, int first) {
    if (k < 0 || k >= count) {
      throw new IndexOutOfBoundsException(
          "shape index " + k + " is out of range: size is " + count);
    }
    return byTree ? tree.isHit(first + k) : hit[first + k];
  }

  private void forget() {
    countA = 0;
    countB = 0;
  }

  private static int limit(long shapes) {
    return (int) Math.min(MOST_OF_FEW + MOST_PER_SHAPE * shapes, Integer.MAX_VALUE - 16);
  }

  /** Counts the pairs that a search found, or uses a tree if the search reached its limit. */
  private long take(ShapeSet a, ShapeSet b, int limit) {
    byTree = search.pairs.count() >= limit;
    long counted = byTree ? countByTree(a, b) : takeAll(a.count + b.count);
    countA = a.count;
    countB = b.count;
    search.release();
    return counted;
  }

  private long countByTree(ShapeSet a, ShapeSet b) {
    tree.clear(a.count + b.count);
    a.fill(tree, 0);
    b.fill(tree, a.count);
    // With an empty set there is no pair.
    return tree.count(b.count == 0 ? 0 : a.count, search.touching, search.distance, search);
  }

  private long takeAll(int shapes) {
    if (hit.length < shapes) {
      hit = new boolean[shapes + shapes / 4];
    }
    Arrays.fill(hit, 0, shapes, false);
    long[] pairs = search.pairs.pairs();
    int count = search.pairs.count();
    for (int k = 0; k < count; k++) {
      hit[(int) (pairs[k] >>> 32)] = true;
      hit[(int) pairs[k]] = true;
    }
    return count;
  }
}
