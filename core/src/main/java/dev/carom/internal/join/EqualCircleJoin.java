// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

import dev.carom.internal.exact.Exact;
import java.util.Arrays;

/**
 * Finds all pairs among circles of one size, like {@link StripJoin} but with whole numbers, whose
 * tests set bits: 29 -> 21 ns per circle on swarm 100k.
 */
final class EqualCircleJoin {
  /** The number of runs of strips per thread: many, because some take longer than others. */
  private static final int RUNS_PER_PART = 8;

  /** With fewer circles than this, a second thread costs more than it gains. */
  private static final int CIRCLES_PER_PART = 4096;

  /** If more tests than this per circle fail, strips do not fit the layout. */
  private static final int MOST_WASTED = 8;

  /** After that, this many calls leave it to another search from the start. */
  private static final int PAUSE = 64;

  final CircleLayout layout = new CircleLayout();

  /** The pairs found. */
  final PairOrder order;

  /** The column, row and id of each circle, by strips; a fourth number keeps them aligned. */
  int[] dealt = {};

  /** The index of the first circle of each strip, and the end of the last. */
  int[] begin = {};

  /** The index at which each part writes its next circle of each strip. */
  private int[][] next = {};

  private final Workers workers;
  private final FloatStatistics statistics = new FloatStatistics();
  private final FloatStatistics[] partStatistics;
  private final boolean[] partIsEqual;
  private final CircleStrip[] partStrips;
  private final Workers.Job measure = this::measure;
  private final Workers.Job count = this::count;
  private final Workers.Job scatter = this::scatter;
  private final Workers.Job findPairs = this::findPairs;
  private int parts;
  private FloatShapes floats;
  private int circles;
  private int share;
  private int shares;
  private boolean touching;
  private boolean all;
  private int limit;
  private int pause;

  EqualCircleJoin(Workers workers) {
    this.workers = workers;
    order = new PairOrder(workers);
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
   */
  boolean find(FloatShapes floats, boolean touching, boolean all, int limit) {
    boolean isFound = begin(floats, touching, all, limit) && work(0, 1);
    if (isFound) {
      finish();
    }
    return isFound;
  }

  /**
   * Deals out the circles; after that, they are read only to decide on pairs. Returns false like
   * {@link #find}.
   */
  boolean begin(FloatShapes floats, boolean touching, boolean all, int limit) {
    circles = floats.count;
    if (pause > 0) {
      pause--;
      return false;
    }
    if (circles < 2 || floats.radius[0] != floats.radius[circles - 1]) {
      return false;
    }
    this.floats = floats;
    this.touching = touching;
    this.all = all;
    this.limit = limit;
    parts = circles < 2 * CIRCLES_PER_PART ? 1 : workers.parts();
    run(measure);
    if (!areEqual()) {
      return false;
    }
    statistics.combine(partStatistics, parts);
    if (!statistics.isInRange() || !layout.fit(statistics, circles)) {
      return false;
    }
    prepare();
    run(count);
    lay();
    run(scatter);
    return true;
  }

  /** Finds the pairs of one of several equal shares; returns false like {@link #find}. */
  boolean work(int share, int shares) {
    this.share = share;
    this.shares = shares;
    run(findPairs);
    for (int part = 0; part < parts; part++) {
      if (isHopeless(partStrips[part])) {
        pause = PAUSE;
        return false;
      }
    }
    return true;
  }

  /** Sorts the pairs of all shares. */
  void finish() {
    for (int part = 0; part < parts; part++) {
      order.give(part, partStrips[part].pairs, partStrips[part].pairCount);
    }
    order.sort(parts, circles);
  }

  private void run(Workers.Job job) {
    if (parts == 1) {
      job.run(0);
    } else {
      workers.run(job);
    }
  }

  private void prepare() {
    if (dealt.length < 4 * circles) {
      dealt = new int[4 * (circles + circles / 4)];
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

  private void count(int part) {
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

  /** Returns the first circle of one of equal parts. */
  private int first(int part) {
    return (int) ((long) circles * part / parts);
  }

  private void findPairs(int part) {
    CircleStrip strip = partStrips[part];
    int runsPerShare = parts == 1 ? 1 : parts * RUNS_PER_PART;
    int runs = shares * runsPerShare;
    int endRun = (share + 1) * runsPerShare;
    for (int run = share * runsPerShare + part; run < endRun; run += parts) {
      int to = firstStrip(run + 1, runs);
      int from = firstStrip(run, runs);
      strip.carryInto(from);
      for (int number = from; number < to; number++) {
        strip.work(number);
        if (strip.pairCount >= limit || isHopeless(strip)) {
          return;
        }
      }
    }
  }

  /** Returns the first strip of a run, where all runs have about the same number of circles. */
  private int firstStrip(int run, int runs) {
    if (run == runs) {
      return layout.strips;
    }
    int circle = (int) ((long) circles * run / runs);
    int found = Arrays.binarySearch(begin, 0, layout.strips, circle);
    return found < 0 ? -found - 1 : found;
  }

  boolean isHopeless(CircleStrip strip) {
    return strip.wasted > (long) MOST_WASTED * circles;
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
