// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.kept;

import dev.carom.internal.join.FoundPairs;
import dev.carom.internal.join.GradualSearch;
import dev.carom.internal.join.Workers;
import java.util.Arrays;

/**
 * Caches all pairs up to some distance apart. Until a shape has moved too far, all pairs that meet
 * are among them, and testing them is faster than a new search. If shapes can be searched one by
 * one, each call renews a few of them, so that no call stands out. Statistics from earlier calls
 * affect only the running time.
 */
public final class CachedPairs {
  /**
   * The cost of a search, per shape and per pair found, and of checking cached pairs, per shape and
   * per pair that is not close enough for a real test; in nanoseconds.
   */
  private static final double FIND = 9;

  private static final double FIND_PAIR = 24;
  private static final double CHECK = 1;
  private static final double CHECK_PAIR = 3.5;

  /** Pairs that are renewed in turn are meant to serve at most this many calls. */
  private static final int MOST_TURNS = 16;

  /**
   * A search is divided among at most this many calls. With more, the call that begins it stands
   * out: 1.6 instead of 1.5 times the average if circles hardly move.
   */
  private static final int MOST_STEPS = 5;

  /** Caching is tried if it is expected to take less than this fraction of the time. */
  private static final double TRIED = 0.85;

  /**
   * Caching for more calls is tried only if it is expected to take less than this fraction of the
   * time, because the call that finds pairs for fewer calls stands out less.
   */
  private static final double WORTHWHILE = 0.85;

  /**
   * A search with a margin may take at most this many times as long as one without, so that no call
   * stands out.
   */
  private static final double MOST_MORE = 1.5;

  /** The smallest margin, relative to the average size: it costs little, and outlasts any rest. */
  private static final double LEAST_MARGIN = 0x1p-6;

  /** After cached pairs were useless, this many calls do without a cache; more each time. */
  private static final int SHORTEST_PAUSE = 32;

  private static final int LONGEST_PAUSE = 1024;

  /** The most calls until a cache that did not seem worthwhile is considered again. */
  private static final int LONGEST_REST = 8;

  /** With fewer pairs than this per shape, their number says nothing about close pairs. */
  private static final double FEWEST_PER_SHAPE = 0.05;

  /** With fewer candidates than this, a second thread costs more than it gains. */
  private static final int CANDIDATES_PER_PART = 8192;

  /** Pairs are renewed in this many blocks of shapes, or in fewer if these were too small. */
  private static final int MOST_BLOCKS = 64;

  private static final int SHAPES_PER_BLOCK = 64;

  /** One block in this many may be renewed in every call, because some of its shapes are fast. */
  private static final int FEW = 8;

  private final Movement shapes;
  private final Workers workers;
  private final Workers.Job settle = this::settle;
  private final int[] ends;
  private int parts;

  /** The candidates of each block of shapes. */
  private final long[][] candidates = new long[MOST_BLOCKS][0];

  private final int[] candidateCounts = new int[MOST_BLOCKS];

  /** How far the shapes of each block may move until its candidates may be incomplete. */
  private final double[] allowed = new double[MOST_BLOCKS];

  /** How many calls ago they were found. */
  private final int[] age = new int[MOST_BLOCKS];

  /** Whether this call has to find them again. */
  private final boolean[] isDue = new boolean[MOST_BLOCKS];

  /** The moves per call of all blocks, ascending. */
  private final double[] speeds = new double[MOST_BLOCKS];

  private int blocks;
  private int shapeCount;
  private long candidateCount;
  private boolean isValid;

  /** The search for the next candidates of all shapes; null if it has not begun. */
  private GradualSearch renewal;

  private double renewalMargin;
  private int renewalMost;
  private int renewalAge;

  /** The number of steps that suits the motion. */
  private int steps;

  /** The block that is renewed next. */
  private int next;

  /** How many blocks are to be renewed, including a fraction for later calls. */
  private double turns;

  private int pause;
  private int nextPause = SHORTEST_PAUSE;
  private int nextRest = 1;
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
    pause = Math.max(pause - 1, 0);
    boolean isKnown = pause == 0 && shapes.isKnown() && shapeCount == shapes.count();
    boolean isBusy = isValid && isKnown && renewal != null;
    boolean isRenewable = !isBusy || proceed();
    boolean areMostComplete = isKnown && measure();
    isValid = isValid && isRenewable && areMostComplete && (isBusy || renew());
    if (isValid) {
      nextPause = SHORTEST_PAUSE;
      nextRest = 1;
      settleAll();
      return true;
    }
    boolean isConsidered = isKnown && pause == 0;
    double margin = isConsidered ? margin() : 0;
    if (isConsidered && margin == 0) {
      rest();
    }
    if (margin > 0 || shapes.areCandidatesFaster()) {
      divide();
      if (find(margin, 0, blocks)) {
        isValid = margin > 0;
        settleAll();
        return true;
      }
      giveUp();
    }
    return false;
  }

  /**
   * Measures how far the shapes have moved; returns true if the candidates of most blocks are still
   * complete.
   */
  private boolean measure() {
    int due = 0;
    boolean isNew = true;
    for (int block = 0; block < blocks; block++) {
      double moved = shapes.farthest(first(block), first(block + 1));
      age[block]++;
      isNew &= age[block] < 2;
      isDue[block] = !(moved <= allowed[block]);
      due += isDue[block] ? 1 : 0;
      insertSpeed(block, moved >= 0 ? moved / age[block] : Double.POSITIVE_INFINITY);
    }
    movePerCall = speeds[blocks - 1 - blocks / FEW];
    boolean isMostlyComplete = 2 * due < blocks;
    if (isValid && isNew && !isMostlyComplete) {
      giveUp();
    }
    return isMostlyComplete;
  }

  /** Adds a speed to those that are in order; newer Java versions allocate to sort an array. */
  private void insertSpeed(int count, double speed) {
    int place = count;
    while (place > 0 && speeds[place - 1] > speed) {
      speeds[place] = speeds[place - 1];
      place--;
    }
    speeds[place] = speed;
  }

  /** Renews the blocks that are due or next; returns false if a search of all shapes is better. */
  private boolean renew() {
    return blocks > 1 ? renewBlocks() : renewGradually();
  }

  private boolean renewBlocks() {
    double margin = margin();
    turns = Math.min(turns + blocks * movePerCall / (margin + movePerCall), blocks);
    for (; turns >= 1; turns--) {
      isDue[next] = true;
      next = (next + 1) % blocks;
    }
    boolean isRenewed = margin > 0;
    for (int block = 0; block < blocks && isRenewed; block++) {
      int from = block;
      while (block < blocks && isDue[block]) {
        block++;
      }
      isRenewed = from == block || find(margin, from, block);
    }
    if (!isRenewed) {
      giveUp();
    }
    return isRenewed;
  }

  /** Begins to search for new candidates, if the current ones last just long enough. */
  private boolean renewGradually() {
    double margin = gradual();
    if (margin == 0 || movePerCall * (age[0] + steps - 1) <= allowed[0]) {
      return true;
    }
    // The current candidates were found for fewer steps if more have just become worthwhile.
    int left = (int) (allowed[0] / movePerCall) - age[0];
    steps = Math.max(2, Math.min(steps, left + 2));
    renewalMargin = margin;
    renewalMost = mostCandidates();
    renewalAge = 0;
    renewal = shapes.begin(margin, renewalMost, steps);
    return renewal != null;
  }

  /** Takes the next step of the search for new candidates, and these after the last. */
  private boolean proceed() {
    if (!renewal.proceed()) {
      return false;
    }
    if (renewal.isComplete()) {
      if (renewal.count() >= renewalMost) {
        return false;
      }
      shapes.keepBegun();
      take(renewal, 0, blocks, renewalMargin, renewalAge);
      renewal = null;
    }
    renewalAge++;
    return true;
  }

  /** Records that cached pairs were useless, or too many. */
  private void giveUp() {
    pause = nextPause;
    nextPause = Math.min(2 * nextPause, LONGEST_PAUSE);
  }

  /** Records that a cache does not seem worthwhile. */
  private void rest() {
    pause = nextRest;
    nextRest = Math.min(2 * nextRest, LONGEST_REST);
  }

  /**
   * Returns the number of candidates that is too large: finding them costs too much time and
   * memory.
   */
  private int mostCandidates() {
    return (int) Math.min(8L * shapes.count() + 4L * (long) close + 1024, Integer.MAX_VALUE - 16);
  }

  /**
   * Returns by how much to enlarge each moving shape to find candidates worth caching; 0 if none
   * are.
   */
  private double margin() {
    if (!(movePerCall < Double.MAX_VALUE)) {
      return 0;
    }
    double gradual = gradual();
    int calls = gradual > 0 ? 0 : callsAtOnce();
    return calls > 0 ? margin(calls - 1) : gradual;
  }

  /**
   * Returns how many calls candidates should serve that are found at once, or one block at a time;
   * 0 if these are not worthwhile.
   */
  private int callsAtOnce() {
    boolean inTurn = blocks > 1;
    double plain = plainTime();
    double least = plain * (isValid ? 1 : TRIED);
    int best = 0;
    for (int calls = 2; calls <= (inTurn ? MOST_TURNS : shapes.mostCallsAtOnce()); calls++) {
      double time = timeAtOnce(calls);
      if (time < least && (inTurn || find(near(calls - 1)) <= MOST_MORE * plain)) {
        least = inTurn ? time : WORTHWHILE * time;
        best = calls;
      }
    }
    return best;
  }

  /** Returns the time per shape and call if candidates that are found at once serve some calls. */
  private double timeAtOnce(int calls) {
    double near = near(calls - 1);
    return find(near) / calls + checkTime(near);
  }

  /** Returns the time per shape to find candidates, of which there are this many per shape. */
  private static double find(double near) {
    return FIND + FIND_PAIR * near;
  }

  /** Returns about how many times as many pairs there are with a margin. */
  private double growth(double margin) {
    double more = shapes.closing() * margin / shapes.meanSize();
    // The mean square of the sum of two sizes, relative to that of two equal ones.
    double square = (shapes.meanSquare() + 1) / 2;
    return 1 + (2 + more) * more / square;
  }

  /**
   * Returns the margin for candidates that are renewed gradually; 0 if these are not worthwhile.
   */
  private double gradual() {
    if (!shapes.areSearchedGradually()) {
      return 0;
    }
    double least = plainTime() * (isValid ? 1 : shapes.worthwhile());
    int atOnce = callsAtOnce();
    if (atOnce > 0) {
      least = Math.min(least, timeAtOnce(atOnce));
    }
    steps = 0;
    for (int calls = 2; calls <= MOST_STEPS; calls++) {
      // Candidates are some calls old when all are found, and then serve until the next are.
      double near = near(2 * calls - 2);
      double time = find(near) / calls + checkTime(near);
      if (time < least) {
        least = time;
        steps = calls;
      }
    }
    return steps == 0 ? 0 : margin(2 * steps - 2);
  }

  private double margin(int moves) {
    // A little more, because the farthest move is rounded up.
    return Math.max(moves * movePerCall * 1.01, LEAST_MARGIN * shapes.meanSize());
  }

  /** Returns the time per shape of a search without a margin. */
  private double plainTime() {
    return FIND + (FIND_PAIR + shapes.testTime()) * near(0);
  }

  /** Returns the time per shape to check cached pairs, of which there are this many per shape. */
  private double checkTime(double near) {
    double close = near(0);
    return CHECK + shapes.testTime() * close + CHECK_PAIR * (near - close);
  }

  /** Returns about how many pairs per shape are found with a margin for this many moves. */
  private double near(int moves) {
    double perShape = Math.max(close / shapes.count(), FEWEST_PER_SHAPE);
    return perShape * growth(moves * movePerCall);
  }

  /** Finds the candidates of some blocks; returns false if there are too many. */
  private boolean find(double margin, int from, int to) {
    int most = mostCandidates();
    FoundPairs found = shapes.findCandidates(margin, first(from), first(to), most);
    if (found == null || found.count() >= most) {
      return false;
    }
    shapes.keep(first(from), first(to));
    take(found, from, to, margin, 0);
    return candidateCount < most;
  }

  /** Takes the candidates of some blocks, found some calls ago. */
  private void take(FoundPairs found, int from, int to, double margin, int calls) {
    int place = 0;
    for (int block = from; block < to; block++) {
      int end = end(found, place, first(block + 1));
      put(block, found.pairs(), place, end);
      allowed[block] = margin;
      age[block] = calls;
      place = end;
    }
    close = candidateCount / growth(margin);
  }

  /** Returns the end of the pairs whose first shape is before the given one. */
  private static int end(FoundPairs found, int from, int shape) {
    int index = Arrays.binarySearch(found.pairs(), from, found.count(), (long) shape << 32);
    return index < 0 ? -index - 1 : index;
  }

  private void put(int block, long[] found, int from, int to) {
    int size = to - from;
    if (candidates[block].length < size) {
      candidates[block] = new long[size + size / 4 + 16];
    }
    System.arraycopy(found, from, candidates[block], 0, size);
    candidateCount += size - candidateCounts[block];
    candidateCounts[block] = size;
  }

  /** Divides the shapes into blocks, without any candidates. */
  private void divide() {
    shapeCount = shapes.count();
    blocks =
        shapes.areSearchedOneByOne()
            ? Math.max(1, Math.min(shapeCount / SHAPES_PER_BLOCK, MOST_BLOCKS))
            : 1;
    Arrays.fill(candidateCounts, 0);
    Arrays.fill(age, 0);
    candidateCount = 0;
    renewal = null;
    next = 0;
    turns = 0;
  }

  private int first(int block) {
    return (int) ((long) shapeCount * block / blocks);
  }

  /** Removes all pairs, because other shapes changed. */
  public void forget() {
    isValid = false;
    movePerCall = Double.NaN;
  }

  /** Updates the statistics after a call that found all pairs without a margin. */
  public void learn(int found) {
    divide();
    count = found;
    close = found;
    // Where the shapes are matters only if the next call asks how far they have moved.
    if (pause < 2) {
      shapes.keep(0, shapeCount);
    }
  }

  private void settleAll() {
    int total = (int) candidateCount;
    if (pairs.length < total) {
      pairs = new long[total + total / 4];
    }
    parts = total < 2 * CANDIDATES_PER_PART ? 1 : workers.parts();
    if (parts == 1) {
      settle(0);
    } else {
      workers.run(settle);
    }
    count = ends[0];
    for (int part = 1; part < parts; part++) {
      System.arraycopy(pairs, place(part), pairs, count, ends[part] - place(part));
      count += ends[part] - place(part);
    }
  }

  /** Tests the candidates of one part, which may begin and end within a block. */
  private void settle(int part) {
    int from = place(part);
    int to = place(part + 1);
    int end = from;
    int begin = 0;
    for (int block = 0; block < blocks; block++) {
      int size = candidateCounts[block];
      int low = Math.max(from - begin, 0);
      int high = Math.min(to - begin, size);
      if (low < high) {
        end = shapes.settle(candidates[block], low, high, pairs, end);
      }
      begin += size;
    }
    ends[part] = end;
  }

  private int place(int part) {
    return (int) (candidateCount * part / parts);
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
