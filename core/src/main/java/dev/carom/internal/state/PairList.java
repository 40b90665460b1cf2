// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.state;

/**
 * Pairs of slots as numbers, {@code (long) a << 32 | b} with a below b: sorted numbers are pairs
 * sorted by a and then b. Keeps its memory when it is emptied.
 */
public final class PairList {
  private static final int DIGIT = 11;

  /** The pairs, up to {@link #size}. */
  public long[] items = new long[16];

  /** The number of pairs. */
  public int size;

  /** Returns two slots, in any order, as one number. */
  public static long pair(int slot, int other) {
    return slot < other ? (long) slot << 32 | other : (long) other << 32 | slot;
  }

  /** Returns the lower slot of a pair. */
  public static int a(long pair) {
    return (int) (pair >>> 32);
  }

  /** Returns the higher slot of a pair. */
  public static int b(long pair) {
    return (int) pair;
  }

  /** Adds a pair at the end. */
  public void add(long pair) {
    if (size == items.length) {
      reserve(size + 1);
    }
    items[size++] = pair;
  }

  /** Makes room for this many pairs in total. */
  public void reserve(int capacity) {
    if (capacity > items.length) {
      long[] larger = new long[Math.max(capacity, 2 * items.length)];
      System.arraycopy(items, 0, larger, 0, size);
      items = larger;
    }
  }

  /** Removes all pairs. */
  public void clear() {
    size = 0;
  }

  /** Copies another list. */
  public void copyFrom(PairList other) {
    size = 0;
    reserve(other.size);
    System.arraycopy(other.items, 0, items, 0, other.size);
    size = other.size;
  }

  /** Exchanges the pairs with those of another list. */
  void exchange(PairList other) {
    long[] otherItems = other.items;
    int otherSize = other.size;
    other.items = items;
    other.size = size;
    items = otherItems;
    size = otherSize;
  }

  /** Sets this to all pairs of two sorted lists that have none in common, sorted. */
  public void merge(PairList one, PairList two) {
    size = 0;
    reserve(one.size + two.size);
    int i = 0;
    int j = 0;
    while (i < one.size && j < two.size) {
      items[size++] = one.items[i] < two.items[j] ? one.items[i++] : two.items[j++];
    }
    append(one, i);
    append(two, j);
  }

  /** Appends the pairs of another list from this index on. */
  public void append(PairList other, int from) {
    int count = other.size - from;
    reserve(size + count);
    System.arraycopy(other.items, from, items, size, count);
    size += count;
  }

  /**
   * Sorts the pairs of slots below a bound by a radix sort; the other list provides memory and
   * loses its content. Not {@code Arrays.sort}, which allocates for some orders.
   */
  public void sort(int slots, PairList room, int[] counts) {
    if (isSorted()) {
      return;
    }
    room.clear();
    room.reserve(items.length);
    int bits = 32 - Integer.numberOfLeadingZeros(slots);
    for (int word = 0; word <= 32; word += 32) {
      for (int digit = 0; digit < bits; digit += DIGIT) {
        sortByDigit(word + digit, room, counts);
      }
    }
    room.clear();
  }

  private boolean isSorted() {
    for (int k = 1; k < size; k++) {
      if (items[k - 1] > items[k]) {
        return false;
      }
    }
    return true;
  }

  private void sortByDigit(int shift, PairList room, int[] counts) {
    java.util.Arrays.fill(counts, 0);
    int last = counts.length - 1;
    for (int k = 0; k < size; k++) {
      counts[(int) (items[k] >>> shift) & last]++;
    }
    int start = 0;
    for (int digit = 0; digit <= last; digit++) {
      int count = counts[digit];
      counts[digit] = start;
      start += count;
    }
    for (int k = 0; k < size; k++) {
      long item = items[k];
      room.items[counts[(int) (item >>> shift) & last]++] = item;
    }
    long[] sorted = room.items;
    room.items = items;
    items = sorted;
  }

  /** Returns counters for {@link #sort}, to be reused. */
  static int[] newCounts() {
    return new int[1 << DIGIT];
  }
}
