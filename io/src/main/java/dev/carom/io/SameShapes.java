package dev.carom.io;

import java.util.Arrays;

/** Which shapes of a table are the same: of equal kind, place and size. */
final class SameShapes {
  private final ShapeTable table;

  /** For every row that is the first, how many have its shape. */
  private final int[] count;

  /** The shapes without repetitions. */
  private final ShapeTable firsts = new ShapeTable();

  /** The rows of those in the table. */
  private int[] rows = new int[16];

  private SameShapes(ShapeTable table) {
    this.table = table;
    count = new int[table.size()];
    group();
  }

  static SameShapes of(ShapeTable table) {
    return new SameShapes(table);
  }

  private void group() {
    int[] places = new int[Integer.highestOneBit(Math.max(16, table.size())) * 2];
    for (int row = 0; row < table.size(); row++) {
      int place = hash(row) & places.length - 1;
      while (places[place] != 0 && !table.isSame(places[place] - 1, row)) {
        place = place + 1 & places.length - 1;
      }
      if (places[place] == 0) {
        places[place] = row + 1;
        add(row);
      }
      count[places[place] - 1]++;
    }
    firsts.ids.appendNumbers(firsts.size());
  }

  private void add(int row) {
    if (firsts.size() == rows.length) {
      rows = Arrays.copyOf(rows, ShapeColumns.grown(rows.length));
    }
    rows[firsts.size()] = row;
    firsts.addShape(table, row);
  }

  private int hash(int row) {
    long hash = 0;
    for (int k = 0; k < 4; k++) {
      hash = (hash ^ Double.doubleToLongBits(table.side(row, k) + 0.0)) * 0x9E3779B97F4A7C15L;
      hash ^= hash >>> 32;
    }
    return (int) hash;
  }

  /** Every shape once. */
  ShapeTable firsts() {
    return firsts;
  }

  /** The row of one of those in the table itself. */
  int row(int first) {
    return rows[first];
  }

  /** How many rows have the shape of this one, which must be the first of them. */
  int count(int first) {
    return count[first];
  }
}
