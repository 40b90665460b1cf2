// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.carom.oracle.Cases;
import dev.carom.oracle.ConvexOracle;
import dev.carom.oracle.HardCores;
import dev.carom.oracle.Measure;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.TestCore;
import dev.carom.oracle.TestCore.Kind;
import dev.carom.oracle.Volume;
import java.math.BigDecimal;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class CoreTouchTest {
  private static final long SEED = 1509;

  private static final Offset<Double> CLOSE = Offset.offset(1e-12);

  private final Core a = new Core();
  private final Core b = new Core();
  private final CoreTouch touch = new CoreTouch();

  @Test
  void aCircleTouchesASlopeAtThreeFourFive() {
    TestCore slope = TestCore.polygon(0, 0, 0, 0, 0, 4, 0, 0, 3);
    enter(TestCore.circle(8, 9.5, 5), slope, -6, -8);
    assertThat(touch.time()).isEqualTo(0.5);
    assertThat(touch.normalX()).isEqualTo(-0.6);
    assertThat(touch.normalY()).isEqualTo(-0.8);
    enter(TestCore.circle(-6, -4, 5), slope, 6, 0);
    assertThat(touch.time()).isEqualTo(0.5);
    assertThat(touch.normalX()).isEqualTo(0.6);
    assertThat(touch.normalY()).isEqualTo(0.8);
  }

  @Test
  void findsTheCornerAtTheEndOfANearlyStraightRowOfEdges() {
    // Three edges have the direction (-2, 5) but for the last bits; the last corner is touched.
    TestCore polygon =
        TestCore.polygon(
            -3.5384615384615388,
            -7.307692307692306,
            0,
            -1.9999999999999996,
            4.999999999999998,
            -4.0,
            -6.0,
            -0.0,
            0.0,
            -0.6666666666666665,
            1.6666666666666663,
            -1.3333333333333333,
            3.333333333333333);
    enter(TestCore.circle(5, -5, 6), polygon, -14.999999999999998, 14.999999999999998);
    assertThat(touch.time()).isEqualTo(0.33333333333333337);
  }

  @Test
  void findsTheCornerAtTheEndOfNearlyParallelEdgesOfBothParts() {
    TestCore turned =
        TestCore.polygon(
            -3.309942998859145E15,
            2.74308653662509E15,
            3.577019096665001E15,
            0.0,
            0.0,
            4.59703682471613E14,
            0.007218295289964314,
            4.59703682471613E14,
            1.57727572719635E15,
            -0.02476647977101966,
            1.5772757271963505E15);
    TestCore box = TestCore.box(0, 0, 3.626192645306973E15, 5.81790291955046E14);
    enter(turned, box, 0, -1.7453708758651375E15);
    assertThat(touch.time()).isEqualTo(9.303249402501467E-17);
  }

  @Test
  void comparesTimesThatAreTooSmallForDoubles() {
    TestCore diamond =
        TestCore.polygon(
            1304.551940849655,
            744.1155947349013,
            0,
            769.0000000000001,
            0.0,
            4.7087669427215734E-14,
            769.0,
            -769.0,
            9.417533885443147E-14,
            -1.4126300828164718E-13,
            -768.9999999999999);
    TestCore capsule = TestCore.capsule(0, 0, 965.0000000000001, -585, 654.9999999999997);
    enter(capsule, diamond, Double.MAX_VALUE, 0);
    assertThat(touch.time()).isEqualTo(1.394E-321);
  }

  @Test
  void comparesWaysThatAreTooSmallForDoubles() {
    double radius = 4.231813417402668E-5;
    TestCore capsule = TestCore.capsule(0, -1.0E-323, 0, -2.0E-323, radius);
    TestCore slope = TestCore.polygon(2 * radius, 0, radius, 0, 0, 4, 0, 0, 3);
    enter(capsule, slope, 0, 4.4E-323);
    assertThat(touch.time()).isEqualTo(2 / 9.0);
  }

  private void enter(TestCore first, TestCore second, double x, double y) {
    touch.enter(first.into(a), second.into(b), 0, 0, x, y);
  }

  @Test
  void timesAreThoseOfExactArithmetic() {
    for (Kind first : Kind.values()) {
      for (Kind second : Kind.values()) {
        HardCores.passages(first, second, SEED, Volume.samples() / 400, this::checkTime);
      }
    }
  }

  private void checkTime(HardCores.Passage passage) {
    double fromX = passage.fromX();
    double fromY = passage.fromY();
    double toX = passage.toX();
    double toY = passage.toY();
    ConvexOracle oracle = ConvexOracle.of(passage.a(), passage.b(), fromX, fromY, toX, toY);
    boolean isGraze = oracle.castHits() && !oracle.intersects();
    if (isGraze || oracle.sweepHits() && !oracle.overlaps()) {
      touch.enter(passage.a().into(a), passage.b().into(b), fromX, fromY, toX, toY);
      checkTouch(oracle.firstTouch());
    }
    if (oracle.sweepHits() && !oracle.intersectsAtEnd()) {
      touch.leave(passage.a().into(a), passage.b().into(b), fromX, fromY, toX, toY);
      if (touch.time() > 1e-30) {
        checkTouch(oracle.lastTouch());
      }
    }
  }

  @Test
  void aPointThatMovesAlongASegmentTouchesItsEnds() {
    for (TestCore segment :
        List.of(TestCore.capsule(3, 4, 6, 8, 0), TestCore.capsule(6, 8, 3, 4, 0))) {
      enter(TestCore.circle(0, 0, 0), segment, 12, 16);
      assertThat(touch.time()).isEqualTo(0.25);
      assertThat(touch.normalX()).isEqualTo(0.6);
      assertThat(touch.normalY()).isEqualTo(0.8);
      touch.leave(TestCore.circle(0, 0, 0).into(a), segment.into(b), 0, 0, 12, 16);
      assertThat(touch.time()).isEqualTo(0.5);
      assertThat(touch.normalX()).isEqualTo(-0.6);
      assertThat(touch.normalY()).isEqualTo(-0.8);
    }
  }

  @Test
  void aCornerThatRoundingMadeVanishCannotBePassed() {
    enter(TestCore.capsule(0, 0, 1, 0, 1), TestCore.circle(5, 0, 1), 8, 0);
    assertThat(touch.time()).isEqualTo(0.25);
    a.plus(6, 0);
    assertThat(touch.hasPassed(a, b)).isTrue();
    assertThat(touch.hasPassed(a.setCircle(6, 0, 1), b)).isFalse();
  }

  @Test
  void coresAreNotPassedAtThePlaceOfTheCornerOrOnTheLineOfTheEdge() {
    enter(TestCore.capsule(0, 0, 1, 0, 1), TestCore.circle(5, 0, 1), 8, 0);
    assertThat(touch.hasPassed(a.setCapsule(4, 0, 5, 0, 1), b)).isFalse();
    assertThat(touch.hasPassed(a.setCapsule(4, 0, Math.nextUp(5.0), 0, 1), b)).isTrue();
    enter(TestCore.circle(0, 0, 1), TestCore.capsule(5, 0, 6, 0, 1), 8, 0);
    assertThat(touch.hasPassed(a.setCircle(5, 0, 1), b)).isFalse();
    assertThat(touch.hasPassed(a.setCircle(7, 0, 1), b)).isTrue();
    enter(TestCore.box(0, 0, 2, 2), TestCore.box(5, 0, 6, 2), 8, 0);
    assertThat(touch.hasPassed(a.setBox(3, 1, 5, 3), b)).isFalse();
    assertThat(touch.hasPassed(a.setBox(3, 1, Math.nextUp(5.0), 3), b)).isTrue();
  }

  @Test
  void farEdgesThatRoundingMadePointsCannotBePassed() {
    TestCore point = TestCore.circle(10, 0, 1);
    enter(point, TestCore.capsule(0, 0, 5, 0, 1), -8, 0);
    assertThat(touch.time()).isEqualTo(0.375);
    a.setCircle(4, 0, 1);
    assertThat(touch.hasPassed(a, b)).isTrue();
    assertThat(touch.hasPassed(a, b.setCircle(5, 0, 1))).isFalse();
  }

  @Test
  void noNormalOrPointHasANegativeZero() {
    enter(TestCore.circle(8, 0, 0), TestCore.capsule(2, 0, 4, 0, 0), -8, 0);
    assertNormal(-1, 0);
    touch.leave(a, b, 0, 0, -8, 0);
    assertNormal(1, 0);
    touch.leave(a.setCircle(3, 0, 0), b, 0, 0, 8, 0);
    assertNormal(-1, 0);
    touch.leave(a.setCircle(0, 3, 0), b.setCapsule(0, 2, 0, 4, 0), 0, 0, 0, 8);
    assertNormal(0, -1);
    touch.leave(a.setCircle(-3, -3, 0), b.setBox(-4, -4, 0, 8), 0, 0, 6, 6);
    assertThat(Double.valueOf(touch.pointX(-3))).isEqualTo(Double.valueOf(0));
    assertThat(Double.valueOf(touch.pointY(-3))).isEqualTo(Double.valueOf(0));
  }

  private void assertNormal(double normalX, double normalY) {
    assertThat(Double.valueOf(touch.normalX())).isEqualTo(Double.valueOf(normalX));
    assertThat(Double.valueOf(touch.normalY())).isEqualTo(Double.valueOf(normalY));
  }

  /** Extreme sizes leave all edges to exact arithmetic, others only those that are passed last. */
  @Test
  void theUnitOfLengthChangesNeitherTimesNorNormals() {
    Cases.check(
        SEED + 2,
        Math.max(Volume.samples() / 100, 150),
        CoreTouchTest::passageOnGrid,
        passage -> {
          ConvexOracle oracle = oracle(passage);
          boolean isEntry = oracle.sweepHits() && !oracle.intersects();
          boolean isExit = oracle.sweepHits() && !oracle.intersectsAtEnd();
          for (int exponent : new int[] {-800, -500, 400}) {
            if (isEntry) {
              assertSameInUnits(passage, exponent, true);
            }
            if (isExit) {
              assertSameInUnits(passage, exponent, false);
            }
          }
        });
  }

  private void assertSameInUnits(HardCores.Passage passage, int exponent, boolean isEntry) {
    find(passage, isEntry);
    double time = touch.time();
    double normalX = touch.normalX();
    double normalY = touch.normalY();
    find(
        new HardCores.Passage(
            RoundedTimesTest.scaled(passage.a(), exponent),
            RoundedTimesTest.scaled(passage.b(), exponent),
            Math.scalb(passage.fromX(), exponent),
            Math.scalb(passage.fromY(), exponent),
            Math.scalb(passage.toX(), exponent),
            Math.scalb(passage.toY(), exponent)),
        isEntry);
    assertThat(touch.time()).isCloseTo(time, within(2 * Math.ulp(time)));
    assertThat(touch.normalX()).isCloseTo(normalX, within(0x1p-51));
    assertThat(touch.normalY()).isCloseTo(normalY, within(0x1p-51));
  }

  private void find(HardCores.Passage passage, boolean isEntry) {
    passage.a().into(a);
    passage.b().into(b);
    double fromX = passage.fromX();
    double fromY = passage.fromY();
    double toX = passage.toX();
    double toY = passage.toY();
    if (isEntry) {
      touch.enter(a, b, fromX, fromY, toX, toY);
    } else {
      touch.leave(a, b, fromX, fromY, toX, toY);
    }
  }

  private static ConvexOracle oracle(HardCores.Passage passage) {
    return ConvexOracle.of(
        passage.a(), passage.b(), passage.fromX(), passage.fromY(), passage.toX(), passage.toY());
  }

  private static HardCores.Passage passageOnGrid(SplitMix64 random) {
    TestCore first = CoreContactTest.onGrid(random);
    TestCore second = CoreContactTest.onGrid(random);
    double x = 2 * (second.x() - first.x()) + random.between(-4, 4);
    double y = 2 * (second.y() - first.y()) + random.between(-4, 4);
    double fromX = random.between(-3, 3);
    double fromY = random.between(-3, 3);
    return new HardCores.Passage(first, second, fromX, fromY, fromX + x, fromY + y);
  }

  /** On a grid, so that corners are often ahead of corners, and edges parallel to edges. */
  @Test
  void normalsAndPointsAreWhatTheyPromise() {
    int[] touches = new int[2];
    Cases.check(
        SEED + 1,
        Math.max(Volume.samples() / 10, 800),
        CoreTouchTest::passageOnGrid,
        passage -> {
          ConvexOracle oracle = oracle(passage);
          if (oracle.sweepHits() && !oracle.intersectsAtEnd()) {
            touches[1]++;
            find(passage, false);
            assertTouch(passage, -1);
          }
          if (oracle.sweepHits() && !oracle.intersects()) {
            touches[0]++;
            find(passage, true);
            assertTouch(passage, 1);
          }
        });
    assertThat(touches[0]).isGreaterThan(100);
    assertThat(touches[1]).isGreaterThan(100);
  }

  private void assertTouch(HardCores.Passage passage, int side) {
    double x = touch.pointX(5) - 5;
    double y = touch.pointY(-3) + 3;
    double motionX = passage.toX() - passage.fromX();
    double motionY = passage.toY() - passage.fromY();
    assertThat(x).isCloseTo(motionX * touch.time(), CLOSE);
    assertThat(y).isCloseTo(motionY * touch.time(), CLOSE);
    // Back along the normal, the distance is as long as the way.
    double normalX = touch.normalX();
    double normalY = touch.normalY();
    TestCore apart = moved(passage.a(), x - normalX / 4, y - normalY / 4);
    double distance = ConvexOracle.of(apart, passage.b()).distance().doubleValue();
    assertThat(distance).isCloseTo(0.25, CLOSE);
    assertThat(side * (normalX * motionX + normalY * motionY)).isPositive();
    if (side > 0) {
      // Ahead along the normal, the cores meet after the radii.
      double reach = passage.a().radius() + passage.b().radius();
      for (double more : new double[] {-reach / 2 - 1e-9, -1e-9, 1e-9, 0.125}) {
        double way = reach + more;
        passage.a().into(a).plus(x + way * normalX, y + way * normalY);
        assertThat(touch.hasPassed(a, b)).isEqualTo(more > 0);
      }
    }
  }

  private static TestCore moved(TestCore core, double x, double y) {
    return new TestCore(core.kind(), core.offsets(), core.x() + x, core.y() + y, core.radius());
  }

  private void checkTouch(BigDecimal time) {
    BigDecimal error = time.subtract(new BigDecimal(touch.time()));
    assertThat(Measure.ulps(error, touch.time())).isLessThanOrEqualTo(1);
    double normalX = touch.normalX();
    double normalY = touch.normalY();
    assertThat(normalX * normalX + normalY * normalY).isCloseTo(1, within(0x1p-50));
  }
}
