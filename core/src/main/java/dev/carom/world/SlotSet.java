package dev.carom.world;

import java.util.Arrays;

/** A set of slots as a list without gaps, ascending after {@link #sort}. */
final class SlotSet {
  private static final int ABSENT = -1;

  private final IntList slots = new IntList();

  /** Where each slot is in the list. */
  private int[] places = new int[0];

  private boolean isSorted = true;

  int size() {
    return slots.size;
  }

  /** The slots, at the beginning of an array that is valid until the next change. */
  int[] items() {
    return slots.items;
  }

  int get(int place) {
    return slots.items[place];
  }

  void add(int slot) {
    if (slot >= places.length) {
      int before = places.length;
      places = Arrays.copyOf(places, Math.max(slot + 1, 2 * before));
      Arrays.fill(places, before, places.length, ABSENT);
    }
    isSorted &= slots.size == 0 || slots.items[slots.size - 1] < slot;
    places[slot] = slots.size;
    slots.add(slot);
  }

  void remove(int slot) {
    int last = slots.items[--slots.size];
    isSorted &= slot == last;
    slots.items[places[slot]] = last;
    places[last] = places[slot];
    places[slot] = ABSENT;
  }

  void clear() {
    slots.clear();
    Arrays.fill(places, ABSENT);
    isSorted = true;
  }

  /** Brings the slots into ascending order. */
  void sort() {
    if (isSorted) {
      return;
    }
    int size = 0;
    for (int slot = 0; slot < places.length; slot++) {
      if (places[slot] != ABSENT) {
        slots.items[size] = slot;
        places[slot] = size++;
      }
    }
    isSorted = true;
  }
}
