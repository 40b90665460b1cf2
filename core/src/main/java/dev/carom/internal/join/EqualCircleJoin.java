// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

import dev.carom.internal.exact.Exact;
import java.util.Arrays;

/**
 * Finds all pairs among circles of one size, like {@link StripJoin} but with whole numbers, whose
 * tests set bits: 29 -> 21 ns per circle on swarm 100k.
 */
final class EqualCircleJoin extends SteppedJoin {
  /** If more tests than this per circle fail, strips do not fit the layout. */
  private static final int MOST_WASTED = 8;

  /** After that, this many calls leave it to another search from the start. */
  private static final int PAUSE = 64;

  final CircleLayout layout = new CircleLayout();

  /** The column, row and id of each circle, by strips; a fourth number keeps them aligned. */
  int[] dealt = {};

  /** The index of the first circle of each strip, and the end of the last. */
  int[] begin = {};

  /** The index at which each part writes its next circle of each strip. */
  private int[][] next = {};

  private final FloatStatistics statistics = new FloatStatistics();
  private final FloatStatistics[] partStatistics;
  private final boolean[] partIsEqual;
  private final CircleStrip[] partStrips;
  private final Workers.Job measure = this::measure;
  private final Workers.Job countCircles = this::countCircles;
  private final Workers.Job scatter = this::scatter;
  private FloatShapes floats;
  private boolean touching;
  private boolean all;
  private int pause;

  EqualCircleJoin(Workers workers) {
    super(workers);
    partStatistics = new FloatStatistics[workers.parts()];
    partIsEqual = new boolean[workers.parts()];
    partStrips = new CircleStrip[workers.parts()];
    for (int part = 0; part < workers.parts(); part++) {
      partStatistics[part] = new FloatStatistics();
      partStrips[part] = new CircleStrip();
    }
  }

  /**
   * Finds all pairs, or only some if there are at least as many as the limit. Returns false if the
   * circles are not of one size, or another search suits them better.
   *
   * @param touching whether a touch counts
   * @param all whether pairs that are a little apart count, too
   * @param sorted whether the pairs are sorted; if not, they are in the order of strips
   */
  boolean find(FloatShapes floats, boolean touching, boolean all, int limit, boolean sorted) {
    if (!begin(floats, touching, all, limit)) {
      return false;
    }
    // Whether a limit is reached first may depend on the cut into runs, so one thread decides.
    if (!work(0, 1, 1) && parts > 1 && limit < Integer.MAX_VALUE) {
      parts = 1;
      deal();
      work(0, 1, 1);
    }
    if (isHopeless()) {
      giveUp();
      return false;
    }
    finish(sorted);
    return true;
  }

  /**
   * Deals out the circles; after that, they are read only to decide on pairs. Returns false like
   * {@link #find}.
   */
  boolean begin(FloatShapes floats, boolean touching, boolean all, int limit) {
    if (pause > 0) {
      pause--;
      return false;
    }
    if (floats.count < 2 || floats.radius[0] != floats.radius[floats.count - 1]) {
      return false;
    }
    this.floats = floats;
    this.touching = touching;
    this.all = all;
    begin(floats.count, limit, MOST_WASTED);
    run(measure);
    if (!areEqual()) {
      return false;
    }
    statistics.combine(partStatistics, parts);
    if (!statistics.isInRange() || !layout.fit(statistics, count)) {
      return false;
    }
    deal();
    return true;
  }

  private void deal() {
    prepare();
    run(countCircles);
    lay();
    run(scatter);
  }

  @Override
  void giveUp() {
    pause = PAUSE;
  }

  @Override
  long[] pairs(int part) {
    return partStrips[part].pairs;
  }

  @Override
  int pairCount(int part) {
    return partStrips[part].pairCount;
  }

  @Override
  long wasted(int part) {
    return partStrips[part].wasted;
  }

  private void prepare() {
    if (dealt.length < 4 * count) {
      dealt = new int[4 * (count + count / 4)];
    }
    if (begin.length < layout.strips + 1 || next.length < parts) {
      int capacity = layout.strips + layout.strips / 4 + 1;
      begin = new int[capacity];
      next = new int[parts][capacity];
    }
    for (int part = 0; part < parts; part++) {
      partStrips[part].begin(this);
    }
  }

  private void measure(int part) {
    partIsEqual[part] = partStatistics[part].measureEqual(floats, first(part), first(part + 1));
  }

  private boolean areEqual() {
    int part = 0;
    while (part < parts && partIsEqual[part]) {
      part++;
    }
    return part == parts;
  }

  private void countCircles(int part) {
    int[] counts = next[part];
    Arrays.fill(counts, 0, layout.strips, 0);
    CircleLayout layout = this.layout;
    float[] y = floats.y;
    int bits = layout.stripBits;
    int end = first(part + 1);
    for (int k = first(part); k < end; k++) {
      counts[layout.row(y[k]) >> bits]++;
    }
  }

  /** Turns counts into indices: strip by strip, and part by part within a strip. */
  private void lay() {
    int place = 0;
    for (int strip = 0; strip < layout.strips; strip++) {
      begin[strip] = place;
      for (int part = 0; part < parts; part++) {
        int circles = next[part][strip];
        next[part][strip] = place;
        place += circles;
      }
    }
    begin[layout.strips] = place;
  }

  private void scatter(int part) {
    int[] next = this.next[part];
    CircleLayout layout = this.layout;
    float[] x = floats.x;
    float[] y = floats.y;
    int[] dealt = this.dealt;
    int bits = layout.stripBits;
    int end = first(part + 1);
    // Rows are computed again, which takes less time than to store and read a million of them.
    for (int k = first(part); k < end; k++) {
      int row = layout.row(y[k]);
      int to = next[row >> bits]++ << 2;
      dealt[to] = layout.column(x[k]);
      dealt[to + 1] = row;
      dealt[to + 2] = k;
    }
  }

  @Override
  boolean findPairs(int part, int fromStrip, int toStrip) {
    CircleStrip strip = partStrips[part];
    strip.carryInto(fromStrip);
    for (int number = fromStrip; number < toStrip; number++) {
      strip.work(number);
      if (strip.pairCount >= limit || isHopeless(strip.wasted)) {
        return false;
      }
    }
    return true;
  }

  @Override
  int strips() {
    return layout.strips;
  }

  @Override
  int[] begins() {
    return begin;
  }

  /** Decides on a pair that whole numbers cannot decide on. */
  boolean accepts(int a, int b) {
    if (all) {
      return true;
    }
    float[] x = floats.x;
    float[] y = floats.y;
    float radius = floats.radius[0];
    return touching
        ? Exact.within(x[a], y[a], x[b], y[b], radius, radius)
        : Exact.closer(x[a], y[a], x[b], y[b], radius, radius);
  }
}
