// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.hard;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.bulk.PairCounter;
import dev.carom.bulk.PairFinder;
import dev.carom.bulk.ShapeSet;
import dev.carom.io.sample.SplitMix64;
import dev.carom.world.Filter;
import dev.carom.world.World;
import java.util.Arrays;
import java.util.List;

/** All pairs among many shapes: crowded, far apart, or filtered from each other. */
final class PairCases {
  private static final Filter PLAYER = new Filter(1, -1);
  private static final Filter ENEMY = new Filter(2, 1 | 2);
  private static final Filter ZONE = new Filter(4, 1);

  private PairCases() {}

  /** Returns all cases, with this fraction of their usual numbers of shapes. */
  static List<HardCase> all(int part) {
    int many = 500_000 / part;
    int moving = 50_000 / part;
    int enemies = 20_000 / part;
    int heap = 16_000 / part;
    int equal = 60_000 / part;
    return List.of(
        new HardCase(
            "PairFinder, 90 % in 0.1 % of the area",
            () -> circles(many, 0.9), () -> circles(many, 0)),
        new HardCase(
            "PairFinder, moving circles on boxes 1,000,000 away",
            () -> level(moving, 1_000_000),
            () -> level(moving, 0)),
        new HardCase(
            "detect, an outlier 1,000 extents away",
            () -> detect(moving, 1000),
            () -> detect(moving, 0.5)),
        new HardCase(
            "PairFinder, one giant among circles",
            () -> withGiant(moving, 1_000_000),
            () -> withGiant(moving, 1)),
        new HardCase(
            "detect, moving and static rows beside columns",
            () -> rows(moving, true),
            () -> rows(moving, false)),
        new HardCase(
            "detect, filtered from each other, at one place",
            () -> filtered(heap, 0, 1),
            () -> filtered(heap, 3, 1)),
        new HardCase(
            "detect, 1,000 filters that exclude each other",
            () -> filtered(heap, 0, 1_000),
            () -> filtered(heap, 3, 1_000)),
        new HardCase(
            "detect, 1,600 zones for players over 20,000 enemies",
            () -> zones(enemies, enemies * 2 / 25, PairCases::addCircle),
            () -> zones(enemies, 0, PairCases::addCircle)),
        new HardCase(
            "detect, 1,600 moving box zones over 20,000 enemies",
            () -> zones(enemies, enemies * 2 / 25, PairCases::addBox),
            () -> zones(enemies, 0, PairCases::addBox)),
        new HardCase(
            "detect, 1,600 static box zones over 20,000 enemies",
            () -> zones(enemies, enemies * 2 / 25, PairCases::addStaticBox),
            () -> zones(enemies, 0, PairCases::addStaticBox)),
        new HardCase(
            "detect, a filtered giant among 50,000",
            () -> giant(moving, PairCases::addCircle),
            () -> giant(moving, null)),
        new HardCase(
            "detect, a filtered giant box among 50,000",
            () -> giant(moving, PairCases::addBox),
            () -> giant(moving, null)),
        new HardCase(
            "PairFinder, points at one place, touching(false)",
            () -> points(equal, 0),
            () -> points(equal, 1)),
        new HardCase(
            "PairCounter, 60,000 equal circles", () -> count(equal, 0), () -> count(equal, 1)));
  }

  /** Returns the side of a square in which one in two circles of radius ½ has a partner. */
  private static double side(int count) {
    return Math.sqrt(count * Math.PI);
  }

  /** Circles, a share of them in a patch, with about the same number of pairs for any share. */
  private static Runnable circles(int count, double share) {
    double patch = side(count);
    double side = share > 0 ? patch / Math.sqrt(0.001) : patch;
    SplitMix64 random = new SplitMix64(1);
    double[] x = new double[count];
    double[] y = new double[count];
    double[] radius = new double[count];
    for (int k = 0; k < count; k++) {
      double within = random.next() < share ? patch : side;
      x[k] = within * random.next();
      y[k] = within * random.next();
      radius[k] = 0.5;
    }
    // With a limit, even one that is never reached, every call searches again.
    PairFinder finder = PairFinder.builder().limit(Integer.MAX_VALUE - 16).build();
    return () -> finder.circles(x, y, radius, count);
  }

  /** Circles that move to and fro among twice as many boxes that do not. */
  private static Runnable level(int count, double offset) {
    double side = side(count);
    SplitMix64 random = new SplitMix64(1);
    double[] x = new double[count];
    double[] y = new double[count];
    double[] radius = new double[count];
    for (int k = 0; k < count; k++) {
      x[k] = offset + side * random.next();
      y[k] = offset + side * random.next();
      radius[k] = 0.25;
    }
    int boxes = 2 * count;
    double[][] sides = new double[4][boxes];
    for (int k = 0; k < boxes; k++) {
      sides[0][k] = offset + side * random.next();
      sides[1][k] = offset + side * random.next();
      sides[2][k] = sides[0][k] + 0.5;
      sides[3][k] = sides[1][k] + 0.5;
    }
    PairFinder finder = PairFinder.create();
    int[] calls = {0};
    return () -> {
      double step = calls[0]++ / 16 % 2 == 0 ? 0.01 : -0.01;
      for (int k = 0; k < count; k++) {
        x[k] += k % 2 == 0 ? step : -step;
      }
      finder.circlesAgainstBoxes(
          x, y, radius, count, sides[0], sides[1], sides[2], sides[3], boxes);
    };
  }

  private static World world(int count, Filter filter) {
    World world = World.create();
    double side = side(count);
    SplitMix64 random = new SplitMix64(1);
    for (int k = 0; k < count; k++) {
      world.add(new Circle(side * random.next(), side * random.next(), 0.5), filter);
    }
    return world;
  }

  private static Runnable detect(int count, double sides) {
    World world = world(count, Filter.ALL);
    world.add(new Circle(sides * side(count), sides * side(count), 0.5));
    return world::detect;
  }

  private static Runnable withGiant(int count, double radius) {
    double[][] places = places(count, side(count));
    double[] radii = new double[count];
    Arrays.fill(radii, 0.5);
    radii[0] = radius;
    PairFinder finder = PairFinder.builder().limit(Integer.MAX_VALUE - 16).build();
    return () -> finder.circles(places[0], places[1], radii, count);
  }

  /** Long boxes that do not meet, every other one static: rows, and beside them columns or rows. */
  private static Runnable rows(int count, boolean besideColumns) {
    World world = World.create();
    for (int k = 0; k < count; k++) {
      double place = 2 * k;
      Box box =
          besideColumns && k % 4 > 1
              ? new Box(2 * count + place, 0, 2 * count + place + 1, 2 * count)
              : new Box(0, place, count, place + 1);
      if (k % 2 == 0) {
        world.add(box);
      } else {
        world.addStatic(box);
      }
    }
    return world::detect;
  }

  private static Runnable filtered(int count, double distance, int filters) {
    World world = World.create();
    for (int k = 0; k < count; k++) {
      world.add(new Circle(distance * k, 0, 1), new Filter(1, k % filters + 1L << 1));
    }
    return world::detect;
  }

  /** Adds a zone of this size to a world. */
  private interface ZoneAdder {
    void add(World world, double x, double y, double reach);
  }

  private static void addCircle(World world, double x, double y, double reach) {
    world.add(new Circle(x, y, reach), ZONE);
  }

  private static void addBox(World world, double x, double y, double reach) {
    world.add(Box.at(x, y, 2 * reach, 2 * reach), ZONE);
  }

  private static void addStaticBox(World world, double x, double y, double reach) {
    world.addStatic(Box.at(x, y, 2 * reach, 2 * reach), ZONE);
  }

  private static Runnable zones(int enemies, int zones, ZoneAdder adder) {
    World world = world(enemies, ENEMY);
    double side = side(enemies);
    world.add(new Circle(side / 2, side / 2, 0.5), PLAYER);
    SplitMix64 random = new SplitMix64(2);
    for (int k = 0; k < zones; k++) {
      adder.add(world, side * random.next(), side * random.next(), side / 20);
    }
    return world::detect;
  }

  private static Runnable giant(int count, ZoneAdder adder) {
    World world = world(count, ENEMY);
    double side = side(count);
    if (adder != null) {
      adder.add(world, side / 2, side / 2, side);
    }
    return world::detect;
  }

  private static Runnable points(int count, double side) {
    double[][] places = places(count, side);
    double[] radius = new double[count];
    PairFinder finder = PairFinder.builder().touching(false).limit(Integer.MAX_VALUE - 16).build();
    return () -> finder.circles(places[0], places[1], radius, count);
  }

  private static Runnable count(int count, double sides) {
    double[][] places = places(count, sides * side(count));
    double[] radius = new double[count];
    Arrays.fill(radius, 0.5);
    PairCounter counter = PairCounter.create();
    ShapeSet circles = ShapeSet.circles(places[0], places[1], radius, count);
    return () -> counter.among(circles);
  }

  private static double[][] places(int count, double side) {
    SplitMix64 random = new SplitMix64(1);
    double[][] places = new double[2][count];
    for (int k = 0; k < count; k++) {
      places[0][k] = side * random.next();
      places[1][k] = side * random.next();
    }
    return places;
  }
}
