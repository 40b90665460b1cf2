// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.bounds;

/** Receives the ids that a search finds, each once. Must not change what is searched. */
@FunctionalInterface
public interface Visitor {
  /** Returns false to stop the search. */
  boolean visit(int id);
}
