// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.grid;

import dev.carom.internal.bounds.Bounds;
import java.util.Arrays;

/**
 * Builds one grid of a {@link PackedGrid}, including the finer grids inside and the coarser ones
 * beside it.
 */
final class PackedBuilder {
  /** A shape that would be in more cells than this goes to the next coarser grid. */
  private static final int MOST_CELLS = 16;

  /**
   * A cell with more entries than this, and than four times the average, gets its own grid if that
   * helps.
   */
  private static final int CROWD = 32;

  /** The maximum number of entries per shape, in all grids together. */
  private static final long MOST_COPIES = 32;

  /**
   * The maximum depth of grids in and beside grids; only shapes of every size a double has come
   * close.
   */
  private static final int MOST_DEPTH = 400;

  private final PackedItems items;
  private final int depth;

  /** How many more entries than shapes there may be; shared by all builders. */
  private final long[] budget;

  private Axis x;
  private Axis y;
  private int[] starts;
  private long[] entries;

  private PackedBuilder(PackedItems items, int depth, long[] budget) {
    this.items = items;
    this.depth = depth;
    this.budget = budget;
  }

  static PackedCells build(PackedItems items) {
    return new PackedBuilder(items, 0, new long[] {MOST_COPIES * items.tags.length}).build(false);
  }

  /** Builds the grid; returns null if it must help but would not be better than a list. */
  private PackedCells build(boolean mustHelp) {
    int all = items.tags.length;
    boolean isDeep = depth >= MOST_DEPTH;
    int count = isDeep ? all : items.partBySize();
    items.measure(count);
    int columns = isDeep ? 1 : items.columns(count);
    x = items.axisX(columns);
    y = items.axisY(isDeep ? 1 : items.rows(count, columns));
    count = countEntries(count);
    int most = 0;
    int sum = 0;
    for (int cell = 0; cell < starts.length; cell++) {
      most = Math.max(most, starts[cell]);
      sum += starts[cell];
      starts[cell] = sum;
    }
    boolean helps = most < all && (sum <= 3L * all || most <= all / 4);
    if (mustHelp && !(helps && sum - all <= budget[0])) {
      return null;
    }
    budget[0] -= sum - all;
    PackedCells larger =
        count < all ? new PackedBuilder(items.from(count), depth + 1, budget).build(false) : null;
    writeEntries(count, sum);
    int crowd = Math.max(CROWD, 4 * (sum / (starts.length - 1)));
    PackedCells[] finer = most > crowd && !isDeep ? divideCrowds(crowd) : new PackedCells[0];
    return new PackedCells(x, y, starts, entries, items.bounds, finer, larger);
  }

  /**
   * Counts the entries of each cell in starts[]; returns the number of shapes that are in few
   * cells.
   */
  private int countEntries(int count) {
    Bounds bounds = items.bounds;
    // Only the corners of a shape are counted one by one: saves 3 to 11 ns per box in "queries".
    int stride = x.count + 1;
    int[] corners = new int[stride * (y.count + 1)];
    int kept = count;
    for (int item = 0; item < kept; ) {
      int id = items.id(item);
      int left = Axis.cell(x.position(bounds.minX(id)));
      int bottom = Axis.cell(y.position(bounds.minY(id)));
      int right = Axis.cell(x.position(bounds.maxX(id))) + 1;
      int top = Axis.cell(y.position(bounds.maxY(id))) + 1;
      if ((long) (right - left) * (top - bottom) > MOST_CELLS) {
        items.swap(item, --kept);
      } else {
        corners[bottom * stride + left]++;
        corners[bottom * stride + right]--;
        corners[top * stride + left]--;
        corners[top * stride + right]++;
        item++;
      }
    }
    starts = new int[x.count * y.count + 1];
    for (int row = 0, cell = 0; row < y.count; row++) {
      int inRow = 0;
      for (int column = 0; column < x.count; column++, cell++) {
        inRow += corners[row * stride + column];
        starts[cell] = inRow + (row == 0 ? 0 : starts[cell - x.count]);
      }
    }
    return kept;
  }

  /**
   * Writes the entries, the last one of a cell first; starts[] then holds the beginning of each
   * cell.
   */
  private void writeEntries(int count, int sum) {
    Bounds bounds = items.bounds;
    entries = new long[sum];
    for (int item = count - 1; item >= 0; item--) {
      int id = items.id(item);
      int minX = x.position(bounds.minX(id));
      int minY = y.position(bounds.minY(id));
      int maxX = x.position(bounds.maxX(id));
      int maxY = y.position(bounds.maxY(id));
      int tag = items.tags[item];
      for (int row = Axis.cell(minY); row <= Axis.cell(maxY); row++) {
        int inRow = tag;
        for (int column = Axis.cell(minX); column <= Axis.cell(maxX); column++) {
          int at = --starts[row * x.count + column];
          entries[at] = CellEntry.of(inRow, column, row, minX, minY, maxX, maxY);
          inRow &= ~CellEntry.STARTS_X;
        }
        tag &= ~CellEntry.STARTS_Y;
      }
    }
  }

  /** Moves the contents of crowded cells to grids of their own, where that helps. */
  private PackedCells[] divideCrowds(int crowd) {
    PackedCells[] finer = new PackedCells[4];
    int grids = 0;
    int at = 0;
    int end = starts[0];
    for (int cell = 0; cell < starts.length - 1; cell++) {
      int from = end;
      end = starts[cell + 1];
      starts[cell] = at;
      PackedCells inside = end - from > crowd ? buildInside(cell, from, end) : null;
      if (inside == null) {
        System.arraycopy(entries, from, entries, at, end - from);
        at += end - from;
      } else {
        if (grids == finer.length) {
          finer = Arrays.copyOf(finer, 2 * grids);
        }
        finer[grids] = inside;
        entries[at] = CellEntry.whole(~(grids << CellEntry.ID_SHIFT));
        grids++;
        at++;
      }
    }
    starts[starts.length - 1] = at;
    entries = Arrays.copyOf(entries, at);
    return Arrays.copyOf(finer, grids);
  }

  private PackedCells buildInside(int cell, int from, int end) {
    int[] inCell = new int[end - from];
    for (int k = from; k < end; k++) {
      inCell[k - from] = CellEntry.tag(entries[k]);
    }
    PackedItems inside = items.inside(x, cell % x.count, y, cell / x.count, inCell);
    return new PackedBuilder(inside, depth + 1, budget).build(true);
  }
}
