package dev.carom.io;

import java.util.Arrays;

/** The numbers of shapes of one kind, and the rows that they are in, ascending. */
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
    }
  }

  /** Begins another shape, and returns its index. */
  final int addRow(int number) {
    if (count == row.length) {
      reserve(grown(count));
    }
    row[count] = number;
    return count++;
  }

  /** Adds the shapes of another, their rows so many later. */
  final void append(ShapeColumns from, int rows) {
    int start = count;
    take(from, 0, from.count);
    for (int k = start; k < count; k++) {
      row[k] += rows;
    }
  }

  /** Makes this the shapes of another from the first to before the last. */
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
    count += more;
  }

  /** The first shape whose row is not before the given one. */
  final int firstFrom(int wanted) {
    int found = Arrays.binarySearch(row, 0, count, wanted);
    return found < 0 ? ~found : found;
  }

  static int grown(int count) {
    return (int) Math.min(Integer.MAX_VALUE - 16, count * 3L / 2 + 16);
  }
}
