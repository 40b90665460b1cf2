// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.oracle.ConvexOracle;
import dev.carom.oracle.HardCores;
import dev.carom.oracle.TestCore;
import dev.carom.oracle.TestCore.Kind;
import dev.carom.oracle.Volume;
import java.util.Arrays;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ConvexOverlapTest {
  private static final long SEED = 1523;
  private static final int COUNT = Volume.pairsOfFiveKinds() / 4;

  @Test
  void capsulesAreJudgedAsByExactArithmetic() {
    HardCores.pairs(Kind.CAPSULE, Kind.CAPSULE, SEED, COUNT, ConvexOverlapTest::checkCapsules);
  }

  private static void checkCapsules(HardCores.Pair pair) {
    ConvexOracle oracle = ConvexOracle.of(pair.a(), pair.b());
    double[] a = pair.a().offsets();
    double[] b = pair.b().offsets();
    double x1 = a[a.length - 2];
    double y1 = a[a.length - 1];
    double u1 = b[b.length - 2];
    double v1 = b[b.length - 1];
    double r0 = pair.a().radius();
    double r1 = pair.b().radius();
    assertThat(Overlap.capsuleCapsule(a[0], a[1], x1, y1, r0, b[0], b[1], u1, v1, r1))
        .isEqualTo(oracle.intersects());
    assertThat(Overlap.capsuleCapsuleStrict(a[0], a[1], x1, y1, r0, b[0], b[1], u1, v1, r1))
        .isEqualTo(oracle.overlaps());
  }

  @ParameterizedTest
  @EnumSource(names = {"POLYGON", "ROUNDED_POLYGON"})
  void circlesAndPolygonsAreJudgedAsByExactArithmetic(Kind kind) {
    HardCores.pairs(Kind.CIRCLE, kind, SEED, COUNT, ConvexOverlapTest::checkCircle);
  }

  private static void checkCircle(HardCores.Pair pair) {
    ConvexOracle oracle = ConvexOracle.of(pair.a(), pair.b());
    double x = pair.a().x();
    double y = pair.a().y();
    double radius = pair.a().radius();
    TestCore b = pair.b();
    double[] corners = amidOthers(b, 2);
    assertThat(Overlap.circlePolygon(x, y, radius, corners, 2, b.count(), b.x(), b.y(), b.radius()))
        .isEqualTo(oracle.intersects());
    assertThat(
            Overlap.circlePolygonStrict(
                x, y, radius, corners, 2, b.count(), b.x(), b.y(), b.radius()))
        .isEqualTo(oracle.overlaps());
  }

  @ParameterizedTest
  @EnumSource(names = {"POLYGON", "ROUNDED_POLYGON"})
  void polygonsAreJudgedAsByExactArithmetic(Kind kind) {
    HardCores.pairs(Kind.POLYGON, kind, SEED, COUNT, ConvexOverlapTest::checkPolygons);
  }

  private static void checkPolygons(HardCores.Pair pair) {
    ConvexOracle oracle = ConvexOracle.of(pair.a(), pair.b());
    TestCore a = pair.a();
    TestCore b = pair.b();
    double[] p = amidOthers(a, 1);
    double[] q = amidOthers(b, 3);
    double r0 = a.radius();
    double r1 = b.radius();
    assertThat(
            Overlap.polygonPolygon(
                p, 1, a.count(), a.x(), a.y(), r0, q, 3, b.count(), b.x(), b.y(), r1))
        .isEqualTo(oracle.intersects());
    assertThat(
            Overlap.polygonPolygonStrict(
                q, 3, b.count(), b.x(), b.y(), r1, p, 1, a.count(), a.x(), a.y(), r0))
        .isEqualTo(oracle.overlaps());
  }

  @Test
  void cornersBeyondTheArrayAreRejected() {
    double[] triangle = {0, 0, 4, 0, 0, 3};
    assertRejected("count", () -> Overlap.circlePolygon(9, 9, 1, triangle, 2, 3, 0, 0, 0));
    assertRejected("start", () -> Overlap.circlePolygonStrict(9, 9, 1, triangle, -1, 3, 0, 0, 0));
    assertRejected(
        "count0", () -> Overlap.polygonPolygon(triangle, 0, 4, 9, 9, 0, triangle, 0, 3, 0, 0, 0));
    assertRejected(
        "count1",
        () -> Overlap.polygonPolygonStrict(triangle, 0, 3, 9, 9, 0, triangle, 0, 0, 0, 0, 0));
  }

  private static void assertRejected(String name, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessageStartingWith(name + " must be from ");
  }

  /** The corners in an array, from an index, with numbers around them that must not be read. */
  private static double[] amidOthers(TestCore core, int start) {
    double[] numbers = new double[start + core.offsets().length + 1];
    Arrays.fill(numbers, Double.NaN);
    System.arraycopy(core.offsets(), 0, numbers, start, core.offsets().length);
    return numbers;
  }
}
