// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.state;

/** Rejects changes of a world while it calls a callback or a canvas. */
public final class CallbackGuard {
  /**
   * The thread whose callback is running; null for none. With several readers at once, each resets
   * it at the end of its own callback, so none is left over.
   */
  private Thread calling;

  /** Records that a callback begins; pass the result to {@link #leave}. */
  public Thread enter() {
    Thread self = Thread.currentThread();
    Thread outer = calling == self ? self : null;
    calling = self;
    return outer;
  }

  /** Records that a callback has ended. */
  public void leave(Thread outer) {
    calling = outer;
  }

  /** Throws if a callback is running. */
  public void checkChange() {
    if (calling != null) {
      throw new IllegalStateException(
          "a callback or a canvas is being called: change the world after that");
    }
  }
}
