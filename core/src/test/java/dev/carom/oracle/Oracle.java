// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Relation;
import dev.carom.Segment;
import dev.carom.Shape;
import dev.carom.Vec2;
import java.math.BigDecimal;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * The verdicts of real arithmetic, in BigDecimal and from the definitions: no rounding, no error
 * bounds, no case that is decided sooner than another.
 */
public final class Oracle {
  private Oracle() {}

  /** True if the shapes share a point. */
  public static boolean intersects(Shape a, Shape b) {
    return separation(a, b) <= 0;
  }

  /** True if parting the shapes needs a push of positive length. */
  public static boolean overlaps(Shape a, Shape b) {
    return separation(a, b) < 0;
  }

  /** True if the shapes share a point, but an arbitrarily small push parts them. */
  public static boolean touches(Shape a, Shape b) {
    return separation(a, b) == 0;
  }

  /** True if the distance of the shapes is at most the given one. */
  public static boolean isWithin(Shape a, Shape b, double distance) {
    return anyParts(a, b, (part, other) -> within(part, other, distance).intersects());
  }

  /** True if the distance of the shapes is less than the given one; for 0, if they overlap. */
  public static boolean isCloser(Shape a, Shape b, double distance) {
    return anyParts(a, b, (part, other) -> within(part, other, distance).overlaps());
  }

  private static ConvexOracle within(Shape a, Shape b, double distance) {
    return ConvexOracle.within(TestCore.of(a), TestCore.of(b), distance);
  }

  private static boolean anyParts(Shape a, Shape b, BiPredicate<Shape, Shape> question) {
    return partsOf(a).stream()
        .anyMatch(part -> partsOf(b).stream().anyMatch(other -> question.test(part, other)));
  }

  /** How the shapes lie to each other, with compounds as {@link Shape#relationTo} has them. */
  public static Relation relation(Shape a, Shape b) {
    int separation = separation(a, b);
    if (separation >= 0) {
      return separation == 0 ? Relation.TOUCHING : Relation.APART;
    }
    boolean contains = contains(a, b);
    boolean inside = contains(b, a);
    if (contains && inside) {
      return Relation.EQUAL;
    }
    return contains ? Relation.CONTAINS : inside ? Relation.INSIDE : Relation.OVERLAPPING;
  }

  /** True if the shapes, moving in straight lines, overlap at some time from start to end. */
  public static boolean sweepHits(Shape a, Vec2 motion, Shape b, Vec2 otherMotion) {
    for (Shape part : partsOf(a)) {
      for (Shape otherPart : partsOf(b)) {
        if (simpleSweepHits(part, motion, otherPart, otherMotion)) {
          return true;
        }
      }
    }
    return false;
  }

  /** True if the circles, moving in straight lines, share a point at some time. */
  public static boolean sweepReaches(Circle a, Vec2 motion, Circle b, Vec2 otherMotion) {
    return approach(a, motion, b, otherMotion).isNotPositiveSomewhere();
  }

  /** True if the segment and the shape share a point. */
  public static boolean castHits(Segment segment, Shape shape) {
    return partsOf(shape).stream().anyMatch(part -> simpleCastHits(segment, part));
  }

  /** The convex parts a shape consists of. */
  static List<Shape> partsOf(Shape shape) {
    return shape instanceof Compound compound ? compound.parts() : List.of(shape);
  }

  /** True if one of the parts is neither a circle nor a box. */
  static boolean isGeneral(Shape a, Shape b) {
    return isGeneral(a) || isGeneral(b);
  }

  static boolean isGeneral(Shape part) {
    return part instanceof Capsule || part instanceof Polygon;
  }

  static ConvexOracle convex(Shape a, Shape b) {
    return ConvexOracle.of(TestCore.of(a), TestCore.of(b));
  }

  static ConvexOracle convex(Shape a, Vec2 motion, Shape b, Vec2 otherMotion) {
    return ConvexOracle.of(
        TestCore.of(a), TestCore.of(b), otherMotion.x(), otherMotion.y(), motion.x(), motion.y());
  }

  /** The start of the segment as it moves to the end, past the shape. */
  static ConvexOracle convex(Segment segment, Shape shape) {
    return ConvexOracle.of(
        TestCore.circle(segment.x0(), segment.y0(), 0),
        TestCore.of(shape),
        segment.x0(),
        segment.y0(),
        segment.x1(),
        segment.y1());
  }

  /** 1 if the shapes are apart, 0 if they touch, -1 if they overlap. */
  private static int separation(Shape a, Shape b) {
    int least = 1;
    for (Shape part : partsOf(a)) {
      for (Shape otherPart : partsOf(b)) {
        least = Math.min(least, simpleSeparation(part, otherPart));
      }
    }
    return least;
  }

  private static int simpleSeparation(Shape a, Shape b) {
    if (isGeneral(a, b)) {
      ConvexOracle oracle = convex(a, b);
      return oracle.overlaps() ? -1 : oracle.intersects() ? 0 : 1;
    }
    if (a instanceof Circle circle) {
      return b instanceof Circle other
          ? circleCircleSeparation(circle, other)
          : circleBoxSeparation(circle, (Box) b);
    }
    return b instanceof Circle circle
        ? circleBoxSeparation(circle, (Box) a)
        : boxBoxSeparation((Box) a, (Box) b);
  }

  private static int circleCircleSeparation(Circle a, Circle b) {
    Lattice lattice = Lattice.of(a.x(), a.y(), a.radius(), b.x(), b.y(), b.radius());
    BigDecimal dx = lattice.in(b.x()).subtract(lattice.in(a.x()));
    BigDecimal dy = lattice.in(b.y()).subtract(lattice.in(a.y()));
    BigDecimal reach = lattice.in(a.radius()).add(lattice.in(b.radius()));
    return square(dx).add(square(dy)).compareTo(square(reach));
  }

  private static int circleBoxSeparation(Circle circle, Box box) {
    Lattice lattice = latticeOf(circle, box);
    BigDecimal left = lattice.in(box.minX()).subtract(lattice.in(circle.x()));
    BigDecimal right = lattice.in(circle.x()).subtract(lattice.in(box.maxX()));
    BigDecimal below = lattice.in(box.minY()).subtract(lattice.in(circle.y()));
    BigDecimal above = lattice.in(circle.y()).subtract(lattice.in(box.maxY()));
    BigDecimal dx = left.max(right);
    BigDecimal dy = below.max(above);
    if (dx.signum() < 0 && dy.signum() < 0) {
      return -1;
    }
    BigDecimal outsideX = dx.max(BigDecimal.ZERO);
    BigDecimal outsideY = dy.max(BigDecimal.ZERO);
    return square(outsideX).add(square(outsideY)).compareTo(square(lattice.in(circle.radius())));
  }

  private static int boxBoxSeparation(Box a, Box b) {
    Lattice lattice = latticeOf(a, b);
    int x =
        intervalSeparation(
            lattice.in(a.minX()), lattice.in(a.maxX()), lattice.in(b.minX()), lattice.in(b.maxX()));
    int y =
        intervalSeparation(
            lattice.in(a.minY()), lattice.in(a.maxY()), lattice.in(b.minY()), lattice.in(b.maxY()));
    return Math.max(x, y);
  }

  /** The sign of the smallest shift that makes the intervals disjoint, or of the gap. */
  private static int intervalSeparation(
      BigDecimal minA, BigDecimal maxA, BigDecimal minB, BigDecimal maxB) {
    return minB.subtract(maxA).max(minA.subtract(maxB)).signum();
  }

  private static boolean contains(Shape outer, Shape inner) {
    return partsOf(inner).stream()
        .allMatch(part -> partsOf(outer).stream().anyMatch(whole -> simpleContains(whole, part)));
  }

  private static boolean simpleContains(Shape outer, Shape inner) {
    if (isGeneral(outer, inner)) {
      return convex(outer, inner).contains();
    }
    if (outer instanceof Circle circle) {
      return inner instanceof Circle other
          ? circleContainsCircle(circle, other)
          : circleContainsBox(circle, (Box) inner);
    }
    return inner instanceof Circle circle
        ? boxContainsCircle((Box) outer, circle)
        : boxContainsBox((Box) outer, (Box) inner);
  }

  private static boolean circleContainsCircle(Circle outer, Circle inner) {
    Lattice lattice =
        Lattice.of(outer.x(), outer.y(), outer.radius(), inner.x(), inner.y(), inner.radius());
    BigDecimal dx = lattice.in(inner.x()).subtract(lattice.in(outer.x()));
    BigDecimal dy = lattice.in(inner.y()).subtract(lattice.in(outer.y()));
    BigDecimal room = lattice.in(outer.radius()).subtract(lattice.in(inner.radius()));
    return room.signum() >= 0 && square(dx).add(square(dy)).compareTo(square(room)) <= 0;
  }

  private static boolean circleContainsBox(Circle circle, Box box) {
    Lattice lattice = latticeOf(circle, box);
    BigDecimal x = lattice.in(circle.x());
    BigDecimal y = lattice.in(circle.y());
    BigDecimal farX =
        x.subtract(lattice.in(box.minX())).abs().max(x.subtract(lattice.in(box.maxX())).abs());
    BigDecimal farY =
        y.subtract(lattice.in(box.minY())).abs().max(y.subtract(lattice.in(box.maxY())).abs());
    return square(farX).add(square(farY)).compareTo(square(lattice.in(circle.radius()))) <= 0;
  }

  private static boolean boxContainsCircle(Box box, Circle circle) {
    Lattice lattice = latticeOf(circle, box);
    BigDecimal x = lattice.in(circle.x());
    BigDecimal y = lattice.in(circle.y());
    BigDecimal room =
        x.subtract(lattice.in(box.minX()))
            .min(lattice.in(box.maxX()).subtract(x))
            .min(y.subtract(lattice.in(box.minY())))
            .min(lattice.in(box.maxY()).subtract(y));
    return room.compareTo(lattice.in(circle.radius())) >= 0;
  }

  private static boolean boxContainsBox(Box outer, Box inner) {
    Lattice lattice = latticeOf(outer, inner);
    return lattice.in(outer.minX()).compareTo(lattice.in(inner.minX())) <= 0
        && lattice.in(outer.minY()).compareTo(lattice.in(inner.minY())) <= 0
        && lattice.in(outer.maxX()).compareTo(lattice.in(inner.maxX())) >= 0
        && lattice.in(outer.maxY()).compareTo(lattice.in(inner.maxY())) >= 0;
  }

  private static boolean simpleSweepHits(Shape a, Vec2 motion, Shape b, Vec2 otherMotion) {
    if (isGeneral(a, b)) {
      return convex(a, motion, b, otherMotion).sweepHits();
    }
    if (a instanceof Circle circle) {
      return b instanceof Circle other
          ? approach(circle, motion, other, otherMotion).isNegativeSomewhere()
          : circleBoxSweepHits(circle, motion, (Box) b, otherMotion);
    }
    return b instanceof Circle circle
        ? circleBoxSweepHits(circle, otherMotion, (Box) a, motion)
        : passage((Box) a, motion, (Box) b, otherMotion).isStrictlyInsideSomewhere();
  }

  private static boolean circleBoxSweepHits(Circle circle, Vec2 motion, Box box, Vec2 otherMotion) {
    Lattice lattice = latticeOf(circle, motion, box, otherMotion);
    BigDecimal radius = lattice.in(circle.radius());
    Passage passage = passage(lattice, circle, motion, box, otherMotion);
    for (int stretch = 0; stretch < passage.stretches(); stretch++) {
      if (passage.isStrictlyInside(stretch)
          || passage.distance(stretch, radius).isNegativeSomewhere()) {
        return true;
      }
    }
    return false;
  }

  private static boolean simpleCastHits(Segment segment, Shape shape) {
    if (isGeneral(shape)) {
      return convex(segment, shape).castHits();
    }
    return shape instanceof Circle circle
        ? approach(segment, circle).isNotPositiveSomewhere()
        : passage(segment, (Box) shape).isInsideSomewhere();
  }

  /** The squared distance of two moving centres less the squared sum of radii, in time 0 to 1. */
  static Quadratic approach(Circle a, Vec2 motion, Circle b, Vec2 otherMotion) {
    Lattice lattice =
        Lattice.of(
            a.x(),
            a.y(),
            a.radius(),
            b.x(),
            b.y(),
            b.radius(),
            motion.x(),
            motion.y(),
            otherMotion.x(),
            otherMotion.y());
    return approach(
        lattice.in(a.x()).subtract(lattice.in(b.x())),
        lattice.in(a.y()).subtract(lattice.in(b.y())),
        lattice.in(motion.x()).subtract(lattice.in(otherMotion.x())),
        lattice.in(motion.y()).subtract(lattice.in(otherMotion.y())),
        lattice.in(a.radius()).add(lattice.in(b.radius())));
  }

  /** The squared distance of a segment's points from a centre less the squared radius. */
  static Quadratic approach(Segment segment, Circle circle) {
    Lattice lattice =
        Lattice.of(
            segment.x0(),
            segment.y0(),
            segment.x1(),
            segment.y1(),
            circle.x(),
            circle.y(),
            circle.radius());
    return approach(
        lattice.in(segment.x0()).subtract(lattice.in(circle.x())),
        lattice.in(segment.y0()).subtract(lattice.in(circle.y())),
        lattice.in(segment.x1()).subtract(lattice.in(segment.x0())),
        lattice.in(segment.y1()).subtract(lattice.in(segment.y0())),
        lattice.in(circle.radius()));
  }

  private static Quadratic approach(
      BigDecimal x, BigDecimal y, BigDecimal motionX, BigDecimal motionY, BigDecimal reach) {
    return new Quadratic(
        square(motionX).add(square(motionY)),
        x.multiply(motionX).add(y.multiply(motionY)),
        square(x).add(square(y)).subtract(square(reach)),
        BigDecimal.ONE);
  }

  /** The circle's centre as it moves past the box, both moving. */
  static Passage passage(Lattice lattice, Circle circle, Vec2 motion, Box box, Vec2 otherMotion) {
    return new Passage(
        lattice.in(circle.x()),
        lattice.in(circle.y()),
        lattice.in(motion.x()).subtract(lattice.in(otherMotion.x())),
        lattice.in(motion.y()).subtract(lattice.in(otherMotion.y())),
        lattice.in(box.minX()),
        lattice.in(box.minY()),
        lattice.in(box.maxX()),
        lattice.in(box.maxY()));
  }

  /** The smallest corner of a as it moves past the places at which the boxes overlap. */
  static Passage passage(Box a, Vec2 motion, Box b, Vec2 otherMotion) {
    Lattice lattice =
        Lattice.of(
            a.minX(),
            a.minY(),
            a.maxX(),
            a.maxY(),
            b.minX(),
            b.minY(),
            b.maxX(),
            b.maxY(),
            motion.x(),
            motion.y(),
            otherMotion.x(),
            otherMotion.y());
    BigDecimal width = lattice.in(a.maxX()).subtract(lattice.in(a.minX()));
    BigDecimal height = lattice.in(a.maxY()).subtract(lattice.in(a.minY()));
    return new Passage(
        lattice.in(a.minX()),
        lattice.in(a.minY()),
        lattice.in(motion.x()).subtract(lattice.in(otherMotion.x())),
        lattice.in(motion.y()).subtract(lattice.in(otherMotion.y())),
        lattice.in(b.minX()).subtract(width),
        lattice.in(b.minY()).subtract(height),
        lattice.in(b.maxX()),
        lattice.in(b.maxY()));
  }

  /** A point that runs along the segment, past the box. */
  static Passage passage(Segment segment, Box box) {
    Lattice lattice =
        Lattice.of(
            segment.x0(),
            segment.y0(),
            segment.x1(),
            segment.y1(),
            box.minX(),
            box.minY(),
            box.maxX(),
            box.maxY());
    return new Passage(
        lattice.in(segment.x0()),
        lattice.in(segment.y0()),
        lattice.in(segment.x1()).subtract(lattice.in(segment.x0())),
        lattice.in(segment.y1()).subtract(lattice.in(segment.y0())),
        lattice.in(box.minX()),
        lattice.in(box.minY()),
        lattice.in(box.maxX()),
        lattice.in(box.maxY()));
  }

  static Lattice latticeOf(Circle circle, Vec2 motion, Box box, Vec2 otherMotion) {
    return Lattice.of(
        circle.x(),
        circle.y(),
        circle.radius(),
        box.minX(),
        box.minY(),
        box.maxX(),
        box.maxY(),
        motion.x(),
        motion.y(),
        otherMotion.x(),
        otherMotion.y());
  }

  static Lattice latticeOf(Circle circle, Box box) {
    return latticeOf(circle, Vec2.ZERO, box, Vec2.ZERO);
  }

  static Lattice latticeOf(Box a, Box b) {
    return Lattice.of(
        a.minX(), a.minY(), a.maxX(), a.maxY(), b.minX(), b.minY(), b.maxX(), b.maxY());
  }

  static BigDecimal square(BigDecimal value) {
    return value.multiply(value);
  }
}
