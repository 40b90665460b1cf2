package dev.carom.world;

/** Goes through pairs of shapes one by one. */
abstract class PairCursor implements AutoCloseable {
  private final Slots slots;
  private boolean onPair;
  private long pair;

  PairCursor(Slots slots) {
    this.slots = slots;
  }

  /** The shape with the lower slot. */
  public final Handle a() {
    return slots.handle(slotA());
  }

  /** The shape with the higher slot. */
  public final Handle b() {
    return slots.handle(slotB());
  }

  /** Ends the reading, so that the world can be changed; at the end this happens by itself. */
  @Override
  public abstract void close();

  final int slotA() {
    checkOnPair();
    return PairList.a(pair);
  }

  final int slotB() {
    checkOnPair();
    return PairList.b(pair);
  }

  final void checkOnPair() {
    if (!onPair) {
      throw new IllegalStateException(
          "there is no pair here: next() was not called yet, or it returned false");
    }
  }

  final void setPair(long pair) {
    this.pair = pair;
    onPair = true;
  }

  final void setNoPair() {
    onPair = false;
  }
}
