// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.TestCore;
import org.junit.jupiter.api.Test;

class QuickCapsulesTest {
  private static final int CASES = 20_000;

  private final CloseCases cases = new CloseCases(1601);
  private final SplitMix64 random = cases.random();

  @Test
  void capsulesAreJudgedAsByExactArithmeticOrNotAtAll() {
    for (int k = 0; k < CASES; k++) {
      cases.begin();
      double[] a = segment();
      double[] b = segment();
      if (random.oneIn(3)) {
        double times = random.below(5) - 2;
        b[2] = b[0] + times * (a[2] - a[0]);
        b[3] = b[1] + times * (a[3] - a[1]);
      }
      for (int end = 0; end < 4; end += 2) {
        if (random.oneIn(4)) {
          double times = random.below(9) / 2.0 - 2;
          b[end] = a[0] + times * (a[2] - a[0]);
          b[end + 1] = a[1] + times * (a[3] - a[1]);
        }
      }
      double reach = reach(distance(a, b));
      int quick = QuickCapsules.compare(a[0], a[1], a[2], a[3], b[0], b[1], b[2], b[3], reach);
      cases.check(quick, capsule(a, reach), capsule(b, 0));
      int reversed = QuickCapsules.compare(b[2], b[3], b[0], b[1], a[0], a[1], a[2], a[3], reach);
      cases.check(reversed, capsule(a, reach), capsule(b, 0));
    }
    assertThat(cases.decided()).isGreaterThan(CASES);
  }

  @Test
  void capsulesAndCirclesAreJudgedAsByExactArithmeticOrNotAtAll() {
    for (int k = 0; k < CASES; k++) {
      cases.begin();
      double[] a = segment();
      double x = cases.coordinate();
      double y = cases.coordinate();
      double reach = reach(distance(x, y, a));
      int quick = QuickCapsules.compareWithCircle(a[0], a[1], a[2], a[3], x, y, reach);
      cases.check(quick, capsule(a, reach), TestCore.circle(x, y, 0));
    }
    assertThat(cases.decided()).isGreaterThan(CASES / 2);
  }

  @Test
  void squaresBeyondTheRangeOfDoublesDecideNothing() {
    double big = 1e160;
    assertThat(QuickCapsules.compare(0, 0, big, 0, 0, big, big, 3 * big, big / 2)).isZero();
    assertThat(QuickCapsules.compareWithCircle(0, 0, big, 0, 0, big, big / 2)).isZero();
    double tiny = 1e-160;
    assertThat(QuickCapsules.compare(0, 0, tiny, 0, 0, tiny, tiny, 3 * tiny, tiny / 2)).isZero();
    assertThat(QuickCapsules.compareWithCircle(0, 0, tiny, 0, 0, tiny, tiny / 2)).isZero();
  }

  /** Sums of squares are 16 here, so the ends of the range are met exactly. */
  @Test
  void sizesAtTheEndsOfTheRangeDecideNothing() {
    for (double unit : new double[] {0x1p-102, 0x1p98}) {
      assertThat(parallelCapsules(unit)).isZero();
      assertThat(capsuleAndCircle(unit)).isZero();
      double within = unit < 1 ? 2 * unit : unit / 2;
      assertThat(parallelCapsules(within)).isEqualTo(1);
      assertThat(capsuleAndCircle(within)).isEqualTo(1);
    }
  }

  private static int parallelCapsules(double unit) {
    double half = unit / 2;
    return QuickCapsules.compare(0, 0, unit, 0, unit, 3 * half, 2 * unit, 3 * half, half);
  }

  private static int capsuleAndCircle(double unit) {
    return QuickCapsules.compareWithCircle(0, 0, unit, unit, 2 * unit, 0, unit);
  }

  @Test
  void aCircleBesideASegmentIsDecidedBeyondTheBoundOfErrors() {
    // The square of twice the distance is 2^-44 times the square of the size, 1 + 2^-44.
    double distance = 0x1p-23 * (1 + 0x1p-44);
    assertThat(QuickCapsules.compareWithCircle(0, 0, 1, 0, 0.5, distance, 0)).isZero();
    double farther = Math.nextUp(distance);
    assertThat(QuickCapsules.compareWithCircle(0, 0, 1, 0, 0.5, farther, 0)).isEqualTo(1);
  }

  @Test
  void parallelSegmentsAreDecidedBeyondTheBoundOfErrors() {
    // The square of twice the distance, times that of the longer length 2, is 2^-44 times the
    // square of the size, 5 and the square of twice the distance.
    double size = 5 + 25 * 0x1p-46;
    assertThat(besideEachOther(0x1p-24 * size)).isZero();
    assertThat(besideEachOther(Math.nextUp(0x1p-24 * size))).isEqualTo(1);
  }

  private static int besideEachOther(double distance) {
    int quick = QuickCapsules.compare(0, 0, 1, 0, -0.5, distance, 1.5, distance, 0);
    assertThat(QuickCapsules.compare(-0.5, distance, 1.5, distance, 0, 0, 1, 0, 0))
        .isEqualTo(quick);
    return quick;
  }

  @Test
  void segmentsInOneLineAreNotDecidedUpToTheBoundOfErrors() {
    // Twice the distance of the lines, compared with 2^-44 times 1 + 1 + 5².
    double distance = 27 * 0x1p-45;
    assertThat(QuickCapsules.compare(0, 0, 1, 0, 2.5, distance, 3.5, distance, 0)).isZero();
    double farther = Math.nextUp(distance);
    assertThat(QuickCapsules.compare(0, 0, 1, 0, 2.5, farther, 3.5, farther, 0)).isEqualTo(1);
  }

  @Test
  void overlapsAreDecidedBeyondTheBoundOfErrors() {
    // One segment ends on the other. The square of twice the reach is 2^-44 times the square of the
    // size, 3 and the square of twice the reach.
    double reach = 0x1p-23 * (3 + 9 * 0x1p-44);
    assertThat(QuickCapsules.compare(0, 0, 1, 0, 0.5, 0, 0.5, 1, reach)).isZero();
    double more = Math.nextUp(reach);
    assertThat(QuickCapsules.compare(0, 0, 1, 0, 0.5, 0, 0.5, 1, more)).isEqualTo(-1);
    assertThat(QuickCapsules.compare(0.5, 0, 0.5, 1, 0, 0, 1, 0, more)).isEqualTo(-1);
  }

  @Test
  void crossingsAreDecidedBeyondTheBoundOfErrors() {
    // A short segment ends beyond the other, whose length is 1, by 2^-45 or a little more.
    double top = 0x1p-27 - 0x1p-45;
    assertThat(QuickCapsules.compare(0, 0, 1, 0, 0.5, -0x1p-45, 0.5, top, 0)).isZero();
    double less = 0x1p-45 + 0x1p-78;
    assertThat(QuickCapsules.compare(0, 0, 1, 0, 0.5, -less, 0.5, 0x1p-27 - less, 0)).isEqualTo(-1);
  }

  private double[] segment() {
    double[] ends = new double[4];
    for (int k = 0; k < 4; k++) {
      ends[k] = cases.coordinate();
    }
    if (random.oneIn(8)) {
      double part = Math.scalb(1, -random.below(40));
      ends[2] = ends[0] + part * (ends[2] - ends[0]);
      ends[3] = ends[1] + part * (ends[3] - ends[1]);
    }
    return ends;
  }

  private double reach(double distance) {
    return switch (random.below(4)) {
      case 0 -> 0;
      case 1 -> Math.abs(cases.length());
      default -> cases.nextTo(distance);
    };
  }

  private static TestCore capsule(double[] ends, double radius) {
    return TestCore.capsule(ends[0], ends[1], ends[2], ends[3], radius);
  }

  private static double distance(double[] a, double[] b) {
    return Math.min(
        Math.min(distance(a[0], a[1], b), distance(a[2], a[3], b)),
        Math.min(distance(b[0], b[1], a), distance(b[2], b[3], a)));
  }

  private static double distance(double x, double y, double[] ends) {
    double dx = ends[2] - ends[0];
    double dy = ends[3] - ends[1];
    double square = dx * dx + dy * dy;
    double along = (x - ends[0]) * dx + (y - ends[1]) * dy;
    double part = square == 0 ? 0 : Exact.clamp(along / square, 0, 1);
    return Math.hypot(x - ends[0] - part * dx, y - ends[1] - part * dy);
  }
}
