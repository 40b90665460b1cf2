// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.internal.index.CachedPairs;
import dev.carom.internal.index.Movement;
import dev.carom.internal.index.Workers;

/**
 * Shapes that move between calls, with the pairs that were close in an earlier call. While no shape
 * has moved too far since, only these candidates are tested.
 */
abstract class MovingShapes implements Movement {
  final CachedPairs cached;

  MovingShapes(Workers workers) {
    cached = new CachedPairs(this, workers);
  }

  /**
   * Finds the pairs among the candidates, or among new ones; returns false if a search without
   * candidates is better.
   */
  final boolean find() {
    boolean isKnown = isKnown();
    if (isKnown && cached.find()) {
      return true;
    }
    double margin = isKnown ? cached.margin() : 0;
    if (margin > 0 || areCandidatesFaster()) {
      if (findCandidates(margin)) {
        return true;
      }
      cached.giveUp();
    }
    return false;
  }

  /** Returns false if earlier calls were about other shapes. */
  boolean isKnown() {
    return true;
  }

  /** Returns true if a search for candidates is faster than another, even if they serve once. */
  boolean areCandidatesFaster() {
    return false;
  }

  /**
   * Finds the pairs of shapes that are enlarged by a margin, for the cache to take; returns false
   * if there are too many, or if another search is needed.
   */
  abstract boolean findCandidates(double margin);

  /** Shows the pairs found. */
  final void show(Pairs pairs) {
    pairs.show(cached.pairs(), cached.count(), 0);
  }

  /** Forgets the arrays, which belong to the caller. */
  abstract void release();
}
