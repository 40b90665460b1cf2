// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static dev.carom.internal.exact.Exact.clamp;
import static dev.carom.internal.exact.Rounded.finite;
import static dev.carom.internal.exact.Rounded.largest;

import dev.carom.internal.exact.Difference;
import dev.carom.internal.exact.Rounded;

/**
 * Answers the questions of this package about two parts that were moved: circles and boxes whose
 * numbers are the sum of a place and a form, without rounding. Each number comes with a tail, the
 * difference between the exact and the rounded sum.
 *
 * <p>Verdicts are exact for the exact sums. Distances, depths and the times of casts are accurate
 * to four ulps. Times of sweeps are at most four ulps too late, and earlier where the parts would
 * overlap at their rounded positions. Points are accurate to a few ulps of the largest coordinate.
 */
final class PlacedPair {
  private static final double[] NO_TAILS = new double[Parts.NUMBERS];

  private final PlacedPart a = new PlacedPart();
  private final PlacedPart b = new PlacedPart();
  private final Difference difference = new Difference();
  private final Difference atStop = new Difference();
  private PairKind kind;

  /** The start of a segment, as a circle of radius 0. */
  private final double[] start = new double[Parts.NUMBERS];

  /** Sets both parts from the arrays of {@link Parts}: their numbers and tails. */
  void set(
      Parts.Kind partKind,
      double[] numbers,
      double[] tails,
      int at,
      Parts.Kind otherKind,
      double[] otherNumbers,
      double[] otherTails,
      int otherAt) {
    kind = PairKind.of(partKind, otherKind);
    a.set(partKind, numbers, tails, at);
    b.set(otherKind, otherNumbers, otherTails, otherAt);
    setDifference(difference, a.numbers, a.tails, b.numbers, b.tails);
  }

  /**
   * Sets the place that is part of the first part's numbers, so that sweeps stop at rounded places.
   */
  void setPlace(double x, double y) {
    a.setPlace(x, y);
  }

  /** Sets the place that is part of the second part's numbers. */
  void setOtherPlace(double x, double y) {
    b.setPlace(x, y);
  }

  private void setDifference(
      Difference target,
      double[] numbers,
      double[] tails,
      double[] otherNumbers,
      double[] otherTails) {
    int far = a.farEnd();
    int otherFar = b.farEnd();
    target.setX(
        numbers[0],
        tails[0],
        numbers[far],
        tails[far],
        otherNumbers[0],
        otherTails[0],
        otherNumbers[otherFar],
        otherTails[otherFar]);
    target.setY(
        numbers[1],
        tails[1],
        numbers[1 + far],
        tails[1 + far],
        otherNumbers[1],
        otherTails[1],
        otherNumbers[1 + otherFar],
        otherTails[1 + otherFar]);
    target.setRadii(a.radius(), b.radius());
  }

  /** Returns true if the parts share a point, or, if {@code touching} is false, overlap. */
  boolean meet(boolean touching) {
    return touching ? difference.meets() : difference.overlaps();
  }

  /** Returns true if the distance is at most the given one; see {@link PartPair#isWithin}. */
  boolean isWithin(double distance, boolean touching) {
    return difference.isWithin(distance, touching);
  }

  /** Returns the distance between the parts; 0 exactly if they share a point. */
  double distance() {
    return difference.meets() ? 0 : Math.max(difference.gap(), Double.MIN_VALUE);
  }

  /** Writes the contact of the first part with the second; the push is as long as the depth. */
  MutableContact contact(MutableContact contact) {
    meetRounded(a.numbers, b.numbers, contact);
    difference.measure(pushesCircleBack());
    contact.set(
        difference.meets(),
        difference.normalX(),
        difference.normalY(),
        difference.depth(),
        contact.pointX(),
        contact.pointY());
    contact.push(Math.max(a.size(), b.size()));
    return contact;
  }

  /** Returns true if the push of the second part is chosen for the first, a circle in a box. */
  private boolean pushesCircleBack() {
    return switch (kind) {
      case CIRCLE_BOX -> true;
      case CIRCLE_CIRCLE, BOX_CIRCLE, BOX_BOX, GENERAL -> false;
    };
  }

  /** Writes the contact of the parts with these numbers. */
  private MutableContact meetRounded(double[] m, double[] n, MutableContact contact) {
    return switch (kind) {
      case CIRCLE_CIRCLE ->
          Penetration.circleCircleWithoutPush(m[0], m[1], m[2], n[0], n[1], n[2], contact);
      case CIRCLE_BOX ->
          Penetration.circleBoxWithoutPush(m[0], m[1], m[2], n[0], n[1], n[2], n[3], contact);
      case BOX_CIRCLE ->
          Penetration.boxCircleWithoutPush(m[0], m[1], m[2], m[3], n[0], n[1], n[2], contact);
      case BOX_BOX ->
          Penetration.boxBoxWithoutPush(m[0], m[1], m[2], m[3], n[0], n[1], n[2], n[3], contact);
      case GENERAL -> throw PlacedPart.unsupported();
    };
  }

  /** Writes the impact of the first part, moving by (x, y), on the second, moving by (u, v). */
  MutableImpact sweep(double x, double y, double u, double v, MutableImpact impact) {
    if (difference.overlaps()) {
      contact(impact.contact);
      return impact.setStartsInside();
    }
    if (!difference.meetsOnTheWay(u, v, x, y, false)) {
      return impact.setNone();
    }
    difference.enter(u, v, x, y);
    Approach approach = impact.approach;
    // Ways shorter than half an ulp of a place change nothing: 10 → 3 positions are tried if the
    // first is blocked.
    double grain = Math.max(a.grain(), b.grain()) / largest(x, y, u, v);
    approach.start(difference.time(), grain);
    do {
      moveTo(approach.time(), x, y, u, v);
      setDifference(atStop, a.stop, a.stopTails, b.stop, b.stopTails);
    } while (approach.goOn(atStop.isPast(difference)));
    return hitAtStop(approach.time(), difference.normalX(), difference.normalY(), impact);
  }

  /**
   * Writes the hit of a flat part that passes through a parallel flat one; call it if there is no
   * hit.
   */
  MutableImpact sweepFlat(double x, double y, double u, double v, MutableImpact impact) {
    boolean crossesX = difference.crossesX(u, x);
    if (!(crossesX || difference.crossesY(v, y)) || !difference.meetsOnTheWay(u, v, x, y, true)) {
      return impact;
    }
    double time = crossesX ? difference.timeAcrossX(u, x) : difference.timeAcrossY(v, y);
    moveTo(time, x, y, u, v);
    return crossesX
        ? hitAtStop(time, x > u ? 1 : -1, 0, impact)
        : hitAtStop(time, 0, y > v ? 1 : -1, impact);
  }

  private void moveTo(double time, double x, double y, double u, double v) {
    a.moveBy(x * time, y * time);
    b.moveBy(u * time, v * time);
  }

  /** Writes a hit at the point where the rounded parts meet at their stop positions. */
  private MutableImpact hitAtStop(
      double time, double normalX, double normalY, MutableImpact impact) {
    meetRounded(a.stop, b.stop, impact.contact);
    return impact.setHit(time, normalX, normalY, impact.contact.pointX(), impact.contact.pointY());
  }

  /**
   * Writes where a segment enters a part, given as in {@link #set}. That part becomes the second,
   * and the start of the segment the first.
   */
  MutableImpact cast(
      double x0,
      double y0,
      double x1,
      double y1,
      Parts.Kind partKind,
      double[] numbers,
      double[] tails,
      int at,
      MutableImpact impact) {
    start[0] = x0;
    start[1] = y0;
    set(Parts.Kind.CIRCLE, start, NO_TAILS, 0, partKind, numbers, tails, at);
    return enter(x0, y0, x1, y1, impact);
  }

  private MutableImpact enter(double x0, double y0, double x1, double y1, MutableImpact impact) {
    if (difference.meets()) {
      contact(impact.contact);
      return impact.setStartsInside(x0, y0);
    }
    if (!difference.meetsOnTheWay(x0, y0, x1, y1, true)) {
      return impact.setNone();
    }
    difference.enter(x0, y0, x1, y1);
    double time = difference.time();
    double normalX = difference.normalX();
    double normalY = difference.normalY();
    double[] hit = b.numbers;
    return switch (b.kind) {
      case CIRCLE -> {
        double pointX = finite(hit[0] - normalX * hit[2]);
        double pointY = finite(hit[1] - normalY * hit[2]);
        yield impact.setHit(time, normalX, normalY, pointX, pointY);
      }
      case BOX -> {
        double pointX = onFace(normalX, Rounded.between(x0, x1, time), hit[0], hit[2]);
        double pointY = onFace(normalY, Rounded.between(y0, y1, time), hit[1], hit[3]);
        yield impact.setHit(time, normalX, normalY, pointX, pointY);
      }
      case CAPSULE, POLYGON -> throw PlacedPart.unsupported();
    };
  }

  /**
   * Returns a coordinate of the face that the normal points into, or one within the box along it.
   */
  private static double onFace(double normal, double coordinate, double low, double high) {
    return normal > 0 ? low : normal < 0 ? high : clamp(coordinate, low, high);
  }
}
