// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.breakout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.games.Dice;
import dev.carom.games.Grid;
import dev.carom.games.Input;
import dev.carom.games.Keys;
import dev.carom.games.breakout.Breakout.Phase;
import org.junit.jupiter.api.Test;

class BrickMapTest {
  private static Grid empty() {
    return Grid.parse("", BrickMap.COLUMNS, BrickMap.ROWS, BrickMap.KINDS);
  }

  @Test
  void theBuiltInLevelsCanBePlayedAsOwnOnes() {
    for (int level = 0; level < Breakout.LEVELS; level++) {
      Grid grid = Breakout.map(level);
      assertThat(BrickMap.problem(grid)).as("level %d", level).isEmpty();
      assertThat(grid.text().length()).as("characters in an address").isLessThan(130);
      Breakout own = new Breakout(grid, false);
      assertThat(own.bricksLeft()).isEqualTo(new Breakout(level).bricksLeft());
      assertThat(own.level()).isEqualTo(Breakout.LEVELS);
    }
  }

  @Test
  void aLevelWithoutBricksThatBreakIsRefused() {
    Grid grid = empty();
    BrickMap.paint(grid, 3, 3, '#');
    assertThat(BrickMap.problem(grid)).isEqualTo("The level needs at least one coloured brick.");
    assertThatThrownBy(() -> new Breakout(grid, false))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The level needs at least one coloured brick.");
    BrickMap.paint(grid, 4, 3, '5');
    assertThat(BrickMap.problem(grid)).isEmpty();
  }

  @Test
  void aMillMakesRoomForItselfAndLeavesIfItHasNone() {
    Grid grid = empty();
    for (int row = 0; row < BrickMap.ROWS; row++) {
      for (int column = 0; column < BrickMap.COLUMNS; column++) {
        BrickMap.paint(grid, column, row, '2');
      }
    }
    BrickMap.paint(grid, 5, 6, '*');
    assertThat(grid.get(5, 6)).isEqualTo('*');
    assertThat(grid.get(6, 6)).as("beside it").isEqualTo('.');
    assertThat(grid.get(5, 10)).as("far below").isEqualTo('2');
    assertThat(BrickMap.problem(grid)).isEmpty();
    BrickMap.paint(grid, 6, 7, '1');
    assertThat(grid.count('*')).as("mills").isZero();
    grid.set(6, 8, '*');
    assertThat(BrickMap.problem(grid)).isEqualTo("A mill has no room to turn.");
  }

  @Test
  void whatTheEditorPaintsCanBePlayedAndTheBallNeverOverlapsAnything() {
    Dice dice = new Dice(3);
    for (int round = 0; round < 40; round++) {
      Grid grid = empty();
      for (int k = 0; k < 120; k++) {
        char letter = BrickMap.KINDS.charAt(dice.below(BrickMap.KINDS.length()));
        BrickMap.paint(
            grid, dice.below(BrickMap.COLUMNS), dice.below(BrickMap.ROWS), k == 119 ? '1' : letter);
      }
      assertThat(BrickMap.problem(grid)).isEmpty();
      Breakout game = new Breakout(grid, false);
      game.setSpeed(1 + round % 5);
      BreakoutAutopilot autopilot = new BreakoutAutopilot(game, round);
      Input input = new Input();
      for (int step = 0; step < 400; step++) {
        autopilot.steer(input);
        game.step(input);
        assertThat(game.ballOverlapsSomething()).as("%s, step %d", grid.text(), step).isFalse();
      }
      assertThat(game.bounces()).isPositive();
    }
  }

  @Test
  void anOwnLevelIsPlayedAgainOnceItIsWon() {
    Grid grid = empty();
    BrickMap.paint(grid, 8, 13, '1');
    Breakout game = new Breakout(grid, false);
    BreakoutAutopilot autopilot = new BreakoutAutopilot(game, 1);
    Input input = new Input();
    for (int step = 0; step < 20_000 && game.phase() != Phase.WON; step++) {
      autopilot.steer(input);
      game.step(input);
    }
    assertThat(game.phase()).isEqualTo(Phase.WON);
    new Keys(game).hold("", 1).hold("f", 1);
    assertThat(game.phase()).isEqualTo(Phase.READY);
    assertThat(game.level()).isEqualTo(Breakout.LEVELS);
    assertThat(game.bricksLeft()).isEqualTo(1);
  }
}
