package dev.carom.internal.state;

/**
 * A world as seen by its queries and its detection: the state, and a spatial index of the shapes.
 */
public final class Scene {
  public final Slots slots;
  public final ShapeStore shapes;
  public final ShapeIndex index;
  public final CallbackGuard guard;
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
