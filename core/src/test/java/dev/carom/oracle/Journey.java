// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Impact;
import dev.carom.Shape;
import dev.carom.Vec2;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Two shapes that move in straight lines during the same time. The generated ones are hard to
 * judge: grazing to the last bit, touching at the very end or at the start, sliding along a face,
 * corner to corner on a grid, or both fast and nearly in step; on all kinds of numbers.
 */
public record Journey(Shape a, Vec2 motion, Shape b, Vec2 otherMotion) {

  /** Calls the check with the given number of journeys of two circles. */
  public static void ofCircles(long seed, int count, Consumer<Journey> check) {
    Cases.check(seed, count, Journey::circles, check);
  }

  /** Calls the check with the given number of journeys of a circle and a box, in either order. */
  public static void ofCircleAndBox(long seed, int count, Consumer<Journey> check) {
    Cases.check(seed, count, Journey::circleAndBox, check);
  }

  /** Calls the check with the given number of journeys of two boxes. */
  public static void ofBoxes(long seed, int count, Consumer<Journey> check) {
    Cases.check(seed, count, Journey::boxes, check);
  }

  /** Calls the check with the given number of journeys of which at least one is a compound's. */
  public static void ofCompounds(long seed, int count, Consumer<Journey> check) {
    Cases.check(seed, count, Journey::compounds, check);
  }

  /** Calls the check with the given number of journeys of two shapes of these kinds. */
  public static void ofParts(
      TestCore.Kind a, TestCore.Kind b, long seed, int count, Consumer<Journey> check) {
    HardCores.passages(
        a,
        b,
        seed,
        count,
        passage -> {
          if (passage.a().isInRange() && passage.b().isInRange()) {
            check.accept(
                new Journey(
                    passage.a().toShape(),
                    new Vec2(passage.toX(), passage.toY()),
                    passage.b().toShape(),
                    new Vec2(passage.fromX(), passage.fromY())));
          }
        });
  }

  /** What Carom says about it. */
  public Impact impact() {
    return a.sweep(motion, b, otherMotion);
  }

  /** The same with the shapes in the other order. */
  public Journey reversed() {
    return new Journey(b, otherMotion, a, motion);
  }

  /** Where a is at a time from 0 to 1, rounded. */
  public Shape aAt(double time) {
    return a.translate(motion.times(time));
  }

  /** Where b is at a time from 0 to 1, rounded. */
  public Shape bAt(double time) {
    return b.translate(otherMotion.times(time));
  }

  private static Journey circles(SplitMix64 random) {
    Numbers numbers = Numbers.any(random);
    NearTangent.Pair<Circle, Circle> pair = NearTangent.circles(random, numbers);
    Circle a = pair.a();
    Circle b = pair.b();
    return through(random, numbers, a, b, b.x() - a.x(), b.y() - a.y());
  }

  private static Journey circleAndBox(SplitMix64 random) {
    Numbers numbers = Numbers.any(random);
    NearTangent.Pair<Circle, Box> pair = NearTangent.circleAndBox(random, numbers);
    Circle circle = pair.a();
    Vec2 closest = pair.b().closestPoint(circle.x(), circle.y());
    double normalX = closest.x() - circle.x();
    double normalY = closest.y() - circle.y();
    return random.nextBoolean()
        ? through(random, numbers, circle, pair.b(), normalX, normalY)
        : through(random, numbers, pair.b(), circle, -normalX, -normalY);
  }

  private static Journey boxes(SplitMix64 random) {
    Numbers numbers = Numbers.any(random);
    NearTangent.Pair<Box, Box> pair = NearTangent.boxes(random, numbers);
    return through(random, numbers, pair.a(), pair.b(), 0, 0);
  }

  private static Journey compounds(SplitMix64 random) {
    Numbers numbers = Numbers.any(random);
    NearTangent.Pair<Shape, Shape> pair = NearTangent.compounds(random, numbers);
    return through(random, numbers, pair.a(), pair.b(), 0, 0);
  }

  /** A journey that starts at, ends at or passes through the place the shapes are at. */
  private static Journey through(
      SplitMix64 random, Numbers numbers, Shape a, Shape b, double normalX, double normalY) {
    Vec2 step = step(random, numbers, normalX, normalY);
    int before = random.between(0, 3);
    int after = random.between(0, 3);
    Shape start = moved(a, -before * step.x(), -before * step.y());
    double motionX = Numbers.finite((before + after) * step.x());
    double motionY = Numbers.finite((before + after) * step.y());
    Vec2 motion = new Vec2(motionX, motionY);
    return switch (random.below(6)) {
      case 0 -> new Journey(start, Vec2.ZERO, b, motion.negated());
      case 1, 2 -> inStep(random, numbers, start, motion, b);
      default -> new Journey(start, motion, b, Vec2.ZERO);
    };
  }

  /** Both shapes move by the same, now and then very fast, and a by the motion on top. */
  private static Journey inStep(SplitMix64 random, Numbers numbers, Shape a, Vec2 motion, Shape b) {
    double speed = random.oneIn(3) ? 0x1p20 : 1;
    double x = Numbers.finite(numbers.coordinate(random) * speed);
    double y = Numbers.finite(numbers.coordinate(random) * speed);
    return new Journey(a, finite(x + motion.x(), y + motion.y()), b, new Vec2(x, y));
  }

  /** A third or so of a motion: along the normal, across it, along an axis, diagonal, or any. */
  private static Vec2 step(SplitMix64 random, Numbers numbers, double normalX, double normalY) {
    double factor = random.oneOf(1, -1, 2, -0.5, 3, 0.25);
    double length = numbers.draw(random);
    Vec2 step =
        switch (random.below(8)) {
          case 0, 1, 2 -> finite(-normalY * factor, normalX * factor);
          case 3 -> finite(normalX * factor, normalY * factor);
          case 4 -> random.nextBoolean() ? finite(length, 0) : finite(0, length);
          case 5 -> finite(length, length * random.sign());
          default -> finite(numbers.coordinate(random), numbers.coordinate(random));
        };
    return random.oneIn(4)
        ? new Vec2(Numbers.nudged(step.x(), random), Numbers.nudged(step.y(), random))
        : step;
  }

  private static Vec2 finite(double x, double y) {
    return new Vec2(Numbers.finite(x), Numbers.finite(y));
  }

  /** The shape moved, and kept among the finite numbers. */
  private static Shape moved(Shape shape, double dx, double dy) {
    if (shape instanceof Circle circle) {
      return new Circle(
          Numbers.finite(circle.x() + dx), Numbers.finite(circle.y() + dy), circle.radius());
    }
    if (shape instanceof Box box) {
      return new Box(
          Numbers.finite(box.minX() + dx),
          Numbers.finite(box.minY() + dy),
          Numbers.finite(box.maxX() + dx),
          Numbers.finite(box.maxY() + dy));
    }
    List<Shape> parts = new ArrayList<>();
    for (Shape part : ((Compound) shape).parts()) {
      parts.add(moved(part, dx, dy));
    }
    return Compound.of(parts);
  }

  /** How far a moves relative to b. */
  public double motionX() {
    return motion.x() - otherMotion.x();
  }

  /** How far a moves relative to b. */
  public double motionY() {
    return motion.y() - otherMotion.y();
  }
}
