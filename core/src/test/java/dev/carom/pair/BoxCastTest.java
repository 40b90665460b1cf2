// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Contact;
import dev.carom.Impact;
import dev.carom.Segment;
import dev.carom.oracle.Oracle;
import dev.carom.oracle.Promises;
import dev.carom.oracle.Rays;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import org.junit.jupiter.api.Test;

class BoxCastTest {
  private static final long SEED = 152;
  private static final Box BOX = new Box(0, 0, 8, 4);

  @Test
  void entersAndLeavesOnTheFaces() {
    Segment segment = new Segment(-4, 1, 12, 1);
    assertThat(segment.cast(BOX)).isEqualTo(new Impact(true, 0.25, 1, 0, 0, 1, false, 0));
    Impact exit = segment.exit(BOX);
    assertThat(exit.time()).isEqualTo(0.75);
    assertThat(exit.pointX()).isEqualTo(8);
    assertThat(exit.pointY()).isEqualTo(1);
  }

  @Test
  void everyFaceHasItsNormal() {
    assertThat(new Segment(12, 2, 4, 2).cast(BOX).normalX()).isEqualTo(-1);
    assertThat(new Segment(4, -2, 4, 2).cast(BOX).normalY()).isEqualTo(1);
    assertThat(new Segment(4, 8, 4, 2).cast(BOX).normalY()).isEqualTo(-1);
  }

  @Test
  void noPointHasANegativeZero() {
    MutableImpact impact = new MutableImpact();
    // Compared as bits: isEqualTo would accept -0.0.
    Cast.box(7, -1, -4, -1, -1, -3, -0.0, -1, impact);
    assertThat(Double.compare(impact.pointX(), 0.0)).isZero();
    Cast.box(-1, 7, -1, -4, -3, -1, -1, -0.0, impact);
    assertThat(Double.compare(impact.pointY(), 0.0)).isZero();
    Cast.box(-0.0, -0.0, 1, 1, -1, -1, 1, 1, impact);
    assertThat(impact.startsInside()).isTrue();
    assertThat(Double.compare(impact.pointX(), 0.0)).isZero();
    Cast.boxExit(-1, 0, -0.0, -0.0, -1, -1, 1, 1, impact);
    assertThat(Double.compare(impact.pointY(), 0.0)).isZero();
    Cast.circle(-0.0, -0.0, 1, 1, 0, 0, 1, impact);
    assertThat(Double.compare(impact.pointX(), 0.0)).isZero();
    Sweep.circleBox(7, -2, 1, -11, 0, -1, -3, -0.0, -1, 0, 0, impact);
    assertThat(Double.compare(impact.pointX(), 0.0)).isZero();
  }

  @Test
  void aSegmentThroughACornerIsAHitAndTheLastBitDecides() {
    assertThat(new Segment(-1, 1, 1, -1).cast(BOX).hit()).isTrue();
    assertThat(new Segment(-1, 1, 1, Math.nextDown(-1.0)).cast(BOX).hit()).isFalse();
    assertThat(new Segment(-2, 2, 4, 6).cast(new Box(0, 0, 1, 4)).hit()).isTrue();
  }

  @Test
  void aSegmentAlongAnEdgeIsAHit() {
    Impact impact = new Segment(-8, 4, 24, 4).cast(BOX);
    assertThat(impact.hit()).isTrue();
    assertThat(impact.time()).isEqualTo(0.25);
    assertThat(new Segment(-8, 4, 24, 4).exit(BOX).time()).isEqualTo(0.5);
    assertThat(new Segment(-8, Math.nextUp(4.0), 24, Math.nextUp(4.0)).cast(BOX).hit()).isFalse();
  }

  @Test
  void endsOnTheBorderCount() {
    assertThat(new Segment(-4, 1, 0, 1).cast(BOX).time()).isEqualTo(1);
    assertThat(new Segment(-4, 1, -Double.MIN_VALUE, 1).cast(BOX).hit()).isFalse();
    assertThat(new Segment(0, 1, -4, 1).cast(BOX).hit()).isTrue();
    assertThat(new Segment(8, 4, 9, 9).cast(BOX).time()).isZero();
  }

  @Test
  void aStartInsideIsAHitAtOnceAndHasAnExit() {
    Segment segment = new Segment(4, 1, 4, 13);
    Impact entry = segment.cast(BOX);
    assertThat(entry.startsInside()).isTrue();
    assertThat(entry.time()).isZero();
    assertThat(entry.depth()).isEqualTo(1);
    Impact exit = segment.exit(BOX);
    assertThat(exit.startsInside()).isTrue();
    assertThat(exit.time()).isEqualTo(0.25);
    assertThat(exit.pointY()).isEqualTo(4);
  }

  @Test
  void aStartInsideHasTheNormalAndDepthOfItsPoint() {
    MutableImpact impact = new MutableImpact();
    for (int k = 0; k < Volume.samples(); k++) {
      SplitMix64 random = SplitMix64.ofCase(SEED, k);
      double scale = random.oneOf(1, 0x1p-1060, 1e-200, 1e9, 1e305);
      Box box = new Box(0, 0, (1 + random.below(9)) * scale, (1 + random.below(9)) * scale);
      double x = inside(random, box.maxX());
      double y = inside(random, box.maxY());
      Contact point = new Circle(x, y, 0).contactWith(box);
      Cast.box(x, y, random.signed(), 2, 0, 0, box.maxX(), box.maxY(), impact);
      assertThat(impact.toImpact())
          .as("case %d of seed %d: (%s, %s) in %s", k, SEED, x, y, box)
          .isEqualTo(
              new Impact(
                  true,
                  0,
                  point.normalX(),
                  point.normalY(),
                  x + 0.0,
                  y + 0.0,
                  true,
                  point.depth()));
    }
  }

  /** Returns a number up to a size: anywhere, in the middle, at an end, or next to one of these. */
  private static double inside(SplitMix64 random, double size) {
    double at = random.oneOf(0, -0.0, size, size / 2, 1, random.fraction() * size);
    double next = random.oneIn(2) ? at : at + random.sign() * Math.ulp(at);
    return next < 0 ? 0 : Math.min(next, size);
  }

  @Test
  void aSegmentWhollyInsideExitsAtItsEnd() {
    Impact exit = new Segment(1, 1, 2, 3).exit(BOX);
    assertThat(exit.time()).isEqualTo(1);
    assertThat(exit.pointX()).isEqualTo(2);
    assertThat(exit.pointY()).isEqualTo(3);
  }

  @Test
  void flatAndPointBoxesAreHit() {
    assertThat(new Segment(-1, 0, 3, 4).cast(new Box(1, 0, 1, 9)))
        .isEqualTo(new Impact(true, 0.5, 1, 0, 1, 2, false, 0));
    assertThat(new Segment(-1, 0, 3, 4).cast(new Box(1, 2, 1, 2)).hit()).isTrue();
    assertThat(new Segment(-1, 0, 3, 4).cast(new Box(1, Math.nextUp(2.0), 1, 3)).hit()).isFalse();
    assertThat(new Segment(0, 1, 9, 1).cast(new Box(3, 1, 5, 1)).hit()).isTrue();
  }

  @Test
  void aSegmentOfNoLengthIsAPoint() {
    assertThat(new Segment(8, 4, 8, 4).cast(BOX).hit()).isTrue();
    assertThat(new Segment(8, 4, 8, 4).exit(BOX).hit()).isTrue();
    assertThat(new Segment(9, 4, 9, 4).cast(BOX).hit()).isFalse();
    assertThat(new Segment(1, 1, 1, 1).cast(new Box(1, 1, 1, 1)).hit()).isTrue();
  }

  @Test
  void agreesWithExactArithmeticAtCornersAndEdges() {
    Rays.atBoxes(
        SEED,
        Volume.pairs(),
        (segment, box) -> {
          boolean hit = Oracle.castHits(segment, box);
          assertThat(segment.cast(box).hit()).as("entry").isEqualTo(hit);
          assertThat(segment.exit(box).hit()).as("exit").isEqualTo(hit);
        });
  }

  @Test
  void keepsItsPromises() {
    Rays.atBoxes(SEED + 1000, Volume.samples(), Promises::cast);
  }

  @Test
  void thePointStaysOnASegmentAlongAnAxis() {
    Impact impact = new Segment(0.1, -2.59, 0.1, 50).cast(new Box(-1000, 0, 1000, 1));
    assertThat(impact.pointX()).isEqualTo(0.1);
    assertThat(impact.pointY()).isZero();
  }
}
