// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.platformer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.games.Dice;
import dev.carom.games.Grid;
import dev.carom.games.Input;
import dev.carom.games.Keys;
import dev.carom.games.Sound;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TileMapTest {
  private static Grid cleared() {
    Grid grid = Platformer.map();
    TileMap.clear(grid);
    return grid;
  }

  @Test
  void theBuiltInLevelIsTheSameAsAnOwnOne() {
    Grid grid = Platformer.map();
    assertThat(TileMap.problem(grid)).isEmpty();
    assertThat(grid.text().length()).as("characters in an address").isLessThan(200);
    Grid read = Grid.parse(grid.text(), TileMap.COLUMNS, TileMap.ROWS, TileMap.KINDS);
    Platformer own = new Platformer(Platformer.Body.BOX, read);
    Platformer builtIn = new Platformer(Platformer.Body.BOX);
    new Keys(own).hold("r", 300);
    new Keys(builtIn).hold("r", 300);
    assertThat(own.checksum()).isEqualTo(builtIn.checksum());
  }

  @Test
  void thereIsAlwaysOneStart() {
    Grid grid = cleared();
    TileMap.paint(grid, 4, 4, 'S');
    assertThat(grid.count('S')).isEqualTo(1);
    TileMap.paint(grid, 4, 4, '#');
    assertThat(grid.get(4, 4)).as("not covered").isEqualTo('S');
    TileMap.paint(grid, 4, 3, '(');
    assertThat(grid.get(4, 3)).as("a slope that would reach into it").isEqualTo('.');
    TileMap.paint(grid, 7, 6, ')');
    TileMap.paint(grid, 7, 7, 'S');
    assertThat(grid.get(7, 6)).as("makes room").isEqualTo('.');
    assertThat(grid.get(4, 4)).isEqualTo('.');
  }

  @Test
  void levelsThatCannotBePlayedSayWhy() {
    Grid grid = cleared();
    assertThat(TileMap.problem(grid)).isEqualTo("The level needs at least one coin.");
    assertThatThrownBy(() -> new Platformer(Platformer.Body.CIRCLE, grid))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The level needs at least one coin.");
    TileMap.paint(grid, 9, 9, 'o');
    assertThat(TileMap.problem(grid)).isEmpty();
    for (int k = 0; k < 13; k++) {
      TileMap.paint(grid, k, 2, '^');
    }
    assertThat(TileMap.problem(grid)).isEqualTo("The level may have at most 12 moving platforms.");
    grid.clear();
    assertThat(TileMap.problem(grid)).isEqualTo("The level needs one start, but has 0.");
    grid.set(3, 3, 'S');
    grid.set(3, 2, '(');
    assertThat(TileMap.problem(grid)).isEqualTo("The start is inside a slope.");
  }

  @Test
  void theTimeRunsFromTheFirstMoveToTheLastCoin() {
    Grid grid = cleared();
    TileMap.paint(grid, 6, TileMap.ROWS - 1, 'o');
    Platformer game = new Platformer(Platformer.Body.CIRCLE, grid);
    Keys keys = new Keys(game).hold("", 50);
    assertThat(game.time()).isZero();
    keys.hold("r", 30);
    assertThat(game.time()).isEqualTo(30);
    assertThat(game.isFinished()).isFalse();
    keys.hold("r", 60);
    assertThat(game.isFinished()).isTrue();
    assertThat(game.effects().take(Sound.WIN)).isTrue();
    int time = game.time();
    assertThat(time).isBetween(31, 89);
    keys.hold("l", 30);
    assertThat(game.time()).isEqualTo(time);
  }

  @Test
  void aPlatformTurnsBeforeItHitsSomethingAndLeavesRoomForTheRunner() {
    Grid grid = cleared();
    TileMap.paint(grid, 0, 0, 'o');
    TileMap.paint(grid, 5, 8, '>');
    TileMap.paint(grid, 10, 8, '#');
    TileMap.paint(grid, 15, 11, '^');
    TileMap.paint(grid, 15, 8, '#');
    Platformer game = new Platformer(Platformer.Body.CIRCLE, grid);
    Keys keys = new Keys(game);
    for (int step = 0; step < 400; step++) {
      keys.hold("", 1);
      Platform sideways = game.tiles.platforms.get(0);
      Platform up = game.tiles.platforms.get(1);
      assertThat(game.world.bounds(sideways.handle).maxX()).isLessThanOrEqualTo(11 * TileMap.SIZE);
      assertThat(game.world.bounds(up.handle).minY()).isGreaterThanOrEqualTo(10 * TileMap.SIZE);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aPlatformThatClosesAGapPushesTheRunnerToAFreePlace(Platformer.Body body) {
    for (boolean hasCeiling : new boolean[] {false, true}) {
      Grid grid = cleared();
      TileMap.paint(grid, 0, 0, 'o');
      TileMap.paint(grid, 3, TileMap.ROWS - 1, '#');
      TileMap.paint(grid, 4, TileMap.ROWS - 1, '>');
      for (int column = 3; column < 8; column++) {
        TileMap.paint(grid, column, TileMap.ROWS - 2, hasCeiling ? '#' : '.');
      }
      Platformer game = new Platformer(body, grid);
      Keys keys = new Keys(game).hold("", 140);
      game.place(225, 499);
      for (int step = 0; step < 300; step++) {
        keys.hold("", 1);
        assertThat(game.tiles.solids)
            .as("step %d, ceiling: %b", step, hasCeiling)
            .noneMatch(solid -> solid.overlaps(game.runnerShape()));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void whateverIsPaintedTheRunnerStaysInTheScene(Platformer.Body body) {
    Dice dice = new Dice(17);
    for (int round = 0; round < 40; round++) {
      Grid grid = cleared();
      for (int k = 0; k < 90; k++) {
        // Few platforms that move, many tiles.
        int kinds = k < 6 ? TileMap.KINDS.length() : TileMap.KINDS.indexOf('>');
        char letter = TileMap.KINDS.charAt(dice.below(kinds));
        TileMap.paint(grid, dice.below(TileMap.COLUMNS), dice.below(TileMap.ROWS), letter);
      }
      TileMap.paint(grid, dice.below(5), 0, 'o');
      TileMap.paint(grid, 10 + dice.below(5), 0, 'o');
      assertThat(TileMap.problem(grid)).as(grid.text()).isEmpty();
      Platformer game = new Platformer(body, grid);
      PlatformerAutopilot autopilot = new PlatformerAutopilot(game, round);
      Input input = new Input();
      for (int step = 0; step < 500; step++) {
        autopilot.steer(input);
        game.step(input);
        assertThat(Platformer.SCENE.contains(game.x(), game.y()))
            .as("%s, step %d: %f, %f", grid.text(), step, game.x(), game.y())
            .isTrue();
      }
    }
  }
}
