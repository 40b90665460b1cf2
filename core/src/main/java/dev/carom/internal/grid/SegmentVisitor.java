// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.grid;

/**
 * Receives the ids that a segment may meet, roughly from its start to its end; an id may come more
 * than once. It must not change what is searched.
 */
@FunctionalInterface
public interface SegmentVisitor {
  /**
   * Returns the new limit of the search, a time up to the current limit; a negative one stops the
   * search.
   */
  double visit(int id, double limit);
}
