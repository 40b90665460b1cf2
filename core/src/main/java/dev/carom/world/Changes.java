// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import dev.carom.Rotation;
import dev.carom.Shape;
import dev.carom.internal.check.Arguments;
import dev.carom.internal.state.CallbackGuard;
import dev.carom.internal.state.Loops;
import dev.carom.internal.state.Scene;
import dev.carom.internal.state.ShapeIndex;
import dev.carom.internal.state.ShapeStore;
import dev.carom.internal.state.SlotBits;
import dev.carom.internal.state.Slots;
import dev.carom.internal.state.WorldState;
import java.util.Collection;

/** Adds, changes and removes shapes, and ends loops that cannot continue after a change. */
final class Changes {
  private static final String IN_CONTACTS =
      "the world was changed in the loop over contacts: only add and remove shapes in it, and"
          + " change others after it";
  private static final String IN_LOOP =
      "detect() was called, or another state was loaded, in this loop: call it after the loop";

  private final WorldState state;
  private final CallbackGuard guard;
  private final Loops loops;
  private final Slots slots;
  private final HandleTable handles;
  private final ShapeStore shapes;
  private final ShapeIndex index;
  private final Contacts contacts;
  private final Events events;

  Changes(
      WorldState state,
      Scene scene,
      HandleTable handles,
      Loops loops,
      Contacts contacts,
      Events events) {
    this.state = state;
    this.handles = handles;
    this.loops = loops;
    this.contacts = contacts;
    this.events = events;
    slots = state.slots;
    shapes = state.shapes;
    index = scene.index;
    guard = scene.guard;
  }

  /** Prepares for a change of the whole world: no loop can continue. */
  void beginAll() {
    guard.checkChange();
    contacts.breakOff(IN_LOOP);
    events.breakOff(IN_LOOP);
  }

  Handle add(Shape shape, Filter filter, Object data, boolean isStatic) {
    guard.checkChange();
    Arguments.present("shape", shape);
    Arguments.present("filter", filter);
    state.isDetected = false;
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
    guard.checkChange();
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
    state.isDetected = false;
    return all;
  }

  void moveTo(Handle handle, double x, double y) {
    guard.checkChange();
    move(handles.slotOf(handle, "moved"), Arguments.finite("x", x), Arguments.finite("y", y));
  }

  void moveBy(Handle handle, double dx, double dy) {
    guard.checkChange();
    int slot = handles.slotOf(handle, "moved");
    Arguments.finite("dx", dx);
    Arguments.finite("dy", dy);
    move(
        slot,
        Arguments.finite("x + dx", shapes.x(slot) + dx),
        Arguments.finite("y + dy", shapes.y(slot) + dy));
  }

  void checkMoveBy(Handle handle, double dx, double dy) {
    guard.checkChange();
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
    state.isDetected = false;
  }

  void turnTo(Handle handle, Rotation rotation) {
    guard.checkChange();
    int slot = handles.slotOf(handle, "turned");
    Arguments.present("rotation", rotation);
    if (rotation.cos() == shapes.cos(slot) && rotation.sin() == shapes.sin(slot)) {
      return;
    }
    shapes.turnTo(slot, rotation.cos(), rotation.sin());
    // A turned circle is where it was: its pairs and contacts stay.
    if (shapes.kind(slot) != Shape.Kind.CIRCLE) {
      contacts.breakOff(IN_CONTACTS);
      index.moved(slot);
      state.isDetected = false;
    }
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
    guard.checkChange();
    int slot = handles.slotOf(handle, use);
    contacts.breakOff(IN_CONTACTS);
    state.isDetected = false;
    return slot;
  }

  void remove(Handle handle) {
    guard.checkChange();
    // A loop may reach a shape that is gone already: more than once, or in an event that ended.
    boolean isGone = handles.isKnown(handle) && !handles.isThere(handle);
    if (!isGone || !loops.isRunning()) {
      removeAt(handles.slotOf(handle, "removed"));
      state.isDetected = false;
    }
  }

  void clear() {
    guard.checkChange();
    for (int slot = slots.nextInUse(0); slot != SlotBits.NONE; slot = slots.nextInUse(slot + 1)) {
      removeAt(slot);
    }
    state.isDetected = false;
  }

  private void removeAt(int slot) {
    index.remove(slot);
    // No loop reaches a shape that was added after the last detect().
    if (slots.release(slot)) {
      handles.forget(slot);
      shapes.forget(slot);
    } else {
      loops.forget(slot);
    }
  }

  /** Returns true if the shape was removed in a loop that is still in progress. */
  boolean isRemovedInLoop(Handle handle) {
    return loops.isRemoved(Arguments.present("handle", handle).slot()) && handles.isKnown(handle);
  }
}
