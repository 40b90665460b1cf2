package dev.carom.index;

import java.util.Arrays;

/**
 * Boxes that stay, laid out to be tested against many circles: each box in every row of places that
 * a circle may touch it from, ordered by left ends. Building takes long; asking has no branch that
 * is hard to guess, since all that may meet is listed first and tested then.
 */
public final class StillBoxes {
  /** Circles are looked up in blocks: long enough for loops, short enough for the cache. */
  private static final int BLOCK = 256;

  /** So many boxes in reach of a circle are listed without a branch. */
  private static final int USUAL = 6;

  /** Boxes or circles much larger than the average box would be in reach of too many. */
  private static final int TOO_LARGE = 8;

  private static final int COLUMNS_PER_BOX = 4;

  /** So many boxes in reach of each circle, on average, mean that this does not suit. */
  private static final int TOO_MANY = 64;

  /** A circle beyond this, in the coordinates of the lanes, meets none of the boxes. */
  private static final float FAR_AWAY = 0x1p30f;

  /** Outweighs the roundings of a test in single precision. */
  private static final float ROUNDING = 4 + 0x1p-17f;

  private static final float UNDERFLOW = 0x1p-140f;

  private final LaneStatistics statistics = new LaneStatistics();
  private final Lanes lanes = new Lanes();
  private double largestRadius;
  private float left;
  private float bottom;
  private float perWidth;
  private float perHeight;
  private float widest;
  private int columns;
  private int rows;

  /** Where the entries of each column of each row begin, and where the last end. */
  private int[] begin = {};

  /** Four for each entry: the centre of a box and half its sizes. */
  private float[] entries = {};

  /** The box of each entry. */
  private int[] boxOf = {};

  private final Lanes circles = new Lanes();
  private final int[] from = new int[BLOCK];
  private final int[] to = new int[BLOCK];
  private int[] circleOf = new int[BLOCK * (USUAL + 1)];
  private int[] entryOf = new int[BLOCK * (USUAL + 1)];
  private long[] pairs = new long[1024];
  private int count;

  /** Nothing yet. */
  public StillBoxes() {}

  /**
   * Lays out boxes, all within the extent, for circles up to a radius. False if some of them are so
   * large that this does not suit.
   */
  public boolean build(
      double[] minX,
      double[] minY,
      double[] maxX,
      double[] maxY,
      int boxes,
      Extent extent,
      double radius) {
    lanes.boxes(boxes, extent);
    for (int k = 0; k < boxes; k++) {
      lanes.setBox(k, minX[k], minY[k], maxX[k], maxY[k]);
    }
    largestRadius = radius;
    statistics.measure(lanes);
    float reach = lanes.reachOf(radius);
    widest = 2 * greatest(lanes.reachX, boxes);
    float usualWidth = 2 * statistics.meanReachX;
    float usualHeight = 2 * statistics.meanReachY;
    if (!statistics.isInRange()
        || widest > TOO_LARGE * usualWidth
        || reach > TOO_LARGE * Math.min(usualWidth, usualHeight)) {
      return false;
    }
    lay(boxes, usualWidth, usualHeight);
    place(boxes, reach);
    return true;
  }

  private static float greatest(float[] values, int count) {
    float greatest = 0;
    for (int k = 0; k < count; k++) {
      greatest = Math.max(greatest, values[k]);
    }
    return greatest;
  }

  private void lay(int boxes, float usualWidth, float usualHeight) {
    float extentX = statistics.maxX - statistics.minX;
    float extentY = statistics.maxY - statistics.minY;
    float height = Math.max(usualHeight, extentY / boxes);
    left = statistics.minX;
    bottom = statistics.minY;
    perHeight = 1 / height;
    rows = (int) (extentY * perHeight) + 1;
    float width = Math.max(usualWidth / 4, extentX * rows / ((float) boxes * COLUMNS_PER_BOX));
    perWidth = 1 / width;
    columns = (int) (extentX * perWidth) + 1;
  }

  private int row(float y) {
    return Math.max(0, Math.min((int) ((y - bottom) * perHeight), rows - 1));
  }

  private int column(float x) {
    return Math.max(0, Math.min((int) ((x - left) * perWidth), columns - 1));
  }

  private void place(int boxes, float reach) {
    int cells = rows * columns;
    begin = new int[cells + 1];
    for (int k = 0; k < boxes; k++) {
      int column = column(lanes.x[k] - lanes.reachX[k]);
      int last = row(lanes.y[k] + lanes.reachY[k] + reach);
      for (int row = row(lanes.y[k] - lanes.reachY[k] - reach); row <= last; row++) {
        begin[row * columns + column + 1]++;
      }
    }
    for (int cell = 0; cell < cells; cell++) {
      begin[cell + 1] += begin[cell];
    }
    entries = new float[4 * begin[cells]];
    boxOf = new int[begin[cells]];
    int[] next = Arrays.copyOf(begin, cells);
    for (int k = 0; k < boxes; k++) {
      int column = column(lanes.x[k] - lanes.reachX[k]);
      int last = row(lanes.y[k] + lanes.reachY[k] + reach);
      for (int row = row(lanes.y[k] - lanes.reachY[k] - reach); row <= last; row++) {
        int entry = next[row * columns + column]++;
        entries[4 * entry] = lanes.x[k];
        entries[4 * entry + 1] = lanes.y[k];
        entries[4 * entry + 2] = lanes.reachX[k];
        entries[4 * entry + 3] = lanes.reachY[k];
        boxOf[entry] = k;
      }
    }
  }

  /** True if circles up to this radius can be asked about. */
  public boolean isFor(double radius) {
    return radius <= largestRadius;
  }

  /**
   * Finds at most so many pairs of a circle and a box, ascending. The verdict is asked for a circle
   * and, after all circles, a box. False if too many boxes are in reach, so that this does not
   * suit.
   */
  public boolean find(
      double[] x, double[] y, double[] radius, int circleCount, Verdict verdict, int limit) {
    count = 0;
    long most = TOO_MANY * ((long) circleCount + BLOCK);
    long inReach = 0;
    circles.circlesLike(lanes, BLOCK);
    for (int first = 0; first < circleCount && count < limit; first += BLOCK) {
      int block = Math.min(BLOCK, circleCount - first);
      for (int k = 0; k < block; k++) {
        circles.setCircle(k, x[first + k], y[first + k], radius[first + k]);
      }
      inReach += look(block);
      if (inReach > most) {
        return false;
      }
      int met = test(list(block));
      report(met, first, circleCount, verdict);
    }
    count = Math.min(count, limit);
    return true;
  }

  /** Finds the entries in reach of each circle; returns how many there are. */
  private long look(int block) {
    long inReach = 0;
    float[] x = circles.x;
    float[] y = circles.y;
    float[] reach = circles.radius;
    for (int k = 0; k < block; k++) {
      int row = row(y[k]) * columns;
      from[k] = begin[row + column(x[k] - reach[k] - widest)];
      to[k] = begin[row + column(x[k] + reach[k]) + 1];
      if (!(Math.abs(x[k]) < FAR_AWAY && Math.abs(y[k]) < FAR_AWAY)) {
        to[k] = from[k];
      }
      inReach += to[k] - from[k];
    }
    return inReach;
  }

  /** Lists every circle of a block with each entry in its reach; returns how many there are. */
  private int list(int block) {
    int end = 0;
    for (int k = 0; k < block; k++) {
      int entry = from[k];
      int inReach = to[k] - entry;
      if (entryOf.length - end < Math.max(inReach, USUAL)) {
        int length = 2 * (end + Math.max(inReach, USUAL));
        circleOf = Arrays.copyOf(circleOf, length);
        entryOf = Arrays.copyOf(entryOf, length);
      }
      if (inReach <= USUAL) {
        for (int more = 0; more < USUAL; more++) {
          circleOf[end + more] = k;
          entryOf[end + more] = entry + more;
        }
      } else {
        for (int more = 0; more < inReach; more++) {
          circleOf[end + more] = k;
          entryOf[end + more] = entry + more;
        }
      }
      end += inReach;
    }
    return end;
  }

  /** Keeps those of the list that may meet; returns how many there are. */
  private int test(int listed) {
    float[] x = circles.x;
    float[] y = circles.y;
    float[] radius = circles.radius;
    float[] entries = this.entries;
    int kept = 0;
    for (int k = 0; k < listed; k++) {
      int circle = circleOf[k];
      int entry = entryOf[k];
      float gapX = Math.abs(x[circle] - entries[4 * entry]) - entries[4 * entry + 2];
      float gapY = Math.abs(y[circle] - entries[4 * entry + 1]) - entries[4 * entry + 3];
      float twiceX = gapX + Math.abs(gapX);
      float twiceY = gapY + Math.abs(gapY);
      float reach = radius[circle];
      float result = twiceX * twiceX + twiceY * twiceY - reach * reach * ROUNDING - UNDERFLOW;
      circleOf[kept] = circle;
      entryOf[kept] = entry;
      kept += Float.floatToRawIntBits(result) >>> 31;
    }
    return kept;
  }

  private void report(int met, int firstCircle, int circleCount, Verdict verdict) {
    if (pairs.length - count < met) {
      pairs = PairOrder.grown(pairs, count + (long) met);
    }
    for (int k = 0; k < met; k++) {
      int circle = firstCircle + circleOf[k];
      int box = circleCount + boxOf[entryOf[k]];
      if (verdict.holds(circle, box)) {
        long pair = (long) circle << 32 | box;
        int place = count++;
        while (place > 0 && pairs[place - 1] > pair) {
          pairs[place] = pairs[place - 1];
          place--;
        }
        pairs[place] = pair;
      }
    }
  }

  /** How many pairs were found. */
  public int count() {
    return count;
  }

  /** The pairs: (circle, number of circles + box) in one number; valid to the next search. */
  public long[] pairs() {
    return pairs;
  }
}
