// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.state;

import java.util.Arrays;

/**
 * Keeps track of which slots are in use, by which generation, and when they may be reused.
 *
 * <p>A slot whose shape is removed is not reused until its ended events were reported and replaced:
 * at the next detection it leaves, at the one after that it is free. A shape that was added and
 * removed between two detections is in no pair, so its slot is free at once.
 *
 * <p>Free slots need no record of their past: the lowest one is used first, and the generation of a
 * new shape is above that of every shape whose slot was ever freed.
 */
public final class Slots {
  private static final byte FREE = 0;
  private static final byte IN_USE = 1;

  /** The shape's ended events are pending. */
  private static final byte REMOVED = 2;

  /** The shape's ended events can be read now. */
  private static final byte LEAVING = 3;

  /** One more than the highest slot that is not free. */
  private int count;

  private int[] generations = new int[16];
  private byte[] states = new byte[16];

  /** The number of the last detection before the slot's shape was added. */
  private int[] addedAfter = new int[16];

  private int size;
  private int detection;
  private final SlotBits inUse = new SlotBits();
  private final SlotBits gone = new SlotBits();

  /** The free slots below the count. */
  private final SlotBits free = new SlotBits();

  /** No free slot is below this one. */
  private int leastFree;

  /** The generation of the next shape, unsigned. */
  private int nextGeneration;

  private final IntList removed = new IntList();
  private final IntList leaving = new IntList();

  /** Returns one more than the highest slot that is not free. */
  public int count() {
    return count;
  }

  /** Returns the number of shapes. */
  public int size() {
    return size;
  }

  /** Returns true if a slot has a shape. */
  public boolean inUse(int slot) {
    return slot < count && states[slot] == IN_USE;
  }

  /** Returns the first slot in use that is at least this one, or {@link SlotBits#NONE}. */
  public int nextInUse(int from) {
    return inUse.next(from);
  }

  /** Returns the number of slots that the next {@link #detected} frees. */
  public int leavingCount() {
    return leaving.size;
  }

  /** Returns one of these slots. */
  public int leaving(int place) {
    return leaving.items[place];
  }

  /** Returns true if nothing is known of the slot any more, not even ended events. */
  public boolean isFree(int slot) {
    return slot >= count || states[slot] == FREE;
  }

  /** Returns the number of removed shapes whose ended events are pending or can be read. */
  public int goneCount() {
    return removed.size + leaving.size;
  }

  /** Returns the first slot of such a shape that is at least this one, or {@link SlotBits#NONE}. */
  public int nextGone(int from) {
    return gone.next(from);
  }

  /** Returns true if the ended events of such a shape can be read now. */
  public boolean isLeaving(int slot) {
    return states[slot] == LEAVING;
  }

  /** Returns true if some ended events are pending. */
  public boolean hasRemoved() {
    return removed.size > 0;
  }

  /** Returns the generation of the last shape in a slot. */
  public int generation(int slot) {
    return generations[slot];
  }

  /** Returns the generation of the next shape, unsigned. */
  public int nextGeneration() {
    return nextGeneration;
  }

  /** Returns true if no detection has seen the slot's shape yet. */
  public boolean isNew(int slot) {
    return addedAfter[slot] == detection;
  }

  /** Makes room for this many more shapes. */
  public void reserve(int more) {
    reserveInAll(count + more);
  }

  /** Returns the number of slots there is room for. */
  public int capacity() {
    return states.length;
  }

  /** Makes room for the slots below this number. */
  public void reserveInAll(int needed) {
    if (needed > states.length) {
      int length = Math.max(needed, 2 * states.length);
      generations = Arrays.copyOf(generations, length);
      states = Arrays.copyOf(states, length);
      addedAfter = Arrays.copyOf(addedAfter, length);
    }
  }

  /** Takes the lowest free slot. */
  public int take() {
    int slot = free.next(leastFree);
    if (slot == SlotBits.NONE) {
      reserve(1);
      slot = count++;
    } else {
      free.remove(slot);
    }
    leastFree = slot + 1;
    generations[slot] = nextGeneration;
    use(slot, true);
    return slot;
  }

  private void use(int slot, boolean isNew) {
    states[slot] = IN_USE;
    inUse.add(slot);
    addedAfter[slot] = isNew ? detection : detection - 1;
    size++;
  }

  /** Releases a slot, and returns true if it is free at once because it cannot be in a pair. */
  public boolean release(int slot) {
    size--;
    inUse.remove(slot);
    if (isNew(slot)) {
      free(slot);
      return true;
    }
    states[slot] = REMOVED;
    gone.add(slot);
    removed.add(slot);
    return false;
  }

  private void free(int slot) {
    if (Integer.compareUnsigned(generations[slot], nextGeneration) >= 0 && nextGeneration != -1) {
      nextGeneration = generations[slot] + 1;
    }
    states[slot] = FREE;
    free.add(slot);
    leastFree = Math.min(leastFree, slot);
    while (count > 0 && states[count - 1] == FREE) {
      free.remove(--count);
    }
  }

  /**
   * Advances to the next detection: removed shapes have their ended events now; those before are
   * free.
   */
  public void detected() {
    for (int k = 0; k < leaving.size; k++) {
      gone.remove(leaving.items[k]);
      free(leaving.items[k]);
    }
    leaving.copyFrom(removed);
    for (int k = 0; k < leaving.size; k++) {
      states[leaving.items[k]] = LEAVING;
    }
    removed.clear();
    detection++;
  }

  /** Returns true if a shape of this generation is in the slot. */
  public boolean isInUse(int slot, int generation) {
    return slot < count && states[slot] == IN_USE && generations[slot] == generation;
  }

  /** Returns true if it is, or if its ended events are pending or can be read. */
  public boolean isKnown(int slot, int generation) {
    return slot < count && states[slot] != FREE && generations[slot] == generation;
  }

  /** Returns true if a shape of this generation may have been in the slot. */
  public boolean mayHaveHad(int slot, int generation) {
    return slot < count || Integer.compareUnsigned(generation, nextGeneration) < 0;
  }

  /** Forgets everything, so that slots can be put in one by one. */
  public void startOver(int generation) {
    freeAll(inUse);
    freeAll(gone);
    inUse.clear();
    gone.clear();
    removed.clear();
    leaving.clear();
    count = 0;
    size = 0;
    nextGeneration = generation;
  }

  /** Puts a slot into use. */
  public void putInUse(int slot, int generation, boolean isNew) {
    put(slot, generation);
    use(slot, isNew);
  }

  /** Puts in a slot whose shape was removed. */
  public void putGone(int slot, int generation, boolean isLeaving) {
    put(slot, generation);
    states[slot] = isLeaving ? LEAVING : REMOVED;
    gone.add(slot);
    (isLeaving ? leaving : removed).add(slot);
  }

  private void put(int slot, int generation) {
    reserveInAll(slot + 1);
    count = Math.max(count, slot + 1);
    generations[slot] = generation;
  }

  /** Frees the slots that were not put in. */
  public void freeOthers() {
    free.setOthers(inUse, gone, count);
    leastFree = 0;
  }

  /** Copies other slots. */
  public void copyFrom(Slots other) {
    freeAll(inUse);
    freeAll(gone);
    reserveInAll(other.count);
    copyFrom(other, other.inUse);
    copyFrom(other, other.gone);
    inUse.copyFrom(other.inUse);
    gone.copyFrom(other.gone);
    free.copyFrom(other.free);
    leastFree = other.leastFree;
    nextGeneration = other.nextGeneration;
    count = other.count;
    size = other.size;
    detection = other.detection;
    removed.copyFrom(other.removed);
    leaving.copyFrom(other.leaving);
  }

  private void freeAll(SlotBits some) {
    for (int slot = some.next(0); slot != SlotBits.NONE; slot = some.next(slot + 1)) {
      states[slot] = FREE;
    }
  }

  private void copyFrom(Slots other, SlotBits some) {
    for (int slot = some.next(0); slot != SlotBits.NONE; slot = some.next(slot + 1)) {
      generations[slot] = other.generations[slot];
      states[slot] = other.states[slot];
      addedAfter[slot] = other.addedAfter[slot];
    }
  }
}
