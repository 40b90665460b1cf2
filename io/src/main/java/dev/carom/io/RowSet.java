// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** Some rows of a table, in order, or sorted by the codes of their groups. */
final class RowSet {
  private final int[] rows;
  private final int[] codes;
  private final int from;
  private final int to;

  private RowSet(int[] rows, int[] codes, int from, int to) {
    this.rows = rows;
    this.codes = codes;
    this.from = from;
    this.to = to;
  }

  /**
   * Returns rows in the given order.
   *
   * @param codes the code of each row of the table
   */
  static RowSet of(int[] rows, int[] codes) {
    return new RowSet(rows, codes, 0, rows.length);
  }

  /** Returns the same rows sorted by group, which the methods that use codes require. */
  RowSet byGroup() {
    long[] keys = new long[size()];
    for (int k = 0; k < keys.length; k++) {
      keys[k] = (long) code(k) << 32 | row(k);
    }
    Arrays.sort(keys);
    int[] sorted = new int[keys.length];
    for (int k = 0; k < keys.length; k++) {
      sorted[k] = (int) keys[k];
    }
    return of(sorted, codes);
  }

  /** Returns those rows that a predicate accepts, in the same order. */
  RowSet select(IntPredicate wanted) {
    return of(Arrays.stream(rows, from, to).filter(wanted).toArray(), codes);
  }

  RowSet part(int first, int end) {
    return new RowSet(rows, codes, from + first, from + end);
  }

  int size() {
    return to - from;
  }

  boolean isEmpty() {
    return from == to;
  }

  int row(int index) {
    return rows[from + index];
  }

  private int code(int index) {
    return codes[rows[from + index]];
  }

  int firstCode() {
    return code(0);
  }

  int lastCode() {
    return code(size() - 1);
  }

  /** Returns a code that divides the rows in about equal halves, below which there are some. */
  int middleCode() {
    return Math.max(code(size() / 2), firstCode() + 1);
  }

  /** Returns the rows whose codes are below a number. */
  RowSet below(int code) {
    return part(0, firstFrom(code));
  }

  /** Returns the rows whose codes are a number or above. */
  RowSet from(int code) {
    return part(firstFrom(code), size());
  }

  private int firstFrom(int code) {
    int low = 0;
    int high = size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (code(middle) < code) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
