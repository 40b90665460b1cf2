// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import dev.carom.bulk.PairFinder;
import dev.carom.bulk.Pairs;
import dev.carom.bulk.ShapeSet;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleConsumer;

/**
 * Finds all pairs of shapes that intersect, or are near each other, within a table or between two
 * tables. Pairs are sorted by the row of the first shape, then by the row of the second. Within one
 * table, the first shape is the one in the earlier row.
 *
 * <p>Memory is proportional to the number of shapes, not of pairs: if there are many pairs, they
 * are found for a range of rows at a time.
 */
public final class PairDetector {
  /** Smaller batches of pairs are not worth another search. */
  private static final int FEWEST_AT_A_TIME = 1 << 22;

  private final ShapeTable a;
  private final ShapeTable b;
  private final boolean among;
  private boolean touching = true;
  private double distance;
  private boolean hasDistance;
  private boolean hasClearances;
  private int threads = 1;
  private long limit = Long.MAX_VALUE;
  private int atATime;
  private DoubleConsumer progress = part -> {};

  /** Null if there are none. */
  private Clearances clearances;

  /** Null if there are none. */
  private RowCodes groups;

  private RowCodes layers;

  /** Null if every pair counts. */
  private PairRules rules;

  /** Whether pairs of the same group are left out by separate searches, not afterwards. */
  private boolean searchesByGroup;

  /** The number of pairs that were left out afterwards. */
  private long removed;

  private PairFinder finder;

  /** By distance; more than one if there are clearances. */
  private final Map<Double, PairFinder> finders = new HashMap<>();

  /** Whether what is found is to be compared with the clearances. */
  private boolean areCandidates;

  private final PairDistance candidate;
  private final SomeShapes some = new SomeShapes();
  private final SomeShapes later = new SomeShapes();
  private long[] keys = {};
  private int count;

  /** Room to merge pairs. */
  private long[] latest = {};

  /** The number of distances computed for nearest shapes. */
  private long looks;

  private long searchTime;
  private long found;
  private int nextRow;
  private int step;

  /** Whether to give up instead of searching in ranges of rows if there are too many pairs. */
  private boolean givesUp;

  private boolean tooMany;

  private PairDetector(ShapeTable a, ShapeTable b) {
    this.a = a;
    this.b = b;
    among = a == b;
    candidate = new PairDistance(a, b);
    atATime(FEWEST_AT_A_TIME);
  }

  /** Finds pairs within one table. */
  public static PairDetector among(ShapeTable shapes) {
    return new PairDetector(shapes, shapes);
  }

  /**
   * Finds pairs of a shape from the first table and one from the second, which must be different
   * tables.
   */
  public static PairDetector between(ShapeTable first, ShapeTable second) {
    if (first == second) {
      throw new IllegalArgumentException(
          "first and second must be different tables; for one table, use among");
    }
    return new PairDetector(first, second);
  }

  /**
   * Sets whether shapes that only touch form a pair (default: true); with {@link #within}, shapes
   * that are exactly that far apart.
   */
  public PairDetector touching(boolean counts) {
    touching = counts;
    return this;
  }

  /**
   * Sets up to which distance two shapes form a pair (default: 0, so that they must intersect). The
   * verdict is exact.
   *
   * @throws IllegalArgumentException if the distance is negative or not finite
   */
  public PairDetector within(double distance) {
    PairFinder.builder().within(distance);
    this.distance = distance;
    hasDistance = true;
    hasClearances = false;
    clearances = null;
    return this;
  }

  /**
   * Finds the pairs of shapes that are closer than their clearances allow. With {@link #touching},
   * as by default, shapes that keep just the clearance form a pair too. The verdict is exact.
   * Replaces a {@linkplain #within distance}.
   *
   * @throws IllegalArgumentException if a table has no {@linkplain ShapeReader#withClearances
   *     clearances}, or the sum of two exceeds the range of doubles
   */
  public PairDetector clearances(ClearanceRule rule) {
    Clearances all = Clearances.of(a, b, rule);
    boolean areOne = all.classes() == 1 && all.isExact();
    hasClearances = true;
    hasDistance = false;
    distance = areOne ? all.reach(0, 0) : 0;
    clearances = areOne ? null : all;
    return this;
  }

  /**
   * Leaves out pairs of shapes of the same group, as given by a column: for example, of the same
   * net of a circuit board. A shape with an empty cell is in no group, and may form a pair with any
   * other.
   *
   * @param column a column that {@link ShapeReader#withColumn} or {@link ShapeReader#keepColumns}
   *     has read from each table
   * @throws IllegalArgumentException if the column was not read
   */
  public PairDetector groups(String column) {
    groups = RowCodes.of(a, b, column, null);
    return this;
  }

  /**
   * Like {@link #groups(String)}, but leaves out all shapes that are not in one of the given
   * groups.
   *
   * @throws IllegalArgumentException also if there are shapes, but none is in one of these groups
   */
  public PairDetector groups(String column, Collection<String> only) {
    groups = RowCodes.of(a, b, column, only);
    return this;
  }

  /**
   * Leaves out pairs of shapes on different layers, as given by a column. A shape with an empty
   * cell is on every layer.
   *
   * @param column a column that {@link ShapeReader#withColumn} or {@link ShapeReader#keepColumns}
   *     has read from each table
   * @throws IllegalArgumentException if the column was not read
   */
  public PairDetector layers(String column) {
    layers = RowCodes.of(a, b, column, null);
    return this;
  }

  private PairFinder.Builder choices() {
    return PairFinder.builder().threads(threads).touching(touching).within(distance);
  }

  private void prepareRules() {
    if (groups != null || layers != null || clearances != null && rules == null) {
      rules =
          new PairRules(
              groups == null ? RowCodes.none(a, b) : groups,
              layers == null ? RowCodes.none(a, b) : layers,
              among);
    }
    searchesByGroup = rules != null && !rules.hasGroups();
    removed = 0;
  }

  /** Sets the number of threads (default: 1). It changes neither the pairs nor their order. */
  public PairDetector threads(int threads) {
    this.threads = threads;
    return this;
  }

  /** Stops after this number of pairs, the first in order. */
  public PairDetector limit(long pairs) {
    limit = pairs;
    // Larger batches are not needed, and this gives up early if there are many pairs.
    return atATime((int) Math.min(pairs, FEWEST_AT_A_TIME));
  }

  /**
   * Sets a callback that receives the fraction of rows whose pairs have been delivered, from 0 to
   * 1.
   */
  public PairDetector progress(DoubleConsumer progress) {
    this.progress = progress;
    return this;
  }

  /**
   * Sets the batch size; it grows with the number of shapes, because one shape may intersect them
   * all.
   */
  PairDetector atATime(int pairs) {
    long shapes = (long) a.size() + b.size() + 1;
    atATime = (int) Math.min(Integer.MAX_VALUE - 16, Math.max(pairs, shapes));
    return this;
  }

  /** Passes all pairs to a visitor and returns their number. */
  public long forEachPair(PairVisitor visitor) throws IOException {
    for (PairCursor pairs = pairs(); pairs.next(); ) {
      visitor.pair(pairs.a(), pairs.b());
    }
    return found;
  }

  /**
   * Passes all pairs to a visitor if they fit into one batch; otherwise returns false without any
   * visit.
   */
  public boolean forEachIfFew(PairVisitor visitor) throws IOException {
    givesUp = true;
    try {
      forEachPair(visitor);
    } finally {
      givesUp = false;
    }
    return !tooMany;
  }

  /**
   * Counts all pairs without listing them, which is fast for any number of pairs, and marks the
   * shapes that are part of one.
   */
  public PairCount count() {
    prepareRules();
    if (clearances == null) {
      return PairCount.of(a, b, rules, choices());
    }
    return clearances.isExact()
        ? PairCount.of(a, b, rules, clearances, choices())
        : countOneByOne();
  }

  private PairCount countOneByOne() {
    PairCount count = new PairCount(a, b);
    long most = limit;
    limit = Long.MAX_VALUE;
    for (PairCursor pairs = pairs(); pairs.next(); ) {
      count.add(pairs.a(), pairs.b());
    }
    limit = most;
    return count;
  }

  /**
   * Passes all pairs to a visitor, with pairs of identical shapes grouped and in no particular
   * order, so that many shapes in one place cost almost nothing. Returns the number of pairs.
   */
  public long forEachOfSame(SamePairVisitor visitor) {
    prepareRules();
    SameShapes sameA = SameShapes.of(a, rules, clearances, true);
    SameShapes sameB = among ? sameA : SameShapes.of(b, rules, clearances, false);
    PairDetector firsts = among ? among(sameA.firsts()) : between(sameA.firsts(), sameB.firsts());
    firsts.touching(touching).within(distance).threads(threads).progress(progress);
    int countA = sameA.firsts().size();
    int countB = sameB.firsts().size();
    if (rules != null) {
      firsts.rules = rules.select(sameA.rows(), countA, sameB.rows(), countB);
    }
    if (clearances != null) {
      firsts.clearances = clearances.select(sameA.rows(), countA, sameB.rows(), countB);
    }
    found = 0;
    for (PairCursor some = firsts.pairs(); some.next(); ) {
      int rowA = sameA.row(some.a());
      int rowB = sameB.row(some.b());
      add(visitor, rowA, rowB, (long) sameA.count(rowA) * sameB.count(rowB));
    }
    if (among) {
      addThoseAmongSame(sameA, visitor);
    }
    searchTime = firsts.searchTime;
    return found;
  }

  private void addThoseAmongSame(SameShapes same, SamePairVisitor visitor) {
    for (int first = 0; first < same.firsts().size(); first++) {
      int row = same.row(first);
      long count = same.count(row);
      boolean isFree = rules == null || rules.isFree(row);
      boolean isPair = touching || mayBeApart(row) || a.shape(row).overlaps(a.shape(row));
      if (count > 1 && isFree && isPair) {
        add(visitor, row, row, count * (count - 1) / 2);
      }
    }
  }

  /** Returns true if shapes that are like the one in this row form pairs at some distance. */
  private boolean mayBeApart(int row) {
    return clearances == null ? distance > 0 : clearances.isPositive(row);
  }

  private void add(SamePairVisitor visitor, int rowA, int rowB, long pairs) {
    found += pairs;
    visitor.pairs(rowA, rowB, pairs);
  }

  /**
   * Passes to a visitor, for each shape of the first table, the nearest shapes of the second; with
   * one table, the nearest other shapes. Shapes of the first table are in order, and for each the
   * nearest in order of their distance. Of equally near ones, and of those whose distances are the
   * same double when rounded up, the one in the earlier row comes first. Groups, layers and {@link
   * #within} leave out shapes; without that, they may be at any distance, and touching makes no
   * difference. Returns the number of visits.
   *
   * @param count how many shapes to find for each, at least 1
   * @throws IllegalArgumentException if the count is less than 1
   * @throws IllegalStateException if there are clearances
   */
  public long forEachNearest(int count, NearestVisitor visitor) throws IOException {
    if (count < 1) {
      throw new IllegalArgumentException("count must be at least 1, but was " + count);
    }
    if (hasClearances) {
      throw new IllegalStateException("clearances do not apply to nearest shapes; use within");
    }
    NearestBatches batches =
        new NearestBatches(
            a,
            b,
            groups == null ? RowCodes.none(a, b) : groups,
            layers == null ? RowCodes.none(a, b) : layers,
            hasDistance ? distance : Double.POSITIVE_INFINITY,
            touching,
            Math.min(count, Math.max(1, b.size())),
            threads);
    searchTime = 0;
    found = 0;
    for (int next = 0; next < a.size() && found < limit; ) {
      report(next);
      long start = System.nanoTime();
      int rows = batches.find(next);
      searchTime += System.nanoTime() - start;
      found += batches.visit(limit - found, visitor);
      next += rows;
    }
    looks = batches.looks();
    report(a.size());
    return found;
  }

  /** Returns the number of distances that the last search for nearest shapes has computed. */
  long looks() {
    return looks;
  }

  /** Returns a cursor over all pairs; only one cursor can be open at a time. */
  public PairCursor pairs() {
    prepareRules();
    finders.clear();
    useFinder(distance);
    areCandidates = false;
    searchTime = 0;
    found = 0;
    tooMany = false;
    nextRow = 0;
    step = a.size();
    return new PairCursor(this);
  }

  /** Finds the pairs of the next rows, possibly none; returns false if there are no more rows. */
  boolean searchMore() {
    int rows = a.size();
    report(nextRow);
    if (nextRow == rows || found >= limit) {
      return false;
    }
    int end = (int) Math.min(rows, (long) nextRow + step);
    while (!search(nextRow, end)) {
      if (givesUp) {
        tooMany = true;
        return false;
      }
      step = (end - nextRow + 7) / 8;
      end = (int) Math.min(rows, (long) nextRow + step);
    }
    nextRow = end;
    // At most half full: the next search can cover more rows.
    if (count < atATime / 2) {
      step = (int) Math.min(rows, step * 2L);
    }
    count = (int) Math.min(count, limit - found);
    found += count;
    return true;
  }

  /** Reports that all pairs before this row have been delivered. */
  void report(int row) {
    progress.accept(a.size() == 0 ? 1 : (double) row / a.size());
  }

  /**
   * Returns the latest batch of pairs, with the first row in the upper half and the second in the
   * lower.
   */
  long[] keys() {
    return keys;
  }

  /** Returns the size of the latest batch. */
  int foundCount() {
    return count;
  }

  /** Returns how many pairs of the same group were found and left out afterwards. */
  long removed() {
    return removed;
  }

  /** Returns the duration of the last search without the visits, in nanoseconds. */
  public long searchNanoseconds() {
    return searchTime;
  }

  /** Finds the pairs whose first shape is in these rows; returns false if they exceed a batch. */
  private boolean search(int firstRow, int endRow) {
    long start = System.nanoTime();
    count = 0;
    boolean complete =
        rules != null
            ? searchByRules(firstRow, endRow)
            : firstRow == 0 && endRow == a.size() ? searchAll() : searchSome(firstRow, endRow);
    searchTime += System.nanoTime() - start;
    return complete;
  }

  private boolean searchAll() {
    return among ? within(a.circles, a.boxes, a.others) : between(a.columns(), b.columns(), false);
  }

  private boolean searchSome(int firstRow, int endRow) {
    some.copy(a, firstRow, endRow);
    if (!among) {
      return between(some.columns(), b.columns(), false);
    }
    later.copy(a, endRow, a.size());
    return within(some.circles, some.boxes, some.others)
        && between(some.columns(), later.columns(), false);
  }

  /** Like {@link #search}, but only for pairs that count by the rules. */
  private boolean searchByRules(int firstRow, int endRow) {
    RowSearch search = new RowSearch(firstRow, endRow);
    boolean isComplete =
        rules.visitLayers(
            new PairRules.Searches() {
              @Override
              public boolean among(RowSet rows) {
                return isFoundWithinGroups(() -> search.among(rows))
                    || rules.visitGroups(rows, search);
              }

              @Override
              public boolean between(RowSet one, RowSet other) {
                return isFoundWithinGroups(() -> search.between(one, other))
                    || rules.visitGroups(one, other, search);
              }
            });
    // Once for all searches, of which there may be thousands.
    Arrays.sort(keys, 0, count);
    return isComplete;
  }

  /**
   * Runs a search for all pairs, from which those of the same group are removed. That is the
   * fastest way as long as there are few of them. Returns false, and never tries this again, if
   * there are many.
   */
  private boolean isFoundWithinGroups(BooleanSupplier search) {
    if (searchesByGroup) {
      return false;
    }
    int before = count;
    boolean isFound = search.getAsBoolean();
    if (!isFound || removed > atATime) {
      searchesByGroup = true;
    }
    if (!isFound) {
      count = before;
    }
    return isFound;
  }

  /** Finds pairs between sets of rows, of which the first is in a range. */
  private final class RowSearch implements PairRules.Searches {
    private final int firstRow;
    private final int endRow;

    RowSearch(int firstRow, int endRow) {
      this.firstRow = firstRow;
      this.endRow = endRow;
    }

    @Override
    public boolean among(RowSet rows) {
      if (clearances == null) {
        return amongAll(rows);
      }
      for (int one = 0; one < clearances.classes(); one++) {
        RowSet ofOne = clearances.select(rows, true, one);
        use(one, one);
        if (!amongAll(ofOne)) {
          return false;
        }
        for (int other = one + 1; other < clearances.classes(); other++) {
          use(one, other);
          if (!betweenAll(ofOne, clearances.select(rows, true, other))) {
            return false;
          }
        }
      }
      return true;
    }

    private boolean amongAll(RowSet rows) {
      some.copy(a, rows, firstRow, endRow);
      later.copy(a, rows, endRow, a.size());
      return within(some.circles, some.boxes, some.others)
          && PairDetector.this.between(some.columns(), later.columns(), true);
    }

    @Override
    public boolean between(RowSet one, RowSet other) {
      if (clearances == null) {
        return betweenAll(one, other);
      }
      for (int first = 0; first < clearances.classes(); first++) {
        for (int second = 0; second < clearances.classes(); second++) {
          use(first, second);
          if (!betweenAll(
              clearances.select(one, true, first), clearances.select(other, false, second))) {
            return false;
          }
        }
      }
      return true;
    }

    private boolean betweenAll(RowSet one, RowSet other) {
      if (!among) {
        some.copy(a, one, firstRow, endRow);
        later.copy(b, other, 0, b.size());
        return PairDetector.this.between(some.columns(), later.columns(), false);
      }
      return search(one, firstRow, other) && search(other, endRow, one);
    }

    /** Finds pairs of a row in the range and one from a row on. */
    private boolean search(RowSet inRange, int from, RowSet rest) {
      some.copy(a, inRange, firstRow, endRow);
      later.copy(a, rest, from, a.size());
      return PairDetector.this.between(some.columns(), later.columns(), true);
    }
  }

  /** Prepares a search between two classes of clearances. */
  private void use(int one, int other) {
    areCandidates = !clearances.isExact(one, other);
    useFinder(clearances.reach(one, other));
  }

  private void useFinder(double reach) {
    finder = finders.computeIfAbsent(reach, key -> choices().within(key).limit(atATime).build());
  }

  private boolean within(CircleColumns circles, BoxColumns boxes, OtherColumns others) {
    boolean areApart = distance > 0 || clearances != null;
    return within(circles, areApart ? circles.set() : floatsIfExact(circles))
        && within(boxes, boxes.set())
        && within(others, others.set())
        && between(circles, boxes, true)
        && between(circles, others, true)
        && between(boxes, others, true);
  }

  private boolean within(ShapeColumns shapes, ShapeSet set) {
    return take(finder.among(set), shapes.row, shapes.row, true);
  }

  private boolean between(
      List<ShapeColumns> first, List<ShapeColumns> second, boolean earlierFirst) {
    for (ShapeColumns one : first) {
      for (ShapeColumns other : second) {
        if (!between(one, other, earlierFirst)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean between(ShapeColumns one, ShapeColumns other, boolean earlierFirst) {
    return one.count == 0
        || other.count == 0
        || take(finder.between(one.set(), other.set()), one.row, other.row, earlierFirst);
  }

  /**
   * Uses floats if all numbers are floats, as is common: this takes two thirds of the time, unless
   * pairs may be apart.
   */
  private static ShapeSet floatsIfExact(CircleColumns circles) {
    float[] x = floats(circles.x(), circles.count);
    float[] y = x == null ? null : floats(circles.y(), circles.count);
    float[] radius = y == null ? null : floats(circles.radius(), circles.count);
    return radius == null ? circles.set() : ShapeSet.circles(x, y, radius, circles.count);
  }

  /** Returns the same numbers as floats; null if one of them is not a float. */
  private static float[] floats(double[] numbers, int count) {
    float[] floats = new float[count];
    for (int k = 0; k < count; k++) {
      floats[k] = (float) numbers[k];
      if (floats[k] != numbers[k]) {
        return null;
      }
    }
    return floats;
  }

  /**
   * Adds pairs by row; returns false if there are too many.
   *
   * @param earlierFirst whether the shape in the earlier row comes first, as within one table
   */
  private boolean take(Pairs pairs, int[] rowOfA, int[] rowOfB, boolean earlierFirst) {
    int size = pairs.size();
    if ((long) count + size >= atATime) {
      return false;
    }
    if (count + size > keys.length) {
      keys = Arrays.copyOf(keys, (int) Math.min(atATime, (count + size) * 5L / 4));
    }
    int start = count;
    boolean areAscending = true;
    long last = -1;
    boolean filters = rules != null && !searchesByGroup;
    for (int k = 0; k < size; k++) {
      long rowA = rowOfA[pairs.a(k)];
      long rowB = rowOfB[pairs.b(k)];
      if (filters && !rules.areOfDifferentGroups((int) rowA, (int) rowB)) {
        removed++;
        continue;
      }
      if (areCandidates && !clearances.areTooClose(candidate, (int) rowA, (int) rowB, touching)) {
        continue;
      }
      long key = earlierFirst && rowA > rowB ? rowB << 32 | rowA : rowA << 32 | rowB;
      areAscending &= last < key;
      last = key;
      keys[count++] = key;
    }
    if (rules != null) {
      return true;
    }
    if (!areAscending) {
      Arrays.sort(keys, start, count);
    }
    merge(start);
    return true;
  }

  /** Merges the pairs before an index with those from there on, each of which are ascending. */
  private void merge(int start) {
    if (start == 0 || start == count || keys[start - 1] < keys[start]) {
      return;
    }
    int right = count - start;
    if (latest.length < right) {
      latest = new long[right + right / 4];
    }
    System.arraycopy(keys, start, latest, 0, right);
    int left = start;
    for (int to = count - 1; right > 0; to--) {
      boolean isLeft = left > 0 && keys[left - 1] > latest[right - 1];
      keys[to] = isLeft ? keys[--left] : latest[--right];
    }
  }
}
