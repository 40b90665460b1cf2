// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Impact;
import dev.carom.Segment;
import dev.carom.oracle.Promises;
import dev.carom.oracle.Rays;
import dev.carom.oracle.Volume;
import org.junit.jupiter.api.Test;

class CompoundCastTest {
  private static final long SEED = 153;
  private static final Compound PAIR = Compound.of(new Box(10, -1, 12, 1), new Circle(0, 0, 1));

  @Test
  void theFirstPartOnTheWayIsEnteredAndTheLastOneLeft() {
    Segment segment = new Segment(-3, 0, 13, 0);
    assertThat(segment.cast(PAIR)).isEqualTo(new Impact(true, 0.125, 1, 0, -1, 0, false, 0));
    assertThat(segment.exit(PAIR).time()).isEqualTo(0.9375);
    assertThat(segment.exit(PAIR).pointX()).isEqualTo(12);
  }

  @Test
  void passesBetweenTheParts() {
    assertThat(new Segment(5, -5, 5, 5).cast(PAIR)).isEqualTo(Impact.NONE);
    assertThat(new Segment(5, -5, 5, 5).exit(PAIR)).isEqualTo(Impact.NONE);
  }

  @Test
  void aStartInsideAnyPartIsAHitAtOnce() {
    Impact impact = new Segment(11, 0, -5, 0).cast(PAIR);
    assertThat(impact.startsInside()).isTrue();
    assertThat(impact.time()).isZero();
    assertThat(impact.depth()).isEqualTo(1);
  }

  @Test
  void anExitFromAnotherPartThanTheStartStillStartsInside() {
    Compound twoRooms = Compound.of(new Box(0, 0, 2, 2), new Box(5, 0, 7, 2));
    Impact exit = new Segment(1, 1, 10, 1).exit(twoRooms);
    assertThat(exit.pointX()).isEqualTo(7);
    assertThat(exit.startsInside()).isTrue();
    assertThat(new Segment(-1, 1, 10, 1).exit(twoRooms).startsInside()).isFalse();
  }

  @Test
  void theFirstPartOnTheWayIsHitInWhateverOrderTheyAre() {
    Box near = new Box(2, -1, 3, 1);
    Box far = new Box(6, -1, 7, 1);
    Segment segment = new Segment(0, 0, 10, 0);
    assertThat(segment.cast(Compound.of(near, far)).pointX()).isEqualTo(2);
    assertThat(segment.cast(Compound.of(far, near)).pointX()).isEqualTo(2);
    assertThat(segment.exit(Compound.of(near, far)).pointX()).isEqualTo(7);
    assertThat(segment.exit(Compound.of(far, near)).pointX()).isEqualTo(7);
    Segment fromTheFar = new Segment(6.5, 0, 0, 0);
    assertThat(fromTheFar.cast(Compound.of(near, far)).startsInside()).isTrue();
    assertThat(fromTheFar.cast(Compound.of(far, near)).startsInside()).isTrue();
  }

  @Test
  void keepsItsPromises() {
    Rays.atBoxes(
        SEED,
        Volume.samples() / 2,
        (segment, box) ->
            Promises.cast(segment, Compound.of(box, new Circle(box.maxX(), box.minY(), 1))));
  }
}
