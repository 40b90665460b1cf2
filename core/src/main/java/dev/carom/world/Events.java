// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import dev.carom.internal.state.Loops;
import dev.carom.internal.state.PairList;
import dev.carom.internal.state.PairLog;

/**
 * A cursor over the changes of the last {@link World#detect}: first the pairs that ended, then
 * those that began, each sorted by the slots of a and then b.
 *
 * <p>Every pair that began ends exactly once, whatever the reason: its shapes moved apart, one of
 * them was removed or replaced, or their filters changed. The handle and the user data of a removed
 * shape can still be read here.
 *
 * <p>{@link World} describes which changes are allowed in a loop over events. A world has one such
 * cursor; calling {@link World#events} again restarts it.
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

  /** Advances to the next event; returns false at the end. */
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

  /** Returns true if the pair meets now and did not before. */
  public boolean began() {
    checkOnPair();
    return place > log.ended().size;
  }

  /** Returns true if the pair met before and does not now. */
  public boolean ended() {
    return !began();
  }
}
