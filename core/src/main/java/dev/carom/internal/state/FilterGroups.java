// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.state;

import java.util.Arrays;

/**
 * The slots grouped by filter, up to a maximum number of different filters. A query thus knows at
 * most how many shapes match, and where they are.
 */
public final class FilterGroups {
  /** The largest number of groups: a set of them fits into a long. */
  static final int MOST = 64;

  /** The group of all slots whose filters have no group of their own. */
  private static final int OTHERS = MOST - 1;

  /** The filter of each group; that of the others has all categories and masks of its members. */
  private final long[] categories = new long[MOST];

  private final long[] masks = new long[MOST];
  private final IntList[] members = new IntList[MOST];

  /** The number of static members of each group. */
  private final int[] statics = new int[MOST];

  /** The groups that each group may meet, one bit for each; computed on demand. */
  private final long[] meets = new long[MOST];

  private boolean isJoined;

  /** Groups from this one on, except {@link #OTHERS}, have no members. */
  private int end;

  /** By slot: its group, and its index in the group. */
  private byte[] groups = new byte[16];

  private int[] places = new int[16];

  /** Creates empty groups. */
  public FilterGroups() {
    for (int group = 0; group < MOST; group++) {
      members[group] = new IntList();
    }
  }

  /** Adds a slot to the group of its filter. */
  public void add(int slot, long category, long mask, boolean isStatic) {
    reserve(slot + 1);
    int group = groupOf(category, mask);
    groups[slot] = (byte) group;
    places[slot] = members[group].size;
    members[group].add(slot);
    statics[group] += isStatic ? 1 : 0;
  }

  /** Makes room for the slots below this number. */
  void reserve(int count) {
    if (count > groups.length) {
      int length = Math.max(count, 2 * groups.length);
      groups = Arrays.copyOf(groups, length);
      places = Arrays.copyOf(places, length);
    }
  }

  private int groupOf(long category, long mask) {
    int empty = end < OTHERS ? end : OTHERS;
    for (int group = 0; group < end; group++) {
      if (members[group].size == 0) {
        empty = group;
      } else if (categories[group] == category && masks[group] == mask) {
        return group;
      }
    }
    if (empty == OTHERS) {
      addToOthers(category, mask);
    } else {
      categories[empty] = category;
      masks[empty] = mask;
      end = Math.max(end, empty + 1);
      isJoined = false;
    }
    return empty;
  }

  private void addToOthers(long category, long mask) {
    boolean isFirst = members[OTHERS].size == 0;
    long allCategories = isFirst ? category : categories[OTHERS] | category;
    long allMasks = isFirst ? mask : masks[OTHERS] | mask;
    isJoined &= allCategories == categories[OTHERS] && allMasks == masks[OTHERS];
    categories[OTHERS] = allCategories;
    masks[OTHERS] = allMasks;
  }

  /** Removes a slot from its group. */
  public void remove(int slot, boolean isStatic) {
    statics[groups[slot]] -= isStatic ? 1 : 0;
    IntList list = members[groups[slot]];
    int last = list.items[--list.size];
    list.items[places[slot]] = last;
    places[last] = places[slot];
    while (end > 0 && members[end - 1].size == 0) {
      end--;
    }
  }

  /** Records the new filter of a slot, which is in a group. */
  public void update(int slot, long category, long mask, boolean isStatic) {
    int group = groups[slot];
    if (group == OTHERS || categories[group] != category || masks[group] != mask) {
      remove(slot, isStatic);
      add(slot, category, mask, isStatic);
    }
  }

  /** Returns the group of a slot. */
  public int of(int slot) {
    return groups[slot];
  }

  /** Returns the number of static shapes in a group. */
  int statics(int group) {
    return statics[group];
  }

  /** Returns the number of moving shapes in a group. */
  public int moving(int group) {
    return members[group].size - statics[group];
  }

  /** Returns the groups that have static shapes, one bit for each. */
  long withStatics() {
    long groups = statics[OTHERS] > 0 ? 1L << OTHERS : 0;
    for (int group = 0; group < end; group++) {
      groups |= statics[group] > 0 ? 1L << group : 0;
    }
    return groups;
  }

  /** Returns the groups that have moving shapes, one bit for each. */
  long withMoving() {
    long groups = moving(OTHERS) > 0 ? 1L << OTHERS : 0;
    for (int group = 0; group < end; group++) {
      groups |= moving(group) > 0 ? 1L << group : 0;
    }
    return groups;
  }

  /** Returns the groups that a group may meet, one bit for each; some of them may be empty. */
  public long meets(int group) {
    if (!isJoined) {
      join();
    }
    return meets[group];
  }

  private void join() {
    long groups = (1L << end) - 1 | 1L << OTHERS;
    for (long left = groups; left != 0; left &= left - 1) {
      int a = first(left);
      meets[a] = 0;
      for (long right = groups; right != 0; right &= right - 1) {
        int b = first(right);
        meets[a] |= allow(categories[a], masks[a], categories[b], masks[b]) ? 1L << b : 0;
      }
    }
    isJoined = true;
  }

  /** Returns true if shapes of a group in the set may have different filters. */
  static boolean containsOthers(long set) {
    return contains(set, OTHERS);
  }

  /** Returns true if filters allow a pair: each has a category that the other's mask contains. */
  public static boolean allow(long category, long mask, long otherCategory, long otherMask) {
    return (category & otherMask) != 0 && (otherCategory & mask) != 0;
  }

  /** Returns true if the group is in the set. */
  public static boolean contains(long set, int group) {
    return (set >>> group & 1) != 0;
  }

  /** Returns the first group of a set that is not empty; {@code set & set - 1} are the others. */
  public static int first(long set) {
    return Long.numberOfTrailingZeros(set);
  }

  /** Returns an upper bound on the number of shapes that one with this filter may meet. */
  public int count(long category, long mask) {
    int count = members[OTHERS].size;
    for (int group = 0; group < end; group++) {
      if (allow(category, mask, categories[group], masks[group])) {
        count += members[group].size;
      }
    }
    return count;
  }

  /** Visits all shapes counted there. */
  void visit(long category, long mask, ShapeIndex.BoxSearch search) {
    for (int group = 0; group < end; group++) {
      if (allow(category, mask, categories[group], masks[group])) {
        visit(members[group], search);
      }
    }
    visit(members[OTHERS], search);
  }

  /** Visits all shapes, regardless of their filters. */
  void visitAll(ShapeIndex.BoxSearch search) {
    for (int group = 0; group < end; group++) {
      visit(members[group], search);
    }
    visit(members[OTHERS], search);
  }

  private static void visit(IntList slots, ShapeIndex.BoxSearch search) {
    for (int k = 0; k < slots.size; k++) {
      search.found(slots.items[k]);
    }
  }
}
