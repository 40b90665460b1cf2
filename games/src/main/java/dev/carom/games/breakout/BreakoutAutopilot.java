// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.breakout;

import dev.carom.games.Autopilot;
import dev.carom.games.Dice;
import dev.carom.games.Input;

/** Keeps the paddle under the ball, each time with a different part of it. */
public final class BreakoutAutopilot implements Autopilot {
  private final Breakout game;
  private final Dice dice;
  private double aim;
  private boolean fellBefore;

  /** Creates an autopilot for a game; equal seeds aim the same way. */
  public BreakoutAutopilot(Breakout game, long seed) {
    this.game = game;
    dice = new Dice(seed);
  }

  @Override
  public void steer(Input input) {
    if (fellBefore && !game.ballFalls()) {
      aim = dice.between(-45, 45);
    }
    fellBefore = game.ballFalls();
    input.pointing = true;
    input.pointerX = game.ballX() + aim;
    // Pressed repeatedly, because holding it does nothing.
    input.fire = game.phase() != Breakout.Phase.PLAYING && !input.fire;
  }
}
