// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.dot;

import dev.carom.games.Autopilot;
import dev.carom.games.Dice;
import dev.carom.games.Input;

/** Wanders in random directions. */
public final class DotAutopilot implements Autopilot {
  private final Dice dice;
  private int direction;
  private int stepsLeft;

  /** Creates an autopilot; equal seeds wander the same way. */
  public DotAutopilot(long seed) {
    dice = new Dice(seed);
  }

  @Override
  public void steer(Input input) {
    if (stepsLeft == 0) {
      direction = dice.below(8);
      stepsLeft = 30 + dice.below(200);
    }
    stepsLeft--;
    input.clear();
    input.right = direction == 0 || direction == 1 || direction == 7;
    input.left = direction == 3 || direction == 4 || direction == 5;
    input.down = direction == 1 || direction == 2 || direction == 3;
    input.up = direction == 5 || direction == 6 || direction == 7;
  }
}
