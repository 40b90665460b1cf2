// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Polygon;
import dev.carom.Rotation;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.oracle.Cases;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import dev.carom.world.Handle;
import dev.carom.world.Side;
import dev.carom.world.World;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** In a scene that is mirrored in x, movers do what they do in the scene itself, mirrored. */
class MirrorTest {
  /** Movers whose mirror images have the same rounding errors come first. */
  private static final Shape[] MOVERS = {
    new Circle(0, 0, 0.4),
    Box.centered(0, 0, 0.7, 0.7),
    new Capsule(0, -0.3, 0, 0.3, 0.3),
    new Capsule(-0.3, -0.1, 0.3, 0.2, 0.25),
    Polygon.of(-0.35, -0.35, 0.35, -0.35, 0.35, 0.35, -0.35, 0.35),
    Polygon.box(0, 0, 0.6, 0.6, Rotation.degrees(45)).rounded(0.1),
    Polygon.regular(0, 0, 0.4, 5, Rotation.degrees(17)),
    Polygon.box(0, 0, 0.8, 0.5, Rotation.degrees(30)),
    Polygon.box(0, 0, 0.6, 0.6, Rotation.degrees(45)),
    Polygon.regular(0, 0, 0.4, 6, Rotation.degrees(90)),
    Polygon.of(-0.375, 0, 0, -0.5, 0.375, 0, 0, 0.5),
    Polygon.of(-0.5, 0.5, 0, -0.5, 0.5, 0.5)
  };

  /**
   * Polygons are placed by their first corner, which is another one in the mirror image, and the
   * tips of pointed ones may rest against either of two slopes.
   */
  private static final int MIRRORED_EXACTLY = 4;

  /**
   * On one-way ground, about one in a hundred runs of the sharpest movers, the last two, is still
   * stopped or slowed down at a joint.
   */
  private static final int NOT_TOO_SHARP = 10;

  private static Shape mirror(Shape shape) {
    if (shape instanceof Circle circle) {
      return new Circle(-circle.x(), circle.y(), circle.radius());
    }
    if (shape instanceof Box box) {
      return new Box(-box.maxX(), box.minY(), -box.minX(), box.maxY());
    }
    if (shape instanceof Capsule capsule) {
      return new Capsule(
          -capsule.x0(), capsule.y0(), -capsule.x1(), capsule.y1(), capsule.radius());
    }
    Polygon polygon = (Polygon) shape;
    int count = polygon.corners();
    double[] corners = new double[2 * count];
    for (int k = 0; k < count; k++) {
      corners[2 * k] = -polygon.cornerX(count - 1 - k);
      corners[2 * k + 1] = polygon.cornerY(count - 1 - k);
    }
    return Polygon.of(corners).rounded(polygon.radius());
  }

  @Test
  void onSolidGroundNeitherDirectionSnags() {
    Cases.check(163, Volume.samples() / 500, random -> random, random -> run(random, false));
  }

  @Test
  void onOneWayGroundNeitherDirectionSnagsNorSinksIn() {
    Cases.check(164, Volume.samples() / 500, random -> random, random -> run(random, true));
  }

  private static void run(SplitMix64 random, boolean isOneWay) {
    double x = random.oneOf(0, 0, 0.5, 0.1, 1e6 + 0.1, -123456.789);
    double y = random.oneOf(0, 0, 0.1, 1e6 + 0.1, -1e6 - 0.3);
    Ground ground = Ground.random(random, x, y, 12);
    List<Shape> pieces = ground.pieces();
    if (random.nextBoolean()) {
      Collections.reverse(pieces);
    }
    int mover = random.below(isOneWay ? NOT_TOO_SHARP : MOVERS.length);
    double start = ground.left() + 1;
    Shape shape = MOVERS[mover].translate(new Vec2(start, ground.height(start) + 1));
    boolean walks = random.nextBoolean();
    double press = walks ? random.oneOf(0, 0.1, 3) : random.oneOf(0.01, 0.05);
    double along = random.oneOf(0.0625, 0.2, 0.25, 0.37, 1);
    List<Box> right = new Run(pieces, shape, isOneWay, walks).go(along, press, ground.right() - 1);
    pieces.replaceAll(MirrorTest::mirror);
    List<Box> left =
        new Run(pieces, mirror(shape), isOneWay, walks).go(-along, press, ground.right() - 1);
    if (mover < MIRRORED_EXACTLY) {
      assertThat(left).hasSameSizeAs(right);
      for (int k = 0; k < left.size(); k++) {
        String description = shape + " on " + ground + ", step " + k + " by " + along;
        assertThat(-left.get(k).maxX())
            .as(description)
            .isCloseTo(right.get(k).minX(), Offset.offset(1e-7));
        assertThat(left.get(k).minY())
            .as(description)
            .isCloseTo(right.get(k).minY(), Offset.offset(1e-7));
      }
    }
  }

  /** A mover crosses ground from one side to the other. */
  private static final class Run {
    private final World world = World.create();
    private final List<Handle> ground = new ArrayList<>();
    private final Handle handle;
    private final Mover mover;
    private final boolean walks;

    Run(List<Shape> pieces, Shape shape, boolean isOneWay, boolean walks) {
      for (Shape piece : pieces) {
        ground.add(world.addStatic(piece));
      }
      handle = world.add(shape);
      this.walks = walks;
      Reaction reaction = isOneWay ? Reaction.SLIDE.onlyFrom(Side.MAX_Y) : Reaction.SLIDE;
      Mover.Builder builder = Mover.builder(world).reactions(hit -> reaction);
      mover = walks ? builder.walkOn(Side.MAX_Y, 46).build() : builder.build();
    }

    List<Box> go(double along, double press, double end) {
      mover.move(handle, 0, -3);
      List<Box> path = new ArrayList<>();
      double sign = Math.signum(along);
      for (int step = 0; step < 120; step++) {
        Box before = world.bounds(handle);
        if (sign * (before.minX() + before.maxX()) / 2 > end) {
          break;
        }
        mover.move(handle, along, -press);
        Box after = world.bounds(handle);
        path.add(after);
        String description =
            world.shape(handle) + " by " + along + ", " + -press + " from " + before;
        assertThat(mover.isStuck()).as(description).isFalse();
        assertThat(mover.isFreed()).as(description).isFalse();
        assertThat(mover.timeLeft()).as(description).isZero();
        for (Handle piece : ground) {
          assertThat(Overlaps.between(world, handle, piece)).as(description).isFalse();
        }
        // Slopes of 45° after each other leave a bit more than a third; who falls is slower.
        assertThat(sign * (after.minX() - before.minX()))
            .as(description)
            .isGreaterThan(Math.abs(along) * 0.35 - (walks ? 0 : press) - 1e-9);
      }
      return path;
    }
  }

  @Test
  void pointedMoversCrossTheJointFromABoxToARamp() {
    for (Shape shape : MOVERS) {
      for (double slope : new double[] {-0.5, -0.1, 0.1, 0.25, 0.5, 0.75}) {
        for (double press : new double[] {0.05, 0.3}) {
          for (boolean isOneWay : new boolean[] {false, true}) {
            List<Shape> pieces = new ArrayList<>();
            pieces.add(new Box(0, -5, 4, 0));
            pieces.add(Polygon.of(4, -5, 8, -5, 8, 4 * slope, 4, 0));
            Shape right = shape.translate(new Vec2(1, 1));
            new Run(pieces, right, isOneWay, true).go(0.0625, press, 5);
            pieces.replaceAll(MirrorTest::mirror);
            new Run(pieces, mirror(right), isOneWay, true).go(-0.0625, press, 5);
          }
        }
      }
    }
  }

  @Test
  void whoWalksFromAOneWayBoxToAOneWayRampDoesNotSinkIn() {
    for (Shape shape : MOVERS) {
      for (double slope : new double[] {0.25, 0.5, 0.75, 0.9}) {
        for (double along : new double[] {0.0625, 0.1, 0.125, 0.25}) {
          for (double y : new double[] {0, 0.3, -3.45}) {
            List<Shape> pieces = new ArrayList<>();
            pieces.add(new Box(0, y - 0.5, 4, y));
            pieces.add(Polygon.of(4, y - 0.5, 8, y + 4 * slope - 0.5, 8, y + 4 * slope, 4, y));
            Shape right = shape.translate(new Vec2(1, y + 1));
            new Run(pieces, right, true, true).go(along, 0.02, 6);
            pieces.replaceAll(MirrorTest::mirror);
            new Run(pieces, mirror(right), true, true).go(-along, 0.02, 6);
          }
        }
      }
    }
  }

  @Test
  void whoStandsOnAOneWaySlopeStays() {
    for (int sign = -1; sign <= 1; sign += 2) {
      for (int steps = 11; steps < 26; steps++) {
        List<Shape> pieces = new ArrayList<>();
        pieces.add(new Box(0, -0.5, 4, 0));
        pieces.add(Polygon.of(4, -0.5, 8, 2.5, 8, 3, 4, 0));
        Shape shape = new Capsule(1, 0.375, 1, 1.375, 0.375);
        if (sign < 0) {
          pieces.replaceAll(MirrorTest::mirror);
          shape = mirror(shape);
        }
        Run run = new Run(pieces, shape, true, true);
        for (int step = 0; step < steps; step++) {
          run.mover.move(run.handle, sign * 0.25, -0.02);
        }
        double x = run.mover.x();
        double y = run.mover.y();
        for (int step = 0; step < 20; step++) {
          run.mover.move(run.handle, 0, -0.1);
        }
        assertThat(run.mover.x()).as("after %s steps", steps).isEqualTo(x);
        assertThat(run.mover.y()).as("after %s steps", steps).isEqualTo(y);
      }
    }
  }
}
