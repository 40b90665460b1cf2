// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.internal.join.Workers;
import dev.carom.internal.kept.CachedPairs;
import dev.carom.internal.kept.Movement;

/**
 * Shapes that move between calls, with the pairs that were close in an earlier call. While no shape
 * has moved too far since, only these candidates are tested.
 */
abstract class MovingShapes implements Movement {
  final CachedPairs cached;

  MovingShapes(Workers workers) {
    cached = new CachedPairs(this, workers);
  }

  /** Shows the pairs found. */
  final void show(Pairs pairs) {
    pairs.show(cached.pairs(), cached.count(), 0);
  }

  /** Forgets the arrays, which belong to the caller. */
  abstract void release();
}
