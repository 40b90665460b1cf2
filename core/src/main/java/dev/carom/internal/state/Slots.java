package dev.carom.internal.state;

import java.util.Arrays;

/**
 * Which slots are in use, by which generation, and when one may be used again.
 *
 * <p>A slot whose shape is removed stays out of use until its ended events were reported and
 * replaced: at the next detection it leaves, at the one after it is free. A shape that came and
 * went between two detections is in no pair, and its slot is free at once.
 *
 * <p>Nothing has to be remembered of a free slot: the lowest one is used first, and the generation
 * of a new shape is above that of every shape whose slot was ever freed.
 */
public final class Slots {
  private static final byte FREE = 0;
  private static final byte IN_USE = 1;

  /** The shape's ended events are to come. */
  private static final byte REMOVED = 2;

  /** The shape's ended events can be read now. */
  private static final byte LEAVING = 3;

  /** One more than the highest slot that is not free. */
  private int count;

  private int[] generations = new int[16];
  private byte[] states = new byte[16];

  /** The number of the detection that the slot's shape was added after. */
  private int[] addedAfter = new int[16];

  private int size;
  private int detection;
  private final SlotBits inUse = new SlotBits();
  private final SlotBits gone = new SlotBits();

  /** The free slots below the count. */
  private final SlotBits free = new SlotBits();

  /** No free slot is below this one. */
  private int leastFree;

  /** The generation of the next shape, without a sign. */
  private int nextGeneration;

  private final IntList removed = new IntList();
  private final IntList leaving = new IntList();

  /** One more than the highest slot that is not free. */
  public int count() {
    return count;
  }

  /** How many shapes there are. */
  public int size() {
    return size;
  }

  public boolean inUse(int slot) {
    return slot < count && states[slot] == IN_USE;
  }

  /** The first slot in use that is not below this one, or {@link SlotBits#NONE}. */
  public int nextInUse(int from) {
    return inUse.next(from);
  }

  /** How many slots the next {@link #detected} frees. */
  public int leavingCount() {
    return leaving.size;
  }

  /** One of them. */
  public int leaving(int place) {
    return leaving.items[place];
  }

  /** Whether nothing is known of the slot any more, not even ended events. */
  public boolean isFree(int slot) {
    return slot >= count || states[slot] == FREE;
  }

  /** How many removed shapes have ended events to come, or to be read. */
  public int goneCount() {
    return removed.size + leaving.size;
  }

  /** The first slot of such a shape that is not below this one, or {@link SlotBits#NONE}. */
  public int nextGone(int from) {
    return gone.next(from);
  }

  /** Whether the ended events of such a shape can be read now. */
  public boolean isLeaving(int slot) {
    return states[slot] == LEAVING;
  }

  /** Whether some ended events are to come. */
  public boolean hasRemoved() {
    return removed.size > 0;
  }

  public int generation(int slot) {
    return generations[slot];
  }

  /** The generation that the next shape will have, without a sign. */
  public int nextGeneration() {
    return nextGeneration;
  }

  /** Whether no detection has seen the slot's shape yet. */
  public boolean isNew(int slot) {
    return addedAfter[slot] == detection;
  }

  /** Makes room for this many more shapes. */
  public void reserve(int more) {
    reserveInAll(count + more);
  }

  /** How many slots there is room for. */
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

  /** Takes the lowest slot that is free. */
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

  /** Gives a slot up, at once unless it may be in a pair; returns whether it was at once. */
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

  /** What was removed has its ended events now; what left before is free. */
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

  /** Whether a shape of this generation is in the slot. */
  public boolean isInUse(int slot, int generation) {
    return slot < count && states[slot] == IN_USE && generations[slot] == generation;
  }

  /** Whether one is, or was until its ended events were read. */
  public boolean isKnown(int slot, int generation) {
    return slot < count && states[slot] != FREE && generations[slot] == generation;
  }

  /** Whether a shape of this generation may have been in the slot. */
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

  /** Makes the slots free that were not put in. */
  public void freeOthers() {
    free.setOthers(inUse, gone, count);
    leastFree = 0;
  }

  /** Becomes the same as other slots. */
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
