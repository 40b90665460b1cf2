// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static dev.carom.internal.exact.ErrorFreeTest.exact;
import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Circle;
import dev.carom.Vec2;
import dev.carom.oracle.Cases;
import dev.carom.oracle.Journey;
import dev.carom.oracle.Oracle;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

class PathsTest {
  private static final long SEED = 203;
  private static final int CASES = Math.max(Volume.samples() / 5, 1_500);

  @Test
  void passesAtARadiusOrCloser() {
    // From (-7, -1) along (8, -6) the nearest point to the origin is (-3, -4), 5 away.
    assertThat(Paths.reach(-7, -1, 0, 0, 8, -6, 0, 0, 5, 0, true)).isTrue();
    assertThat(Paths.reach(-7, -1, 0, 0, 8, -6, 0, 0, 5, 0, false)).isFalse();
    assertThat(Paths.reach(-7, -1, 0, 0, 8, -6, 0, 0, 2, Math.nextUp(3.0), false)).isTrue();
    assertThat(Paths.reach(-7, -1, 0, 0, 8, -6, 0, 0, 2, Math.nextDown(3.0), true)).isFalse();
  }

  @Test
  void theLengthOfTheMotionCounts() {
    assertThat(Paths.reach(-9, 0, 0, 0, 4, 0, 0, 0, 5, 0, true)).isTrue();
    assertThat(Paths.reach(-9, 0, 0, 0, 4, 0, 0, 0, 5, 0, false)).isFalse();
    assertThat(Paths.reach(-9, 0, 0, 0, Math.nextUp(4.0), 0, 0, 0, 5, 0, false)).isTrue();
    assertThat(Paths.reach(-9, 0, 0, 0, Math.nextDown(4.0), 0, 0, 0, 5, 0, true)).isFalse();
  }

  @Test
  void theSmallestMotionHasADirection() {
    double tiny = Double.MIN_VALUE;
    assertThat(Paths.reach(3, 4, 0, 0, -tiny, 0, 0, 0, 5, 0, false)).isTrue();
    assertThat(Paths.reach(3, 4, 0, 0, tiny, 0, 0, 0, 5, 0, false)).isFalse();
    assertThat(Paths.reach(3, 4, 0, 0, 4 * tiny, -3 * tiny, 0, 0, 5, 0, false)).isFalse();
    assertThat(Paths.reach(3, 4, 0, 0, 4 * tiny, -4 * tiny, 0, 0, 5, 0, false)).isTrue();
  }

  @Test
  void knowsIfAPointSetsOutTowardsAnother() {
    assertThat(Paths.signOfApproach(0, 0, 0, 0, 1, 1, 5, 0)).isEqualTo(1);
    assertThat(Paths.signOfApproach(0, 0, 0, 0, -1, 1, 5, 0)).isEqualTo(-1);
    assertThat(Paths.signOfApproach(0, 0, 0, 0, 0, 1, 5, 0)).isZero();
    assertThat(Paths.signOfApproach(0, 0, 0, 0, 4, -3, 3, 4)).isZero();
    assertThat(Paths.signOfApproach(0, 0, 0, 0, Math.nextUp(4.0), -3, 3, 4)).isEqualTo(1);
  }

  /**
   * The way ends 5 away from (x1, y1), seen from the end at (3, 4), and hardly nearer or farther
   * just before: whether it comes closer than 5 depends on the last bit of its direction.
   */
  @Test
  void theLastBitDecidesIfTheEndIsTheClosestPoint() {
    double bit = 0x1p-50;
    for (double scale : new double[] {1, 0x1p300, 0x1p-300}) {
      for (double shift : new double[] {0, 0x1p-1, 8}) {
        for (double drift : new double[] {0, 0x1p-2, 1}) {
          assertThat(reachesFive(-4 - bit, shift, drift, scale, false)).isTrue();
          assertThat(reachesFive(-4, shift, drift, scale, false)).isFalse();
          assertThat(reachesFive(-4 + bit, shift, drift, scale, false)).isFalse();
          assertThat(reachesFive(-4 + bit, shift, drift, scale, true)).isTrue();
        }
      }
    }
  }

  private static boolean reachesFive(
      double motionX, double shift, double drift, double scale, boolean touchingCounts) {
    double x1 = (motionX + 3) + shift;
    double y1 = 7 + shift;
    assertThat(exact(x1)).isEqualByComparingTo(exact(motionX, 3, shift));
    assertThat(exact(motionX + drift)).isEqualByComparingTo(exact(motionX, drift));
    return Paths.reach(
        shift * scale,
        shift * scale,
        drift * scale,
        drift * scale,
        (motionX + drift) * scale,
        (3 + drift) * scale,
        x1 * scale,
        y1 * scale,
        3 * scale,
        2 * scale,
        touchingCounts);
  }

  @Test
  void agreesWithTheOracle() {
    Journey.ofCircles(
        SEED,
        Volume.samples(),
        journey -> {
          Circle a = (Circle) journey.a();
          Circle b = (Circle) journey.b();
          Vec2 to = journey.motion();
          Vec2 from = journey.otherMotion();
          assertThat(reach(a, to, b, from, false))
              .as("closer")
              .isEqualTo(Oracle.sweepHits(a, to, b, from));
          assertThat(reach(a, to, b, from, true))
              .as("as close")
              .isEqualTo(Oracle.sweepReaches(a, to, b, from));
        });
  }

  private static boolean reach(Circle a, Vec2 to, Circle b, Vec2 from, boolean touchingCounts) {
    return Paths.reach(
        a.x(),
        a.y(),
        from.x(),
        from.y(),
        to.x(),
        to.y(),
        b.x(),
        b.y(),
        a.radius(),
        b.radius(),
        touchingCounts);
  }

  @Test
  void theSignOfTheApproachIsExact() {
    Journey.ofCircles(
        SEED + 1,
        Volume.samples(),
        journey -> {
          Circle a = (Circle) journey.a();
          Circle b = (Circle) journey.b();
          Vec2 to = journey.motion();
          Vec2 from = journey.otherMotion();
          BigDecimal alongX = exact(b.x(), -a.x()).multiply(exact(to.x(), -from.x()));
          BigDecimal alongY = exact(b.y(), -a.y()).multiply(exact(to.y(), -from.y()));
          assertThat(
                  Paths.signOfApproach(
                      a.x(), a.y(), from.x(), from.y(), to.x(), to.y(), b.x(), b.y()))
              .isEqualTo(alongX.add(alongY).signum());
        });
  }

  private static void assertReaches(TestPath path) {
    int comparison = path.comparison();
    assertThat(path.reaches(true)).as("as close").isEqualTo(comparison <= 0);
    assertThat(path.reaches(false)).as("closer").isEqualTo(comparison < 0);
  }

  /** Coordinates that are much larger than their differences, or not. */
  private static double[] apart(SplitMix64 random, int exponent, double difference) {
    double start = random.oneIn(3) ? 0 : Ties.number(random, exponent + random.between(-10, 20));
    return new double[] {start, start + difference};
  }

  private static TestPath path(
      SplitMix64 random, int exponent, double px, double py, double mx, double my) {
    double[] x = apart(random, exponent, px);
    double[] y = apart(random, exponent, py);
    double[] u = apart(random, exponent, mx);
    double[] v = apart(random, exponent, my);
    return new TestPath(x[0], y[0], u[0], v[0], u[1], v[1], x[1], y[1], 0, 0);
  }

  private static int exponent(SplitMix64 random) {
    return switch (random.below(8)) {
      case 0 -> -random.between(533, 541);
      case 1 -> random.oneIn(3) ? 600 : -random.between(262, 272);
      default -> random.between(-90, 90);
    };
  }

  @Test
  void theSignOfTheApproachIsExactAcrossTheMotion() {
    Cases.check(
        SEED + 2,
        CASES,
        random -> {
          int exponent = exponent(random);
          double mx = Ties.number(random, exponent);
          double my = Ties.number(random, exponent);
          TestPath path = path(random, exponent, Ties.number(random, exponent), 0, mx, my);
          if (path.my().signum() == 0) {
            return path;
          }
          BigDecimal py = path.dx().multiply(path.mx()).negate().divide(path.my(), Ties.PRECISION);
          double[] y = Ties.two(random, py);
          return new TestPath(
              path.x0(),
              -y[0],
              path.fromX(),
              path.fromY(),
              path.toX(),
              path.toY(),
              path.x1(),
              y[1],
              0,
              0);
        },
        path ->
            assertThat(
                    Paths.signOfApproach(
                        path.x0(),
                        path.y0(),
                        path.fromX(),
                        path.fromY(),
                        path.toX(),
                        path.toY(),
                        path.x1(),
                        path.y1()))
                .isEqualTo(path.along().signum()));
  }

  @Test
  void theDistanceAtTheEndIsComparedExactly() {
    Cases.check(
        SEED + 3,
        CASES,
        random -> {
          int exponent = exponent(random);
          double mx = Ties.number(random, exponent);
          double my = Ties.number(random, exponent - random.between(0, 9));
          double ahead = 1 + Math.scalb(random.fraction(), -random.between(0, 60));
          double aside = Math.scalb(random.signed(), -random.between(0, 60));
          double px = ahead * mx - aside * my;
          TestPath path = path(random, exponent, px, ahead * my + aside * mx, mx, my);
          return path.withRadii(Ties.two(random, Ties.root(path.squaredDistanceAtEnd())));
        },
        PathsTest::assertReaches);
  }

  @Test
  void theDistanceInPassingIsComparedExactly() {
    Cases.check(
        SEED + 4,
        CASES,
        random -> {
          TestPath path = random.oneIn(6) ? acrossSizes(random) : passing(random);
          return path.motion().signum() == 0
              ? path
              : path.withRadii(Ties.two(random, path.aside()));
        },
        PathsTest::assertReaches);
  }

  private static TestPath passing(SplitMix64 random) {
    int exponent = exponent(random);
    double mx = Ties.number(random, exponent);
    double my = Ties.number(random, exponent - random.between(0, 9));
    double ahead = random.fraction();
    double aside = Math.scalb(random.signed(), -random.between(0, 60));
    double px = ahead * mx - aside * my;
    return path(random, exponent, px, ahead * my + aside * mx, mx, my);
  }

  /** A motion whose square overflows or underflows unlike that of the distance. */
  private static TestPath acrossSizes(SplitMix64 random) {
    double toX = random.between(-9, 9);
    double toY = random.between(-9, 9);
    boolean isFast = random.nextBoolean();
    double speed = Math.scalb(1.0, isFast ? 490 : -538);
    double size = Math.scalb(1.0 * random.between(1, 9), isFast ? -538 : 490);
    double behind = isFast ? 0 : -0.25 * speed;
    double ahead = isFast ? 0.5 * size : 0;
    return new TestPath(
        behind * toX,
        behind * toY,
        0,
        0,
        speed * toX,
        speed * toY,
        ahead * toX - size * toY,
        ahead * toY + size * toX,
        0,
        0);
  }

  /** The nearest point is at the end, up to bits that only the radii tell apart. */
  @Test
  void aNearestPointNextToTheEndIsComparedExactly() {
    Cases.check(
        SEED + 5,
        CASES,
        random -> {
          int exponent = exponent(random);
          double mx = Ties.number(random, exponent);
          double my = Ties.number(random, exponent);
          double aside = Ties.number(random, 0);
          TestPath path = path(random, exponent, mx - aside * my, my + aside * mx, mx, my);
          if (path.motion().signum() == 0) {
            return path;
          }
          BigDecimal atEnd = Ties.root(path.squaredDistanceAtEnd());
          BigDecimal between = atEnd.add(path.aside()).multiply(BigDecimal.valueOf(0.5));
          double first = between.doubleValue();
          return path.withRadii(first, between.subtract(exact(first)).doubleValue());
        },
        PathsTest::assertReaches);
  }
}
