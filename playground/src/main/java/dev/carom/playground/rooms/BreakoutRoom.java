// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.Box;
import dev.carom.draw.Canvas;
import dev.carom.games.Autopilot;
import dev.carom.games.Grid;
import dev.carom.games.Input;
import dev.carom.games.Palette;
import dev.carom.games.breakout.Breakout;
import dev.carom.games.breakout.BreakoutAutopilot;
import dev.carom.games.breakout.BrickMap;

/** Breakout, optionally with a second board whose ball collides by its bounding box. */
final class BreakoutRoom extends LevelRoom<Breakout> {
  private static final double GAP = 30;

  private double speed = 1;
  private boolean beside;
  private boolean stacked;
  private Breakout square;
  private Autopilot squareAutopilot;
  private final Input squareInput = new Input();

  BreakoutRoom() {
    super(Breakout.LEVELS, new LevelEditor(BrickMap.AREA, new BrickRules()));
    reset();
  }

  private static final class BrickRules implements LevelRules {
    @Override
    public Grid builtIn(int level) {
      return Breakout.map(level);
    }

    @Override
    public Grid parse(String text) {
      return Grid.parse(text, BrickMap.COLUMNS, BrickMap.ROWS, BrickMap.KINDS);
    }

    @Override
    public void paint(Grid grid, int column, int row, char kind) {
      BrickMap.paint(grid, column, row, kind);
    }

    @Override
    public void clear(Grid grid) {
      grid.clear();
    }

    @Override
    public String problem(Grid grid) {
      return BrickMap.problem(grid);
    }

    @Override
    public void draw(Grid grid, Canvas canvas, Palette palette) {
      Breakout.drawLevel(grid, canvas, palette);
    }
  }

  @Override
  Breakout newGame() {
    return newGame(false);
  }

  private Breakout newGame(boolean squareBall) {
    Breakout game = isOwn() ? new Breakout(own(), squareBall) : new Breakout(level(), squareBall);
    game.setSpeed(speed);
    return game;
  }

  @Override
  boolean isUsual() {
    return speed == 1 && !isOwn();
  }

  @Override
  int points() {
    return game().score();
  }

  @Override
  Autopilot newAutopilot(Breakout game) {
    return new BreakoutAutopilot(game, 3);
  }

  @Override
  public void reset() {
    super.reset();
    square = newGame(true);
    squareAutopilot = newAutopilot(square);
  }

  @Override
  public Box scene(double aspect) {
    Box board = Breakout.VIEW;
    if (!beside || isEditing()) {
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
    if (isEditing()) {
      return;
    }
    setLevel(game().level());
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
    if (beside && !isEditing()) {
      square.draw(
          new OffsetCanvas(
              canvas,
              stacked ? 0 : Breakout.VIEW.width() + GAP,
              stacked ? Breakout.VIEW.height() + GAP : 0),
          palette);
    }
  }

  @Override
  String pointerInGame(Pointer what, double x, double y) {
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
    exchangeLevel(state, "bricks");
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
    super.report(report);
    report.show("phase", game.phase().toString().toLowerCase());
    report.show("score", Integer.toString(game.score()));
    report.show("lives", Integer.toString(game.lives()));
    report.show("bricks", Integer.toString(game.bricksLeft()));
    report.show("bounces", Integer.toString(game.bounces()));
    report.show("afar", beside ? square.hitsFromAfar() + " of " + square.bounces() : "–");
  }
}
