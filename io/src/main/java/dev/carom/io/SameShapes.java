// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.util.Arrays;

/** The distinct shapes of a table, by kind, position and size. */
final class SameShapes {
  private final ShapeTable table;

  /** For each first row of a shape, the number of rows with that shape. */
  private final int[] count;

  /** The distinct shapes. */
  private final ShapeTable firsts = new ShapeTable();

  /** The rows of the distinct shapes in the table. */
  private int[] rows = new int[16];

  /** Rules by which identical shapes may differ; null if there are none. */
  private final PairRules rules;

  /** Clearances by which they may differ; null if there are none. */
  private final Clearances clearances;

  private final boolean isFirst;

  private SameShapes(ShapeTable table, PairRules rules, Clearances clearances, boolean isFirst) {
    this.table = table;
    this.rules = rules;
    this.clearances = clearances;
    this.isFirst = isFirst;
    count = new int[table.size()];
    group();
  }

  /** Groups the shapes of the first table, or of the second, by rules and clearances or null. */
  static SameShapes of(ShapeTable table, PairRules rules, Clearances clearances, boolean isFirst) {
    return new SameShapes(table, rules, clearances, isFirst);
  }

  private void group() {
    int[] places = new int[Integer.highestOneBit(Math.max(16, table.size())) * 2];
    for (int row = 0; row < table.size(); row++) {
      int place = hash(row) & places.length - 1;
      while (places[place] != 0 && !isSame(places[place] - 1, row)) {
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

  private int hash(int row) {
    int hash = table.hash(row);
    return rules == null ? hash : hash ^ rules.hash(isFirst, row) >>> 3;
  }

  private boolean isSame(int row, int other) {
    return table.isSame(row, other)
        && (rules == null || rules.areAlike(isFirst, row, other))
        && (clearances == null || clearances.areAlike(isFirst, row, other));
  }

  private void add(int row) {
    if (firsts.size() == rows.length) {
      rows = Arrays.copyOf(rows, ShapeColumns.grown(rows.length));
    }
    rows[firsts.size()] = row;
    firsts.addShape(table, row);
  }

  /** Returns the distinct shapes. */
  ShapeTable firsts() {
    return firsts;
  }

  /** Returns the row of a distinct shape in the table. */
  int row(int first) {
    return rows[first];
  }

  /** Returns the rows of all distinct shapes, in an array that may be longer. */
  int[] rows() {
    return rows;
  }

  /** Returns the number of rows with the shape of this one, which must be the first of them. */
  int count(int first) {
    return count[first];
  }
}
