// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import dev.carom.Compound;
import dev.carom.Relation;
import dev.carom.Shape;
import dev.carom.internal.check.Arguments;

/**
 * Answers all questions of this package about two shapes, either of which may be a compound,
 * without allocating. Moving shapes move as with {@link Shape#translate}.
 */
public final class ShapePair {
  private static final ThreadLocal<ShapePair> OF_THIS_THREAD =
      ThreadLocal.withInitial(ShapePair::new);

  private final MovableShape a = new MovableShape();
  private final MovableShape b = new MovableShape();
  private final CompoundPair parts = new CompoundPair();
  private final CompoundPair stops = new CompoundPair();
  private final CompoundContact compoundContact = new CompoundContact();
  private final MutableContact contact = new MutableContact();
  private final MutableImpact inside = new MutableImpact();
  private final MutableClosestPoints points = new MutableClosestPoints();

  /** Creates a pair whose shapes are still to be set. */
  public ShapePair() {
    parts.set(a.parts(), b.parts());
    stops.set(a.movedParts(), b.movedParts());
  }

  /** Returns the current thread's pair for questions about compounds. */
  static ShapePair ofThisThread() {
    return OF_THIS_THREAD.get();
  }

  /** Returns true if at least one shape is a compound; if not, {@link PartPair} is faster. */
  static boolean hasCompound(Shape a, Shape b) {
    Arguments.present("a", a);
    Arguments.present("b", b);
    return a instanceof Compound || b instanceof Compound;
  }

  /** Sets two shapes for questions that move neither. */
  ShapePair set(Shape shape, Shape other) {
    a.setResting(shape);
    b.setResting(other);
    return this;
  }

  /** Sets two shapes for {@link #contact} and {@link #sweep}. */
  ShapePair setMovable(Shape shape, Shape other) {
    a.set(shape);
    b.set(other);
    return this;
  }

  /** Sets the shape for casts. */
  ShapePair setSecond(Shape other) {
    b.setResting(other);
    return this;
  }

  /** Returns the first shape, for the caller to set. */
  public MovableShape first() {
    return a;
  }

  /** Returns the second shape, for the caller to set. */
  public MovableShape second() {
    return b;
  }

  boolean intersect() {
    return parts.meet(true);
  }

  boolean overlap() {
    return parts.meet(false);
  }

  boolean isWithin(double distance, boolean touching) {
    return parts.isWithin(distance, touching);
  }

  boolean isWithin(double distance, double more, boolean touching) {
    return parts.isWithin(distance, more, touching);
  }

  double distance() {
    return parts.distance();
  }

  MutableClosestPoints closest() {
    return parts.findClosest().closest(points);
  }

  Relation relation() {
    if (!intersect()) {
      return Relation.APART;
    }
    boolean contains = parts.contains();
    boolean isInside = parts.set(b.parts(), a.parts()).contains();
    parts.set(a.parts(), b.parts());
    return Relations.relation(overlap(), contains, isInside);
  }

  /**
   * Returns the contact of the first shape with the second. The result is valid until the next
   * question.
   */
  public MutableContact contact() {
    return overlap()
        ? compoundContact.write(a, b, contact)
        : parts.findClosest().contact(contact).normalizePush();
  }

  /**
   * Returns the impact of the first shape, moving by (x, y), on the second, moving by (u, v). The
   * result is valid until the next question.
   */
  public MutableImpact sweep(double x, double y, double u, double v) {
    if (overlap()) {
      compoundContact.write(a, b, inside.contact);
      return inside.setStartsInside();
    }
    MutableImpact first = parts.sweep(x, y, u, v, false);
    return first.hit() ? stopped(x, y, u, v, first) : first;
  }

  /**
   * Returns the impact at the time the whole shapes stop: all parts of a compound are rounded
   * together, which may require an earlier stop.
   */
  private MutableImpact stopped(double x, double y, double u, double v, MutableImpact first) {
    Approach approach = first.approach;
    approach.start(first.time());
    while (approach.goOn(isBlocked(approach.time(), x, y, u, v))) {}
    double time = approach.time();
    if (time == first.time()) {
      return first;
    }
    // The last question was about this time, so that the parts are where they stop.
    stops.findClosest().contactWithoutPush(contact);
    return first.setHit(time, first.normalX(), first.normalY(), contact.pointX(), contact.pointY());
  }

  private boolean isBlocked(double time, double x, double y, double u, double v) {
    if (!a.canMoveBy(x * time, y * time) || !b.canMoveBy(u * time, v * time)) {
      return true;
    }
    a.moveBy(x * time, y * time);
    b.moveBy(u * time, v * time);
    return stops.meet(false);
  }

  MutableImpact cast(double x0, double y0, double x1, double y1) {
    return parts.cast(x0, y0, x1, y1);
  }

  MutableImpact exit(double x0, double y0, double x1, double y1) {
    return parts.exit(x0, y0, x1, y1);
  }
}
