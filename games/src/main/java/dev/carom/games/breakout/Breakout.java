// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.breakout;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Shape;
import dev.carom.draw.Canvas;
import dev.carom.games.Checksum;
import dev.carom.games.Dice;
import dev.carom.games.Effects;
import dev.carom.games.Game;
import dev.carom.games.Grid;
import dev.carom.games.Input;
import dev.carom.games.Palette;
import dev.carom.games.Sound;
import dev.carom.motion.Hit;
import dev.carom.motion.Mover;
import dev.carom.motion.Reaction;
import dev.carom.world.Handle;
import dev.carom.world.Hits;
import dev.carom.world.World;
import java.util.List;

/**
 * Breakout on 800 × 600: the ball destroys every brick that is not solid, and bounces off
 * everything it hits, such as mills, which turn all the time.
 *
 * <p>A {@link Mover} moves the ball to the first obstacle; there the ball bounces and continues for
 * the rest of the step. So it never passes through a brick at any speed, and never ends inside one.
 * A mill that turns into the ball pushes it out of the way. The farther from the middle it hits the
 * paddle, the more sideways it leaves; off the round ends, it bounces to the side. It never flies
 * nearly level, and if it would never hit a brick or the paddle again, its direction is turned
 * slightly.
 */
public final class Breakout implements Game {
  /** The phase of the game. */
  public enum Phase {
    /** The ball rests on the paddle until the player fires. */
    READY,
    /** The ball is in play. */
    PLAYING,
    /** All destructible bricks are gone; firing starts the next level. */
    WON,
    /** No balls are left; firing restarts the level. */
    LOST
  }

  /** The field, which is open at the bottom. */
  public static final Box SCENE = Box.at(0, 0, 800, 600);

  private static final double WALL = 10;

  /** The visible area: the field and the walls around it. */
  public static final Box VIEW = new Box(-WALL, -WALL, 800 + WALL, 600);

  /** The visible part of the walls. */
  static final List<Box> WALLS =
      List.of(
          new Box(-WALL, -WALL, 0, 600),
          new Box(800, -WALL, 800 + WALL, 600),
          new Box(0, -WALL, 800, 0));

  /** The number of levels. */
  public static final int LEVELS = Levels.count();

  private static final int LIVES = 3;
  private static final double BALL_SPEED = 6;
  private static final double PADDLE_SPEED = 9;
  private static final double PADDLE_WIDTH = 100;
  private static final double PADDLE_HEIGHT = 20;
  private static final double PADDLE_TOP = 556;
  private static final double STEEPEST = 1.6;
  private static final int MOST_BOUNCES_PER_STEP = 64;

  /**
   * The distance without hitting a brick or the paddle after which the ball's direction is turned.
   */
  private static final double MOST_IDLE_WAY = 3000;

  private static final double IDLE_WAY_BETWEEN_TURNS = 600;
  private static final double MOST_TURN = 0.5;

  final Ball ball = new Ball();
  private final boolean squareBall;
  private final Effects effects = new Effects();

  /** The map of the player's own level; null if the built-in ones are played. */
  private final Grid own;

  private World world;
  private Mover mover;
  private Handle paddle;
  private Handle ballHandle;
  private List<Brick> bricks;
  private List<Mill> mills;
  private int level;
  private Phase phase;
  private double paddleX;
  private double speed = BALL_SPEED;
  private int lives = LIVES;
  private int score;
  private int bricksLeft;
  private int bounces;
  private double idleWay;
  private final Dice dice = new Dice(11);
  private int hitsFromAfar;
  private boolean firedBefore;

  /** Starts the game at a level, from 0. */
  public Breakout(int level) {
    this(level, false);
  }

  /**
   * Starts the game at a level, from 0.
   *
   * @param level the level
   * @param squareBall whether the ball collides by its bounding box, as in a simpler game
   */
  public Breakout(int level, boolean squareBall) {
    if (level < 0 || level >= LEVELS) {
      throw new IllegalArgumentException(
          "level must be from 0 to " + (LEVELS - 1) + ", but was " + level);
    }
    this.squareBall = squareBall;
    own = null;
    begin(level);
  }

  /**
   * Starts the game with a single level of the player.
   *
   * @param own its map, as {@link BrickMap} describes it
   * @param squareBall whether the ball collides by its bounding box
   * @throws IllegalArgumentException if the level cannot be played
   */
  public Breakout(Grid own, boolean squareBall) {
    String problem = BrickMap.problem(own);
    if (!problem.isEmpty()) {
      throw new IllegalArgumentException(problem);
    }
    this.squareBall = squareBall;
    this.own = own.copy();
    begin(LEVELS);
  }

  /** Returns the map of a built-in level, from 0. */
  public static Grid map(int level) {
    return Levels.grid(level);
  }

  /** Starts a custom level with these bricks. */
  Breakout(List<Brick> bricks) {
    this(bricks, List.of());
  }

  /** Starts a custom level with these bricks and mills. */
  Breakout(List<Brick> bricks, List<Mill> mills) {
    squareBall = false;
    own = null;
    begin(0, bricks, mills);
  }

  private void begin(int newLevel) {
    Grid grid = own == null ? Levels.grid(newLevel) : own;
    begin(newLevel, BrickMap.bricks(grid), BrickMap.mills(grid));
  }

  private void begin(int newLevel, List<Brick> newBricks, List<Mill> newMills) {
    level = newLevel;
    bricks = newBricks;
    mills = newMills;
    world = World.create();
    world.addAllStatic(
        Box.at(-100, -100, 100, 800), Box.at(800, -100, 100, 800), Box.at(0, -100, 800, 100));
    bricksLeft = 0;
    for (Brick brick : bricks) {
      world.setUserData(world.addStatic(brick.box), brick);
      bricksLeft += brick.isSolid() ? 0 : 1;
    }
    paddleX = SCENE.centerX();
    for (Mill mill : mills) {
      mill.addTo(world);
    }
    paddle = world.add(paddleShape());
    ballHandle = world.add(ball.shape(squareBall));
    mover = Mover.builder(world).reactions(hit -> Reaction.STOP).build();
    layBallOnPaddle();
  }

  private void layBallOnPaddle() {
    phase = Phase.READY;
    idleWay = 0;
    placeBall(paddleX, PADDLE_TOP - Ball.RADIUS);
  }

  /** Moves the ball; at its current position, it stays to the last bit. */
  void placeBall(double x, double y) {
    world.moveTo(ballHandle, x, y);
    ball.x = x;
    ball.y = y;
  }

  /** Returns the phase of the game. */
  public Phase phase() {
    return phase;
  }

  /** Returns the current level, from 0; {@link #LEVELS} for the player's own. */
  public int level() {
    return level;
  }

  /** Returns the number of balls left, including the one in play. */
  public int lives() {
    return lives;
  }

  /** Returns the score. */
  public int score() {
    return score;
  }

  /** Returns the number of bricks that remain to be destroyed. */
  public int bricksLeft() {
    return bricksLeft;
  }

  /** Returns the number of bounces. */
  public int bounces() {
    return bounces;
  }

  /** Returns how often a square ball hit a brick that the round ball would not have touched. */
  public int hitsFromAfar() {
    return hitsFromAfar;
  }

  /** Returns the x coordinate of the ball's centre. */
  public double ballX() {
    return ball.x;
  }

  /** Returns the y coordinate of the ball's centre. */
  public double ballY() {
    return ball.y;
  }

  /** Returns true if the ball moves downwards. */
  public boolean ballFalls() {
    return ball.velocityY > 0;
  }

  /** Returns true if the ball overlaps anything, which must never happen. */
  boolean ballOverlapsSomething() {
    Shape shape = world.shape(ballHandle);
    Hits near = world.query(shape);
    for (int k = 0; k < near.size(); k++) {
      boolean isBall = near.handle(k).equals(ballHandle);
      if (!isBall && shape.overlaps(world.shape(near.handle(k)))) {
        return true;
      }
    }
    return false;
  }

  /** Multiplies the usual speed of the ball by a factor. */
  public void setSpeed(double factor) {
    if (!(factor > 0 && factor <= 1000)) {
      throw new IllegalArgumentException("factor must be above 0 and sensible, but was " + factor);
    }
    speed = BALL_SPEED * factor;
    if (phase == Phase.PLAYING) {
      ball.head(ball.velocityX, ball.velocityY, speed);
    }
  }

  @Override
  public Box scene() {
    return VIEW;
  }

  @Override
  public Effects effects() {
    return effects;
  }

  @Override
  public void step(Input input) {
    effects.step();
    for (Brick brick : bricks) {
      brick.glow = Math.max(0, brick.glow - 1);
    }
    boolean fires = input.fire && !firedBefore;
    firedBefore = input.fire;
    movePaddle(input);
    turnMills();
    switch (phase) {
      case READY -> {
        placeBall(paddleX, PADDLE_TOP - Ball.RADIUS);
        if (fires) {
          phase = Phase.PLAYING;
          ball.head(0.3, -1, speed);
        }
      }
      case PLAYING -> fly();
      case WON -> {
        if (fires) {
          begin(own == null ? (level + 1) % LEVELS : level);
        }
      }
      case LOST -> {
        if (fires) {
          lives = LIVES;
          score = 0;
          begin(level);
        }
      }
    }
    effects.trail().add(ball.x, ball.y);
  }

  private void turnMills() {
    for (Mill mill : mills) {
      double before = mill.angle();
      mill.turn();
      if (phase != Phase.PLAYING) {
        continue;
      }
      if (!mover.pushOut(ballHandle)) {
        // The ball is jammed: the mill waits until it is gone.
        mill.turnTo(before);
      } else if (mover.isFreed()) {
        ball.x = mover.x();
        ball.y = mover.y();
        bounces++;
        double push = Math.sqrt(square(mover.freedX()) + square(mover.freedY()));
        ball.reflect(-mover.freedX() / push, -mover.freedY() / push, speed);
        effects.play(Sound.BOUNCE);
      }
    }
  }

  private static double square(double value) {
    return value * value;
  }

  private void movePaddle(Input input) {
    double wish = input.pointing ? input.pointerX : paddleX + PADDLE_SPEED * input.horizontal();
    paddleX = Math.max(PADDLE_WIDTH / 2, Math.min(SCENE.maxX() - PADDLE_WIDTH / 2, wish));
    world.replace(paddle, paddleShape());
    if (phase == Phase.PLAYING && world.shape(ballHandle).overlaps(paddleShape())) {
      // The paddle came from the side: it lifts the ball instead of pushing it into a wall.
      placeBall(ball.x, PADDLE_TOP - Ball.RADIUS);
      bounceOffPaddle();
    }
  }

  /** Returns the paddle: a bar with round ends. */
  Capsule paddleShape() {
    double radius = PADDLE_HEIGHT / 2;
    double reach = PADDLE_WIDTH / 2 - radius;
    double y = PADDLE_TOP + radius;
    return new Capsule(paddleX - reach, y, paddleX + reach, y, radius);
  }

  List<Mill> mills() {
    return mills;
  }

  private void fly() {
    idleWay += speed;
    double left = 1;
    for (int k = 0; k < MOST_BOUNCES_PER_STEP && left > 0 && phase == Phase.PLAYING; k++) {
      mover.move(ballHandle, ball.velocityX * left, ball.velocityY * left);
      ball.x = mover.x();
      ball.y = mover.y();
      left *= mover.timeLeft();
      if (mover.hits() > 0) {
        Hit hit = mover.hit(0);
        bounce(hit.handle(), hit.normalX(), hit.normalY());
      }
    }
    if (ball.y - Ball.RADIUS > SCENE.maxY()) {
      loseBall();
    }
  }

  private void bounce(Handle hit, double normalX, double normalY) {
    bounces++;
    if (hit.equals(paddle) && normalY > 0.5) {
      bounceOffPaddle();
      return;
    }
    ball.reflect(normalX, normalY, speed);
    double hitX = ball.x + normalX * Ball.RADIUS;
    double hitY = ball.y + normalY * Ball.RADIUS;
    effects.sparks().burst(hitX, hitY, 4, 2.5, 0, BreakoutDrawing.PALE);
    if (world.userData(hit) instanceof Brick brick) {
      hitBrick(hit, brick);
    } else {
      effects.play(Sound.BOUNCE);
    }
    if (idleWay > MOST_IDLE_WAY) {
      idleWay -= IDLE_WAY_BETWEEN_TURNS;
      ball.turn(dice.between(-MOST_TURN, MOST_TURN), normalX, normalY, speed);
    }
  }

  private void bounceOffPaddle() {
    idleWay = 0;
    effects.play(Sound.PADDLE);
    effects.sparks().burst(ball.x, ball.y + Ball.RADIUS, 6, 3, 0.08, BreakoutDrawing.PALE);
    double offMiddle = (ball.x - paddleX) / (PADDLE_WIDTH / 2);
    ball.head(STEEPEST * Math.max(-1, Math.min(1, offMiddle)), -1, speed);
  }

  private void hitBrick(Handle handle, Brick brick) {
    brick.glow = Brick.GLOW;
    brick.hitFromAfar = !ball.circle().intersects(grownByRounding(brick.box));
    hitsFromAfar += brick.hitFromAfar ? 1 : 0;
    if (brick.isSolid()) {
      effects.play(Sound.BOUNCE);
      return;
    }
    idleWay = 0;
    breakApart(brick);
    brick.destroyed = true;
    world.remove(handle);
    score += 10 * brick.color;
    bricksLeft--;
    if (bricksLeft == 0) {
      phase = Phase.WON;
      effects.play(Sound.WIN);
    }
  }

  private void breakApart(Brick brick) {
    effects.play(Sound.BREAK);
    Box box = brick.box;
    for (int k = 0; k < 5; k++) {
      double x = box.minX() + box.width() * (k + 0.5) / 5;
      effects.sparks().burst(x, box.centerY(), 4, 4, 0.18, brick.color);
    }
  }

  /** Grows a box by the few ulps at which a ball stops before it touches. */
  private static Box grownByRounding(Box box) {
    double margin = 1e-9;
    return new Box(
        box.minX() - margin, box.minY() - margin, box.maxX() + margin, box.maxY() + margin);
  }

  private void loseBall() {
    lives--;
    effects.play(Sound.LOSS);
    effects.trail().cut();
    layBallOnPaddle();
    if (lives == 0) {
      phase = Phase.LOST;
    }
  }

  /** Draws only the level, as it starts. */
  public static void drawLevel(Grid grid, Canvas canvas, Palette palette) {
    List<Mill> mills = BrickMap.mills(grid);
    World world = World.create();
    mills.forEach(mill -> mill.addTo(world));
    BreakoutDrawing.drawLevel(BrickMap.bricks(grid), mills, canvas, palette);
  }

  @Override
  public void draw(Canvas canvas, Palette palette) {
    BreakoutDrawing.draw(this, bricks, squareBall, canvas, palette);
  }

  @Override
  public long checksum() {
    Checksum sum = new Checksum();
    sum.add(ball.x).add(ball.y).add(ball.velocityX).add(ball.velocityY).add(paddleX);
    for (Mill mill : mills) {
      sum.add(mill.angle());
    }
    sum.add(level).add(lives).add(score).add(bounces).add(phase.ordinal());
    return sum.add(world.checksum()).value();
  }
}
