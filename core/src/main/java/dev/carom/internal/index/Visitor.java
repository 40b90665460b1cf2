package dev.carom.internal.index;

/** Receives what a search finds, each id once. It must not change what is searched. */
@FunctionalInterface
public interface Visitor {
  /** Returns whether to go on; false stops the search. */
  boolean visit(int id);
}
