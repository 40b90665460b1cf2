// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static dev.carom.internal.exact.Exact.clamp;
import static java.lang.Double.doubleToRawLongBits;

import dev.carom.Impact;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.internal.exact.Paths;
import dev.carom.internal.exact.Slabs;
import java.util.Objects;

/**
 * Finds the time at which two moving shapes touch, before they would overlap. Pass a motion of (0,
 * 0) for a shape at rest.
 *
 * <p>There is a hit exactly if the shapes overlap at some time during the motion, in real
 * arithmetic: grazing does not count, nor does touching at the very end. The time is rounded such
 * that the shapes, each moved by {@code motion * time}, do not overlap and are still on the side
 * they came from. The normal is that of the exact first touch; the point is between the shapes at
 * their stop positions.
 */
public final class Sweep {
  private Sweep() {}

  /** Returns the impact of a on b, both moving. */
  public static Impact between(Shape a, Vec2 motion, Shape b, Vec2 otherMotion) {
    Objects.requireNonNull(motion, "motion must not be null");
    Objects.requireNonNull(otherMotion, "otherMotion must not be null");
    double x = motion.x();
    double y = motion.y();
    double u = otherMotion.x();
    double v = otherMotion.y();
    return ShapePair.hasCompound(a, b)
        ? ShapePair.ofThisThread().setMovable(a, b).sweep(x, y, u, v).toImpact()
        : new PartPair().set(a, b).sweep(x, y, u, v, new MutableImpact()).toImpact();
  }

  /** Writes the impact of the first circle on the second. */
  public static MutableImpact circleCircle(
      double x0,
      double y0,
      double r0,
      double motionX0,
      double motionY0,
      double x1,
      double y1,
      double r1,
      double motionX1,
      double motionY1,
      MutableImpact impact) {
    if (Overlap.circleCircleStrict(x0, y0, r0, x1, y1, r1)) {
      Penetration.circleCircleWithoutPush(x0, y0, r0, x1, y1, r1, impact.contact);
      return impact.setStartsInside();
    }
    if (!Paths.reach(x0, y0, motionX1, motionY1, motionX0, motionY0, x1, y1, r0, r1, false)) {
      return impact.setNone();
    }
    Approach approach = impact.approach;
    approach.begin(motionX1, motionY1, motionX0, motionY0);
    approach.startAtDisc(x0, y0, x1, y1, r0, r1);
    double stopX0;
    double stopY0;
    double stopX1;
    double stopY1;
    do {
      stopX0 = approach.stop(x0, motionX0);
      stopY0 = approach.stop(y0, motionY0);
      stopX1 = approach.stop(x1, motionX1);
      stopY1 = approach.stop(y1, motionY1);
    } while (approach.goOn(
        approach.hasPassed(stopX0, stopY0, stopX1, stopY1)
            || Overlap.circleCircleStrict(stopX0, stopY0, r0, stopX1, stopY1, r1)));
    Penetration.circleCircleWithoutPush(stopX0, stopY0, r0, stopX1, stopY1, r1, impact.contact);
    return impact.setHit(
        approach.time(),
        approach.touch.normalX(),
        approach.touch.normalY(),
        impact.contact.pointX(),
        impact.contact.pointY());
  }

  /** Writes the impact of the circle on the box. */
  public static MutableImpact circleBox(
      double x,
      double y,
      double radius,
      double motionX,
      double motionY,
      double minX,
      double minY,
      double maxX,
      double maxY,
      double boxMotionX,
      double boxMotionY,
      MutableImpact impact) {
    if (Overlap.circleBoxStrict(x, y, radius, minX, minY, maxX, maxY)) {
      Penetration.circleBoxWithoutPush(x, y, radius, minX, minY, maxX, maxY, impact.contact);
      return impact.setStartsInside();
    }
    if (radius == 0) {
      return boxBox(
          x, y, x, y, motionX, motionY, minX, minY, maxX, maxY, boxMotionX, boxMotionY, impact);
    }
    boolean boxRests = (doubleToRawLongBits(boxMotionX) | doubleToRawLongBits(boxMotionY)) == 0;
    if (boxRests
        && QuickSweep.circleBox(x, y, radius, motionX, motionY, minX, minY, maxX, maxY, impact)) {
      return impact;
    }
    // If the circle ever overlaps the box, it first meets the face or the corner found here. Beside
    // a corner, the centre can only get to where the circle overlaps a face through the circle of
    // this radius around the corner. So nothing else need be tested.
    Approach approach = impact.approach;
    approach.beginFaces(
        x, x, motionX, minX, maxX, boxMotionX, y, y, motionY, minY, maxY, boxMotionY, radius);
    if (approach.isAtFace()) {
      return approach.isInTime()
          ? hitFace(
              x,
              x,
              motionX,
              minX,
              maxX,
              boxMotionX,
              y,
              y,
              motionY,
              minY,
              maxY,
              boxMotionY,
              radius,
              impact)
          : impact.setNone();
    }
    return circleCorner(
        x,
        y,
        radius,
        motionX,
        motionY,
        minX,
        minY,
        maxX,
        maxY,
        boxMotionX,
        boxMotionY,
        approach.cornerX(),
        approach.cornerY(),
        impact);
  }

  /** Writes the impact of the circle on the corner of the box that it approaches. */
  static MutableImpact circleCorner(
      double x,
      double y,
      double radius,
      double motionX,
      double motionY,
      double minX,
      double minY,
      double maxX,
      double maxY,
      double boxMotionX,
      double boxMotionY,
      double cornerX,
      double cornerY,
      MutableImpact impact) {
    if (!Paths.reach(
        x, y, boxMotionX, boxMotionY, motionX, motionY, cornerX, cornerY, radius, 0, false)) {
      return impact.setNone();
    }
    Approach approach = impact.approach;
    approach.begin(boxMotionX, boxMotionY, motionX, motionY);
    approach.startAtDisc(x, y, cornerX, cornerY, radius, 0);
    boolean boxRests = boxMotionX == 0 && boxMotionY == 0;
    boolean isBlocked = false;
    double stopX = Double.NaN;
    double stopY = Double.NaN;
    double stopMinX;
    double stopMinY;
    double stopMaxX;
    double stopMaxY;
    do {
      double previousX = stopX;
      double previousY = stopY;
      stopX = approach.stop(x, motionX);
      stopY = approach.stop(y, motionY);
      stopMinX = approach.stop(minX, boxMotionX);
      stopMinY = approach.stop(minY, boxMotionY);
      stopMaxX = approach.stop(maxX, boxMotionX);
      stopMaxY = approach.stop(maxY, boxMotionY);
      // Of the eight steps that it takes on average, most are shorter than an ulp of the position.
      if (!boxRests || stopX != previousX || stopY != previousY) {
        isBlocked =
            approach.hasPassed(
                    stopX,
                    stopY,
                    approach.stop(cornerX, boxMotionX),
                    approach.stop(cornerY, boxMotionY))
                || Overlap.circleBoxStrict(
                    stopX, stopY, radius, stopMinX, stopMinY, stopMaxX, stopMaxY);
      }
    } while (approach.goOn(isBlocked));
    return impact.setHit(
        approach.time(),
        approach.touch.normalX(),
        approach.touch.normalY(),
        clamp(stopX, stopMinX, stopMaxX),
        clamp(stopY, stopMinY, stopMaxY));
  }

  /** Writes the impact of the box on the circle. */
  public static MutableImpact boxCircle(
      double minX,
      double minY,
      double maxX,
      double maxY,
      double motionX,
      double motionY,
      double x,
      double y,
      double radius,
      double circleMotionX,
      double circleMotionY,
      MutableImpact impact) {
    return circleBox(
            x,
            y,
            radius,
            circleMotionX,
            circleMotionY,
            minX,
            minY,
            maxX,
            maxY,
            motionX,
            motionY,
            impact)
        .reverse();
  }

  /** Writes the impact of the first box on the second. */
  public static MutableImpact boxBox(
      double minX0,
      double minY0,
      double maxX0,
      double maxY0,
      double motionX0,
      double motionY0,
      double minX1,
      double minY1,
      double maxX1,
      double maxY1,
      double motionX1,
      double motionY1,
      MutableImpact impact) {
    if (Overlap.boxBoxStrict(minX0, minY0, maxX0, maxY0, minX1, minY1, maxX1, maxY1)) {
      Penetration.boxBoxWithoutPush(
          minX0, minY0, maxX0, maxY0, minX1, minY1, maxX1, maxY1, impact.contact);
      return impact.setStartsInside();
    }
    if (!Slabs.meet(
        minX0, maxX0, motionX1, motionX0, minX1, maxX1, 0, minY0, maxY0, motionY1, motionY0, minY1,
        maxY1, 0, false)) {
      return impact.setNone();
    }
    impact.approach.beginFaces(
        minX0, maxX0, motionX0, minX1, maxX1, motionX1, minY0, maxY0, motionY0, minY1, maxY1,
        motionY1, 0);
    return hitFace(
        minX0, maxX0, motionX0, minX1, maxX1, motionX1, minY0, maxY0, motionY0, minY1, maxY1,
        motionY1, 0, impact);
  }

  /** Stops the moving intervals in front of the face they meet, and writes the impact. */
  private static MutableImpact hitFace(
      double lowX0,
      double highX0,
      double motionX0,
      double lowX1,
      double highX1,
      double motionX1,
      double lowY0,
      double highY0,
      double motionY0,
      double lowY1,
      double highY1,
      double motionY1,
      double reach,
      MutableImpact impact) {
    Approach approach = impact.approach;
    if (approach.isAlongX()) {
      approach.stopAtFace(
          lowX0, highX0, motionX0, lowX1, highX1, motionX1, reach, lowY0, highY0, motionY0, lowY1,
          highY1, motionY1);
      boolean forward = motionX0 > motionX1;
      return impact.setHit(
          approach.time(),
          forward ? 1 : -1,
          0,
          approach.stop(forward ? lowX1 : highX1, motionX1),
          approach.middle(lowY0, highY0, motionY0, lowY1, highY1, motionY1));
    }
    approach.stopAtFace(
        lowY0, highY0, motionY0, lowY1, highY1, motionY1, reach, lowX0, highX0, motionX0, lowX1,
        highX1, motionX1);
    boolean forward = motionY0 > motionY1;
    return impact.setHit(
        approach.time(),
        0,
        forward ? 1 : -1,
        approach.middle(lowX0, highX0, motionX0, lowX1, highX1, motionX1),
        approach.stop(forward ? lowY1 : highY1, motionY1));
  }
}
