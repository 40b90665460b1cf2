// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.bench.frames.Motion.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MotionTest {
  private static final int COUNT = 20_001;

  @Test
  void allKindsStartAsTheSwarm() {
    Swarm swarm = new Swarm(COUNT);
    for (Kind kind : Kind.values()) {
      Motion motion = new Motion(COUNT, kind);
      assertThat(motion.side).isEqualTo(swarm.side);
      assertThat(motion.x).isEqualTo(swarm.x);
      assertThat(motion.y).isEqualTo(swarm.y);
      assertThat(motion.radius).isEqualTo(swarm.radius);
    }
  }

  @Test
  void theKindsDifferInTheirVelocities() {
    assertThat(factors(Kind.STILL)).containsOnly(0);
    assertThat(factors(Kind.SLOW)).containsOnly(0.2f);
    assertThat(factors(Kind.ORDINARY)).containsOnly(1);
    assertThat(factors(Kind.FAST)).containsOnly(20);
    assertThat(bullets(Kind.SOME_BULLETS)).isEqualTo(201);
    assertThat(bullets(Kind.FEW_BULLETS)).isEqualTo(3);
  }

  /** Returns the velocities as multiples of those of the swarm, rounded to tenths. */
  private static float[] factors(Kind kind) {
    Swarm swarm = new Swarm(COUNT);
    Motion motion = new Motion(COUNT, kind);
    float[] factors = new float[2 * COUNT];
    for (int i = 0; i < COUNT; i++) {
      factors[i] = Math.round(10 * motion.velocityX[i] / swarm.velocityX[i]) / 10f;
      factors[COUNT + i] = Math.round(10 * motion.velocityY[i] / swarm.velocityY[i]) / 10f;
    }
    return factors;
  }

  private static int bullets(Kind kind) {
    float[] factors = factors(kind);
    assertThat(factors).containsOnly(1, 100);
    int bullets = 0;
    for (int i = 0; i < COUNT; i++) {
      bullets += factors[i] == 100 ? 1 : 0;
    }
    return bullets;
  }

  @Test
  void aJumpGoesAnywhereAndIsTheSameInEveryRun() {
    Motion first = new Motion(1000, Kind.JUMPING);
    Motion second = new Motion(1000, Kind.JUMPING);
    for (int frame = 0; frame < 3; frame++) {
      float[] before = first.x.clone();
      first.advance();
      second.advance();
      assertThat(second.x).isEqualTo(first.x);
      assertThat(second.y).isEqualTo(first.y);
      double distance = 0;
      for (int i = 0; i < first.count; i++) {
        distance += Math.abs(first.x[i] - before[i]) / first.count;
      }
      // On average, two points of an interval are a third of its length apart.
      assertThat(distance).isBetween(0.3 * first.side, 0.37 * first.side);
    }
  }

  @ParameterizedTest
  @EnumSource
  void noCircleLeavesTheSquareHoweverSmall(Kind kind) {
    for (int count : new int[] {1, 2, 10, 1000}) {
      Motion motion = new Motion(count, kind);
      for (int frame = 0; frame < 1000; frame++) {
        motion.advance();
        for (int i = 0; i < count; i++) {
          assertThat(motion.x[i] >= 0 && motion.x[i] <= motion.side).isTrue();
          assertThat(motion.y[i] >= 0 && motion.y[i] <= motion.side).isTrue();
        }
      }
    }
  }
}
