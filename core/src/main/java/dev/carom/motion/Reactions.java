package dev.carom.motion;

/** Chooses what a mover does about each obstacle. */
@FunctionalInterface
public interface Reactions {
  /**
   * The reaction to a hit. It may be asked more than once about an obstacle, should depend on the
   * hit alone, and cannot change the world, which refuses it: what is to happen, like taking a
   * coin, is better done after the move, for all its {@linkplain Mover#hit hits}.
   */
  Reaction to(Hit hit);
}
