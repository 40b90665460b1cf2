package dev.carom.world;

import dev.carom.internal.state.Loops;
import dev.carom.internal.state.PairList;
import dev.carom.internal.state.PairLog;

/**
 * Goes through what the last {@link World#detect} changed: first the pairs that ended, then those
 * that began, each sorted by the slots of a and then b.
 *
 * <p>Every pair that began ends once, whatever the reason: its shapes moved apart, one of them was
 * removed or replaced, or their filters changed. The handle and the user data of a removed shape
 * can be read here.
 *
 * <p>{@link World} says which changes are allowed in a loop over events. There is one such cursor
 * in a world; calling {@link World#events} again starts it over.
 */
public final class Events extends PairCursor {
  private final PairLog log;
  private int place;

  Events(HandleTable handles, Loops loops, PairLog log) {
    super(handles, loops);
    this.log = log;
  }

  void open() {
    place = 0;
    start();
  }

  /** Goes to the next event; false at the end. */
  public boolean next() {
    PairList ended = log.ended();
    PairList began = log.began();
    if (!isOpen()) {
      return false;
    }
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
}
