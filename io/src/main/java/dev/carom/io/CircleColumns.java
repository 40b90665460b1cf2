package dev.carom.io;

import java.util.Arrays;

/** The numbers of circles, and the rows that they are in, ascending. */
final class CircleColumns {
  int count;
  int[] row = {};
  double[] x = {};
  double[] y = {};
  double[] radius = {};

  int add(int row, double x, double y, double radius) {
    if (count == this.row.length) {
      reserve(grown(count));
    }
    this.row[count] = row;
    this.x[count] = x;
    this.y[count] = y;
    this.radius[count] = radius;
    return count++;
  }

  void reserve(int capacity) {
    if (capacity > row.length) {
      row = Arrays.copyOf(row, capacity);
      x = Arrays.copyOf(x, capacity);
      y = Arrays.copyOf(y, capacity);
      radius = Arrays.copyOf(radius, capacity);
    }
  }

  /** Adds the circles of another, their rows so many later. */
  void append(CircleColumns from, int rows) {
    reserve(count + from.count);
    for (int k = 0; k < from.count; k++) {
      row[count + k] = from.row[k] + rows;
    }
    System.arraycopy(from.x, 0, x, count, from.count);
    System.arraycopy(from.y, 0, y, count, from.count);
    System.arraycopy(from.radius, 0, radius, count, from.count);
    count += from.count;
  }

  /** Makes this the circles of another from the first to before the last. */
  void copy(CircleColumns from, int first, int last) {
    count = 0;
    reserve(last - first);
    count = last - first;
    System.arraycopy(from.row, first, row, 0, count);
    System.arraycopy(from.x, first, x, 0, count);
    System.arraycopy(from.y, first, y, 0, count);
    System.arraycopy(from.radius, first, radius, 0, count);
  }

  /** The first circle whose row is not before the given one. */
  int firstFrom(int wanted) {
    int found = Arrays.binarySearch(row, 0, count, wanted);
    return found < 0 ? ~found : found;
  }

  static int grown(int count) {
    return (int) Math.min(Integer.MAX_VALUE - 16, count * 3L / 2 + 16);
  }
}
