// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

/**
 * Finds all pairs of shapes that meet: shapes are dealt into horizontal strips, each strip is
 * sorted by left ends, and each shape is tested against those that begin before it ends.
 */
public final class StripJoin extends SteppedJoin {
  /** If more tests than this per shape fail, strips do not fit the layout. */
  static final int MOST_WASTED = 64;

  final StripLayout layout = new StripLayout();
  final StripStore store = new StripStore();

  FloatShapes floats;
  boolean touching;
  int split;
  PairPredicate predicate;

  private final FloatStatistics statistics = new FloatStatistics();
  private final FloatStatistics[] partStatistics;
  private final Strip[] partStrips;

  private final Workers.Job measure = this::measure;
  private final Workers.Job countShapes = this::countShapes;
  private final Workers.Job scatter = this::scatter;

  /** Creates a search with these threads. */
  public StripJoin(Workers workers) {
    super(workers);
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
   * @param sorted whether the pairs are sorted; if not, they are in the order of strips
   */
  public Outcome find(
      FloatShapes floats,
      boolean touching,
      int split,
      PairPredicate predicate,
      int limit,
      boolean sorted) {
    return find(floats, touching, split, predicate, limit, sorted, MOST_WASTED);
  }

  /** Finds pairs like the above, but gives up if more tests than this per shape fail. */
  Outcome find(
      FloatShapes floats,
      boolean touching,
      int split,
      PairPredicate predicate,
      int limit,
      boolean sorted,
      int mostWasted) {
    order.count = 0;
    if (floats.count < 2 || limit == 0) {
      return Outcome.FOUND;
    }
    use(floats, touching, split, predicate, limit, mostWasted);
    Outcome outcome = findInParts();
    // Which pairs come first depends on the cut into runs, so a limit that may matter is served by
    // one thread.
    boolean isComplete = outcome == Outcome.FOUND && !isFull();
    if (parts > 1 && limit < Integer.MAX_VALUE && !isComplete && outcome != Outcome.BAD_NUMBERS) {
      parts = 1;
      outcome = findInParts();
    }
    if (outcome == Outcome.FOUND) {
      finish(sorted);
    }
    return outcome;
  }

  /**
   * Deals out circles to find the pairs that meet, without reading the floats again. Returns false
   * if a number is invalid or too extreme. If there are at least as many pairs as the limit, not
   * all may be found.
   */
  boolean begin(FloatShapes floats, PairPredicate predicate, int limit) {
    use(floats, true, 0, predicate, limit, MOST_WASTED);
    return deal();
  }

  private void use(
      FloatShapes floats,
      boolean touching,
      int split,
      PairPredicate predicate,
      int limit,
      int mostWasted) {
    this.floats = floats;
    this.touching = touching;
    this.split = split;
    this.predicate = predicate;
    begin(floats.count, limit, mostWasted);
  }

  private Outcome findInParts() {
    if (!deal()) {
      return Outcome.BAD_NUMBERS;
    }
    work(0, 1, 1);
    return isHopeless() ? Outcome.UNSUITABLE : Outcome.FOUND;
  }

  /** Deals the shapes into strips; returns false if a number is invalid or too extreme. */
  private boolean deal() {
    run(measure);
    statistics.combine(partStatistics, parts);
    if (!statistics.isInRange()) {
      return false;
    }
    statistics.findMeans(floats);
    layout.fit(statistics, floats);
    store.prepare(parts, floats, layout);
    run(countShapes);
    store.lay(parts, layout.strips);
    run(scatter);
    for (int part = 0; part < parts; part++) {
      partStrips[part].begin(this);
    }
    return true;
  }

  /** Other shapes may suit strips again. */
  @Override
  void giveUp() {}

  @Override
  long[] pairs(int part) {
    return partStrips[part].pairs;
  }

  @Override
  int pairCount(int part) {
    return partStrips[part].pairCount;
  }

  /** Includes the number of carried shapes. */
  @Override
  long wasted(int part) {
    return partStrips[part].wasted;
  }

  private void measure(int part) {
    partStatistics[part].measure(floats, first(part), first(part + 1));
  }

  private void countShapes(int part) {
    store.count(part, floats, first(part), first(part + 1), layout);
  }

  private void scatter(int part) {
    store.scatter(part, floats, first(part), first(part + 1));
  }

  @Override
  boolean findPairs(int part, int fromStrip, int toStrip) {
    Strip strip = partStrips[part];
    strip.carryInto(fromStrip);
    for (int number = fromStrip; number < toStrip; number++) {
      strip.work(number);
      if (strip.pairCount >= limit || isHopeless(strip.wasted)) {
        strip.pairCount = Math.min(strip.pairCount, limit);
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
    return store.begin;
  }
}
