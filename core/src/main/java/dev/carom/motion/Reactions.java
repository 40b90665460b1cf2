// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

/** Chooses the reaction of a mover to each obstacle. */
@FunctionalInterface
public interface Reactions {
  /**
   * Returns the reaction to a hit. It may be called more than once for an obstacle, should depend
   * only on the hit, and must not change the world, which throws if it does. To act on a hit, such
   * as collecting a coin, go through the {@linkplain Mover#hit hits} after the move.
   */
  Reaction to(Hit hit);
}
