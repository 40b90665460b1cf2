package dev.carom.games.breakout;

import dev.carom.games.Autopilot;
import dev.carom.games.Dice;
import dev.carom.games.Input;

/** Keeps the paddle under the ball, now with one part of it, now with another. */
public final class BreakoutAutopilot implements Autopilot {
  private final Breakout game;
  private final Dice dice;
  private double aim;
  private boolean fellBefore;

  /** A player of this game, who aims the same way for the same seed. */
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
    // Pressed anew each time, since holding it does nothing.
    input.fire = game.phase() != Breakout.Phase.PLAYING && !input.fire;
  }
}
