// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * A number for each row of one table or two, the same for equal cells of a column, ignoring
 * surrounding spaces. It is 0 for an empty cell.
 */
final class RowCodes {
  /** The code of rows that are left out. */
  static final int LEFT_OUT = -1;

  private final int[] a;
  private final int[] b;
  private final int count;

  private RowCodes(int[] a, int[] b, int count) {
    this.a = a;
    this.b = b;
    this.count = count;
  }

  /** Returns codes that are 0 for all rows. */
  static RowCodes none(ShapeTable a, ShapeTable b) {
    int[] ofA = new int[a.size()];
    return new RowCodes(ofA, a == b ? ofA : new int[b.size()], 1);
  }

  /**
   * Returns the codes of a column.
   *
   * @param only the cells of the rows that are not left out; null for all
   * @throws IllegalArgumentException if there are rows, but none has one of these cells, or one of
   *     them is empty
   */
  static RowCodes of(ShapeTable a, ShapeTable b, String column, Collection<String> only) {
    Map<String, Integer> known = new HashMap<>();
    known.put("", 0);
    Set<String> missing = new HashSet<>();
    if (only != null) {
      known.put("", LEFT_OUT);
      for (String cell : only) {
        if (cell.isBlank()) {
          throw new IllegalArgumentException("the names of groups must not be empty");
        }
        known.putIfAbsent(cell.strip(), known.size());
        missing.add(cell.strip());
      }
    }
    int[] ofA = codes(a, column, known, only != null, missing);
    int[] ofB = a == b ? ofA : codes(b, column, known, only != null, missing);
    boolean hasRows = ofA.length > 0 || ofB.length > 0;
    if (hasRows && !missing.isEmpty()) {
      String first = only.stream().map(String::strip).filter(missing::contains).findFirst().get();
      throw new IllegalArgumentException("no shape has the " + column + " \"" + first + "\"");
    }
    return new RowCodes(ofA, ofB, known.size());
  }

  private static int[] codes(
      ShapeTable table,
      String column,
      Map<String, Integer> known,
      boolean onlyKnown,
      Set<String> missing) {
    TextColumn cells = table.textColumn(column);
    int[] codes = new int[table.size()];
    for (int row = 0; row < codes.length; row++) {
      String cell = cells.get(row).strip();
      Integer code = known.get(cell);
      if (code == null) {
        code = onlyKnown ? LEFT_OUT : known.size();
        if (!onlyKnown) {
          known.put(cell, code);
        }
      }
      missing.remove(cell);
      codes[row] = code;
    }
    return codes;
  }

  /** Returns the codes of some rows of each table. */
  RowCodes select(int[] rowsA, int countA, int[] rowsB, int countB) {
    int[] ofA = select(a, rowsA, countA);
    return new RowCodes(ofA, rowsA == rowsB ? ofA : select(b, rowsB, countB), count);
  }

  private static int[] select(int[] codes, int[] rows, int count) {
    int[] selected = new int[count];
    for (int k = 0; k < count; k++) {
      selected[k] = codes[rows[k]];
    }
    return selected;
  }

  /** Returns the codes of the first table. */
  int[] ofA() {
    return a;
  }

  /** Returns the codes of the second table; of the first if there is only one. */
  int[] ofB() {
    return b;
  }

  /** Returns a number above all codes. */
  int count() {
    return count;
  }
}
