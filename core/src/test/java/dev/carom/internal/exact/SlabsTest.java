// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Vec2;
import dev.carom.oracle.Journey;
import dev.carom.oracle.Lattice;
import dev.carom.oracle.Passage;
import dev.carom.oracle.Volume;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

class SlabsTest {
  private static final long SEED = 204;

  @Test
  void intervalsMustMeetOnBothAxesAtTheSameTime() {
    // A point from (-1, 0.5) by (2, 0), then one that passes the corner (0, 0).
    assertThat(meets(-1, 2, 0.5, 0, false)).isTrue();
    assertThat(meets(-1, 2, 1, -2, true)).isTrue();
    assertThat(meets(-1, 2, 1, -2, false)).isFalse();
    assertThat(meets(-1, 2, 1, Math.nextDown(-2.0), true)).isFalse();
    assertThat(meets(-1, 2, 1, Math.nextUp(-2.0), false)).isTrue();
    assertThat(meets(-1, 2, 1.5, -4, true)).isFalse();
  }

  @Test
  void aTouchAtTheEndCountsOnlyIfTouchingCounts() {
    assertThat(meets(-1, 1, 0.5, 0, true)).isTrue();
    assertThat(meets(-1, 1, 0.5, 0, false)).isFalse();
    assertThat(meets(1, 1, 0.5, 0, true)).isTrue();
    assertThat(meets(1, 1, 0.5, 0, false)).isFalse();
    assertThat(meets(1, -1, 0.5, 0, false)).isTrue();
  }

  /** A moving point and the box from (0, 0) to (1, 1). */
  private static boolean meets(
      double x, double motionX, double y, double motionY, boolean touchingCounts) {
    return Slabs.meet(x, x, 0, motionX, 0, 1, 0, y, y, 0, motionY, 0, 1, 0, touchingCounts);
  }

  @Test
  void reachWidensAnInterval() {
    assertThat(Slabs.meet(-3, -3, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 1, true)).isTrue();
    assertThat(Slabs.meet(-3, -3, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 1, false)).isFalse();
    assertThat(Slabs.meet(-3, -3, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 1, false)).isTrue();
    assertThat(Slabs.meet(-3, -3, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, false)).isFalse();
  }

  @Test
  void agreesWithTheOracle() {
    Journey.ofBoxes(SEED, Volume.samples(), journey -> assertAgrees(journey, 0, 0));
  }

  @Test
  void agreesWithTheOracleWithReach() {
    Journey.ofBoxes(
        SEED + 1,
        Volume.samples(),
        journey -> {
          Box other = (Box) journey.b();
          assertAgrees(journey, Math.abs(other.minX()), 0);
          assertAgrees(journey, 0.5, Math.abs(other.maxY()));
        });
  }

  private static void assertAgrees(Journey journey, double reachX, double reachY) {
    Box a = (Box) journey.a();
    Box b = (Box) journey.b();
    Vec2 to = journey.motion();
    Vec2 from = journey.otherMotion();
    Lattice lattice =
        Lattice.of(
            a.minX(), a.minY(), a.maxX(), a.maxY(), b.minX(), b.minY(), b.maxX(), b.maxY(), to.x(),
            to.y(), from.x(), from.y(), reachX, reachY);
    BigDecimal grownX = lattice.in(reachX);
    BigDecimal grownY = lattice.in(reachY);
    Passage passage =
        new Passage(
            BigDecimal.ZERO,
            BigDecimal.ZERO,
            lattice.in(to.x()).subtract(lattice.in(from.x())),
            lattice.in(to.y()).subtract(lattice.in(from.y())),
            lattice.in(b.minX()).subtract(lattice.in(a.maxX())).subtract(grownX),
            lattice.in(b.minY()).subtract(lattice.in(a.maxY())).subtract(grownY),
            lattice.in(b.maxX()).subtract(lattice.in(a.minX())).add(grownX),
            lattice.in(b.maxY()).subtract(lattice.in(a.minY())).add(grownY));
    assertThat(meet(a, to, b, from, reachX, reachY, false))
        .as("more than a border")
        .isEqualTo(passage.isStrictlyInsideSomewhere());
    assertThat(meet(a, to, b, from, reachX, reachY, true))
        .as("touching counts")
        .isEqualTo(passage.isInsideSomewhere());
  }

  private static boolean meet(
      Box a, Vec2 to, Box b, Vec2 from, double reachX, double reachY, boolean touchingCounts) {
    return Slabs.meet(
        a.minX(),
        a.maxX(),
        from.x(),
        to.x(),
        b.minX(),
        b.maxX(),
        reachX,
        a.minY(),
        a.maxY(),
        from.y(),
        to.y(),
        b.minY(),
        b.maxY(),
        reachY,
        touchingCounts);
  }
}
