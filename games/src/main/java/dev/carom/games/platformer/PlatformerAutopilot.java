// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.platformer;

import dev.carom.games.Autopilot;
import dev.carom.games.Dice;
import dev.carom.games.Input;

/** Runs back and forth, jumps often, and turns when it is blocked. */
public final class PlatformerAutopilot implements Autopilot {
  private final Platformer game;
  private final Dice dice;
  private boolean toTheRight = true;
  private int jumpSteps;
  private double lastX;

  /** Creates an autopilot for a game; equal seeds run the same way. */
  public PlatformerAutopilot(Platformer game, long seed) {
    this.game = game;
    dice = new Dice(seed);
  }

  @Override
  public void steer(Input input) {
    boolean isHeldUp = Math.abs(game.x() - lastX) < 0.05;
    lastX = game.x();
    if (isHeldUp && dice.below(40) == 0 || dice.below(400) == 0) {
      toTheRight = !toTheRight;
    }
    if (jumpSteps == 0 && game.isStanding() && dice.below(isHeldUp ? 6 : 25) == 0) {
      jumpSteps = 8 + dice.below(16);
    }
    input.clear();
    input.right = toTheRight;
    input.left = !toTheRight;
    input.up = jumpSteps > 0;
    input.down = dice.below(200) == 0;
    jumpSteps = Math.max(0, jumpSteps - 1);
  }
}
