// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.platformer;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Rotation;
import dev.carom.Shape;
import dev.carom.draw.Canvas;
import dev.carom.games.Checksum;
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
import dev.carom.world.Motions;
import dev.carom.world.Side;
import dev.carom.world.World;

/**
 * A runner among tiles: it runs over floors and slopes without snagging on seams, slides down what
 * is too steep, jumps up through thin platforms, lands on them, drops through them, and rides
 * moving platforms.
 */
public final class Platformer implements Game {
  /** The scene. */
  public static final Box SCENE = Box.at(0, 0, 960, 560);

  /** The shape of the runner. */
  public enum Body {
    /** A circle. */
    CIRCLE,
    /** A box. */
    BOX,
    /** Two circles, one above the other. */
    COMPOUND,
    /** An upright capsule. */
    CAPSULE
  }

  /** The angle of the steepest slope that the runner walks on by default, in degrees. */
  public static final double STEEPEST = 50;

  private static final double GRAVITY = 0.55;
  private static final double FASTEST_FALL = 14;
  private static final double JUMP = -13.8;
  private static final double RUN = 4.5;
  private static final double RUN_GAIN = 0.5;
  private static final double FRICTION = 0.75;

  /** A slower runner stands. */
  private static final double STANDSTILL = 0.01;

  /** How far the drawing looks ahead. */
  private static final int FRAMES_AHEAD = 14;

  /** The number of steps after leaving the ground in which a jump still works. */
  private static final int GRACE = 6;

  /** Slower runners land without a sound. */
  private static final double HARD_LANDING = 5;

  /** The tolerance for the normal of a slope that is exactly as steep as allowed. */
  private static final double ROUNDING = 1e-9;

  final World world = World.create();
  final Tiles tiles;
  private final Effects effects = new Effects();
  private final Motions motions = new Motions();
  private Mover mover;
  private Mover planner;
  private Rotation steepest;
  private final Hits touched = new Hits();
  private final Handle runner;
  private double velocityX;
  private double velocityY;

  /** What the runner stands on, which may move; null in the air. */
  private Handle ground;

  /** How far the ground rises to the right or left, per pixel. */
  private double rise;

  private boolean wedged;
  private int sinceGround = GRACE;
  private boolean jumpedBefore;
  private int coins;

  /** The number of steps from the first one in which the runner moved to the last coin. */
  private int time;

  private int hitCount;
  private boolean showsSweeps = true;

  /** Creates the built-in level with a runner of this shape. */
  public Platformer(Body body) {
    this(body, TileMap.builtIn());
  }

  /**
   * Creates a level with a runner of this shape.
   *
   * @param body the shape
   * @param map the map, as {@link TileMap} describes it
   * @throws IllegalArgumentException if the level cannot be played
   */
  public Platformer(Body body, Grid map) {
    String problem = TileMap.problem(map);
    if (!problem.isEmpty()) {
      throw new IllegalArgumentException(problem);
    }
    tiles = new Tiles(world, map.copy());
    setSteepest(STEEPEST);
    runner = world.add(shapeOf(body, tiles.startX, tiles.startY));
  }

  /** Returns the map of the built-in level. */
  public static Grid map() {
    return TileMap.builtIn();
  }

  /** Draws only the level, as it starts. */
  public static void drawLevel(Grid map, Canvas canvas, Palette palette) {
    World world = World.create();
    PlatformerDrawing.drawLevel(new Tiles(world, map), world, 0, canvas, palette);
  }

  private static Shape shapeOf(Body body, double x, double y) {
    return switch (body) {
      case CIRCLE -> new Circle(x, y, 16);
      case BOX -> Box.centered(x, y, 26, 34);
      case COMPOUND -> Compound.of(new Circle(0, -10, 10), new Circle(0, 6, 13)).moveTo(x, y);
      case CAPSULE -> new Capsule(x, y - 9, x, y + 5, 12);
    };
  }

  /**
   * Sets the steepest slope that the runner walks on; it slides down what is steeper.
   *
   * @throws IllegalArgumentException if the angle is not from 0 to less than 90 degrees
   */
  public void setSteepest(double degrees) {
    mover = moverFor(degrees).motions(motions).build();
    planner = moverFor(degrees).where(handle -> !handle.equals(runner)).build();
    steepest = Rotation.degrees(degrees);
  }

  private Mover.Builder moverFor(double degrees) {
    return Mover.builder(world)
        .walkOn(Side.MIN_Y, degrees)
        .reactions(hit -> reactionTo(hit.handle()));
  }

  private Reaction reactionTo(Handle obstacle) {
    return world.userData(obstacle) instanceof Reaction reaction ? reaction : Reaction.SLIDE;
  }

  /** Returns the x coordinate of the runner. */
  public double x() {
    return world.x(runner);
  }

  /** Returns the y coordinate of the runner. */
  public double y() {
    return world.y(runner);
  }

  /** Returns true if the runner stands on something. */
  public boolean isStanding() {
    return ground != null;
  }

  /** Returns true if the runner stands on a moving platform. */
  public boolean isRiding() {
    return ground != null && tiles.platformOf(ground) != null;
  }

  /** Returns true if the runner stands between surfaces that are too steep to walk on. */
  public boolean isWedged() {
    return ground != null && wedged;
  }

  /** Returns how far the ground rises to the right or left, per pixel; 0 if it is level. */
  public double rise() {
    return rise;
  }

  /** Returns the number of coins collected. */
  public int coins() {
    return coins;
  }

  /** Returns true if all coins are collected. */
  public boolean isFinished() {
    return coins == tiles.coins.size();
  }

  /**
   * Returns the number of steps since the runner first moved; it stops when all coins are
   * collected.
   */
  public int time() {
    return time;
  }

  /** Returns the number of obstacles hit in the last step. */
  public int hits() {
    return hitCount;
  }

  /** Sets whether to draw the path of the runner in the next steps, with its hits. */
  public void showSweeps(boolean shown) {
    showsSweeps = shown;
  }

  @Override
  public Box scene() {
    return SCENE;
  }

  @Override
  public Effects effects() {
    return effects;
  }

  @Override
  public void step(Input input) {
    effects.step();
    boolean isMoved = input.horizontal() != 0 || input.up || input.fire;
    time += (time > 0 || isMoved) && !isFinished() ? 1 : 0;
    boolean wasInTheAir = ground == null;
    planPlatforms();
    steer(input);
    double fall = velocityY;
    mover.setDropThrough(input.down);
    double motionX = velocityX + groundMotionX();
    double motionY = velocityY + groundMotionY();
    mover.move(runner, motionX, motionY + pull(motionX, motionY));
    findGround();
    if (wasInTheAir && ground != null && fall > HARD_LANDING) {
      land();
    }
    // The ground carries the runner; off the ground, the runner keeps that speed.
    velocityX = mover.motionX() - groundMotionX();
    velocityY = mover.motionY() - groundMotionY();
    motions.moveAll(world);
    collectCoins();
    effects.trail().add(x(), y());
  }

  private void land() {
    effects.play(Sound.LAND);
    double feet = world.bounds(runner).maxY();
    for (int side = -1; side <= 1; side += 2) {
      for (int k = 1; k <= 4; k++) {
        effects.sparks().add(x(), feet, side * 0.6 * k, -0.3 * k, 0.05, PlatformerDrawing.DUST);
      }
    }
  }

  /**
   * Returns how much farther down the runner moves to stay on ground that falls away; 0 if there is
   * none in reach.
   */
  private double pull(double motionX, double motionY) {
    double reach = mostFall();
    if (ground == null || reach == 0) {
      return 0;
    }
    mover.plan(runner, motionX, motionY + reach);
    return groundHit(mover) == null ? 0 : reach;
  }

  /** Returns how far the steepest slope falls where the runner walks down in one step. */
  private double mostFall() {
    return Math.abs(velocityX) * steepest.sin() / steepest.cos();
  }

  private double groundMotionX() {
    return ground == null ? 0 : motions.x(ground);
  }

  private double groundMotionY() {
    return ground == null ? 0 : motions.y(ground);
  }

  private void planPlatforms() {
    for (Platform platform : tiles.platforms) {
      platform.plan();
      motions.set(platform.handle, platform.motionX(), platform.motionY());
    }
  }

  private void steer(Input input) {
    int direction = input.horizontal();
    velocityX = direction == 0 ? velocityX * FRICTION : velocityX + RUN_GAIN * direction;
    velocityX = Math.abs(velocityX) < STANDSTILL ? 0 : Math.max(-RUN, Math.min(RUN, velocityX));
    velocityY = Math.min(FASTEST_FALL, velocityY + GRAVITY);
    boolean jumps = input.up || input.fire;
    if (jumps && !jumpedBefore && sinceGround < GRACE) {
      velocityY = JUMP;
      sinceGround = GRACE;
      ground = null;
      effects.play(Sound.JUMP);
    } else if (!jumps && velocityY < JUMP / 2) {
      // Releasing the key early makes a smaller jump.
      velocityY = JUMP / 2;
    }
    jumpedBefore = jumps;
  }

  private void findGround() {
    hitCount = mover.hits();
    Hit hit = groundHit(mover);
    // At the bottom of a valley with steep sides there is no ground, but it can jump out.
    wedged = hit == null && mover.motionX() == 0 && mover.motionY() == 0;
    hit = wedged ? lastHit(mover, ROUNDING) : hit;
    ground = hit == null ? null : hit.handle();
    rise = hit == null ? 0 : Math.abs(hit.normalX() / hit.normalY());
    sinceGround = ground != null ? 0 : Math.min(GRACE, sinceGround + 1);
  }

  /** Returns the last hit of a move that the runner can walk on, or null. */
  private Hit groundHit(Mover moved) {
    return lastHit(moved, steepest.cos() - ROUNDING);
  }

  /** Returns the last hit on a surface that faces up by more than this, or null. */
  private static Hit lastHit(Mover moved, double leastUp) {
    Hit found = null;
    for (int k = 0; k < moved.hits(); k++) {
      Hit hit = moved.hit(k);
      boolean isSolid = hit.reaction().kind() != Reaction.Kind.IGNORE;
      if (isSolid && hit.normalY() > leastUp) {
        found = hit;
      }
    }
    return found;
  }

  private void collectCoins() {
    world.query(world.shape(runner), touched);
    for (int k = touched.size() - 1; k >= 0; k--) {
      Handle handle = touched.handle(k);
      if (world.isSensor(handle)) {
        effects
            .sparks()
            .burst(world.x(handle), world.y(handle), 14, 3.5, 0, PlatformerDrawing.GOLD);
        world.remove(handle);
        coins++;
        effects.play(isFinished() ? Sound.WIN : Sound.COIN);
      }
    }
  }

  @Override
  public void draw(Canvas canvas, Palette palette) {
    PlatformerDrawing.draw(this, canvas, palette);
    if (showsSweeps) {
      drawSweep(canvas, palette);
    }
  }

  private void drawSweep(Canvas canvas, Palette palette) {
    double pull = ground == null ? 0 : mostFall();
    planner.plan(runner, velocityX * FRAMES_AHEAD, (velocityY + pull) * FRAMES_AHEAD);
    PlatformerDrawing.drawHits(planner, canvas, palette);
    boolean moves = planner.x() != x() || planner.y() != y();
    if (moves && pull > 0) {
      // In a single move, the runner flies off the top of a slope: it comes down step by step.
      planner.plan(planner.shape(), 0, pull * FRAMES_AHEAD);
    }
    if (moves) {
      PlatformerDrawing.drawPath(this, planner.shape(), FRAMES_AHEAD, canvas, palette);
    }
  }

  Shape runnerShape() {
    return world.shape(runner);
  }

  /** Moves the runner, at rest. */
  void place(double x, double y) {
    world.moveTo(runner, x, y);
    velocityX = 0;
    velocityY = 0;
  }

  double velocityX() {
    return velocityX;
  }

  double velocityY() {
    return velocityY;
  }

  @Override
  public long checksum() {
    Checksum sum = new Checksum().add(velocityX).add(velocityY).add(coins).add(sinceGround);
    for (Platform platform : tiles.platforms) {
      sum.add(platform.age());
    }
    return sum.add(world.checksum()).value();
  }
}
