package dev.carom.io;

import java.util.Arrays;

/** The numbers of boxes, and the rows that they are in, ascending. */
final class BoxColumns {
  int count;
  int[] row = {};
  double[] minX = {};
  double[] minY = {};
  double[] maxX = {};
  double[] maxY = {};

  int add(int row, double minX, double minY, double maxX, double maxY) {
    if (count == this.row.length) {
      reserve(CircleColumns.grown(count));
    }
    this.row[count] = row;
    this.minX[count] = minX;
    this.minY[count] = minY;
    this.maxX[count] = maxX;
    this.maxY[count] = maxY;
    return count++;
  }

  void reserve(int capacity) {
    if (capacity > row.length) {
      row = Arrays.copyOf(row, capacity);
      minX = Arrays.copyOf(minX, capacity);
      minY = Arrays.copyOf(minY, capacity);
      maxX = Arrays.copyOf(maxX, capacity);
      maxY = Arrays.copyOf(maxY, capacity);
    }
  }

  /** Adds the boxes of another, their rows so many later. */
  void append(BoxColumns from, int rows) {
    reserve(count + from.count);
    for (int k = 0; k < from.count; k++) {
      row[count + k] = from.row[k] + rows;
    }
    System.arraycopy(from.minX, 0, minX, count, from.count);
    System.arraycopy(from.minY, 0, minY, count, from.count);
    System.arraycopy(from.maxX, 0, maxX, count, from.count);
    System.arraycopy(from.maxY, 0, maxY, count, from.count);
    count += from.count;
  }

  /** Makes this the boxes of another from the first to before the last. */
  void copy(BoxColumns from, int first, int last) {
    count = 0;
    reserve(last - first);
    count = last - first;
    System.arraycopy(from.row, first, row, 0, count);
    System.arraycopy(from.minX, first, minX, 0, count);
    System.arraycopy(from.minY, first, minY, 0, count);
    System.arraycopy(from.maxX, first, maxX, 0, count);
    System.arraycopy(from.maxY, first, maxY, 0, count);
  }

  /** The first box whose row is not before the given one. */
  int firstFrom(int wanted) {
    int found = Arrays.binarySearch(row, 0, count, wanted);
    return found < 0 ? ~found : found;
  }
}
