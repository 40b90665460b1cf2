// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.kept;

import dev.carom.internal.join.PairSearch;
import dev.carom.internal.join.StaticBoxes;
import dev.carom.internal.join.Workers;

/**
 * Caches all pairs up to some distance apart. Until a shape has moved too far, all pairs that meet
 * are among them, and testing them is faster than a new search. Statistics from earlier calls
 * affect only the running time.
 */
public final class CachedPairs {
  /**
   * The cost of a search, per shape and per pair found, and of checking cached pairs; in
   * nanoseconds.
   */
  private static final double FIND = 9;

  private static final double FIND_PAIR = 24;
  private static final double CHECK = 1;

  /**
   * Cached pairs are meant to serve at most this many calls, which limits the cost of the call that
   * finds them.
   */
  private static final int MOST_CALLS = 5;

  /**
   * Caching for more calls is tried only if it is expected to take less than this fraction of the
   * time. The call that finds pairs for fewer calls stands out less: 2.0 instead of 2.7 times the
   * average on swarm 100k, whose average is 4 % longer.
   */
  private static final double WORTHWHILE = 0.85;

  /**
   * A search with a margin may take at most this many times as long as one without, so that no call
   * stands out.
   */
  private static final double MOST_MORE = 1.5;

  /** After cached pairs were useless, this many calls do without a cache; more each time. */
  private static final int SHORTEST_PAUSE = 32;

  private static final int LONGEST_PAUSE = 1024;

  /** With fewer pairs than this per shape, their number says nothing about close pairs. */
  private static final double FEWEST_PER_SHAPE = 0.05;

  /** With fewer candidates than this, a second thread costs more than it gains. */
  private static final int CANDIDATES_PER_PART = 8192;

  private final Movement shapes;
  private final Workers workers;
  private final Workers.Job settle = this::settle;
  private final int[] ends;
  private int parts;

  private long[] candidates = {};
  private int candidateCount;
  private boolean isValid;

  /** How far each shape may move until the candidates may be incomplete. */
  private double allowed;

  private int callsSinceKept;
  private int pause;
  private int nextPause = SHORTEST_PAUSE;
  private double movePerCall = Double.NaN;

  private long[] pairs = {};
  private int count;

  /** About how many pairs a search without a margin finds. */
  private double close;

  /** Creates an empty cache for these shapes; uses these threads to test pairs. */
  public CachedPairs(Movement shapes, Workers workers) {
    this.shapes = shapes;
    this.workers = workers;
    ends = new int[workers.parts()];
  }

  /**
   * Finds the pairs among the candidates or, if these may be incomplete, among new ones. Returns
   * false if a search without candidates is better, after which {@link #learn} may be called.
   */
  public boolean find() {
    boolean isKnown = shapes.isKnown();
    if (isKnown && findAmongCandidates()) {
      return true;
    }
    double margin = isKnown ? margin() : 0;
    if (margin > 0 || shapes.areCandidatesFaster()) {
      if (shapes.findCandidates(margin)) {
        return true;
      }
      giveUp();
    }
    return false;
  }

  private boolean findAmongCandidates() {
    double farthest = shapes.farthest();
    callsSinceKept++;
    if (isValid && farthest <= allowed) {
      settleAll();
      nextPause = SHORTEST_PAUSE;
      return true;
    }
    if (isValid && callsSinceKept < 2) {
      giveUp();
    }
    isValid = false;
    movePerCall = farthest / callsSinceKept;
    return false;
  }

  /** Records that cached pairs were useless, or too many. */
  private void giveUp() {
    pause = nextPause;
    nextPause = Math.min(2 * nextPause, LONGEST_PAUSE);
  }

  /**
   * Returns the number of candidates that is too large: finding them costs too much time and
   * memory.
   */
  public int mostCandidates() {
    return (int) Math.min(8L * shapes.count() + 4L * (long) close + 1024, Integer.MAX_VALUE - 16);
  }

  /**
   * Returns by how much to enlarge each moving shape to find candidates worth caching; 0 if none
   * are.
   */
  private double margin() {
    if (pause > 0) {
      pause--;
      return 0;
    }
    if (!(movePerCall < Double.MAX_VALUE)) {
      return 0;
    }
    double perShape = Math.max(close / shapes.count(), FEWEST_PER_SHAPE);
    double plain = FIND + (FIND_PAIR + shapes.testTime()) * perShape;
    double least = plain * shapes.worthwhile();
    int best = 0;
    for (int calls = 2; calls <= MOST_CALLS; calls++) {
      double near = perShape * growth((calls - 1) * movePerCall);
      double find = FIND + FIND_PAIR * near;
      double time = find / calls + CHECK + shapes.testTime() * near;
      if (time < least && find <= MOST_MORE * plain) {
        least = WORTHWHILE * time;
        best = calls;
      }
    }
    // A little more, because the farthest move is rounded up.
    return Math.max(best - 1, 0) * movePerCall * 1.01;
  }

  /** Returns about how many times as many pairs there are with a margin. */
  private double growth(double margin) {
    double more = shapes.closing() * margin / shapes.meanSize();
    // The mean square of the sum of two sizes, relative to that of two equal ones.
    double square = (shapes.meanSquare() + 1) / 2;
    return 1 + (2 + more) * more / square;
  }

  /**
   * Takes the pairs that a search of enlarged shapes found as candidates, and finds the pairs among
   * them; with a margin of 0, they serve only this time. Returns false if there are {@link
   * #mostCandidates}, which may not be all.
   */
  public boolean take(double margin, PairSearch search) {
    int found = search.count();
    return found < mostCandidates() && take(margin, search.exchange(candidates), found);
  }

  /** Takes over an array of pairs of enlarged shapes, and finds the pairs among them. */
  private boolean take(double margin, long[] found, int foundCount) {
    candidates = found;
    candidateCount = foundCount;
    allowed = margin;
    keepPlaces();
    close = foundCount / growth(margin);
    isValid = margin > 0;
    settleAll();
    return true;
  }

  /** Does the same for enlarged circles and static boxes. */
  public boolean take(double margin, StaticBoxes boxes) {
    int found = boxes.count();
    return found < mostCandidates() && take(margin, boxes.exchange(candidates), found);
  }

  /** Removes all pairs, because other shapes changed. */
  public void forget() {
    isValid = false;
    movePerCall = Double.NaN;
  }

  /** Updates the statistics after a call that found all pairs without a margin. */
  public void learn(int found) {
    count = found;
    close = found;
    keepPlaces();
  }

  private void keepPlaces() {
    shapes.keep();
    callsSinceKept = 0;
  }

  private void settleAll() {
    if (pairs.length < candidateCount) {
      pairs = new long[candidates.length];
    }
    parts = candidateCount < 2 * CANDIDATES_PER_PART ? 1 : workers.parts();
    if (parts == 1) {
      settle(0);
    } else {
      workers.run(settle);
    }
    count = ends[0];
    for (int part = 1; part < parts; part++) {
      System.arraycopy(pairs, first(part), pairs, count, ends[part] - first(part));
      count += ends[part] - first(part);
    }
  }

  private void settle(int part) {
    ends[part] = shapes.settle(candidates, first(part), first(part + 1), pairs, first(part));
  }

  private int first(int part) {
    return (int) ((long) candidateCount * part / parts);
  }

  /** Returns the number of pairs found. */
  public int count() {
    return count;
  }

  /** Returns the pairs found, ascending; valid until the next call. */
  public long[] pairs() {
    return pairs;
  }
}
