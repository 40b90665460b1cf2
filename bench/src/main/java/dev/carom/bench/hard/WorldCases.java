// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.hard;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Shape;
import dev.carom.io.sample.SplitMix64;
import dev.carom.world.Filter;
import dev.carom.world.Handle;
import dev.carom.world.Hits;
import dev.carom.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleBinaryOperator;

/** Queries and changes of worlds. */
final class WorldCases {
  private static final long COMMON = 1;
  private static final long RARE = 2;
  private static final long ASKING = 4;
  private static final Filter FOR_RARE = new Filter(ASKING, RARE);
  private static final int POINTS = 1024;

  private WorldCases() {}

  /** Returns all cases, with this fraction of their usual numbers of shapes. */
  static List<HardCase> all(int part) {
    int million = 1_000_000 / part;
    int many = 200_000 / part;
    int moving = 100_000 / part;
    return List.of(
        new HardCase(
            "nearest, after a large first shape",
            () -> nearest(circles(million, true), 1),
            () -> nearest(circles(million, false), 1)),
        new HardCase(
            "nearest, 5 wanted, 1 matches",
            () -> nearestRare(million, 1),
            () -> nearestRare(million, million)),
        new HardCase(
            "nearest, 5 wanted, 1 passes the predicate",
            () -> nearestChosen(million, 1),
            () -> nearestChosen(million, million)),
        new HardCase(
            "nearest, from far outside",
            () -> nearestFromOutside(million, 1000),
            () -> nearestFromOutside(million, 1)),
        new HardCase(
            "nearest, among moving shapes in a row",
            () -> nearest(row(many), side(many), 1),
            () -> nearest(circles(many, false), 1)),
        new HardCase(
            "nearest, of static shapes with 20 outliers",
            () -> nearestStatic(many, 20),
            () -> nearestStatic(many, 0)),
        new HardCase(
            "point, among long thin moving boxes",
            () -> points(boxes(moving, 1000, 0.1)),
            () -> points(boxes(moving, 10, 10))),
        new HardCase(
            "point, beside static boxes at one place",
            () -> points(statics(many, 0, 0)),
            () -> points(statics(many, 1000, 1000))),
        new HardCase(
            "cast, across static boxes on a line",
            () -> casts(statics(many, 10_000, 0)),
            () -> casts(statics(many, 10_000, 10_000))),
        new HardCase(
            "all shapes in a box, after a mass removal",
            () -> searchEverywhere(survivors(many)),
            () -> searchEverywhere(survivors(10))),
        new HardCase(
            "save and load, after a mass removal",
            () -> saveAndLoad(survivors(many)),
            () -> saveAndLoad(survivors(10))),
        new HardCase(
            "addAllStatic of one shape, and its removal",
            () -> comeAndGo(many, true),
            () -> comeAndGo(many, false)));
  }

  /** Returns the side of a square with one circle of radius ½ per four units of area. */
  private static double side(int count) {
    return 2 * Math.sqrt(count);
  }

  private static World circles(int count, boolean largeFirst) {
    World world = World.create();
    double side = side(count);
    if (largeFirst) {
      world.add(new Circle(side / 2, -side, side / 2));
    }
    SplitMix64 random = new SplitMix64(1);
    List<Shape> shapes = new ArrayList<>();
    for (int k = 0; k < count; k++) {
      shapes.add(new Circle(side * random.next(), side * random.next(), 0.5));
    }
    world.addAll(shapes);
    return world;
  }

  /** Creates circles along one side of the square, slightly apart. */
  private static World row(int count) {
    double side = side(count);
    List<Shape> shapes = new ArrayList<>();
    for (int k = 0; k < count; k++) {
      shapes.add(new Circle(side * k / count, 0, side / count / 4));
    }
    World world = World.create();
    world.addAll(shapes);
    return world;
  }

  private static Runnable nearest(World world, int wanted) {
    return nearest(world, side(world.size()), wanted);
  }

  private static Runnable nearest(World world, double side, int wanted) {
    Hits hits = new Hits();
    return atPoints(0, 0, side, (x, y) -> world.nearest(x, y, wanted, hits).size());
  }

  private static Runnable nearestStatic(int count, int outliers) {
    World world = World.create();
    double side = side(count);
    SplitMix64 random = new SplitMix64(1);
    List<Shape> shapes = new ArrayList<>();
    for (int k = 0; k < count; k++) {
      double far = k < outliers ? 1e9 : side;
      shapes.add(new Circle(far * random.next(), far * random.next(), 0.5));
    }
    world.addAllStatic(shapes);
    return nearest(world, 1);
  }

  private static Runnable nearestRare(int count, int matching) {
    World world = World.create();
    double side = side(count);
    SplitMix64 random = new SplitMix64(1);
    for (int k = 0; k < count; k++) {
      Filter filter = new Filter(k < matching ? RARE : COMMON, -1);
      world.add(new Circle(side * random.next(), side * random.next(), 0.5), filter);
    }
    Hits hits = new Hits().filter(FOR_RARE);
    return atPoints(0, 0, side, (x, y) -> world.nearest(x, y, 5, hits).size());
  }

  private static Runnable nearestChosen(int count, int matching) {
    World world = circles(count, false);
    Hits hits = new Hits().where(handle -> handle.slot() < matching);
    return atPoints(0, 0, side(count), (x, y) -> world.nearest(x, y, 5, hits).size());
  }

  private static Runnable nearestFromOutside(int count, double sides) {
    World world = circles(count, false);
    double side = side(count);
    Hits hits = new Hits();
    double start = (sides - 1) * side;
    return atPoints(start, start, side, (x, y) -> world.nearest(x, y, 1, hits).size());
  }

  /** Creates flat static boxes at random in an area around the middle of the square of points. */
  private static World statics(int count, double width, double height) {
    World world = World.create();
    SplitMix64 random = new SplitMix64(1);
    List<Shape> shapes = new ArrayList<>();
    for (int k = 0; k < count; k++) {
      double x = 5000 + width * (random.next() - 0.5);
      double y = 5000 + height * (random.next() - 0.5);
      shapes.add(new Box(x, y, x + 0.01, y));
    }
    world.addAllStatic(shapes);
    return world;
  }

  private static Runnable casts(World world) {
    Hits hits = new Hits();
    return atPoints(
        0, 0, 10_000, (x, y) -> world.castAll(x, y, 10_000 - x, 10_000 - y, hits).size());
  }

  private static World boxes(int count, double width, double height) {
    World world = World.create();
    double side = 10_000;
    SplitMix64 random = new SplitMix64(1);
    for (int k = 0; k < count; k++) {
      world.add(Box.centered(side * random.next(), side * random.next(), width, height));
    }
    return world;
  }

  private static Runnable points(World world) {
    Hits hits = new Hits();
    return atPoints(0, 0, 10_000, (x, y) -> world.query(x, y, hits).size());
  }

  /** Creates a world with ten shapes left of a much larger number. */
  private static World survivors(int peak) {
    World world = World.create();
    SplitMix64 random = new SplitMix64(1);
    List<Shape> shapes = new ArrayList<>();
    for (int k = 0; k < peak; k++) {
      shapes.add(Box.centered(100 * random.next(), 100 * random.next(), 0.5, 0.5));
    }
    Handle[] handles = world.addAllStatic(shapes);
    world.query(0, 0);
    for (int k = 0; k < peak - 10; k++) {
      world.remove(handles[k]);
    }
    return world;
  }

  private static Runnable searchEverywhere(World world) {
    Box everything = new Box(0, 0, 100, 100);
    Hits hits = new Hits();
    return () -> world.query(everything, hits);
  }

  private static Runnable saveAndLoad(World world) {
    byte[] save = new byte[10_000_000];
    return () -> world.load(save, world.save(save));
  }

  private static Runnable comeAndGo(int count, boolean asMany) {
    World world = World.create();
    double side = side(count);
    SplitMix64 random = new SplitMix64(1);
    List<Shape> shapes = new ArrayList<>();
    for (int k = 0; k < count; k++) {
      shapes.add(new Circle(side * random.next(), side * random.next(), 0.5));
    }
    world.addAllStatic(shapes);
    List<Circle> one = List.of(new Circle(0, 0, 1));
    Hits hits = new Hits();
    return () -> {
      Handle handle = asMany ? world.addAllStatic(one)[0] : world.addStatic(one.get(0));
      world.query(0, 0, hits);
      world.remove(handle);
    };
  }

  /** Queries the points of a square in turn. */
  private static Runnable atPoints(
      double minX, double minY, double side, DoubleBinaryOperator question) {
    SplitMix64 random = new SplitMix64(2);
    double[] x = new double[POINTS];
    double[] y = new double[POINTS];
    for (int k = 0; k < POINTS; k++) {
      x[k] = minX + side * random.next();
      y[k] = minY + side * random.next();
    }
    int[] next = {0};
    return () -> {
      int k = next[0]++ % POINTS;
      question.applyAsDouble(x[k], y[k]);
    };
  }
}
