// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.oracle.Cases;
import dev.carom.oracle.Volume;
import dev.carom.world.Handle;
import dev.carom.world.World;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Long runs of balls that bounce: they stay where they are kept, and never gain energy. */
@Tag("scale")
class BounceTest {
  private static final int STEPS = Volume.pairs();

  @Test
  void aBallInABoxStaysThereForAMillionSteps() {
    World world = World.create();
    double thin = 0.01;
    world.addAllStatic(
        new Box(-thin, -thin, 0, 10 + thin),
        new Box(10, -thin, 10 + thin, 10 + thin),
        new Box(-thin, -thin, 10 + thin, 0),
        new Box(-thin, 10, 10 + thin, 10 + thin));
    Mover mover = Mover.builder(world).reactions(hit -> Reaction.BOUNCE).build();
    Handle ball = world.add(new Circle(3, 4, 0.5));
    double motionX = 0.7301;
    double motionY = 0.4177;
    for (int step = 0; step < STEPS; step++) {
      mover.move(ball, motionX, motionY);
      // Off axis-aligned walls not even one rounding gets lost.
      boolean keepsSpeed =
          Math.abs(mover.motionX()) == 0.7301 && Math.abs(mover.motionY()) == 0.4177;
      boolean isInside =
          mover.x() >= 0.5 && mover.x() <= 9.5 && mover.y() >= 0.5 && mover.y() <= 9.5;
      if (!keepsSpeed || !isInside) {
        fail("step " + step + ": at " + mover.shape() + " by " + mover.motionX());
      }
      motionX = mover.motionX();
      motionY = mover.motionY();
    }
  }

  @Test
  void aBallAmongRoundBumpersNeverGainsEnergyAndHardlyLosesSome() {
    World world = World.create();
    world.addAllStatic(
        new Box(-1, -1, 0, 11),
        new Box(10, -1, 11, 11),
        new Box(-1, -1, 11, 0),
        new Box(-1, 10, 11, 11),
        new Circle(3, 3, 1.5),
        new Circle(7, 5, 1.2),
        new Circle(4, 8, 1));
    Mover mover = Mover.builder(world).reactions(hit -> Reaction.BOUNCE).build();
    Handle ball = world.add(new Circle(1, 9, 0.4));
    double motionX = 1.37;
    double motionY = -2.11;
    double energy = motionX * motionX + motionY * motionY;
    double first = energy;
    for (int step = 0; step < STEPS / 10; step++) {
      mover.move(ball, motionX, motionY);
      motionX = mover.motionX();
      motionY = mover.motionY();
      double now = motionX * motionX + motionY * motionY;
      if (now > energy) {
        fail("step " + step + ": energy " + now + " after " + energy);
      }
      energy = now;
    }
    assertThat(energy).isGreaterThan(first * (1 - 1e-9));
    assertThat(mover.x()).isBetween(0.4, 9.6);
    assertThat(mover.y()).isBetween(0.4, 9.6);
  }

  @Test
  void whateverTheReactionsItNeverLeavesTheRoomOverlapsOrGainsEnergy() {
    Cases.check(77, Volume.samples() / 50, Room::random, BounceTest::bounceAbout);
  }

  private static void bounceAbout(Room room) {
    List<Reaction> reactions = new ArrayList<>(List.of(Reaction.STOP, Reaction.SLIDE));
    for (double restitution : new double[] {0, 0.5, 0.9, 1}) {
      reactions.add(Reaction.bounce(restitution));
    }
    Mover mover =
        Mover.builder(room.world)
            .reactions(hit -> reactions.get(hit.handle().slot() % reactions.size()))
            .build();
    for (int k = 0; k < 10; k++) {
      double[] motion = room.motion();
      double energy = motion[0] * motion[0] + motion[1] * motion[1];
      mover.move(room.mover, motion[0], motion[1]);
      double now = mover.motionX() * mover.motionX() + mover.motionY() * mover.motionY();
      assertThat(now).isLessThanOrEqualTo(energy);
      assertThat(room.overlapped()).isNull();
      assertThat(room.contains(mover.x(), mover.y())).isTrue();
      assertThat(mover.isStuck() || mover.isFreed()).isFalse();
    }
  }
}
