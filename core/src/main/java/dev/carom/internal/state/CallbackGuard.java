package dev.carom.internal.state;

/** Rejects changes of a world while it calls a callback or a canvas. */
public final class CallbackGuard {
  /**
   * The thread of the callback that runs; null for none. With several readers at once each resets
   * it at the end of its own callback, so that none is left over.
   */
  private Thread calling;

  /** Notes that a callback begins; pass what it returns to {@link #leave}. */
  public Thread enter() {
    Thread self = Thread.currentThread();
    Thread outer = calling == self ? self : null;
    calling = self;
    return outer;
  }

  /** Notes that a callback has ended. */
  public void leave(Thread outer) {
    calling = outer;
  }

  /** Throws if a callback runs. */
  public void checkChange() {
    if (calling != null) {
      throw new IllegalStateException(
          "a callback or a canvas is being called: change the world after that");
    }
  }
}
