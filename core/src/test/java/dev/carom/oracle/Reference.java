// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

import static dev.carom.oracle.Oracle.latticeOf;
import static dev.carom.oracle.Oracle.partsOf;
import static dev.carom.oracle.Oracle.square;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Segment;
import dev.carom.Shape;
import dev.carom.Vec2;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Comparator;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/** True distances, depths and times, to some sixty digits. */
public final class Reference {
  private static final MathContext PRECISION = new MathContext(60);

  private Reference() {}

  /** The distance of the closest points; 0 if the shapes intersect. */
  public static BigDecimal distance(Shape a, Shape b) {
    return Oracle.intersects(a, b)
        ? BigDecimal.ZERO
        : overParts(a, b, Reference::simpleGap).min(Comparator.naturalOrder()).orElseThrow();
  }

  /**
   * The length of the shortest push that parts the shapes; 0 unless they overlap. For compounds the
   * longest of the pushes that their parts need, which is not always enough.
   */
  public static BigDecimal depth(Shape a, Shape b) {
    return Oracle.overlaps(a, b)
        ? overParts(a, b, Reference::simpleGap)
            .min(Comparator.naturalOrder())
            .orElseThrow()
            .negate()
        : BigDecimal.ZERO;
  }

  /** The length of (x, y). */
  public static BigDecimal length(double x, double y) {
    Lattice lattice = Lattice.of(x, y);
    return lengthLessRadius(lattice, lattice.in(x), lattice.in(y), BigDecimal.ZERO);
  }

  private static Stream<BigDecimal> overParts(
      Shape a, Shape b, BiFunction<Shape, Shape, BigDecimal> measure) {
    return partsOf(a).stream()
        .flatMap(part -> partsOf(b).stream().map(other -> measure.apply(part, other)));
  }

  /** The distance of parts, or less than 0 by the depth. */
  private static BigDecimal simpleGap(Shape a, Shape b) {
    if (Oracle.isGeneral(a, b)) {
      ConvexOracle oracle = Oracle.convex(a, b);
      return oracle.intersects() ? oracle.depth().negate() : oracle.distance();
    }
    if (a instanceof Circle circle) {
      return b instanceof Circle other
          ? circleCircleGap(circle, other)
          : circleBoxGap(circle, (Box) b);
    }
    return b instanceof Circle circle ? circleBoxGap(circle, (Box) a) : boxBoxGap((Box) a, (Box) b);
  }

  private static BigDecimal circleCircleGap(Circle a, Circle b) {
    Lattice lattice = Lattice.of(a.x(), a.y(), a.radius(), b.x(), b.y(), b.radius());
    return lengthLessRadius(
        lattice,
        lattice.in(b.x()).subtract(lattice.in(a.x())),
        lattice.in(b.y()).subtract(lattice.in(a.y())),
        lattice.in(a.radius()).add(lattice.in(b.radius())));
  }

  private static BigDecimal circleBoxGap(Circle circle, Box box) {
    Lattice lattice = latticeOf(circle, box);
    BigDecimal dx = outside(lattice.in(circle.x()), lattice.in(box.minX()), lattice.in(box.maxX()));
    BigDecimal dy = outside(lattice.in(circle.y()), lattice.in(box.minY()), lattice.in(box.maxY()));
    BigDecimal radius = lattice.in(circle.radius());
    if (dx.signum() <= 0 && dy.signum() <= 0) {
      return lattice.out(dx.max(dy).subtract(radius), PRECISION);
    }
    return lengthLessRadius(lattice, dx.max(BigDecimal.ZERO), dy.max(BigDecimal.ZERO), radius);
  }

  private static BigDecimal boxBoxGap(Box a, Box b) {
    Lattice lattice = latticeOf(a, b);
    BigDecimal dx =
        lattice
            .in(b.minX())
            .subtract(lattice.in(a.maxX()))
            .max(lattice.in(a.minX()).subtract(lattice.in(b.maxX())));
    BigDecimal dy =
        lattice
            .in(b.minY())
            .subtract(lattice.in(a.maxY()))
            .max(lattice.in(a.minY()).subtract(lattice.in(b.maxY())));
    if (dx.signum() <= 0 && dy.signum() <= 0) {
      return lattice.out(dx.max(dy), PRECISION);
    }
    return lengthLessRadius(
        lattice, dx.max(BigDecimal.ZERO), dy.max(BigDecimal.ZERO), BigDecimal.ZERO);
  }

  /** How far a coordinate is outside of an interval, or less than 0 by how far it is inside. */
  private static BigDecimal outside(BigDecimal value, BigDecimal min, BigDecimal max) {
    return min.subtract(value).max(value.subtract(max));
  }

  private static BigDecimal lengthLessRadius(
      Lattice lattice, BigDecimal dx, BigDecimal dy, BigDecimal radius) {
    BigDecimal length = square(dx).add(square(dy));
    // (l² - r²) / (l + r) instead of l - r, which would lose digits when both are nearly equal.
    BigDecimal sum = Quadratic.squareRoot(length).add(radius);
    return sum.signum() == 0
        ? BigDecimal.ZERO
        : lattice.out(length.subtract(square(radius)).divide(sum, PRECISION), PRECISION);
  }

  /** The time from which on the moving shapes overlap; they must not do so at the start. */
  public static BigDecimal firstTouch(Shape a, Vec2 motion, Shape b, Vec2 otherMotion) {
    return overParts(
            a,
            b,
            (part, other) ->
                Oracle.sweepHits(part, motion, other, otherMotion)
                    ? simpleFirstTouch(part, motion, other, otherMotion)
                    : BigDecimal.ONE)
        .min(Comparator.naturalOrder())
        .orElseThrow();
  }

  private static BigDecimal simpleFirstTouch(Shape a, Vec2 motion, Shape b, Vec2 otherMotion) {
    if (Oracle.isGeneral(a, b)) {
      return Oracle.convex(a, motion, b, otherMotion).firstTouch();
    }
    if (a instanceof Circle circle) {
      return b instanceof Circle other
          ? Oracle.approach(circle, motion, other, otherMotion).firstRoot(PRECISION)
          : circleBoxFirstTouch(circle, motion, (Box) b, otherMotion);
    }
    return b instanceof Circle circle
        ? circleBoxFirstTouch(circle, otherMotion, (Box) a, motion)
        : boxBoxFirstTouch((Box) a, motion, (Box) b, otherMotion);
  }

  private static BigDecimal circleBoxFirstTouch(
      Circle circle, Vec2 motion, Box box, Vec2 otherMotion) {
    Lattice lattice = latticeOf(circle, motion, box, otherMotion);
    BigDecimal radius = lattice.in(circle.radius());
    Passage passage = Oracle.passage(lattice, circle, motion, box, otherMotion);
    for (int stretch = 0; stretch < passage.stretches(); stretch++) {
      if (passage.isStrictlyInside(stretch)) {
        return passage.begin(stretch).divide(passage.end(), PRECISION);
      }
      Quadratic distance = passage.distance(stretch, radius);
      if (distance.isNegativeSomewhere()) {
        return passage
            .begin(stretch)
            .add(distance.firstRoot(PRECISION))
            .divide(passage.end(), PRECISION);
      }
    }
    throw new IllegalArgumentException("no hit");
  }

  private static BigDecimal boxBoxFirstTouch(Box a, Vec2 motion, Box b, Vec2 otherMotion) {
    Passage passage = Oracle.passage(a, motion, b, otherMotion);
    for (int stretch = 0; stretch < passage.stretches(); stretch++) {
      if (passage.isStrictlyInside(stretch)) {
        return passage.begin(stretch).divide(passage.end(), PRECISION);
      }
    }
    throw new IllegalArgumentException("no hit");
  }

  /** The time at which the segment first meets the shape; it must meet it. */
  public static BigDecimal castTime(Segment segment, Shape shape) {
    return partsOf(shape).stream()
        .filter(part -> Oracle.castHits(segment, part))
        .map(part -> simpleCastTime(segment, part))
        .min(Comparator.naturalOrder())
        .orElseThrow();
  }

  /** The time at which the segment last belongs to the shape; it must meet it. */
  public static BigDecimal exitTime(Segment segment, Shape shape) {
    return partsOf(shape).stream()
        .filter(part -> Oracle.castHits(segment, part))
        .map(part -> simpleExitTime(segment, part))
        .max(Comparator.naturalOrder())
        .orElseThrow();
  }

  private static BigDecimal simpleCastTime(Segment segment, Shape shape) {
    if (Oracle.isGeneral(shape)) {
      return Oracle.convex(segment, shape).firstTouch();
    }
    if (shape instanceof Circle circle) {
      Quadratic approach = Oracle.approach(segment, circle);
      return approach.c().signum() <= 0 ? BigDecimal.ZERO : approach.firstRoot(PRECISION);
    }
    Passage passage = Oracle.passage(segment, (Box) shape);
    int crossing = 0;
    while (!passage.isInside(passage.begin(crossing))) {
      crossing++;
    }
    return passage.begin(crossing).divide(passage.end(), PRECISION);
  }

  private static BigDecimal simpleExitTime(Segment segment, Shape shape) {
    if (Oracle.isGeneral(shape)) {
      return Oracle.convex(segment, shape).lastTouch();
    }
    if (shape instanceof Circle circle) {
      Quadratic approach = Oracle.approach(segment, circle);
      return approach.a().signum() == 0
          ? BigDecimal.ONE
          : approach.lastRoot(PRECISION).min(BigDecimal.ONE);
    }
    Passage passage = Oracle.passage(segment, (Box) shape);
    int crossing = passage.stretches();
    while (!passage.isInside(passage.begin(crossing))) {
      crossing--;
    }
    return passage.begin(crossing).divide(passage.end(), PRECISION);
  }
}
