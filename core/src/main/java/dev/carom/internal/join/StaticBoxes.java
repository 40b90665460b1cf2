// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

import dev.carom.internal.bounds.Extent;
import dev.carom.internal.exact.FloatErrorBounds;
import java.util.Arrays;

/**
 * Static boxes, laid out to be tested against many circles: a grid whose cells list the boxes that
 * a circle with its centre there may meet. Building is slow; a lookup reads one cell.
 */
public final class StaticBoxes implements FoundPairs {
  /** An entry: the centre of a box, half its sizes and its number, as bits of a float. */
  static final int STRIDE = 5;

  /** The size of a cell relative to the area from which a circle meets a typical box. */
  private static final float CELL_SIZE = 0.8f;

  private static final int MOST_CELLS_PER_BOX = 4;

  /** More entries than this per box mean that too many boxes are large for these cells. */
  private static final int MOST_ENTRIES_PER_BOX = 24;

  /** With fewer circles than this, a second thread costs more than it gains. */
  private static final int CIRCLES_PER_PART = 4096;

  /** If more boxes than this are in reach of each circle on average, another search is faster. */
  private static final int TOO_MANY = 64;

  /** The same is not said of a few circles before these have been looked up. */
  private static final int FEW_CIRCLES = 256;

  private final Workers workers;
  private final StaticBoxSearch[] searches;
  private final Workers.Job search = this::search;
  private final FloatStatistics statistics = new FloatStatistics();
  final FloatShapes floats = new FloatShapes();
  private double largestRadius;
  private float left;
  private float bottom;
  private float perWidth;
  private float perHeight;
  private int columns;
  private int rows;

  /** The beginning of each cell's entries, and the end of the last. */
  int[] begin = {};

  /** The entries of all cells, row by row; in each cell sorted by the numbers of the boxes. */
  float[] entries = {};

  private CircleSource circles;
  private int from;
  private int to;
  private PairPredicate predicate;
  private int limit;

  /** The largest number of boxes in reach of all circles. */
  private long mostInReach;

  private int parts;
  private long[] pairs = {};
  private int count;

  /** Creates an empty layout; searches with these threads. */
  public StaticBoxes(Workers workers) {
    this.workers = workers;
    searches = new StaticBoxSearch[workers.parts()];
    for (int part = 0; part < searches.length; part++) {
      searches[part] = new StaticBoxSearch();
    }
  }

  /**
   * Lays out boxes, all within the extent, for circles up to a radius. Returns false if some of
   * them are too large for this.
   */
  public boolean build(
      double[] minX,
      double[] minY,
      double[] maxX,
      double[] maxY,
      int boxes,
      Extent extent,
      double radius) {
    floats.boxes(boxes, extent);
    for (int k = 0; k < boxes; k++) {
      floats.setBox(k, minX[k], minY[k], maxX[k], maxY[k]);
    }
    largestRadius = radius;
    statistics.measure(floats);
    float reach = floats.reachOf(radius);
    if (!statistics.isInRange() || !(reach <= FloatErrorBounds.LARGEST_TO_SQUARE)) {
      return false;
    }
    lay(boxes, reach);
    return place(boxes, reach);
  }

  private void lay(int boxes, float reach) {
    float extentX = statistics.maxX - statistics.minX;
    float extentY = statistics.maxY - statistics.minY;
    float width = CELL_SIZE * 2 * (statistics.meanReachX + reach);
    float height = CELL_SIZE * 2 * (statistics.meanReachY + reach);
    float most = (float) Math.sqrt((double) MOST_CELLS_PER_BOX * boxes);
    left = statistics.minX;
    bottom = statistics.minY;
    perWidth = 1 / Math.max(width, extentX / most);
    perHeight = 1 / Math.max(height, extentY / most);
    columns = (int) (extentX * perWidth) + 1;
    rows = (int) (extentY * perHeight) + 1;
  }

  private int row(float y) {
    return Math.max(0, Math.min((int) ((y - bottom) * perHeight), rows - 1));
  }

  private int column(float x) {
    return Math.max(0, Math.min((int) ((x - left) * perWidth), columns - 1));
  }

  /** Finds the cell of each point, or the nearest one. */
  void cells(float[] x, float[] y, int count, int[] cells) {
    for (int k = 0; k < count; k++) {
      cells[k] = row(y[k]) * columns + column(x[k]);
    }
  }

  private boolean place(int boxes, float reach) {
    int cells = rows * columns;
    begin = new int[cells + 1];
    long most = (long) MOST_ENTRIES_PER_BOX * boxes;
    for (int k = 0; k < boxes && most >= 0; k++) {
      most -= list(k, reach, begin, 1, false);
    }
    if (most < 0) {
      return false;
    }
    for (int cell = 0; cell < cells; cell++) {
      begin[cell + 1] += begin[cell];
    }
    // One more, for the first entry of empty cells at the end.
    entries = new float[STRIDE * (begin[cells] + 8)];
    int[] next = Arrays.copyOf(begin, cells);
    for (int k = 0; k < boxes; k++) {
      list(k, reach, next, 0, true);
    }
    return true;
  }

  /** Counts a box in each cell from which it may be met, and writes it there if requested. */
  private long list(int box, float reach, int[] counts, int shift, boolean write) {
    float reachX = floats.reachX[box] + reach;
    float reachY = floats.reachY[box] + reach;
    int first = column(floats.x[box] - reachX);
    int last = column(floats.x[box] + reachX);
    int top = row(floats.y[box] + reachY);
    int bottom = row(floats.y[box] - reachY);
    for (int row = bottom; row <= top; row++) {
      for (int cell = row * columns + first; cell <= row * columns + last; cell++) {
        int entry = counts[cell + shift]++;
        if (write) {
          set(entry, box);
        }
      }
    }
    return (top - bottom + 1L) * (last - first + 1L);
  }

  private void set(int entry, int box) {
    int at = STRIDE * entry;
    entries[at] = floats.x[box];
    entries[at + 1] = floats.y[box];
    entries[at + 2] = floats.reachX[box];
    entries[at + 3] = floats.reachY[box];
    entries[at + 4] = Float.intBitsToFloat(box);
  }

  /** Returns true if circles up to this radius can be looked up. */
  public boolean isFor(double radius) {
    return radius <= largestRadius;
  }

  /**
   * Finds pairs of a box and one of the circles from one index up to another, ascending, up to the
   * limit. The predicate decides where single precision cannot. Returns false if a circle is
   * invalid or larger than {@link #isFor} allows, or if it is faster to search in another way
   * because too many boxes are within reach.
   */
  public boolean find(CircleSource circles, int from, int to, PairPredicate predicate, int limit) {
    this.circles = circles;
    this.from = from;
    this.to = to;
    this.predicate = predicate;
    this.limit = limit;
    mostInReach = TOO_MANY * ((long) to - from + FEW_CIRCLES);
    parts = to - from < 2 * CIRCLES_PER_PART ? 1 : workers.parts();
    if (parts > 1) {
      workers.run(search);
    }
    // Whether a limit is reached first may depend on the number of parts, so one thread decides.
    if (parts > 1 && limit < Integer.MAX_VALUE && !(isComplete() && total() < limit)) {
      parts = 1;
    }
    if (parts == 1) {
      search.run(0);
    }
    this.circles = null;
    if (!isComplete()) {
      return false;
    }
    combine((int) Math.min(total(), limit));
    return true;
  }

  private void search(int part) {
    searches[part].find(this, circles, first(part), first(part + 1), predicate, limit, mostInReach);
  }

  /** Returns true if all parts have succeeded, as one would have done for all of them. */
  private boolean isComplete() {
    long inReach = 0;
    boolean areComplete = true;
    for (int part = 0; part < parts; part++) {
      areComplete &= searches[part].isComplete;
      inReach += searches[part].inReach;
    }
    return areComplete && inReach <= mostInReach;
  }

  /** Returns the number of pairs that the parts have found. */
  private long total() {
    long total = 0;
    for (int part = 0; part < parts; part++) {
      total += searches[part].count;
    }
    return total;
  }

  private int first(int part) {
    return from + (int) ((long) (to - from) * part / parts);
  }

  private void combine(int total) {
    if (parts == 1) {
      count = total;
      return;
    }
    if (pairs.length < total) {
      pairs = PairOrder.grown(pairs, total);
    }
    count = 0;
    for (int part = 0; part < parts; part++) {
      int more = Math.min(searches[part].count, total - count);
      System.arraycopy(searches[part].pairs, 0, pairs, count, more);
      count += more;
    }
  }

  @Override
  public int count() {
    return count;
  }

  /** Returns the pairs, (circle, box). */
  @Override
  public long[] pairs() {
    return parts == 1 ? searches[0].pairs : pairs;
  }
}
