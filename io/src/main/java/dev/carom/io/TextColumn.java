// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A column of a file that does not describe the shapes, as text. Each cell takes its length in
 * UTF-8 plus 4 bytes.
 */
final class TextColumn {
  /** The name in the header, without surrounding spaces. */
  final String name;

  /** Whether the column is written with the pairs. */
  final boolean isKept;

  private byte[] text = {};
  private int[] ends = {};
  private int count;

  /** The end of the cell of the current row, which does not count before the row has ended. */
  private int end;

  TextColumn(String name, boolean isKept) {
    this.name = name;
    this.isKept = isKept;
  }

  /** Adds empty cells up to this number of rows, for files without the column. */
  void fillUpTo(int rows) {
    ends = Arrays.copyOf(ends, rows);
    Arrays.fill(ends, count, rows, start(count));
    count = rows;
    clear();
  }

  /** Empties the cell of the current row. */
  void clear() {
    end = start(count);
  }

  /** Sets the cell of the current row. */
  void set(byte[] utf8, int from, int to) {
    int start = start(count);
    reserve((long) start + to - from);
    System.arraycopy(utf8, from, text, start, to - from);
    end = start + to - from;
  }

  /** Sets the cell of the current row. */
  void set(String cell) {
    byte[] utf8 = cell.getBytes(StandardCharsets.UTF_8);
    set(utf8, 0, utf8.length);
  }

  /** Adds the cell of the current row, which is valid. */
  void add() {
    if (count == ends.length) {
      ends = Arrays.copyOf(ends, ShapeColumns.grown(count));
    }
    ends[count++] = end;
  }

  /** Appends the cells of another column. */
  void append(TextColumn other) {
    int start = start(count);
    int length = other.start(other.count);
    reserve((long) start + length);
    System.arraycopy(other.text, 0, text, start, length);
    ends = Arrays.copyOf(ends, count + other.count);
    for (int row = 0; row < other.count; row++) {
      ends[count++] = start + other.ends[row];
    }
  }

  /** Releases what is only needed to add cells. */
  void complete() {
    text = Arrays.copyOf(text, start(count));
    ends = Arrays.copyOf(ends, count);
  }

  /** Returns a cell. */
  String get(int row) {
    return new String(text, start(row), ends[row] - start(row), StandardCharsets.UTF_8);
  }

  /** Returns the bytes of all cells. */
  byte[] text() {
    return text;
  }

  /** Returns the start of a cell. */
  int start(int row) {
    return row == 0 ? 0 : ends[row - 1];
  }

  /** Returns the end of a cell. */
  int end(int row) {
    return ends[row];
  }

  private void reserve(long capacity) {
    if (capacity > text.length) {
      if (capacity > Integer.MAX_VALUE - 16) {
        throw new OutOfMemoryError("the column " + name + " takes more than 2 GB");
      }
      text = Arrays.copyOf(text, (int) Math.min(Integer.MAX_VALUE - 16, capacity * 3 / 2 + 64));
    }
  }
}
