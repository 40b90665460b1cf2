// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static dev.carom.internal.exact.ErrorFreeTest.exact;
import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.BitSum;
import dev.carom.oracle.Cases;
import dev.carom.oracle.Measure;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

/** Times, directions and points of a touch that lose most of their digits, or leave the range. */
class TouchTest {
  private static final long SEED = 212;
  private static final int CASES = Math.max(Volume.samples() / 5, 1_500);

  private final Touch touch = new Touch();

  private static TestPath path(SplitMix64 random, int exponent, int motionExponent) {
    double mx = random.oneIn(8) ? 0 : Ties.number(random, motionExponent);
    double my = mx != 0 && random.oneIn(8) ? 0 : Ties.number(random, motionExponent);
    double length = Math.max(Math.abs(mx), Math.abs(my));
    double reach = Math.abs(Ties.number(random, exponent));
    // Aside by almost the reach, or hardly; the touch is soon, or on the way.
    double aside =
        random.nextBoolean()
            ? random.sign() * (1 - Math.scalb(random.fraction(), -random.between(0, 50)))
            : Math.scalb(random.signed(), -random.between(0, 50));
    double half = Math.sqrt((1 - aside) * (1 + aside));
    double time = Math.scalb(random.fraction(), random.oneIn(2) ? 0 : -random.between(0, 60));
    double unit = reach / Math.sqrt((mx / length) * (mx / length) + (my / length) * (my / length));
    double ahead = half * unit;
    double dx = time * mx + (ahead * (mx / length) - aside * unit * (my / length));
    double dy = time * my + (ahead * (my / length) + aside * unit * (mx / length));
    double startX = start(random, exponent, dx);
    double startY = start(random, exponent, dy);
    double fromX = random.oneIn(3) ? Ties.number(random, motionExponent) : 0;
    double fromY = random.oneIn(3) ? Ties.number(random, motionExponent) : 0;
    double part = random.oneIn(3) ? 0 : random.fraction() * reach;
    return new TestPath(
        startX,
        startY,
        fromX,
        fromY,
        fromX + mx,
        fromY + my,
        startX + dx,
        startY + dy,
        reach - part,
        part);
  }

  /** Anywhere, or so that the other point, or the touch, is near the origin. */
  private static double start(SplitMix64 random, int exponent, double distance) {
    return switch (random.below(4)) {
      case 0 -> 0;
      case 1 -> -distance;
      case 2 -> -distance * random.fraction();
      default -> Ties.number(random, exponent + random.between(-2, 8));
    };
  }

  private static TestPath path(SplitMix64 random) {
    return switch (random.below(8)) {
      case 0 -> {
        int exponent = random.between(-1, 1) * 10 * random.between(11, 95);
        yield path(random, exponent, exponent);
      }
      case 1 -> path(random, random.between(-110, 110), random.between(-110, 110));
      default -> path(random, random.between(-9, 9), random.between(-9, 9));
    };
  }

  @Test
  void theEntryIsAccurate() {
    int[] entries = new int[1];
    Cases.check(
        SEED,
        CASES,
        TouchTest::path,
        path -> {
          BigDecimal time = path.time(1);
          if (path.apart().signum() > 0 && path.along().signum() > 0 && isOnTheWay(time)) {
            entries[0]++;
            path.enter(touch);
            assertTouch(path, 1, time);
          }
        });
    assertThat(entries[0]).isGreaterThan(CASES / 4);
  }

  @Test
  void theExitIsAccurate() {
    int[] exits = new int[1];
    Cases.check(
        SEED + 1,
        CASES,
        random -> {
          TestPath path = path(random);
          // From where it started, or from inside.
          double part = random.nextBoolean() ? 0 : random.fraction() * path.r0();
          return new TestPath(
              path.x0() + part * Math.signum(path.x1() - path.x0()),
              path.y0(),
              path.fromX(),
              path.fromY(),
              path.toX(),
              path.toY(),
              path.x1(),
              path.y1(),
              path.r0(),
              path.r1());
        },
        path -> {
          BigDecimal time = path.time(-1);
          if (isOnTheWay(time)) {
            exits[0]++;
            path.leave(touch);
            assertTouch(path, -1, time);
          }
        });
    assertThat(exits[0]).isGreaterThan(CASES / 8);
  }

  @Test
  void aPointThatMeetsAPointDoesSoAlongItsMotion() {
    for (int sign = -1; sign <= 1; sign += 2) {
      touch.enter(0, 0, 0, 0, sign * 6, 8, sign * 3, 4, 0, 0);
      assertMeeting(sign * 3, sign * 0.6, 0.8);
      touch.leave(0, 0, 0, 0, sign * 6, 8, sign * 3, 4, 0, 0);
      assertMeeting(sign * 3, sign * -0.6, -0.8);
    }
  }

  private void assertMeeting(double x, double normalX, double normalY) {
    assertThat(touch.time()).isEqualTo(0.5);
    assertThat(touch.pointX()).isEqualTo(x);
    assertThat(touch.pointY()).isEqualTo(4);
    assertThat(touch.normalX()).isEqualTo(normalX);
    assertThat(touch.normalY()).isEqualTo(normalY);
  }

  /** The chord is short beside the radius, and the point beside both. */
  @Test
  void theDigitsThatARootLosesAreNotMissingInThePoint() {
    TestPath path =
        new TestPath(
            0,
            -2.0136982264098684E-4,
            0.1320355412277256,
            0,
            0.14949661803863268,
            -0.026251203530849927,
            3.027491956038968E-4,
            0,
            3.636026415048013E-4,
            0);
    path.enter(touch);
    assertTouch(path, 1, path.time(1));
  }

  /** Also where only exact arithmetic is left: for motions that are tiny beside the reach. */
  @Test
  void aTouchAlongAnAxisHasNoNegativeZero() {
    for (double scale : new double[] {1, 0x1p-700}) {
      for (int sign = -1; sign <= 1; sign += 2) {
        double motion = sign * 4 * scale;
        touch.enter(0, 0, 0, 0, motion, 0, sign * (1 + 2 * scale), 0, 1, 0);
        assertAxis(touch.normalX(), sign, touch.normalY());
        touch.leave(0, 0, 0, 0, motion, 0, sign * (2 * scale - 1), 0, 1, 0);
        assertAxis(touch.normalX(), -sign, touch.normalY());
        touch.enter(0, 0, 0, 0, 0, motion, 0, sign * (1 + 2 * scale), 1, 0);
        assertAxis(touch.normalY(), sign, touch.normalX());
        touch.leave(0, 0, 0, 0, 0, motion, 0, sign * (2 * scale - 1), 1, 0);
        assertAxis(touch.normalY(), -sign, touch.normalX());
      }
    }
  }

  /** The way to the point is lost beside where both are. */
  @Test
  void aPointThatMeetsAFarPointAlongAnAxisHasNoNegativeZero() {
    double far = 0x1p600;
    double way = 0x1p-700;
    for (int sign = -1; sign <= 1; sign += 2) {
      touch.enter(0, far, 0, 0, sign * 4 * way, 0, sign * way, far, 0, 0);
      assertAxis(touch.normalX(), sign, touch.normalY());
      assertThat(touch.time()).isEqualTo(0.25);
      touch.leave(0, far, 0, 0, sign * 4 * way, 0, sign * way, far, 0, 0);
      assertAxis(touch.normalX(), -sign, touch.normalY());
      touch.enter(far, 0, 0, 0, 0, sign * 4 * way, far, sign * way, 0, 0);
      assertAxis(touch.normalY(), sign, touch.normalX());
      touch.leave(far, 0, 0, 0, 0, sign * 4 * way, far, sign * way, 0, 0);
      assertAxis(touch.normalY(), -sign, touch.normalX());
      assertThat(touch.time()).isEqualTo(0.25);
    }
  }

  private static void assertAxis(double along, double sign, double across) {
    assertThat(along).isEqualTo(sign);
    assertThat(Double.doubleToLongBits(across)).isZero();
  }

  /** Written down on one machine; which of its ways a touch takes shows in the last bits. */
  @Test
  void theBitsAreTheSameOnEveryMachine() {
    BitSum entries = new BitSum();
    BitSum exits = new BitSum();
    for (int number = 0; number < 4_000; number++) {
      SplitMix64 random = SplitMix64.ofCase(SEED + 2, number);
      TestPath path =
          number % 4 == 0
              ? path(random, random.between(-900, 900), random.between(-900, 900))
              : path(random);
      if (!path.reaches(true)) {
        continue;
      }
      path.leave(touch);
      addTo(exits);
      if (!Exact.within(path.x0(), path.y0(), path.x1(), path.y1(), path.r0(), path.r1())) {
        path.enter(touch);
        addTo(entries);
      }
    }
    assertThat(entries.toString()).isEqualTo("4d6ac26860865538");
    assertThat(exits.toString()).isEqualTo("d5a38eb019b06cc9");
  }

  private void addTo(BitSum sum) {
    sum.add(touch.time());
    sum.add(touch.normalX());
    sum.add(touch.normalY());
    sum.add(touch.pointX());
    sum.add(touch.pointY());
  }

  private static boolean isOnTheWay(BigDecimal time) {
    return time != null && time.signum() >= 0 && time.compareTo(BigDecimal.ONE) <= 0;
  }

  private void assertTouch(TestPath path, int side, BigDecimal time) {
    assertThat(Measure.ulps(time.subtract(exact(touch.time())), touch.time()))
        .as("time %s, not %s", touch.time(), time.doubleValue())
        .isLessThanOrEqualTo(4);
    BigDecimal size = path.motion().multiply(path.reach());
    BigDecimal normalX = path.directionX(side).divide(size, TestPath.PRECISION);
    BigDecimal normalY = path.directionY(side).divide(size, TestPath.PRECISION);
    assertThat(normalX.subtract(exact(touch.normalX())).doubleValue())
        .as("normal x %s, not %s", touch.normalX(), normalX.doubleValue())
        .isBetween(-0x1p-51, 0x1p-51);
    assertThat(normalY.subtract(exact(touch.normalY())).doubleValue())
        .as("normal y %s, not %s", touch.normalY(), normalY.doubleValue())
        .isBetween(-0x1p-51, 0x1p-51);
    assertPoint(touch.pointX(), exact(path.x1()), path.directionX(side), path);
    assertPoint(touch.pointY(), exact(path.y1()), path.directionY(side), path);
  }

  private static void assertPoint(
      double point, BigDecimal coordinate, BigDecimal direction, TestPath path) {
    BigDecimal truth =
        coordinate
            .multiply(path.motion())
            .subtract(direction)
            .divide(path.motion(), TestPath.PRECISION);
    assertThat(Measure.ulps(truth.subtract(exact(point)), point))
        .as("point %s, not %s", point, truth.doubleValue())
        .isLessThanOrEqualTo(4);
  }
}
