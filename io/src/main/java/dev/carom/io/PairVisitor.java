package dev.carom.io;

import java.io.IOException;

/** Takes pairs, one after the other. */
@FunctionalInterface
public interface PairVisitor {
  /** Takes a pair by its rows. */
  void pair(int a, int b) throws IOException;
}
