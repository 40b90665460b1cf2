// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static dev.carom.internal.exact.ErrorFreeTest.exact;
import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Circle;
import dev.carom.Vec2;
import dev.carom.oracle.Journey;
import dev.carom.oracle.Oracle;
import dev.carom.oracle.Volume;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

class PathsTest {
  private static final long SEED = 203;

  @Test
  void passesAtARadiusOrCloser() {
    // From (-7, -1) along (8, -6) the nearest point to the origin is (-3, -4), 5 away.
    assertThat(Paths.reach(-7, -1, 0, 0, 8, -6, 0, 0, 5, 0, true)).isTrue();
    assertThat(Paths.reach(-7, -1, 0, 0, 8, -6, 0, 0, 5, 0, false)).isFalse();
    assertThat(Paths.reach(-7, -1, 0, 0, 8, -6, 0, 0, 2, Math.nextUp(3.0), false)).isTrue();
    assertThat(Paths.reach(-7, -1, 0, 0, 8, -6, 0, 0, 2, Math.nextDown(3.0), true)).isFalse();
  }

  @Test
  void theLengthOfTheMotionCounts() {
    assertThat(Paths.reach(-9, 0, 0, 0, 4, 0, 0, 0, 5, 0, true)).isTrue();
    assertThat(Paths.reach(-9, 0, 0, 0, 4, 0, 0, 0, 5, 0, false)).isFalse();
    assertThat(Paths.reach(-9, 0, 0, 0, Math.nextUp(4.0), 0, 0, 0, 5, 0, false)).isTrue();
    assertThat(Paths.reach(-9, 0, 0, 0, Math.nextDown(4.0), 0, 0, 0, 5, 0, true)).isFalse();
  }

  @Test
  void theSmallestMotionHasADirection() {
    double tiny = Double.MIN_VALUE;
    assertThat(Paths.reach(3, 4, 0, 0, -tiny, 0, 0, 0, 5, 0, false)).isTrue();
    assertThat(Paths.reach(3, 4, 0, 0, tiny, 0, 0, 0, 5, 0, false)).isFalse();
    assertThat(Paths.reach(3, 4, 0, 0, 4 * tiny, -3 * tiny, 0, 0, 5, 0, false)).isFalse();
    assertThat(Paths.reach(3, 4, 0, 0, 4 * tiny, -4 * tiny, 0, 0, 5, 0, false)).isTrue();
  }

  @Test
  void knowsIfAPointSetsOutTowardsAnother() {
    assertThat(Paths.signOfApproach(0, 0, 0, 0, 1, 1, 5, 0)).isEqualTo(1);
    assertThat(Paths.signOfApproach(0, 0, 0, 0, -1, 1, 5, 0)).isEqualTo(-1);
    assertThat(Paths.signOfApproach(0, 0, 0, 0, 0, 1, 5, 0)).isZero();
    assertThat(Paths.signOfApproach(0, 0, 0, 0, 4, -3, 3, 4)).isZero();
    assertThat(Paths.signOfApproach(0, 0, 0, 0, Math.nextUp(4.0), -3, 3, 4)).isEqualTo(1);
  }

  /**
   * The way ends 5 away from (x1, y1), seen from the end at (3, 4), and hardly nearer or farther
   * just before: whether it comes closer than 5 depends on the last bit of its direction.
   */
  @Test
  void theLastBitDecidesIfTheEndIsTheClosestPoint() {
    double bit = 0x1p-50;
    for (double scale : new double[] {1, 0x1p300, 0x1p-300}) {
      for (double shift : new double[] {0, 0x1p-1, 8}) {
        for (double drift : new double[] {0, 0x1p-2, 1}) {
          assertThat(reachesFive(-4 - bit, shift, drift, scale, false)).isTrue();
          assertThat(reachesFive(-4, shift, drift, scale, false)).isFalse();
          assertThat(reachesFive(-4 + bit, shift, drift, scale, false)).isFalse();
          assertThat(reachesFive(-4 + bit, shift, drift, scale, true)).isTrue();
        }
      }
    }
  }

  private static boolean reachesFive(
      double motionX, double shift, double drift, double scale, boolean touchingCounts) {
    double x1 = (motionX + 3) + shift;
    double y1 = 7 + shift;
    assertThat(exact(x1)).isEqualByComparingTo(exact(motionX, 3, shift));
    assertThat(exact(motionX + drift)).isEqualByComparingTo(exact(motionX, drift));
    return Paths.reach(
        shift * scale,
        shift * scale,
        drift * scale,
        drift * scale,
        (motionX + drift) * scale,
        (3 + drift) * scale,
        x1 * scale,
        y1 * scale,
        3 * scale,
        2 * scale,
        touchingCounts);
  }

  @Test
  void agreesWithTheOracle() {
    Journey.ofCircles(
        SEED,
        Volume.samples(),
        journey -> {
          Circle a = (Circle) journey.a();
          Circle b = (Circle) journey.b();
          Vec2 to = journey.motion();
          Vec2 from = journey.otherMotion();
          assertThat(reach(a, to, b, from, false))
              .as("closer")
              .isEqualTo(Oracle.sweepHits(a, to, b, from));
          assertThat(reach(a, to, b, from, true))
              .as("as close")
              .isEqualTo(Oracle.sweepReaches(a, to, b, from));
        });
  }

  private static boolean reach(Circle a, Vec2 to, Circle b, Vec2 from, boolean touchingCounts) {
    return Paths.reach(
        a.x(),
        a.y(),
        from.x(),
        from.y(),
        to.x(),
        to.y(),
        b.x(),
        b.y(),
        a.radius(),
        b.radius(),
        touchingCounts);
  }

  @Test
  void theSignOfTheApproachIsExact() {
    Journey.ofCircles(
        SEED + 1,
        Volume.samples(),
        journey -> {
          Circle a = (Circle) journey.a();
          Circle b = (Circle) journey.b();
          Vec2 to = journey.motion();
          Vec2 from = journey.otherMotion();
          BigDecimal alongX =
              ErrorFreeTest.exact(b.x(), -a.x()).multiply(ErrorFreeTest.exact(to.x(), -from.x()));
          BigDecimal alongY =
              ErrorFreeTest.exact(b.y(), -a.y()).multiply(ErrorFreeTest.exact(to.y(), -from.y()));
          assertThat(
                  Paths.signOfApproach(
                      a.x(), a.y(), from.x(), from.y(), to.x(), to.y(), b.x(), b.y()))
              .isEqualTo(alongX.add(alongY).signum());
        });
  }
}
