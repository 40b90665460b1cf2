// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SceneTest {
  @Test
  void circlesBounceOffTheWalls() {
    Swarm swarm = new Swarm(3);
    swarm.x[0] = 0.25f;
    swarm.velocityX[0] = -1;
    swarm.x[1] = swarm.side - 0.25f;
    swarm.velocityX[1] = 1;
    swarm.x[2] = 1;
    swarm.velocityX[2] = 0.5f;
    swarm.advance();
    assertThat(swarm.x).containsExactly(0.75f, swarm.side - 0.75f, 1.5f);
    assertThat(swarm.velocityX).containsExactly(1, -1, 0.5f);
  }

  @Test
  void aMotionLongerThanTheSideBouncesOffSeveralWalls() {
    Swarm swarm = new Swarm(3);
    float side = swarm.side;
    swarm.x[0] = 1;
    swarm.velocityX[0] = 2 * side;
    swarm.x[1] = 1;
    swarm.velocityX[1] = side + 1;
    swarm.x[2] = side - 1;
    swarm.velocityX[2] = -2 * side;
    swarm.advance();
    assertThat(swarm.x).containsExactly(new float[] {1, side - 2, side - 1}, within(1e-5f));
    assertThat(swarm.velocityX).containsExactly(2 * side, -side - 1, -2 * side);
  }

  @Test
  void severalThreadsMoveCirclesLikeOne() {
    Swarm expected = new Swarm(1001);
    Swarm actual = new Swarm(1001);
    try (Movers movers = new Movers(3)) {
      for (int frame = 0; frame < 20; frame++) {
        expected.advance();
        movers.advance(actual);
      }
    }
    assertThat(actual.x).isEqualTo(expected.x);
    assertThat(actual.y).isEqualTo(expected.y);
    assertThat(actual.velocityX).isEqualTo(expected.velocityX);
  }
}
