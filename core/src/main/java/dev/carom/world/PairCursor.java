// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import dev.carom.internal.check.Arguments;
import dev.carom.internal.state.Loops;
import dev.carom.internal.state.PairList;

/** A cursor over pairs of shapes. */
abstract class PairCursor implements AutoCloseable {
  private final HandleTable handles;
  private final Loops loops;
  private boolean isOpen;
  private boolean onPair;
  private long pair;

  /** The reason why the loop cannot continue; null if it can. */
  private String broken;

  PairCursor(HandleTable handles, Loops loops) {
    this.handles = handles;
    this.loops = loops;
  }

  /** Starts a loop, ending one that is in progress. */
  final void start() {
    setNoPair();
    broken = null;
    if (!isOpen) {
      isOpen = true;
      loops.begin();
    }
  }

  /** Returns true if there may be a next pair. */
  final boolean isOpen() {
    if (broken != null) {
      throw new IllegalStateException(broken);
    }
    return isOpen;
  }

  /** Ends a loop in progress; its next call throws with this reason. */
  final void breakOff(String reason) {
    if (isOpen) {
      close();
      broken = reason;
    }
  }

  /** Returns the shape with the lower slot. */
  public final Handle a() {
    return handles.handle(slotA());
  }

  /** Returns the shape with the higher slot. */
  public final Handle b() {
    return handles.handle(slotB());
  }

  /** Returns the other shape of the pair if this is one of the two, otherwise null. */
  public final Handle other(Handle handle) {
    Arguments.present("handle", handle);
    if (handle.equals(a())) {
      return b();
    }
    return handle.equals(b()) ? a() : null;
  }

  /**
   * Returns the {@linkplain World#userData user data} of a if it is of this type, otherwise null.
   */
  public final <T> T dataA(Class<T> type) {
    return handles.userData(slotA(), type);
  }

  /**
   * Returns the {@linkplain World#userData user data} of b if it is of this type, otherwise null.
   */
  public final <T> T dataB(Class<T> type) {
    return handles.userData(slotB(), type);
  }

  /**
   * Returns the user data of the shape whose user data is of this type, or null if neither is; if
   * both are, that of a. Use it for pairs of different kinds, in either order.
   *
   * <pre>{@code
   * Bullet bullet = contacts.data(Bullet.class);
   * Enemy enemy = contacts.data(Enemy.class);
   * if (bullet != null && enemy != null) {
   *   enemy.hurt(bullet);
   *   world.remove(contacts.handle(Bullet.class));
   * }
   * }</pre>
   */
  public final <T> T data(Class<T> type) {
    T data = dataA(type);
    return data != null ? data : dataB(type);
  }

  /** Returns the shape whose user data is of this type, or null if neither is; if both are, a. */
  public final Handle handle(Class<?> type) {
    if (dataA(type) != null) {
      return a();
    }
    return dataB(type) != null ? b() : null;
  }

  /**
   * Ends the loop, which also happens automatically at its end. Closing is never required: a loop
   * that is left early, by {@code break} or an exception, does not keep the world from being
   * changed.
   */
  @Override
  public final void close() {
    setNoPair();
    if (isOpen) {
      isOpen = false;
      loops.end();
    }
  }

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
          broken != null
              ? broken
              : "there is no pair here: next() was not called yet, or it returned false");
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
