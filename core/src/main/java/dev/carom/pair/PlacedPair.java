package dev.carom.pair;

import static dev.carom.exact.Exact.clamp;
import static dev.carom.exact.Rounded.finite;
import static dev.carom.exact.Rounded.largest;

import dev.carom.exact.Difference;
import dev.carom.exact.Rounded;
import dev.carom.exact.Touch;

/**
 * The questions of this package about two parts that were moved: circles and boxes whose numbers
 * are a place plus a form, sums of two doubles that are not rounded. Each number comes with a tail,
 * what the rounded sum lacks of the true one.
 *
 * <p>Verdicts are exact for the true sums. Distances, depths and the times of casts are within four
 * ulps of the true ones; the times of sweeps are those of the differences of the sums, each rounded
 * to an ulp or two of itself. Points are within an ulp or two of their coordinates.
 */
public final class PlacedPair {
  private final Difference difference = new Difference();
  private boolean isCircleA;
  private boolean isCircleB;

  /** For circles x, y and radius; for boxes the four sides; all rounded. */
  private double a0;

  private double a1;
  private double a2;
  private double a3;
  private double b0;
  private double b1;
  private double b2;
  private double b3;

  /** The first two tails of the second part: those of a circle's centre. */
  private double tailX;

  private double tailY;

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
    isCircleA = isCircle;
    a0 = numbers[at];
    a1 = numbers[at + 1];
    a2 = numbers[at + 2];
    a3 = numbers[at + 3];
    isCircleB = isOtherCircle;
    b0 = otherNumbers[otherAt];
    b1 = otherNumbers[otherAt + 1];
    b2 = otherNumbers[otherAt + 2];
    b3 = otherNumbers[otherAt + 3];
    tailX = otherTails[otherAt];
    tailY = otherTails[otherAt + 1];
    int farA = isCircle ? 0 : 2;
    int farB = isOtherCircle ? 0 : 2;
    difference.setX(
        a0,
        tails[at],
        numbers[at + farA],
        tails[at + farA],
        b0,
        otherTails[otherAt],
        otherNumbers[otherAt + farB],
        otherTails[otherAt + farB]);
    difference.setY(
        a1,
        tails[at + 1],
        numbers[at + 1 + farA],
        tails[at + 1 + farA],
        b1,
        otherTails[otherAt + 1],
        otherNumbers[otherAt + 1 + farB],
        otherTails[otherAt + 1 + farB]);
    difference.setRadii(isCircle ? a2 : 0, isOtherCircle ? b2 : 0);
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
    meetRounded(a0, a1, a2, a3, b0, b1, b2, b3, contact);
    difference.measure(isCircleA && !isCircleB);
    contact.set(
        difference.meets(),
        difference.normalX(),
        difference.normalY(),
        difference.depth(),
        contact.pointX(),
        contact.pointY());
    contact.push(Math.max(largest(a0, a1, a2, a3), largest(b0, b1, b2, b3)));
  }

  /** Writes how the parts with these numbers meet. */
  private void meetRounded(
      double m0,
      double m1,
      double m2,
      double m3,
      double n0,
      double n1,
      double n2,
      double n3,
      MutableContact contact) {
    if (isCircleA && isCircleB) {
      Meeting.circleCircle(m0, m1, m2, n0, n1, n2, contact);
    } else if (isCircleA) {
      Meeting.circleBox(m0, m1, m2, n0, n1, n2, n3, contact);
    } else if (isCircleB) {
      Meeting.boxCircle(m0, m1, m2, m3, n0, n1, n2, contact);
    } else {
      Meeting.boxBox(m0, m1, m2, m3, n0, n1, n2, n3, contact);
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
    double scale = scaleFor(largest(x, y, u, v));
    sweepRelative(x * scale, y * scale, u * scale, v * scale, scale, impact);
    if (!impact.hit() || impact.startsInside()) {
      graze(x * scale - u * scale, y * scale - v * scale, scale, impact);
    }
    setPointAtStop(x, y, u, v, impact);
  }

  /** Writes, if there is no hit, that a flat part goes through a parallel flat one. */
  public void sweepFlat(double x, double y, double u, double v, MutableImpact impact) {
    boolean crossesX = difference.crossesX(u, x);
    if (!(crossesX || difference.crossesY(v, y)) || !difference.meetsOnTheWay(u, v, x, y, true)) {
      return;
    }
    if (crossesX) {
      impact.setHit(difference.timeAcrossX(u, x), x > u ? 1 : -1, 0, 0, 0);
    } else {
      impact.setHit(difference.timeAcrossY(v, y), 0, y > v ? 1 : -1, 0, 0);
    }
    setPointAtStop(x, y, u, v, impact);
  }

  /** A power of two by which lengths are multiplied so that their differences do not overflow. */
  private double scaleFor(double motion) {
    double size = Math.max(largest(a0, a1, a2, a3), largest(b0, b1, b2, b3));
    return Math.max(size, motion) < 0x1p1000 ? 1 : 0x1p-100;
  }

  /** Writes the impact of (0, 0) on the difference of the parts, which has the same time. */
  private void sweepRelative(
      double x, double y, double u, double v, double scale, MutableImpact impact) {
    double lowX = difference.lowX(scale);
    double lowY = difference.lowY(scale);
    double highX = difference.highX(scale);
    double highY = difference.highY(scale);
    if (isCircleA && isCircleB) {
      Sweep.circleCircle(0, 0, a2 * scale, x, y, lowX, lowY, b2 * scale, u, v, impact);
    } else if (isCircleA || isCircleB) {
      double radius = (isCircleA ? a2 : b2) * scale;
      Sweep.circleBox(0, 0, radius, x, y, lowX, lowY, highX, highY, u, v, impact);
    } else {
      Sweep.boxBox(0, 0, 0, 0, x, y, lowX, lowY, highX, highY, u, v, impact);
    }
  }

  /**
   * Writes a hit that is lost when the sums are rounded: at the start, or else where the way comes
   * closest to a touch, at the end or beside a corner.
   */
  private void graze(double motionX, double motionY, double scale, MutableImpact impact) {
    if (impact.hit()) {
      difference.measure(isCircleA && !isCircleB);
      impact.setHit(0, difference.normalX(), difference.normalY(), 0, 0);
      return;
    }
    double lowX = difference.lowX(scale);
    double lowY = difference.lowY(scale);
    double highX = difference.highX(scale);
    double highY = difference.highY(scale);
    double radius = (isCircleA ? a2 * scale : 0) + (isCircleB ? b2 * scale : 0);
    double size = Math.max(largest(lowX, lowY, highX, highY), largest(motionX, motionY, radius, 0));
    double time = 1;
    double closest = missAt(1, motionX, motionY, lowX, lowY, highX, highY, radius);
    for (int corner = 0; corner < 4; corner++) {
      double x = corner % 2 == 0 ? lowX : highX;
      double y = corner < 2 ? lowY : highY;
      double at = timeBeside(x, y, motionX, motionY);
      double miss = missAt(at, motionX, motionY, lowX, lowY, highX, highY, radius);
      double equal = size * 0x1p-50;
      if (miss < closest - equal || miss <= closest + equal && at < time) {
        closest = Math.min(miss, closest);
        time = at;
      }
    }
    double offX = clamp(motionX * time, lowX, highX) - motionX * time;
    double offY = clamp(motionY * time, lowY, highY) - motionY * time;
    double offScale = Rounded.scaleFor(offX, offY);
    double length = Rounded.length(offX * offScale, offY * offScale);
    if (radius > 0 && length > 0) {
      impact.setHit(time, offX * offScale / length, offY * offScale / length, 0, 0);
    } else {
      boolean alongX = Math.abs(motionX) >= Math.abs(motionY);
      impact.setHit(time, alongX ? sign(motionX) : 0, alongX ? 0 : sign(motionY), 0, 0);
    }
  }

  private static int sign(double value) {
    return value < 0 ? -1 : 1;
  }

  /** When a way from (0, 0) is closest to a point. */
  private static double timeBeside(double x, double y, double motionX, double motionY) {
    double scale = Rounded.scaleFor(motionX, motionY);
    double mx = motionX * scale;
    double my = motionY * scale;
    double time = (x * mx + y * my) / (mx * mx + my * my) * scale;
    return time > 0 ? Math.min(time, 1) : 0;
  }

  /** How far the way from (0, 0) is from touching a box with a radius around it, at a time. */
  private static double missAt(
      double time,
      double motionX,
      double motionY,
      double lowX,
      double lowY,
      double highX,
      double highY,
      double radius) {
    double x = motionX * time;
    double y = motionY * time;
    double distance = Rounded.length(clamp(x, lowX, highX) - x, clamp(y, lowY, highY) - y);
    return Math.abs(distance - radius);
  }

  /** Sets where the rounded parts meet when they have come as far as the impact says. */
  private void setPointAtStop(double x, double y, double u, double v, MutableImpact impact) {
    double time = impact.time();
    double x0 = x * time;
    double y0 = y * time;
    double x1 = u * time;
    double y1 = v * time;
    meetRounded(
        finite(a0 + x0),
        finite(a1 + y0),
        isCircleA ? a2 : finite(a2 + x0),
        isCircleA ? 0 : finite(a3 + y0),
        finite(b0 + x1),
        finite(b1 + y1),
        isCircleB ? b2 : finite(b2 + x1),
        isCircleB ? 0 : finite(b3 + y1),
        impact.contact);
    impact.setHit(
        time, impact.normalX(), impact.normalY(), impact.contact.pointX(), impact.contact.pointY());
  }

  /** Writes where a segment that begins at the first part, a point, enters the second. */
  public void cast(double x1, double y1, MutableImpact impact) {
    if (difference.meets()) {
      contact(impact.contact);
      impact.setStartsInside(a0, a1);
      return;
    }
    if (!difference.meetsOnTheWay(a0, a1, x1, y1, true)) {
      impact.setNone();
      return;
    }
    if (isCircleB) {
      Touch touch = impact.approach.touch;
      touch.enterPlaced(a0, a1, x1, y1, b0, tailX, b1, tailY, b2);
      double normalX = touch.normalX();
      double normalY = touch.normalY();
      impact.setHit(
          touch.time(), normalX, normalY, finite(b0 - normalX * b2), finite(b1 - normalY * b2));
      return;
    }
    difference.enterBox(a0, a1, x1, y1);
    double time = difference.time();
    double normalX = difference.normalX();
    double normalY = difference.normalY();
    impact.setHit(
        time,
        normalX,
        normalY,
        onFace(normalX, Rounded.between(a0, x1, time), b0, b2),
        onFace(normalY, Rounded.between(a1, y1, time), b1, b3));
  }

  /** A coordinate on the face that the normal points into, or beside it within the box. */
  private static double onFace(double normal, double coordinate, double low, double high) {
    return normal > 0 ? low : normal < 0 ? high : clamp(coordinate, low, high);
  }
}
