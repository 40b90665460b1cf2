// SPDX-License-Identifier: Apache-2.0
package dev.carom.games;

/** Plays a game by simple rules, for demonstrations and tests. */
public interface Autopilot {
  /** Sets the input for the next step. */
  void steer(Input input);
}
