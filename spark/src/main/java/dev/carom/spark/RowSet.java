// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import java.io.Serializable;
import java.util.Arrays;

/** A set of row numbers, in ascending order. */
record RowSet(long[] rows) implements Serializable {
  static final RowSet NONE = new RowSet(new long[0]);

  boolean contains(long row) {
    return rows.length > 0 && Arrays.binarySearch(rows, row) >= 0;
  }
}
