// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

import static dev.carom.oracle.Numbers.finite;
import static dev.carom.oracle.Numbers.nudged;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Segment;
import dev.carom.Shape;
import dev.carom.Vec2;
import java.util.function.BiConsumer;

/**
 * Segments that are hard to judge: tangent to a circle, through a corner, along an edge, starting
 * or ending on the border, of no length, all to the last bit; and boxes of no width or height.
 */
public final class Rays {
  private Rays() {}

  /** Calls the check with the given number of segments and circles. */
  public static void atCircles(long seed, int count, BiConsumer<Segment, Circle> check) {
    Cases.check(seed, count, Rays::atCircle, ray -> check.accept(ray.segment(), ray.target()));
  }

  /** Calls the check with the given number of segments and boxes. */
  public static void atBoxes(long seed, int count, BiConsumer<Segment, Box> check) {
    Cases.check(seed, count, Rays::atBox, ray -> check.accept(ray.segment(), ray.target()));
  }

  /** Calls the check with the given number of segments and shapes of a kind. */
  public static void atParts(
      TestCore.Kind kind, long seed, int count, BiConsumer<Segment, Shape> check) {
    Cases.check(
        seed,
        count,
        random -> atPart(kind, random),
        ray -> {
          if (ray.target != null) {
            check.accept(ray.segment, ray.target);
          }
        });
  }

  /** A ray through the centre of a circle, by whose radius round shapes are made larger. */
  private static Ray<Shape> atPart(TestCore.Kind kind, SplitMix64 random) {
    HardCores.Pair pair = HardCores.pair(kind, TestCore.Kind.CIRCLE, random);
    TestCore circle = pair.b();
    TestCore part = pair.a();
    boolean isRound = kind == TestCore.Kind.CAPSULE || kind == TestCore.Kind.ROUNDED_POLYGON;
    double radius = isRound ? finite(part.radius() + circle.radius()) : part.radius();
    TestCore target = new TestCore(kind, part.offsets(), part.x(), part.y(), radius);
    int i = 2 * random.below(part.count());
    int j = (i + 2) % part.offsets().length;
    double alongX = part.offsets()[j] - part.offsets()[i];
    double alongY = part.offsets()[j + 1] - part.offsets()[i + 1];
    Segment segment =
        through(random, Numbers.everyday(random), circle.x(), circle.y(), alongX, alongY);
    return new Ray<>(segment, target.isInRange() ? target.toShape() : null);
  }

  private record Ray<T extends Shape>(Segment segment, T target) {}

  private static Ray<Circle> atCircle(SplitMix64 random) {
    Numbers numbers = Numbers.any(random);
    if (random.oneIn(3)) {
      NearTangent.Triangle triangle = NearTangent.Triangle.any(random);
      double x = triangle.offset(random);
      double y = triangle.offset(random);
      double radius =
          random.oneIn(3) ? Numbers.nudgedSize(triangle.hypotenuse, random) : triangle.hypotenuse;
      Segment segment =
          through(random, numbers, x + triangle.x, y + triangle.y, -triangle.y, triangle.x);
      return new Ray<>(segment, new Circle(x, y, radius));
    }
    Circle circle = NearTangent.circle(random, numbers);
    NearTangent.Direction direction = NearTangent.Direction.any(random);
    double x = nudged(finite(circle.x() + circle.radius() * direction.x()), random);
    double y = nudged(finite(circle.y() + circle.radius() * direction.y()), random);
    Segment segment = through(random, numbers, x, y, circle.y() - y, x - circle.x());
    return new Ray<>(segment, circle);
  }

  private static Ray<Box> atBox(SplitMix64 random) {
    Numbers numbers = Numbers.any(random);
    Box box = NearTangent.box(random, numbers);
    double x = borderOrBetween(random, box.minX(), box.maxX());
    double y = borderOrBetween(random, box.minY(), box.maxY());
    return new Ray<>(
        through(random, numbers, x, y, box.maxX() - box.minX(), box.maxY() - box.minY()), box);
  }

  private static double borderOrBetween(SplitMix64 random, double min, double max) {
    double value =
        switch (random.below(5)) {
          case 0 -> finite(min + (max - min) * random.fraction());
          case 1, 2 -> max;
          default -> min;
        };
    return random.oneIn(4) ? nudged(value, random) : value;
  }

  /** A segment through a point, in a given direction as often as in another. */
  private static Segment through(
      SplitMix64 random, Numbers numbers, double x, double y, double alongX, double alongY) {
    double factor = random.oneOf(1, -1, 2, -0.5, 3, 0.25);
    double length = numbers.draw(random);
    Vec2 step =
        switch (random.below(7)) {
          case 0, 1, 2 -> finiteVector(alongX * factor, alongY * factor);
          case 3 -> random.nextBoolean() ? new Vec2(length, 0) : new Vec2(0, length);
          case 4 -> new Vec2(length, length * random.sign());
          default -> new Vec2(numbers.coordinate(random), numbers.coordinate(random));
        };
    int before = random.between(0, 3);
    int after = random.between(0, 3);
    double x0 = finite(x - before * step.x());
    double y0 = finite(y - before * step.y());
    double x1 = finite(x + after * step.x());
    double y1 = finite(y + after * step.y());
    return random.oneIn(4)
        ? new Segment(
            nudged(x0, random), nudged(y0, random), nudged(x1, random), nudged(y1, random))
        : new Segment(x0, y0, x1, y1);
  }

  private static Vec2 finiteVector(double x, double y) {
    return new Vec2(finite(x), finite(y));
  }
}
