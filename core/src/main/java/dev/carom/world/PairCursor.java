package dev.carom.world;

import dev.carom.internal.check.Arguments;
import dev.carom.internal.state.Loops;
import dev.carom.internal.state.PairList;

/** Goes through pairs of shapes one by one. */
abstract class PairCursor implements AutoCloseable {
  private final HandleTable handles;
  private final Loops loops;
  private boolean isOpen;
  private boolean onPair;
  private long pair;

  /** Why the loop cannot go on; null if it can. */
  private String broken;

  PairCursor(HandleTable handles, Loops loops) {
    this.handles = handles;
    this.loops = loops;
  }

  /** Starts a loop, in place of one that is under way. */
  final void start() {
    setNoPair();
    broken = null;
    if (!isOpen) {
      isOpen = true;
      loops.begin();
    }
  }

  /** Whether there may be a next pair. */
  final boolean isOpen() {
    if (broken != null) {
      throw new IllegalStateException(broken);
    }
    return isOpen;
  }

  /** Ends a loop that is under way; who goes on with it is told why that is wrong. */
  final void breakOff(String reason) {
    if (isOpen) {
      close();
      broken = reason;
    }
  }

  /** The shape with the lower slot. */
  public final Handle a() {
    return handles.handle(slotA());
  }

  /** The shape with the higher slot. */
  public final Handle b() {
    return handles.handle(slotB());
  }

  /** The other shape of the pair if this is one of the two, or else null. */
  public final Handle other(Handle handle) {
    Arguments.present("handle", handle);
    if (handle.equals(a())) {
      return b();
    }
    return handle.equals(b()) ? a() : null;
  }

  /** The {@linkplain World#userData user data} of a if it is of this type, or else null. */
  public final <T> T dataA(Class<T> type) {
    return handles.userData(slotA(), type);
  }

  /** The {@linkplain World#userData user data} of b if it is of this type, or else null. */
  public final <T> T dataB(Class<T> type) {
    return handles.userData(slotB(), type);
  }

  /**
   * The user data of the shape whose user data is of this type, or null if neither is: for pairs of
   * different kinds, whose order does not matter. If both are, that of a.
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

  /** The shape whose user data is of this type, or null if neither is. If both are, a. */
  public final Handle handle(Class<?> type) {
    if (dataA(type) != null) {
      return a();
    }
    return dataB(type) != null ? b() : null;
  }

  /**
   * Ends the loop; at its end this happens by itself. Closing is never required: a loop that was
   * left early, by {@code break} or by an exception, does not keep the world from being changed.
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
