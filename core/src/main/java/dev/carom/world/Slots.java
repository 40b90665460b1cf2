package dev.carom.world;

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
final class Slots {
  private static final byte FREE = 0;
  private static final byte IN_USE = 1;

  /** The shape's ended events are to come. */
  private static final byte REMOVED = 2;

  /** The shape's ended events can be read now. */
  private static final byte LEAVING = 3;

  private final World world;

  /** One more than the highest slot that is not free. */
  private int count;

  private int[] generations = new int[16];
  private byte[] states = new byte[16];

  /** The number of the detection that the slot's shape was added after. */
  private int[] addedAfter = new int[16];

  private Handle[] handles = new Handle[16];
  private Object[] userData = new Object[16];
  private int size;
  private int detection;
  private boolean acceptsCopies;
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

  Slots(World world) {
    this.world = world;
  }

  /** One more than the highest slot that is not free. */
  int count() {
    return count;
  }

  /** How many shapes there are. */
  int size() {
    return size;
  }

  boolean inUse(int slot) {
    return slot < count && states[slot] == IN_USE;
  }

  /** The first slot in use that is not below this one, or {@link SlotBits#NONE}. */
  int nextInUse(int from) {
    return inUse.next(from);
  }

  /** Whether nothing is known of the slot any more, not even ended events. */
  boolean isFree(int slot) {
    return slot >= count || states[slot] == FREE;
  }

  /** How many removed shapes have ended events to come, or to be read. */
  int goneCount() {
    return removed.size + leaving.size;
  }

  /** The first slot of such a shape that is not below this one, or {@link SlotBits#NONE}. */
  int nextGone(int from) {
    return gone.next(from);
  }

  /** Whether the ended events of such a shape can be read now. */
  boolean isLeaving(int slot) {
    return states[slot] == LEAVING;
  }

  /** Whether some ended events are to come. */
  boolean hasRemoved() {
    return removed.size > 0;
  }

  int generation(int slot) {
    return generations[slot];
  }

  /** The generation that the next shape will have, without a sign. */
  int nextGeneration() {
    return nextGeneration;
  }

  /** Whether no detection has seen the slot's shape yet. */
  boolean isNew(int slot) {
    return addedAfter[slot] == detection;
  }

  Handle handle(int slot) {
    return handles[slot];
  }

  Object userData(int slot) {
    return userData[slot];
  }

  /** The user data if it is of this type, or else null. */
  <T> T userData(int slot, Class<T> type) {
    Object data = userData[slot];
    return Arguments.present("type", type).isInstance(data) ? type.cast(data) : null;
  }

  void setUserData(int slot, Object data) {
    userData[slot] = data;
  }

  /** Makes room for so many more shapes. */
  void reserve(int more) {
    reserveInAll(count + more);
  }

  private void reserveInAll(int needed) {
    if (needed > states.length) {
      int length = Math.max(needed, 2 * states.length);
      generations = Arrays.copyOf(generations, length);
      states = Arrays.copyOf(states, length);
      addedAfter = Arrays.copyOf(addedAfter, length);
      handles = Arrays.copyOf(handles, length);
      userData = Arrays.copyOf(userData, length);
    }
  }

  /** Takes the lowest slot that is free. */
  int take() {
    int slot = free.next(leastFree);
    if (slot == SlotBits.NONE) {
      reserve(1);
      slot = count++;
    } else {
      free.remove(slot);
    }
    leastFree = slot + 1;
    generations[slot] = nextGeneration;
    handles[slot] = new Handle(world, slot, nextGeneration);
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
  boolean release(int slot) {
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
    forget(slot);
    free.add(slot);
    leastFree = Math.min(leastFree, slot);
    while (count > 0 && states[count - 1] == FREE) {
      free.remove(--count);
    }
  }

  private void forget(int slot) {
    states[slot] = FREE;
    handles[slot] = null;
    userData[slot] = null;
  }

  /** What was removed has its ended events now; what left before is free. */
  void detected() {
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

  /** The slot of a shape that is there; otherwise says why the handle cannot be used. */
  int slotOf(Handle handle, String use) {
    if (isThere(handle)) {
      return handle.slot();
    }
    throw refusal(handle, use);
  }

  /** The slot of a shape that is there, or whose ended events are still to come or to be read. */
  int slotOfKnown(Handle handle, String use) {
    if (isKnown(handle)) {
      return handle.slot();
    }
    throw refusal(handle, use);
  }

  boolean isKnown(Handle handle) {
    int slot = Arguments.present("handle", handle).slot();
    return isOurs(handle) && slot < count && handle.equals(handles[slot]);
  }

  private IllegalArgumentException refusal(Handle handle, String use) {
    String shape = "shape " + handle.slot();
    if (!isOurs(handle)) {
      return new IllegalArgumentException(shape + " belongs to another world");
    }
    boolean wasHere =
        handle.world == world
            || handle.slot() < count
            || Integer.compareUnsigned(handle.generation(), nextGeneration) < 0;
    String reason = wasHere ? " was removed" : " is not in this world";
    return new IllegalArgumentException(shape + reason + "; its handle cannot be " + use);
  }

  boolean isThere(Handle handle) {
    int slot = Arguments.present("handle", handle).slot();
    return isOurs(handle)
        && slot < count
        && states[slot] == IN_USE
        && generations[slot] == handle.generation();
  }

  private boolean isOurs(Handle handle) {
    return handle.world == world || acceptsCopies;
  }

  /** Forgets everything, so that slots can be put in one by one. */
  void startOver(int generation) {
    for (int slot = inUse.next(0); slot != SlotBits.NONE; slot = inUse.next(slot + 1)) {
      forget(slot);
    }
    for (int slot = gone.next(0); slot != SlotBits.NONE; slot = gone.next(slot + 1)) {
      forget(slot);
    }
    inUse.clear();
    gone.clear();
    removed.clear();
    leaving.clear();
    count = 0;
    size = 0;
    nextGeneration = generation;
  }

  /** Puts a slot into use. */
  void putInUse(int slot, int generation, boolean isNew) {
    put(slot, generation);
    use(slot, isNew);
  }

  /** Puts in a slot whose shape was removed. */
  void putGone(int slot, int generation, boolean isLeaving) {
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
  void freeOthers() {
    free.setOthers(inUse, gone, count);
    leastFree = 0;
  }

  /** Becomes the same as other slots; shapes that both have keep their handles and user data. */
  void copyFrom(Slots other) {
    forgetUnlessIn(other, inUse);
    forgetUnlessIn(other, gone);
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
    acceptsCopies = true;
  }

  private void forgetUnlessIn(Slots other, SlotBits some) {
    for (int slot = some.next(0); slot != SlotBits.NONE; slot = some.next(slot + 1)) {
      if (other.isFree(slot)) {
        forget(slot);
      }
    }
  }

  private void copyFrom(Slots other, SlotBits some) {
    for (int slot = some.next(0); slot != SlotBits.NONE; slot = some.next(slot + 1)) {
      int generation = other.generations[slot];
      if (handles[slot] == null || generations[slot] != generation) {
        handles[slot] = new Handle(world, slot, generation);
        userData[slot] = null;
      }
      generations[slot] = generation;
      states[slot] = other.states[slot];
      addedAfter[slot] = other.addedAfter[slot];
    }
  }

  /** Takes the user data over too, after {@link #copyFrom}. */
  void copyUserDataFrom(Slots other) {
    System.arraycopy(other.userData, 0, userData, 0, count);
  }
}
