// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.state;

/** Everything that determines how a world continues, and therefore everything that is saved. */
public final class WorldState {
  /** The slots of the shapes. */
  public final Slots slots = new Slots();

  /** The shapes by slot. */
  public final ShapeStore shapes = new ShapeStore();

  /** The pairs found by the last detection, and what it changed. */
  public final PairLog pairs = new PairLog();

  /** True if pairs that only touch meet. */
  public boolean touching = true;

  /** True if nothing has changed since the last detection. */
  public boolean isDetected;

  /** Makes room for the slots below this number. */
  public void reserve(int count) {
    slots.reserveInAll(count);
    shapes.reserve(count);
  }

  /** Copies another state, in which touching counts likewise. */
  public void copyFrom(WorldState other) {
    shapes.copyFrom(other.shapes, slots, other.slots);
    slots.copyFrom(other.slots);
    pairs.copyFrom(other.pairs);
    isDetected = other.isDetected;
  }
}
