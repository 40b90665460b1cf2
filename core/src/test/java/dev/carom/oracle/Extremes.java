// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

import static dev.carom.oracle.Numbers.finite;
import static dev.carom.oracle.Numbers.nudged;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Segment;
import dev.carom.Shape;
import dev.carom.Vec2;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * Shapes whose values are hard to compute: exponents from the whole range side by side, coordinates
 * that several shapes share, centres on one line, and gaps far smaller than what they are between.
 */
public final class Extremes {
  /** The exponents that numbers of one case have, give or take a few. */
  private final int[] exponents;

  private final SplitMix64 random;
  private double last;

  private Extremes(SplitMix64 random) {
    this.random = random;
    exponents = new int[random.between(1, 3)];
    for (int k = 0; k < exponents.length; k++) {
      exponents[k] =
          switch (random.below(4)) {
            case 0 -> 0;
            case 1 -> random.between(-60, 60);
            default -> random.between(-1074, 1023);
          };
    }
  }

  /** Calls the check with the given number of pairs of circles. */
  public static void circlePairs(long seed, int count, BiConsumer<Circle, Circle> check) {
    Cases.check(
        seed,
        count,
        random -> new Extremes(random).circles(),
        pair -> check.accept(pair.a(), pair.b()));
  }

  /** Calls the check with the given number of circles and boxes. */
  public static void circleBoxPairs(long seed, int count, BiConsumer<Circle, Box> check) {
    Cases.check(
        seed,
        count,
        random -> new Extremes(random).circleAndBox(),
        pair -> check.accept(pair.a(), pair.b()));
  }

  /** Calls the check with the given number of pairs of boxes. */
  public static void boxPairs(long seed, int count, BiConsumer<Box, Box> check) {
    Cases.check(
        seed,
        count,
        random -> new Extremes(random).boxes(),
        pair -> check.accept(pair.a(), pair.b()));
  }

  /** Calls the check with the given number of pairs of circles, boxes or both, in either order. */
  public static void pairs(long seed, int count, BiConsumer<Shape, Shape> check) {
    Cases.check(
        seed,
        count,
        random -> new Extremes(random).anyPair(),
        pair -> check.accept(pair.a(), pair.b()));
  }

  /** Calls the check with the given number of pairs of which at least one is a compound. */
  public static void compoundPairs(long seed, int count, BiConsumer<Shape, Shape> check) {
    Cases.check(
        seed,
        count,
        random -> new Extremes(random).compounds(),
        pair -> check.accept(pair.a(), pair.b()));
  }

  /** Calls the check with the given number of segments and circles or boxes. */
  public static void rays(long seed, int count, BiConsumer<Segment, Shape> check) {
    Cases.check(
        seed,
        count,
        random -> new Extremes(random).ray(),
        ray -> check.accept(ray.segment(), ray.shape()));
  }

  /**
   * Calls the check with the given number of journeys of two circles, two boxes, or one of each.
   */
  public static void journeys(long seed, int count, Consumer<Journey> check) {
    Cases.check(seed, count, random -> new Extremes(random).journey(), check);
  }

  private record Ray(Segment segment, Shape shape) {}

  /** A number; now and then the one before, or one close to it. */
  private double number() {
    last =
        switch (random.below(10)) {
          case 0 -> 0;
          case 1, 2 -> last;
          case 3 -> nudged(last, random);
          case 4 -> random.oneOf(1, -1, 3, 0.5, -4) * power(exponent());
          default -> random.signed() * 2 * power(exponent() + random.between(-3, 3));
        };
    last = finite(last);
    return random.oneIn(4) ? -last : last;
  }

  private int exponent() {
    return exponents[random.below(exponents.length)];
  }

  private static double power(int exponent) {
    return Math.scalb(1.0, Math.max(-1074, Math.min(exponent, 1023)));
  }

  private double size() {
    return Math.abs(number());
  }

  private Circle circle() {
    return new Circle(number(), number(), size());
  }

  private Box box() {
    double x0 = number();
    double y0 = number();
    double x1 = random.nextBoolean() ? number() : finite(x0 + size());
    double y1 = random.nextBoolean() ? number() : finite(y0 + size());
    return new Box(Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1));
  }

  private NearTangent.Pair<Circle, Circle> circles() {
    Circle a = circle();
    Circle b = circle();
    double x = random.oneIn(3) ? a.x() : b.x();
    double y = random.oneIn(3) ? a.y() : b.y();
    return new NearTangent.Pair<>(a, new Circle(x, y, radius(a, x, y, b.radius())));
  }

  /** The radius, or one with which circles almost touch, from outside or from inside. */
  private double radius(Circle a, double x, double y, double radius) {
    if (random.nextBoolean()) {
      return radius;
    }
    double distance = finite(Math.hypot(finite(x - a.x()), finite(y - a.y())));
    double tangent = random.oneIn(3) ? a.radius() - distance : distance - a.radius();
    return Math.abs(nudged(finite(tangent), random));
  }

  private NearTangent.Pair<Circle, Box> circleAndBox() {
    Circle circle = circle();
    Box box = box();
    double x = random.oneIn(3) ? random.oneOf(box.minX(), box.maxX()) : circle.x();
    double y = random.oneIn(3) ? random.oneOf(box.minY(), box.maxY()) : circle.y();
    Vec2 corner = box.closestPoint(x, y);
    Circle point = new Circle(corner.x(), corner.y(), 0);
    return new NearTangent.Pair<>(new Circle(x, y, radius(point, x, y, circle.radius())), box);
  }

  private NearTangent.Pair<Box, Box> boxes() {
    return new NearTangent.Pair<>(box(), box());
  }

  private NearTangent.Pair<? extends Shape, ? extends Shape> anyPair() {
    return switch (random.below(4)) {
      case 0 -> boxes();
      case 1 -> {
        NearTangent.Pair<Circle, Box> pair = circleAndBox();
        yield new NearTangent.Pair<>(pair.b(), pair.a());
      }
      case 2 -> circleAndBox();
      default -> circles();
    };
  }

  private NearTangent.Pair<Shape, Shape> compounds() {
    NearTangent.Pair<? extends Shape, ? extends Shape> pair = anyPair();
    NearTangent.Pair<? extends Shape, ? extends Shape> other = anyPair();
    Shape a = Compound.of(pair.a(), other.a());
    Shape b = random.nextBoolean() ? Compound.of(pair.b(), other.b()) : pair.b();
    return random.nextBoolean() ? new NearTangent.Pair<>(a, b) : new NearTangent.Pair<>(b, a);
  }

  private Ray ray() {
    Shape shape = random.nextBoolean() ? circle() : box();
    Segment segment = new Segment(number(), number(), number(), number());
    if (random.nextBoolean()) {
      // Towards the shape, so that it often hits.
      Box bounds = shape.bounds();
      double x = bounds.minX() / 2 + bounds.maxX() / 2;
      double y = bounds.minY() / 2 + bounds.maxY() / 2;
      segment =
          new Segment(
              segment.x0(),
              segment.y0(),
              finite(2 * x - segment.x0()),
              finite(2 * y - segment.y0()));
    }
    return new Ray(segment, shape);
  }

  private Journey journey() {
    NearTangent.Pair<? extends Shape, ? extends Shape> pair = anyPair();
    Vec2 motion = new Vec2(number(), number());
    if (random.nextBoolean()) {
      Box from = pair.a().bounds();
      Box to = pair.b().bounds();
      motion =
          new Vec2(finite(2 * (to.minX() - from.maxX())), finite(2 * (to.minY() - from.minY())));
    }
    Vec2 otherMotion = random.oneIn(3) ? new Vec2(number(), number()) : Vec2.ZERO;
    return new Journey(pair.a(), motion, pair.b(), otherMotion);
  }
}
