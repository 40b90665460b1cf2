// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.oracle.SplitMix64;
import dev.carom.world.Handle;
import dev.carom.world.World;
import org.junit.jupiter.api.Test;

/** A mover whose callbacks throw has moved nothing, and moves like a new one later. */
class FailingReactionTest {
  private static final long SEED = 77;

  private final World world = World.create();

  @Test
  void leavesTheWorldAndTheMoverUsable() {
    SplitMix64 random = new SplitMix64(SEED);
    for (int k = 0; k < 40; k++) {
      world.addStatic(Box.at(random.fraction() * 20, random.fraction() * 20, 1, 1));
    }
    Handle ball = world.add(new Circle(-2, -2, 0.4));
    int[] callsLeft = {Integer.MAX_VALUE};
    Reaction oneWay = Reaction.SLIDE.onlyFrom(dev.carom.world.Side.MAX_Y);
    Mover failing =
        Mover.builder(world)
            .reactions(hit -> reaction(hit, oneWay, callsLeft))
            .where(handle -> reaction(null, oneWay, callsLeft) != null)
            .build();
    int failures = 0;
    for (int move = 0; move < 300; move++) {
      double motionX = (random.fraction() - 0.4) * 12;
      double motionY = (random.fraction() - 0.4) * 12;
      if (Math.abs(world.x(ball)) > 25 || Math.abs(world.y(ball)) > 25) {
        world.moveTo(ball, -2, -2);
      }
      double x = world.x(ball);
      double y = world.y(ball);
      callsLeft[0] = random.below(12);
      try {
        failing.plan(ball, motionX, motionY);
      } catch (UnsupportedOperationException expected) {
        failures++;
        assertThat(world.x(ball)).isEqualTo(x);
        assertThat(world.y(ball)).isEqualTo(y);
      }
      callsLeft[0] = Integer.MAX_VALUE;
      Mover fresh = Mover.builder(world).reactions(hit -> reaction(hit, oneWay, callsLeft)).build();
      fresh.plan(ball, motionX, motionY);
      failing.move(ball, motionX, motionY);
      assertThat(failing.x()).as("seed %s, move %s", SEED, move).isEqualTo(fresh.x());
      assertThat(failing.y()).isEqualTo(fresh.y());
      assertThat(failing.hits()).isEqualTo(fresh.hits());
      assertThat(failing.motionX()).isEqualTo(fresh.motionX());
    }
    assertThat(failures).isGreaterThan(50);
  }

  private static Reaction reaction(Hit hit, Reaction oneWay, int[] callsLeft) {
    if (callsLeft[0]-- == 0) {
      throw new UnsupportedOperationException("no opinion");
    }
    return hit != null && hit.handle().slot() % 3 == 0 ? oneWay : Reaction.SLIDE;
  }

  @Test
  void aReactionThatIsMissingIsNamed() {
    world.addStatic(Box.at(2, -1, 1, 2));
    Handle ball = world.add(new Circle(0, 0, 1));
    Mover mover = Mover.builder(world).reactions(hit -> null).build();
    assertThatThrownBy(() -> mover.move(ball, 5, 0)).hasMessageContaining("shape 0");
    world.moveTo(ball, -1, 0);
  }
}
