package dev.carom.world;

import java.util.Arrays;

/** A list of ints that keeps its room when it is emptied. */
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

  void copyFrom(IntList other) {
    if (items.length < other.size) {
      items = new int[other.items.length];
    }
    System.arraycopy(other.items, 0, items, 0, other.size);
    size = other.size;
  }
}
