package dev.carom.games;

/** Plays a game by simple rules, for demonstrations and tests. */
public interface Autopilot {
  /** Writes what it does in the next step. */
  void steer(Input input);
}
