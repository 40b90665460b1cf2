package dev.carom.world;

import java.util.Arrays;

/**
 * The slots by their filters: those with the same one are together, as long as there are not too
 * many different ones. So a question knows how many shapes it is about at most, and where they are.
 */
final class FilterGroups {
  /** The group of slots with filters that have none of their own. */
  private static final int OTHERS = 64;

  private final long[] categories = new long[OTHERS];
  private final long[] masks = new long[OTHERS];
  private final IntList[] members = new IntList[OTHERS + 1];

  /** Groups from here on, but for the others, have no members. */
  private int end;

  /** By slot: its group, and where it is there. */
  private byte[] groups = new byte[16];

  private int[] places = new int[16];

  FilterGroups() {
    for (int group = 0; group <= OTHERS; group++) {
      members[group] = new IntList();
    }
  }

  void add(int slot, long category, long mask) {
    if (slot >= groups.length) {
      int length = Math.max(slot + 1, 2 * groups.length);
      groups = Arrays.copyOf(groups, length);
      places = Arrays.copyOf(places, length);
    }
    int group = groupOf(category, mask);
    groups[slot] = (byte) group;
    places[slot] = members[group].size;
    members[group].add(slot);
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
    if (empty < OTHERS) {
      categories[empty] = category;
      masks[empty] = mask;
      end = Math.max(end, empty + 1);
    }
    return empty;
  }

  void remove(int slot) {
    IntList list = members[groups[slot]];
    int last = list.items[--list.size];
    list.items[places[slot]] = last;
    places[last] = places[slot];
    while (end > 0 && members[end - 1].size == 0) {
      end--;
    }
  }

  /** Notes that a slot, which is in a group, has this filter now. */
  void update(int slot, long category, long mask) {
    int group = groups[slot];
    if (group == OTHERS || categories[group] != category || masks[group] != mask) {
      remove(slot);
      add(slot, category, mask);
    }
  }

  /** How many shapes a question may be about. */
  int count(Criteria criteria) {
    int count = members[OTHERS].size;
    for (int group = 0; group < end; group++) {
      if (criteria.allow(categories[group], masks[group])) {
        count += members[group].size;
      }
    }
    return count;
  }

  /** Visits all those shapes. */
  void visit(Criteria criteria, BoxSearch search) {
    for (int group = 0; group < end; group++) {
      if (criteria.allow(categories[group], masks[group])) {
        visit(members[group], search);
      }
    }
    visit(members[OTHERS], search);
  }

  private static void visit(IntList slots, BoxSearch search) {
    for (int k = 0; k < slots.size; k++) {
      search.found(slots.items[k]);
    }
  }
}
