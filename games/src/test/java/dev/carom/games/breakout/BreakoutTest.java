// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.breakout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Box;
import dev.carom.games.Input;
import dev.carom.games.Keys;
import dev.carom.games.breakout.Breakout.Phase;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BreakoutTest {
  private static final int MOST_STEPS = 60_000;

  /** Lets the autopilot play until the level is won; returns the steps. */
  private static int playToTheEnd(Breakout game, long seed) {
    BreakoutAutopilot autopilot = new BreakoutAutopilot(game, seed);
    Input input = new Input();
    int steps = 0;
    while (game.phase() != Phase.WON) {
      assertThat(steps++)
          .as("steps, with bricks left: " + game.bricksLeft())
          .isLessThan(MOST_STEPS);
      autopilot.steer(input);
      game.step(input);
      assertThat(game.ballOverlapsSomething()).isFalse();
      assertThat(slope(game)).as("how steeply the ball flies").isGreaterThan(0.19);
    }
    return steps;
  }

  @ParameterizedTest
  @CsvSource({
    "0, 13519, 2400",
    "1, 8490, 1750",
    "2, 8094, 1840",
    "3, 22061, 1840",
    "4, 8577, 1680"
  })
  void everyLevelCanBeFinishedAndEveryBrickCounts(int level, int steps, int score) {
    Breakout game = new Breakout(level);
    assertThat(playToTheEnd(game, 2)).isEqualTo(steps);
    assertThat(game.score()).isEqualTo(score);
    assertThat(game.bricksLeft()).isZero();
    assertThat(game.lives()).isEqualTo(3);
    assertThat(game.hitsFromAfar()).isZero();
  }

  private static double slope(Breakout game) {
    double across = game.ball.velocityX;
    double down = game.ball.velocityY;
    double speed = Math.sqrt(across * across + down * down);
    return speed == 0 ? 1 : Math.abs(down) / speed;
  }

  @ParameterizedTest
  @CsvSource({"3, 6, 3", "3, 20, 4", "3, 20, 1", "1, 6, 8", "4, 20, 2", "0, 11, 1"})
  void aSquareBallNeitherOverlapsAnythingNorStopsFlying(int level, double speed, long seed) {
    Breakout game = new Breakout(level, true);
    game.setSpeed(speed);
    BreakoutAutopilot autopilot = new BreakoutAutopilot(game, seed);
    Input input = new Input();
    for (int step = 0; step < 6000; step++) {
      double x = game.ballX();
      double y = game.ballY();
      boolean flies = game.phase() == Phase.PLAYING;
      autopilot.steer(input);
      game.step(input);
      assertThat(game.ballOverlapsSomething()).as("overlaps after step " + step).isFalse();
      assertThat(flies && x == game.ballX() && y == game.ballY())
          .as("stands still in step " + step)
          .isFalse();
    }
  }

  @Test
  void aBallThatFliesLevelComesDownSoon() {
    Breakout game = new Breakout(List.of(new Brick(Box.at(0, 0, 50, 20), 1)));
    BreakoutAutopilot autopilot = new BreakoutAutopilot(game, 1);
    Input input = new Input();
    new Keys(game).hold("f", 1);
    game.placeBall(400, 100);
    game.ball.head(1, 0, 6);
    int steps = 0;
    while (game.ballY() < 540) {
      autopilot.steer(input);
      game.step(input);
      assertThat(steps++).as("steps").isLessThan(600);
    }
  }

  @Test
  void winningLeadsToTheNextLevelWithTheSameScore() {
    Breakout game = new Breakout(2);
    playToTheEnd(game, 1);
    int score = game.score();
    new Keys(game).hold("", 1).hold("f", 1);
    assertThat(game.level()).isEqualTo(3);
    assertThat(game.score()).isEqualTo(score);
    assertThat(game.phase()).isEqualTo(Phase.READY);
  }

  @Test
  void losingAllBallsEndsTheGameAndFiringBeginsTheLevelAgain() {
    Breakout game = new Breakout(1);
    Keys keys = new Keys(game);
    keys.hold("r", 100);
    for (int balls = 3; balls > 0; balls--) {
      assertThat(game.lives()).isEqualTo(balls);
      keys.hold("f", 1);
      for (int step = 0; step < 5000 && game.phase() == Phase.PLAYING; step++) {
        keys.hold(game.ballX() < 400 ? "r" : "l", 1);
      }
      keys.hold("", 1);
    }
    assertThat(game.phase()).isEqualTo(Phase.LOST);
    keys.hold("f", 1);
    assertThat(game.phase()).isEqualTo(Phase.READY);
    assertThat(game.lives()).isEqualTo(3);
    assertThat(game.score()).isZero();
    assertThat(game.level()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(doubles = {1, 7, 40, 300, 1000})
  void theBallNeverGoesThroughAWallOfOnePixel(double speed) {
    int bounces = 0;
    for (int seed = 0; seed < 200; seed++) {
      Breakout game = new Breakout(wallOfOnePixel());
      game.setSpeed(speed);
      BreakoutAutopilot autopilot = new BreakoutAutopilot(game, seed);
      Input input = new Input();
      for (int step = 0; step < 500 && game.phase() != Phase.LOST; step++) {
        autopilot.steer(input);
        game.step(input);
        assertThat(game.ballY())
            .as("y in step " + step + " of seed " + seed)
            .isGreaterThanOrEqualTo(301 + Ball.RADIUS);
        assertThat(game.ballOverlapsSomething()).isFalse();
      }
      bounces += game.bounces();
    }
    assertThat(bounces).isGreaterThan(400);
  }

  private static List<Brick> wallOfOnePixel() {
    List<Brick> wall = new ArrayList<>();
    for (int k = 0; k < 16; k++) {
      wall.add(new Brick(Box.at(50 * k, 300, 50, 1), 0));
    }
    wall.add(new Brick(Box.at(0, 100, 50, 20), 1));
    return wall;
  }

  @Test
  void aFastBallClearsALevelWithoutPassingThroughSolidBricks() {
    for (int level = 0; level < Breakout.LEVELS; level++) {
      Breakout game = new Breakout(level);
      game.setSpeed(15);
      BreakoutAutopilot autopilot = new BreakoutAutopilot(game, 5);
      Input input = new Input();
      for (int step = 0; step < 3000; step++) {
        autopilot.steer(input);
        game.step(input);
        assertThat(game.ballOverlapsSomething()).isFalse();
      }
    }
  }

  @Test
  void theFurtherFromThePaddlesMiddleTheMoreToTheSide() {
    double before = Double.NEGATIVE_INFINITY;
    for (double offMiddle : new double[] {-45, -20, 0, 20, 45}) {
      Breakout game = new Breakout(List.of(new Brick(Box.at(0, 0, 50, 20), 1)));
      new Keys(game).hold("f", 1);
      game.placeBall(400 - offMiddle, 400);
      game.ball.head(0, 1, 6);
      Input input = new Input();
      input.pointing = true;
      input.pointerX = 400 - 2 * offMiddle;
      while (game.ballFalls()) {
        game.step(input);
      }
      assertThat(game.ball.velocityX).as("off the middle by " + offMiddle).isGreaterThan(before);
      assertThat(Math.signum(game.ball.velocityX)).isEqualTo(Math.signum(offMiddle));
      before = game.ball.velocityX;
    }
  }

  @Test
  void aSquareBallHitsBricksItDoesNotTouch() {
    Breakout game = new Breakout(0, true);
    BreakoutAutopilot autopilot = new BreakoutAutopilot(game, 1);
    Input input = new Input();
    for (int step = 0; step < 5000; step++) {
      autopilot.steer(input);
      game.step(input);
    }
    assertThat(game.hitsFromAfar()).isEqualTo(19);
  }

  @Test
  void refusesLevelsAndSpeedsThatThereAreNot() {
    assertThatThrownBy(() -> new Breakout(Breakout.LEVELS))
        .hasMessage("level must be from 0 to 4, but was 5");
    assertThatThrownBy(() -> new Breakout(0).setSpeed(Double.NaN))
        .hasMessage("factor must be above 0 and sensible, but was NaN");
  }
}
