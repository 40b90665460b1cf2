package dev.carom.internal.state;

/** Everything that decides how a world goes on, and so everything that is saved. */
public final class WorldState {
  public final Slots slots = new Slots();
  public final ShapeStore shapes = new ShapeStore();
  public final PairLog pairs = new PairLog();

  /** Whether pairs that only touch meet. */
  public boolean touching = true;

  /** Whether nothing has changed since the last detection. */
  public boolean isDetected;

  /** Makes room for the slots below this number. */
  public void reserve(int count) {
    slots.reserveInAll(count);
    shapes.reserve(count);
  }

  /** Becomes the same as another state, in which the same pairs count as touching. */
  public void copyFrom(WorldState other) {
    shapes.copyFrom(other.shapes, slots, other.slots);
    slots.copyFrom(other.slots);
    pairs.copyFrom(other.pairs);
    isDetected = other.isDetected;
  }
}
