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

  /** A start, two motions, another point and two radii. */
  private record Path(
      double x0,
      double y0,
      double fromX,
      double fromY,
      double toX,
      double toY,
      double x1,
      double y1,
      double r0,
      double r1) {
    Path withRadii(double... radii) {
      return new Path(x0, y0, fromX, fromY, toX, toY, x1, y1, radii[0], radii[1]);
    }

    BigDecimal px() {
      return exact(x1, -x0);
    }

    BigDecimal py() {
      return exact(y1, -y0);
    }

    BigDecimal mx() {
      return exact(toX, -fromX);
    }

    BigDecimal my() {
      return exact(toY, -fromY);
    }

    BigDecimal approach() {
      return px().multiply(mx()).add(py().multiply(my()));
    }

    BigDecimal squaredMotion() {
      return mx().pow(2).add(my().pow(2));
    }

    BigDecimal squaredDistanceAtEnd() {
      return px().subtract(mx()).pow(2).add(py().subtract(my()).pow(2));
    }

    BigDecimal cross() {
      return px().multiply(my()).subtract(py().multiply(mx()));
    }

    /** The distance of the other point from the line of the motion. */
    BigDecimal aside() {
      return cross().abs().divide(Ties.root(squaredMotion()), Ties.PRECISION);
    }

    /** Compares the smallest distance on the way with the radii. */
    int comparison() {
      BigDecimal reach = exact(r0, r1).pow(2);
      if (approach().signum() <= 0) {
        return px().pow(2).add(py().pow(2)).compareTo(reach);
      }
      return approach().compareTo(squaredMotion()) >= 0
          ? squaredDistanceAtEnd().compareTo(reach)
          : cross().pow(2).compareTo(reach.multiply(squaredMotion()));
    }

    boolean reaches(boolean touchingCounts) {
      return Paths.reach(x0, y0, fromX, fromY, toX, toY, x1, y1, r0, r1, touchingCounts);
    }
  }

  private static void assertReaches(Path path) {
    int comparison = path.comparison();
    assertThat(path.reaches(true)).as("as close").isEqualTo(comparison <= 0);
    assertThat(path.reaches(false)).as("closer").isEqualTo(comparison < 0);
  }

  /** Coordinates that are much larger than their differences, or not. */
  private static double[] apart(SplitMix64 random, int exponent, double difference) {
    double start = random.oneIn(3) ? 0 : Ties.number(random, exponent + random.between(-10, 20));
    return new double[] {start, start + difference};
  }

  private static Path path(
      SplitMix64 random, int exponent, double px, double py, double mx, double my) {
    double[] x = apart(random, exponent, px);
    double[] y = apart(random, exponent, py);
    double[] u = apart(random, exponent, mx);
    double[] v = apart(random, exponent, my);
    return new Path(x[0], y[0], u[0], v[0], u[1], v[1], x[1], y[1], 0, 0);
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
          Path path = path(random, exponent, Ties.number(random, exponent), 0, mx, my);
          if (path.my().signum() == 0) {
            return path;
          }
          BigDecimal py = path.px().multiply(path.mx()).negate().divide(path.my(), Ties.PRECISION);
          double[] y = Ties.two(random, py);
          return new Path(
              path.x0, -y[0], path.fromX, path.fromY, path.toX, path.toY, path.x1, y[1], 0, 0);
        },
        path ->
            assertThat(
                    Paths.signOfApproach(
                        path.x0,
                        path.y0,
                        path.fromX,
                        path.fromY,
                        path.toX,
                        path.toY,
                        path.x1,
                        path.y1))
                .isEqualTo(path.approach().signum()));
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
          double ahead = 1 + Math.scalb(random.fraction(), -random.between(0, 30));
          double aside = Math.scalb(random.signed(), -random.between(0, 30));
          double px = ahead * mx - aside * my;
          Path path = path(random, exponent, px, ahead * my + aside * mx, mx, my);
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
          Path path = random.oneIn(6) ? acrossSizes(random) : passing(random);
          return path.squaredMotion().signum() == 0
              ? path
              : path.withRadii(Ties.two(random, path.aside()));
        },
        PathsTest::assertReaches);
  }

  private static Path passing(SplitMix64 random) {
    int exponent = exponent(random);
    double mx = Ties.number(random, exponent);
    double my = Ties.number(random, exponent - random.between(0, 9));
    double ahead = random.fraction();
    double aside = Math.scalb(random.signed(), -random.between(0, 60));
    double px = ahead * mx - aside * my;
    return path(random, exponent, px, ahead * my + aside * mx, mx, my);
  }

  /** A motion whose square overflows or underflows unlike that of the distance. */
  private static Path acrossSizes(SplitMix64 random) {
    double toX = random.between(-9, 9);
    double toY = random.between(-9, 9);
    boolean isFast = random.nextBoolean();
    double speed = Math.scalb(1.0, isFast ? 490 : -538);
    double size = Math.scalb(1.0 * random.between(1, 9), isFast ? -538 : 490);
    double behind = isFast ? 0 : -0.25 * speed;
    double ahead = isFast ? 0.5 * size : 0;
    return new Path(
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
          Path path = path(random, exponent, mx - aside * my, my + aside * mx, mx, my);
          if (path.squaredMotion().signum() == 0) {
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
