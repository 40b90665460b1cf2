// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.state;

import java.util.Arrays;

/** A list of ints that keeps its memory when it is emptied. */
final class IntList {
  int[] items = new int[16];
  int size;

  void add(int item) {
    if (size == items.length) {
      items = Arrays.copyOf(items, 2 * size);
    }
    items[size++] = item;
  }

  void clear() {
    size = 0;
  }

  /** Empties the list and makes room for this many items. */
  void startOver(int capacity) {
    if (items.length < capacity) {
      items = new int[Math.max(capacity, 2 * items.length)];
    }
    size = 0;
  }

  void copyFrom(IntList other) {
    copyFrom(other.items, other.size);
  }

  void copyFrom(int[] other, int count) {
    startOver(count);
    System.arraycopy(other, 0, items, 0, count);
    size = count;
  }
}
