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

  /** The number of threads for them. */
  int parts;

  /** The first shape to be searched now, and the end of these, in the order of strips. */
  private int firstShape;

  private int endShape;

  SteppedJoin(Workers workers) {
    this.workers = workers;
    order = new PairOrder(workers);
  }

  /** Sets how many shapes are searched. */
  final void begin(int shapes) {
    count = shapes;
    parts = shapes < 2 * SHAPES_PER_PART ? 1 : workers.parts();
  }

  /**
   * Searches the shapes from one share on up to another, of this many equal shares; returns false
   * if another search suits the shapes better.
   */
  final boolean work(int from, int to, int shares) {
    firstShape = (int) ((long) count * from / shares);
    endShape = (int) ((long) count * to / shares);
    run(findPairs);
    return isSuitable();
  }

  /** Returns false if too many tests were in vain. */
  abstract boolean isSuitable();

  private void findPairs(int part) {
    int runs = parts == 1 ? 1 : parts * RUNS_PER_PART;
    boolean isOpen = true;
    for (int run = part; run < runs && isOpen; run += parts) {
      isOpen = findPairs(part, firstStrip(run, runs), firstStrip(run + 1, runs));
    }
  }

  /** Finds the pairs of some strips; returns false if there is no use in more. */
  abstract boolean findPairs(int part, int fromStrip, int toStrip);

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

  /** Sorts the pairs of all shares. */
  final void finish() {
    for (int part = 0; part < parts; part++) {
      give(part);
    }
    order.sort(parts, count);
  }

  /** Gives the pairs of a part to be sorted. */
  abstract void give(int part);

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
