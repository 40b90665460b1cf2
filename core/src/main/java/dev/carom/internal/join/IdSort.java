// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

import dev.carom.internal.bounds.Bounds;

/** Sorts ids by one of their sides with a stable sort; the memory is reused. */
final class IdSort {
  private static final int SMALL = 16;

  private int[] buffer = {};
  private double[] keys = {};

  /** Fills the array with the first {@code count} ids in the order of that side. */
  void sort(Bounds bounds, int side, int count, int[] ids) {
    if (buffer.length < count) {
      buffer = new int[count + count / 4];
      keys = new double[buffer.length];
    }
    for (int id = 0; id < count; id++) {
      ids[id] = id;
      keys[id] = bounds.side(id, side);
    }
    sort(keys, ids, 0, count);
  }

  private void sort(double[] keys, int[] ids, int from, int to) {
    if (to - from <= SMALL) {
      insertionSort(keys, ids, from, to);
      return;
    }
    int middle = (from + to) >>> 1;
    sort(keys, ids, from, middle);
    sort(keys, ids, middle, to);
    if (keys[ids[middle - 1]] > keys[ids[middle]]) {
      merge(keys, ids, from, middle, to);
    }
  }

  private static void insertionSort(double[] keys, int[] ids, int from, int to) {
    for (int k = from + 1; k < to; k++) {
      int id = ids[k];
      double key = keys[id];
      int place = k;
      while (place > from && keys[ids[place - 1]] > key) {
        ids[place] = ids[place - 1];
        place--;
      }
      ids[place] = id;
    }
  }

  private void merge(double[] keys, int[] ids, int from, int middle, int to) {
    int[] left = buffer;
    int count = middle - from;
    System.arraycopy(ids, from, left, 0, count);
    int a = 0;
    int b = middle;
    int into = from;
    while (a < count) {
      if (b < to && keys[ids[b]] < keys[left[a]]) {
        ids[into++] = ids[b++];
      } else {
        ids[into++] = left[a++];
      }
    }
  }
}
