// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

import dev.carom.internal.bounds.Sorting;
import java.util.Arrays;

/** Ranks floats in linear time, by a radix sort of their bits. */
final class FloatRanking {
  private static final int BITS = 11;
  private static final int DIGITS = 1 << BITS;

  /** Up to this many numbers are sorted faster by comparing them. */
  private static final int FEW = 256;

  /** The bits of a number, arranged to sort like integers, followed by its index. */
  private long[] keys = {};

  private long[] buffer = {};
  private final int[] counts = new int[3 * DIGITS];

  void reserve(int count) {
    if (keys.length < count) {
      int length = count + count / 2;
      keys = new long[length];
      buffer = new long[length];
    }
  }

  void set(int index, float value) {
    int bits = Float.floatToRawIntBits(value);
    // The bits of negative numbers are inverted.
    keys[index] = (long) (bits ^ bits >> 31 >>> 1) << 32 | index;
  }

  /** Writes the rank of each of the first {@code count} numbers. */
  void rank(int count, int[] places) {
    if (count <= FEW) {
      Sorting.sort(keys, count);
    } else {
      radixSort(count);
    }
    for (int k = 0; k < count; k++) {
      places[(int) keys[k]] = k;
    }
  }

  private void radixSort(int count) {
    Arrays.fill(counts, 0);
    for (int k = 0; k < count; k++) {
      long key = keys[k];
      counts[digit(key, 0)]++;
      counts[DIGITS + digit(key, 1)]++;
      counts[2 * DIGITS + digit(key, 2)]++;
    }
    for (int pass = 0; pass < 3; pass++) {
      int place = 0;
      for (int slot = pass * DIGITS; slot < (pass + 1) * DIGITS; slot++) {
        int here = counts[slot];
        counts[slot] = place;
        place += here;
      }
      for (int k = 0; k < count; k++) {
        long key = keys[k];
        buffer[counts[pass * DIGITS + digit(key, pass)]++] = key;
      }
      long[] sorted = buffer;
      buffer = keys;
      keys = sorted;
    }
  }

  /** Returns one digit of the number; the sign is inverted, so that negative numbers come first. */
  private static int digit(long key, int pass) {
    return (int) ((key ^ Long.MIN_VALUE) >>> (32 + pass * BITS)) & DIGITS - 1;
  }
}
