// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.ClosestPoints;
import dev.carom.Compound;
import dev.carom.Vec2;
import dev.carom.oracle.NearTangent;
import dev.carom.oracle.Promises;
import dev.carom.oracle.Volume;
import org.junit.jupiter.api.Test;

class CompoundDistanceTest {
  private static final long SEED = 134;
  private static final Compound PAIR = Compound.of(new Circle(0, 0, 1), new Box(10, -1, 12, 1));

  @Test
  void isThatOfTheClosestParts() {
    assertThat(PAIR.distanceTo(new Circle(8, 0, 1))).isEqualTo(1);
    assertThat(new Circle(4, 0, 1).distanceTo(PAIR)).isEqualTo(2);
    assertThat(PAIR.closestPoints(new Circle(4, 0, 1)))
        .isEqualTo(new ClosestPoints(new Vec2(1, 0), new Vec2(3, 0)));
    assertThat(PAIR.distanceTo(PAIR)).isZero();
  }

  @Test
  void thePointClosestToAPlaceIsOnTheClosestPart() {
    assertThat(PAIR.closestPoint(4, 0)).isEqualTo(new Vec2(1, 0));
    assertThat(PAIR.closestPoint(8, 3)).isEqualTo(new Vec2(10, 1));
    assertThat(PAIR.closestPoint(11, 0.5)).isEqualTo(new Vec2(11, 0.5));
  }

  @Test
  void keepsItsPromisesNextToTangency() {
    NearTangent.compoundPairs(SEED, Volume.samples() / 2, Promises::distance);
  }
}
