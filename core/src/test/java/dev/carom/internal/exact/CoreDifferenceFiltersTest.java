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
import org.junit.jupiter.api.Test;

/** What a difference computes in plain doubles before it asks exact arithmetic. */
class CoreDifferenceFiltersTest {
  private static final long SEED = 1512;

  private final Core a = new Core();
  private final Core b = new Core();
  private final CoreDifference difference = new CoreDifference();
  private final EdgeWalk walk = difference.walk();

  @Test
  void signsAndBoundsAreRightForHardPairs() {
    int count = Math.max(Volume.samples() / 400, 4);
    for (Kind first : Kind.values()) {
      for (Kind second : Kind.values()) {
        HardCores.pairs(first, second, SEED, count, this::check);
      }
    }
  }

  @Test
  void signsAndBoundsAreRightForCornersNearlyOnLinesAndAcrossThem() {
    Cases.check(
        SEED + 1,
        Math.max(Volume.samples() / 10, 1_500),
        CoreDifferenceFiltersTest::nearlyInLine,
        this::check);
  }

  /** Two parts with a corner of each on a line along an edge or across it, but for rounding. */
  private static HardCores.Pair nearlyInLine(SplitMix64 random) {
    TestCore first = onRoughGrid(random);
    TestCore second = onRoughGrid(random);
    double[] guide = (random.nextBoolean() ? first : second).offsets();
    int i = 2 * random.below(guide.length / 2);
    int j = (i + 2) % guide.length;
    double edgeX = guide[j] - guide[i];
    double edgeY = guide[j + 1] - guide[i + 1];
    boolean isAcross = random.nextBoolean();
    double wayX = isAcross ? -edgeY : edgeX;
    double wayY = isAcross ? edgeX : edgeY;
    double times = random.oneOf(1 / 3.0, -2, 0.7, random.signed());
    int ofFirst = 2 * random.below(first.count());
    int ofSecond = 2 * random.below(second.count());
    double x = first.x() + first.offsets()[ofFirst] + times * wayX - second.offsets()[ofSecond];
    double y =
        first.y() + first.offsets()[ofFirst + 1] + times * wayY - second.offsets()[ofSecond + 1];
    int exponent = random.oneIn(3) ? random.between(-545, -480) : random.between(-10, 10);
    return new HardCores.Pair(
        RoundedTimesTest.scaled(first, exponent),
        RoundedTimesTest.scaled(
            new TestCore(second.kind(), second.offsets(), x, y, second.radius()), exponent));
  }

  /** Parts of which each coordinate has a place of its own, and not only few bits. */
  private static TestCore onRoughGrid(SplitMix64 random) {
    TestCore core = CoreContactTest.onGrid(random);
    double unit = random.oneOf(1, 1 / 3.0, 0.1, 1e5 / 7);
    double[] offsets = Arrays.stream(core.offsets()).map(offset -> offset * unit).toArray();
    return TestCore.polygon(core.x() * unit, core.y() * unit, 1, offsets);
  }

  private void check(HardCores.Pair pair) {
    difference.set(pair.a().into(a), pair.b().into(b));
    difference.begin();
    double error = difference.cornerError();
    for (int k = 0; k < walk.size(); k++) {
      Dyadic x = cornerX(k);
      Dyadic y = cornerY(k);
      Dyadic side = directionY(k).times(x).minus(directionX(k).times(y));
      assertThat(difference.side(k)).isEqualTo(side.sign());
      assertThat(difference.along(k, k)).isEqualTo(along(k, k));
      assertThat(difference.along(k, walk.next(k))).isEqualTo(along(k, walk.next(k)));
      assertThat(difference.along(walk.previous(k), k)).isEqualTo(along(walk.previous(k), k));
      if (error <= Double.MAX_VALUE) {
        assertWithin(difference.cornerX(k), x, error);
        assertWithin(difference.cornerY(k), y, error);
        assertWithin(difference.roundedSide(k), side, difference.sideError(k));
      }
    }
  }

  private Dyadic directionX(int k) {
    return Dyadic.sum(walk.endX(k), -walk.startX(k));
  }

  private Dyadic directionY(int k) {
    return Dyadic.sum(walk.endY(k), -walk.startY(k));
  }

  private Dyadic cornerX(int k) {
    return Dyadic.sum(b.offsetX(walk.cornerB(k)), -a.offsetX(walk.cornerA(k)), b.x(), -a.x());
  }

  private Dyadic cornerY(int k) {
    return Dyadic.sum(b.offsetY(walk.cornerB(k)), -a.offsetY(walk.cornerA(k)), b.y(), -a.y());
  }

  private int along(int edge, int corner) {
    Dyadic alongX = directionX(edge).times(cornerX(corner));
    return -alongX.plus(directionY(edge).times(cornerY(corner))).sign();
  }

  private static void assertWithin(double rounded, Dyadic truth, double bound) {
    if (Double.isFinite(rounded) && Double.isFinite(bound)) {
      assertThat(truth.minus(Dyadic.sum(rounded, bound)).sign()).isNotPositive();
      assertThat(truth.minus(Dyadic.sum(rounded, -bound)).sign()).isNotNegative();
    }
  }

  @Test
  void boundsAreNotMuchWiderThanRounding() {
    Cases.check(
        SEED + 2,
        Math.max(Volume.samples() / 50, 100),
        random -> {
          int exponent = random.between(-40, 40);
          return new HardCores.Pair(
              RoundedTimesTest.scaled(onRoughGrid(random), exponent),
              RoundedTimesTest.scaled(onRoughGrid(random), exponent));
        },
        pair -> {
          difference.set(pair.a().into(a), pair.b().into(b));
          difference.begin();
          double largest = a.largestCoordinate() + b.largestCoordinate();
          assertThat(difference.cornerError()).isLessThanOrEqualTo(0x1p-50 * largest);
          for (int k = 0; k < walk.size(); k++) {
            double dx = Math.abs(difference.directionX(k));
            double dy = Math.abs(difference.directionY(k));
            assertThat(difference.sideError(k))
                .isLessThanOrEqualTo(0x1p-48 * (dx + dy) * largest + Double.MIN_NORMAL);
          }
        });
  }

  @Test
  void boundsCountAllRoundingsOfCornersAndProducts() {
    difference.set(a.setBox(-1, 0, 2, 3), b.setBox(10, 1, 12, 5)).begin();
    double cornerError = 0x1p-50 * (3 + 12);
    assertThat(difference.cornerError()).isEqualTo(cornerError);
    assertThat(walk.size()).isEqualTo(4);
    for (int k = 0; k < 4; k++) {
      double dx = difference.directionX(k);
      double dy = difference.directionY(k);
      double products = Math.abs(dy * difference.cornerX(k)) + Math.abs(dx * difference.cornerY(k));
      double sides = Math.abs(dx) + Math.abs(dy);
      assertThat(difference.sideError(k)).isEqualTo(2 * sides * cornerError + 0x1p-50 * products);
    }
    double unit = 0x1p-600;
    difference.set(a.setBox(-unit, 0, unit, unit), b.setBox(unit, 0, 2 * unit, unit)).begin();
    for (int k = 0; k < walk.size(); k++) {
      assertThat(difference.sideError(k)).isEqualTo(ErrorBounds.UNDERFLOW_OF_PRODUCTS);
    }
  }

  @Test
  void whatRoundingLeftBehindOfAPlaceCounts() {
    double sum = 0.1 + 0.7;
    double tail = Exact.tailOfSum(0.1, 0.7);
    difference.set(a.setCircle(0.1, 0.7, 0).plus(0.7, 0.1), b.setCircle(sum, sum, 0)).begin();
    assertThat(difference.cornerX(0)).isEqualTo(-tail).isNotZero();
    assertThat(difference.cornerY(0)).isEqualTo(-tail);
    difference.set(b, a).begin();
    assertThat(difference.cornerX(0)).isEqualTo(tail);
    assertThat(difference.cornerY(0)).isEqualTo(tail);
  }

  @Test
  void aQuestionForgetsTheNumbersOfTheOneBefore() {
    difference.set(a.setBox(0, 0, 2, 2), b.setBox(2, 2, 4, 4));
    assertThat(difference.meets()).isTrue();
    int few = difference.formula().of(1);
    for (int k = 0; k < 10; k++) {
      assertThat(difference.meets()).isTrue();
    }
    assertThat(difference.formula().of(1)).isEqualTo(few).isPositive();
  }

  /** Radii and lengths of edges of which the squares vanish, beside distances that do not. */
  @Test
  void shortEdgesFarAwayAreComparedExactly() {
    double unit = 0x1p-540;
    double away = 0x1p-300;
    TestCore triangle =
        TestCore.polygon(0, 0, 0, 4 * unit, 3 * unit, -4 * unit, -3 * unit, 0, -9 * unit);
    for (double scale : new double[] {1, 0x1p200, 0x1p-100}) {
      TestCore edge = RoundedTimesTest.scaled(triangle, Math.getExponent(scale));
      double x = -3 * away * scale;
      double y = 4 * away * scale;
      double reach = 5 * away * scale;
      assertReach(edge, x, y, reach, 0);
      assertReach(edge, x, y, Math.nextUp(reach), -1);
      assertReach(edge, x, y, Math.nextDown(reach), 1);
    }
  }

  private void assertReach(TestCore core, double x, double y, double radius, int order) {
    difference.set(core.into(a), b.setCircle(x, y, radius)).begin();
    difference.findClosest();
    assertThat(difference.compareReach()).isEqualTo(order);
  }

  @Test
  void quickTestsFindWhatIsFarAway() {
    difference.set(a.setCapsule(0, 0, 0, 4, 1), b.setBox(10, 0, 12, 4));
    assertThat(difference.isFarther(8)).isTrue();
    assertThat(difference.isFarther(9)).isFalse();
    assertThat(difference.isFarther(10)).isFalse();
    assertThat(difference.stayApart(0, 0, 8, 0)).isTrue();
    assertThat(difference.stayApart(0, 0, 20, 20)).isTrue();
    assertThat(difference.stayApart(0, 0, 9, 0)).isFalse();
    assertThat(difference.stayApart(0, 0, 20, 0)).isFalse();
  }

  @Test
  void theUnitOfLengthChangesNoVerdict() {
    Cases.check(
        SEED + 3,
        Math.max(Volume.samples() / 10, 1_000),
        random -> new HardCores.Pair(CoreContactTest.onGrid(random), touching(random)),
        pair -> {
          difference.set(pair.a().into(a), pair.b().into(b));
          boolean meets = difference.meets();
          boolean overlaps = difference.overlaps();
          boolean contains = difference.contains();
          for (int exponent : new int[] {-1070, -800, -545, -520, 480, 1010}) {
            RoundedTimesTest.scaled(pair.a(), exponent).into(a);
            RoundedTimesTest.scaled(pair.b(), exponent).into(b);
            assertThat(difference.meets()).isEqualTo(meets);
            assertThat(difference.overlaps()).isEqualTo(overlaps);
            assertThat(difference.contains()).isEqualTo(contains);
          }
        });
  }

  /** Often so large that it just reaches a point of the grid, three and four away, or five. */
  private static TestCore touching(SplitMix64 random) {
    double radius = random.between(1, 10) / 2.0;
    double x = random.between(-9, 9);
    double y = random.between(-9, 9);
    return random.nextBoolean()
        ? TestCore.circle(x, y, radius)
        : TestCore.capsule(x, y, x + 3, y + random.oneOf(0, 4), radius);
  }
}
