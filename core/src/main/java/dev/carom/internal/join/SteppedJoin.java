// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

/**
 * Finds all pairs by strips, in steps: shapes are dealt into strips, some strips at a time are
 * searched, and the pairs are sorted. After the first of these, shapes may move: the pairs are
 * those of that time.
 */
abstract class SteppedJoin {
  /** The number of runs of strips per thread: many, because some take longer than others. */
  private static final int RUNS_PER_PART = 8;

  /** With fewer shapes than this, a second thread costs more than it gains. */
  private static final int SHAPES_PER_PART = 4096;

  /** The pairs found. */
  final PairOrder order;

  private final Workers workers;
  private final Workers.Job findPairs = this::findPairs;

  /** The number of shapes. */
  int count;

  /** After this many pairs, the search may stop. */
  int limit;

  /** If more tests than this per shape fail, strips do not fit the layout. */
  private int mostWasted;

  /** The number of threads for them. */
  int parts;

  /** The first shape to be searched now, and the end of these, in the order of strips. */
  private int firstShape;

  private int endShape;

  /** The number of runs of strips that are searched now; run k is searched by part k % parts. */
  private int runs;

  /** The number of pairs of its part after each run. */
  private final int[] runEnds;

  SteppedJoin(Workers workers) {
    this.workers = workers;
    order = new PairOrder(workers);
    runEnds = new int[workers.parts() * RUNS_PER_PART];
  }

  /** Sets how many shapes are searched, and when a search may stop. */
  final void begin(int shapes, int mostPairs, int mostWastedPerShape) {
    count = shapes;
    limit = mostPairs;
    mostWasted = mostWastedPerShape;
    parts = shapes < 2 * SHAPES_PER_PART ? 1 : workers.parts();
  }

  /**
   * Searches the shapes from one share on up to another, of this many equal shares. Returns false
   * if there is no use in more, because the limit is reached or another search suits the shapes
   * better; which of the two comes first may depend on the number of threads, but nothing else.
   */
  final boolean work(int from, int to, int shares) {
    firstShape = (int) ((long) count * from / shares);
    endShape = (int) ((long) count * to / shares);
    runs = parts == 1 ? 1 : parts * RUNS_PER_PART;
    run(findPairs);
    return !isFull() && !isHopeless();
  }

  /** Returns true if there are as many pairs as the limit. */
  final boolean isFull() {
    long pairs = 0;
    for (int part = 0; part < parts; part++) {
      pairs += pairCount(part);
    }
    return pairs >= limit;
  }

  /** Returns true if too many tests were in vain: another search suits the shapes better. */
  final boolean isHopeless() {
    return isHopeless(wasted());
  }

  /** Returns true if this number of tests in vain is too high for the number of shapes. */
  final boolean isHopeless(long wasted) {
    return wasted > (long) mostWasted * count;
  }

  /** Returns the number of tests in vain. */
  final long wasted() {
    long wasted = 0;
    for (int part = 0; part < parts; part++) {
      wasted += wasted(part);
    }
    return wasted;
  }

  /** Stops a search in which there is no use in more. */
  abstract void giveUp();

  private void findPairs(int part) {
    boolean isOpen = true;
    for (int run = part; run < runs && isOpen; run += parts) {
      isOpen = findPairs(part, firstStrip(run, runs), firstStrip(run + 1, runs));
      runEnds[run] = pairCount(part);
    }
  }

  /** Finds the pairs of some strips; returns false if there is no use in more. */
  abstract boolean findPairs(int part, int fromStrip, int toStrip);

  /** Returns the pairs that a part has found, in the order of strips. */
  abstract long[] pairs(int part);

  /** Returns the number of pairs that a part has found. */
  abstract int pairCount(int part);

  /** Returns the number of tests of a part in vain. */
  abstract long wasted(int part);

  /** Returns the first strip of a run, where all runs have about the same number of shapes. */
  private int firstStrip(int run, int runs) {
    int shape = firstShape + (int) ((long) (endShape - firstShape) * run / runs);
    if (shape == count) {
      return strips();
    }
    int[] begin = begins();
    int low = 0;
    int high = strips();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (begin[middle] < shape) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** Returns the number of strips. */
  abstract int strips();

  /** Returns the index of the first shape of each strip. */
  abstract int[] begins();

  /**
   * Sorts the pairs of all shares. If they need not be sorted, they are in the order of strips,
   * which is the same for any number of threads; all of them must then be found by one call of
   * {@link #work}.
   */
  final void finish(boolean sorted) {
    for (int part = 0; part < parts; part++) {
      order.give(part, pairs(part), pairCount(part));
    }
    if (sorted) {
      order.sort(parts, count);
    } else {
      order.join(parts, runs, runEnds);
    }
  }

  final void run(Workers.Job job) {
    if (parts == 1) {
      job.run(0);
    } else {
      workers.run(job);
    }
  }

  /** Returns the first shape of one of equal parts, in the order of ids. */
  final int first(int part) {
    return (int) ((long) count * part / parts);
  }
}
