// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import dev.carom.Relation;
import dev.carom.internal.exact.Core;
import dev.carom.internal.exact.CoreContact;
import dev.carom.internal.exact.CoreDifference;
import dev.carom.internal.exact.CoreTouch;

/**
 * Answers all questions of this package about any two convex parts, given as numbers: circles,
 * boxes, capsules and polygons, rounded or not. Reuse one object to ask without allocating.
 *
 * <pre>{@code
 * ConvexPair pair = new ConvexPair();
 * pair.first().setCapsule(0, 0, 4, 0, 1);
 * pair.second().setPolygon(new double[] {0, 0, 3, 1, 1, 4}, 0, 3, 2, 0, 0);
 * boolean hit = pair.intersect();
 * }</pre>
 *
 * <p>Not safe for use by several threads at once.
 */
public final class ConvexPair {
  private static final ThreadLocal<ConvexPair> OF_THIS_THREAD =
      ThreadLocal.withInitial(ConvexPair::new);

  private final ConvexPart a = new ConvexPart();
  private final ConvexPart b = new ConvexPart();
  private final CoreDifference difference = new CoreDifference();
  private final CoreDifference stops = new CoreDifference();
  private final CoreContact measure = new CoreContact();
  private final CoreTouch touch = new CoreTouch();
  private final Core point = new Core();

  /** Creates a pair of points at the origin. */
  public ConvexPair() {}

  /** Returns the current thread's pair for single questions. */
  static ConvexPair ofThisThread() {
    return OF_THIS_THREAD.get();
  }

  /** Returns the first part, for the caller to set. */
  public ConvexPart first() {
    return a;
  }

  /** Returns the second part, for the caller to set. */
  public ConvexPart second() {
    return b;
  }

  /** Returns true if the parts share a point. */
  public boolean intersect() {
    return meet(true);
  }

  /** Returns true if separating the parts takes a push of positive length. */
  public boolean overlap() {
    return meet(false);
  }

  /** Returns true if the parts share a point, or, if {@code touching} is false, overlap. */
  boolean meet(boolean touching) {
    difference.set(a.core(), b.core());
    return touching ? difference.meets() : difference.overlaps();
  }

  /** Returns the relation of the first part to the second. */
  public Relation relation() {
    if (!meet(true)) {
      return Relation.APART;
    }
    return Relations.relation(
        meet(false),
        difference.set(a.core(), b.core()).contains(),
        difference.set(b.core(), a.core()).contains());
  }

  /** Returns true if the first part contains the second. */
  public boolean contains() {
    return difference.set(a.core(), b.core()).contains();
  }

  /** Returns the distance between the parts: 0 exactly if they share a point. */
  public double distance() {
    return measure.set(a.core(), b.core()).distance();
  }

  /**
   * Returns true if the distance is at most the given one, which must not be negative. Exact, while
   * {@link #distance} is rounded.
   */
  public boolean isWithin(double distance) {
    return isWithin(distance, true);
  }

  /** Does the same, or, if {@code touching} is false, as {@link PartPair#isWithin}. */
  boolean isWithin(double distance, boolean touching) {
    return difference.set(a.core(), b.core()).isWithin(distance, touching);
  }

  /** Does the same for the sum of two positive distances, which is not rounded; slow. */
  boolean isWithin(double distance, double more, boolean touching) {
    return difference.set(a.core(), b.core()).isWithin(distance, more, touching);
  }

  /** Returns true if a quick test shows that the distance is larger than the given one. */
  boolean isFarther(double distance) {
    return difference.set(a.core(), b.core()).isFarther(distance);
  }

  /** Writes the closest points of the parts; if they intersect, both are the same common point. */
  public MutableClosestPoints closest(MutableClosestPoints points) {
    measure.set(a.core(), b.core());
    if (measure.meets()) {
      measure.findShared();
      double x = measure.pointX();
      double y = measure.pointY();
      return points.set(x, y, x, y);
    }
    measure.findClosestOfFirst();
    double x = measure.pointX();
    double y = measure.pointY();
    measure.findClosestOfSecond();
    return points.set(x, y, measure.pointX(), measure.pointY());
  }

  /** Writes the contact of the first part with the second. */
  public MutableContact contact(MutableContact contact) {
    contactWithoutPush(contact);
    if (!measure.overlaps()) {
      return contact;
    }
    contact.push(Math.max(a.size(), b.size()));
    do {
      b.moveBy(contact.pushX(), contact.pushY());
    } while (stops.set(a.core(), b.movedCore()).overlaps() && contact.pushFurther());
    return contact.normalizePush();
  }

  /** Writes the contact of the first part with the second; the push is unspecified. */
  public MutableContact contactWithoutPush(MutableContact contact) {
    return measure(a.core(), b.core(), contact);
  }

  private MutableContact measure(Core one, Core two, MutableContact contact) {
    measure.set(one, two);
    measure.findNormal();
    measure.findShared();
    return contact.set(
        measure.meets(),
        measure.normalX(),
        measure.normalY(),
        measure.depth(),
        measure.pointX(),
        measure.pointY());
  }

  /** Writes the impact of the first part, moving by (x, y), on the second, moving by (u, v). */
  public MutableImpact sweep(double x, double y, double u, double v, MutableImpact impact) {
    // Decides most cases: parts of a compound are often beside the path.
    if (difference.set(a.core(), b.core()).stayApart(u, v, x, y)) {
      return impact.setNone();
    }
    if (difference.overlaps()) {
      contactWithoutPush(impact.contact);
      return impact.setStartsInside();
    }
    return overlapOnTheWay(x, y, u, v) ? stopBefore(x, y, u, v, impact) : impact.setNone();
  }

  /** Returns true if {@link #sweep} would find a hit, which is much faster to decide. */
  boolean sweepHits(double x, double y, double u, double v) {
    return !difference.set(a.core(), b.core()).stayApart(u, v, x, y)
        && (difference.overlaps() || overlapOnTheWay(x, y, u, v));
  }

  private boolean overlapOnTheWay(double x, double y, double u, double v) {
    boolean moves = x != u || y != v;
    return moves && difference.overlapsOnTheWay(u, v, x, y);
  }

  /** Returns true if {@link #sweepFlat} would find a hit. */
  boolean sweepFlatHits(double x, double y, double u, double v) {
    return difference.set(a.core(), b.core()).crossesOnTheWay(u, v, x, y);
  }

  /**
   * Writes the hit of a flat part that passes through a flat one or reaches it, even if the two
   * never overlap; otherwise leaves the impact unchanged.
   */
  MutableImpact sweepFlat(double x, double y, double u, double v, MutableImpact impact) {
    return sweepFlatHits(x, y, u, v) ? stopBefore(x, y, u, v, impact) : impact;
  }

  private MutableImpact stopBefore(double x, double y, double u, double v, MutableImpact impact) {
    touch.enter(a.core(), b.core(), u, v, x, y);
    Approach approach = impact.approach;
    approach.start(touch.time());
    boolean blocked;
    double blockedTime = Double.NaN;
    double freeTime = Double.NaN;
    boolean isMeasured = false;
    do {
      double time = approach.time();
      // Most steps of a short motion are rounded to a place that was tested before.
      blocked = endAlike(x, y, u, v, time, blockedTime);
      if (!blocked && !endAlike(x, y, u, v, time, freeTime)) {
        moveBy(x, y, u, v, time);
        blocked =
            touch.hasPassed(a.movedCore(), b.movedCore())
                || measure.set(a.movedCore(), b.movedCore()).overlaps();
        blockedTime = blocked ? time : blockedTime;
        freeTime = blocked ? freeTime : time;
        isMeasured = !blocked;
      }
    } while (approach.goOn(blocked));
    if (!isMeasured || !endAlike(x, y, u, v, approach.time(), freeTime)) {
      moveBy(x, y, u, v, approach.time());
      measure.set(a.movedCore(), b.movedCore());
    }
    measure.findShared();
    return impact.setHit(
        approach.time(), touch.normalX(), touch.normalY(), measure.pointX(), measure.pointY());
  }

  private void moveBy(double x, double y, double u, double v, double time) {
    a.moveBy(x * time, y * time);
    b.moveBy(u * time, v * time);
  }

  /** Returns true if both parts are rounded to the same places at two times. */
  private boolean endAlike(double x, double y, double u, double v, double time, double other) {
    return a.endsAlike(x, y, time, other) && b.endsAlike(u, v, time, other);
  }

  /** Writes where a segment enters the second part. */
  public MutableImpact cast(double x0, double y0, double x1, double y1, MutableImpact impact) {
    point.setCircle(x0, y0, 0);
    if (difference.set(point, b.core()).meets()) {
      measure(point, b.core(), impact.contact);
      return impact.setStartsInside(x0, y0);
    }
    if (!difference.meetsOnTheWay(x0, y0, x1, y1)) {
      return impact.setNone();
    }
    touch.enter(point, b.core(), x0, y0, x1, y1);
    return hit(x0, y0, touch.time(), impact);
  }

  /** Writes where a segment leaves the second part, or its end if that is inside. */
  public MutableImpact exit(double x0, double y0, double x1, double y1, MutableImpact impact) {
    point.setCircle(x0, y0, 0);
    boolean startsInside = difference.set(point, b.core()).meets();
    boolean isHit = startsInside || difference.meetsOnTheWay(x0, y0, x1, y1);
    point.setCircle(x1, y1, 0);
    if (!isHit) {
      impact.setNone();
    } else if (difference.set(point, b.core()).meets()) {
      measure(point, b.core(), impact.contact);
      impact.setHit(1, impact.contact.normalX(), impact.contact.normalY(), x1, y1);
    } else {
      point.setCircle(x0, y0, 0);
      double entry = 0;
      if (!startsInside) {
        touch.enter(point, b.core(), x0, y0, x1, y1);
        entry = touch.time();
      }
      touch.leave(point, b.core(), x0, y0, x1, y1);
      // A grazing line enters and leaves at the same time.
      hit(x0, y0, Math.max(entry, touch.time()), impact);
    }
    return impact.setExit(startsInside);
  }

  private MutableImpact hit(double x, double y, double time, MutableImpact impact) {
    return impact.setHit(time, touch.normalX(), touch.normalY(), touch.pointX(x), touch.pointY(y));
  }
}
