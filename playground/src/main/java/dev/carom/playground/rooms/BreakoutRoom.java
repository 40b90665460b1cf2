// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.Box;
import dev.carom.draw.Canvas;
import dev.carom.games.Autopilot;
import dev.carom.games.Input;
import dev.carom.games.Palette;
import dev.carom.games.breakout.Breakout;
import dev.carom.games.breakout.BreakoutAutopilot;

/** Breakout, optionally with a second board whose ball collides by its bounding box. */
final class BreakoutRoom extends GameRoom<Breakout> {
  private static final double GAP = 30;

  /** The current level, which a reset restarts. */
  private int level;

  private double speed = 1;
  private boolean beside;
  private boolean stacked;
  private Breakout square;
  private Autopilot squareAutopilot;
  private final Input squareInput = new Input();

  BreakoutRoom() {
    reset();
  }

  @Override
  Breakout newGame() {
    Breakout game = new Breakout(level);
    game.setSpeed(speed);
    return game;
  }

  @Override
  Autopilot newAutopilot(Breakout game) {
    return new BreakoutAutopilot(game, 3);
  }

  @Override
  public void reset() {
    super.reset();
    square = new Breakout(level, true);
    square.setSpeed(speed);
    squareAutopilot = newAutopilot(square);
  }

  @Override
  public Box scene(double aspect) {
    Box board = Breakout.VIEW;
    if (!beside) {
      return board;
    }
    stacked = aspect < 1.35;
    return stacked
        ? Box.at(board.minX(), board.minY(), board.width(), 2 * board.height() + GAP)
        : Box.at(board.minX(), board.minY(), 2 * board.width() + GAP, board.height());
  }

  @Override
  public void step() {
    super.step();
    level = game().level();
    if (!beside) {
      return;
    }
    if (playsItself()) {
      squareAutopilot.steer(squareInput);
      square.step(squareInput);
    } else {
      square.step(input);
    }
  }

  @Override
  public void draw(Canvas canvas, Palette palette) {
    super.draw(canvas, palette);
    if (beside) {
      square.draw(
          new OffsetCanvas(
              canvas,
              stacked ? 0 : Breakout.VIEW.width() + GAP,
              stacked ? Breakout.VIEW.height() + GAP : 0),
          palette);
    }
  }

  @Override
  public String pointer(Pointer what, double x, double y) {
    switch (what) {
      case DOWN -> input.fire = true;
      case UP -> input.fire = false;
      case MOVE, LEAVE -> {}
    }
    if (!playsItself() && what != Pointer.LEAVE) {
      input.pointing = true;
      double secondBoard = Breakout.VIEW.maxX() + GAP / 2;
      input.pointerX = x > secondBoard ? x - Breakout.VIEW.width() - GAP : x;
    }
    return "none";
  }

  @Override
  public void option(String name, double value) {
    switch (name) {
      case "level" -> {
        level = (int) value;
        reset();
      }
      case "speed" -> {
        speed = value;
        game().setSpeed(value);
        square.setSpeed(value);
      }
      case "beside" -> {
        beside = value != 0;
        reset();
      }
      default -> super.option(name, value);
    }
  }

  @Override
  public void exchange(State state) {
    level = state.whole("level", level, 0, Breakout.LEVELS - 1);
    speed = state.number("speed", speed, 0.5, 20);
    beside = state.flag("beside", beside);
    super.exchange(state);
    if (state.isReading()) {
      reset();
    }
  }

  @Override
  public void report(Report report) {
    Breakout game = game();
    report.show("level", Integer.toString(level));
    report.show("phase", game.phase().toString().toLowerCase());
    report.show("score", Integer.toString(game.score()));
    report.show("lives", Integer.toString(game.lives()));
    report.show("bricks", Integer.toString(game.bricksLeft()));
    report.show("bounces", Integer.toString(game.bounces()));
    report.show("afar", beside ? square.hitsFromAfar() + " of " + square.bounces() : "–");
  }
}
