// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import dev.carom.bulk.PairFinder;
import dev.carom.bulk.Pairs;
import java.io.IOException;
import java.util.Arrays;
import java.util.function.DoubleConsumer;

/**
 * Finds all pairs of shapes within a table, or between two tables. Pairs are sorted by the row of
 * the first shape, then by the row of the second. Within one table, the first shape is the one in
 * the earlier row.
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
  private int threads = 1;
  private long limit = Long.MAX_VALUE;
  private int atATime;
  private DoubleConsumer progress = part -> {};

  private PairFinder finder;
  private final CircleColumns someCircles = new CircleColumns();
  private final CircleColumns laterCircles = new CircleColumns();
  private final BoxColumns someBoxes = new BoxColumns();
  private final BoxColumns laterBoxes = new BoxColumns();
  private final OtherColumns someOthers = new OtherColumns();
  private final OtherColumns laterOthers = new OtherColumns();
  private long[] keys = {};
  private int count;
  private boolean ascending;
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

  /** Sets whether shapes that only touch form a pair (default: true). */
  public PairDetector touching(boolean counts) {
    touching = counts;
    return this;
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
    return PairCount.of(a, b, PairFinder.builder().threads(threads).touching(touching));
  }

  /**
   * Passes all pairs to a visitor, with pairs of identical shapes grouped and in no particular
   * order, so that many shapes in one place cost almost nothing. Returns the number of pairs.
   */
  public long forEachOfSame(SamePairVisitor visitor) {
    SameShapes sameA = SameShapes.of(a);
    SameShapes sameB = among ? sameA : SameShapes.of(b);
    PairDetector firsts = among ? among(sameA.firsts()) : between(sameA.firsts(), sameB.firsts());
    firsts.touching(touching).threads(threads).progress(progress);
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
      if (count > 1 && (touching || a.shape(row).overlaps(a.shape(row)))) {
        add(visitor, row, row, count * (count - 1) / 2);
      }
    }
  }

  private void add(SamePairVisitor visitor, int rowA, int rowB, long pairs) {
    found += pairs;
    visitor.pairs(rowA, rowB, pairs);
  }

  /** Returns a cursor over all pairs; only one cursor can be open at a time. */
  public PairCursor pairs() {
    finder = PairFinder.builder().threads(threads).touching(touching).limit(atATime).build();
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

  /** Returns the duration of the last search without the visits, in nanoseconds. */
  public long searchNanoseconds() {
    return searchTime;
  }

  /** Finds the pairs whose first shape is in these rows; returns false if they exceed a batch. */
  private boolean search(int firstRow, int endRow) {
    long start = System.nanoTime();
    count = 0;
    ascending = true;
    boolean complete =
        firstRow == 0 && endRow == a.size()
            ? among
                ? within(a.circles, a.boxes, a.others)
                : between(a.circles, a.boxes, a.others, b.circles, b.boxes, b.others)
            : searchSome(firstRow, endRow);
    if (complete && !ascending) {
      Arrays.sort(keys, 0, count);
    }
    searchTime += System.nanoTime() - start;
    return complete;
  }

  private boolean searchSome(int firstRow, int endRow) {
    int endCircle = a.circles.firstFrom(endRow);
    int endBox = a.boxes.firstFrom(endRow);
    someCircles.copy(a.circles, a.circles.firstFrom(firstRow), endCircle);
    someBoxes.copy(a.boxes, a.boxes.firstFrom(firstRow), endBox);
    int endOther = a.others.firstFrom(endRow);
    someOthers.copy(a.others, a.others.firstFrom(firstRow), endOther);
    if (!among) {
      return between(someCircles, someBoxes, someOthers, b.circles, b.boxes, b.others);
    }
    laterCircles.copy(a.circles, endCircle, a.circles.count);
    laterBoxes.copy(a.boxes, endBox, a.boxes.count);
    laterOthers.copy(a.others, endOther, a.others.count);
    return within(someCircles, someBoxes, someOthers)
        && between(someCircles, someBoxes, someOthers, laterCircles, laterBoxes, laterOthers);
  }

  private boolean within(CircleColumns circles, BoxColumns boxes, OtherColumns others) {
    return take(pairsOf(circles), circles.row, circles.row, First.AS_FOUND)
        && take(
            finder.boxes(boxes.minX(), boxes.minY(), boxes.maxX(), boxes.maxY(), boxes.count),
            boxes.row,
            boxes.row,
            First.AS_FOUND)
        && mixed(circles, boxes, First.EARLIER_ROW)
        && (others.count == 0
            || take(finder.shapes(others.shapes()), others.row, others.row, First.AS_FOUND)
                && mixed(circles, others, First.EARLIER_ROW)
                && mixed(boxes, others, First.EARLIER_ROW));
  }

  /** Uses floats if all numbers are floats, as is common: this takes two thirds of the time. */
  private Pairs pairsOf(CircleColumns circles) {
    float[] x = floats(circles.x(), circles.count);
    float[] y = x == null ? null : floats(circles.y(), circles.count);
    float[] radius = y == null ? null : floats(circles.radius(), circles.count);
    return radius == null
        ? finder.circles(circles.x(), circles.y(), circles.radius(), circles.count)
        : finder.circles(x, y, radius, circles.count);
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

  private boolean between(
      CircleColumns circles,
      BoxColumns boxes,
      OtherColumns others,
      CircleColumns otherCircles,
      BoxColumns otherBoxes,
      OtherColumns otherOthers) {
    return take(
            finder.circlesAgainstCircles(
                circles.x(),
                circles.y(),
                circles.radius(),
                circles.count,
                otherCircles.x(),
                otherCircles.y(),
                otherCircles.radius(),
                otherCircles.count),
            circles.row,
            otherCircles.row,
            First.AS_FOUND)
        && take(
            finder.boxesAgainstBoxes(
                boxes.minX(),
                boxes.minY(),
                boxes.maxX(),
                boxes.maxY(),
                boxes.count,
                otherBoxes.minX(),
                otherBoxes.minY(),
                otherBoxes.maxX(),
                otherBoxes.maxY(),
                otherBoxes.count),
            boxes.row,
            otherBoxes.row,
            First.AS_FOUND)
        && mixed(circles, otherBoxes, First.AS_FOUND)
        && mixed(otherCircles, boxes, First.SECOND)
        && mixed(circles, otherOthers, First.AS_FOUND)
        && mixed(otherCircles, others, First.SECOND)
        && mixed(boxes, otherOthers, First.AS_FOUND)
        && mixed(otherBoxes, others, First.SECOND)
        && (others.count == 0
            || otherOthers.count == 0
            || take(
                finder.shapesAgainstShapes(others.shapes(), otherOthers.shapes()),
                others.row,
                otherOthers.row,
                First.AS_FOUND));
  }

  private boolean mixed(CircleColumns circles, OtherColumns others, First first) {
    return circles.count == 0
        || others.count == 0
        || take(
            finder.circlesAgainstShapes(
                circles.x(), circles.y(), circles.radius(), circles.count, others.shapes()),
            circles.row,
            others.row,
            first);
  }

  private boolean mixed(BoxColumns boxes, OtherColumns others, First first) {
    return boxes.count == 0
        || others.count == 0
        || take(
            finder.boxesAgainstShapes(
                boxes.minX(),
                boxes.minY(),
                boxes.maxX(),
                boxes.maxY(),
                boxes.count,
                others.shapes()),
            boxes.row,
            others.row,
            first);
  }

  private boolean mixed(CircleColumns circles, BoxColumns boxes, First first) {
    return circles.count == 0
        || boxes.count == 0
        || take(
            finder.circlesAgainstBoxes(
                circles.x(),
                circles.y(),
                circles.radius(),
                circles.count,
                boxes.minX(),
                boxes.minY(),
                boxes.maxX(),
                boxes.maxY(),
                boxes.count),
            circles.row,
            boxes.row,
            first);
  }

  /** Which shape of a pair comes first. */
  private enum First {
    AS_FOUND,
    SECOND,
    EARLIER_ROW
  }

  /** Adds pairs by row; returns false if there are too many. */
  private boolean take(Pairs pairs, int[] rowOfA, int[] rowOfB, First first) {
    int size = pairs.size();
    if ((long) count + size >= atATime) {
      return false;
    }
    if (count + size > keys.length) {
      keys = Arrays.copyOf(keys, (int) Math.min(atATime, (count + size) * 5L / 4));
    }
    long last = count == 0 ? -1 : keys[count - 1];
    for (int k = 0; k < size; k++) {
      long rowA = rowOfA[pairs.a(k)];
      long rowB = rowOfB[pairs.b(k)];
      boolean turned = first == First.SECOND || first == First.EARLIER_ROW && rowA > rowB;
      long key = turned ? rowB << 32 | rowA : rowA << 32 | rowB;
      ascending &= last < key;
      last = key;
      keys[count++] = key;
    }
    return true;
  }
}
