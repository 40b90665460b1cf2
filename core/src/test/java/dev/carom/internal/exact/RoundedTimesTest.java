// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.Cases;
import dev.carom.oracle.HardCores;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.TestCore;
import dev.carom.oracle.TestCore.Kind;
import dev.carom.oracle.Volume;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RoundedTimesTest {
  private static final long SEED = 1511;

  private final Core a = new Core();
  private final Core b = new Core();
  private final CoreDifference difference = new CoreDifference();
  private final EdgeWalk walk = difference.walk();
  private final RoundedTimes times = new RoundedTimes(difference);

  @Test
  void boundsEncloseTheTrueTimesOfHardPassages() {
    int count = Math.max(Volume.samples() / 400, 4);
    for (Kind first : Kind.values()) {
      for (Kind second : Kind.values()) {
        HardCores.passages(first, second, SEED, count, this::checkEnclosure);
      }
    }
  }

  @Test
  void boundsEncloseTheTrueTimesOfMotionsNearlyAlongAnEdge() {
    Cases.check(
        SEED + 1,
        Math.max(Volume.samples() / 10, 1_000),
        random -> nearlyAlongAnEdge(random, exponent(random), exponent(random)),
        this::checkEnclosure);
  }

  @Test
  void boundsEncloseTrueTimesThatUnderflow() {
    Cases.check(
        SEED + 3,
        Math.max(Volume.samples() / 100, 1_000),
        random -> nearlyAlongAnEdge(random, random.between(-375, -365), random.between(695, 705)),
        this::checkEnclosure);
  }

  @Test
  void boundsEncloseTheTrueTimesOfManyEdges() {
    TestCore first = TestCore.polygon(0, 0, 0.5, EdgeWalkTest.around(19, 0.1));
    TestCore second = TestCore.polygon(5, 1, 0, EdgeWalkTest.around(23, 0.2));
    checkEnclosure(new HardCores.Passage(first, second, 0, 0, 7, 0));
    checkEnclosure(new HardCores.Passage(second, second, 1, 2, 3, 7));
  }

  /** Mostly ordinary; but also such that squares and products underflow, or overflow. */
  private static int exponent(SplitMix64 random) {
    return random.oneIn(3) ? random.between(-1040, 700) : random.between(-40, 40);
  }

  private static HardCores.Passage nearlyAlongAnEdge(SplitMix64 random, int size, int speed) {
    TestCore first = scaled(CoreContactTest.onGrid(random), size);
    TestCore second = scaled(CoreContactTest.onGrid(random), size);
    double[] guide = (random.nextBoolean() ? first : second).offsets();
    int i = 2 * random.below(guide.length / 2);
    int j = (i + 2) % guide.length;
    double x = nudged(Math.scalb(guide[j] - guide[i], speed - size), random);
    double y = nudged(Math.scalb(guide[j + 1] - guide[i + 1], speed - size), random);
    return new HardCores.Passage(first, second, 0, 0, x, y);
  }

  static double nudged(double value, SplitMix64 random) {
    int ulps = random.oneIn(2) ? random.between(-2, 2) : random.between(-1000, 1000);
    return value + ulps * Math.ulp(value);
  }

  /** The part in another unit of length, without rounding. */
  static TestCore scaled(TestCore core, int exponent) {
    double[] offsets =
        Arrays.stream(core.offsets()).map(offset -> Math.scalb(offset, exponent)).toArray();
    return new TestCore(
        core.kind(),
        offsets,
        Math.scalb(core.x(), exponent),
        Math.scalb(core.y(), exponent),
        Math.scalb(core.radius(), exponent));
  }

  private void checkEnclosure(HardCores.Passage passage) {
    set(passage.a(), passage.b());
    for (int sign : new int[] {1, -1}) {
      setMotion(passage, sign);
      for (int k = 0; k < walk.size(); k++) {
        assertEnclosed(passage, k, sign);
      }
    }
  }

  private void set(TestCore first, TestCore second) {
    difference.set(first.into(a), second.into(b));
    difference.begin();
  }

  private void setMotion(HardCores.Passage passage, int sign) {
    double motionX = passage.toX() - passage.fromX();
    double motionY = passage.toY() - passage.fromY();
    times.set(motionX, motionY, a.radius() + b.radius(), sign);
    double last = times.findBounds();
    double expected =
        IntStream.range(0, walk.size())
            .mapToDouble(times::earliest)
            .max()
            .orElse(Double.NEGATIVE_INFINITY);
    assertThat(last).isEqualTo(expected);
  }

  private void assertEnclosed(HardCores.Passage passage, int k, int sign) {
    double below = times.earliest(k);
    double above = times.latest(k);
    Dyadic dx = Dyadic.sum(walk.endX(k), -walk.startX(k));
    Dyadic dy = Dyadic.sum(walk.endY(k), -walk.startY(k));
    Dyadic left = dx.times(Dyadic.sum(sign * passage.toY(), -sign * passage.fromY()));
    Dyadic right = dy.times(Dyadic.sum(sign * passage.toX(), -sign * passage.fromX()));
    Dyadic speed = left.minus(right);
    if (speed.sign() <= 0) {
      assertThat(below).isEqualTo(Double.NEGATIVE_INFINITY);
      assertThat(Math.abs(above)).isEqualTo(Double.POSITIVE_INFINITY);
      return;
    }
    int i = walk.cornerA(k);
    int j = walk.cornerB(k);
    Dyadic x = Dyadic.sum(b.offsetX(j), -a.offsetX(i), b.x(), -a.x());
    Dyadic y = Dyadic.sum(b.offsetY(j), -a.offsetY(i), b.y(), -a.y());
    Dyadic side = dy.times(x).minus(dx.times(y));
    Dyadic way = Dyadic.sum(a.radius(), b.radius()).times(dx.times(dx).plus(dy.times(dy)).root());
    Dyadic time = Dyadic.sum(0).minus(side.plus(way)).over(speed);
    assertThat(below).isLessThan(Double.POSITIVE_INFINITY);
    assertThat(above).isGreaterThan(Double.NEGATIVE_INFINITY);
    assertThat(Double.isInfinite(below) || Dyadic.sum(below).minus(time).sign() <= 0).isTrue();
    assertThat(Double.isInfinite(above) || Dyadic.sum(above).minus(time).sign() >= 0).isTrue();
  }

  /** On a grid: an edge is either parallel to the motion or passed at an ordinary time. */
  @Test
  void boundsAreCloseToEachOtherUnlessTheMotionIsAlongTheEdge() {
    Cases.check(
        SEED + 2,
        Math.max(Volume.samples() / 10, 500),
        random -> {
          int size = random.between(-40, 40);
          int speed = random.between(-40, 40);
          return new HardCores.Passage(
              scaled(CoreContactTest.onGrid(random), size),
              scaled(CoreContactTest.onGrid(random), size),
              0,
              0,
              Math.scalb(random.between(-9, 9), speed),
              Math.scalb(random.between(-9, 9), speed));
        },
        this::checkWidth);
  }

  private void checkWidth(HardCores.Passage passage) {
    set(passage.a(), passage.b());
    for (int sign : new int[] {1, -1}) {
      setMotion(passage, sign);
      for (int k = 0; k < walk.size(); k++) {
        double left = difference.directionX(k) * passage.toY();
        double right = difference.directionY(k) * passage.toX();
        double speed = sign * (left - right);
        if (speed != 0) {
          double below = times.earliest(k);
          double above = times.latest(k);
          assertThat(below > Double.NEGATIVE_INFINITY).isEqualTo(speed > 0);
          assertThat(above > Double.NEGATIVE_INFINITY).isEqualTo(speed > 0);
          double slowest = Math.max(Math.abs(passage.toX()), Math.abs(passage.toY())) / 9;
          double largest = a.largestCoordinate() + b.largestCoordinate() + a.radius() + b.radius();
          assertThat(speed < 0 || above - below <= 0x1p-36 * largest / slowest).isTrue();
        }
      }
    }
  }
}
