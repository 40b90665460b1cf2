// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Shape;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/**
 * A shape whose coordinates are sums of doubles that are never rounded, and the truth about two of
 * them. Circles and boxes are points or rectangles with a radius around them, so that two of them
 * meet where a point comes within both radii of the rectangle of their differences. All other pairs
 * of parts are left to {@link ConvexOracle}.
 */
public final class PlacedShape {
  private static final MathContext PRECISION = new MathContext(60);

  /**
   * The sides, each a sum of several doubles, and the radius; of a polygon its place instead of the
   * sides, of a capsule its ends. The core is the same for pairs that are not circles and boxes.
   */
  record Part(
      double[] minX,
      double[] minY,
      double[] maxX,
      double[] maxY,
      double radius,
      boolean isGeneral,
      ConvexOracle.Placed core) {
    static Part of(Shape shape) {
      return at(shape, 0, 0);
    }

    /** A part given by offsets from a place. */
    static Part at(Shape offsets, double x, double y) {
      TestCore core = TestCore.of(offsets);
      double[] ends =
          switch (offsets.kind()) {
            case CIRCLE -> new double[] {core.x(), core.y(), core.x(), core.y()};
            case BOX -> sides((Box) offsets);
            case CAPSULE -> ends((Capsule) offsets);
            case POLYGON -> new double[] {core.x(), core.y(), core.x(), core.y()};
            case COMPOUND -> throw new AssertionError(offsets);
          };
      return new Part(
          new double[] {ends[0], x},
          new double[] {ends[1], y},
          new double[] {ends[2], x},
          new double[] {ends[3], y},
          core.radius(),
          offsets instanceof Capsule || offsets instanceof Polygon,
          new ConvexOracle.Placed(core, new double[] {x}, new double[] {y}));
    }

    private static double[] sides(Box box) {
      return new double[] {box.minX(), box.minY(), box.maxX(), box.maxY()};
    }

    private static double[] ends(Capsule capsule) {
      return new double[] {capsule.x0(), capsule.y0(), capsule.x1(), capsule.y1()};
    }

    Part moved(double x0, double x1, double y0, double y1) {
      return new Part(
          plus(minX, x0, x1),
          plus(minY, y0, y1),
          plus(maxX, x0, x1),
          plus(maxY, y0, y1),
          radius,
          isGeneral,
          new ConvexOracle.Placed(core.core(), plus(core.x(), x0, x1), plus(core.y(), y0, y1)));
    }
  }

  private final List<Part> parts = new ArrayList<>();

  private PlacedShape() {}

  /** A shape as it is given. */
  public static PlacedShape of(Shape shape) {
    PlacedShape placed = new PlacedShape();
    Oracle.partsOf(shape).forEach(part -> placed.parts.add(Part.of(part)));
    return placed;
  }

  /** A shape that is given as it would be at (0, 0), at another place. */
  public static PlacedShape at(Shape form, double x, double y) {
    PlacedShape placed = new PlacedShape();
    Shape offsets = form instanceof Compound compound ? compound.moveTo(0, 0) : form;
    Oracle.partsOf(offsets).forEach(part -> placed.parts.add(Part.at(part, x, y)));
    return placed;
  }

  /** The same shape moved by two sums of two doubles. */
  public PlacedShape moved(double x0, double x1, double y0, double y1) {
    PlacedShape moved = new PlacedShape();
    parts.forEach(part -> moved.parts.add(part.moved(x0, x1, y0, y1)));
    return moved;
  }

  private static double[] plus(double[] terms, double first, double second) {
    double[] sum = Arrays.copyOf(terms, terms.length + 2);
    sum[terms.length] = first;
    sum[terms.length + 1] = second;
    return sum;
  }

  /** True if all coordinates are doubles, so that nothing is lost by rounding them. */
  public boolean isRounded() {
    return parts.stream()
        .flatMap(part -> Stream.of(part.minX, part.minY, part.maxX, part.maxY))
        .allMatch(
            terms ->
                new BigDecimal(terms[0] + terms[1])
                        .compareTo(new BigDecimal(terms[0]).add(new BigDecimal(terms[1])))
                    == 0);
  }

  /** 1 if the shapes are apart, 0 if they touch, -1 if they overlap. */
  public int separation(PlacedShape other) {
    return overParts(other, PlacedShape::separation).min(Comparator.naturalOrder()).orElseThrow();
  }

  /** -1 if the shapes are closer than the distance, 0 if exactly that far apart, 1 if farther. */
  public int compareDistance(PlacedShape other, double distance) {
    return overParts(
            other,
            (a, b) -> {
              ConvexOracle oracle = ConvexOracle.within(a.core, b.core, distance);
              return oracle.overlaps() ? -1 : oracle.intersects() ? 0 : 1;
            })
        .min(Comparator.naturalOrder())
        .orElseThrow();
  }

  /** The distance of the shapes, or less than 0 by the depth of the deepest parts. */
  public BigDecimal gap(PlacedShape other) {
    return overParts(other, PlacedShape::gap).min(Comparator.naturalOrder()).orElseThrow();
  }

  /**
   * The time from which on this shape, moving as seen from the other one by two sums of doubles,
   * overlaps it, or, if touching counts, touches it; null if it never does.
   */
  public BigDecimal meetingTime(
      double[] motionX, double[] motionY, PlacedShape other, boolean touching) {
    BigDecimal first = null;
    for (Part part : parts) {
      for (Part otherPart : other.parts) {
        BigDecimal time = time(part, otherPart, motionX, motionY, touching);
        if (time != null && (first == null || time.compareTo(first) < 0)) {
          first = time;
        }
      }
    }
    return first;
  }

  private static int separation(Part a, Part b) {
    if (!a.isGeneral && !b.isGeneral) {
      return new Meeting(a, b).separation();
    }
    ConvexOracle oracle = ConvexOracle.of(a.core, b.core, 0, 0, 0, 0);
    return oracle.overlaps() ? -1 : oracle.intersects() ? 0 : 1;
  }

  private static BigDecimal gap(Part a, Part b) {
    if (!a.isGeneral && !b.isGeneral) {
      return new Meeting(a, b).gap();
    }
    ConvexOracle oracle = ConvexOracle.of(a.core, b.core, 0, 0, 0, 0);
    return oracle.intersects() ? oracle.depth().negate() : oracle.distance();
  }

  private static BigDecimal time(
      Part a, Part b, double[] motionX, double[] motionY, boolean touching) {
    if (!a.isGeneral && !b.isGeneral) {
      return new Meeting(a, b, motionX, motionY).time(touching);
    }
    double fromX = motionX.length > 1 ? -motionX[1] : 0;
    double fromY = motionY.length > 1 ? -motionY[1] : 0;
    ConvexOracle oracle = ConvexOracle.of(a.core, b.core, fromX, fromY, motionX[0], motionY[0]);
    boolean isMet = touching ? oracle.castHits() : oracle.overlaps() || oracle.sweepHits();
    return isMet ? oracle.firstTouch() : null;
  }

  /**
   * The direction from this shape, of one part, to the other one when it has come so far; null for
   * boxes, which are stopped by faces.
   */
  public BigDecimal[] directionAt(
      BigDecimal time, double[] motionX, double[] motionY, PlacedShape other) {
    return new Meeting(parts.get(0), other.parts.get(0), motionX, motionY).directionAt(time);
  }

  private <R> Stream<R> overParts(PlacedShape other, BiFunction<Part, Part, R> question) {
    return parts.stream()
        .flatMap(part -> other.parts.stream().map(otherPart -> question.apply(part, otherPart)));
  }

  /** Two parts on one lattice. */
  private static final class Meeting {
    private final Lattice lattice;
    private final BigDecimal motionX;
    private final BigDecimal motionY;
    private final BigDecimal lowX;
    private final BigDecimal lowY;
    private final BigDecimal highX;
    private final BigDecimal highY;
    private final BigDecimal radius;

    Meeting(Part a, Part b) {
      this(a, b, new double[0], new double[0]);
    }

    Meeting(Part a, Part b, double[] motionX, double[] motionY) {
      lattice =
          Lattice.of(
              Stream.of(
                      a.minX,
                      a.minY,
                      a.maxX,
                      a.maxY,
                      b.minX,
                      b.minY,
                      b.maxX,
                      b.maxY,
                      motionX,
                      motionY,
                      new double[] {a.radius, b.radius})
                  .flatMapToDouble(Arrays::stream)
                  .toArray());
      this.motionX = in(motionX);
      this.motionY = in(motionY);
      lowX = in(b.minX).subtract(in(a.maxX));
      lowY = in(b.minY).subtract(in(a.maxY));
      highX = in(b.maxX).subtract(in(a.minX));
      highY = in(b.maxY).subtract(in(a.minY));
      radius = lattice.in(a.radius).add(lattice.in(b.radius));
    }

    private BigDecimal in(double[] terms) {
      BigDecimal sum = BigDecimal.ZERO;
      for (double term : terms) {
        sum = sum.add(lattice.in(term));
      }
      return sum;
    }

    int separation() {
      BigDecimal dx = lowX.max(highX.negate());
      BigDecimal dy = lowY.max(highY.negate());
      if (dx.signum() < 0 && dy.signum() < 0) {
        return -1;
      }
      BigDecimal outsideX = dx.max(BigDecimal.ZERO);
      BigDecimal outsideY = dy.max(BigDecimal.ZERO);
      return Oracle.square(outsideX).add(Oracle.square(outsideY)).compareTo(Oracle.square(radius));
    }

    BigDecimal gap() {
      BigDecimal dx = lowX.max(highX.negate());
      BigDecimal dy = lowY.max(highY.negate());
      if (dx.signum() <= 0 && dy.signum() <= 0) {
        return lattice.out(dx.max(dy).subtract(radius), PRECISION);
      }
      BigDecimal square =
          Oracle.square(dx.max(BigDecimal.ZERO)).add(Oracle.square(dy.max(BigDecimal.ZERO)));
      BigDecimal sum = Quadratic.squareRoot(square).add(radius);
      return lattice.out(square.subtract(Oracle.square(radius)).divide(sum, PRECISION), PRECISION);
    }

    /** Null if the parts have no radius; then only a face stops them. */
    BigDecimal[] directionAt(BigDecimal time) {
      BigDecimal x = motionX.multiply(time, PRECISION);
      BigDecimal y = motionY.multiply(time, PRECISION);
      BigDecimal dx = lowX.max(highX.min(x)).subtract(x);
      BigDecimal dy = lowY.max(highY.min(y)).subtract(y);
      if (radius.signum() == 0) {
        return null;
      }
      BigDecimal length = dx.multiply(dx).add(dy.multiply(dy)).sqrt(PRECISION);
      return new BigDecimal[] {dx.divide(length, PRECISION), dy.divide(length, PRECISION)};
    }

    BigDecimal time(boolean touching) {
      Passage passage =
          new Passage(BigDecimal.ZERO, BigDecimal.ZERO, motionX, motionY, lowX, lowY, highX, highY);
      for (int stretch = 0; stretch < passage.stretches(); stretch++) {
        BigDecimal begin = passage.begin(stretch);
        if (touching ? passage.isInside(begin) : passage.isStrictlyInside(stretch)) {
          return begin.divide(passage.end(), PRECISION);
        }
        Quadratic distance = passage.distance(stretch, radius);
        int start = distance.c().signum();
        if (touching ? start <= 0 : start < 0) {
          return begin.divide(passage.end(), PRECISION);
        }
        if (touching ? distance.isNotPositiveSomewhere() : distance.isNegativeSomewhere()) {
          return begin.add(distance.firstRoot(PRECISION)).divide(passage.end(), PRECISION);
        }
      }
      return null;
    }
  }
}
