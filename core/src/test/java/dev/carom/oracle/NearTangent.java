// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

import static dev.carom.oracle.Numbers.finite;
import static dev.carom.oracle.Numbers.nudged;
import static dev.carom.oracle.Numbers.nudgedSize;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * Pairs of shapes that are hard to tell apart: tangent ones with each coordinate moved by up to two
 * ulps, exactly tangent ones, common corners, centres and borders, shapes of no size; on grids,
 * with all bits random, huge, tiny, and huge beside tiny. Some plain random ones too.
 */
public final class NearTangent {
  private static final long[][] TRIPLES = {
    {3, 4, 5},
    {5, 12, 13},
    {8, 15, 17},
    {7, 24, 25},
    {20, 21, 29},
    {12, 35, 37},
    {9, 40, 41},
    {28, 45, 53},
    {119, 120, 169},
    {0, 1, 1}
  };

  private NearTangent() {}

  /**
   * Calls the check with the given number of pairs of circles; a failure names the case and the
   * pair.
   */
  public static void circlePairs(long seed, int count, BiConsumer<Circle, Circle> check) {
    Cases.check(seed, count, NearTangent::circles, pair -> check.accept(pair.a(), pair.b()));
  }

  /** Calls the check with the given number of circles and boxes. */
  public static void circleBoxPairs(long seed, int count, BiConsumer<Circle, Box> check) {
    Cases.check(seed, count, NearTangent::circleAndBox, pair -> check.accept(pair.a(), pair.b()));
  }

  /** Calls the check with the given number of pairs of boxes. */
  public static void boxPairs(long seed, int count, BiConsumer<Box, Box> check) {
    Cases.check(seed, count, NearTangent::boxes, pair -> check.accept(pair.a(), pair.b()));
  }

  /** Calls the check with the given number of pairs of which at least one is a compound. */
  public static void compoundPairs(long seed, int count, BiConsumer<Shape, Shape> check) {
    Cases.check(seed, count, NearTangent::compounds, pair -> check.accept(pair.a(), pair.b()));
  }

  /** Two shapes. */
  record Pair<A extends Shape, B extends Shape>(A a, B b) {}

  static Pair<Circle, Circle> circles(SplitMix64 random) {
    return circles(random, Numbers.any(random));
  }

  static Pair<Circle, Circle> circles(SplitMix64 random, Numbers numbers) {
    return switch (random.below(8)) {
      case 0 -> new Pair<>(circle(random, numbers), circle(random, numbers));
      case 1 -> coincident(random, numbers);
      case 2, 3 -> pythagoreanCircles(random);
      default -> tangentCircles(random, numbers);
    };
  }

  static Pair<Circle, Box> circleAndBox(SplitMix64 random) {
    return circleAndBox(random, Numbers.any(random));
  }

  static Pair<Circle, Box> circleAndBox(SplitMix64 random, Numbers numbers) {
    return switch (random.below(8)) {
      case 0 -> new Pair<>(circle(random, numbers), box(random, numbers));
      case 1, 2 -> pythagoreanCircleAndBox(random);
      case 3, 4 -> circleAtCorner(random, numbers);
      case 5 -> circleAroundBox(random, numbers);
      default -> circleAtFace(random, numbers);
    };
  }

  static Pair<Box, Box> boxes(SplitMix64 random) {
    return boxes(random, Numbers.any(random));
  }

  static Pair<Box, Box> boxes(SplitMix64 random, Numbers numbers) {
    Box a = box(random, numbers);
    Box b = box(random, numbers);
    return new Pair<>(
        a,
        boxOf(
            sharing(b.minX(), a.minX(), a.maxX(), random),
            sharing(b.minY(), a.minY(), a.maxY(), random),
            sharing(b.maxX(), a.minX(), a.maxX(), random),
            sharing(b.maxY(), a.minY(), a.maxY(), random)));
  }

  static Pair<Shape, Shape> compounds(SplitMix64 random) {
    return compounds(random, Numbers.any(random));
  }

  static Pair<Shape, Shape> compounds(SplitMix64 random, Numbers numbers) {
    List<Shape> parts = new ArrayList<>();
    List<Shape> otherParts = new ArrayList<>();
    for (int k = random.between(1, 3); k > 0; k--) {
      Pair<? extends Shape, ? extends Shape> pair = simple(random, numbers);
      parts.add(pair.a());
      if (otherParts.isEmpty() || random.nextBoolean()) {
        otherParts.add(pair.b());
      }
    }
    Shape a = Compound.of(parts);
    Shape b = otherParts.size() == 1 ? otherParts.get(0) : Compound.of(otherParts);
    return random.nextBoolean() ? new Pair<>(a, b) : new Pair<>(b, a);
  }

  private static Pair<? extends Shape, ? extends Shape> simple(SplitMix64 random, Numbers numbers) {
    return switch (random.below(4)) {
      case 0 -> circles(random, numbers);
      case 1 -> circleAndBox(random, numbers);
      case 2 -> boxes(random, numbers);
      default -> {
        Pair<Circle, Box> pair = circleAndBox(random, numbers);
        yield new Pair<>(pair.b(), pair.a());
      }
    };
  }

  static Circle circle(SplitMix64 random, Numbers numbers) {
    return new Circle(numbers.coordinate(random), numbers.coordinate(random), numbers.size(random));
  }

  static Box box(SplitMix64 random, Numbers numbers) {
    double minX = numbers.coordinate(random);
    double minY = numbers.coordinate(random);
    return boxOf(
        minX, minY, finite(minX + numbers.size(random)), finite(minY + numbers.size(random)));
  }

  /** The box with these borders, whichever of two is the smaller one. */
  private static Box boxOf(double x0, double y0, double x1, double y1) {
    return new Box(Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1));
  }

  /** A border of one's own, or one of the other's, give or take two ulps. */
  private static double sharing(double own, double min, double max, SplitMix64 random) {
    return switch (random.below(6)) {
      case 0 -> min;
      case 1 -> max;
      case 2 -> nudged(min, random);
      case 3 -> nudged(max, random);
      default -> own;
    };
  }

  /** The same centre, and often the same radius. */
  private static Pair<Circle, Circle> coincident(SplitMix64 random, Numbers numbers) {
    Circle a = circle(random, numbers);
    double radius = random.nextBoolean() ? a.radius() : numbers.size(random);
    return random.nextBoolean()
        ? new Pair<>(a, new Circle(a.x(), a.y(), radius))
        : new Pair<>(a, nudgedCircle(a.x(), a.y(), radius, random));
  }

  /** Tangent from outside or from inside. */
  private static Pair<Circle, Circle> tangentCircles(SplitMix64 random, Numbers numbers) {
    Circle a = circle(random, numbers);
    double radius = numbers.size(random);
    double distance = random.oneIn(3) ? a.radius() - radius : a.radius() + radius;
    Direction direction = Direction.any(random);
    Circle b =
        nudgedCircle(
            a.x() + distance * direction.x(), a.y() + distance * direction.y(), radius, random);
    return new Pair<>(nudgedCircle(a.x(), a.y(), a.radius(), random), b);
  }

  /** The centre off a corner by the radius, in any direction. */
  private static Pair<Circle, Box> circleAtCorner(SplitMix64 random, Numbers numbers) {
    Box box = box(random, numbers);
    double radius = numbers.size(random);
    Direction direction = Direction.any(random);
    return new Pair<>(
        nudgedCircle(
            cornerX(box, random) + radius * direction.x(),
            cornerY(box, random) + radius * direction.y(),
            radius,
            random),
        box);
  }

  /** Tangent to a face from outside or from inside, or with the centre on the border. */
  private static Pair<Circle, Box> circleAtFace(SplitMix64 random, Numbers numbers) {
    Box box = box(random, numbers);
    double radius = numbers.size(random);
    double off = random.oneOf(radius, -radius, 0);
    double x = box.minX() + (box.maxX() - box.minX()) * random.fraction();
    double y = box.minY() + (box.maxY() - box.minY()) * random.fraction();
    if (random.nextBoolean()) {
      x = cornerX(box, random) + off;
      y = random.oneIn(4) ? cornerY(box, random) + random.oneOf(radius, -radius, 0) : y;
    } else {
      y = cornerY(box, random) + off;
    }
    return new Pair<>(
        random.nextBoolean()
            ? new Circle(finite(x), finite(y), radius)
            : nudgedCircle(x, y, radius, random),
        box);
  }

  /** The circle through the corner that is farthest from a random centre. */
  private static Pair<Circle, Box> circleAroundBox(SplitMix64 random, Numbers numbers) {
    Box box = box(random, numbers);
    double x = random.oneIn(3) ? box.centerX() : numbers.coordinate(random);
    double y = random.oneIn(3) ? box.centerY() : numbers.coordinate(random);
    double dx = Math.max(Math.abs(x - box.minX()), Math.abs(x - box.maxX()));
    double dy = Math.max(Math.abs(y - box.minY()), Math.abs(y - box.maxY()));
    return new Pair<>(nudgedCircle(x, y, Math.sqrt(dx * dx + dy * dy), random), box);
  }

  private static Circle nudgedCircle(double x, double y, double radius, SplitMix64 random) {
    return new Circle(
        nudged(finite(x), random), nudged(finite(y), random), nudgedSize(finite(radius), random));
  }

  private static double cornerX(Box box, SplitMix64 random) {
    return random.oneOf(box.minX(), box.maxX());
  }

  private static double cornerY(Box box, SplitMix64 random) {
    return random.oneOf(box.minY(), box.maxY());
  }

  /** Exactly tangent, from outside or inside; or one ulp off. */
  private static Pair<Circle, Circle> pythagoreanCircles(SplitMix64 random) {
    Triangle triangle = Triangle.any(random);
    double offsetX = triangle.offset(random);
    double offsetY = triangle.offset(random);
    double split = triangle.part(random);
    double bx = offsetX + triangle.x;
    double by = offsetY + triangle.y;
    if (random.oneIn(3)) {
      return maybeOff(random, offsetX, offsetY, triangle.hypotenuse + split, bx, by, split);
    }
    return maybeOff(random, offsetX, offsetY, split, bx, by, triangle.hypotenuse - split);
  }

  private static Pair<Circle, Circle> maybeOff(
      SplitMix64 random, double x0, double y0, double r0, double x1, double y1, double r1) {
    return switch (random.below(6)) {
      case 0 -> new Pair<>(new Circle(x0, y0, nudgedSize(r0, random)), new Circle(x1, y1, r1));
      case 1 -> new Pair<>(new Circle(nudged(x0, random), y0, r0), new Circle(x1, y1, r1));
      case 2 -> new Pair<>(new Circle(x0, y0, r0), new Circle(x1, nudged(y1, random), r1));
      default -> new Pair<>(new Circle(x0, y0, r0), new Circle(x1, y1, r1));
    };
  }

  /** Exactly tangent to a corner, or with the farthest corner on the circle; or one ulp off. */
  private static Pair<Circle, Box> pythagoreanCircleAndBox(SplitMix64 random) {
    Triangle triangle = Triangle.any(random);
    double offsetX = triangle.offset(random);
    double offsetY = triangle.offset(random);
    double cornerX = offsetX + triangle.x;
    double cornerY = offsetY + triangle.y;
    boolean around = random.oneIn(3);
    double growX = triangle.part(random) * (around ? -1 : 1);
    double growY = triangle.part(random) * (around ? -1 : 1);
    Box box =
        boxOf(
            cornerX,
            cornerY,
            cornerX + (triangle.x < 0 ? -growX : growX),
            cornerY + (triangle.y < 0 ? -growY : growY));
    Circle circle = new Circle(offsetX, offsetY, triangle.hypotenuse);
    return switch (random.below(6)) {
      case 0 -> new Pair<>(nudgedCircle(offsetX, offsetY, circle.radius(), random), box);
      case 1 -> new Pair<>(new Circle(offsetX, offsetY, nudgedSize(circle.radius(), random)), box);
      default -> new Pair<>(circle, box);
    };
  }

  /** A unit vector, in doubles. */
  record Direction(double x, double y) {
    static Direction any(SplitMix64 random) {
      if (random.oneIn(6)) {
        return random.nextBoolean()
            ? new Direction(random.sign(), 0)
            : new Direction(0, random.sign());
      }
      double t = random.signed();
      double along = (1 - t * t) / (1 + t * t) * random.sign();
      double across = 2 * t / (1 + t * t);
      return random.nextBoolean() ? new Direction(along, across) : new Direction(across, along);
    }
  }

  /**
   * A right triangle whose sides are exact doubles with up to 50 bits, all multiples of {@code
   * unit}; sums of a few of its sides and {@link #offset}s are exact too.
   */
  static final class Triangle {
    final double x;
    final double y;
    final double hypotenuse;
    final double unit;

    private Triangle(double x, double y, double hypotenuse, double unit) {
      this.x = x;
      this.y = y;
      this.hypotenuse = hypotenuse;
      this.unit = unit;
    }

    static Triangle any(SplitMix64 random) {
      long[] sides = TRIPLES[random.below(TRIPLES.length)];
      long factor = 1 + (random.nextLong() >>> random.between(64 - 42, 63));
      int exponent = random.oneIn(50) ? random.between(-1074, 970) : random.between(-40, 20);
      double unit = Math.scalb(1.0, exponent);
      double x = sides[0] * factor * unit * random.sign();
      double y = sides[1] * factor * unit * random.sign();
      double hypotenuse = sides[2] * factor * unit;
      return random.nextBoolean()
          ? new Triangle(x, y, hypotenuse, unit)
          : new Triangle(y, x, hypotenuse, unit);
    }

    /** A place to shift the triangle to. */
    double offset(SplitMix64 random) {
      return random.oneIn(4) ? 0 : (random.nextLong() >> random.between(64 - 50, 63)) * unit;
    }

    /** A part of the hypotenuse, from nothing to all of it. */
    double part(SplitMix64 random) {
      return switch (random.below(8)) {
        case 0 -> 0;
        case 1 -> hypotenuse;
        default -> Math.floor(hypotenuse / unit * random.fraction()) * unit;
      };
    }
  }
}
