package dev.carom.internal.index;

/**
 * Receives what may lie on a way, roughly from its start to its end; an id may come more than once.
 * It must not change what is searched.
 */
@FunctionalInterface
public interface WayVisitor {
  /**
   * Returns how far it is still worth looking: a time up to the limit, which is the one returned
   * last; a negative one stops the search.
   */
  double visit(int id, double limit);
}
