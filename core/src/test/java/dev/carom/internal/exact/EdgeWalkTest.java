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

class EdgeWalkTest {
  private static final long SEED = 1513;

  private final Core a = new Core();
  private final Core b = new Core();
  private final EdgeWalk walk = new EdgeWalk();

  @Test
  void turnsCounterClockwiseAroundHardPassages() {
    int count = Math.max(Volume.samples() / 400, 4);
    for (Kind first : Kind.values()) {
      for (Kind second : Kind.values()) {
        HardCores.passages(first, second, SEED, count, this::checkTurns);
      }
    }
  }

  @Test
  void turnsCounterClockwiseAroundNearlyParallelEdges() {
    Cases.check(
        SEED + 1,
        Math.max(Volume.samples() / 10, 1_000),
        EdgeWalkTest::nearlyParallel,
        this::checkTurns);
  }

  /** Of all sizes: with products that underflow, and with ulps that are large numbers. */
  private static HardCores.Passage nearlyParallel(SplitMix64 random) {
    TestCore first = CoreContactTest.onGrid(random);
    double times = random.oneOf(-1, 1, 1 / 3.0, 0.7, 1e4 / 7);
    double[] offsets = first.offsets();
    TestCore second =
        offsets.length < 6
            ? CoreContactTest.onGrid(random)
            : TestCore.polygon(
                0,
                0,
                1,
                Arrays.stream(Arrays.copyOf(offsets, 6))
                    .map(offset -> RoundedTimesTest.nudged(times * offset, random))
                    .toArray());
    double motionX =
        RoundedTimesTest.nudged(times * (offsets[0] - offsets[2 % offsets.length]), random);
    double motionY =
        RoundedTimesTest.nudged(times * (offsets[1] - offsets[3 % offsets.length]), random);
    int size = random.oneIn(3) ? random.between(-1020, 600) : random.between(-30, 60);
    int otherSize = random.oneIn(3) ? random.between(-1020, 600) : random.between(-30, 60);
    return new HardCores.Passage(
        RoundedTimesTest.scaled(first, size),
        RoundedTimesTest.scaled(second, otherSize),
        0,
        0,
        Math.scalb(motionX, size),
        Math.scalb(motionY, size));
  }

  private void checkTurns(HardCores.Passage passage) {
    passage.a().into(a);
    passage.b().into(b);
    double fromX = passage.fromX();
    double fromY = passage.fromY();
    double toX = passage.toX();
    double toY = passage.toY();
    for (boolean isMirrored : new boolean[] {true, false}) {
      walk.set(a, b, isMirrored, 0, 0, 0, 0);
      assertTurns();
      walk.set(b, a, isMirrored, fromX, fromY, toX, toY);
      assertTurns();
    }
  }

  /** Directions start along x or above, and each is farther counter-clockwise than the last. */
  private void assertTurns() {
    for (int k = 0; k < walk.size(); k++) {
      assertThat(walk.directionX(k)).isEqualTo(walk.endX(k) - walk.startX(k));
      assertThat(walk.directionY(k)).isEqualTo(walk.endY(k) - walk.startY(k));
    }
    for (int k = 0; k + 1 < walk.size(); k++) {
      Dyadic dx = Dyadic.sum(walk.endX(k), -walk.startX(k));
      Dyadic dy = Dyadic.sum(walk.endY(k), -walk.startY(k));
      Dyadic nextX = Dyadic.sum(walk.endX(k + 1), -walk.startX(k + 1));
      Dyadic nextY = Dyadic.sum(walk.endY(k + 1), -walk.startY(k + 1));
      int turn = dx.times(nextY).minus(dy.times(nextX)).sign();
      boolean isUp = isUp(dx, dy);
      boolean isNextUp = isUp(nextX, nextY);
      assertThat(isUp == isNextUp ? turn > 0 : isUp).as("step %s of %s", k, walk.size()).isTrue();
    }
  }

  private static boolean isUp(Dyadic dx, Dyadic dy) {
    return dy.sign() > 0 || dy.sign() == 0 && dx.sign() > 0;
  }

  @Test
  void goesAroundAnyNumberOfEdges() {
    for (int count = 3; count <= 20; count++) {
      for (int otherCount = 3; otherCount <= 20; otherCount++) {
        a.setPolygon(around(count, 0.1), 0, count, 0, 0, 0);
        b.setPolygon(around(otherCount, 0.2), 0, otherCount, 0, 0, 0);
        EdgeWalk fresh = new EdgeWalk();
        fresh.set(a, b, true, 0, 0, 0.03, 1);
        assertThat(fresh.size()).isEqualTo(count + otherCount + 2);
      }
    }
  }

  /** The corners of a regular polygon, but for rounding. */
  static double[] around(int count, double turn) {
    double[] corners = new double[2 * count];
    for (int k = 0; k < count; k++) {
      corners[2 * k] = Math.cos(turn + 2 * Math.PI * k / count);
      corners[2 * k + 1] = Math.sin(turn + 2 * Math.PI * k / count);
    }
    return corners;
  }

  @Test
  void aSharedDirectionIsThatOfTheLongerEdgeWhicheverIsFirst() {
    Cases.check(
        SEED + 2,
        500,
        random -> {
          double[] longer = box(random, random.between(3, 5), random.between(3, 5));
          double[] shorter = box(random, random.between(1, 2), random.between(1, 2));
          return new double[][] {longer, shorter};
        },
        boxes -> assertDirectionsOf(boxes[0], boxes[1]));
  }

  @Test
  void ofEqualLengthsItIsThatOfTheEdgeFartherFromZero() {
    Cases.check(
        SEED + 3,
        500,
        random -> new double[][] {box(random, 2, 3), box(random, 2, 3)},
        boxes -> {
          assertDirectionOfFarther(boxes[0], boxes[1]);
          assertDirectionOfFarther(boxes[1], boxes[0]);
        });
  }

  private static double[] box(SplitMix64 random, double width, double height) {
    double x = random.between(-9, 9);
    double y = random.between(-9, 9);
    return new double[] {x, y, x + width, y + height};
  }

  private static Core set(Core core, double[] box) {
    return core.setBox(box[0], box[1], box[2], box[3]);
  }

  private void assertDirectionsOf(double[] longer, double[] shorter) {
    for (boolean isMirrored : new boolean[] {true, false}) {
      walk.set(set(a, longer), set(b, shorter), isMirrored, 0, 0, 0, 0);
      assertLengths(longer);
      walk.set(set(a, shorter), set(b, longer), isMirrored, 0, 0, 0, 0);
      assertLengths(longer);
    }
  }

  private void assertLengths(double[] box) {
    assertThat(walk.size()).isEqualTo(4);
    for (int k = 0; k < 4; k++) {
      double length = Math.abs(walk.endX(k) - walk.startX(k) + (walk.endY(k) - walk.startY(k)));
      assertThat(length).isEqualTo(k % 2 == 0 ? box[2] - box[0] : box[3] - box[1]);
    }
  }

  private void assertDirectionOfFarther(double[] first, double[] second) {
    walk.set(set(a, first), set(b, second), false, 0, 0, 0, 0);
    for (int k = 0; k < 4; k++) {
      int i = walk.cornerA(k);
      int j = walk.cornerB(k);
      double ofFirst = fromZero(a, i) + fromZero(a, a.next(i));
      double ofSecond = fromZero(b, j) + fromZero(b, b.next(j));
      Core farther = ofSecond > ofFirst ? b : a;
      int corner = ofSecond > ofFirst ? j : i;
      assertThat(walk.startX(k)).isEqualTo(farther.offsetX(corner));
      assertThat(walk.startY(k)).isEqualTo(farther.offsetY(corner));
      assertThat(walk.endX(k)).isEqualTo(farther.offsetX(farther.next(corner)));
      assertThat(walk.endY(k)).isEqualTo(farther.offsetY(farther.next(corner)));
    }
  }

  private static double fromZero(Core core, int corner) {
    return Math.abs(core.offsetX(corner)) + Math.abs(core.offsetY(corner));
  }
}
