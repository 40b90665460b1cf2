// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

import dev.carom.internal.exact.Exact;
import dev.carom.internal.exact.FloatErrorBounds;
import java.util.Arrays;

/**
 * The shapes of one horizontal strip, in order of their left ends, and the pairs among them. Strips
 * are worked upward: shapes that reach into the next strip are carried there. A pair is found in
 * the strip where the later of the two begins, so pairs of two carried shapes are not reported
 * again.
 */
final class Strip {
  /** This many followers of each shape are tested at once. */
  static final int GROUP = 4;

  /** Up to this many are tested one by one; more are listed first. */
  private static final int FEW = 4;

  /**
   * Where a shape shares its bucket with more than these on average, a sort takes less time than
   * the tests it saves: 6.4 instead of 8.9 ms for 100,000 circles in sparse clusters with 96, not
   * 24.
   */
  private static final int MOST_TOGETHER = 96;

  /**
   * Where a shape shares its bucket with more than these on average, finer buckets take less time
   * than the tests they save: an eighth less on skew if nothing is cached.
   */
  private static final int FEW_TOGETHER = 3;

  /** The number of shapes from which the number of others in reach is estimated. */
  private static final int SAMPLES = 32;

  /** Marks a carried shape, in the sign of its id. */
  private static final int CARRIED = 1 << 31;

  /** A shape beyond all others; its square is still finite. */
  private static final float BEYOND = 0x1p62f;

  private final Columns floats = new Columns();
  private final Columns followers = new Columns();
  private final Columns carry = new Columns();
  private int carried;

  private float[] result = {};
  private float[] gapsY = {};
  private float[][] results = {};
  private int[][] lists = {};
  private final int[] ends = new int[GROUP];
  private int[] place = {};
  private int[] chosen = {};
  private int[] inReach = {};
  private int[] bucketEnd = {};
  private final int[] fineEnd = new int[StripLayout.MOST_FINE_BUCKETS + 1];
  private final FloatRanking ranking = new FloatRanking();

  /** The order of left ends is correct up to this distance. */
  private float slack;

  /** The number of followers of each shape that are tested whether or not they are in reach. */
  private int tested;

  private StripJoin join;
  private StripLayout layout;
  private PairPredicate predicate;
  private int split;
  private boolean touching;
  private boolean round;
  private boolean exact;

  /** True if circles whose floats overlap by more than the rounding certainly overlap. */
  private boolean certain;

  /** The pairs found: (smaller id, larger id) in one number, in the order of strips. */
  long[] pairs = new long[1024];

  int pairCount;

  /** The number of carried shapes and failed tests: too many mean that strips are not suitable. */
  long wasted;

  void begin(StripJoin join) {
    this.join = join;
    layout = join.layout;
    predicate = join.predicate;
    split = join.split;
    touching = join.touching;
    round = join.floats.round;
    exact = join.floats.exact;
    certain = round && !join.floats.cropped;
    carried = 0;
    pairCount = 0;
    wasted = 0;
    if (bucketEnd.length < layout.buckets + 1) {
      bucketEnd = new int[layout.buckets + layout.buckets / 4 + 1];
    }
  }

  /**
   * Carries the shapes that begin in strips below and reach into this one, in the same order as if
   * all strips were worked one after the other.
   */
  void carryInto(int strip) {
    StripStore store = join.store;
    int first = store.begin[Math.max(0, strip - layout.mostCarries)];
    int end = store.begin[strip];
    float border = layout.bottomOf(strip);
    int reaching = 0;
    for (int shape = first; shape < end; shape++) {
      reaching += store.top(shape, round) > border ? 1 : 0;
    }
    carry.reserve(reaching, round);
    carried = 0;
    for (int shape = first; shape < end; shape++) {
      if (store.top(shape, round) > border) {
        store.copy(shape, carry, carried++, CARRIED, round);
      }
    }
  }

  /** Finds the pairs of one strip, and carries the shapes that reach above it. */
  void work(int strip) {
    int from = join.store.begin[strip];
    int own = join.store.begin[strip + 1] - from;
    int count = own + carried;
    reserve(count);
    sort(from, own);
    pad(count);
    if (!round) {
      int padded = count + tested + 1;
      VectorLoops.halves(floats.reachX, floats.radius, floats.halfX, padded);
      VectorLoops.halves(floats.reachY, floats.radius, floats.halfY, padded);
    }
    carryAbove(strip, own, count);
    int last = tested;
    for (int first = 1; first + GROUP <= last; first += GROUP) {
      testGroup(first, count);
      VectorLoops.negatives(results, count, lists, ends);
      reportGroup(first, GROUP);
    }
    testGroup(last - GROUP + 1, count);
    System.arraycopy(floats.x, last + 1, followers.x, 0, count);
    System.arraycopy(floats.reachX, last + 1, followers.reachX, 0, count);
    VectorLoops.orInReach(
        floats.x, floats.reachX, followers.x, followers.reachX, slack, results[GROUP - 1], count);
    VectorLoops.negatives(results, count, lists, ends);
    reportGroup(last - GROUP + 1, GROUP - 1);
    int[] list = lists[GROUP - 1];
    int listed = ends[GROUP - 1];
    for (int k = 0; k < listed && pairCount < join.limit && !join.isHopeless(wasted); k++) {
      reportAllFrom(list[k], last);
    }
  }

  private void testGroup(int firstDistance, int count) {
    for (int k = 0; k < GROUP; k++) {
      test(firstDistance + k, count, results[k]);
    }
  }

  private void reportGroup(int firstDistance, int distances) {
    for (int k = 0; k < distances; k++) {
      makeRoom(ends[k]);
      reportListed(lists[k], ends[k], firstDistance + k);
    }
  }

  private void reserve(int count) {
    int capacity = count + StripLayout.MOST_FOLLOWERS + 1;
    floats.reserve(capacity, round);
    followers.reserve(capacity, round);
    if (result.length < capacity) {
      int length = capacity + capacity / 2;
      result = new float[length];
      gapsY = new float[length];
      chosen = new int[length];
      inReach = new int[length];
      results = new float[GROUP][length];
      lists = new int[GROUP][length];
      place = new int[length];
    }
  }

  /**
   * Sorts by buckets of left ends, in any order within a bucket. If that leaves several in one
   * bucket, sorts by finer ones as well; if it leaves many, or shapes are outside all buckets, by
   * the left ends themselves.
   */
  private void sort(int from, int own) {
    int count = own + carried;
    Arrays.fill(bucketEnd, 0, layout.buckets + 1, 0);
    countOwn(join.store.main, 4 * from, own);
    countCarried(own);
    int outside = layout.isCropped ? bucketEnd[1] + bucketEnd[layout.buckets] : 0;
    long together = 0;
    int end = 0;
    for (int bucket = 1; bucket <= layout.buckets; bucket++) {
      int here = bucketEnd[bucket];
      together += (long) here * here;
      end += here;
      bucketEnd[bucket] = end;
    }
    boolean exactly = outside > 0 || together > (long) MOST_TOGETHER * end;
    boolean finely = !exactly && together > (long) FEW_TOGETHER * end;
    if (exactly) {
      rankExactly(join.store.main, 4 * from, own);
    } else if (finely) {
      rankFinely(count, place, bucketEnd, layout.fineBits);
    } else {
      rank(count, place, bucketEnd, layout.fineBits);
    }
    placeOwn(join.store.main, 4 * from, own);
    placeCarried(own);
    if (!round) {
      placeMore(join.store.more, 2 * from, own);
    }
    // Not 0, which would leave out a shape that begins where another one ends. Rounding needs no
    // slack: it keeps the order of an end and a beginning.
    slack = exactly ? Float.MIN_NORMAL : finely ? layout.fineSlack : layout.slack;
    tested = exactly || finely ? followersInReach(count) : layout.followers;
  }

  /** Replaces the buckets by the ranks in the order of left ends. */
  private void rankExactly(float[] main, int from, int own) {
    ranking.reserve(own + carried);
    for (int k = 0, at = from; k < own; k++, at += 4) {
      ranking.set(k, main[at] - main[at + 2]);
    }
    for (int k = 0; k < carried; k++) {
      ranking.set(own + k, carry.x[k] - carry.reachX[k]);
    }
    ranking.rank(own + carried, place);
  }

  /** Replaces the fine buckets by ranks in the order of the coarse ones. */
  private static void rank(int count, int[] places, int[] next, int bits) {
    for (int k = 0; k < count; k++) {
      places[k] = next[places[k] >> bits]++;
    }
  }

  /** Replaces the fine buckets by ranks in their order: a radix sort, in two passes. */
  private void rankFinely(int count, int[] places, int[] next, int bits) {
    int[] nextFine = fineEnd;
    int[] order = chosen;
    int mask = (1 << bits) - 1;
    Arrays.fill(nextFine, 0, mask + 2, 0);
    for (int k = 0; k < count; k++) {
      nextFine[(places[k] & mask) + 1]++;
    }
    int end = 0;
    for (int fine = 1; fine <= mask; fine++) {
      end += nextFine[fine];
      nextFine[fine] = end;
    }
    for (int k = 0; k < count; k++) {
      order[nextFine[places[k] & mask]++] = k;
    }
    for (int k = 0; k < count; k++) {
      int shape = order[k];
      places[shape] = next[places[shape] >> bits]++;
    }
  }

  /** Estimates how many followers to test, from a sample of shapes, which are almost in order. */
  private int followersInReach(int count) {
    int step = Math.max(1, count / SAMPLES);
    int most = Math.min(count, StripLayout.MOST_FOLLOWERS);
    int samples = 0;
    int inReach = 0;
    for (int shape = 0; shape < count; shape += step) {
      float end = floats.x[shape] + floats.reachX[shape];
      int other = shape + 1;
      int last = Math.min(count, shape + most);
      while (other < last && floats.x[other] - floats.reachX[other] <= end) {
        other++;
      }
      inReach += other - shape - 1;
      samples++;
    }
    return StripLayout.followers((float) inReach / Math.max(1, samples));
  }

  private void countOwn(float[] main, int from, int own) {
    float left = layout.left;
    float perWidth = layout.perFineWidth;
    int bits = layout.fineBits;
    int last = (layout.buckets << bits) - 1;
    int[] counts = bucketEnd;
    int[] fine = place;
    for (int k = 0, at = from; k < own; k++, at += 4) {
      int bucket = fineBucketOf(main[at] - main[at + 2], left, perWidth, last);
      fine[k] = bucket;
      counts[(bucket >> bits) + 1]++;
    }
  }

  private void countCarried(int own) {
    int bits = layout.fineBits;
    int last = (layout.buckets << bits) - 1;
    for (int k = 0; k < carried; k++) {
      float end = carry.x[k] - carry.reachX[k];
      int bucket = fineBucketOf(end, layout.left, layout.perFineWidth, last);
      place[own + k] = bucket;
      bucketEnd[(bucket >> bits) + 1]++;
    }
  }

  private static int fineBucketOf(float end, float left, float perWidth, int last) {
    return Math.max(0, Math.min((int) ((end - left) * perWidth), last));
  }

  private void placeOwn(float[] main, int from, int own) {
    float[] x = floats.x;
    float[] y = floats.y;
    float[] reachX = floats.reachX;
    int[] id = floats.id;
    int[] places = place;
    for (int k = 0, at = from; k < own; k++, at += 4) {
      int to = places[k];
      x[to] = main[at];
      y[to] = main[at + 1];
      reachX[to] = main[at + 2];
      id[to] = Float.floatToRawIntBits(main[at + 3]);
    }
  }

  private void placeCarried(int own) {
    for (int k = 0; k < carried; k++) {
      int to = place[own + k];
      floats.x[to] = carry.x[k];
      floats.y[to] = carry.y[k];
      floats.reachX[to] = carry.reachX[k];
      floats.reachY[to] = carry.reachY[k];
      floats.radius[to] = carry.radius[k];
      floats.id[to] = carry.id[k];
    }
  }

  private void placeMore(float[] more, int from, int own) {
    for (int k = 0, at = from; k < own; k++, at += 2) {
      floats.reachY[place[k]] = more[at];
      floats.radius[place[k]] = more[at + 1];
    }
  }

  private void pad(int count) {
    for (int k = count; k <= count + tested; k++) {
      floats.x[k] = BEYOND;
      floats.y[k] = 0;
      floats.reachX[k] = 0;
      floats.reachY[k] = 0;
      floats.radius[k] = 0;
    }
  }

  private void carryAbove(int strip, int own, int count) {
    VectorLoops.reachAbove(floats.y, floats.reachY, layout.bottomOf(strip + 1), result, count);
    // Those from the lowest strip first, each strip as it is stored.
    carried = chooseNegative(own, count);
    wasted += carried;
    carry.reserve(carried, round);
    for (int k = 0; k < carried; k++) {
      int from = chosen[k];
      carry.x[k] = floats.x[from];
      carry.y[k] = floats.y[from];
      carry.reachX[k] = floats.reachX[from];
      carry.reachY[k] = floats.reachY[from];
      carry.radius[k] = floats.radius[from];
      carry.id[k] = floats.id[from] | CARRIED;
    }
  }

  /**
   * Chooses the places of shapes with a negative result, of the carried ones first; returns their
   * number.
   */
  private int chooseNegative(int own, int count) {
    float[] results = result;
    int[] places = place;
    int[] into = chosen;
    int end = 0;
    for (int k = own; k < count; k++) {
      into[end] = places[k];
      end += Float.floatToRawIntBits(results[places[k]]) >>> 31;
    }
    for (int k = 0; k < own; k++) {
      into[end] = places[k];
      end += Float.floatToRawIntBits(results[places[k]]) >>> 31;
    }
    return end;
  }

  /** Writes a negative result for each shape that may meet the one at an offset after it. */
  private void test(int distance, int count, float[] result) {
    Columns a = floats;
    Columns b = followers;
    b.copyShifted(a, distance, count, round);
    if (round) {
      VectorLoops.circles(a.x, a.y, a.radius, b.x, b.y, b.radius, result, count);
    } else {
      VectorLoops.gaps(a.x, a.halfX, b.x, b.halfX, result, count);
      VectorLoops.gaps(a.y, a.halfY, b.y, b.halfY, gapsY, count);
      VectorLoops.corners(result, gapsY, a.radius, b.radius, count);
    }
  }

  private void makeRoom(int more) {
    if (pairs.length - pairCount < more) {
      pairs = PairOrder.grown(pairs, pairCount + (long) more);
    }
  }

  /** Reports the pairs of chosen shapes and those at an offset after them, if they count. */
  private void reportListed(int[] list, int found, int distance) {
    for (int k = 0; k < found; k++) {
      report(list[k], list[k] + distance);
    }
  }

  /** Reports the pairs of a shape with all in reach, starting at an offset after it. */
  private void reportAllFrom(int shape, int distance) {
    float end = floats.x[shape] + floats.reachX[shape] + slack;
    int first = shape + distance;
    int last = first;
    while (floats.x[last] - floats.reachX[last] <= end) {
      last++;
    }
    int before = pairCount;
    if (exact && last - first <= FEW) {
      makeRoom(FEW);
      for (int other = first; other < last; other++) {
        report(shape, other);
      }
    } else {
      reportMet(shape, first, last);
    }
    wasted += last - first - (pairCount - before);
  }

  private void reportMet(int shape, int first, int last) {
    int met =
        round
            ? VectorLoops.circlesMet(shape, floats.x, floats.y, floats.radius, first, last, inReach)
            : VectorLoops.boxesMet(shape, floats, first, last, inReach);
    makeRoom(met);
    for (int k = 0; k < met; k++) {
      report(shape, inReach[k]);
    }
  }

  private void report(int shape, int other) {
    int a = floats.id[shape];
    int b = floats.id[other];
    int bothCarried = (a & b) >>> 31;
    a &= ~CARRIED;
    b &= ~CARRIED;
    if (accepts(shape, other, Math.min(a, b), Math.max(a, b))) {
      pairs[pairCount] = (long) Math.min(a, b) << 32 | Math.max(a, b);
      pairCount += 1 - bothCarried;
    }
  }

  private boolean accepts(int shape, int other, int a, int b) {
    if (split > 0 && a < split == b < split) {
      return false;
    }
    if (!exact) {
      return certain && isDeep(shape, other)
          ? predicate.acceptsOverlapping(a, b)
          : predicate.accepts(a, b);
    }
    if (predicate != null) {
      return predicate.accepts(a, b);
    }
    float[] x = floats.x;
    float[] y = floats.y;
    float[] radius = floats.radius;
    return touching
        ? Exact.within(x[shape], y[shape], x[other], y[other], radius[shape], radius[other])
        : Exact.closer(x[shape], y[shape], x[other], y[other], radius[shape], radius[other]);
  }

  /**
   * Returns true if circles overlap by more than the rounding of scaled coordinates can explain.
   */
  private boolean isDeep(int shape, int other) {
    float dx = floats.x[shape] - floats.x[other];
    float dy = floats.y[shape] - floats.y[other];
    float reach = floats.radius[shape] + floats.radius[other];
    return dx * dx + dy * dy < reach * reach - reach * FloatErrorBounds.scaledDistance(reach);
  }
}
