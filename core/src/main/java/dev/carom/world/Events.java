package dev.carom.world;

/**
 * Goes through what the last {@link World#detect} changed: first the pairs that ended, then those
 * that began, each sorted by the slots of a and then b.
 *
 * <p>Every pair that began ends once, whatever the reason: its shapes moved apart, one of them was
 * removed or replaced, or their filters changed. The handle and the user data of a removed shape
 * can be read here.
 *
 * <p>While events are being read the world cannot be changed. There is one such cursor in a world;
 * asking for it again starts it over.
 */
public final class Events extends PairCursor {
  private final PairLog log;
  private final Guard guard;
  private int place;

  Events(Slots slots, PairLog log, Guard guard) {
    super(slots);
    this.log = log;
    this.guard = guard;
  }

  void open() {
    place = 0;
    setNoPair();
    guard.eventsOpen(true);
  }

  /** Goes to the next event; false at the end. */
  public boolean next() {
    PairList ended = log.ended();
    PairList began = log.began();
    if (place < ended.size) {
      setPair(ended.items[place++]);
      return true;
    }
    if (place - ended.size < began.size) {
      setPair(began.items[place++ - ended.size]);
      return true;
    }
    close();
    return false;
  }

  /** True if the pair did not meet before, and does now. */
  public boolean began() {
    checkOnPair();
    return place > log.ended().size;
  }

  /** True if the pair met before, and does not now. */
  public boolean ended() {
    return !began();
  }

  @Override
  public void close() {
    place = log.ended().size + log.began().size;
    setNoPair();
    guard.eventsOpen(false);
  }
}
