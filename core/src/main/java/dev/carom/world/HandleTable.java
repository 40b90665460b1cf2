// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import dev.carom.internal.check.Arguments;
import dev.carom.internal.state.SlotBits;
import dev.carom.internal.state.Slots;
import java.util.Arrays;

/**
 * The handles of a world by slot, and the user data of each. Both are kept until the slot is free.
 */
final class HandleTable {
  private final World world;
  private final Slots slots;
  private Handle[] handles = new Handle[16];
  private Object[] userData = new Object[16];

  /** True if handles of other worlds are accepted, because this is a copy of one. */
  private boolean acceptsCopies;

  HandleTable(World world, Slots slots) {
    this.world = world;
    this.slots = slots;
  }

  Handle handle(int slot) {
    return handles[slot];
  }

  /** Returns the handle of a shape that was in this slot, even if it was removed since. */
  Handle handle(int slot, int generation) {
    Handle current = handles[slot];
    return current != null && current.generation() == generation
        ? current
        : new Handle(world, slot, generation);
  }

  int generation(int slot) {
    return slots.generation(slot);
  }

  Object userData(int slot) {
    return userData[slot];
  }

  /** Returns the user data if it is of this type, otherwise null. */
  <T> T userData(int slot, Class<T> type) {
    Object data = userData[slot];
    return Arguments.present("type", type).isInstance(data) ? type.cast(data) : null;
  }

  void setUserData(int slot, Object data) {
    userData[slot] = data;
  }

  /** Makes room for the slots below this number. */
  void reserve(int needed) {
    if (needed > handles.length) {
      int length = Math.max(needed, 2 * handles.length);
      handles = Arrays.copyOf(handles, length);
      userData = Arrays.copyOf(userData, length);
    }
  }

  /** Creates the handle of a slot that was just taken. */
  Handle add(int slot, Object data) {
    reserve(slot + 1);
    handles[slot] = new Handle(world, slot, slots.generation(slot));
    userData[slot] = data;
    return handles[slot];
  }

  void forget(int slot) {
    handles[slot] = null;
    userData[slot] = null;
  }

  /** Forgets the shapes whose slots became free with the detection that just ended. */
  void forgetLeaving() {
    for (int place = 0; place < slots.leavingCount(); place++) {
      forget(slots.leaving(place));
    }
  }

  /** Returns the slot of a shape that is in the world; otherwise throws with the reason. */
  int slotOf(Handle handle, String use) {
    if (isThere(handle)) {
      return handle.slot();
    }
    throw refusal(handle, use);
  }

  /**
   * Does the same, but also accepts a removed shape whose ended events are pending or can be read.
   */
  int slotOfKnown(Handle handle, String use) {
    if (isKnown(handle)) {
      return handle.slot();
    }
    throw refusal(handle, use);
  }

  boolean isThere(Handle handle) {
    Arguments.present("handle", handle);
    return isOurs(handle) && slots.isInUse(handle.slot(), handle.generation());
  }

  boolean isKnown(Handle handle) {
    Arguments.present("handle", handle);
    return isOurs(handle) && slots.isKnown(handle.slot(), handle.generation());
  }

  private boolean isOurs(Handle handle) {
    return handle.world == world || acceptsCopies;
  }

  private IllegalArgumentException refusal(Handle handle, String use) {
    String shape = "shape " + handle.slot();
    if (!isOurs(handle)) {
      return new IllegalArgumentException(shape + " belongs to another world");
    }
    boolean wasHere = handle.world == world || slots.mayHaveHad(handle.slot(), handle.generation());
    String reason = wasHere ? " was removed" : " is not in this world";
    return new IllegalArgumentException(shape + reason + "; its handle cannot be " + use);
  }

  /**
   * Prepares for the slots to become a copy of others: shapes that are in both keep their handles
   * and user data.
   */
  void become(Slots other) {
    for (int slot = slots.nextInUse(0); slot != SlotBits.NONE; slot = slots.nextInUse(slot + 1)) {
      forgetIfFree(slot, other);
    }
    for (int slot = slots.nextGone(0); slot != SlotBits.NONE; slot = slots.nextGone(slot + 1)) {
      forgetIfFree(slot, other);
    }
    reserve(other.count());
    for (int slot = other.nextInUse(0); slot != SlotBits.NONE; slot = other.nextInUse(slot + 1)) {
      setGeneration(slot, other.generation(slot));
    }
    for (int slot = other.nextGone(0); slot != SlotBits.NONE; slot = other.nextGone(slot + 1)) {
      setGeneration(slot, other.generation(slot));
    }
    acceptsCopies = true;
  }

  private void forgetIfFree(int slot, Slots other) {
    if (other.isFree(slot)) {
      forget(slot);
    }
  }

  private void setGeneration(int slot, int generation) {
    if (handles[slot] == null || handles[slot].generation() != generation) {
      handles[slot] = new Handle(world, slot, generation);
      userData[slot] = null;
    }
  }

  /** Copies the user data of another world that this one is a copy of. */
  void copyUserDataFrom(HandleTable other) {
    System.arraycopy(other.userData, 0, userData, 0, slots.count());
  }
}
