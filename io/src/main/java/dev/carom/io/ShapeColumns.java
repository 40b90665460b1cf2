// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import dev.carom.bulk.ShapeSet;
import java.util.Arrays;

/** The numbers of shapes of one kind, and their rows in ascending order. */
abstract class ShapeColumns {
  int count;
  int[] row = {};
  final double[][] numbers;

  ShapeColumns(int columns) {
    numbers = new double[columns][0];
  }

  final void reserve(int capacity) {
    if (capacity > row.length) {
      row = Arrays.copyOf(row, capacity);
      for (int column = 0; column < numbers.length; column++) {
        numbers[column] = Arrays.copyOf(numbers[column], capacity);
      }
      resize(capacity);
    }
  }

  /** Returns the shapes as they are now, for a search. */
  abstract ShapeSet set();

  /** Changes the capacity of what is not a number. */
  void resize(int capacity) {}

  /** Appends what is not a number, from the count on, for which there is room. */
  void takeMore(ShapeColumns from, int first, int more) {}

  /** Adds a shape and returns its index. */
  final int addRow(int number) {
    if (count == row.length) {
      reserve(grown(count));
    }
    row[count] = number;
    return count++;
  }

  /** Appends the shapes of another instance, with their rows shifted. */
  final void append(ShapeColumns from, int rows) {
    int start = count;
    take(from, 0, from.count);
    for (int k = start; k < count; k++) {
      row[k] += rows;
    }
  }

  /** Removes all shapes. */
  final void clear() {
    count = 0;
  }

  /** Appends a shape of another instance, with its row. */
  final void add(ShapeColumns from, int index) {
    if (count == row.length) {
      reserve(grown(count));
    }
    take(from, index, index + 1);
  }

  /** Replaces the contents by a range of shapes of another instance; the end is exclusive. */
  final void copy(ShapeColumns from, int first, int last) {
    count = 0;
    take(from, first, last);
  }

  private void take(ShapeColumns from, int first, int last) {
    int more = last - first;
    reserve(count + more);
    System.arraycopy(from.row, first, row, count, more);
    for (int column = 0; column < numbers.length; column++) {
      System.arraycopy(from.numbers[column], first, numbers[column], count, more);
    }
    takeMore(from, first, more);
    count += more;
  }

  /** Returns the first shape whose row is not before the given one. */
  final int firstFrom(int wanted) {
    int found = Arrays.binarySearch(row, 0, count, wanted);
    return found < 0 ? ~found : found;
  }

  static int grown(int count) {
    return (int) Math.min(Integer.MAX_VALUE - 16, count * 3L / 2 + 16);
  }
}
