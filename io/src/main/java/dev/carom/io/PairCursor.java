// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

/** Iterates over pairs. Returned by {@link PairDetector#pairs}. */
public final class PairCursor {
  /** The number of pairs between two progress reports, minus one; all bits are set. */
  private static final int BETWEEN_REPORTS = (1 << 16) - 1;

  private final PairDetector detector;
  private long[] keys = {};
  private int count;
  private int at = -1;

  PairCursor(PairDetector detector) {
    this.detector = detector;
  }

  /** Moves to the next pair; returns false if there is none. */
  public boolean next() {
    while (++at >= count) {
      if (!detector.searchMore()) {
        return false;
      }
      keys = detector.keys();
      count = detector.foundCount();
      at = -1;
    }
    if ((at & BETWEEN_REPORTS) == BETWEEN_REPORTS) {
      detector.report(a());
    }
    return true;
  }

  /** Returns the row of the first shape. */
  public int a() {
    return (int) (keys[at] >>> 32);
  }

  /** Returns the row of the second shape. */
  public int b() {
    return (int) keys[at];
  }
}
