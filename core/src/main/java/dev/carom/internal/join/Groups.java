// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

import java.util.Arrays;

/**
 * Shapes grouped by properties that keep two of them from ever forming a pair: categories and
 * masks, flatness if touching does not count, and the kind of search. Pairs of groups that never
 * meet need not be searched. The memory is reused.
 */
public final class Groups {
  /** The largest number of groups; shapes that do not fit go into the last. */
  static final int MOST = 64;

  /** The group of all others, with the categories and masks of all, and the kinds they share. */
  private static final int OTHERS = MOST - 1;

  /** Large enough to find a group at the first attempt, in most cases. */
  private static final int TABLE = 4 * MOST;

  /** The number of groups. */
  int count;

  /** The group of each shape. */
  byte[] of = {};

  /** The number of shapes in each group. */
  final int[] sizes = new int[MOST];

  /** The groups that each group meets, one bit for each. */
  final long[] meets = new long[MOST];

  private final long[] category = new long[MOST];
  private final long[] mask = new long[MOST];
  private final int[] apart = new int[MOST];
  private final byte[] table = new byte[TABLE];
  private int latest;

  /** Removes all groups and makes room for this many shapes, each of which must then be set. */
  public void clear(int shapes) {
    count = 0;
    latest = -1;
    Arrays.fill(sizes, 0);
    Arrays.fill(table, (byte) -1);
    if (of.length < shapes) {
      of = new byte[shapes + shapes / 4];
    }
  }

  /**
   * Puts a shape into the group of those with the same category, mask and flatness. Two may meet if
   * each has a category in the other's mask, and not both are flat in the same direction.
   *
   * @param flatX the width is 0 and a touch does not count
   * @param flatY the height is 0 and a touch does not count
   */
  public void set(int shape, long category, long mask, boolean flatX, boolean flatY) {
    set(shape, category, mask, (flatX ? 1 : 0) + (flatY ? 2 : 0));
  }

  /**
   * Puts a shape into the group of those with the same category, mask and kind. Two may meet if
   * each has a category in the other's mask, and their kinds have no bit in common.
   *
   * @param apart one bit for each kind of which no two shapes make a pair
   */
  public void set(int shape, long category, long mask, int apart) {
    // Most shapes follow one of the same kind.
    if (latest < 0 || !isFor(latest, category, mask, apart)) {
      latest = find(category, mask, apart);
    }
    of[shape] = (byte) latest;
    sizes[latest]++;
  }

  private boolean isFor(int group, long category, long mask, int apart) {
    return this.category[group] == category
        && this.mask[group] == mask
        && this.apart[group] == apart
        && group != OTHERS;
  }

  private int find(long category, long mask, int apart) {
    long hash = (category * 31 + mask) * 31 + apart;
    int place = (int) (hash * 0x9E3779B97F4A7C15L >>> 40) % TABLE;
    while (table[place] >= 0 && !isFor(table[place], category, mask, apart)) {
      place = (place + 1) % TABLE;
    }
    if (table[place] >= 0) {
      return table[place];
    }
    if (count >= OTHERS) {
      addToOthers(category, mask, apart);
      return OTHERS;
    }
    this.category[count] = category;
    this.mask[count] = mask;
    this.apart[count] = apart;
    table[place] = (byte) count;
    return count++;
  }

  private void addToOthers(long category, long mask, int apart) {
    boolean isFirst = count == OTHERS;
    this.category[OTHERS] = isFirst ? category : this.category[OTHERS] | category;
    this.mask[OTHERS] = isFirst ? mask : this.mask[OTHERS] | mask;
    this.apart[OTHERS] = isFirst ? apart : this.apart[OTHERS] & apart;
    count = MOST;
  }

  /** Determines which groups meet, after all shapes are set; returns true if all of them do. */
  boolean join() {
    boolean all = true;
    for (int a = 0; a < count; a++) {
      meets[a] = 0;
      for (int b = 0; b < count; b++) {
        boolean meet = mayMeet(a, b);
        meets[a] |= meet ? 1L << b : 0;
        all &= meet;
      }
    }
    return all;
  }

  private boolean mayMeet(int a, int b) {
    return (category[a] & mask[b]) != 0
        && (category[b] & mask[a]) != 0
        && (apart[a] & apart[b]) == 0;
  }
}
