package dev.carom.io;

/** Goes through pairs one after the other: {@link PairDetector#pairs}. */
public final class PairCursor {
  /** All ones: so many pairs, and one more, until the progress is told again. */
  private static final int BETWEEN_REPORTS = (1 << 16) - 1;

  private final PairDetector detector;
  private long[] keys = {};
  private int count;
  private int at = -1;

  PairCursor(PairDetector detector) {
    this.detector = detector;
  }

  /** Goes to the next pair; false if there is none. */
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

  /** The row of the first shape. */
  public int a() {
    return (int) (keys[at] >>> 32);
  }

  /** The row of the second shape. */
  public int b() {
    return (int) keys[at];
  }
}
