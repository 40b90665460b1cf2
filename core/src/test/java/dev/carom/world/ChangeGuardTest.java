// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Rotation;
import dev.carom.draw.SvgCanvas;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Changes at the wrong time are refused, and the world is as it was. */
class ChangeGuardTest {
  private static final Circle SHAPE = new Circle(0, 0, 1);
  private static final String IN_CALLBACK =
      "a callback or a canvas is being called: change the world after that";

  private final World world = World.create();
  private final Handle a = world.add(SHAPE);
  private final Handle b = world.add(SHAPE);

  private void assertAllChangesRefused(String reason) {
    byte[] before = world.save();
    ThrowingCallable[] changes = {
      () -> world.add(SHAPE),
      () -> world.addStatic(SHAPE),
      () -> world.addAll(SHAPE),
      () -> world.addAllStatic(SHAPE),
      () -> world.moveTo(a, 1, 1),
      () -> world.moveBy(a, 1, 1),
      () -> world.turnTo(a, Rotation.degrees(90)),
      () -> world.replace(a, SHAPE),
      () -> world.setFilter(a, Filter.ALL),
      () -> world.setSensor(a, true),
      () -> world.remove(a),
      () -> world.clear(),
      () -> world.detect(),
      () -> world.load(before),
      () -> world.copyFrom(World.create())
    };
    for (ThrowingCallable change : changes) {
      assertThatIllegalStateException().isThrownBy(change).withMessage(reason);
    }
    assertThat(world.save()).isEqualTo(before);
  }

  @Test
  void anotherCursorOfTheSameKindStartsOver() {
    world.detect();
    Contacts first = world.contacts();
    assertThat(first.next()).isTrue();
    Contacts second = world.contacts();
    assertThat(second.next()).isTrue();
    assertThat(second.next()).isFalse();
    assertThatIllegalStateException().isThrownBy(first::a);
    world.moveTo(a, 5, 5);
  }

  @Test
  void whileAPredicateOfAQuestionRuns() {
    Hits hits =
        new Hits()
            .where(
                handle -> {
                  assertAllChangesRefused(IN_CALLBACK);
                  world.query(0, 0, new Hits().where(each -> true));
                  assertAllChangesRefused(IN_CALLBACK);
                  return true;
                });
    assertThat(world.query(0, 0, hits).size()).isEqualTo(2);
    world.moveTo(a, 5, 5);
  }

  @Test
  void whileThePredicateOfTheWorldRuns() {
    World[] self = new World[1];
    World picky =
        World.builder()
            .predicate(
                (first, second) -> {
                  assertThatIllegalStateException()
                      .isThrownBy(() -> self[0].clear())
                      .withMessage(IN_CALLBACK);
                  throw new UnsupportedOperationException("no opinion");
                })
            .build();
    self[0] = picky;
    picky.addAll(SHAPE, SHAPE);
    byte[] before = picky.save();
    org.assertj.core.api.Assertions.assertThatThrownBy(picky::detect)
        .isInstanceOf(UnsupportedOperationException.class);
    assertThat(picky.save()).as("a predicate that fails leaves the world").isEqualTo(before);
    picky.clear();
  }

  @Test
  void whileShapesAreVisitedAndDrawn() {
    world.forEach(handle -> assertAllChangesRefused(IN_CALLBACK));
    world.draw(SvgCanvas.yUp(new Box(-2, -2, 2, 2), 100));
    world.moveTo(a, 5, 5);
  }

  @Test
  void contactsOfAWorldThatHasChangedAreRefused() {
    assertThatIllegalStateException()
        .isThrownBy(world::contacts)
        .withMessage("the world has changed: call detect() again before reading contacts");
    world.detect();
    world.setUserData(b, "no change");
    world.contacts().close();
    world.moveTo(b, world.x(b), world.y(b));
    world.contacts().close();
    world.moveTo(b, world.x(b), 0.5);
    assertThatIllegalStateException().isThrownBy(world::contacts);
  }
}
