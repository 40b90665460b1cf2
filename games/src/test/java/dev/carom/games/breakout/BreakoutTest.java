// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.breakout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.carom.Box;
import dev.carom.Shape;
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
    "0, 15173, 2400",
    "1, 15458, 1750",
    "2, 12117, 1840",
    "3, 23050, 1840",
    "4, 16699, 1680",
    "5, 10394, 1460"
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
  @CsvSource({"3, 6, 3", "3, 20, 4", "3, 20, 1", "1, 6, 8", "4, 20, 2", "0, 11, 1", "5, 6, 1"})
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

  /** A game with a mill in the middle, and a ball on its way to it. */
  private static Breakout withMill(Mill mill, double fromX, double fromY, double toX, double toY) {
    Brick brick = new Brick(Box.at(0, 0, 50, 20), 1);
    Breakout game = new Breakout(List.of(brick), List.of(mill));
    new Keys(game).hold("f", 1);
    game.placeBall(fromX, fromY);
    game.ball.head(toX - fromX, toY - fromY, 6);
    return game;
  }

  @ParameterizedTest
  @CsvSource({
    // Upright or level it is as any box; turned by 45° it sends the ball round the corner.
    "0, 400, 400, 0, 1",
    "45, 400, 400, -1, 0",
    "135, 400, 400, 1, 0",
    "45, 400, 100, 1, 0",
    "135, 400, 100, -1, 0",
    "60, 400, 400, -0.8660254037844386, -0.5",
    "30, 400, 400, -0.8660254037844386, 0.5",
  })
  void theBallLeavesATurnedMillAsAMirrorWould(
      double angle, double fromX, double fromY, double directionX, double directionY) {
    Breakout game = withMill(new Mill(400, 250, angle, 0), fromX, fromY, 400, 250);
    Keys keys = new Keys(game);
    double before = game.bounces();
    while (game.bounces() == before) {
      keys.hold("", 1);
    }
    double steepestFlat = directionY == 0 ? Ball.FLATTEST : Math.abs(directionY);
    assertThat(Math.abs(game.ball.velocityY) / 6).isCloseTo(steepestFlat, within(1e-9));
    if (directionY == 0) {
      assertThat(Math.signum(game.ball.velocityX)).isEqualTo(directionX);
    } else {
      assertThat(game.ball.velocityX / 6).isCloseTo(directionX, within(1e-9));
      assertThat(game.ball.velocityY / 6).isCloseTo(directionY, within(1e-9));
    }
  }

  @ParameterizedTest
  @CsvSource({"1.2, 1", "-7, 1", "40, 1", "-133, 1", "1.2, 20", "-7, 200"})
  void aMillThatTurnsIntoTheBallNeverOverlapsIt(double millSpeed, double ballSpeed) {
    int bounces = 0;
    for (int seed = 0; seed < 10; seed++) {
      Breakout game = withMill(new Mill(400, 250, 0, millSpeed), 60 + 60 * seed, 330, 400, 250);
      game.setSpeed(ballSpeed);
      BreakoutAutopilot autopilot = new BreakoutAutopilot(game, seed);
      Input input = new Input();
      for (int step = 0; step < 500; step++) {
        autopilot.steer(input);
        game.step(input);
        assertThat(game.ballOverlapsSomething())
            .as("overlaps in step %d of seed %d", step, seed)
            .isFalse();
      }
      bounces += game.bounces();
    }
    assertThat(bounces).isGreaterThan(50);
  }

  @Test
  void aMillTurnsForeverWithoutWearingAway() {
    Mill mill = new Mill(400, 250, 0, 1.5);
    Breakout game = new Breakout(List.of(new Brick(Box.at(0, 0, 50, 20), 1)), List.of(mill));
    new Keys(game).hold("", 1);
    Shape first = mill.shape();
    new Keys(game).hold("", 240 * 100);
    assertThat(mill.angle()).isEqualTo(1.5);
    assertThat(mill.shape()).isEqualTo(first);
  }

  @Test
  void theBallBouncesToTheSideOffTheRoundEndsOfThePaddle() {
    // Beside the paddle and lower than its top: a box would let the ball fall past its edge.
    for (int side : new int[] {-1, 1}) {
      Breakout game = new Breakout(List.of(new Brick(Box.at(0, 0, 50, 20), 1)));
      Keys keys = new Keys(game).hold("f", 1);
      game.placeBall(400 + side * 61, 500);
      game.ball.head(0, 1, 6);
      keys.hold("", 20);
      assertThat(game.ball.velocityX * side).isPositive();
      assertThat(game.ball.velocityY / 6).as("not straight up or down").isBetween(-0.99, 0.99);
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
        .hasMessage("level must be from 0 to 5, but was 6");
    assertThatThrownBy(() -> new Breakout(0).setSpeed(Double.NaN))
        .hasMessage("factor must be above 0 and sensible, but was NaN");
  }
}
