// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Polygon;
import dev.carom.Rotation;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.games.Dice;
import dev.carom.games.Palette;
import dev.carom.motion.Hit;
import dev.carom.motion.Mover;
import dev.carom.motion.Reaction;
import dev.carom.world.World;
import java.util.ArrayList;
import java.util.List;

/** How a mover moves from hit to hit. */
final class MoveStory extends Story {
  private static final double RADIUS = 13;
  private static final int OBSTACLES = 12;

  /** The length of the tips of arrows, in pixels. */
  private static final double TIP = 10;

  /** A move that ends left of this is boring. */
  private static final double FARTHEST = 220;

  private static final int FEWEST_HITS = 2;
  private static final int MOST_HITS = 5;

  /** Where the mover turns: its position, the hit, and the motion for the rest of the step. */
  record Stop(
      double x, double y, double normalX, double normalY, double time, double restX, double restY) {
    boolean isBlocked() {
      return restX == 0 && restY == 0;
    }
  }

  final World world;
  final Circle ball;
  final double motionX;
  final double motionY;
  final boolean bounces;
  final List<Stop> stops = new ArrayList<>();

  /** The mover that ran the whole motion. */
  final Mover mover;

  private final List<Shape> obstacles;

  MoveStory(long seed) {
    bounces = Math.floorMod(seed, 2) == 1;
    Attempt attempt = new Attempt(new Dice(seed + 29));
    while (!attempt.isInteresting(bounces)) {
      attempt = new Attempt(attempt.dice);
    }
    obstacles = attempt.obstacles;
    world = attempt.world;
    ball = attempt.ball;
    motionX = attempt.motionX;
    motionY = attempt.motionY;
    mover = mover(world, bounces, 16);
    mover.plan(ball, motionX, motionY);
    findStops();
    tellAll();
  }

  /** A world, a ball in it and a motion, all by chance. */
  private static final class Attempt {
    final Dice dice;
    final List<Shape> obstacles = new ArrayList<>();
    final World world = World.create();
    final Circle ball;
    final double motionX;
    final double motionY;

    Attempt(Dice dice) {
      this.dice = dice;
      for (int k = 0; k < OBSTACLES; k++) {
        Vec2 place = place(dice, k, 4, OBSTACLES / 4);
        // There is room for the ball on the left.
        double x = 60 + 0.8 * place.x();
        double y = place.y();
        double size = dice.between(24, 56);
        Rotation rotation = Rotation.degrees(15 * dice.below(12));
        obstacles.add(
            switch (dice.below(3)) {
              case 0 -> new Circle(x, y, size / 2);
              case 1 -> Box.centered(x, y, size, 34);
              default -> Polygon.box(x, y, size, 20, rotation);
            });
      }
      world.addAllStatic(obstacles);
      ball = new Circle(20, dice.between(40, EXTENT.maxY() - 40), RADIUS);
      motionX = 310;
      motionY = dice.between(-120, 120);
    }

    /** Returns true if a move has a few hits and gets far, but not out of view. */
    boolean isInteresting(boolean bounces) {
      Mover mover = mover(world, bounces, 16);
      mover.plan(ball, motionX, motionY);
      boolean isInside =
          new Box(FARTHEST, RADIUS, EXTENT.maxX() - RADIUS, EXTENT.maxY() - RADIUS)
              .contains(mover.x(), mover.y());
      return isInside
          && !mover.isFreed()
          && !mover.isStuck()
          && mover.hits() >= FEWEST_HITS
          && mover.hits() <= MOST_HITS;
    }
  }

  private static Mover mover(World world, boolean bounces, int turns) {
    return Mover.builder(world)
        .reactions(hit -> bounces ? Reaction.BOUNCE : Reaction.SLIDE)
        .mostTurns(turns)
        .build();
  }

  /** Runs movers that end after one turn, two turns, and so on. */
  private void findStops() {
    for (int turns = 1; turns <= mover.hits(); turns++) {
      Mover early = mover(world, bounces, turns);
      early.plan(ball, motionX, motionY);
      Hit hit = early.hit(turns - 1);
      double rest = 1 - hit.time();
      stops.add(
          new Stop(
              early.x(),
              early.y(),
              hit.normalX(),
              hit.normalY(),
              hit.time(),
              early.motionX() * rest,
              early.motionY() * rest));
    }
  }

  private void tellAll() {
    tell(
        "The blue circle is to move along the arrow, and to "
            + (bounces ? "bounce off" : "slide along")
            + " what it hits.",
        marks -> {
          drawWay(marks, 0);
          drawBall(marks, ball.x(), ball.y());
          marks.arrow(
              ball.x(),
              ball.y(),
              ball.x() + motionX,
              ball.y() + motionY,
              marks.palette.violet,
              TIP);
        });
    for (int k = 0; k < stops.size(); k++) {
      tellStop(k);
    }
    Stop last = stops.get(stops.size() - 1);
    tell(
        (last.isBlocked()
                ? "Nothing is left of the motion: the circle stays here"
                : "No obstacle is on the rest of the way: the circle moves to the end")
            + ", after "
            + mover.hits()
            + " hits. Everywhere it stopped, the exact test has found no overlap.",
        marks -> {
          drawWay(marks, stops.size());
          marks.ghost(new Circle(last.x, last.y, RADIUS), marks.palette.blue);
          marks.canvas.stroke(marks.palette.blue, 2.5 * marks.pixel);
          marks.canvas.line(last.x, last.y, mover.x(), mover.y());
          drawBall(marks, mover.x(), mover.y());
        });
  }

  private void tellStop(int k) {
    Stop stop = stops.get(k);
    tell(
        (k == 0 ? "A sweep finds the first hit" : "The next sweep, along the rest, finds a hit")
            + " after "
            + Decimal.of(100 * stop.time, 0)
            + " % of the motion. The circle stops where it touches, at the nearest doubles that do"
            + " not overlap.",
        marks -> {
          drawWay(marks, k + 1);
          drawBall(marks, stop.x, stop.y);
          drawContact(marks, k);
        });
    tell(
        stop.isBlocked()
            ? "Every direction that is left leads into an obstacle."
            : bounces
                ? "The motion against the surface is reversed. This is the rest of it."
                : "The part of the motion into the surface is dropped. The rest goes along it.",
        marks -> {
          drawWay(marks, k + 1);
          drawBall(marks, stop.x, stop.y);
          double endX = stop.x + stop.restX;
          double endY = stop.y + stop.restY;
          marks.arrow(stop.x, stop.y, endX, endY, marks.palette.violet, TIP);
        });
  }

  /** Draws the obstacles and the way to the last of some stops. */
  private void drawWay(Marks marks, int count) {
    Palette palette = marks.palette;
    for (Shape obstacle : obstacles) {
      marks.shape(obstacle, palette.amber, false);
    }
    double x = ball.x();
    double y = ball.y();
    for (int k = 0; k < count; k++) {
      marks.ghost(new Circle(x, y, RADIUS), palette.blue);
      marks.canvas.stroke(palette.blue, 2.5 * marks.pixel);
      marks.canvas.line(x, y, stops.get(k).x, stops.get(k).y);
      x = stops.get(k).x;
      y = stops.get(k).y;
    }
  }

  private static void drawBall(Marks marks, double x, double y) {
    marks.shape(new Circle(x, y, RADIUS), marks.palette.blue, true);
  }

  /** Draws where a stop touches, and where the motion would have led. */
  private void drawContact(Marks marks, int k) {
    Stop stop = stops.get(k);
    double endX = k == 0 ? ball.x() + motionX : stops.get(k - 1).x + stops.get(k - 1).restX;
    double endY = k == 0 ? ball.y() + motionY : stops.get(k - 1).y + stops.get(k - 1).restY;
    marks.dashed(stop.x, stop.y, endX, endY, marks.palette.faint, 5);
    double x = stop.x + stop.normalX * RADIUS;
    double y = stop.y + stop.normalY * RADIUS;
    double length = 34 * marks.pixel;
    double tipX = x - stop.normalX * length;
    double tipY = y - stop.normalY * length;
    marks.arrow(x, y, tipX, tipY, marks.palette.green, TIP);
    marks.dot(x, y, marks.palette.green);
  }

  @Override
  String code() {
    return "World world = World.create();\n"
        + "world.addAllStatic(Box.at(9, -5, 2, 20));\n"
        + "Handle ball = world.add(new Circle(0, 0, 1));\n"
        + "Mover mover = Mover.builder(world)\n"
        + "    .reactions(hit -> Reaction."
        + (bounces ? "BOUNCE" : "SLIDE")
        + ")\n"
        + "    .build();\n"
        + "mover.move(ball, 30, 4);";
  }
}
