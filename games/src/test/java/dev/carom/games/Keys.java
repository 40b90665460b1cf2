// SPDX-License-Identifier: Apache-2.0
package dev.carom.games;

/** Holds keys for a number of steps: scripts of plays read as sentences. */
public final class Keys {
  private final Game game;
  private final Input input = new Input();

  public Keys(Game game) {
    this.game = game;
  }

  /** Holds the keys of these letters, l, r, u, d and f for fire, for this many steps. */
  public Keys hold(String letters, int steps) {
    input.clear();
    input.left = letters.contains("l");
    input.right = letters.contains("r");
    input.up = letters.contains("u");
    input.down = letters.contains("d");
    input.fire = letters.contains("f");
    for (int k = 0; k < steps; k++) {
      game.step(input);
    }
    return this;
  }
}
