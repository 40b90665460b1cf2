package dev.carom.index;

import java.util.Arrays;

/** Brings pairs, each two ids in one number, into the order of the first id, then the second. */
final class PairOrder {
  private static final long[] NONE = {};

  /** As many as fit into an array. */
  private static final int MOST_PAIRS = Integer.MAX_VALUE - 16;

  private static final int SMALL_GROUP = 64;

  /** For each part and id: how many pairs of the part begin with it, then where the next goes. */
  private int[][] next = {};

  /** For each part: one bit for each id, all 0 between sorts. */
  private long[][] seen = {};

  long[] sorted = NONE;
  int count;

  /** A larger copy, at least twice as large. */
  static long[] grown(long[] pairs, long needed) {
    if (needed > MOST_PAIRS) {
      throw new IllegalStateException(
          "more than " + MOST_PAIRS + " pairs do not fit into one result; set a limit");
    }
    long length = Math.max(needed, Math.min(2L * pairs.length, MOST_PAIRS));
    return Arrays.copyOf(pairs, (int) length);
  }

  void prepare(int parts, int ids) {
    if (next.length < parts || next[0].length < ids) {
      int capacity = ids + ids / 4;
      next = new int[parts][capacity];
      seen = new long[parts][(capacity >>> 6) + 1];
    }
  }

  /** Counts the pairs of one part by their first id. */
  void count(int part, int ids, long[] pairs, int pairCount) {
    int[] counts = next[part];
    Arrays.fill(counts, 0, ids, 0);
    for (int k = 0; k < pairCount; k++) {
      counts[(int) (pairs[k] >>> 32)]++;
    }
  }

  /** Makes room for that many pairs in all. */
  void reserve(long pairs) {
    if (sorted.length < pairs) {
      sorted = grown(NONE, pairs + Math.min(pairs / 4, MOST_PAIRS - pairs));
    }
  }

  /** Turns counts into places. */
  void lay(int parts, int ids) {
    count = parts == 1 ? layOne(next[0], ids) : layAll(parts, ids);
  }

  private static int layOne(int[] places, int ids) {
    int place = 0;
    for (int id = 0; id < ids; id++) {
      int pairs = places[id];
      places[id] = place;
      place += pairs;
    }
    return place;
  }

  private int layAll(int parts, int ids) {
    int place = 0;
    for (int id = 0; id < ids; id++) {
      for (int part = 0; part < parts; part++) {
        int pairs = next[part][id];
        next[part][id] = place;
        place += pairs;
      }
    }
    return place;
  }

  /** Writes the pairs of one part to their places. */
  void place(int part, long[] pairs, int pairCount) {
    int[] places = next[part];
    long[] into = sorted;
    for (int k = 0; k < pairCount; k++) {
      long pair = pairs[k];
      into[places[(int) (pair >>> 32)]++] = pair;
    }
  }

  /** Orders the pairs with the same first id, for one of equal shares of all pairs. */
  void finish(int share, int shares) {
    int from = startOfGroup((int) ((long) count * share / shares));
    int to = startOfGroup((int) ((long) count * (share + 1) / shares));
    long[] pairs = sorted;
    for (int k = from + 1; k < to; k++) {
      if (pairs[k - 1] > pairs[k]) {
        k = orderGroup(k, to, seen[share]) - 1;
      }
    }
  }

  private int startOfGroup(int place) {
    int start = place;
    while (start > 0 && start < count && first(start) == first(start - 1)) {
      start++;
    }
    return start;
  }

  /** Sorts the whole group of pairs around a place; returns its end. */
  private int orderGroup(int place, int to, long[] bits) {
    int start = place - 1;
    while (start > 0 && first(start - 1) == first(place)) {
      start--;
    }
    int end = place + 1;
    while (end < to && first(end) == first(place)) {
      end++;
    }
    if (end - start <= SMALL_GROUP) {
      insertionSort(start, end);
    } else {
      sortBySeen(start, end, bits);
    }
    return end;
  }

  private int first(int place) {
    return (int) (sorted[place] >>> 32);
  }

  private void insertionSort(int from, int to) {
    for (int k = from + 1; k < to; k++) {
      long pair = sorted[k];
      int place = k;
      while (place > from && sorted[place - 1] > pair) {
        sorted[place] = sorted[place - 1];
        place--;
      }
      sorted[place] = pair;
    }
  }

  /**
   * Marks the second ids of a group as seen, then goes through all ids: the larger the group, the
   * cheaper per pair. (Sorting by Arrays.sort may allocate.)
   */
  private void sortBySeen(int from, int to, long[] bits) {
    long firstId = sorted[from] & 0xFFFFFFFF00000000L;
    int least = Integer.MAX_VALUE;
    int most = 0;
    for (int k = from; k < to; k++) {
      int word = (int) sorted[k] >>> 6;
      bits[word] |= 1L << (int) sorted[k];
      least = Math.min(least, word);
      most = Math.max(most, word);
    }
    int place = from;
    for (int word = least; word <= most; word++) {
      long left = bits[word];
      bits[word] = 0;
      while (left != 0) {
        sorted[place++] = firstId | (word << 6) + Long.numberOfTrailingZeros(left);
        left &= left - 1;
      }
    }
  }
}
