// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Relation;
import dev.carom.Segment;
import dev.carom.Shape;
import java.math.BigDecimal;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The oracle of convex parts on cases whose answer is known by hand, or by other definitions. */
class ConvexOracleTest {
  private static final long SEED = 15;
  private static final double UP = Math.nextUp(1.0);
  private static final BigDecimal NEGLIGIBLE = new BigDecimal("1e-40");
  private static final TestCore POINT = TestCore.circle(0, 0, 0);
  private static final TestCore SLOPE = TestCore.polygon(0, 0, 0, 0, 0, 4, 0, 0, 3);

  @Test
  void knowsTheThreeFourFiveTriangle() {
    // The slope's long edge goes from (4, 0) to (0, 3); its normal is (3, 4) / 5.
    TestCore ball = TestCore.circle(2 + 3, 1.5 + 4, 5);
    assertTouching(SLOPE, ball);
    assertThat(of(SLOPE, TestCore.circle(5, 5.5, Math.nextUp(5.0))).overlaps()).isTrue();
    assertThat(of(SLOPE, TestCore.circle(5, 5.5, Math.nextDown(5.0))).intersects()).isFalse();
    assertTouching(SLOPE, TestCore.capsule(5, 5.5, 9, 2.5, 5));
    assertTouching(SLOPE, TestCore.capsule(5, 5.5, 100, 100, 5));
    assertTouching(TestCore.circle(3, 4, 2), TestCore.capsule(0, 0, -7, 0, 3));
    assertTouching(TestCore.box(3, 4, 5, 6), TestCore.capsule(0, 0, -7, 0, 5));
    assertTouching(
        TestCore.polygon(3, 4, 2, 0, 0, 2, 0, 0, 1), TestCore.polygon(0, 0, 3, 0, 0, -1, 0, 0, -2));
    assertThat(of(SLOPE, TestCore.circle(8, 9.5, 5)).distance()).isEqualByComparingTo("5");
    assertThat(of(SLOPE, TestCore.circle(5, 5.5, 7)).depth()).isEqualByComparingTo("2");
  }

  @Test
  void knowsCoresOfNoSize() {
    TestCore across = TestCore.capsule(-1, 0, 1, 0, 0);
    TestCore upright = TestCore.capsule(0, -1, 0, 1, 0);
    assertThat(of(across, upright).overlaps()).isTrue();
    assertTouching(across, TestCore.capsule(0, 0, 0, 1, 0));
    assertTouching(across, across);
    assertTouching(across, TestCore.capsule(0, 0, 5, 0, 0));
    assertTouching(across, TestCore.capsule(1, 0, 5, 0, 0));
    assertThat(of(across, TestCore.capsule(UP, 0, 5, 0, 0)).intersects()).isFalse();
    assertTouching(POINT, POINT);
    assertTouching(POINT, across);
    assertTouching(POINT, SLOPE);
    assertThat(of(TestCore.circle(1, 1, 0), SLOPE).overlaps()).isTrue();
    assertTouching(TestCore.circle(2, 1.5, 0), SLOPE);
    assertThat(of(TestCore.capsule(0, 0, 2, 1.5, 0), SLOPE).overlaps()).isTrue();
    assertTouching(TestCore.capsule(0, 0, 4, 0, 0), SLOPE);
    assertTouching(TestCore.capsule(4, 0, 0, 3, 0), SLOPE);
    assertThat(of(POINT, TestCore.circle(0, 0, Double.MIN_VALUE)).overlaps()).isTrue();
    assertThat(of(across, upright).depth()).isEqualByComparingTo("1");
    assertThat(of(across, across).depth()).isEqualByComparingTo("0");
  }

  @Test
  void addsOffsetsAndPlacesWithoutRounding() {
    TestCore far = TestCore.polygon(1e16, 0, 0, 0, 0, 1, 0, 0, 1);
    TestCore beside = TestCore.polygon(1e16, 0, 0, 1, 0, 2, 0, 2, 1);
    assertTouching(far, beside);
    TestCore further = TestCore.polygon(1e16, 0, 0, UP, 0, 2, 0, 2, 1);
    assertThat(of(far, further).intersects()).isFalse();
    assertThat(of(far, further).distance()).isEqualByComparingTo(new BigDecimal(UP - 1));
    TestCore huge = TestCore.polygon(1e308, 0, 0, 1e308, 0, 1.1e308, 0, 1.1e308, 1);
    assertThat(of(huge, huge).overlaps()).isTrue();
    assertThat(of(huge, far).intersects()).isFalse();
  }

  @Test
  void knowsWhatContainsWhat() {
    assertContains(SLOPE, SLOPE);
    assertContains(SLOPE, TestCore.capsule(4, 0, 0, 3, 0));
    assertContains(SLOPE, TestCore.circle(1, 1, 1));
    assertContainsNot(SLOPE, TestCore.circle(1, 1, UP));
    assertContains(TestCore.circle(2, 1.5, 2.5), SLOPE);
    assertContainsNot(TestCore.circle(2, 1.5, Math.nextDown(2.5)), SLOPE);
    assertContains(TestCore.capsule(0, 0, 4, 0, 3), SLOPE);
    assertContainsNot(TestCore.capsule(UP - 1, 0, 4, 0, 3), SLOPE);
    assertContains(TestCore.capsule(-1, 0, 1, 0, 2), TestCore.circle(2, 0, 1));
    assertContainsNot(TestCore.capsule(-1, 0, 1, 0, 2), TestCore.circle(2, 0, UP));
    assertContains(TestCore.capsule(-1, 0, 1, 0, 0), TestCore.capsule(0, 0, 1, 0, 0));
    assertContainsNot(TestCore.capsule(-1, 0, 1, 0, 0), TestCore.capsule(0, 0, UP, 0, 0));
    assertContainsNot(TestCore.capsule(-1, 0, 1, 0, 1), TestCore.circle(0, 0, UP));
    assertContainsNot(POINT, TestCore.circle(0, 0, Double.MIN_VALUE));
    assertContains(POINT, POINT);
    assertContains(TestCore.polygon(0, 0, 1, 0, 0, 4, 0, 0, 3), TestCore.circle(1, 1, 2));
    assertThat(of(TestCore.circle(1, 1, 1), SLOPE).isContained()).isTrue();
    assertThat(of(TestCore.circle(1, 1, 1), SLOPE).contains()).isFalse();
  }

  @Test
  void aGrazeIsNoHitOfASweepButOneOfACast() {
    TestCore mover = TestCore.circle(-10, 0, 5);
    TestCore edge = TestCore.capsule(0, 0, 20, 0, 0);
    assertWay(mover, 20, 0, edge, true, true);
    assertWay(mover, 5, 0, edge, false, true);
    assertWay(mover, Math.nextUp(5.0), 0, edge, true, true);
    assertWay(mover, Math.nextDown(5.0), 0, edge, false, false);
    // Along the slope's long edge, at a distance of its normal times 5.
    TestCore above = TestCore.circle(5 + 8, 5.5 - 6, 5);
    assertWay(above, -16, 12, SLOPE, false, true);
    assertWay(TestCore.circle(13, -0.5, Math.nextUp(5.0)), -16, 12, SLOPE, true, true);
    assertWay(TestCore.circle(13, -0.5, Math.nextDown(5.0)), -16, 12, SLOPE, false, false);
  }

  @Test
  void flatDifferencesAreNeverOverlappedByPassingThem() {
    assertWay(TestCore.circle(-1, 0, 0), 3, 0, TestCore.capsule(0, -1, 0, 1, 0), false, true);
    assertWay(
        TestCore.capsule(-1, 0, -1, 1, 0), 3, 0, TestCore.capsule(0, 0, 0, 9, 0), false, true);
    assertWay(TestCore.capsule(-1, 0, -1, 1, 0), 3, 0, TestCore.capsule(0, 0, 1, 9, 0), true, true);
    assertWay(TestCore.circle(-1, 0, 0), 3, 0, TestCore.circle(1, 0, 0), false, true);
    assertWay(TestCore.circle(-1, 0, 0), 3, 0, TestCore.capsule(0, 0, 1, 0, 0), false, true);
    assertWay(TestCore.circle(-1, 1, 0), 9, 0, SLOPE, true, true);
    assertWay(TestCore.circle(-1, 0, 0), 9, 0, SLOPE, false, true);
    assertWay(TestCore.circle(-1, 1, 0), 1, 0, SLOPE, false, true);
    assertWay(TestCore.circle(1, 1, 0), 0, 0, SLOPE, true, true);
    assertWay(TestCore.circle(0, 0, 0), 0, 0, SLOPE, false, true);
  }

  @Test
  void theWayIsTheExactDifference() {
    TestCore mover = TestCore.circle(-1, 1, 0);
    assertThat(ConvexOracle.of(mover, SLOPE, 1e300, 0, 1e300, 0).castHits()).isFalse();
    assertThat(ConvexOracle.of(mover, SLOPE, -0x1p53, 0, 1, 0).sweepHits()).isTrue();
    TestCore behind = TestCore.circle(-0x1p53 - 2, 1, 0);
    assertThat(ConvexOracle.of(behind, SLOPE, -0x1p53, 0, 1, 0).castHits()).isFalse();
    assertThat(ConvexOracle.of(behind, SLOPE, -0x1p53, 0, 2, 0).castHits()).isTrue();
    assertThat(ConvexOracle.of(behind, SLOPE, -0x1p53, 0, 2, 0).sweepHits()).isFalse();
  }

  @Test
  void measuresTimesOfTouch() {
    assertTime("0.25", TestCore.circle(-6, 0, 5), 4, 0, TestCore.capsule(0, 0, 20, 0, 0));
    assertTime("0.5", TestCore.circle(8, 9.5, 5), -6, -8, SLOPE);
    assertTime("0.5", TestCore.circle(8, 9.5, 0), -12, -16, SLOPE);
    assertTime("0.375", TestCore.circle(-7, -3, 5), 8, 0, TestCore.box(0, 0, 9, 9));
    assertTime(
        "0.5",
        TestCore.capsule(-5, 0, -4, 0, 1),
        2,
        0,
        TestCore.polygon(0, 0, 2, 0, 0, 4, 0, 0, 3));
    assertTime("0", TestCore.circle(-1, 1, 1), 2, 0, SLOPE);
  }

  @Test
  void measuresTheTimeOfTheLastTouch() {
    TestCore point = TestCore.circle(-1, 1.5, 0);
    assertSame(ConvexOracle.of(point, SLOPE, 0, 0, 6, 0).lastTouch(), new BigDecimal("0.5"));
    TestCore ball = TestCore.circle(2, 1.5, 5);
    assertSame(ConvexOracle.of(ball, SLOPE, 0, 0, 6, 8).lastTouch(), new BigDecimal("0.5"));
  }

  @Test
  void agreesWithCrossingOutlinesAndInnerCorners() {
    Cases.check(SEED, 4_000, ConvexOracleTest::smallIntegers, ConvexOracleTest::checkByOutlines);
  }

  @Test
  void aSweepHitsExactlyIfItDoesSoAtSomeOfManyTimes() {
    Cases.check(SEED, 300, ConvexOracleTest::smallIntegers, ConvexOracleTest::checkBySteps);
  }

  @Test
  void agreesWithTheOracleOfCirclesAndBoxes() {
    int count = 1_000;
    NearTangent.circlePairs(SEED, count, ConvexOracleTest::checkShapes);
    NearTangent.circleBoxPairs(SEED, count, ConvexOracleTest::checkShapes);
    NearTangent.circleBoxPairs(SEED, count, (circle, box) -> checkShapes(box, circle));
    NearTangent.boxPairs(SEED, count, ConvexOracleTest::checkShapes);
  }

  private static void checkShapes(Shape a, Shape b) {
    ConvexOracle oracle = of(TestCore.of(a), TestCore.of(b));
    assertThat(oracle.intersects()).isEqualTo(Oracle.intersects(a, b));
    assertThat(oracle.overlaps()).isEqualTo(Oracle.overlaps(a, b));
    if (oracle.overlaps()) {
      Relation relation = Oracle.relation(a, b);
      boolean isEqual = relation == Relation.EQUAL;
      assertThat(oracle.contains()).isEqualTo(isEqual || relation == Relation.CONTAINS);
      assertThat(oracle.isContained()).isEqualTo(isEqual || relation == Relation.INSIDE);
      assertSame(oracle.depth(), Reference.depth(a, b));
    }
    assertSame(oracle.distance(), Reference.distance(a, b));
  }

  @Test
  void agreesWithTheOracleOfMovingCirclesAndBoxes() {
    int count = 500;
    Journey.ofCircles(SEED, count, ConvexOracleTest::checkJourney);
    Journey.ofCircleAndBox(SEED, count, ConvexOracleTest::checkJourney);
    Journey.ofBoxes(SEED, count, ConvexOracleTest::checkJourney);
    Rays.atCircles(SEED, count, ConvexOracleTest::checkCast);
    Rays.atBoxes(SEED, count, ConvexOracleTest::checkCast);
  }

  private static void checkJourney(Journey journey) {
    ConvexOracle oracle =
        ConvexOracle.of(
            TestCore.of(journey.a()),
            TestCore.of(journey.b()),
            journey.otherMotion().x(),
            journey.otherMotion().y(),
            journey.motion().x(),
            journey.motion().y());
    boolean hits =
        Oracle.sweepHits(journey.a(), journey.motion(), journey.b(), journey.otherMotion());
    assertThat(oracle.sweepHits()).isEqualTo(hits);
    if (hits && !oracle.overlaps()) {
      assertSame(
          oracle.firstTouch(),
          Reference.firstTouch(journey.a(), journey.motion(), journey.b(), journey.otherMotion()));
    }
  }

  private static void checkCast(Segment segment, Shape shape) {
    ConvexOracle oracle =
        ConvexOracle.of(
            TestCore.circle(segment.x0(), segment.y0(), 0),
            TestCore.of(shape),
            segment.x0(),
            segment.y0(),
            segment.x1(),
            segment.y1());
    assertThat(oracle.castHits()).isEqualTo(Oracle.castHits(segment, shape));
    if (oracle.castHits()) {
      assertSame(oracle.firstTouch(), Reference.castTime(segment, shape));
    }
  }

  private static void assertSame(BigDecimal actual, BigDecimal expected) {
    assertThat(actual.subtract(expected).abs())
        .isLessThanOrEqualTo(expected.abs().multiply(NEGLIGIBLE));
  }

  /** Parts with corners and radii from 0 to 8, and a motion. */
  private static HardCores.Passage smallIntegers(SplitMix64 random) {
    return new HardCores.Passage(
        smallPart(random), smallPart(random), 0, 0, random.between(-8, 8), random.between(-8, 8));
  }

  private static TestCore smallPart(SplitMix64 random) {
    double[] points = new double[2 * random.between(1, 5)];
    Arrays.setAll(points, k -> random.between(0, 8));
    double radius = random.nextBoolean() ? 0 : random.between(0, 4);
    return TestCore.polygon(0, 0, radius, HardCores.hull(points, 0));
  }

  private static void checkByOutlines(HardCores.Passage given) {
    ConvexOracle oracle = of(given.a(), given.b());
    Outline a = new Outline(given.a());
    Outline b = new Outline(given.b());
    long reach = (long) (given.a().radius() + given.b().radius());
    boolean meets = a.meets(b);
    assertThat(oracle.intersects()).isEqualTo(meets || a.comparison(b, reach) <= 0);
    assertThat(oracle.overlaps())
        .isEqualTo(
            reach > 0 ? meets || a.comparison(b, reach) < 0 : a.meetsInWhicheverDirection(b));
    if (meets && reach == 0) {
      assertThat(oracle.distance()).isZero();
    }
    long room = (long) (given.a().radius() - given.b().radius());
    assertThat(oracle.contains()).isEqualTo(a.contains(b, room));
    ConvexOracle swapped = of(given.b(), given.a());
    assertThat(swapped.isContained()).isEqualTo(oracle.contains());
    assertThat(swapped.overlaps()).isEqualTo(oracle.overlaps());
    assertThat(swapped.intersects()).isEqualTo(oracle.intersects());
  }

  /** Times of this precision are exact, and so are places at such times. */
  private static void checkBySteps(HardCores.Passage given) {
    ConvexOracle oracle = ConvexOracle.of(given.a(), given.b(), 0, 0, given.toX(), given.toY());
    boolean hits = false;
    boolean meets = false;
    for (int k = 0; k <= 64; k++) {
      ConvexOracle then = at(given, k / 64.0);
      hits |= then.overlaps();
      meets |= then.intersects();
    }
    if (oracle.castHits()) {
      double time = Math.floor(oracle.firstTouch().doubleValue() * 0x1p20) * 0x1p-20;
      assertThat(at(given, Math.min(1, time + 0x1p-19)).distance().doubleValue())
          .isLessThan(0x1p-15);
      assertThat(time <= 0x1p-19 || !at(given, time - 0x1p-20).intersects()).isTrue();
      assertThat(oracle.sweepHits())
          .isEqualTo(hits || at(given, time + 0x1p-19).overlaps() && time + 0x1p-19 <= 1);
    } else {
      assertThat(meets).isFalse();
    }
  }

  private static ConvexOracle at(HardCores.Passage given, double time) {
    TestCore a = given.a();
    return of(
        TestCore.polygon(time * given.toX(), time * given.toY(), a.radius(), a.offsets()),
        given.b());
  }

  private static ConvexOracle of(TestCore a, TestCore b) {
    return ConvexOracle.of(a, b);
  }

  private static void assertTouching(TestCore a, TestCore b) {
    assertThat(of(a, b).intersects()).isTrue();
    assertThat(of(a, b).overlaps()).isFalse();
    assertThat(of(b, a).intersects()).isTrue();
    assertThat(of(b, a).overlaps()).isFalse();
    assertThat(of(a, b).depth()).isEqualByComparingTo("0");
  }

  private static void assertContains(TestCore a, TestCore b) {
    assertThat(of(a, b).contains()).isTrue();
    assertThat(of(b, a).isContained()).isTrue();
  }

  private static void assertContainsNot(TestCore a, TestCore b) {
    assertThat(of(a, b).contains()).isFalse();
    assertThat(of(b, a).isContained()).isFalse();
  }

  private static void assertWay(
      TestCore a, double x, double y, TestCore b, boolean sweepHits, boolean castHits) {
    assertThat(ConvexOracle.of(a, b, 0, 0, x, y).sweepHits()).isEqualTo(sweepHits);
    assertThat(ConvexOracle.of(a, b, 0, 0, x, y).castHits()).isEqualTo(castHits);
    assertThat(ConvexOracle.of(b, a, x, y, 0, 0).sweepHits()).isEqualTo(sweepHits);
    assertThat(ConvexOracle.of(b, a, x, y, 0, 0).castHits()).isEqualTo(castHits);
  }

  private static void assertTime(String time, TestCore a, double x, double y, TestCore b) {
    assertSame(ConvexOracle.of(a, b, 0, 0, x, y).firstTouch(), new BigDecimal(time));
  }

  /** A core on small integers, compared as outlines: crossing edges and inner corners. */
  private static final class Outline {
    private static final int FACTOR = 1 << 10;

    private final long[] x;
    private final long[] y;

    private Outline(TestCore core) {
      x = new long[core.count()];
      y = new long[core.count()];
      Arrays.setAll(x, k -> (long) core.offsets()[2 * k]);
      Arrays.setAll(y, k -> (long) core.offsets()[2 * k + 1]);
    }

    private Outline(Outline other, long dx, long dy) {
      x = Arrays.stream(other.x).map(value -> value * FACTOR + dx).toArray();
      y = Arrays.stream(other.y).map(value -> value * FACTOR + dy).toArray();
    }

    private int next(int k) {
      return (k + 1) % x.length;
    }

    private static long cross(Outline a, int i, int j, Outline b, int k) {
      return (a.x[j] - a.x[i]) * (b.y[k] - a.y[i]) - (a.y[j] - a.y[i]) * (b.x[k] - a.x[i]);
    }

    /** True if a corner of the other is in this one's core. */
    private boolean hasInside(Outline b, int k) {
      boolean isLeft = true;
      for (int i = 0; i < x.length; i++) {
        isLeft &= cross(this, i, next(i), b, k) >= 0;
      }
      return isLeft && x.length > 2 || comparison(b, k, 0) == 0;
    }

    boolean meets(Outline b) {
      for (int i = 0; i < x.length; i++) {
        for (int k = 0; k < b.x.length; k++) {
          if (hasInside(b, k)
              || b.hasInside(this, i)
              || Math.signum(cross(this, i, next(i), b, k))
                          * Math.signum(cross(this, i, next(i), b, b.next(k)))
                      < 0
                  && Math.signum(cross(b, k, b.next(k), this, i))
                          * Math.signum(cross(b, k, b.next(k), this, next(i)))
                      < 0) {
            return true;
          }
        }
      }
      return false;
    }

    /** True if pushing this a little in any direction, also across any edge, separates nothing. */
    boolean meetsInWhicheverDirection(Outline b) {
      Outline still = new Outline(b, 0, 0);
      for (int dx = -8; dx <= 8; dx++) {
        for (int dy = -8; dy <= 8; dy++) {
          if (!new Outline(this, dx, dy).meets(still)) {
            return false;
          }
        }
      }
      return true;
    }

    /** Compares the least distance of corners from this outline with a length. */
    private int comparison(Outline b, int k, long length) {
      int least = 1;
      for (int i = 0; i < x.length; i++) {
        long gapX = b.x[k] - x[i];
        long gapY = b.y[k] - y[i];
        long edgeX = x[next(i)] - x[i];
        long edgeY = y[next(i)] - y[i];
        long along = gapX * edgeX + gapY * edgeY;
        long square = edgeX * edgeX + edgeY * edgeY;
        long across = gapX * edgeY - gapY * edgeX;
        int side =
            length == 0
                ? Long.signum(Math.abs(across))
                : Long.compare(across * across, length * length * square);
        least = Math.min(least, Long.compare(gapX * gapX + gapY * gapY, length * length));
        if (along > 0 && along < square) {
          least = Math.min(least, side);
        }
      }
      return least;
    }

    int comparison(Outline b, long length) {
      int least = 1;
      for (int k = 0; k < b.x.length; k++) {
        least = Math.min(least, comparison(b, k, length));
      }
      for (int k = 0; k < x.length; k++) {
        least = Math.min(least, b.comparison(this, k, length));
      }
      return least;
    }

    /** By the points of the other's corners, and for a negative room by those of circles there. */
    boolean contains(Outline b, long room) {
      for (int k = 0; k < b.x.length; k++) {
        boolean isContained = hasInside(b, k);
        if (room < 0) {
          isContained &= x.length > 2 && comparison(b, k, -room) >= 0;
        } else {
          isContained |= comparison(b, k, room) <= 0;
        }
        if (!isContained) {
          return false;
        }
      }
      return true;
    }
  }
}
