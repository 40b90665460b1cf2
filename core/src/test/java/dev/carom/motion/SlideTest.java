// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Shape;
import dev.carom.world.Filter;
import dev.carom.world.Handle;
import dev.carom.world.World;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Move and slide on small scenes, with the numbers that must come out. */
class SlideTest {
  private final World world = World.create();
  private final Mover mover = Mover.of(world);

  private void assertPlace(double x, double y) {
    assertThat(mover.x()).isEqualTo(x);
    assertThat(mover.y()).isEqualTo(y);
  }

  private void assertMotion(double x, double y) {
    assertThat(mover.motionX()).isEqualTo(x);
    assertThat(mover.motionY()).isEqualTo(y);
  }

  @Test
  void withNothingInTheWayTheWholeMotionIsDone() {
    mover.plan(new Circle(0.1, 0.2, 1), 0.3, -1e6);
    assertPlace(0.1 + 0.3, 0.2 - 1e6);
    assertMotion(0.3, -1e6);
    assertThat(mover.hits()).isZero();
    assertThat(mover.timeLeft()).isZero();
  }

  @Test
  void aBoxSlidesAlongAWall() {
    Handle wall = world.addStatic(new Box(4, -100, 5, 100));
    mover.plan(Box.centered(0, 0, 2, 2), 6, 8);
    assertPlace(3, 8);
    assertMotion(0, 8);
    assertThat(mover.hits()).isEqualTo(1);
    Hit hit = mover.hit(0);
    assertThat(hit.handle()).isEqualTo(wall);
    assertThat(hit.time()).isEqualTo(0.5);
    assertThat(hit.normalX()).isEqualTo(1);
    assertThat(hit.normalY()).isZero();
    assertThat(hit.pointX()).isEqualTo(4);
    assertThat(hit.reaction()).isEqualTo(Reaction.SLIDE);
  }

  @Test
  void aCircleSlidesIntoACornerAndOutAgain() {
    Handle floor = world.addStatic(new Box(-10, -1, 10, 0));
    Handle wall = world.addStatic(new Box(10, -1, 11, 10));
    Handle ball = world.add(new Circle(0, 3, 1));
    mover.move(ball, 16, -4);
    assertPlace(9, 1);
    assertMotion(0, 0);
    assertThat(mover.hits()).isEqualTo(2);
    assertThat(mover.hit(0).handle()).isEqualTo(floor);
    assertThat(mover.hit(1).handle()).isEqualTo(wall);
    assertThat(mover.timeLeft()).isEqualTo(1 - 9.0 / 16);
    mover.move(ball, -5, -4);
    assertPlace(4, 1);
    mover.move(ball, 20, 0);
    mover.move(ball, 3, 2);
    assertPlace(9, 3);
    mover.move(ball, -1, 1);
    assertPlace(8, 4);
    assertThat(mover.hits()).isZero();
  }

  @Test
  void aCompoundSlidesAsOne() {
    world.addStatic(new Box(-10, -1, 10, 0));
    Compound ship = Compound.of(new Circle(-3, 0, 1), Box.centered(3, 0, 2, 4));
    mover.plan(ship.moveTo(0, 5), 2, -6);
    assertPlace(2, 2);
    assertThat(mover.shape()).isEqualTo(ship.moveTo(2, 2));
  }

  @Test
  void aCircleGoesAroundAnother() {
    world.addStatic(new Circle(0, 0, 1));
    Handle ball = world.add(new Circle(-4, 0.5, 1));
    for (int k = 0; k < 60 && world.x(ball) < 4; k++) {
      double before = world.x(ball);
      mover.move(ball, 0.25, 0);
      assertThat(world.x(ball)).isGreaterThan(before);
      assertThat(world.shape(ball).overlaps(new Circle(0, 0, 1))).isFalse();
    }
    assertThat(world.x(ball)).isGreaterThanOrEqualTo(4);
  }

  @Test
  void aWallThatWasLeftBehindHoldsNoLonger() {
    Handle wall = world.addStatic(new Box(4, -10, 5, 5));
    Handle bumper = world.addStatic(new Circle(2.5, 12, 2));
    mover.plan(new Circle(0, 0, 1), 30, 30);
    assertThat(mover.hits()).isEqualTo(2);
    assertThat(mover.hit(0).handle()).isEqualTo(wall);
    assertThat(mover.hit(1).handle()).isEqualTo(bumper);
    assertThat(mover.x()).isGreaterThan(4);
  }

  @Test
  void headOnThereIsNoWayToSlide() {
    world.addStatic(new Circle(5, 0, 1));
    mover.plan(new Circle(0, 0, 1), 10, 0);
    assertPlace(3, 0);
    assertMotion(0, 0);
    assertThat(mover.timeLeft()).isEqualTo(0.7);
  }

  @Test
  void inANarrowingGapItStopsInsteadOfGoingBack() {
    world.addAllStatic(new Circle(5, 2, 2), new Circle(5, -2, 2));
    mover.plan(new Circle(0, 0.25, 1), 10, 0);
    assertThat(mover.x()).isBetween(2.0, 3.5);
    assertThat(Math.abs(mover.y())).isLessThan(0.3);
    assertMotion(0, 0);
  }

  @Test
  void whatTwoCirclesHoldKnowsItAtOnce() {
    for (double apart : new double[] {2, 2.5, 3}) {
      World gap = World.create();
      gap.addAllStatic(new Circle(5, apart, 2.2), new Circle(5, -apart, 2.2));
      Mover wedged = Mover.of(gap);
      wedged.plan(new Circle(0, 0.25, 1), 10, 0);
      for (int k = 0; k < 50; k++) {
        wedged.plan(wedged.shape(), 10, 0);
      }
      double x = wedged.x();
      wedged.plan(wedged.shape(), 10, 0);
      assertThat(wedged.x()).isCloseTo(x, Offset.offset(1e-9));
      assertThat(wedged.hits()).isLessThanOrEqualTo(3);
      assertThat(wedged.motionX()).isZero();
    }
  }

  @Test
  void withAThousandTimesItsSizeItStillStopsAtAWallWithoutThickness() {
    world.addStatic(new Box(3, -5000, 3, 5000));
    mover.plan(new Circle(0, 0, 1), 2000, 1000);
    assertPlace(2, 1000);
    mover.plan(Box.centered(0, 0, 2, 2), 2000, 1000);
    assertPlace(2, 1000);
  }

  @Test
  void whatOverlapsIsFreedFirstAndThenMoved() {
    world.addStatic(new Box(0, 0, 10, 1));
    Handle box = world.add(Box.centered(5, 1.25, 1, 1));
    mover.move(box, 2, 0);
    assertThat(mover.isFreed()).isTrue();
    assertThat(mover.freedX()).isZero();
    assertThat(mover.freedY()).isEqualTo(0.25);
    assertPlace(7, 1.5);
    assertThat(mover.hit(0).startsInside()).isTrue();
    assertThat(mover.hit(0).depth()).isEqualTo(0.25);
    mover.move(box, 1, 0);
    assertThat(mover.isFreed()).isFalse();
    assertThat(mover.hits()).isZero();
  }

  @Test
  void whatCannotBeFreedStaysAndSaysSo() {
    double far = Double.MAX_VALUE;
    world.addStatic(new Box(-far, -far, far, far));
    mover.plan(new Circle(0, 0, 1), 5, 5);
    assertThat(mover.isStuck()).isTrue();
    assertThat(mover.isFreed()).isFalse();
    assertPlace(0, 0);
    assertThat(mover.timeLeft()).isEqualTo(1);
    assertThat(mover.motionX()).isZero();
    assertThat(mover.motionY()).isZero();
  }

  @Test
  void filtersPredicatesAndTheMoverItselfAreNotInTheWay() {
    Handle door = world.addStatic(new Box(2, -1, 3, 1), new Filter(3, 3));
    world.addStatic(new Box(4, -1, 5, 1), new Filter(4, 4));
    world.addStatic(new Box(20, -1, 21, 1), new Filter(2, 2));
    Handle ball = world.add(new Circle(0, 0, 0.5), new Filter(3, 3));
    Mover choosy = Mover.builder(world).where(handle -> !handle.equals(door)).build();
    choosy.move(ball, 100, 0);
    assertThat(world.x(ball)).isEqualTo(19.5);
    Mover filtered = Mover.builder(world).filter(new Filter(4, 4)).build();
    filtered.plan(new Circle(0, 0, 0.5), 100, 0);
    assertThat(filtered.x()).isEqualTo(3.5);
  }

  @Test
  void aPlanMovesNothing() {
    world.addStatic(new Box(2, -1, 3, 1));
    Handle ball = world.add(new Circle(0, 0, 0.5));
    mover.plan(ball, 100, 0);
    assertPlace(1.5, 0);
    assertThat(world.x(ball)).isZero();
  }

  @Test
  void aBoxThatDoesNotMoveKeepsItsSidesToTheLastBit() {
    Shape uneven = new Box(0.1, 0.7, 0.3, 1.1e-9 + 0.9);
    Handle box = world.add(uneven);
    mover.move(box, 0, 0);
    assertThat(world.shape(box)).isEqualTo(uneven);
    assertThat(mover.shape()).isEqualTo(uneven);
  }

  @Test
  void badMotionsAreRefused() {
    Handle ball = world.add(new Circle(0, 0, 0.5));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> mover.move(ball, Double.NaN, 0))
        .withMessage("motionX must be finite, but was NaN");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> mover.move(ball, 0, Double.POSITIVE_INFINITY))
        .withMessage("motionY must be finite, but was Infinity");
    world.remove(ball);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> mover.move(ball, 1, 0))
        .withMessage("shape 0 was removed; its handle cannot be probed");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Mover.builder(world).mostTurns(0))
        .withMessage("turns must be at least 1, but was 0");
  }

  @Test
  void aMotionBeyondAllDoublesIsRefusedUnlessSomethingStopsItBefore() {
    double far = Double.MAX_VALUE;
    Handle ball = world.add(new Circle(far / 2, 0, 0.5));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> mover.move(ball, far, 0))
        .withMessage("the motion must end at finite coordinates, but leads to Infinity, 0.0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> mover.stepPerAxis(ball, far, 0))
        .withMessage("the motion must end at finite coordinates, but leads to Infinity, 0.0");
    assertThat(world.x(ball)).isEqualTo(far / 2);
    world.addStatic(new Box(far / 4 * 3, -far / 4, far, far / 4));
    mover.move(ball, far, 0);
    assertThat(mover.hits()).isEqualTo(1);
  }
}
