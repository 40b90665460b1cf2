// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Rotation;
import dev.carom.Shape;
import dev.carom.oracle.Cases;
import dev.carom.oracle.HardCores;
import dev.carom.oracle.NearTangent;
import dev.carom.oracle.Oracle;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.TestCore.Kind;
import dev.carom.oracle.Volume;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Whether shapes are at most a distance apart, on distances that are hard to judge. */
class WithinTest {
  private static final long SEED = 1801;
  private static final double MOST = Double.MAX_VALUE;
  private static final double LEAST = Double.MIN_VALUE;

  private static void assertApart(Shape a, Shape b, double distance) {
    assertThat(a.isWithin(b, distance)).isTrue();
    assertThat(b.isWithin(a, distance)).isTrue();
    assertThat(Within.betweenStrict(a, b, distance)).isFalse();
    assertThat(a.isWithin(b, Math.nextDown(distance))).isFalse();
    assertThat(b.isWithin(a, Math.nextDown(distance))).isFalse();
    assertThat(Within.betweenStrict(a, b, Math.nextUp(distance))).isTrue();
  }

  @Test
  void aPairExactlyThatFarApartCounts() {
    Circle point = new Circle(0, 0, 0);
    Box corner = new Box(3, 4, 5, 6);
    assertApart(point, new Circle(3, 4, 0), 5);
    assertApart(new Circle(0, 0, 1.5), new Circle(6, 8, 2), 6.5);
    assertApart(point, corner, 5);
    assertApart(new Circle(0, 0, 2), corner, 3);
    assertApart(new Box(-1, -2, 0, 0), corner, 5);
    assertApart(new Box(-1, 0, 0, 9), corner, 3);
    assertApart(new Capsule(-4, 3, 4, -3, 0), new Circle(6, 8, 4), 6);
    assertApart(Polygon.of(0, 0, -4, -3, 4, -3), new Capsule(3, 4, 9, 9, 1), 4);
    assertApart(Compound.of(new Circle(0, -99, 1), point), Compound.of(corner), 5);
  }

  @Test
  void oneUlpOfASizeOrPlaceMatters() {
    Circle circle = new Circle(0, 0, 2);
    assertThat(circle.isWithin(new Circle(3, 4, Math.nextDown(1.0)), 2)).isFalse();
    assertThat(circle.isWithin(new Circle(3, 4, Math.nextUp(1.0)), 2)).isTrue();
    assertThat(circle.isWithin(new Circle(3, Math.nextUp(4.0), 1), 2)).isFalse();
    assertThat(circle.isWithin(new Box(3, Math.nextUp(4.0), 9, 9), 3)).isFalse();
    assertThat(circle.isWithin(new Box(3, Math.nextDown(4.0), 9, 9), 3)).isTrue();
    assertThat(new Box(-9, -9, 0, 0).isWithin(new Box(3, Math.nextUp(4.0), 9, 9), 5)).isFalse();
    assertThat(new Capsule(-4, 3, 4, -3, LEAST).isWithin(new Circle(6, 8, 4), 6)).isTrue();
    assertThat(Within.betweenStrict(new Capsule(-4, 3, 4, -3, LEAST), new Circle(6, 8, 4), 6))
        .isTrue();
  }

  /** 0.1 + 0.2 + 0.3 is more than 0.6 as doubles, and rounds differently in every order. */
  @Test
  void radiiAndDistanceAreAddedWithoutRounding() {
    Circle a = new Circle(0, 0, 0.1);
    Circle b = new Circle(0.6, 0, 0.2);
    assertThat(a.isWithin(b, 0.3)).isEqualTo(Oracle.isWithin(a, b, 0.3));
    Circle one = new Circle(0, 0, 1);
    assertThat(one.isWithin(new Circle(2, 0, 1), LEAST)).isTrue();
    assertThat(one.isWithin(new Circle(Math.nextUp(3.0), 0, 2), 0x1p-51)).isTrue();
    assertThat(one.isWithin(new Circle(Math.nextUp(3.0), 0, 2), Math.nextDown(0x1p-51))).isFalse();
    assertThat(new Circle(0, 0, 0x1p53).isWithin(new Circle(0x1p53 + 2, 0, 1), 1)).isTrue();
    assertThat(new Circle(0, 0, 0x1p53).isWithin(new Circle(0x1p53 + 2, 0, 1), 0.9)).isFalse();
  }

  /** The gap from -0.2 to 0.1 is exactly 0.1 + 0.2, which is not a double. */
  @Test
  void theSumOfTwoDistancesIsNotRounded() {
    Box left = new Box(-1, 0, -0.2, 1);
    Box right = new Box(0.1, 0, 1, 1);
    assertThat(Within.between(left, right, 0.1, 0.2)).isTrue();
    assertThat(Within.betweenStrict(left, right, 0.1, 0.2)).isFalse();
    assertThat(Within.between(left, right, Math.nextDown(0.1), 0.2)).isFalse();
    assertThat(Within.betweenStrict(left, right, Math.nextUp(0.1), 0.2)).isTrue();
    assertThat(Within.betweenStrict(left, right, 0.1 + 0.2, 0)).isTrue();
    assertThat(Within.between(left, new Box(-0.2, 0, 1, 1), 0, 0)).isTrue();
    assertThat(Within.betweenStrict(left, new Box(-0.2, 0, 1, 1), 0, 0)).isFalse();
    Circle far = new Circle(-MOST, 0, 0);
    assertThat(Within.between(far, new Circle(MOST, 0, 0), MOST, MOST)).isTrue();
    assertThat(Within.betweenStrict(far, new Circle(MOST, 0, 0), MOST, MOST)).isFalse();
    assertThat(Within.betweenStrict(far, new Box(1, 1, 1, 2), MOST, 1)).isFalse();
    assertThat(Within.betweenStrict(far, new Box(1, 0, 1, 2), MOST, 2)).isTrue();
  }

  @Test
  void theSumOfFourNumbersIsNotRounded() {
    SplitMix64 random = new SplitMix64(SEED);
    for (int k = 0; k < 20_000; k++) {
      double[] sizes = new double[4];
      BigDecimal sum = BigDecimal.ZERO;
      for (int part = 0; part < 4; part++) {
        sizes[part] = Math.scalb(random.fraction(), random.below(60) - 50);
        sum = sum.add(new BigDecimal(sizes[part]));
      }
      double x = sum.doubleValue() + (k % 3 - 1) * Math.ulp(sum.doubleValue());
      int expected = new BigDecimal(x).compareTo(sum);
      Circle circle = new Circle(0, 0, sizes[0]);
      List<Shape> others =
          List.of(
              new Circle(x, 0, sizes[1]),
              new Capsule(x, -1, x, 2, sizes[1]),
              Polygon.of(x, -1, x + 1, 0, x, 3).rounded(sizes[1]),
              Compound.of(new Capsule(x, 3, x, 0, sizes[1]), new Circle(x + 9, 0, 1)));
      for (Shape other : others) {
        String what = circle + " " + other + " " + sizes[2] + " " + sizes[3];
        assertThat(Within.between(circle, other, sizes[2], sizes[3]))
            .as(what)
            .isEqualTo(expected <= 0);
        assertThat(Within.betweenStrict(other, circle, sizes[3], sizes[2]))
            .as(what)
            .isEqualTo(expected < 0);
      }
    }
  }

  @Test
  void theSmallestAndLargestDistancesAreExactToo() {
    Circle left = new Circle(-MOST, 0, 0);
    Circle right = new Circle(MOST, 0, 0);
    assertThat(left.isWithin(right, MOST)).isFalse();
    assertThat(left.isWithin(new Circle(0, 0, 0), MOST)).isTrue();
    assertThat(left.isWithin(new Circle(0, 0, 0), Math.nextDown(MOST))).isFalse();
    assertThat(new Circle(-MOST, 0, MOST).isWithin(right, MOST)).isTrue();
    assertThat(Within.betweenStrict(new Circle(-MOST, 0, MOST), right, MOST)).isFalse();
    Box low = new Box(-MOST, -MOST, -MOST, MOST);
    assertThat(low.isWithin(new Box(0, 0, MOST, MOST), MOST)).isTrue();
    assertThat(low.isWithin(new Box(LEAST, 0, MOST, MOST), MOST)).isFalse();
    assertApart(new Circle(0, 0, 0), new Circle(3 * LEAST, 4 * LEAST, 0), 5 * LEAST);
    assertApart(new Box(0, 0, LEAST, LEAST), new Box(2 * LEAST, 0, 1, 1), LEAST);
    assertThat(new Circle(0, 0, 0).isWithin(new Circle(LEAST, LEAST, 0), LEAST)).isFalse();
  }

  @Test
  void aDistanceOfNothingIsIntersects() {
    Box flat = new Box(0, 0, 2, 0);
    Box wall = new Box(1, -1, 1, 1);
    Circle inside = new Circle(1, 1, 0);
    Box box = new Box(0, 0, 2, 2);
    assertThat(flat.isWithin(flat, 0)).isTrue();
    assertThat(Within.betweenStrict(flat, flat, 0)).isFalse();
    assertThat(Within.betweenStrict(flat, flat, LEAST)).isTrue();
    assertThat(Within.betweenStrict(flat, wall, -0.0)).isTrue();
    assertThat(Within.betweenStrict(inside, box, 0)).isTrue();
    assertThat(Within.circleBoxStrict(1, 1, 0, 0, 0, 2, 2, 0)).isTrue();
    assertThat(Within.circleBoxStrict(2, 2, 0, 0, 0, 2, 2, 0)).isFalse();
    assertThat(Within.boxBoxStrict(0, 0, 2, 0, 1, -1, 1, 1, 0)).isTrue();
    assertThat(Within.boxBoxStrict(0, 0, 2, 0, 1, 0, 3, 0, 0)).isFalse();
    assertThat(Within.boxBox(0, 0, 2, 0, 1, 0, 3, 0, 0)).isTrue();
    assertThat(Within.capsuleCapsuleStrict(0, 0, 2, 2, 0, 0, 2, 2, 0, 0, 0)).isTrue();
    assertThat(Within.capsuleCapsule(0, 0, 2, 2, 0, 0, 3, 0, 9, 0, 0)).isFalse();
    ConvexPair pair = new ConvexPair();
    pair.first().setCapsule(0, 0, 4, 0, 1);
    pair.second().setPolygon(new double[] {0, 0, 3, 1, 1, 4}, 0, 3, 1, 3, 0);
    assertThat(pair.isWithin(2)).isTrue();
    assertThat(pair.isWithin(Math.nextDown(2.0))).isFalse();
  }

  /** A radius that becomes the distance makes a tie of a touch, which the generator is full of. */
  @Test
  void aRadiusAsTheDistanceMakesNoDifference() {
    NearTangent.circlePairs(
        SEED,
        Volume.pairs(),
        (a, b) -> {
          Circle centre = new Circle(b.x(), b.y(), 0);
          Circle other = new Circle(a.x(), a.y(), 0);
          boolean intersects = a.intersects(b);
          assertThat(a.isWithin(centre, b.radius())).isEqualTo(intersects);
          assertThat(other.isWithin(b, a.radius())).isEqualTo(intersects);
          assertThat(Within.betweenStrict(a, centre, b.radius())).isEqualTo(a.overlaps(b));
          double half = b.radius() / 2;
          if (half + half == b.radius()) {
            Circle smaller = new Circle(b.x(), b.y(), half);
            assertThat(smaller.isWithin(a, half)).isEqualTo(intersects);
          }
        });
    NearTangent.circleBoxPairs(
        SEED + 1,
        Volume.pairs(),
        (circle, box) -> {
          Circle centre = new Circle(circle.x(), circle.y(), 0);
          assertThat(centre.isWithin(box, circle.radius())).isEqualTo(circle.intersects(box));
          assertThat(box.isWithin(centre, circle.radius())).isEqualTo(box.intersects(circle));
          assertThat(Within.betweenStrict(box, centre, circle.radius()))
              .isEqualTo(circle.overlaps(box));
        });
  }

  @Test
  void circlesAndBoxesAreJudgedAsByExactArithmetic() {
    int count = Volume.samples();
    NearTangent.circlePairs(SEED + 2, count, WithinTest::check);
    NearTangent.circleBoxPairs(SEED + 3, count, WithinTest::check);
    NearTangent.boxPairs(SEED + 4, count, WithinTest::check);
    NearTangent.compoundPairs(SEED + 5, count / 4, WithinTest::check);
  }

  @TestFactory
  Stream<DynamicTest> partsOfAllKindsAreJudgedAsByExactArithmetic() {
    List<DynamicTest> tests = new ArrayList<>();
    for (Kind first : Kind.values()) {
      for (Kind second : Kind.values()) {
        if (first.compareTo(second) <= 0) {
          long seed = SEED + 10 + tests.size();
          tests.add(
              DynamicTest.dynamicTest(
                  first + " " + second,
                  () ->
                      HardCores.pairs(
                          first, second, seed, Volume.samples() / 5, WithinTest::check)));
        }
      }
    }
    return tests.stream();
  }

  private static void check(HardCores.Pair pair) {
    if (pair.a().isInRange() && pair.b().isInRange()) {
      check(pair.a().toShape(), pair.b().toShape());
    }
  }

  /** The distance as it is rounded, and its neighbours; half numbers near it; and others. */
  private static void check(Shape a, Shape b) {
    double rounded = Math.min(a.distanceTo(b), MOST);
    check(a, b, rounded);
    check(a, b, Math.min(Math.nextUp(rounded), MOST));
    check(a, b, Math.max(Math.nextDown(rounded), 0));
    check(a, b, Math.rint(rounded));
    check(a, b, rounded / 2);
    check(a, b, LEAST);
  }

  private static void check(Shape a, Shape b, double distance) {
    boolean isWithin = Oracle.isWithin(a, b, distance);
    boolean isCloser = Oracle.isCloser(a, b, distance);
    if (a.isWithin(b, distance) != isWithin
        || b.isWithin(a, distance) != isWithin
        || Within.betweenStrict(a, b, distance) != isCloser
        || Within.betweenStrict(b, a, distance) != isCloser) {
      throw new AssertionError(
          distance + ": expected " + isWithin + " and, without touching, " + isCloser);
    }
  }

  @Test
  void methodsOnNumbersSayTheSame() {
    Cases.check(
        SEED + 40,
        Volume.samples(),
        random -> {
          double[] n = new double[11];
          for (int k = 0; k < n.length; k++) {
            n[k] = random.oneIn(3) ? 3 * random.signed() : random.between(-4, 4);
          }
          return n;
        },
        n -> {
          double r0 = Math.abs(n[8]);
          double r1 = Math.abs(n[9]);
          double distance = Math.abs(n[10]);
          Shape one = new Capsule(n[0], n[1], n[2], n[3], r0);
          Shape two = new Capsule(n[4], n[5], n[6], n[7], r1);
          assertThat(
                  Within.capsuleCapsule(
                      n[0], n[1], n[2], n[3], r0, n[4], n[5], n[6], n[7], r1, distance))
              .isEqualTo(one.isWithin(two, distance));
          assertThat(
                  Within.capsuleCapsuleStrict(
                      n[0], n[1], n[2], n[3], r0, n[4], n[5], n[6], n[7], r1, distance))
              .isEqualTo(Within.betweenStrict(one, two, distance));
          Circle circle = new Circle(n[0], n[1], r0);
          Circle other = new Circle(n[4], n[5], r1);
          assertThat(Within.circleCircle(n[0], n[1], r0, n[4], n[5], r1, distance))
              .isEqualTo(circle.isWithin(other, distance));
          assertThat(Within.circleCircleStrict(n[0], n[1], r0, n[4], n[5], r1, distance))
              .isEqualTo(Within.betweenStrict(circle, other, distance));
        });
  }

  @Test
  void aTurnedShapeIsMeasuredAsItIsRounded() {
    Polygon turned = Polygon.box(0, 0, 4, 2, Rotation.degrees(30));
    Circle circle = new Circle(5, 5, 1);
    double distance = turned.distanceTo(circle);
    assertThat(turned.isWithin(circle, distance * (1 + 1e-15))).isTrue();
    assertThat(turned.isWithin(circle, distance * (1 - 1e-15))).isFalse();
  }
}
