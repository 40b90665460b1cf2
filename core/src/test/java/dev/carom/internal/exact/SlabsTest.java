// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static dev.carom.internal.exact.ErrorFreeTest.exact;
import static java.util.Arrays.stream;
import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Vec2;
import dev.carom.oracle.Cases;
import dev.carom.oracle.Journey;
import dev.carom.oracle.Lattice;
import dev.carom.oracle.Passage;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import java.math.BigDecimal;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class SlabsTest {
  private static final long SEED = 204;
  private static final int CASES = Math.max(Volume.samples() / 5, 1_500);

  /** What the numbers of an axis are: an interval, its motion, and the other interval. */
  private static final int LOW0 = 0;

  private static final int HIGH0 = 1;
  private static final int FROM = 2;
  private static final int TO = 3;
  private static final int LOW1 = 4;
  private static final int HIGH1 = 5;
  private static final int REACH = 6;

  @Test
  void intervalsMustMeetOnBothAxesAtTheSameTime() {
    // A point from (-1, 0.5) by (2, 0), then one that passes the corner (0, 0).
    assertThat(meets(-1, 2, 0.5, 0, false)).isTrue();
    assertThat(meets(-1, 2, 1, -2, true)).isTrue();
    assertThat(meets(-1, 2, 1, -2, false)).isFalse();
    assertThat(meets(-1, 2, 1, Math.nextDown(-2.0), true)).isFalse();
    assertThat(meets(-1, 2, 1, Math.nextUp(-2.0), false)).isTrue();
    assertThat(meets(-1, 2, 1.5, -4, true)).isFalse();
  }

  @Test
  void aTouchAtTheEndCountsOnlyIfTouchingCounts() {
    assertThat(meets(-1, 1, 0.5, 0, true)).isTrue();
    assertThat(meets(-1, 1, 0.5, 0, false)).isFalse();
    assertThat(meets(1, 1, 0.5, 0, true)).isTrue();
    assertThat(meets(1, 1, 0.5, 0, false)).isFalse();
    assertThat(meets(1, -1, 0.5, 0, false)).isTrue();
  }

  /** A moving point and the box from (0, 0) to (1, 1). */
  private static boolean meets(
      double x, double motionX, double y, double motionY, boolean touchingCounts) {
    return Slabs.meet(x, x, 0, motionX, 0, 1, 0, y, y, 0, motionY, 0, 1, 0, touchingCounts);
  }

  @Test
  void reachWidensAnInterval() {
    assertThat(Slabs.meet(-3, -3, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 1, true)).isTrue();
    assertThat(Slabs.meet(-3, -3, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 1, false)).isFalse();
    assertThat(Slabs.meet(-3, -3, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 1, false)).isTrue();
    assertThat(Slabs.meet(-3, -3, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, false)).isFalse();
  }

  @Test
  void agreesWithTheOracle() {
    Journey.ofBoxes(SEED, Volume.samples(), journey -> assertAgrees(journey, 0, 0));
  }

  @Test
  void agreesWithTheOracleWithReach() {
    Journey.ofBoxes(
        SEED + 1,
        Volume.samples(),
        journey -> {
          Box other = (Box) journey.b();
          assertAgrees(journey, Math.abs(other.minX()), 0);
          assertAgrees(journey, 0.5, Math.abs(other.maxY()));
        });
  }

  /** Three doubles of which the last cancels much of the others, or adds to them. */
  private static double[] three(SplitMix64 random, int exponent) {
    double first = Ties.number(random, exponent - random.between(0, 12));
    double second = Ties.number(random, exponent - random.between(0, 12));
    double part = random.oneIn(3) ? random.signed() : 1 + Math.scalb(1.0, -random.between(1, 50));
    double[] terms = {first, second, Ties.nudged(random, -part * (first + second))};
    return exact(terms).signum() == 0 ? new double[] {first, 0, 0} : terms;
  }

  private static int[] exponents(SplitMix64 random) {
    return random.oneIn(6)
        ? new int[] {-random.between(536, 540), -random.between(534, 538)}
        : new int[] {random.between(-50, 90), random.between(-50, 90)};
  }

  @Test
  void timesAreComparedExactly() {
    Cases.check(
        SEED + 2,
        CASES,
        random -> {
          int[] exponents = exponents(random);
          double[] way = three(random, exponents[0]);
          double[] otherWay = three(random, exponents[0]);
          int sign = exact(way).signum() * exact(otherWay).signum();
          otherWay[0] *= sign;
          otherWay[1] *= sign;
          otherWay[2] *= sign;
          double[] speed = Ties.two(random, exact(Math.abs(Ties.number(random, exponents[1]))));
          BigDecimal otherSpeed =
              exact(otherWay).multiply(exact(speed)).divide(exact(way), Ties.PRECISION);
          return new double[][] {way, speed, otherWay, Ties.two(random, otherSpeed)};
        },
        t -> {
          double[] a = t[0];
          double[] s = t[1];
          double[] b = t[2];
          double[] u = t[3];
          int truth = exact(a).multiply(exact(u)).compareTo(exact(b).multiply(exact(s)));
          assertThat(Slabs.compareTimes(a[0], a[1], a[2], s[0], s[1], b[0], b[1], b[2], u[0], u[1]))
              .isEqualTo(truth);
          assertThat(Slabs.compareTimes(b[0], b[1], b[2], u[0], u[1], a[0], a[1], a[2], s[0], s[1]))
              .isEqualTo(-truth);
        });
  }

  @Test
  void aPositionAtATimeIsComparedExactly() {
    Cases.check(
        SEED + 3,
        CASES,
        random -> {
          int[] exponents = exponents(random);
          double[] way = three(random, exponents[0]);
          double[] speed = Ties.two(random, exact(Math.abs(Ties.number(random, exponents[1]))));
          double[] motion = Ties.two(random, exact(Ties.number(random, exponents[1])));
          BigDecimal moved =
              exact(way).multiply(exact(motion)).divide(exact(speed), Ties.PRECISION);
          return new double[][] {way, speed, motion, Ties.two(random, moved)};
        },
        t -> {
          double[] a = t[0];
          double[] s = t[1];
          double[] m = t[2];
          double[] border = t[3];
          int truth = exact(a).multiply(exact(m)).compareTo(exact(border).multiply(exact(s)));
          assertThat(
                  Slabs.compareAt(a[0], a[1], a[2], s[0], s[1], -border[0], m[0], m[1], border[1]))
              .isEqualTo(truth);
        });
  }

  /** On one axis the interval enters when, up to the last bits, it leaves on the other. */
  @Test
  void anEntryAtTheTimeOfAnExitIsDecidedExactly() {
    Cases.check(
        SEED + 4,
        CASES,
        random -> {
          int exponent = random.oneIn(6) ? -537 : random.between(-90, 90);
          double[] x = axis(random, exponent);
          double[] y = axis(random, exponent);
          BigDecimal motionX = exact(x[TO], -x[FROM]);
          BigDecimal motionY = exact(y[TO], -y[FROM]);
          BigDecimal untilEntry = exact(x[LOW1], -x[REACH], -x[HIGH0]);
          if (motionX.signum() > 0 && motionY.signum() > 0) {
            BigDecimal until = untilEntry.multiply(motionY).divide(motionX, Ties.PRECISION);
            double border = until.add(exact(y[LOW0], -y[REACH])).doubleValue();
            y[HIGH1] = Ties.nudged(random, border);
            y[LOW1] = Math.min(y[LOW1], y[HIGH1]);
          }
          int mirrors = random.below(4);
          return new double[][] {
            mirrors % 2 == 0 ? x : mirrored(x), mirrors / 2 == 0 ? y : mirrored(y)
          };
        },
        axes -> {
          assertMeets(axes[0], axes[1]);
          assertMeets(axes[1], axes[0]);
        });
  }

  private static double[] axis(SplitMix64 random, int exponent) {
    double low = Ties.number(random, exponent - random.between(0, 9));
    double width = random.oneIn(3) ? 0 : Math.abs(Ties.number(random, exponent));
    double reach = random.nextBoolean() ? 0 : Math.abs(Ties.number(random, exponent));
    double gap = Math.abs(Ties.number(random, exponent));
    double motion = gap * (1 + 2 * random.fraction());
    double from = random.oneIn(3) ? 0 : Ties.number(random, exponent - random.between(0, 20));
    double border = low + width + gap + reach;
    return new double[] {
      low, low + width, from, from + motion, border, border + random.fraction() * gap, reach
    };
  }

  private static double[] mirrored(double[] axis) {
    return new double[] {
      -axis[HIGH0], -axis[LOW0], axis[TO], axis[FROM], -axis[HIGH1], -axis[LOW1], axis[REACH]
    };
  }

  private static void assertMeets(double[] x, double[] y) {
    Lattice lattice = Lattice.of(DoubleStream.concat(stream(x), stream(y)).toArray());
    Passage passage =
        new Passage(
            BigDecimal.ZERO,
            BigDecimal.ZERO,
            sum(lattice, x[TO], -x[FROM]),
            sum(lattice, y[TO], -y[FROM]),
            sum(lattice, x[LOW1], -x[HIGH0], -x[REACH]),
            sum(lattice, y[LOW1], -y[HIGH0], -y[REACH]),
            sum(lattice, x[HIGH1], -x[LOW0], x[REACH]),
            sum(lattice, y[HIGH1], -y[LOW0], y[REACH]));
    assertThat(meet(x, y, false))
        .as("more than a border")
        .isEqualTo(passage.isStrictlyInsideSomewhere());
    assertThat(meet(x, y, true)).as("touching counts").isEqualTo(passage.isInsideSomewhere());
  }

  private static BigDecimal sum(Lattice lattice, double... terms) {
    return stream(terms).mapToObj(lattice::in).reduce(BigDecimal.ZERO, BigDecimal::add);
  }

  private static boolean meet(double[] x, double[] y, boolean touchingCounts) {
    return Slabs.meet(
        x[LOW0],
        x[HIGH0],
        x[FROM],
        x[TO],
        x[LOW1],
        x[HIGH1],
        x[REACH],
        y[LOW0],
        y[HIGH0],
        y[FROM],
        y[TO],
        y[LOW1],
        y[HIGH1],
        y[REACH],
        touchingCounts);
  }

  private static void assertAgrees(Journey journey, double reachX, double reachY) {
    Box a = (Box) journey.a();
    Box b = (Box) journey.b();
    Vec2 to = journey.motion();
    Vec2 from = journey.otherMotion();
    assertMeets(
        new double[] {a.minX(), a.maxX(), from.x(), to.x(), b.minX(), b.maxX(), reachX},
        new double[] {a.minY(), a.maxY(), from.y(), to.y(), b.minY(), b.maxY(), reachY});
  }
}
