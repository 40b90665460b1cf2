// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.world.Handle;
import dev.carom.world.World;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Stop, bounce and ignore, chosen per obstacle. */
class ReactionTest {
  private final World world = World.create();

  private Mover mover(Reaction reaction) {
    return Mover.builder(world).reactions(hit -> reaction).build();
  }

  @Test
  void stopTouchesAndStays() {
    world.addStatic(new Box(4, -10, 5, 10));
    Mover mover = mover(Reaction.STOP);
    mover.plan(new Circle(0, 0, 1), 6, 2);
    assertThat(mover.x()).isEqualTo(3);
    assertThat(mover.y()).isEqualTo(1);
    assertThat(mover.motionX()).isZero();
    assertThat(mover.motionY()).isZero();
    assertThat(mover.timeLeft()).isEqualTo(0.5);
  }

  @Test
  void aBounceTurnsTheMotionAndGoesOn() {
    world.addStatic(new Box(4, -10, 5, 10));
    Mover mover = mover(Reaction.BOUNCE);
    mover.plan(new Circle(0, 0, 1), 8, 2);
    assertThat(mover.x()).isEqualTo(-2);
    assertThat(mover.y()).isEqualTo(2);
    assertThat(mover.motionX()).isEqualTo(-8);
    assertThat(mover.motionY()).isEqualTo(2);
    assertThat(mover.hits()).isEqualTo(1);
  }

  @Test
  void restitutionTakesSpeedAgainstTheObstacleOnly() {
    world.addStatic(new Box(4, -10, 5, 10));
    Mover mover = mover(Reaction.bounce(0.5));
    mover.plan(new Circle(0, 0, 1), 6, 2);
    assertThat(mover.x()).isEqualTo(3 - 1.5);
    assertThat(mover.y()).isEqualTo(2);
    assertThat(mover.motionX()).isEqualTo(-3);
    assertThat(mover.motionY()).isEqualTo(2);
  }

  @Test
  void severalBouncesFitIntoOneStep() {
    world.addAllStatic(new Box(4, -10, 5, 10), new Box(-5, -10, -4, 10));
    Mover mover = mover(Reaction.BOUNCE);
    mover.plan(new Circle(0, 0, 1), 32, 0);
    // 3 to the right, 6 to the left, 6 right, 6 left, 6 right, and 5 of the next 6.
    assertThat(mover.x()).isEqualTo(-2);
    assertThat(mover.hits()).isEqualTo(5);
    assertThat(mover.hit(1).time()).isEqualTo(9.0 / 32);
    assertThat(mover.motionX()).isEqualTo(-32);
  }

  @Test
  void hundredsOfBouncesInOneStepLoseNothingOfIt() {
    world.addAllStatic(new Box(4, -10, 5, 10), new Box(-5, -10, -4, 10));
    Mover mover = mover(Reaction.BOUNCE);
    mover.plan(new Circle(0, 0, 1), 1200, 0);
    assertThat(mover.hits()).isEqualTo(200);
    assertThat(mover.timeLeft()).isZero();
    assertThat(mover.x()).isCloseTo(0, Offset.offset(1e-9));
  }

  @Test
  void aMoveThatTurnsTooOftenEndsEarlyAndSaysHowEarly() {
    world.addAllStatic(new Box(4, -10, 5, 10), new Box(-5, -10, -4, 10));
    Mover mover = Mover.builder(world).reactions(hit -> Reaction.BOUNCE).mostTurns(2).build();
    mover.plan(new Circle(0, 0, 1), 32, 0);
    assertThat(mover.x()).isEqualTo(-3);
    assertThat(mover.timeLeft()).isEqualTo(1 - 9.0 / 32);
    assertThat(mover.motionX()).isEqualTo(32);
  }

  @Test
  void aCircleBouncesOffACircleAlongTheirNormal() {
    world.addStatic(new Circle(10, 0, 4));
    Mover mover = mover(Reaction.BOUNCE);
    mover.plan(new Circle(0, 3, 1), 12, 0);
    // They touch at (6, 3): the normal is (4, -3) / 5, so the motion turns to (-0.28, 0.96).
    Hit hit = mover.hit(0);
    assertThat(hit.time()).isEqualTo(0.5);
    assertThat(hit.normalX()).isEqualTo(0.8);
    assertThat(hit.normalY()).isEqualTo(-0.6);
    assertThat(mover.motionX()).isCloseTo(12 * -0.28, Offset.offset(1e-14));
    assertThat(mover.motionY()).isCloseTo(12 * 0.96, Offset.offset(1e-14));
  }

  @Test
  void oneMoveCollectsCoinsBouncesOffABumperAndSlidesAlongAWall() {
    Handle firstCoin = world.add(new Circle(2, 0, 0.5));
    Handle bumper = world.addStatic(new Box(9, -20, 10, 20));
    Handle secondCoin = world.add(new Circle(5, 2, 0.5));
    Handle coinBehindTheBumper = world.add(new Circle(12, 0, 0.5));
    Handle wall = world.addStatic(new Box(-20, 8, 20, 9));
    Mover mover =
        Mover.builder(world)
            .reactions(
                hit -> {
                  if (hit.handle().equals(bumper)) {
                    return Reaction.BOUNCE;
                  }
                  return hit.handle().equals(wall) ? Reaction.SLIDE : Reaction.IGNORE;
                })
            .build();
    mover.plan(new Circle(0, 0, 1), 16, 8);
    assertThat(mover.hits()).isEqualTo(4);
    assertThat(mover.hit(0).handle()).isEqualTo(firstCoin);
    assertThat(mover.hit(1).handle()).isEqualTo(secondCoin);
    assertThat(mover.hit(2).handle()).isEqualTo(bumper);
    assertThat(mover.hit(3).handle()).isEqualTo(wall);
    assertThat(mover.hit(0).reaction()).isEqualTo(Reaction.IGNORE);
    assertThat(mover.x()).isZero();
    assertThat(mover.y()).isEqualTo(7);
    assertThat(mover.motionX()).isEqualTo(-16);
    assertThat(mover.motionY()).isZero();
    assertThat(coinBehindTheBumper).isNotEqualTo(mover.hit(0).handle());
  }

  @Test
  void aCoinThatIsThereFromTheStartIsReportedOnce() {
    Handle coin = world.add(new Circle(0.5, 0, 0.5));
    world.setSensor(coin, true);
    Mover mover = Mover.of(world);
    mover.plan(new Circle(0, 0, 1), 16, 8);
    assertThat(mover.hits()).isEqualTo(1);
    assertThat(mover.hit(0).handle()).isEqualTo(coin);
    assertThat(mover.hit(0).startsInside()).isTrue();
    assertThat(mover.isFreed()).isFalse();
    assertThat(mover.x()).isEqualTo(16);
  }

  @Test
  void badReactionsAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Reaction.bounce(1.5))
        .withMessage("restitution must be from 0 to 1, but was 1.5");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Reaction.bounce(Double.NaN))
        .withMessage("restitution must be from 0 to 1, but was NaN");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Reaction(Reaction.Kind.SLIDE, 0.5, null))
        .withMessage("restitution must be 0 for SLIDE, but was 0.5");
    world.addStatic(new Box(4, -10, 5, 10));
    assertThatExceptionOfType(NullPointerException.class)
        .isThrownBy(() -> mover(null).plan(new Circle(0, 0, 1), 9, 0))
        .withMessage("the reaction to shape 0 must not be null");
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> Mover.of(world).hit(0))
        .withMessage("hit index 0 is out of range: size is 0");
  }

  @Test
  void theWorldCannotBeChangedWhileAReactionIsChosen() {
    Handle wall = world.addStatic(new Box(4, -10, 5, 10));
    Handle ball = world.add(new Circle(0, 0, 1));
    Mover mover =
        Mover.builder(world)
            .reactions(
                hit -> {
                  world.remove(wall);
                  return Reaction.SLIDE;
                })
            .build();
    assertThatIllegalStateException()
        .isThrownBy(() -> mover.move(ball, 9, 0))
        .withMessage("a callback or a canvas is being called: change the world after that");
    assertThat(world.contains(wall)).isTrue();
    assertThat(world.x(ball)).isZero();
    world.moveTo(ball, 1, 0);
  }
}
