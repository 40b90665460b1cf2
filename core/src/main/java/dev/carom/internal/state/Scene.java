// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.state;

/**
 * A world as seen by its queries and its detection: the state, and a spatial index of the shapes.
 */
public final class Scene {
  /** The slots of the shapes. */
  public final Slots slots;

  /** The shapes by slot. */
  public final ShapeStore shapes;

  /** Finds shapes by where they are. */
  public final ShapeIndex index;

  /** Rejects changes during callbacks. */
  public final CallbackGuard guard;

  /** The user's rule about pairs. */
  public final PairRule rule;

  /** Creates a scene of the shapes in the state, including those added later. */
  public Scene(WorldState state, CallbackGuard guard, PairRule rule) {
    slots = state.slots;
    shapes = state.shapes;
    index = new ShapeIndex(shapes);
    index.replaced(slots);
    this.guard = guard;
    this.rule = rule;
  }
}
