// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.Box;
import dev.carom.draw.Canvas;
import dev.carom.games.Autopilot;
import dev.carom.games.Game;
import dev.carom.games.Input;
import dev.carom.games.Palette;
import dev.carom.games.Sound;

/** A room with a game, played by the visitor or an autopilot. */
abstract class GameRoom<G extends Game> implements Room {
  /** The visitor's input. */
  final Input input = new Input();

  private G game;
  private Autopilot autopilot;
  private boolean playsItself;
  private boolean calm;

  /** True while the visitor plays this run, with the usual settings. */
  private boolean counts;

  private int stepsPerFrame = 1;

  /** Returns a new game. */
  abstract G newGame();

  /** Returns an autopilot for a game. */
  abstract Autopilot newAutopilot(G game);

  /** Returns true if the visitor's settings make the game neither easier nor harder. */
  boolean isUsual() {
    return true;
  }

  /** Returns what the visitor has achieved; 0 if nothing yet. */
  int points() {
    return 0;
  }

  @Override
  public final int score() {
    return counts ? points() : 0;
  }

  final G game() {
    return game;
  }

  final boolean playsItself() {
    return playsItself;
  }

  final int stepsPerFrame() {
    return stepsPerFrame;
  }

  @Override
  public void reset() {
    game = newGame();
    game.effects().setCalm(calm);
    autopilot = newAutopilot(game);
    input.clear();
    counts = true;
  }

  @Override
  public void setCalm(boolean newCalm) {
    calm = newCalm;
    game.effects().setCalm(calm);
  }

  @Override
  public String takeSounds() {
    StringBuilder names = new StringBuilder();
    for (Sound sound : Sound.values()) {
      if (game.effects().take(sound)) {
        names.append(sound.name()).append(' ');
      }
    }
    return names.toString();
  }

  @Override
  public Box scene(double aspect) {
    return game.scene();
  }

  @Override
  public void step() {
    counts &= !playsItself && isUsual();
    for (int k = 0; k < stepsPerFrame; k++) {
      if (playsItself) {
        autopilot.steer(input);
      }
      game.step(input);
    }
  }

  @Override
  public void draw(Canvas canvas, Palette palette) {
    game.draw(canvas, palette);
  }

  @Override
  public boolean key(String key, boolean down) {
    switch (key) {
      case "ArrowLeft" -> input.left = down;
      case "ArrowRight" -> input.right = down;
      case "ArrowUp" -> input.up = down;
      case "ArrowDown" -> input.down = down;
      case " " -> input.fire = down;
      default -> {
        return false;
      }
    }
    input.pointing = false;
    return true;
  }

  @Override
  public void option(String name, double value) {
    switch (name) {
      case "demo" -> {
        playsItself = value != 0;
        input.clear();
      }
      case "speed" -> stepsPerFrame = (int) value;
      default -> Room.super.option(name, value);
    }
  }

  @Override
  public void exchange(State state) {
    playsItself = state.flag("demo", playsItself);
  }

  @Override
  public long checksum() {
    return game.checksum();
  }
}
