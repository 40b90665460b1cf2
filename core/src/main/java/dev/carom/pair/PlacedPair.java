package dev.carom.pair;

import static dev.carom.internal.exact.Exact.clamp;
import static dev.carom.internal.exact.Rounded.finite;
import static dev.carom.internal.exact.Rounded.largest;

import dev.carom.internal.exact.Difference;
import dev.carom.internal.exact.Rounded;

/**
 * The questions of this package about two parts that were moved: circles and boxes whose numbers
 * are a place plus a form, sums of two doubles that are not rounded. Each number comes with a tail,
 * what the rounded sum lacks of the true one.
 *
 * <p>Verdicts are exact for the true sums. Distances, depths and the times of casts are within four
 * ulps of the true ones, and those of sweeps at most so much later: earlier where the parts would
 * overlap at their rounded places. Points are within an ulp or two of their coordinates.
 */
public final class PlacedPair {
  private static final double[] NO_TAILS = new double[4];

  private final PlacedPart a = new PlacedPart();
  private final PlacedPart b = new PlacedPart();
  private final Difference difference = new Difference();
  private final Difference atStop = new Difference();

  /** The point that a segment starts at, as a circle. */
  private final double[] start = new double[4];

  /** A pair whose parts are still to be set. */
  public PlacedPair() {}

  /**
   * Sets the two parts, each from four numbers of an array and as many of their tails: x, y, radius
   * and nothing of a circle, minX, minY, maxX and maxY of a box.
   */
  public void set(
      boolean isCircle,
      double[] numbers,
      double[] tails,
      int at,
      boolean isOtherCircle,
      double[] otherNumbers,
      double[] otherTails,
      int otherAt) {
    a.set(isCircle, numbers, tails, at);
    b.set(isOtherCircle, otherNumbers, otherTails, otherAt);
    setDifference(difference, a.numbers, a.tails, b.numbers, b.tails);
  }

  /** Sets the place of the first part, of which its numbers are sums; sweeps stop at places. */
  public void setPlace(double x, double y) {
    a.setPlace(x, y);
  }

  /** Sets the place of the second part. */
  public void setOtherPlace(double x, double y) {
    b.setPlace(x, y);
  }

  private void setDifference(
      Difference target,
      double[] numbers,
      double[] tails,
      double[] otherNumbers,
      double[] otherTails) {
    int far = a.isCircle ? 0 : 2;
    int otherFar = b.isCircle ? 0 : 2;
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

  /** Whether the parts share a point, or, when touching does not count, overlap. */
  public boolean meet(boolean touching) {
    return touching ? difference.meets() : difference.overlaps();
  }

  /** The distance of the parts, 0 exactly if they share a point. */
  public double distance() {
    return difference.meets() ? 0 : Math.max(difference.gap(), Double.MIN_VALUE);
  }

  /** Writes how the first part meets the second; the push is as long as the overlap is deep. */
  public void contact(MutableContact contact) {
    meetRounded(a.numbers, b.numbers, contact);
    difference.measure(a.isCircle && !b.isCircle);
    contact.set(
        difference.meets(),
        difference.normalX(),
        difference.normalY(),
        difference.depth(),
        contact.pointX(),
        contact.pointY());
    contact.push(Math.max(a.size(), b.size()));
  }

  /** Writes how the parts with these numbers meet. */
  private void meetRounded(double[] m, double[] n, MutableContact contact) {
    if (a.isCircle && b.isCircle) {
      Meeting.circleCircle(m[0], m[1], m[2], n[0], n[1], n[2], contact);
    } else if (a.isCircle) {
      Meeting.circleBox(m[0], m[1], m[2], n[0], n[1], n[2], n[3], contact);
    } else if (b.isCircle) {
      Meeting.boxCircle(m[0], m[1], m[2], m[3], n[0], n[1], n[2], contact);
    } else {
      Meeting.boxBox(m[0], m[1], m[2], m[3], n[0], n[1], n[2], n[3], contact);
    }
  }

  /** Writes the impact of the first part, moving by (x, y), on the second, moving by (u, v). */
  public void sweep(double x, double y, double u, double v, MutableImpact impact) {
    if (difference.overlaps()) {
      contact(impact.contact);
      impact.setStartsInside();
      return;
    }
    if (!difference.meetsOnTheWay(u, v, x, y, false)) {
      impact.setNone();
      return;
    }
    difference.enter(u, v, x, y);
    Approach approach = impact.approach;
    // A shorter way than half an ulp of a place changes none: 10 → 3 places are tried if not one.
    double grain = Math.max(a.grain(), b.grain()) / largest(x, y, u, v);
    approach.start(difference.time(), grain);
    do {
      moveTo(approach.time(), x, y, u, v);
      setDifference(atStop, a.stop, a.stopTails, b.stop, b.stopTails);
    } while (approach.goOn(atStop.isPast(difference)));
    hitAtStop(approach.time(), difference.normalX(), difference.normalY(), impact);
  }

  /** Writes, if there is no hit, that a flat part goes through a parallel flat one. */
  public void sweepFlat(double x, double y, double u, double v, MutableImpact impact) {
    boolean crossesX = difference.crossesX(u, x);
    if (!(crossesX || difference.crossesY(v, y)) || !difference.meetsOnTheWay(u, v, x, y, true)) {
      return;
    }
    double time = crossesX ? difference.timeAcrossX(u, x) : difference.timeAcrossY(v, y);
    moveTo(time, x, y, u, v);
    if (crossesX) {
      hitAtStop(time, x > u ? 1 : -1, 0, impact);
    } else {
      hitAtStop(time, 0, y > v ? 1 : -1, impact);
    }
  }

  private void moveTo(double time, double x, double y, double u, double v) {
    a.moveBy(x * time, y * time);
    b.moveBy(u * time, v * time);
  }

  /** Writes a hit at the point where the rounded parts meet when they stop. */
  private void hitAtStop(double time, double normalX, double normalY, MutableImpact impact) {
    meetRounded(a.stop, b.stop, impact.contact);
    impact.setHit(time, normalX, normalY, impact.contact.pointX(), impact.contact.pointY());
  }

  /**
   * Writes where a segment enters a part, which is given as in {@link #set}: the second one from
   * then on, and the start of the segment the first.
   */
  public void cast(
      double x0,
      double y0,
      double x1,
      double y1,
      boolean isCircle,
      double[] numbers,
      double[] tails,
      int at,
      MutableImpact impact) {
    start[0] = x0;
    start[1] = y0;
    set(true, start, NO_TAILS, 0, isCircle, numbers, tails, at);
    enter(x0, y0, x1, y1, impact);
  }

  private void enter(double x0, double y0, double x1, double y1, MutableImpact impact) {
    if (difference.meets()) {
      contact(impact.contact);
      impact.setStartsInside(x0, y0);
      return;
    }
    if (!difference.meetsOnTheWay(x0, y0, x1, y1, true)) {
      impact.setNone();
      return;
    }
    difference.enter(x0, y0, x1, y1);
    double time = difference.time();
    double normalX = difference.normalX();
    double normalY = difference.normalY();
    double[] hit = b.numbers;
    if (b.isCircle) {
      double pointX = finite(hit[0] - normalX * hit[2]);
      double pointY = finite(hit[1] - normalY * hit[2]);
      impact.setHit(time, normalX, normalY, pointX, pointY);
    } else {
      double pointX = onFace(normalX, Rounded.between(x0, x1, time), hit[0], hit[2]);
      double pointY = onFace(normalY, Rounded.between(y0, y1, time), hit[1], hit[3]);
      impact.setHit(time, normalX, normalY, pointX, pointY);
    }
  }

  /** A coordinate on the face that the normal points into, or beside it within the box. */
  private static double onFace(double normal, double coordinate, double low, double high) {
    return normal > 0 ? low : normal < 0 ? high : clamp(coordinate, low, high);
  }
}
