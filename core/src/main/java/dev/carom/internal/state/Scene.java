package dev.carom.internal.state;

/**
 * A world as its questions and its detection see it: its state, and an index of where it all is.
 */
public final class Scene {
  public final Slots slots;
  public final ShapeStore shapes;
  public final ShapeIndex index;
  public final CallbackGuard guard;
  public final PairRule rule;

  /** A scene of the shapes that the state has, now and later. */
  public Scene(WorldState state, CallbackGuard guard, PairRule rule) {
    slots = state.slots;
    shapes = state.shapes;
    index = new ShapeIndex(shapes);
    index.replaced(slots);
    this.guard = guard;
    this.rule = rule;
  }
}
