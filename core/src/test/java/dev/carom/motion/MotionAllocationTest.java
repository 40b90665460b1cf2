// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Rotation;
import dev.carom.Shape;
import dev.carom.oracle.Allocation;
import dev.carom.oracle.SplitMix64;
import dev.carom.world.Handle;
import dev.carom.world.Motions;
import dev.carom.world.Side;
import dev.carom.world.World;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Once everything has its size, moving, separating and carrying make no garbage. */
class MotionAllocationTest {
  private static final int WARM_UP = 3000;
  private static final int ROUNDS = 5;

  /** Keeps results alive, so that no call can be left out. */
  private double sink;

  private static void assertNoGarbage(Runnable frame) {
    assertNoGarbage(frame, WARM_UP);
  }

  private static void assertNoGarbage(Runnable frame, int warmUp) {
    for (int k = 0; k < warmUp; k++) {
      frame.run();
    }
    long least = Long.MAX_VALUE;
    // The compiler may still be at work in one round, and what it undoes allocates.
    for (int round = 0; round < ROUNDS; round++) {
      least =
          Math.min(
              least,
              Allocation.bytes(
                  () -> {
                    for (int k = 0; k < 50; k++) {
                      frame.run();
                    }
                  }));
    }
    assertThat(least).as("bytes").isZero();
  }

  @Test
  void moversOfEveryKindAmongObstaclesOfEveryKind() {
    World world = World.create();
    SplitMix64 random = new SplitMix64(4);
    world.addAllStatic(
        new Box(-11, -11, -10, 11),
        new Box(10, -11, 11, 11),
        new Box(-11, -11, 11, -10),
        new Box(-11, 10, 11, 11));
    for (int k = 0; k < 12; k++) {
      double x = random.between(-8, 8);
      double y = random.between(-8, 8);
      world.addStatic(k % 2 == 0 ? Box.at(x, y, 1, 1) : new Circle(x, y, 0.7));
    }
    world.addStatic(Compound.of(new Circle(0, 0, 1), Box.at(0, 0, 2, 1)).moveTo(5, 5));
    world.addAllStatic(
        new Capsule(-9, -4, -5, -7, 0.3),
        Polygon.of(-10, -10, 3, -10, 3, -8),
        Polygon.box(6, -3, 3, 1, Rotation.degrees(20)).rounded(0.2),
        Compound.outline(-8, 6, -4, 6, -4, 9, -5, 7, -8, 8));
    Handle lift = world.add(Box.centered(0, -5, 4, 1));
    Shape[] shapes = {
      new Circle(0, 0, 0.5),
      Box.centered(0, 0, 1, 0.5),
      Compound.of(new Circle(0, 0, 0.3), Box.at(0, 0, 0.5, 0.2)),
      new Capsule(0, -0.2, 0.1, 0.3, 0.2),
      Polygon.regular(0, 0, 0.4, 5, Rotation.degrees(17)),
      Polygon.box(0, 0, 0.6, 0.4, Rotation.degrees(30)).rounded(0.1)
    };
    Handle[] movers = new Handle[shapes.length];
    for (int k = 0; k < shapes.length; k++) {
      movers[k] = world.add(shapes[k]);
    }
    Motions motions = new Motions();
    Reaction bounce = Reaction.bounce(0.9);
    Reaction oneWay = Reaction.SLIDE.onlyFrom(Side.MAX_Y);
    Mover mover =
        Mover.builder(world)
            .motions(motions)
            .reactions(
                hit ->
                    switch (hit.handle().slot() % 4) {
                      case 0 -> bounce;
                      case 1 -> Reaction.SLIDE;
                      case 2 -> oneWay;
                      default -> Reaction.IGNORE;
                    })
            .build();
    int[] frame = new int[1];
    assertNoGarbage(
        () -> {
          int number = frame[0]++ % 50;
          motions.set(lift, 0, number < 25 ? 0.1 : -0.1);
          for (Handle handle : movers) {
            mover.move(handle, (number * 7 % 11 - 5) * 0.9, (number * 5 % 13 - 6) * 0.8);
            mover.stepPerAxis(handle, 0.1, 0.1);
            sink += mover.x() + mover.hits() + (mover.pushOut(handle) ? 1 : 0);
          }
          motions.moveAll(world);
        });
    assertThat(sink).isNotNaN();
  }

  @Test
  void whoWalksOverHills() {
    World world = World.create();
    String[] map = {"#....../#\\....#", "#ab#cd/###\\ab_#", "################"};
    world.addAllStatic(Tiles.outlines(map, Side.MAX_Y, 0, 0, 1));
    Handle[] movers = {
      world.add(new Circle(2, 4, 0.3)),
      world.add(Box.centered(4, 4, 0.6, 0.4)),
      world.add(new Capsule(6, 5, 6, 5.5, 0.25)),
      world.add(Polygon.box(9, 5, 0.6, 0.4, Rotation.degrees(30)).rounded(0.1))
    };
    Mover mover = Mover.builder(world).walkOn(Side.MAX_Y, 46).build();
    int[] frame = new int[1];
    assertNoGarbage(
        () -> {
          int number = frame[0]++;
          mover.move(movers[number % movers.length], number / 200 % 2 == 0 ? 0.3 : -0.3, -0.1);
          sink += mover.x() + mover.hits();
        },
        400);
    assertThat(sink).isNotNaN();
  }

  @Test
  void aCrowdAmongWalls() {
    int count = 400;
    double[] x = new double[count];
    double[] y = new double[count];
    double[] radius = new double[count];
    SplitMix64 random = new SplitMix64(5);
    Crowd crowd =
        Crowd.among(
            List.of(
                new Box(-1, -1, 0, 11),
                new Box(10, -1, 11, 11),
                new Box(-1, -1, 11, 0),
                new Box(-1, 10, 11, 11)));
    double[] startX = new double[count];
    double[] startY = new double[count];
    for (int k = 0; k < count; k++) {
      startX[k] = 1 + 8 * random.fraction();
      startY[k] = 1 + 8 * random.fraction();
      radius[k] = 0.3;
    }
    int[] frame = new int[1];
    assertNoGarbage(
        () -> {
          if (frame[0]++ % 25 == 0) {
            System.arraycopy(startX, 0, x, 0, count);
            System.arraycopy(startY, 0, y, 0, count);
          }
          crowd.separate(x, y, radius, count);
          sink += crowd.overlap();
        });
  }

  @Test
  void aPlatformWithRiders() {
    World world = World.create();
    Handle platform = world.add(new Box(0, 0, 10, 1));
    for (int k = 0; k < 5; k++) {
      world.add(Box.at(2 * k, 1, 1, 1));
    }
    Carry carry = Carry.on(world, Side.MAX_Y);
    int[] frame = new int[1];
    assertNoGarbage(
        () -> {
          double way = frame[0]++ % 2 == 0 ? 0.5 : -0.5;
          carry.move(platform, way, way);
          sink += carry.riders();
        });
    assertThat(carry.riders()).isEqualTo(5);
  }
}
