// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.index;

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
  private int[] entries;
  private int[] places;

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
    return new PackedCells(x, y, starts, entries, places, items.boxes, finer, larger);
  }

  /**
   * Counts the entries of each cell in starts[]; returns the number of shapes that are in few
   * cells.
   */
  private int countEntries(int count) {
    // Only the corners of a shape are counted one by one: saves 3 to 11 ns per box in "queries".
    int stride = x.count + 1;
    int[] corners = new int[stride * (y.count + 1)];
    int kept = count;
    for (int item = 0; item < kept; ) {
      int k = 4 * items.places[item];
      int left = x.cell(x.position(items.boxes[k]));
      int bottom = y.cell(y.position(items.boxes[k + 1]));
      int right = x.cell(x.position(items.boxes[k + 2])) + 1;
      int top = y.cell(y.position(items.boxes[k + 3])) + 1;
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
    entries = new int[PackedCells.STRIDE * sum];
    places = new int[sum];
    for (int item = count - 1; item >= 0; item--) {
      int place = items.places[item];
      float minX = x.position(items.boxes[4 * place]);
      float minY = y.position(items.boxes[4 * place + 1]);
      float maxX = x.position(items.boxes[4 * place + 2]);
      float maxY = y.position(items.boxes[4 * place + 3]);
      int left = x.bits(minX);
      int bottom = y.bits(minY);
      int right = x.bits(maxX);
      int top = y.bits(maxY);
      int firstColumn = x.cell(minX);
      int firstRow = y.cell(minY);
      int wide = x.cell(maxX) - firstColumn + 1;
      int high = y.cell(maxY) - firstRow + 1;
      int tag = items.tags[item];
      int cell = firstRow * x.count + firstColumn;
      for (int ahead = wide * high, inRow = wide; ahead > 0; ahead--) {
        int at = --starts[cell];
        places[at] = place;
        int k = at * PackedCells.STRIDE;
        entries[k] = left;
        entries[k + 1] = bottom;
        entries[k + 2] = right;
        entries[k + 3] = top;
        entries[k + PackedCells.TAG] = tag;
        inRow--;
        cell += inRow == 0 ? x.count - wide + 1 : 1;
        tag = inRow == 0 ? items.tags[item] & ~PackedCells.STARTS_Y : tag & ~PackedCells.STARTS_X;
        inRow = inRow == 0 ? wide : inRow;
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
        System.arraycopy(places, from, places, at, end - from);
        System.arraycopy(
            entries,
            from * PackedCells.STRIDE,
            entries,
            at * PackedCells.STRIDE,
            (end - from) * PackedCells.STRIDE);
        at += end - from;
      } else {
        if (grids == finer.length) {
          finer = Arrays.copyOf(finer, 2 * grids);
        }
        finer[grids] = inside;
        // It is in the way of everything that comes to this cell.
        int k = at * PackedCells.STRIDE;
        entries[k] = 0;
        entries[k + 1] = 0;
        entries[k + 2] = x.bits(x.count);
        entries[k + 3] = y.bits(y.count);
        entries[k + PackedCells.TAG] = ~(grids << PackedCells.ID_SHIFT);
        grids++;
        at++;
      }
    }
    starts[starts.length - 1] = at;
    entries = Arrays.copyOf(entries, at * PackedCells.STRIDE);
    places = Arrays.copyOf(places, at);
    return Arrays.copyOf(finer, grids);
  }

  private PackedCells buildInside(int cell, int from, int end) {
    int[] tags = new int[end - from];
    for (int entry = from; entry < end; entry++) {
      tags[entry - from] = entries[entry * PackedCells.STRIDE + PackedCells.TAG];
    }
    PackedItems inside =
        items.inside(
            x, cell % x.count, y, cell / x.count, Arrays.copyOfRange(places, from, end), tags);
    return new PackedBuilder(inside, depth + 1, budget).build(true);
  }
}
