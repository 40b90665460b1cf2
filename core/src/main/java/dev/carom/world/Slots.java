package dev.carom.world;

import java.util.Arrays;

/**
 * Which slots are in use, by which generation, and when one may be used again.
 *
 * <p>A slot whose shape is removed stays out of use until its ended events were reported and
 * replaced: at the next detection it leaves, at the one after it is free. A shape that came and
 * went between two detections is in no pair, and its slot is free at once.
 */
final class Slots {
  private static final byte FREE = 0;
  private static final byte IN_USE = 1;
  private static final byte GONE = 2;

  private final World world;
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
  private final IntList free = new IntList();
  private final IntList removed = new IntList();
  private final IntList leaving = new IntList();

  Slots(World world) {
    this.world = world;
  }

  /** All slots there ever were are below this. */
  int count() {
    return count;
  }

  /** How many shapes there are. */
  int size() {
    return size;
  }

  boolean inUse(int slot) {
    return states[slot] == IN_USE;
  }

  /** Whether nothing is known of the slot any more, not even ended events. */
  boolean isFree(int slot) {
    return states[slot] == FREE;
  }

  int generation(int slot) {
    return generations[slot];
  }

  /** Whether no detection has seen the slot's shape yet. */
  boolean isNew(int slot) {
    return addedAfter[slot] == detection;
  }

  /** Slots to be used again, the next one last. */
  IntList free() {
    return free;
  }

  /** Slots whose ended events are to come. */
  IntList removed() {
    return removed;
  }

  /** Slots whose ended events can be read now. */
  IntList leaving() {
    return leaving;
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
    reserveInAll(count + Math.max(0, more - free.size));
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

  /** Takes the slot that was free last, or a new one. */
  int take() {
    reserve(1);
    int slot = free.size > 0 ? free.items[--free.size] : count++;
    handles[slot] = new Handle(world, slot, generations[slot]);
    use(slot, true);
    return slot;
  }

  private void use(int slot, boolean isNew) {
    states[slot] = IN_USE;
    addedAfter[slot] = isNew ? detection : detection - 1;
    size++;
  }

  /** Gives a slot up, and at once unless it may be in a pair or its shape must stay known. */
  void release(int slot, boolean staysKnown) {
    size--;
    if (isNew(slot) && !staysKnown) {
      free(slot);
    } else {
      states[slot] = GONE;
      removed.add(slot);
    }
  }

  private void free(int slot) {
    states[slot] = FREE;
    generations[slot]++;
    handles[slot] = null;
    userData[slot] = null;
    free.add(slot);
  }

  /** What was removed has its ended events now; what left before is free. */
  void detected() {
    for (int k = 0; k < leaving.size; k++) {
      free(leaving.items[k]);
    }
    leaving.copyFrom(removed);
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
    String reason = handle.slot() < count ? " was removed" : " is not in this world";
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

  /** Forgets everything, so that slots can be appended one by one. */
  void startOver() {
    forgetFrom(0);
    size = 0;
    free.clear();
    removed.clear();
    leaving.clear();
  }

  private void forgetFrom(int start) {
    Arrays.fill(generations, start, count, 0);
    Arrays.fill(states, start, count, FREE);
    Arrays.fill(handles, start, count, null);
    Arrays.fill(userData, start, count, null);
    count = Math.min(count, start);
  }

  /** Adds a slot, free for now. */
  int append(int generation) {
    reserveInAll(count + 1);
    generations[count] = generation;
    return count++;
  }

  /** Puts an appended slot into use. */
  void setInUse(int slot, boolean isNew) {
    use(slot, isNew);
  }

  /** Makes an appended slot one whose shape was removed. */
  void setGone(int slot) {
    states[slot] = GONE;
  }

  /** Becomes the same as other slots; shapes that both have keep their handles and user data. */
  void copyFrom(Slots other) {
    forgetFrom(Math.min(count, other.count));
    reserveInAll(other.count);
    for (int slot = 0; slot < other.count; slot++) {
      boolean known = other.states[slot] != FREE;
      boolean same = handles[slot] != null && generations[slot] == other.generations[slot];
      if (!known || !same) {
        handles[slot] = known ? new Handle(world, slot, other.generations[slot]) : null;
        userData[slot] = null;
      }
    }
    System.arraycopy(other.generations, 0, generations, 0, other.count);
    System.arraycopy(other.states, 0, states, 0, other.count);
    System.arraycopy(other.addedAfter, 0, addedAfter, 0, other.count);
    count = other.count;
    size = other.size;
    detection = other.detection;
    free.copyFrom(other.free);
    removed.copyFrom(other.removed);
    leaving.copyFrom(other.leaving);
    acceptsCopies = true;
  }

  /** Takes the user data over too, after {@link #copyFrom}. */
  void copyUserDataFrom(Slots other) {
    System.arraycopy(other.userData, 0, userData, 0, count);
  }
}
