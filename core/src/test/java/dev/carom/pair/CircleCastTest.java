// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.carom.Circle;
import dev.carom.Impact;
import dev.carom.Segment;
import dev.carom.oracle.Oracle;
import dev.carom.oracle.Promises;
import dev.carom.oracle.Rays;
import dev.carom.oracle.Volume;
import org.junit.jupiter.api.Test;

class CircleCastTest {
  private static final long SEED = 151;
  private static final Circle CIRCLE = new Circle(0, 0, 5);

  @Test
  void entersAndLeavesOnTheRim() {
    Segment segment = new Segment(-9, 0, 7, 0);
    assertThat(segment.cast(CIRCLE)).isEqualTo(new Impact(true, 0.25, 1, 0, -5, 0, false, 0));
    Impact exit = segment.exit(CIRCLE);
    assertThat(exit.hit()).isTrue();
    assertThat(exit.time()).isEqualTo(0.875);
    assertThat(exit.pointX()).isEqualTo(5);
    assertThat(exit.pointY()).isZero();
    assertThat(exit.startsInside()).isFalse();
  }

  @Test
  void aTangentIsAHitAndTheLastBitDecides() {
    Segment tangent = new Segment(-7, -1, 1, -7);
    assertThat(tangent.cast(CIRCLE).hit()).isTrue();
    assertThat(tangent.cast(CIRCLE).time()).isCloseTo(0.5, within(1e-15));
    assertThat(tangent.cast(new Circle(0, 0, Math.nextDown(5.0))).hit()).isFalse();
    assertThat(tangent.cast(new Circle(0, 0x1p-1000, 5)).hit()).isFalse();
    assertThat(tangent.cast(new Circle(0, -0x1p-1000, 5)).hit()).isTrue();
  }

  @Test
  void endsOnTheRimCount() {
    assertThat(new Segment(9, 12, 3, 4).cast(CIRCLE).time()).isEqualTo(1);
    assertThat(new Segment(9, 12, 3, Math.nextUp(4.0)).cast(CIRCLE).hit()).isFalse();
    Impact atStart = new Segment(3, 4, 9, 12).cast(CIRCLE);
    assertThat(atStart.hit()).isTrue();
    assertThat(atStart.time()).isZero();
  }

  @Test
  void aStartInsideIsAHitAtOnceAndHasAnExit() {
    Segment segment = new Segment(1, 0, 17, 0);
    Impact entry = segment.cast(CIRCLE);
    assertThat(entry.startsInside()).isTrue();
    assertThat(entry.time()).isZero();
    assertThat(entry.pointX()).isEqualTo(1);
    assertThat(entry.depth()).isEqualTo(4);
    Impact exit = segment.exit(CIRCLE);
    assertThat(exit.time()).isCloseTo(0.25, within(1e-15));
    assertThat(exit.pointX()).isEqualTo(5);
    assertThat(exit.startsInside()).isTrue();
  }

  @Test
  void anEndInsideExitsAtTheEnd() {
    Impact exit = new Segment(-9, 0, 1, 0).exit(CIRCLE);
    assertThat(exit.time()).isEqualTo(1);
    assertThat(exit.pointX()).isEqualTo(1);
  }

  @Test
  void aSegmentOfNoLengthIsAPoint() {
    assertThat(new Segment(3, 4, 3, 4).cast(CIRCLE).hit()).isTrue();
    assertThat(new Segment(3, 4, 3, 4).exit(CIRCLE).hit()).isTrue();
    assertThat(new Segment(4, 4, 4, 4).cast(CIRCLE).hit()).isFalse();
  }

  @Test
  void aPointOnTheWayIsHit() {
    Impact impact = new Segment(0, 0, 6, 8).cast(new Circle(3, 4, 0));
    assertThat(impact).isEqualTo(new Impact(true, 0.5, 0.6, 0.8, 3, 4, false, 0));
    assertThat(new Segment(0, 0, 6, 8).cast(new Circle(3, Math.nextUp(4.0), 0)).hit()).isFalse();
  }

  @Test
  void pointingAwayIsNoHit() {
    assertThat(new Segment(6, 0, 20, 0).cast(CIRCLE)).isEqualTo(Impact.NONE);
    assertThat(new Segment(6, 0, 20, 0).exit(CIRCLE)).isEqualTo(Impact.NONE);
  }

  @Test
  void agreesWithExactArithmeticNextToTangency() {
    Rays.atCircles(
        SEED,
        Volume.pairs(),
        (segment, circle) -> {
          boolean hit = Oracle.castHits(segment, circle);
          assertThat(segment.cast(circle).hit()).as("entry").isEqualTo(hit);
          assertThat(segment.exit(circle).hit()).as("exit").isEqualTo(hit);
        });
  }

  @Test
  void keepsItsPromises() {
    Rays.atCircles(SEED + 1000, Volume.samples(), Promises::cast);
  }

  @Test
  void noNumberOfAnExitIsMinusZero() {
    Impact exit = new Segment(0, 0, 10, 0).exit(new Circle(5, 0, 0));
    assertThat(exit).isEqualTo(new Impact(true, 0.5, -1, 0, 5, 0, false, 0));
  }
}
