// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.ClosestPoints;
import dev.carom.Compound;
import dev.carom.Contact;
import dev.carom.Impact;
import dev.carom.Segment;
import dev.carom.Shape;
import dev.carom.Vec2;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * What Carom promises about the numbers of every answer, held against the truth. Errors are given
 * in ulps of the largest coordinate, radius or motion of the case unless said otherwise. Each limit
 * has beside it the largest error found in millions of cases.
 */
public final class Promises {
  private static final double UNIT_VECTOR = 1e-12; // 3.4e-16
  private static final double DISTANCE_ULPS_OF_ITSELF = 4; // 1.3 for boxes
  private static final double CLOSEST_POINT_ULPS = 4; // 3.2
  private static final double DEPTH_ULPS = 5; // 4.0
  private static final double PUSH_ULPS = 16; // 11.6 for circles, 4.7 with a box, 2.0 for boxes
  private static final double POINT_ULPS = 4; // 2.0
  private static final double NORMAL_ULPS = 10; // 6.4
  private static final double STOP_GAP_ULPS = 8; // 5.6
  private static final double STOP_POINT_ULPS = 8; // 4.1
  private static final double STEP_ULPS = 4; // 0.9
  private static final double CAST_POINT_ULPS = 8; // 5.7

  /** Shapes larger than this may leave the range of doubles when they are moved. */
  private static final double MOVABLE = 0x1p1020;

  private static final int STEPS = 8;

  private Promises() {}

  /** Contact: hit, unit normal, true depth, common point, and a push that parts and is short. */
  public static void contact(Shape a, Shape b) {
    Contact contact = a.contactWith(b);
    double size = Measure.largest(a, b);
    boolean overlaps = Oracle.overlaps(a, b);
    assertThat(contact.hit()).as("hit").isEqualTo(Oracle.intersects(a, b));
    assertThat(contact.depth() > 0).as("depth is positive").isEqualTo(overlaps);
    assertUnitVector(contact.normalX(), contact.normalY());
    if (contact.hit()) {
      assertPoint(contact.pointX(), contact.pointY(), a, size, POINT_ULPS);
      assertPoint(contact.pointX(), contact.pointY(), b, size, POINT_ULPS);
    }
    if (!overlaps) {
      assertThat(contact.push()).as("push").isEqualTo(Vec2.ZERO);
    } else if (size < MOVABLE) {
      assertPush(a, b, contact);
    }
    if (!contact.hit() && size < MOVABLE) {
      assertNormalBetween(a, b, contact, size);
    }
    assertThat(b.contactWith(a).hit()).as("hit, seen from the other").isEqualTo(contact.hit());
    if (!isCompound(a) && !isCompound(b)) {
      assertThat(b.contactWith(a).depth())
          .as("depth, seen from the other")
          .isEqualTo(contact.depth());
    }
  }

  private static void assertPush(Shape a, Shape b, Contact contact) {
    Vec2 push = contact.push();
    assertThat(Oracle.overlaps(a, b.translate(push))).as("overlaps after the push").isFalse();
    assertThat(push.x() * contact.normalY() - push.y() * contact.normalX())
        .as("push aside of the normal")
        .isCloseTo(0, within(Math.hypot(push.x(), push.y()) * UNIT_VECTOR + Double.MIN_VALUE));
    if (isCompound(a) || isCompound(b)) {
      BigDecimal most = Reference.depth(a.bounds(), b.bounds());
      BigDecimal excess = Reference.length(push.x(), push.y()).subtract(most);
      if (excess.signum() > 0) {
        assertThat(Measure.ulps(excess, Measure.largest(a, b)))
            .as("push beyond what parts the bounds")
            .isLessThanOrEqualTo(PUSH_ULPS);
      }
      BigDecimal beyondDepth =
          Reference.length(push.x(), push.y()).subtract(new BigDecimal(contact.depth()));
      assertThat(Measure.ulps(beyondDepth, Math.max(Measure.largest(a, b), contact.depth())))
          .as("push beyond the depth")
          .isLessThanOrEqualTo(2 * PUSH_ULPS);
      return;
    }
    assertThat(Measure.depthError(a, b, contact.depth()))
        .as("error of the depth")
        .isLessThanOrEqualTo(DEPTH_ULPS);
    assertThat(Measure.pushExcess(a, b, contact))
        .as("push beyond the true depth")
        .isLessThanOrEqualTo(PUSH_ULPS);
  }

  /** The normal of shapes that are apart leads from one to the other on the shortest way. */
  private static void assertNormalBetween(Shape a, Shape b, Contact contact, double size) {
    double distance = a.distanceTo(b);
    Shape back =
        b.translate(new Vec2(-contact.normalX() * distance, -contact.normalY() * distance));
    assertThat(Measure.ulps(Reference.distance(a, back), size))
        .as("distance after moving back along the normal")
        .isLessThanOrEqualTo(NORMAL_ULPS);
    assertThat(Measure.ulps(Reference.depth(a, back), size))
        .as("depth after moving back along the normal")
        .isLessThanOrEqualTo(NORMAL_ULPS);
  }

  /** Distance: 0 exactly when they intersect, otherwise right; closest points that have it. */
  public static void distance(Shape a, Shape b) {
    double distance = a.distanceTo(b);
    boolean intersects = Oracle.intersects(a, b);
    assertThat(distance == 0).as("distance is 0").isEqualTo(intersects);
    assertThat(b.distanceTo(a)).as("distance, seen from the other").isEqualTo(distance);
    BigDecimal truth = Reference.distance(a, b);
    if (distance > Double.MAX_VALUE) {
      // The truth is rounded too, to sixty digits.
      assertThat(truth)
          .as("distance")
          .isGreaterThanOrEqualTo(
              new BigDecimal(Double.MAX_VALUE).round(new MathContext(59, RoundingMode.DOWN)));
      return;
    }
    assertThat(Measure.ulps(truth.subtract(new BigDecimal(distance)), distance))
        .as("error of the distance in ulps of itself")
        .isLessThanOrEqualTo(DISTANCE_ULPS_OF_ITSELF);

    double size = Measure.largest(a, b);
    ClosestPoints points = a.closestPoints(b);
    Vec2 onThis = points.onThis();
    Vec2 onOther = points.onOther();
    assertPoint(onThis.x(), onThis.y(), a, size, CLOSEST_POINT_ULPS);
    assertPoint(onOther.x(), onOther.y(), b, size, CLOSEST_POINT_ULPS);
    if (intersects) {
      assertThat(onThis).as("closest point").isEqualTo(onOther);
    } else if (size < MOVABLE) {
      BigDecimal gap = Reference.distance(pointAt(onThis), pointAt(onOther));
      assertThat(Measure.ulps(gap.subtract(truth), size))
          .as("error of the distance between the closest points")
          .isLessThanOrEqualTo(CLOSEST_POINT_ULPS);
    }
  }

  /** Sweep: the exact verdict, and a stop that does not overlap, has no gap and misses nothing. */
  public static void sweep(Journey journey) {
    Impact impact = journey.impact();
    Shape a = journey.a();
    Shape b = journey.b();
    boolean hit = Oracle.sweepHits(a, journey.motion(), b, journey.otherMotion());
    assertThat(impact.hit()).as("hit").isEqualTo(hit);
    assertThat(impact.startsInside()).as("starts inside").isEqualTo(Oracle.overlaps(a, b));
    if (!hit) {
      assertThat(impact).isEqualTo(Impact.NONE);
      return;
    }
    assertUnitVector(impact.normalX(), impact.normalY());
    if (impact.startsInside()) {
      Contact contact = a.contactWith(b);
      assertThat(impact.time()).as("time").isZero();
      assertThat(impact.depth()).as("depth").isEqualTo(contact.depth());
      assertThat(impact.normalX()).as("normalX").isEqualTo(contact.normalX());
      assertThat(impact.normalY()).as("normalY").isEqualTo(contact.normalY());
      return;
    }
    assertThat(impact.depth()).as("depth").isZero();
    assertThat(impact.time()).as("time").isBetween(0.0, 1.0);
    if (Measure.largest(journey) < MOVABLE) {
      assertStop(journey, impact);
    }
  }

  /**
   * 1 for circles and boxes; otherwise the part of the motion that is along the normal. A corner
   * that grazes an edge is an ulp from it long before it touches.
   */
  private static double headOn(Journey journey, Impact impact) {
    if (!isGeneral(journey.a()) && !isGeneral(journey.b())) {
      return 1;
    }
    double along = impact.normalX() * journey.motionX() + impact.normalY() * journey.motionY();
    return Math.abs(along) / Math.hypot(journey.motionX(), journey.motionY());
  }

  private static boolean isGeneral(Shape shape) {
    return switch (shape.kind()) {
      case CIRCLE, BOX -> false;
      case CAPSULE, POLYGON -> true;
      case COMPOUND -> ((Compound) shape).parts().stream().anyMatch(Promises::isGeneral);
    };
  }

  private static void assertStop(Journey journey, Impact impact) {
    double size = Measure.largest(journey);
    Shape a = journey.aAt(impact.time());
    Shape b = journey.bAt(impact.time());
    assertThat(Oracle.overlaps(a, b)).as("overlaps at the stop").isFalse();
    double gap = Measure.stopGap(journey, impact);
    assertThat(gap * headOn(journey, impact))
        .as("gap at the stop")
        .isLessThanOrEqualTo(STOP_GAP_ULPS);
    double pointUlps = Math.max(gap, STOP_POINT_ULPS);
    assertPoint(impact.pointX(), impact.pointY(), a, size, pointUlps);
    assertPoint(impact.pointX(), impact.pointY(), b, size, pointUlps);

    double motionX = journey.motionX();
    double motionY = journey.motionY();
    assertThat(impact.normalX() * motionX + impact.normalY() * motionY)
        .as("motion along the normal")
        .isGreaterThanOrEqualTo(-1e-9 * Math.hypot(motionX, motionY));

    for (int step = 0; step < STEPS; step++) {
      double time = impact.time() * step / STEPS;
      BigDecimal depth = Reference.depth(journey.aAt(time), journey.bAt(time));
      assertThat(Measure.ulps(depth, size))
          .as("depth at time %s, before the stop", time)
          .isLessThanOrEqualTo(STEP_ULPS);
    }
  }

  /** Cast: the exact verdict, points on the surface, and an exit that is not before the entry. */
  public static void cast(Segment segment, Shape shape) {
    Impact entry = segment.cast(shape);
    Impact exit = segment.exit(shape);
    Circle start = new Circle(segment.x0(), segment.y0(), 0);
    boolean hit = Oracle.castHits(segment, shape);
    assertThat(entry.hit()).as("hit").isEqualTo(hit);
    assertThat(exit.hit()).as("hit at the exit").isEqualTo(hit);
    if (!hit) {
      assertThat(entry).isEqualTo(Impact.NONE);
      assertThat(exit).isEqualTo(Impact.NONE);
      return;
    }
    assertThat(entry.startsInside()).as("starts inside").isEqualTo(Oracle.intersects(start, shape));
    assertThat(entry.time()).as("time").isBetween(0.0, 1.0);
    assertThat(exit.time()).as("time of the exit").isBetween(entry.time(), 1.0);
    assertUnitVector(entry.normalX(), entry.normalY());
    assertUnitVector(exit.normalX(), exit.normalY());
    double size = Math.max(Measure.largest(shape), Measure.largest(start, endOf(segment)));
    if (size < MOVABLE) {
      assertPoint(entry.pointX(), entry.pointY(), shape, size, POINT_ULPS);
      assertPoint(exit.pointX(), exit.pointY(), shape, size, POINT_ULPS);
      assertAt(segment, entry, size);
      assertAt(segment, exit, size);
      if (!entry.startsInside()) {
        double motionX = segment.x1() - segment.x0();
        double motionY = segment.y1() - segment.y0();
        assertThat(entry.normalX() * motionX + entry.normalY() * motionY)
            .as("motion along the normal")
            .isGreaterThanOrEqualTo(-1e-9 * Math.hypot(motionX, motionY));
      }
    }
    if (shape instanceof Box box) {
      assertOnTheFace(box, entry, entry.startsInside());
      assertOnTheFace(box, exit, exit.time() == 1);
    }
  }

  private static Circle endOf(Segment segment) {
    return new Circle(segment.x1(), segment.y1(), 0);
  }

  /** The segment is at the impact's point at the impact's time. */
  private static void assertAt(Segment segment, Impact impact, double size) {
    Vec2 at = segment.at(impact.time());
    double error = Math.hypot(at.x() - impact.pointX(), at.y() - impact.pointY());
    assertThat(error / Math.ulp(size))
        .as("distance of the point from the segment's point at %s", impact.time())
        .isLessThanOrEqualTo(CAST_POINT_ULPS);
  }

  private static void assertOnTheFace(Box box, Impact impact, boolean mayBeInside) {
    double x = impact.pointX();
    double y = impact.pointY();
    boolean onTheFace = x == box.minX() || x == box.maxX() || y == box.minY() || y == box.maxY();
    assertThat(box.contains(x, y)).as("point belongs to the box").isTrue();
    assertThat(onTheFace || mayBeInside).as("point on the face").isTrue();
  }

  private static void assertUnitVector(double x, double y) {
    assertThat(Math.hypot(x, y)).as("length of the normal").isCloseTo(1, within(UNIT_VECTOR));
  }

  private static void assertPoint(double x, double y, Shape shape, double size, double limit) {
    assertThat(Measure.pointError(x, y, shape, size))
        .as("distance of the point (%s, %s) from %s", x, y, shape)
        .isLessThanOrEqualTo(limit);
  }

  private static Circle pointAt(Vec2 place) {
    return new Circle(place.x(), place.y(), 0);
  }

  private static boolean isCompound(Shape shape) {
    return shape instanceof Compound;
  }
}
