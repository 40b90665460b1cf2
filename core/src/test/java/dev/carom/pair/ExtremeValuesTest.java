// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.carom.Circle;
import dev.carom.ClosestPoints;
import dev.carom.Contact;
import dev.carom.Impact;
import dev.carom.Relation;
import dev.carom.Segment;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.oracle.Extremes;
import dev.carom.oracle.Journey;
import dev.carom.oracle.Measure;
import dev.carom.oracle.NearTangent;
import dev.carom.oracle.Oracle;
import dev.carom.oracle.Promises;
import dev.carom.oracle.Rays;
import dev.carom.oracle.Reference;
import dev.carom.oracle.TrueValues;
import dev.carom.oracle.Volume;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

/** Distances, depths, times, points and normals are right to four ulps, for all finite inputs. */
class ExtremeValuesTest {
  private static final long SEED = 181;
  private static final double MAX = Double.MAX_VALUE;
  private static final double MOST_ULPS = 4;

  /** Few, because true values of such numbers take their time. */
  private static final int CASES = Volume.samples() / 20;

  @Test
  void circlesOnOneLineKeepTheirGap() {
    Circle a = new Circle(0, 0x1.0000000000003p-1, 0x1.fffffffffffffp-54);
    Circle b = new Circle(0, 0x1.8000000000005p0, 0x1.0000000000003p0);
    assertThat(a.distanceTo(b)).isEqualTo(b.distanceTo(a)).isEqualTo(0x1p-106);
    checkDistanceAndDepth(a, b);
  }

  @Test
  void hugeCirclesKeepATinyGap() {
    Circle a = new Circle(0, -0x1p-400, 0x1p501);
    Circle b = new Circle(0x1.8p501, 0x1p502, 0x1.8p501);
    assertThat(a.distanceTo(b)).isBetween(3.09e-121, 3.1e-121);
    checkDistanceAndDepth(a, b);
  }

  @Test
  void aTinyMotionTowardsAHugeCircleHasATimeANormalAndAPoint() {
    Circle point = new Circle(0x1p-1020, 0, 0);
    Circle huge = new Circle(-0x1p1001, 0, 0x1p1001);
    Impact swept = point.sweep(new Vec2(-0x1p-1000, 0), huge);
    assertThat(swept).isEqualTo(new Impact(true, 0x1p-20, -1, 0, 0, 0, false, 0));
    Impact cast = new Segment(0x1p-1020, 0, 0x1p-1020 - 0x1p-1000, 0).cast(huge);
    assertThat(cast).isEqualTo(new Impact(true, 0x1p-20, -1, 0, 0, 0, false, 0));
  }

  @Test
  void segmentsAreAtTheirPointsToAFewUlps() {
    assertThat(new Segment(-1, 0, 1 + 0x1p-52, 0).at(0.5).x()).isEqualTo(0x1p-53);
    assertThat(new Segment(-MAX, 0, MAX, 1).at(0.5)).isEqualTo(new Vec2(0, 0.5));
    assertThat(new Segment(0x1p-1074, 0, 0x1p1000, 0).at(0x1p-1074).x())
        .isEqualTo(0x1p-74 + 0x1p-1074);
  }

  @Test
  void distancesAndDepthsAreRightAndSymmetric() {
    Extremes.pairs(SEED, CASES, ExtremeValuesTest::checkDistanceAndDepth);
  }

  @Test
  void distancesAndDepthsAreRightAndSymmetricNextToTangency() {
    NearTangent.circlePairs(SEED + 1, CASES / 2, ExtremeValuesTest::checkDistanceAndDepth);
    NearTangent.circleBoxPairs(SEED + 2, CASES / 2, ExtremeValuesTest::checkDistanceAndDepth);
  }

  private static void checkDistanceAndDepth(Shape a, Shape b) {
    double distance = a.distanceTo(b);
    assertRight("distance", distance, Reference.distance(a, b));
    assertThat(distance == 0).as("distance is 0").isEqualTo(Oracle.intersects(a, b));
    assertThat(b.distanceTo(a)).as("distance from the other").isEqualTo(distance);

    Contact contact = a.contactWith(b);
    Contact reversed = b.contactWith(a);
    assertThat(contact.hit()).as("hit").isEqualTo(Oracle.intersects(a, b));
    assertRight("depth", contact.depth(), Reference.depth(a, b));
    assertThat(reversed.depth()).as("depth from the other").isEqualTo(contact.depth());
    assertUnitVector(contact.normalX(), contact.normalY());
    assertUnitVector(reversed.normalX(), reversed.normalY());
    assertThat(reversed.pointX()).as("point from the other").isEqualTo(contact.pointX());
    assertThat(reversed.pointY()).as("point from the other").isEqualTo(contact.pointY());
    assertThat(contact.push().x()).isFinite();

    ClosestPoints points = a.closestPoints(b);
    assertThat(b.closestPoints(a))
        .as("closest points from the other")
        .isEqualTo(new ClosestPoints(points.onOther(), points.onThis()));
  }

  @Test
  void pointsAndNormalsOfCirclesAreRight() {
    Extremes.circlePairs(SEED + 3, CASES / 4, ExtremeValuesTest::checkPoints);
    NearTangent.circlePairs(SEED + 4, CASES / 4, ExtremeValuesTest::checkPoints);
  }

  private static void checkPoints(Circle a, Circle b) {
    if (a.x() == b.x() && a.y() == b.y()) {
      return;
    }
    double[] dx = {b.x(), -a.x()};
    double[] dy = {b.y(), -a.y()};
    double[] zero = {};
    double[] one = {1};
    Contact contact = a.contactWith(b);
    assertRightDirection(contact.normalX(), TrueValues.along(zero, one, dx, dy, 1));
    assertRightDirection(contact.normalY(), TrueValues.along(zero, one, dy, dx, 1));
    if (!contact.hit()) {
      ClosestPoints points = a.closestPoints(b);
      double[] r0 = {a.radius()};
      double[] r1 = {-b.radius()};
      assertRight("x on this", points.onThis().x(), TrueValues.along(of(a.x()), r0, dx, dy, 1));
      assertRight("y on this", points.onThis().y(), TrueValues.along(of(a.y()), r0, dy, dx, 1));
      assertRight("x on other", points.onOther().x(), TrueValues.along(of(b.x()), r1, dx, dy, 1));
      assertRight("y on other", points.onOther().y(), TrueValues.along(of(b.y()), r1, dy, dx, 1));
    }
    if (Oracle.relation(a, b).ordinal() <= Relation.OVERLAPPING.ordinal()) {
      double[] radii = {a.radius(), -b.radius()};
      assertRight(
          "x of the contact",
          contact.pointX(),
          TrueValues.along(new double[] {a.x(), b.x()}, radii, dx, dy, 2));
      assertRight(
          "y of the contact",
          contact.pointY(),
          TrueValues.along(new double[] {a.y(), b.y()}, radii, dy, dx, 2));
    }
  }

  private static double[] of(double term) {
    return new double[] {term};
  }

  @Test
  void compoundsHaveDistancesContactsAndImpactsToo() {
    Extremes.compoundPairs(SEED + 9, CASES / 4, ExtremeValuesTest::checkCompounds);
  }

  private static void checkCompounds(Shape a, Shape b) {
    double distance = a.distanceTo(b);
    assertRight("distance", distance, Reference.distance(a, b));
    assertThat(b.distanceTo(a)).as("distance from the other").isEqualTo(distance);
    Contact contact = a.contactWith(b);
    assertThat(contact.hit()).as("hit").isEqualTo(Oracle.intersects(a, b));
    assertThat(contact.depth() > 0).as("depth is positive").isEqualTo(Oracle.overlaps(a, b));
    assertThat(contact.depth()).isFinite();
    assertUnitVector(contact.normalX(), contact.normalY());
    ClosestPoints points = a.closestPoints(b);
    assertThat(points.onThis().x()).isFinite();
    Impact impact = a.sweep(new Vec2(a.bounds().minX(), b.bounds().maxY()), b, new Vec2(1, 0));
    assertUnitVector(impact.normalX(), impact.normalY());
    Segment segment = new Segment(a.bounds().minX(), a.bounds().maxY(), 0, b.bounds().minY());
    assertThat(segment.cast(b).hit()).isEqualTo(Oracle.castHits(segment, b));
    assertUnitVector(segment.exit(b).normalX(), segment.exit(b).normalY());
  }

  @Test
  void castsAreRight() {
    Extremes.rays(SEED + 5, CASES / 2, ExtremeValuesTest::checkCast);
    Rays.atCircles(SEED + 6, CASES / 4, ExtremeValuesTest::checkCast);
    Rays.atBoxes(SEED + 7, CASES / 4, ExtremeValuesTest::checkCast);
  }

  private static void checkCast(Segment segment, Shape shape) {
    Impact entry = segment.cast(shape);
    Impact exit = segment.exit(shape);
    assertThat(entry.hit()).as("hit").isEqualTo(Oracle.castHits(segment, shape));
    assertThat(exit.hit()).as("hit at the exit").isEqualTo(entry.hit());
    if (!entry.hit()) {
      return;
    }
    assertUnitVector(entry.normalX(), entry.normalY());
    assertUnitVector(exit.normalX(), exit.normalY());
    assertRight("time", entry.time(), Reference.castTime(segment, shape));
    assertRight("time of the exit", exit.time(), Reference.exitTime(segment, shape));
    assertThat(exit.time()).as("time of the exit").isGreaterThanOrEqualTo(entry.time());
    if (shape instanceof Circle circle) {
      if (!entry.startsInside()) {
        checkCastPoint(segment, circle, entry, false);
      }
      if (!circle.contains(segment.x1(), segment.y1())) {
        checkCastPoint(segment, circle, exit, true);
      }
    } else {
      assertThat(shape.contains(entry.pointX(), entry.pointY())).as("point in the box").isTrue();
      assertThat(shape.contains(exit.pointX(), exit.pointY())).as("exit in the box").isTrue();
    }
  }

  private static void checkCastPoint(Segment segment, Circle circle, Impact impact, boolean exit) {
    assertRight(
        "x of the hit", impact.pointX(), TrueValues.castPoint(segment, circle, exit, false));
    assertRight("y of the hit", impact.pointY(), TrueValues.castPoint(segment, circle, exit, true));
    if (circle.radius() > 0) {
      assertRightDirection(impact.normalX(), TrueValues.castNormal(segment, circle, exit, false));
      assertRightDirection(impact.normalY(), TrueValues.castNormal(segment, circle, exit, true));
    }
  }

  @Test
  void sweepsStopAtTheFirstTouchOrJustBefore() {
    Extremes.journeys(SEED + 8, CASES / 2, ExtremeValuesTest::checkSweep);
  }

  private static void checkSweep(Journey journey) {
    Promises.sweep(journey);
    Impact impact = journey.impact();
    assertThat(impact.pointX()).isFinite();
    assertThat(impact.pointY()).isFinite();
    if (impact.hit() && !impact.startsInside()) {
      BigDecimal truth =
          Reference.firstTouch(journey.a(), journey.motion(), journey.b(), journey.otherMotion());
      BigDecimal late = new BigDecimal(impact.time()).subtract(truth).max(BigDecimal.ZERO);
      assertThat(Measure.ulps(late, impact.time()))
          .as("time after the first touch, which is at %s", truth.doubleValue())
          .isLessThanOrEqualTo(MOST_ULPS);
    }
  }

  /** Right to four ulps; beyond the range of doubles, the largest of them or infinity. */
  private static void assertRight(String what, double value, BigDecimal truth) {
    assertThat(value).as(what).isNotNaN();
    if (Math.abs(value) >= MAX) {
      assertThat(truth.abs()).as(what).isGreaterThan(new BigDecimal(MAX * (1 - 0x1p-50)));
      return;
    }
    // Where shapes overlap or are apart, the value is not 0, though the truth may round to it.
    assertThat(Measure.ulps(truth.subtract(new BigDecimal(value)), value))
        .as("error in ulps of the %s, %s instead of %s", what, value, truth.doubleValue())
        .isLessThanOrEqualTo(MOST_ULPS);
  }

  private static void assertRightDirection(double value, BigDecimal truth) {
    assertThat(Measure.ulps(truth.subtract(new BigDecimal(value)), 1))
        .as("error of the normal in ulps of 1, %s instead of %s", value, truth.doubleValue())
        .isLessThanOrEqualTo(MOST_ULPS);
  }

  private static void assertUnitVector(double x, double y) {
    assertThat(Math.hypot(x, y)).as("length of the normal").isCloseTo(1, within(4 * 0x1p-52));
  }
}
