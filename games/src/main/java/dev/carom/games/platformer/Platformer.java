// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.platformer;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Shape;
import dev.carom.draw.Canvas;
import dev.carom.games.Checksum;
import dev.carom.games.Game;
import dev.carom.games.Input;
import dev.carom.games.Palette;
import dev.carom.motion.Mover;
import dev.carom.motion.Reaction;
import dev.carom.world.Handle;
import dev.carom.world.Hits;
import dev.carom.world.Motions;
import dev.carom.world.World;

/**
 * A runner among tiles: it slides along floors and walls without snagging on seams, jumps up
 * through thin platforms, lands on them, drops through them, and rides moving platforms.
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
    COMPOUND
  }

  private static final double GRAVITY = 0.55;
  private static final double FASTEST_FALL = 14;
  private static final double JUMP = -13.8;
  private static final double RUN = 4.5;
  private static final double RUN_GAIN = 0.5;
  private static final double FRICTION = 0.75;

  /** The number of steps after leaving the ground in which a jump still works. */
  private static final int GRACE = 6;

  /** A surface whose normal points up by more than this is ground. */
  private static final double GROUND = 0.6;

  final World world = World.create();
  final Tiles tiles;
  private final Motions motions = new Motions();
  private final Mover mover;
  private final Mover planner;
  private final Hits touched = new Hits();
  private final Handle runner;
  private double velocityX;
  private double velocityY;

  /** What the runner stands on, which may move; null in the air. */
  private Handle ground;

  private int sinceGround = GRACE;
  private boolean jumpedBefore;
  private int coins;
  private int hitCount;
  private boolean showsSweeps = true;

  /** Creates a level with a runner of this shape. */
  public Platformer(Body body) {
    tiles = new Tiles(world);
    mover =
        Mover.builder(world).motions(motions).reactions(hit -> reactionTo(hit.handle())).build();
    planner = Mover.builder(world).reactions(hit -> reactionTo(hit.handle())).build();
    runner = world.add(shapeOf(body, tiles.startX, tiles.startY));
  }

  private static Shape shapeOf(Body body, double x, double y) {
    return switch (body) {
      case CIRCLE -> new Circle(x, y, 16);
      case BOX -> Box.centered(x, y, 26, 34);
      case COMPOUND -> Compound.of(new Circle(0, -10, 10), new Circle(0, 6, 13)).moveTo(x, y);
    };
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

  /** Returns the number of coins collected. */
  public int coins() {
    return coins;
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
  public void step(Input input) {
    planPlatforms();
    steer(input);
    mover.setDropThrough(input.down);
    mover.move(runner, velocityX + groundMotionX(), velocityY + groundMotionY());
    findGround();
    // The ground carries the runner; off the ground, the runner keeps that speed.
    velocityX = mover.motionX() - groundMotionX();
    velocityY = mover.motionY() - groundMotionY();
    motions.moveAll(world);
    collectCoins();
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
    velocityX = Math.max(-RUN, Math.min(RUN, velocityX));
    velocityY = Math.min(FASTEST_FALL, velocityY + GRAVITY);
    boolean jumps = input.up || input.fire;
    if (jumps && !jumpedBefore && sinceGround < GRACE) {
      velocityY = JUMP;
      sinceGround = GRACE;
      ground = null;
    } else if (!jumps && velocityY < JUMP / 2) {
      // Releasing the key early makes a smaller jump.
      velocityY = JUMP / 2;
    }
    jumpedBefore = jumps;
  }

  private void findGround() {
    ground = null;
    hitCount = mover.hits();
    for (int k = 0; k < hitCount; k++) {
      boolean isSolid = mover.hit(k).reaction().kind() != Reaction.Kind.IGNORE;
      if (isSolid && mover.hit(k).normalY() > GROUND) {
        ground = mover.hit(k).handle();
      }
    }
    sinceGround = ground != null ? 0 : Math.min(GRACE, sinceGround + 1);
  }

  private void collectCoins() {
    world.query(world.shape(runner), touched);
    for (int k = touched.size() - 1; k >= 0; k--) {
      Handle handle = touched.handle(k);
      if (world.isSensor(handle)) {
        world.remove(handle);
        coins++;
      }
    }
  }

  @Override
  public void draw(Canvas canvas, Palette palette) {
    PlatformerDrawing.draw(this, canvas, palette);
    if (showsSweeps) {
      planner.plan(runner, velocityX * 14, velocityY * 14);
      PlatformerDrawing.drawSweep(this, planner, canvas, palette);
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
