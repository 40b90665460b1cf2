// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

/**
 * The pairs that a {@link PairFinder} found, sorted by {@code a}, then by {@code b}, or in any
 * order with {@link PairFinder.Builder#sorted sorted(false)}. It belongs to the finder, whose next
 * call overwrites it. Methods throw {@link IndexOutOfBoundsException} for an invalid index.
 */
public final class Pairs {
  private long[] keys = {};
  private int size;
  private int firstB;

  Pairs() {}

  void show(long[] keys, int size, int firstB) {
    this.keys = keys;
    this.size = size;
    this.firstB = firstB;
  }

  /** Returns the number of pairs. */
  public int size() {
    return size;
  }

  /**
   * Returns the index of the first shape of pair k: the smaller index if there is one set, the
   * index in the first set if there are two.
   */
  public int a(int k) {
    return (int) (key(k) >>> 32);
  }

  /**
   * Returns the index of the second shape of pair k: the larger index if there is one set, the
   * index in the second set if there are two.
   */
  public int b(int k) {
    return (int) key(k) - firstB;
  }

  private long key(int k) {
    if (k < 0 || k >= size) {
      throw new IndexOutOfBoundsException("pair index " + k + " is out of range: size is " + size);
    }
    return keys[k];
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder().append(size).append(size == 1 ? " pair" : " pairs");
    for (int k = 0; k < Math.min(size, 10); k++) {
      text.append(k == 0 ? ": " : ", ").append(a(k)).append('-').append(b(k));
    }
    return text.append(size > 10 ? ", ..." : "").toString();
  }
}
