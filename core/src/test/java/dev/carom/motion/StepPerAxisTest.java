// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.world.Handle;
import dev.carom.world.World;
import org.junit.jupiter.api.Test;

/** Move along one axis at a time, and back on a hit: the way of the Dot program. */
class StepPerAxisTest {
  private final World world = World.create();
  private final Handle wall = world.addStatic(Box.at(300, 40, 40, 400));
  private final Handle dot = world.add(new Circle(10, 10, 10));
  private final Mover mover = Mover.of(world);

  @Test
  void aStepThatEndsInTheWallIsTakenBackOnItsAxisOnly() {
    world.moveTo(dot, 285, 100);
    mover.stepPerAxis(dot, 10, 10);
    assertThat(world.x(dot)).isEqualTo(285);
    assertThat(world.y(dot)).isEqualTo(110);
    assertThat(mover.hits()).isEqualTo(1);
    assertThat(mover.hit(0).handle()).isEqualTo(wall);
    assertThat(mover.motionX()).isZero();
    assertThat(mover.motionY()).isEqualTo(10);
  }

  @Test
  void touchingIsNoHit() {
    world.moveTo(dot, 285, 100);
    mover.stepPerAxis(dot, 5, 0);
    assertThat(world.x(dot)).isEqualTo(290);
    assertThat(mover.hits()).isZero();
    mover.stepPerAxis(dot, 0, -10);
    assertThat(world.y(dot)).isEqualTo(90);
  }

  @Test
  void theWayBetweenIsNotLookedAt() {
    world.moveTo(dot, 285, 100);
    mover.stepPerAxis(dot, 100, 0);
    assertThat(world.x(dot)).isEqualTo(385);
  }

  @Test
  void aSensorIsReportedAndGoneThrough() {
    world.setSensor(wall, true);
    world.moveTo(dot, 285, 100);
    mover.stepPerAxis(dot, 10, 10);
    assertThat(world.x(dot)).isEqualTo(295);
    assertThat(mover.hits()).isEqualTo(1);
    assertThat(mover.hit(0).reaction()).isEqualTo(Reaction.IGNORE);
  }
}
