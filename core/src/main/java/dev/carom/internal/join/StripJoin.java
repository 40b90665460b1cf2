// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

/**
 * Finds all pairs of shapes that meet: shapes are dealt into horizontal strips, each strip is
 * sorted by left ends, and each shape is tested against those that begin before it ends.
 */
public final class StripJoin {
  /** The number of runs of strips per thread: many, because some take longer than others. */
  private static final int RUNS_PER_PART = 8;

  /** With fewer shapes than this, a second thread costs more than it gains. */
  private static final int SHAPES_PER_PART = 4096;

  /** If more tests than this per shape fail, strips do not fit the layout. */
  static final int MOST_WASTED = 64;

  final StripLayout layout = new StripLayout();
  final StripStore store = new StripStore();

  /** The pairs found. */
  final PairOrder order;

  FloatShapes floats;
  boolean touching;
  int split;
  PairPredicate predicate;
  int limit;
  private int mostWasted;

  private final Workers workers;
  private final FloatStatistics statistics = new FloatStatistics();
  private final FloatStatistics[] partStatistics;
  private final Strip[] partStrips;
  private int parts;

  private final Workers.Job measure = this::measure;
  private final Workers.Job count = this::count;
  private final Workers.Job scatter = this::scatter;
  private final Workers.Job findPairs = this::findPairs;

  /** Creates a search with these threads. */
  public StripJoin(Workers workers) {
    this.workers = workers;
    order = new PairOrder(workers);
    partStatistics = new FloatStatistics[workers.parts()];
    partStrips = new Strip[workers.parts()];
    for (int part = 0; part < workers.parts(); part++) {
      partStatistics[part] = new FloatStatistics();
      partStrips[part] = new Strip();
    }
  }

  /** How a search ended. */
  public enum Outcome {
    /** All pairs, or as many as the limit allows, were found. */
    FOUND,
    /** A number is not finite, a size is negative, or both are out of the range of exact floats. */
    BAD_NUMBERS,
    /** Strips do not fit the layout of the shapes; another search is faster. */
    UNSUITABLE
  }

  /**
   * Finds the pairs that meet, up to the limit.
   *
   * @param touching whether a touch counts; used only where the floats are exact
   * @param split if positive, only pairs of an id below split and another from split on count
   * @param predicate makes the final decision; null if the floats are exact and decide themselves
   */
  public Outcome find(
      FloatShapes floats, boolean touching, int split, PairPredicate predicate, int limit) {
    return find(floats, touching, split, predicate, limit, MOST_WASTED);
  }

  /** Finds pairs like the above, but gives up if more tests than this per shape fail. */
  Outcome find(
      FloatShapes floats,
      boolean touching,
      int split,
      PairPredicate predicate,
      int limit,
      int mostWasted) {
    this.mostWasted = mostWasted;
    this.floats = floats;
    this.touching = touching;
    this.split = split;
    this.predicate = predicate;
    this.limit = limit;
    order.count = 0;
    if (floats.count < 2 || limit == 0) {
      return Outcome.FOUND;
    }
    parts = floats.count < 2 * SHAPES_PER_PART ? 1 : workers.parts();
    Outcome outcome = findInParts();
    // Which pairs come first depends on the cut into runs, so a limit that may matter is served by
    // one thread.
    if (parts > 1 && limit < Integer.MAX_VALUE && !isComplete(outcome)) {
      parts = 1;
      outcome = findInParts();
    }
    if (outcome == Outcome.FOUND) {
      sort();
    }
    return outcome;
  }

  private boolean isComplete(Outcome outcome) {
    return outcome == Outcome.BAD_NUMBERS || outcome == Outcome.FOUND && pairsOfParts() < limit;
  }

  private Outcome findInParts() {
    run(measure);
    statistics.combine(partStatistics, parts);
    if (!statistics.isInRange()) {
      return Outcome.BAD_NUMBERS;
    }
    layout.fit(statistics, floats);
    store.prepare(parts, floats, layout);
    run(count);
    store.lay(parts, layout.strips);
    run(scatter);
    run(findPairs);
    for (int part = 0; part < parts; part++) {
      if (isHopeless(partStrips[part])) {
        return Outcome.UNSUITABLE;
      }
    }
    return Outcome.FOUND;
  }

  private long pairsOfParts() {
    long pairs = 0;
    for (int part = 0; part < parts; part++) {
      pairs += partStrips[part].pairCount;
    }
    return pairs;
  }

  private void sort() {
    for (int part = 0; part < parts; part++) {
      order.give(part, partStrips[part].pairs, partStrips[part].pairCount);
    }
    order.sort(parts, floats.count);
  }

  private void run(Workers.Job job) {
    if (parts == 1) {
      job.run(0);
    } else {
      workers.run(job);
    }
  }

  private void measure(int part) {
    partStatistics[part].measure(floats, first(part), first(part + 1));
  }

  private void count(int part) {
    store.count(part, floats, first(part), first(part + 1), layout);
  }

  private void scatter(int part) {
    store.scatter(part, floats, first(part), first(part + 1));
  }

  /** Returns the first shape of one of equal parts. */
  private int first(int part) {
    return (int) ((long) floats.count * part / parts);
  }

  private void findPairs(int part) {
    Strip strip = partStrips[part];
    strip.begin(this);
    int runs = parts == 1 ? 1 : parts * RUNS_PER_PART;
    for (int run = part; run < runs; run += parts) {
      int from = firstStrip(run, runs);
      int to = firstStrip(run + 1, runs);
      strip.carryInto(from);
      for (int number = from; number < to; number++) {
        strip.work(number);
        if (strip.pairCount >= limit || isHopeless(strip)) {
          strip.pairCount = Math.min(strip.pairCount, limit);
          return;
        }
      }
    }
  }

  /** Returns the first strip of a run, where all runs have about the same number of shapes. */
  private int firstStrip(int run, int runs) {
    int shape = (int) ((long) floats.count * run / runs);
    int low = 0;
    int high = layout.strips;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (store.begin[middle] < shape) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return run == runs ? layout.strips : low;
  }

  boolean isHopeless(Strip strip) {
    return strip.wasted > (long) mostWasted * floats.count;
  }

  /** Returns the number of carried shapes and failed tests of the last search. */
  long wasted() {
    long wasted = 0;
    for (int part = 0; part < parts; part++) {
      wasted += partStrips[part].wasted;
    }
    return wasted;
  }
}
