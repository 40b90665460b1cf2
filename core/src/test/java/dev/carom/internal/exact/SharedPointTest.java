// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.internal.exact.CoreDifference.Feature;
import dev.carom.oracle.Cases;
import dev.carom.oracle.HardCores;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.TestCore;
import dev.carom.oracle.Volume;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Points in plain doubles are as good as those of exact arithmetic, and found if ordinary. */
class SharedPointTest {
  private static final long SEED = 1514;

  private static final Offset<Double> CLOSE = Offset.offset(1e-12);

  private final Core a = new Core();
  private final Core b = new Core();
  private final CoreDifference difference = new CoreDifference();
  private final EdgeWalk walk = difference.walk();
  private final SharedPoint shared = new SharedPoint(difference);

  @Test
  void aPointAcrossAnEdgeIsInBothCores() {
    int[] edges = new int[1];
    Cases.check(
        SEED,
        Math.max(Volume.samples() / 25, 500),
        random -> new HardCores.Pair(core(random), core(random)),
        pair -> {
          set(pair.a(), pair.b());
          for (int k = 0; difference.isStrictlyInside() && k < walk.size(); k++) {
            // Only where (0, 0) is beside the edge, as it is beside the closest one.
            if (difference.along(k, k) >= 0 && difference.along(k, walk.next(k)) <= 0) {
              edges[0]++;
              checkAcross(k, pair);
            }
          }
        });
    assertThat(edges[0]).isGreaterThan(200);
  }

  /** Close to the others, so that many overlap. */
  private static TestCore core(SplitMix64 random) {
    TestCore core = CoreContactTest.onGrid(random);
    double u = random.between(3, 9);
    double v = random.between(-4, 4);
    return random.oneIn(3)
        ? core
        : TestCore.polygon(core.x() / 4, core.y() / 4, 0, 0, 0, u, v, u - v, u + v, -v, u);
  }

  /** With parallel edges, several points are across the same place of the difference. */
  private void checkAcross(int edge, HardCores.Pair pair) {
    boolean isFound = shared.findQuickly(a, edge);
    double x = shared.x();
    double y = shared.y();
    shared.findExactly(a, edge);
    assertInside(shared.x(), shared.y(), pair);
    if (IntStream.range(0, walk.size()).noneMatch(k -> walk.passesA(k) && walk.passesB(k))) {
      assertThat(isFound).isTrue();
      assertThat(x).isCloseTo(shared.x(), CLOSE);
      assertThat(y).isCloseTo(shared.y(), CLOSE);
    } else if (isFound) {
      assertInside(x, y, pair);
    }
  }

  private static void assertInside(double x, double y, HardCores.Pair pair) {
    TestCore point = TestCore.circle(x, y, 0);
    assertThat(distanceOfCores(point, pair.a())).isCloseTo(0, CLOSE);
    assertThat(distanceOfCores(point, pair.b())).isCloseTo(0, CLOSE);
  }

  private void set(TestCore first, TestCore second) {
    difference.set(first.into(a), second.into(b)).begin();
    difference.findClosest();
  }

  @Test
  void acuteCornersThatTouchShareTheirPlace() {
    set(
        TestCore.polygon(1, 2, 0, 0, 0, -4, 1, -4, -1),
        TestCore.polygon(1, 2, 0, 0, 0, 4, -1, 4, 1));
    assertThat(difference.feature()).isEqualTo(Feature.INSIDE);
    for (int k = 0; k < walk.size(); k++) {
      if (difference.side(k) == 0) {
        shared.find(a, k);
        assertThat(shared.x()).isEqualTo(1);
        assertThat(shared.y()).isEqualTo(2);
      }
    }
  }

  @Test
  void betweenCoresThatAreApartItIsTheMiddleOfTheClosestPoints() {
    int[] found = new int[2];
    Cases.check(
        SEED + 1,
        Math.max(Volume.samples() / 10, 1_500),
        random -> new HardCores.Pair(CoreContactTest.onGrid(random), rounded(random)),
        pair -> {
          set(pair.a(), pair.b());
          if (difference.feature() != Feature.INSIDE) {
            found[checkBetween(pair.a(), pair.b()) ? 1 : 0]++;
          }
        });
    assertThat(found[0]).isGreaterThan(50);
    assertThat(found[1]).isGreaterThan(50);
  }

  /** Of all radii, so that some parts are deep in others. */
  private static TestCore rounded(SplitMix64 random) {
    TestCore core = CoreContactTest.onGrid(random);
    double radius = random.between(0, 24) / 2.0;
    return core.kind() == TestCore.Kind.BOX
        ? core
        : TestCore.polygon(core.x(), core.y(), radius, core.offsets());
  }

  private boolean checkBetween(TestCore first, TestCore second) {
    boolean isCorner = difference.feature() == Feature.CORNER;
    boolean isFound = shared.findBetween(a, b, difference.at(), isCorner);
    double radius = first.radius();
    double otherRadius = second.radius();
    double distance = distanceOfCores(first, second);
    boolean isDeep = distance + radius <= otherRadius || distance + otherRadius <= radius;
    boolean isVague = isCorner && 8 * distance < radius + otherRadius;
    assertThat(isFound).isEqualTo(!isDeep && !isVague && distance > 0);
    if (isFound) {
      CoreContact contact = new CoreContact().set(a, b);
      contact.findClosestOfFirst();
      double x = contact.pointX();
      double y = contact.pointY();
      contact.findClosestOfSecond();
      assertThat(shared.x()).isCloseTo((x + contact.pointX()) / 2, CLOSE);
      assertThat(shared.y()).isCloseTo((y + contact.pointY()) / 2, CLOSE);
    }
    return isFound;
  }

  private static double distanceOfCores(TestCore first, TestCore second) {
    Core one = sharp(first).into(new Core());
    return new CoreContact().set(one, sharp(second).into(new Core())).distance();
  }

  private static TestCore sharp(TestCore core) {
    return new TestCore(core.kind(), core.offsets(), core.x(), core.y(), 0);
  }

  @Test
  void extremeSizesAreLeftToExactArithmetic() {
    for (int exponent : new int[] {-300, 300}) {
      TestCore box = RoundedTimesTest.scaled(TestCore.box(0, 0, 2, 2), exponent);
      set(box, RoundedTimesTest.scaled(TestCore.box(1, 1, 3, 3), exponent));
      assertThat(shared.findQuickly(a, 0)).isFalse();
      shared.find(a, 0);
      assertThat(Math.scalb(shared.x(), -exponent)).isBetween(1.0, 2.0);
      assertThat(Math.scalb(shared.y(), -exponent)).isBetween(1.0, 2.0);
      set(box, RoundedTimesTest.scaled(TestCore.box(3, 1, 5, 3), exponent));
      assertThat(shared.findBetween(a, b, difference.at(), false)).isFalse();
    }
  }
}
