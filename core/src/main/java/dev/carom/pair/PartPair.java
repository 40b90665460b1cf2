// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Polygon;
import dev.carom.Relation;
import dev.carom.Shape;
import dev.carom.internal.form.PolygonAccess;

/**
 * Answers all questions of this package about two parts of shapes, given as numbers. Results of
 * several numbers are written to an object that the caller passes, which is also returned.
 *
 * <p>Not safe for use by several threads at once. The contents of {@link Parts} are not checked.
 */
public final class PartPair {
  private Parts.Kind kindA = Parts.Kind.CIRCLE;
  private Parts.Kind kindB = Parts.Kind.CIRCLE;
  private PairKind kind = PairKind.CIRCLE_CIRCLE;

  /** x, y and radius of a circle; the four sides of a box. */
  private double a0;

  private double a1;
  private double a2;
  private double a3;
  private double b0;
  private double b1;
  private double b2;
  private double b3;

  /** The same pair if some numbers have tails; it then answers in place of the rounded numbers. */
  private PlacedPair placed;

  private boolean isPlaced;

  /** The same pair if a part is neither a circle nor a box; set from the shapes when needed. */
  private ConvexPair general;

  private Shape shapeA;
  private Shape shapeB;

  /** Creates a pair of points at the origin. */
  public PartPair() {}

  /**
   * Sets the first part from numbers as in {@link Parts}; the second must be set next. Returns
   * true.
   */
  public boolean setFirst(
      Parts.Kind kind, double first, double second, double third, double fourth) {
    // A reference is stored only if it changes, because of the collectors' barriers.
    if (kindA != kind) {
      kindA = kind;
    }
    isPlaced = false;
    a0 = first;
    a1 = second;
    a2 = third;
    a3 = fourth;
    return true;
  }

  /** Sets the second part from numbers as in {@link Parts}. Returns true. */
  public boolean setSecond(
      Parts.Kind kind, double first, double second, double third, double fourth) {
    if (kindB != kind) {
      kindB = kind;
    }
    PairKind both = PairKind.of(kindA, kind);
    if (this.kind != both) {
      this.kind = both;
    }
    b0 = first;
    b1 = second;
    b2 = third;
    b3 = fourth;
    return true;
  }

  /** Sets the first part to one whose numbers have no tails; the second must be set next. */
  public void setFirst(Parts parts, int i) {
    setFirst(parts.kind(i), parts.first(i), parts.second(i), parts.third(i), parts.fourth(i));
  }

  /** Sets a part of one shape and a part of another, and returns this pair. */
  public PartPair set(Parts a, int i, Parts b, int j) {
    setFirst(a, i);
    if (PairKind.of(a.kind(i), b.kind(j)) == PairKind.GENERAL) {
      kind = PairKind.GENERAL;
      boolean hasTails = a.hasTails() || b.hasTails();
      ownGeneral().first().set(a, i, hasTails);
      general.second().set(b, j, hasTails);
      return this;
    }
    setSecond(b.kind(j), b.first(j), b.second(j), b.third(j), b.fourth(j));
    if (a.hasTails() || b.hasTails()) {
      setPlaced(a, i, b, j);
    }
    return this;
  }

  private void setPlaced(Parts a, int i, Parts b, int j) {
    isPlaced = true;
    int at = Parts.NUMBERS * i;
    int otherAt = Parts.NUMBERS * j;
    placed().set(kindA, a.numbers(), a.tails(), at, kindB, b.numbers(), b.tails(), otherAt);
    if (a.hasPlace()) {
      placed.setPlace(a.placeX(), a.placeY());
    }
    if (b.hasPlace()) {
      placed.setOtherPlace(b.placeX(), b.placeY());
    }
  }

  private ConvexPair ownGeneral() {
    if (general == null) {
      general = new ConvexPair();
    }
    return general;
  }

  private ConvexPair general() {
    if (shapeA != null) {
      general = ConvexPair.ofThisThread();
      set(general.first(), shapeA);
      set(general.second(), shapeB);
      shapeA = null;
      shapeB = null;
    }
    return general;
  }

  private PlacedPair placed() {
    if (placed == null) {
      placed = new PlacedPair();
    }
    return placed;
  }

  /** Sets two shapes that are not compounds, and returns this pair. */
  PartPair set(Shape a, Shape b) {
    isPlaced = false;
    kindA =
        switch (a.kind()) {
          case CIRCLE -> {
            Circle circle = (Circle) a;
            a0 = circle.x();
            a1 = circle.y();
            a2 = circle.radius();
            yield Parts.Kind.CIRCLE;
          }
          case BOX -> {
            Box box = (Box) a;
            a0 = box.minX();
            a1 = box.minY();
            a2 = box.maxX();
            a3 = box.maxY();
            yield Parts.Kind.BOX;
          }
          case CAPSULE -> Parts.Kind.CAPSULE;
          case POLYGON -> Parts.Kind.POLYGON;
          case COMPOUND -> throw severalParts();
        };
    setSecond(b);
    kind = PairKind.of(kindA, kindB);
    if (kind == PairKind.GENERAL) {
      shapeA = a;
      shapeB = b;
    }
    return this;
  }

  private void setSecond(Shape b) {
    kindB =
        switch (b.kind()) {
          case CIRCLE -> {
            Circle circle = (Circle) b;
            b0 = circle.x();
            b1 = circle.y();
            b2 = circle.radius();
            yield Parts.Kind.CIRCLE;
          }
          case BOX -> {
            Box box = (Box) b;
            b0 = box.minX();
            b1 = box.minY();
            b2 = box.maxX();
            b3 = box.maxY();
            yield Parts.Kind.BOX;
          }
          case CAPSULE -> Parts.Kind.CAPSULE;
          case POLYGON -> Parts.Kind.POLYGON;
          case COMPOUND -> throw severalParts();
        };
  }

  private static ConvexPart set(ConvexPart part, Shape shape) {
    return switch (shape.kind()) {
      case CIRCLE -> {
        Circle circle = (Circle) shape;
        yield part.setCircle(circle.x(), circle.y(), circle.radius());
      }
      case BOX -> {
        Box box = (Box) shape;
        yield part.setBox(box.minX(), box.minY(), box.maxX(), box.maxY());
      }
      case CAPSULE -> {
        Capsule capsule = (Capsule) shape;
        yield part.setCapsule(
            capsule.x0(), capsule.y0(), capsule.x1(), capsule.y1(), capsule.radius());
      }
      case POLYGON -> {
        Polygon polygon = (Polygon) shape;
        double[] offsets = PolygonAccess.offsetsOf(polygon);
        yield part.setPolygon(
            offsets, 0, offsets.length / 2, polygon.x(), polygon.y(), polygon.radius());
      }
      case COMPOUND -> throw severalParts();
    };
  }

  private static IllegalStateException severalParts() {
    return new IllegalStateException("a compound has several parts");
  }

  /** Returns true if the parts share a point, or, if {@code touching} is false, overlap. */
  public boolean meet(boolean touching) {
    return touching ? intersect() : overlap();
  }

  /** Returns true if the parts share a point. */
  public boolean intersect() {
    if (isPlaced) {
      return placed.meet(true);
    }
    return switch (kind) {
      case CIRCLE_CIRCLE -> Overlap.circleCircle(a0, a1, a2, b0, b1, b2);
      case CIRCLE_BOX -> Overlap.circleBox(a0, a1, a2, b0, b1, b2, b3);
      case BOX_CIRCLE -> Overlap.circleBox(b0, b1, b2, a0, a1, a2, a3);
      case BOX_BOX -> Overlap.boxBox(a0, a1, a2, a3, b0, b1, b2, b3);
      case GENERAL -> meetGeneral(true);
    };
  }

  /** Returns true if separating the parts takes a push of positive length. */
  public boolean overlap() {
    if (isPlaced) {
      return placed.meet(false);
    }
    return switch (kind) {
      case CIRCLE_CIRCLE -> Overlap.circleCircleStrict(a0, a1, a2, b0, b1, b2);
      case CIRCLE_BOX -> Overlap.circleBoxStrict(a0, a1, a2, b0, b1, b2, b3);
      case BOX_CIRCLE -> Overlap.circleBoxStrict(b0, b1, b2, a0, a1, a2, a3);
      case BOX_BOX -> Overlap.boxBoxStrict(a0, a1, a2, a3, b0, b1, b2, b3);
      case GENERAL -> meetGeneral(false);
    };
  }

  private boolean meetGeneral(boolean touching) {
    int quick = shapeA == null ? 0 : QuickShapes.compare(shapeA, shapeB);
    return quick == 0 ? general().meet(touching) : quick < 0;
  }

  /**
   * Returns true if the distance of the parts is at most the given one, which must not be negative,
   * or, if {@code touching} is false, less. For a distance of 0, the same as {@link #meet}.
   */
  public boolean isWithin(double distance, boolean touching) {
    if (distance == 0) {
      return meet(touching);
    }
    if (isPlaced) {
      return placed.isWithin(distance, touching);
    }
    if (kind == PairKind.GENERAL) {
      return general().isWithin(distance, touching);
    }
    int comparison =
        switch (kind) {
          case CIRCLE_CIRCLE -> Within.compareCircles(a0, a1, a2, b0, b1, b2, distance);
          case CIRCLE_BOX -> Within.compareCircleAndBox(a0, a1, a2, b0, b1, b2, b3, distance);
          case BOX_CIRCLE -> Within.compareCircleAndBox(b0, b1, b2, a0, a1, a2, a3, distance);
          case BOX_BOX -> Within.compareBoxes(a0, a1, a2, a3, b0, b1, b2, b3, distance);
          case GENERAL -> throw PlacedPart.unsupported();
        };
    return touching ? comparison <= 0 : comparison < 0;
  }

  /** Returns the relation of the first part to the second; for numbers without tails. */
  Relation relation() {
    return switch (kind) {
      case CIRCLE_CIRCLE -> Relations.circleCircle(a0, a1, a2, b0, b1, b2);
      case CIRCLE_BOX -> Relations.circleBox(a0, a1, a2, b0, b1, b2, b3);
      case BOX_CIRCLE -> Relations.boxCircle(a0, a1, a2, a3, b0, b1, b2);
      case BOX_BOX -> Relations.boxBox(a0, a1, a2, a3, b0, b1, b2, b3);
      case GENERAL -> general().relation();
    };
  }

  /** Returns true if the first part contains the second; for numbers without tails. */
  boolean contains() {
    return switch (kind) {
      case CIRCLE_CIRCLE -> Relations.circleContainsCircle(a0, a1, a2, b0, b1, b2);
      case CIRCLE_BOX -> Relations.circleContainsBox(a0, a1, a2, b0, b1, b2, b3);
      case BOX_CIRCLE -> Relations.boxContainsCircle(b0, b1, b2, a0, a1, a2, a3);
      case BOX_BOX -> Relations.boxContainsBox(a0, a1, a2, a3, b0, b1, b2, b3);
      case GENERAL -> general().contains();
    };
  }

  /** Returns the distance between the parts. */
  public double distance() {
    if (isPlaced) {
      return placed.distance();
    }
    return switch (kind) {
      case CIRCLE_CIRCLE -> Distance.circleCircle(a0, a1, a2, b0, b1, b2);
      case CIRCLE_BOX -> Distance.circleBox(a0, a1, a2, b0, b1, b2, b3);
      case BOX_CIRCLE -> Distance.circleBox(b0, b1, b2, a0, a1, a2, a3);
      case BOX_BOX -> Distance.boxBox(a0, a1, a2, a3, b0, b1, b2, b3);
      case GENERAL -> general().distance();
    };
  }

  /**
   * Returns true if a quick test shows that the distance is larger than the given one; only for
   * pairs for which that is faster than their distance.
   */
  boolean isFarther(double distance) {
    return switch (kind) {
      case CIRCLE_CIRCLE, CIRCLE_BOX, BOX_CIRCLE, BOX_BOX -> false;
      case GENERAL -> general().isFarther(distance);
    };
  }

  /** Writes the closest points of the parts; for numbers without tails. */
  MutableClosestPoints closest(MutableClosestPoints points) {
    return switch (kind) {
      case CIRCLE_CIRCLE -> Closest.circleCircle(a0, a1, a2, b0, b1, b2, points);
      case CIRCLE_BOX -> Closest.circleBox(a0, a1, a2, b0, b1, b2, b3, points);
      case BOX_CIRCLE -> Closest.boxCircle(a0, a1, a2, a3, b0, b1, b2, points);
      case BOX_BOX -> Closest.boxBox(a0, a1, a2, a3, b0, b1, b2, b3, points);
      case GENERAL -> general().closest(points);
    };
  }

  /**
   * Writes the contact of the first part with the second, including the push of {@link
   * Penetration}.
   */
  public MutableContact contact(MutableContact contact) {
    if (isPlaced) {
      return placed.contact(contact);
    }
    return switch (kind) {
      case CIRCLE_CIRCLE -> Penetration.circleCircle(a0, a1, a2, b0, b1, b2, contact);
      case CIRCLE_BOX -> Penetration.circleBox(a0, a1, a2, b0, b1, b2, b3, contact);
      case BOX_CIRCLE -> Penetration.boxCircle(a0, a1, a2, a3, b0, b1, b2, contact);
      case BOX_BOX -> Penetration.boxBox(a0, a1, a2, a3, b0, b1, b2, b3, contact);
      case GENERAL -> general().contact(contact);
    };
  }

  /** Writes the contact of the first part with the second; the push is unspecified. */
  public MutableContact contactWithoutPush(MutableContact contact) {
    if (isPlaced) {
      return placed.contact(contact);
    }
    return switch (kind) {
      case CIRCLE_CIRCLE -> Penetration.circleCircleWithoutPush(a0, a1, a2, b0, b1, b2, contact);
      case CIRCLE_BOX -> Penetration.circleBoxWithoutPush(a0, a1, a2, b0, b1, b2, b3, contact);
      case BOX_CIRCLE -> Penetration.boxCircleWithoutPush(a0, a1, a2, a3, b0, b1, b2, contact);
      case BOX_BOX -> Penetration.boxBoxWithoutPush(a0, a1, a2, a3, b0, b1, b2, b3, contact);
      case GENERAL -> general().contactWithoutPush(contact);
    };
  }

  /** Writes the impact of the first part, moving by (x, y), on the second, moving by (u, v). */
  public MutableImpact sweep(double x, double y, double u, double v, MutableImpact impact) {
    if (isPlaced) {
      return placed.sweep(x, y, u, v, impact);
    }
    return switch (kind) {
      case CIRCLE_CIRCLE -> Sweep.circleCircle(a0, a1, a2, x, y, b0, b1, b2, u, v, impact);
      case CIRCLE_BOX -> Sweep.circleBox(a0, a1, a2, x, y, b0, b1, b2, b3, u, v, impact);
      case BOX_CIRCLE -> Sweep.boxCircle(a0, a1, a2, a3, x, y, b0, b1, b2, u, v, impact);
      case BOX_BOX -> Sweep.boxBox(a0, a1, a2, a3, x, y, b0, b1, b2, b3, u, v, impact);
      case GENERAL -> general().sweep(x, y, u, v, impact);
    };
  }

  /** Returns true if one of the parts is neither a circle nor a box, and they share a point. */
  boolean intersectInGeneral() {
    return !isPlaced && kind == PairKind.GENERAL && intersect();
  }

  /**
   * Writes the hit of a flat part that passes through a parallel flat one or reaches it, although
   * the two never overlap; otherwise leaves the impact unchanged. Parts that are neither circles
   * nor boxes need not be parallel.
   */
  MutableImpact sweepFlat(double x, double y, double u, double v, MutableImpact impact) {
    if (isPlaced) {
      return placed.sweepFlat(x, y, u, v, impact);
    }
    return switch (kind) {
      case CIRCLE_CIRCLE -> FlatSweep.boxBox(a0, a1, a0, a1, x, y, b0, b1, b0, b1, u, v, impact);
      case CIRCLE_BOX -> FlatSweep.boxBox(a0, a1, a0, a1, x, y, b0, b1, b2, b3, u, v, impact);
      case BOX_CIRCLE -> FlatSweep.boxBox(a0, a1, a2, a3, x, y, b0, b1, b0, b1, u, v, impact);
      case BOX_BOX -> FlatSweep.boxBox(a0, a1, a2, a3, x, y, b0, b1, b2, b3, u, v, impact);
      case GENERAL -> general().sweepFlat(x, y, u, v, impact);
    };
  }

  /**
   * Returns true if the first part, moving by (x, y), hits the second, moving by (u, v).
   *
   * @param stopsAtFlat whether {@link #sweepFlat} counts as well
   * @param scratch overwritten if the answer takes a sweep
   */
  boolean hits(double x, double y, double u, double v, boolean stopsAtFlat, MutableImpact scratch) {
    if (kind == PairKind.GENERAL) {
      return general().sweepHits(x, y, u, v) || stopsAtFlat && general().sweepFlatHits(x, y, u, v);
    }
    sweep(x, y, u, v, scratch);
    return scratch.hit() || stopsAtFlat && sweepFlat(x, y, u, v, scratch).hit();
  }

  /** Writes where a segment enters the given part, which becomes the second part. */
  public MutableImpact cast(
      double x0, double y0, double x1, double y1, Parts parts, int k, MutableImpact impact) {
    if (parts.hasTails() && !isGeneral(parts.kind(k))) {
      int at = Parts.NUMBERS * k;
      return placed()
          .cast(x0, y0, x1, y1, parts.kind(k), parts.numbers(), parts.tails(), at, impact);
    }
    setCastOn(parts, k);
    return cast(x0, y0, x1, y1, impact);
  }

  /**
   * Writes where a segment leaves the given part, which has no tails and becomes the second part.
   */
  MutableImpact exit(
      double x0, double y0, double x1, double y1, Parts parts, int k, MutableImpact impact) {
    setCastOn(parts, k);
    return exit(x0, y0, x1, y1, impact);
  }

  private void setCastOn(Parts parts, int k) {
    kindB = parts.kind(k);
    if (isGeneral(kindB)) {
      ownGeneral().second().set(parts, k, parts.hasTails());
      return;
    }
    b0 = parts.first(k);
    b1 = parts.second(k);
    b2 = parts.third(k);
    b3 = parts.fourth(k);
  }

  private void setCastOn(Shape shape) {
    setSecond(shape);
    if (isGeneral(kindB)) {
      general = ConvexPair.ofThisThread();
      set(general.second(), shape);
    }
  }

  private static boolean isGeneral(Parts.Kind kind) {
    return PairKind.of(kind, kind) == PairKind.GENERAL;
  }

  /** Writes where a segment enters a shape that is not a compound. */
  MutableImpact cast(
      double x0, double y0, double x1, double y1, Shape shape, MutableImpact impact) {
    setCastOn(shape);
    return cast(x0, y0, x1, y1, impact);
  }

  /** Writes where a segment leaves a shape that is not a compound. */
  MutableImpact exit(
      double x0, double y0, double x1, double y1, Shape shape, MutableImpact impact) {
    setCastOn(shape);
    return exit(x0, y0, x1, y1, impact);
  }

  /** Writes where a segment enters the second part, whose numbers must not have tails. */
  public MutableImpact cast(double x0, double y0, double x1, double y1, MutableImpact impact) {
    return switch (kindB) {
      case CIRCLE -> Cast.circle(x0, y0, x1, y1, b0, b1, b2, impact);
      case BOX -> Cast.box(x0, y0, x1, y1, b0, b1, b2, b3, impact);
      case CAPSULE, POLYGON -> general.cast(x0, y0, x1, y1, impact);
    };
  }

  private MutableImpact exit(double x0, double y0, double x1, double y1, MutableImpact impact) {
    return switch (kindB) {
      case CIRCLE -> Cast.circleExit(x0, y0, x1, y1, b0, b1, b2, impact);
      case BOX -> Cast.boxExit(x0, y0, x1, y1, b0, b1, b2, b3, impact);
      case CAPSULE, POLYGON -> general.exit(x0, y0, x1, y1, impact);
    };
  }
}
