// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.growth;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Polygon;
import dev.carom.Rotation;
import dev.carom.Shape;
import dev.carom.bulk.PairFinder;
import dev.carom.io.sample.SplitMix64;
import dev.carom.world.Handle;
import dev.carom.world.Hits;
import dev.carom.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleBinaryOperator;

/** Shapes of similar sizes that are spread evenly, one in two of which has a partner. */
final class OrdinaryCases {
  static final List<GrowthCase> ALL =
      List.of(
          new GrowthCase("PairFinder.circles, in motion", true, OrdinaryCases::circles),
          new GrowthCase("PairFinder.shapes, all kinds, first call", true, OrdinaryCases::shapes),
          new GrowthCase("World.detect and moves", true, OrdinaryCases::detect),
          new GrowthCase("World.addAllStatic and a query", true, OrdinaryCases::addStatic),
          new GrowthCase(
              "point among static boxes",
              false,
              count -> ask(count, true, (world, hits) -> (x, y) -> world.query(x, y, hits).size())),
          new GrowthCase(
              "nearest among static boxes",
              false,
              count ->
                  ask(count, true, (world, hits) -> (x, y) -> world.nearest(x, y, 1, hits).size())),
          new GrowthCase(
              "cast among static boxes",
              false,
              count ->
                  ask(
                      count,
                      true,
                      (world, hits) -> (x, y) -> world.cast(x, y, x + 30, y + 40, hits).size())),
          new GrowthCase(
              "point among moving circles",
              false,
              count ->
                  ask(count, false, (world, hits) -> (x, y) -> world.query(x, y, hits).size())));

  private static final int POINTS = 4096;
  private static final double STEP = 0.05;

  private OrdinaryCases() {}

  static double side(int count) {
    return Math.sqrt(count * Math.PI);
  }

  private static Runnable circles(int count) {
    RestlessCircles circles = new RestlessCircles(count);
    PairFinder finder = PairFinder.create();
    return () -> circles.moveAndFind(finder);
  }

  private static Runnable shapes(int count) {
    Shape[] shapes = shapes(count, OrdinaryCases::any).toArray(Shape[]::new);
    // With a limit, even one that is never reached, every call searches again.
    PairFinder finder = PairFinder.builder().limit(Integer.MAX_VALUE - 16).build();
    return () -> finder.shapes(shapes);
  }

  /** Makes a shape at a place. */
  interface Maker {
    Shape at(double x, double y, int number);
  }

  static List<Shape> shapes(int count, Maker maker) {
    double side = side(count);
    SplitMix64 random = new SplitMix64(1);
    List<Shape> shapes = new ArrayList<>(count);
    for (int k = 0; k < count; k++) {
      shapes.add(maker.at(side * random.next(), side * random.next(), k));
    }
    return shapes;
  }

  static Shape any(double x, double y, int number) {
    return switch (number % 3) {
      case 0 -> circle(x, y, number);
      case 1 -> box(x, y, number);
      default -> polygon(x, y, number);
    };
  }

  static Shape circle(double x, double y, int number) {
    return new Circle(x, y, 0.5);
  }

  static Shape box(double x, double y, int number) {
    return Box.centered(x, y, 1, 0.8);
  }

  static Shape polygon(double x, double y, int number) {
    return Polygon.box(x, y, 1, 0.6, Rotation.degrees(number % 90));
  }

  private static Runnable detect(int count) {
    World world = World.create();
    Handle[] handles = world.addAll(shapes(count, OrdinaryCases::circle));
    int[] calls = {0};
    return () -> {
      double step = calls[0]++ % 2 == 0 ? STEP : -STEP;
      for (int k = 0; k < count; k++) {
        world.moveBy(handles[k], k % 2 == 0 ? step : -step, 0);
      }
      world.detect();
    };
  }

  private static Runnable addStatic(int count) {
    List<Shape> boxes = shapes(count, OrdinaryCases::box);
    return () -> {
      World world = World.create();
      world.addAllStatic(boxes);
      world.query(0, 0);
    };
  }

  /** Asks a world something at a point. */
  private interface Question {
    DoubleBinaryOperator about(World world, Hits hits);
  }

  private static Runnable ask(int count, boolean isStatic, Question question) {
    World world = World.create();
    List<Shape> shapes = shapes(count, isStatic ? OrdinaryCases::box : OrdinaryCases::circle);
    if (isStatic) {
      world.addAllStatic(shapes);
    } else {
      world.addAll(shapes);
    }
    double side = side(count);
    SplitMix64 random = new SplitMix64(2);
    double[] places = new double[2 * POINTS];
    for (int k = 0; k < places.length; k++) {
      places[k] = side * random.next();
    }
    DoubleBinaryOperator asked = question.about(world, new Hits());
    int[] next = {0};
    return () -> {
      int k = 2 * (next[0]++ % POINTS);
      asked.applyAsDouble(places[k], places[k + 1]);
    };
  }
}
