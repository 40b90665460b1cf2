// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

import java.util.Arrays;

/**
 * Sorts pairs, each two ids in one number, by the first id, then the second: a stable counting sort
 * by the second id, then one by the first.
 */
final class PairOrder {
  private static final long[] NONE = {};

  /** The maximum size of an array. */
  private static final int MOST_PAIRS = Integer.MAX_VALUE - 16;

  /** For each part and id: the number of its pairs with that id, then the index of the next one. */
  private int[][] next = {};

  /** The pairs by their second ids. */
  private long[] dealt = NONE;

  long[] sorted = NONE;
  int count;

  /** Returns a larger copy, at least twice as large. */
  static long[] grown(long[] pairs, long needed) {
    if (needed > MOST_PAIRS) {
      throw new IllegalStateException(
          "more than " + MOST_PAIRS + " pairs do not fit into one result; set a limit");
    }
    long length = Math.max(needed, Math.min(2L * pairs.length, MOST_PAIRS));
    return Arrays.copyOf(pairs, (int) length);
  }

  /** Hands over the sorted pairs, and takes another array to fill next. */
  long[] exchange(long[] other) {
    long[] pairs = sorted;
    sorted = other;
    return pairs;
  }

  /** Sorts pairs of ids below {@code ids} on one thread. */
  void sort(long[] pairs, int pairCount, int ids) {
    prepare(1, ids, pairCount);
    countSecond(0, ids, pairs, pairCount);
    lay(1, ids);
    dealBySecond(0, pairs, pairCount);
    countFirst(0, 1, ids);
    lay(1, ids);
    dealByFirst(0, 1);
  }

  /** Makes room for pairs, given the numbers of pairs, ids and parts. */
  void prepare(int parts, int ids, long pairs) {
    if (next.length < parts || next[0].length < ids) {
      next = new int[parts][ids + ids / 4];
    }
    long room = pairs + Math.min(pairs / 4, MOST_PAIRS - pairs);
    if (sorted.length < pairs) {
      sorted = grown(NONE, room);
    }
    if (dealt.length < pairs) {
      dealt = grown(NONE, room);
    }
    count = (int) pairs;
  }

  /** Counts the pairs of one part by their second id. */
  void countSecond(int part, int ids, long[] pairs, int pairCount) {
    int[] counts = next[part];
    Arrays.fill(counts, 0, ids, 0);
    for (int k = 0; k < pairCount; k++) {
      counts[(int) pairs[k]]++;
    }
  }

  /** Deals the pairs of one part by their second id. */
  void dealBySecond(int part, long[] pairs, int pairCount) {
    int[] places = next[part];
    long[] into = dealt;
    for (int k = 0; k < pairCount; k++) {
      long pair = pairs[k];
      into[places[(int) pair]++] = pair;
    }
  }

  /** Counts the pairs of one of equal shares by their first id. */
  void countFirst(int share, int shares, int ids) {
    int[] counts = next[share];
    Arrays.fill(counts, 0, ids, 0);
    long[] pairs = dealt;
    int end = begin(share + 1, shares);
    for (int k = begin(share, shares); k < end; k++) {
      counts[(int) (pairs[k] >>> 32)]++;
    }
  }

  /** Deals the pairs of one of equal shares by their first id. */
  void dealByFirst(int share, int shares) {
    int[] places = next[share];
    long[] pairs = dealt;
    long[] into = sorted;
    int end = begin(share + 1, shares);
    for (int k = begin(share, shares); k < end; k++) {
      long pair = pairs[k];
      into[places[(int) (pair >>> 32)]++] = pair;
    }
  }

  private int begin(int share, int shares) {
    return (int) ((long) count * share / shares);
  }

  /** Turns counts into indices. */
  void lay(int parts, int ids) {
    if (parts == 1) {
      layOne(next[0], ids);
    } else {
      layAll(parts, ids);
    }
  }

  private static void layOne(int[] places, int ids) {
    int place = 0;
    for (int id = 0; id < ids; id++) {
      int pairs = places[id];
      places[id] = place;
      place += pairs;
    }
  }

  private void layAll(int parts, int ids) {
    int place = 0;
    for (int id = 0; id < ids; id++) {
      for (int part = 0; part < parts; part++) {
        int pairs = next[part][id];
        next[part][id] = place;
        place += pairs;
      }
    }
  }
}
