package dev.carom.world;

/** Knows whether a world may be changed now, and says why not. */
final class Guard {
  private boolean contactsOpen;
  private boolean eventsOpen;

  /**
   * The thread of a callback that runs; null for none. Of several readers at once each takes its
   * own name back at the end, so that none is left over.
   */
  private Thread calling;

  void contactsOpen(boolean open) {
    contactsOpen = open;
  }

  void eventsOpen(boolean open) {
    eventsOpen = open;
  }

  /** Notes that a callback begins; what it returns is for {@link #leave}. */
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

  /** Refuses a change that comes at the wrong time. */
  void checkChange() {
    if (contactsOpen || eventsOpen || calling != null) {
      throw new IllegalStateException(reason());
    }
  }

  private String reason() {
    if (calling != null) {
      return "a callback or a canvas is being called: change the world after that";
    }
    return (contactsOpen ? "a contacts" : "an events")
        + " cursor is open: read it to the end or close it before changing the world";
  }
}
