package dev.carom.world;

import dev.carom.Shape;
import dev.carom.internal.state.Arguments;
import dev.carom.internal.state.ShapeIndex;
import dev.carom.internal.state.ShapeStore;
import dev.carom.internal.state.SlotBits;
import dev.carom.internal.state.Slots;
import java.util.Collection;

/** Adds, changes and removes shapes, and ends the loops that cannot go on after that. */
final class Changes {
  private static final String IN_CONTACTS =
      "the world was changed in the loop over contacts: only add and remove shapes in it, and"
          + " change others after it";
  private static final String IN_LOOP =
      "detect() was called, or another state was loaded, in this loop: call it after the loop";

  private final WorldState state;
  private final Slots slots;
  private final HandleTable handles;
  private final ShapeStore shapes;
  private final ShapeIndex index;
  private final Snapshot snapshot;
  private final Contacts contacts;
  private final Events events;

  Changes(WorldState state, Snapshot snapshot, Contacts contacts, Events events) {
    this.state = state;
    this.snapshot = snapshot;
    this.contacts = contacts;
    this.events = events;
    slots = state.slots;
    handles = state.handles;
    shapes = state.shapes;
    index = state.index;
  }

  /** Prepares for a change of everything: no loop can go on. */
  void beginAll() {
    state.guard.checkChange();
    contacts.breakOff(IN_LOOP);
    events.breakOff(IN_LOOP);
  }

  Handle add(Shape shape, Filter filter, Object data, boolean isStatic) {
    state.guard.checkChange();
    Arguments.present("shape", shape);
    Arguments.present("filter", filter);
    snapshot.isDetected = false;
    return put(shape, filter, data, isStatic);
  }

  private Handle put(Shape shape, Filter filter, Object data, boolean isStatic) {
    int slot = slots.take();
    shapes.put(slot, shape, isStatic);
    shapes.setFilter(slot, filter.category(), filter.mask());
    index.add(slot);
    return handles.add(slot, data);
  }

  Handle[] addAll(Collection<? extends Shape> added, Filter filter, boolean isStatic) {
    state.guard.checkChange();
    Arguments.present("filter", filter);
    Shape[] list = Arguments.present("added", added).toArray(new Shape[0]);
    for (int k = 0; k < list.length; k++) {
      if (list[k] == null) {
        throw new NullPointerException("shape " + k + " of those to add must not be null");
      }
    }
    slots.reserve(list.length);
    handles.reserve(slots.count() + list.length);
    if (isStatic) {
      index.expectStatics(list.length);
    }
    Handle[] all = new Handle[list.length];
    for (int k = 0; k < list.length; k++) {
      all[k] = put(list[k], filter, null, isStatic);
    }
    snapshot.isDetected = false;
    return all;
  }

  void moveTo(Handle handle, double x, double y) {
    state.guard.checkChange();
    move(handles.slotOf(handle, "moved"), Arguments.finite("x", x), Arguments.finite("y", y));
  }

  void moveBy(Handle handle, double dx, double dy) {
    state.guard.checkChange();
    int slot = handles.slotOf(handle, "moved");
    Arguments.finite("dx", dx);
    Arguments.finite("dy", dy);
    move(
        slot,
        Arguments.finite("x + dx", shapes.x(slot) + dx),
        Arguments.finite("y + dy", shapes.y(slot) + dy));
  }

  void checkMoveBy(Handle handle, double dx, double dy) {
    state.guard.checkChange();
    int slot = handles.slotOf(handle, "moved");
    shapes.checkMoveTo(
        slot,
        Arguments.finite("x + dx", shapes.x(slot) + dx),
        Arguments.finite("y + dy", shapes.y(slot) + dy));
  }

  private void move(int slot, double x, double y) {
    if (x == shapes.x(slot) && y == shapes.y(slot)) {
      return;
    }
    contacts.breakOff(IN_CONTACTS);
    shapes.moveTo(slot, x, y);
    index.moved(slot);
    snapshot.isDetected = false;
  }

  void replace(Handle handle, Shape shape) {
    Arguments.present("shape", shape);
    int slot = slotToChange(handle, "given another shape");
    shapes.replace(slot, shape);
    index.moved(slot);
  }

  void setFilter(Handle handle, Filter filter) {
    Arguments.present("filter", filter);
    int slot = slotToChange(handle, "given a filter");
    shapes.setFilter(slot, filter.category(), filter.mask());
    index.filtered(slot);
  }

  void setSensor(Handle handle, boolean sensor) {
    shapes.setSensor(slotToChange(handle, "made a sensor"), sensor);
  }

  private int slotToChange(Handle handle, String use) {
    state.guard.checkChange();
    int slot = handles.slotOf(handle, use);
    contacts.breakOff(IN_CONTACTS);
    snapshot.isDetected = false;
    return slot;
  }

  void remove(Handle handle) {
    state.guard.checkChange();
    // A loop may come to a shape that is gone already: more than once, or in an event that ended.
    boolean isGone = handles.isKnown(handle) && !handles.isThere(handle);
    if (!isGone || !state.loops.isRunning()) {
      removeAt(handles.slotOf(handle, "removed"));
      snapshot.isDetected = false;
    }
  }

  void clear() {
    state.guard.checkChange();
    for (int slot = slots.nextInUse(0); slot != SlotBits.NONE; slot = slots.nextInUse(slot + 1)) {
      removeAt(slot);
    }
    snapshot.isDetected = false;
  }

  private void removeAt(int slot) {
    index.remove(slot);
    // No loop comes to a shape that was added after the last detect().
    if (slots.release(slot)) {
      handles.forget(slot);
      shapes.forget(slot);
    } else {
      state.loops.forget(slot);
    }
  }

  /** Whether the shape was removed in a loop that is still under way. */
  boolean isRemovedInLoop(Handle handle) {
    return state.loops.isRemoved(Arguments.present("handle", handle).slot())
        && handles.isKnown(handle);
  }
}
