package dev.carom.index;

import java.util.Arrays;

/**
 * All pairs, found by asking a grid for each shape: slower than strips, but at home in every
 * layout, such as crowds far apart or a giant among many.
 */
final class GridJoin implements Visitor {
  private final PackedGrid grid = new PackedGrid();
  private Verdict verdict;
  private int asked;
  private int limit;

  long[] pairs = {};
  int count;

  /**
   * Finds the pairs that meet among the first so many bounds, ascending; if split is positive, of
   * one id below it and one from it on.
   */
  void find(Bounds bounds, int shapes, int split, Verdict verdict, int limit) {
    this.verdict = verdict;
    this.limit = limit;
    count = 0;
    int[] sought = new int[shapes - split];
    Arrays.setAll(sought, k -> split + k);
    grid.build(bounds, sought, sought.length);
    int last = split > 0 ? split : shapes;
    boolean more = true;
    for (asked = 0; asked < last && more; asked++) {
      int before = count;
      more =
          grid.inBox(
              bounds.minX[asked], bounds.minY[asked], bounds.maxX[asked], bounds.maxY[asked], this);
      Arrays.sort(pairs, before, count);
    }
    grid.clear();
  }

  @Override
  public boolean visit(int other) {
    if (other > asked && verdict.holds(asked, other)) {
      if (count == pairs.length) {
        pairs = PairOrder.grown(pairs, count + 1L);
      }
      pairs[count++] = (long) asked << 32 | other;
    }
    return count < limit;
  }
}
