package dev.carom.world;

/** Rejects changes of a world while it calls a callback or a canvas. */
final class Guard {
  /**
   * The thread of the callback that runs; null for none. With several readers at once each resets
   * it at the end of its own callback, so that none is left over.
   */
  private Thread calling;

  /** Notes that a callback begins; pass what it returns to {@link #leave}. */
  Thread enter() {
    Thread self = Thread.currentThread();
    Thread outer = calling == self ? self : null;
    calling = self;
    return outer;
  }

  /** Notes that a callback has ended. */
  void leave(Thread outer) {
    calling = outer;
  }

  /** Throws if a callback runs. */
  void checkChange() {
    if (calling != null) {
      throw new IllegalStateException(
          "a callback or a canvas is being called: change the world after that");
    }
  }
}
