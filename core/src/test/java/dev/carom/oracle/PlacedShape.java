// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
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
 * them: each part is a point or a rectangle with a radius around it, so that two parts meet where a
 * point comes within both radii of the rectangle of their differences.
 */
public final class PlacedShape {
  private static final MathContext PRECISION = new MathContext(60);

  /** The sides, each a sum of several doubles, and the radius. */
  record Part(double[] minX, double[] minY, double[] maxX, double[] maxY, double radius) {
    static Part of(Shape shape) {
      return at(shape, 0, 0);
    }

    /** A part given by offsets from a place. */
    static Part at(Shape offsets, double x, double y) {
      if (offsets instanceof Circle circle) {
        double[] centerX = {circle.x(), x};
        double[] centerY = {circle.y(), y};
        return new Part(centerX, centerY, centerX, centerY, circle.radius());
      }
      Box box = (Box) offsets;
      return new Part(
          new double[] {box.minX(), x},
          new double[] {box.minY(), y},
          new double[] {box.maxX(), x},
          new double[] {box.maxY(), y},
          0);
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

  /** A circle, box or compound that is given as it would be at (0, 0), at another place. */
  public static PlacedShape at(Shape form, double x, double y) {
    PlacedShape placed = new PlacedShape();
    Shape offsets = form instanceof Compound compound ? compound.moveTo(0, 0) : form;
    Oracle.partsOf(offsets).forEach(part -> placed.parts.add(Part.at(part, x, y)));
    return placed;
  }

  /** The same shape moved by two sums of two doubles. */
  public PlacedShape moved(double x0, double x1, double y0, double y1) {
    PlacedShape moved = new PlacedShape();
    for (Part part : parts) {
      moved.parts.add(
          new Part(
              plus(part.minX, x0, x1),
              plus(part.minY, y0, y1),
              plus(part.maxX, x0, x1),
              plus(part.maxY, y0, y1),
              part.radius));
    }
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
    return overParts(other, (part, otherPart) -> new Meeting(part, otherPart).separation())
        .min(Comparator.naturalOrder())
        .orElseThrow();
  }

  /** The distance of the shapes, or less than 0 by the depth of the deepest parts. */
  public BigDecimal gap(PlacedShape other) {
    return overParts(other, (part, otherPart) -> new Meeting(part, otherPart).gap())
        .min(Comparator.naturalOrder())
        .orElseThrow();
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
        BigDecimal time = new Meeting(part, otherPart, motionX, motionY).time(touching);
        if (time != null && (first == null || time.compareTo(first) < 0)) {
          first = time;
        }
      }
    }
    return first;
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
