// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.Cases;
import dev.carom.oracle.ConvexOracle;
import dev.carom.oracle.HardCores;
import dev.carom.oracle.Measure;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.TestCore;
import dev.carom.oracle.TestCore.Kind;
import dev.carom.oracle.Volume;
import java.math.BigDecimal;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class CoreContactTest {
  private static final long SEED = 1510;

  private static final Offset<Double> CLOSE = Offset.offset(1e-13);

  private final Core a = new Core();
  private final Core b = new Core();
  private final CoreContact contact = new CoreContact();

  @Test
  void distancesAndDepthsAreThoseOfExactArithmetic() {
    for (Kind first : Kind.values()) {
      for (Kind second : Kind.values()) {
        HardCores.pairs(first, second, SEED, Volume.samples() / 100, this::check);
      }
    }
  }

  private void check(HardCores.Pair pair) {
    ConvexOracle oracle = ConvexOracle.of(pair.a(), pair.b());
    set(pair.a(), pair.b());
    assertRounded(contact.distance(), oracle.distance());
    assertRounded(contact.depth(), oracle.overlaps() ? oracle.depth() : BigDecimal.ZERO);
  }

  @Test
  void equallyShortPushesTakeTheFirstNormalCounterClockwiseFromX() {
    assertNormal(square(1, 0), 1, 0);
    assertNormal(square(0, 1), 0, 1);
    assertNormal(square(-1, 0), -1, 0);
    assertNormal(square(0, -1), 0, -1);
    assertNormal(square(0, 0), 1, 0);
    assertNormal(square(1, 1), 1, 0);
    assertNormal(square(-1, 1), 0, 1);
    assertNormal(square(-1, -1), -1, 0);
    assertNormal(square(1, -1), 1, 0);
    assertThat(contact.depth()).isEqualTo(1);
  }

  private static TestCore square(double x, double y) {
    return TestCore.polygon(x, y, 0, 0, 0, 2, 0, 2, 2, 0, 2);
  }

  private void assertNormal(TestCore second, double normalX, double normalY) {
    set(square(0, 0), second);
    assertNormal(normalX, normalY);
  }

  private void assertNormal(double normalX, double normalY) {
    contact.findNormal();
    assertThat(Double.valueOf(contact.normalX())).isEqualTo(Double.valueOf(normalX));
    assertThat(Double.valueOf(contact.normalY())).isEqualTo(Double.valueOf(normalY));
  }

  @Test
  void segmentsOnTopOfEachOtherAndEqualPointsHaveANormal() {
    set(TestCore.capsule(0, 0, 4, 0, 1), TestCore.capsule(1, 0, 3, 0, 1));
    contact.findNormal();
    assertThat(contact.depth()).isEqualTo(2);
    assertThat(contact.normalX()).isZero();
    assertThat(contact.normalY()).isEqualTo(1);
    set(TestCore.circle(3, 4, 1), TestCore.circle(3, 4, 2));
    contact.findNormal();
    assertThat(contact.depth()).isEqualTo(3);
    assertThat(contact.normalX()).isEqualTo(1);
    assertThat(contact.normalY()).isZero();
  }

  @Test
  void ofTheTwoSidesOfASegmentTheFirstCounterClockwiseFromXCounts() {
    double[][] horizontal = {{0, 0, 4, 0}, {4, 0, 0, 0}};
    for (double[] one : horizontal) {
      for (double[] two : horizontal) {
        set(segment(one, 0), segment(two, 0));
        assertNormal(0, 1);
        set(segment(one, 0), segment(two, 3));
        assertNormal(0, 1);
        set(segment(one, 0), segment(two, -3));
        assertNormal(0, -1);
        set(upright(one, 0), upright(two, 0));
        assertNormal(1, 0);
        set(upright(one, 0), upright(two, 3));
        assertNormal(1, 0);
        set(upright(one, 0), upright(two, -3));
        assertNormal(-1, 0);
      }
    }
  }

  private static TestCore segment(double[] ends, double away) {
    return TestCore.capsule(ends[0], ends[1] + away, ends[2], ends[3] + away, 1);
  }

  private static TestCore upright(double[] ends, double away) {
    return TestCore.capsule(ends[1] + away, ends[0], ends[3] + away, ends[2], 1);
  }

  @Test
  void noNormalThatUnderflowsHasANegativeZero() {
    double tiny = Double.MIN_VALUE;
    set(TestCore.circle(0, 0, 1), TestCore.circle(-tiny, 1e300, 1));
    assertNormal(0, 1);
    set(TestCore.circle(0, 0, 1), TestCore.circle(-1e300, -tiny, 1));
    assertNormal(-1, 0);
  }

  /** Nearly equal depths: the middles of boxes that are as wide as high, but for the last bits. */
  @Test
  void depthsThatAreComparedWithRoundingAreInTheTrueOrder() {
    int[] certain = new int[1];
    Cases.check(
        SEED + 2,
        Math.max(Volume.samples() / 50, 400),
        random -> {
          int exponent = random.oneIn(4) ? random.between(-545, 500) : random.between(-30, 30);
          TestCore first = random.nextBoolean() ? onGrid(random) : nearlySquare(random);
          TestCore second = random.nextBoolean() ? onGrid(random) : nearlySquare(random);
          TestCore near =
              new TestCore(second.kind(), second.offsets(), first.x(), first.y(), second.radius());
          return new HardCores.Pair(
              RoundedTimesTest.scaled(first, exponent), RoundedTimesTest.scaled(near, exponent));
        },
        pair -> {
          set(pair.a(), pair.b());
          CoreDifference difference = new CoreDifference().set(a, b);
          difference.begin();
          if (difference.isStrictlyInside()) {
            certain[0] += checkDepths(difference, pair.a().x());
          }
        });
    assertThat(certain[0]).isGreaterThan(400);
  }

  /** The bound is 8 · 8 · 2^-50 for the corners and 16 · 2^-48 for the depths: 2^-43. */
  @Test
  void depthsAreComparedBeyondTheBoundOfTheirErrors() {
    assertThat(certainOrders(0x1.8p-44)).isZero();
    assertThat(certainOrders(0x1.8p-43)).isEqualTo(6);
  }

  /** Counts the comparisons that are certain, where one of four edges is deeper than the others. */
  private int certainOrders(double deeper) {
    double[] square = {-4, -4, 4, -4, 4, 4, -4, 4};
    double[] wider = {-4 - deeper, -4, 4, -4, 4, 4, -4 - deeper, 4};
    set(TestCore.polygon(0, 0, 0, square), TestCore.polygon(0, 0, 0, wider));
    int certain = 0;
    for (int k = 0; k < 4; k++) {
      for (int other = 0; other < 4; other++) {
        certain += Math.abs(contact.compareRoundedDepths(k, other));
      }
    }
    return certain;
  }

  private static TestCore nearlySquare(SplitMix64 random) {
    double x = random.between(-9, 9) / 3.0;
    double y = random.between(-9, 9) / 7.0;
    double turn = random.between(1, 9) / 10.0;
    double nearly = RoundedTimesTest.nudged(turn, random);
    return TestCore.polygon(x, y, 1, 0, 0, 1, turn, 1 - nearly, 1 + turn, -nearly, 1);
  }

  /** Returns how many comparisons were certain. */
  private int checkDepths(CoreDifference difference, double size) {
    int certain = 0;
    int count = difference.walk().size();
    for (int k = 0; k < count; k++) {
      for (int other = 0; other < count; other++) {
        int order = contact.compareRoundedDepths(k, other);
        Dyadic depths = squaredDepth(difference, k).minus(squaredDepth(difference, other));
        assertThat(order == 0 || order == depths.sign()).isTrue();
        double between = depth(difference, k) - depth(difference, other);
        boolean isOrdinary = Math.abs(Math.getExponent(depth(difference, k))) < 100;
        if (isOrdinary && Math.abs(between) > 1e-9 * depth(difference, k) + 1e-12 * size) {
          assertThat(order).isNotZero();
          certain++;
        }
      }
    }
    return certain;
  }

  private static double depth(CoreDifference difference, int k) {
    return difference.roundedSide(k)
        / Math.hypot(difference.directionX(k), difference.directionY(k));
  }

  private Dyadic squaredDepth(CoreDifference difference, int k) {
    EdgeWalk walk = difference.walk();
    int i = walk.cornerA(k);
    int j = walk.cornerB(k);
    Dyadic dx = Dyadic.sum(walk.endX(k), -walk.startX(k));
    Dyadic dy = Dyadic.sum(walk.endY(k), -walk.startY(k));
    Dyadic x = Dyadic.sum(b.offsetX(j), -a.offsetX(i), b.x(), -a.x());
    Dyadic y = Dyadic.sum(b.offsetY(j), -a.offsetY(i), b.y(), -a.y());
    Dyadic side = dy.times(x).minus(dx.times(y));
    return side.times(side).over(dx.times(dx).plus(dy.times(dy)));
  }

  /** Extreme sizes leave all of it to exact arithmetic. */
  @Test
  void sharedPointsAreInBothPartsWhateverTheUnitOfLength() {
    Cases.check(
        SEED + 3,
        Math.max(Volume.samples() / 50, 400),
        random -> new HardCores.Pair(onGrid(random), onGrid(random)),
        pair -> {
          set(pair.a(), pair.b());
          contact.findShared();
          double x = contact.pointX();
          double y = contact.pointY();
          for (int exponent : new int[] {-700, -300, 300}) {
            set(
                RoundedTimesTest.scaled(pair.a(), exponent),
                RoundedTimesTest.scaled(pair.b(), exponent));
            contact.findShared();
            double scaledX = Math.scalb(contact.pointX(), -exponent);
            double scaledY = Math.scalb(contact.pointY(), -exponent);
            if (contact.meets()) {
              assertThat(distance(scaledX, scaledY, pair.a())).isCloseTo(0, CLOSE);
              assertThat(distance(scaledX, scaledY, pair.b())).isCloseTo(0, CLOSE);
            } else {
              assertThat(scaledX).isCloseTo(x, CLOSE);
              assertThat(scaledY).isCloseTo(y, CLOSE);
            }
          }
        });
  }

  @Test
  void touchingPartsMeetButDoNotOverlap() {
    assertThat(set(square(0, 0), square(1, 1)).overlaps()).isTrue();
    assertThat(set(square(0, 0), square(2, 1)).overlaps()).isFalse();
    assertThat(contact.meets()).isTrue();
    assertThat(set(square(0, 0), square(3, 1)).meets()).isFalse();
    assertThat(set(TestCore.circle(0, 0, 2), TestCore.circle(3, 4, 3)).meets()).isTrue();
    assertThat(contact.overlaps()).isFalse();
    assertThat(contact.depth()).isZero();
    assertThat(contact.distance()).isZero();
  }

  @Test
  void aPointAtTheOriginHasNoNegativeZero() {
    set(TestCore.circle(-5, -5, 5), TestCore.circle(10, -5, 1));
    contact.findClosestOfFirst();
    assertPoint(0, -5);
    set(TestCore.circle(-5, -5, 5), TestCore.circle(-5, 10, 1));
    contact.findClosestOfFirst();
    assertPoint(-5, 0);
  }

  @Test
  void theClosestPointsOfParallelEdgesAreInTheMiddleOfWhatTheyShare() {
    set(square(0, 0), square(5, 1));
    contact.findClosestOfFirst();
    assertPoint(2, 1.5);
    contact.findClosestOfSecond();
    assertPoint(5, 1.5);
    contact.findShared();
    assertPoint(3.5, 1.5);
    set(TestCore.capsule(0, 0, 4, 0, 1), TestCore.capsule(3, 5, 9, 5, 2));
    assertThat(contact.distance()).isEqualTo(2);
    contact.findClosestOfFirst();
    assertPoint(3.5, 1);
    contact.findClosestOfSecond();
    assertPoint(3.5, 3);
  }

  @Test
  void aSharedPointIsBetweenTheBordersOrInsideTheSmallerPart() {
    set(TestCore.circle(0, 0, 2), TestCore.circle(3, 0, 2));
    contact.findShared();
    assertPoint(1.5, 0);
    assertSharedOfCircles(1, 1);
    assertSharedOfCircles(3, 3);
    assertSharedOfCircles(4, 4);
    assertSharedOfCircles(4.5, 4.25);
  }

  /** Of one of radius 5 at the origin, and one of radius 1. */
  private void assertSharedOfCircles(double x, double sharedX) {
    set(TestCore.circle(0, 0, 5), TestCore.circle(x, 0, 1));
    contact.findShared();
    assertPoint(sharedX, 0);
    set(TestCore.circle(x, 0, 1), TestCore.circle(0, 0, 5));
    contact.findShared();
    assertPoint(sharedX, 0);
  }

  private void assertPoint(double x, double y) {
    assertThat(Double.valueOf(contact.pointX())).isEqualTo(Double.valueOf(x));
    assertThat(Double.valueOf(contact.pointY())).isEqualTo(Double.valueOf(y));
  }

  /** On a grid, so that edges are often parallel, and corners opposite each other. */
  @Test
  void normalsAndPointsAreWhatTheyPromise() {
    Cases.check(
        SEED + 1,
        Math.max(Volume.samples() / 10, 600),
        random -> new TestCore[] {onGrid(random), onGrid(random)},
        cores -> checkPoints(cores[0], cores[1]));
  }

  static TestCore onGrid(SplitMix64 random) {
    double x = random.between(-9, 9);
    double y = random.between(-9, 9);
    double radius = random.between(0, 3) / 2.0;
    double u = random.between(1, 4);
    double v = random.between(0, 4);
    return switch (random.below(4)) {
      case 0 -> TestCore.circle(x, y, radius);
      case 1 -> TestCore.capsule(x, y, x + u, y + v, radius);
      case 2 -> TestCore.box(x, y, x + u, y + 1 + v);
      default -> TestCore.polygon(x, y, radius, 0, 0, u, 0, u + v, u, v, u + 1, -1, 1);
    };
  }

  private void checkPoints(TestCore first, TestCore second) {
    set(first, second);
    contact.findNormal();
    double normalX = contact.normalX();
    double normalY = contact.normalY();
    assertThat(Math.hypot(normalX, normalY)).isCloseTo(1, CLOSE);
    contact.findShared();
    double sharedX = contact.pointX();
    double sharedY = contact.pointY();
    if (contact.meets()) {
      assertThat(distance(sharedX, sharedY, first)).isCloseTo(0, CLOSE);
      assertThat(distance(sharedX, sharedY, second)).isCloseTo(0, CLOSE);
      // The push separates them, and anything less does not.
      double pushX = contact.depth() * normalX;
      double pushY = contact.depth() * normalY;
      assertThat(depthOfMoved(first, second, pushX, pushY)).isCloseTo(0, CLOSE);
      assertThat(depthOfMoved(first, second, pushX / 2, pushY / 2))
          .isCloseTo(contact.depth() / 2, CLOSE);
      return;
    }
    contact.findClosestOfFirst();
    double x0 = contact.pointX();
    double y0 = contact.pointY();
    contact.findClosestOfSecond();
    double x1 = contact.pointX();
    double y1 = contact.pointY();
    assertThat(distance(x0, y0, first)).isCloseTo(0, CLOSE);
    assertThat(distance(x1, y1, second)).isCloseTo(0, CLOSE);
    assertThat(x1 - x0).isCloseTo(contact.distance() * normalX, CLOSE);
    assertThat(y1 - y0).isCloseTo(contact.distance() * normalY, CLOSE);
    assertThat(sharedX).isCloseTo((x0 + x1) / 2, CLOSE);
    assertThat(sharedY).isCloseTo((y0 + y1) / 2, CLOSE);
  }

  private static double distance(double x, double y, TestCore core) {
    return ConvexOracle.of(TestCore.circle(x, y, 0), core).distance().doubleValue();
  }

  private static double depthOfMoved(TestCore first, TestCore second, double x, double y) {
    TestCore moved =
        new TestCore(
            second.kind(), second.offsets(), second.x() + x, second.y() + y, second.radius());
    ConvexOracle oracle = ConvexOracle.of(first, moved);
    return oracle.overlaps() ? oracle.depth().doubleValue() : 0;
  }

  private CoreContact set(TestCore first, TestCore second) {
    return contact.set(first.into(a), second.into(b));
  }

  private static void assertRounded(double result, BigDecimal truth) {
    if (Double.isInfinite(result)) {
      assertThat(truth).isGreaterThan(new BigDecimal(Double.MAX_VALUE));
    } else {
      assertThat(Measure.ulps(truth.subtract(new BigDecimal(result)), result))
          .isLessThanOrEqualTo(2);
    }
  }
}
