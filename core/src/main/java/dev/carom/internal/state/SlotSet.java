// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.state;

import java.util.Arrays;

/** A set of slots as a list without gaps, ascending after {@link #sort}. */
final class SlotSet {
  private final IntList slots = new IntList();
  private final SlotBits bits = new SlotBits();

  /** The index of each slot in the list. */
  private int[] places = new int[0];

  private boolean isSorted = true;
  private long changes;

  int size() {
    return slots.size;
  }

  boolean contains(int slot) {
    return bits.contains(slot);
  }

  /** Returns the slots, at the beginning of an array that is valid until the next change. */
  int[] items() {
    return slots.items;
  }

  int get(int place) {
    return slots.items[place];
  }

  /** Returns a number that increases whenever a slot is added or removed. */
  long changes() {
    return changes;
  }

  void add(int slot) {
    changes++;
    if (slot >= places.length) {
      places = Arrays.copyOf(places, Math.max(slot + 1, 2 * places.length));
    }
    isSorted &= slots.size == 0 || slots.items[slots.size - 1] < slot;
    places[slot] = slots.size;
    slots.add(slot);
    bits.add(slot);
  }

  void remove(int slot) {
    changes++;
    int last = slots.items[--slots.size];
    isSorted &= slot == last;
    slots.items[places[slot]] = last;
    places[last] = places[slot];
    bits.remove(slot);
  }

  /** Sorts the slots in ascending order. */
  void sort() {
    if (isSorted) {
      return;
    }
    int size = 0;
    for (int slot = bits.next(0); slot != SlotBits.NONE; slot = bits.next(slot + 1)) {
      slots.items[size] = slot;
      places[slot] = size++;
    }
    isSorted = true;
  }
}
