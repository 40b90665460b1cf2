// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.draw.Canvas;
import dev.carom.games.Autopilot;
import dev.carom.games.Grid;
import dev.carom.games.Palette;
import dev.carom.games.platformer.Platformer;
import dev.carom.games.platformer.PlatformerAutopilot;
import dev.carom.games.platformer.TileMap;

/** Running, jumping and riding among tiles and slopes. */
final class MovementRoom extends LevelRoom<Platformer> {
  private Platformer.Body body = Platformer.Body.CIRCLE;
  private boolean showsSweeps = true;
  private double steepest = Platformer.STEEPEST;

  MovementRoom() {
    super(1, new LevelEditor(TileMap.AREA, new TileRules()));
    reset();
  }

  private static final class TileRules implements LevelRules {
    @Override
    public Grid builtIn(int level) {
      return Platformer.map();
    }

    @Override
    public Grid parse(String text) {
      return Grid.parse(text, TileMap.COLUMNS, TileMap.ROWS, TileMap.KINDS);
    }

    @Override
    public void paint(Grid grid, int column, int row, char kind) {
      TileMap.paint(grid, column, row, kind);
    }

    @Override
    public void clear(Grid grid) {
      TileMap.clear(grid);
    }

    @Override
    public String problem(Grid grid) {
      return TileMap.problem(grid);
    }

    @Override
    public void draw(Grid grid, Canvas canvas, Palette palette) {
      Platformer.drawLevel(grid, canvas, palette);
    }
  }

  @Override
  Platformer newGame() {
    Platformer game = isOwn() ? new Platformer(body, own()) : new Platformer(body);
    game.showSweeps(showsSweeps);
    game.setSteepest(steepest);
    return game;
  }

  @Override
  boolean isUsual() {
    return steepest == Platformer.STEEPEST && !isOwn();
  }

  @Override
  int points() {
    return game().isFinished() ? game().time() : 0;
  }

  @Override
  Autopilot newAutopilot(Platformer game) {
    return new PlatformerAutopilot(game, 4);
  }

  @Override
  public void option(String name, double value) {
    switch (name) {
      case "body" -> {
        body = Platformer.Body.values()[(int) value];
        reset();
      }
      case "steepest" -> {
        steepest = value;
        game().setSteepest(value);
      }
      case "sweeps" -> {
        showsSweeps = value != 0;
        game().showSweeps(showsSweeps);
      }
      default -> super.option(name, value);
    }
  }

  @Override
  public void exchange(State state) {
    exchangeLevel(state, "tiles");
    int last = Platformer.Body.values().length - 1;
    body = Platformer.Body.values()[state.whole("body", body.ordinal(), 0, last)];
    steepest = state.number("steepest", steepest, 0, 70);
    showsSweeps = state.flag("sweeps", showsSweeps);
    super.exchange(state);
    if (state.isReading()) {
      reset();
    }
  }

  @Override
  public void report(Report report) {
    Platformer game = game();
    super.report(report);
    report.show("position", Decimal.of(game.x()) + ", " + Decimal.of(game.y()));
    report.show("ground", ground(game));
    report.show("hits", Integer.toString(game.hits()));
    report.show("coins", Integer.toString(game.coins()));
  }

  private static String ground(Platformer game) {
    if (!game.isStanding()) {
      return "air";
    }
    if (game.isRiding()) {
      return "a moving platform";
    }
    if (game.isWedged()) {
      return "both sides of a valley";
    }
    double degrees = Math.toDegrees(Math.atan(game.rise()));
    return degrees < 0.5 ? "level ground" : "a slope of " + Decimal.of(degrees, 0) + "°";
  }
}
