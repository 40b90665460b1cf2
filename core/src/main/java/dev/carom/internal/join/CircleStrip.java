// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

import java.util.Arrays;

/**
 * The circles of one horizontal strip, in order of their columns, and the pairs among them. Circles
 * within reach of the next strip are carried there; pairs of two carried circles are not reported
 * again. Loops over whole arrays become vector instructions.
 */
final class CircleStrip {
  /** The bits of the number of a follower, which is less than {@link CircleLayout#MOST_TESTED}. */
  private static final int FOLLOWER_BITS = 4;

  private static final int FOLLOWER = (1 << FOLLOWER_BITS) - 1;

  /** Marks a carried circle, in the sign of its id. */
  private static final int CARRIED = 1 << 31;

  /** A column beyond the reach of all circles. */
  private static final int BEYOND = Integer.MAX_VALUE;

  private int[] x = {};
  private int[] y = {};
  private int[] id = {};
  private int[] followerX = {};
  private int[] followerY = {};

  /** For each circle, a bit for each follower that it may meet, and one if more are in reach. */
  private int[] result = {};

  /** The circles with a result. */
  private int[] listed = {};

  /** Circles and the numbers of followers that they may meet. */
  private int[] close = {};

  /** Circles with more followers in reach than are tested. */
  private int[] crowded = {};

  private int crowdedCount;

  /** The index of the next circle of each bucket; that of bucket 0 comes second. */
  private int[] next = {};

  /** Where the circles that are carried into this strip are among those dealt. */
  private int[] carried = {};

  private int carriedCount;

  /** The same for the next strip. */
  private int[] toCarry = {};

  private EqualCircleJoin join;
  private CircleLayout layout;

  /** The pairs found: (smaller id, larger id) in one number, in the order of strips. */
  long[] pairs = new long[1024];

  int pairCount;

  /** The number of tests one by one: too many mean that strips are not suitable. */
  long wasted;

  void begin(EqualCircleJoin join) {
    this.join = join;
    layout = join.layout;
    pairCount = 0;
    wasted = 0;
    if (next.length < layout.buckets + 1) {
      next = new int[layout.buckets + layout.buckets / 4 + 1];
    }
  }

  /** Carries the circles of the strip below that are within reach of this one. */
  void carryInto(int strip) {
    carriedCount = 0;
    if (strip > 0) {
      countAndCarry(strip - 1);
    }
  }

  /** Finds the pairs of one strip, and carries the circles within reach of the next. */
  void work(int strip) {
    int count = join.begin[strip + 1] - join.begin[strip] + carriedCount;
    reserve(count);
    sort(strip);
    Arrays.fill(x, count, count + layout.tested + 1, BEYOND);
    test(count);
    report(listFollowers(list(result, count, listed)));
    reportCrowded(count);
  }

  private void reserve(int count) {
    int capacity = count + CircleLayout.MOST_TESTED + 1;
    if (x.length < capacity) {
      int length = capacity + capacity / 2;
      x = new int[length];
      y = new int[length];
      id = new int[length];
      followerX = new int[length];
      followerY = new int[length];
      result = new int[length];
      listed = new int[length];
      crowded = new int[length];
      close = new int[length * CircleLayout.MOST_TESTED];
    }
  }

  /** Sorts by buckets of columns, in any order within a bucket. */
  private void sort(int strip) {
    int[] next = this.next;
    Arrays.fill(next, 0, layout.buckets + 1, 0);
    int[] below = carried;
    int belowCount = carriedCount;
    for (int k = 0; k < belowCount; k++) {
      next[(join.dealt[below[k]] >> layout.bucketBits) + 1]++;
    }
    countAndCarry(strip);
    int end = 0;
    for (int bucket = 1; bucket <= layout.buckets; bucket++) {
      end += next[bucket];
      next[bucket] = end;
    }
    placeCarried(join.dealt, below, belowCount, next, layout.bucketBits);
    placeOwn(join.dealt, 4 * join.begin[strip], 4 * join.begin[strip + 1], next, layout.bucketBits);
  }

  /** Counts the circles of a strip by bucket, and lists those within reach of the next strip. */
  private void countAndCarry(int strip) {
    int from = 4 * join.begin[strip];
    int to = 4 * join.begin[strip + 1];
    if (toCarry.length <= (to - from) / 4) {
      toCarry = new int[(to - from) / 2 + 1];
    }
    int[] into = toCarry;
    toCarry = carried;
    carried = into;
    int[] next = this.next;
    int[] dealt = join.dealt;
    int bits = layout.bucketBits;
    int last = ((strip + 1) << layout.stripBits) - layout.reach;
    int end = 0;
    for (int at = from; at < to; at += 4) {
      next[(dealt[at] >> bits) + 1]++;
      into[end] = at;
      end += (last - dealt[at + 1]) >>> 31;
    }
    carriedCount = end;
  }

  private void placeCarried(int[] dealt, int[] places, int count, int[] next, int bits) {
    for (int k = 0; k < count; k++) {
      int at = places[k];
      int to = next[dealt[at] >> bits]++;
      x[to] = dealt[at];
      y[to] = dealt[at + 1];
      id[to] = dealt[at + 2] | CARRIED;
    }
  }

  private void placeOwn(int[] dealt, int from, int end, int[] next, int bits) {
    int[] x = this.x;
    int[] y = this.y;
    int[] id = this.id;
    for (int at = from; at < end; at += 4) {
      int column = dealt[at];
      int to = next[column >> bits]++;
      x[to] = column;
      y[to] = dealt[at + 1];
      id[to] = dealt[at + 2];
    }
  }

  private void test(int count) {
    Arrays.fill(result, 0, count, 0);
    int tested = layout.tested;
    for (int follower = 0; follower < tested; follower++) {
      System.arraycopy(x, follower + 1, followerX, 0, count);
      System.arraycopy(y, follower + 1, followerY, 0, count);
      int bit = 1 << follower;
      testFollowers(x, y, followerX, followerY, layout.farthestSquare, bit, result, count);
    }
    System.arraycopy(x, tested + 1, followerX, 0, count);
    int reach = layout.reach + (1 << layout.bucketBits);
    testReach(x, followerX, reach, 1 << tested, result, count);
  }

  /** Sets a bit where two circles may meet. A product that overflows may set it, too. */
  private static void testFollowers(
      int[] ax, int[] ay, int[] bx, int[] by, int square, int bit, int[] result, int count) {
    for (int k = 0; k < count; k++) {
      int dx = ax[k] - bx[k];
      int dy = ay[k] - by[k];
      result[k] |= (dx * dx + dy * dy - square) >> 31 & bit;
    }
  }

  /** Sets a bit where a circle may be in reach of another to its left. */
  private static void testReach(int[] ax, int[] bx, int reach, int bit, int[] result, int count) {
    for (int k = 0; k < count; k++) {
      result[k] |= (bx[k] - ax[k] - reach) >> 31 & bit;
    }
  }

  /** Lists the indices with a result; returns their number. */
  private static int list(int[] result, int count, int[] into) {
    int end = 0;
    for (int k = 0; k < count; k++) {
      into[end] = k;
      end += -result[k] >>> 31;
    }
    return end;
  }

  /**
   * Lists the followers of the listed circles, and the circles with more in reach; returns the
   * number of followers. Most circles have one or two, which take no branch.
   */
  private int listFollowers(int circles) {
    int[] listed = this.listed;
    int[] result = this.result;
    int[] crowded = this.crowded;
    int[] into = close;
    int tested = layout.tested;
    int end = 0;
    int crowdedEnd = 0;
    for (int k = 0; k < circles; k++) {
      int circle = listed[k];
      int bits = result[circle];
      crowded[crowdedEnd] = circle;
      crowdedEnd += bits >>> tested;
      bits &= (1 << tested) - 1;
      int index = circle << FOLLOWER_BITS;
      into[end] = index + Integer.numberOfTrailingZeros(bits);
      end += -bits >>> 31;
      bits &= bits - 1;
      into[end] = index + Integer.numberOfTrailingZeros(bits);
      end += -bits >>> 31;
      bits &= bits - 1;
      while (bits != 0) {
        into[end++] = index + Integer.numberOfTrailingZeros(bits);
        bits &= bits - 1;
      }
    }
    crowdedCount = crowdedEnd;
    return end;
  }

  /** Reports the pairs of circles and listed followers. */
  private void report(int followers) {
    reservePairs(followers);
    int[] close = this.close;
    int[] id = this.id;
    long[] into = pairs;
    int overlap = layout.overlapSquare;
    int end = pairCount;
    for (int k = 0; k < followers; k++) {
      int circle = close[k] >>> FOLLOWER_BITS;
      int other = circle + 1 + (close[k] & FOLLOWER);
      int a = id[circle];
      int b = id[other];
      into[end] = pair(a, b);
      if (square(circle, other) < overlap || isClosePair(circle, other)) {
        // Both were carried if both are negative.
        end += (a & b) >>> 31 ^ 1;
      }
    }
    pairCount = end;
  }

  private static long pair(int a, int b) {
    int idA = a & ~CARRIED;
    int idB = b & ~CARRIED;
    return (long) Math.min(idA, idB) << 32 | Math.max(idA, idB);
  }

  private long square(int circle, int other) {
    long dx = x[circle] - x[other];
    long dy = y[circle] - y[other];
    return dx * dx + dy * dy;
  }

  private boolean isClosePair(int circle, int other) {
    return square(circle, other) < layout.farthestSquare
        && join.accepts(id[circle] & ~CARRIED, id[other] & ~CARRIED);
  }

  private void reservePairs(int more) {
    if (pairs.length - pairCount <= more) {
      pairs = PairOrder.grown(pairs, pairCount + more + 1L);
    }
  }

  /** Reports the pairs of circles with followers in reach that have not been tested yet. */
  private void reportCrowded(int count) {
    for (int k = 0; k < crowdedCount && !join.isHopeless(wasted); k++) {
      int circle = crowded[k];
      int first = circle + layout.tested + 1;
      int end = x[circle] + layout.reach + (1 << layout.bucketBits);
      int last = first;
      while (last < count && x[last] <= end) {
        last++;
      }
      wasted += last - first;
      reservePairs(last - first);
      for (int other = first; other < last; other++) {
        pairs[pairCount] = pair(id[circle], id[other]);
        if ((id[circle] & id[other]) >= 0 && isClosePair(circle, other)) {
          pairCount++;
        }
      }
    }
  }
}
