// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.carom.Box;
import dev.carom.Circle;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class EventsTest {
  private static final Circle HERE = new Circle(0, 0, 1);
  private static final Circle FAR = new Circle(100, 0, 1);

  private final World world = World.create();
  private final Handle a = world.add(HERE);
  private final Handle b = world.add(HERE);

  /** What the last detection changed, as sentences. */
  private List<String> events() {
    List<String> list = new ArrayList<>();
    try (Events events = world.events()) {
      while (events.next()) {
        String what = events.began() ? " began" : " ended";
        list.add(events.a().slot() + "-" + events.b().slot() + what);
      }
    }
    return list;
  }

  private List<String> detect() {
    world.detect();
    return events();
  }

  @Test
  void aPairBeginsOnceAndEndsOnce() {
    assertThat(events()).isEmpty();
    assertThat(detect()).containsExactly("0-1 began");
    assertThat(detect()).isEmpty();
    world.moveTo(b, 100, 0);
    assertThat(detect()).containsExactly("0-1 ended");
    assertThat(detect()).isEmpty();
  }

  @Test
  void eventsCanBeReadAgainUntilTheNextDetection() {
    world.detect();
    assertThat(events()).containsExactly("0-1 began");
    world.moveTo(b, 100, 0);
    assertThat(events()).containsExactly("0-1 began");
  }

  @Test
  void aPairEndsWhenOneOfItsShapesIsRemovedAndItsUserDataIsThere() {
    world.setUserData(b, "the ball");
    world.detect();
    world.remove(b);
    assertThat(world.userData(b)).isEqualTo("the ball");
    world.detect();
    Events events = world.events();
    assertThat(events.next()).isTrue();
    assertThat(events.ended()).isTrue();
    assertThat(events.b()).isSameAs(b);
    assertThat(world.userData(events.b())).isEqualTo("the ball");
    events.close();
    world.detect();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> world.userData(b))
        .withMessage("shape 1 was removed; its handle cannot be asked");
  }

  @Test
  void aPairEndsWhenAShapeIsReplacedOrJumpsAway() {
    world.detect();
    world.replace(b, FAR);
    assertThat(detect()).containsExactly("0-1 ended");
    world.replace(b, new Box(0, 0, 1, 1));
    assertThat(detect()).containsExactly("0-1 began");
    world.moveTo(a, 1e15, -1e15);
    assertThat(detect()).containsExactly("0-1 ended");
  }

  @Test
  void aShapeThatGoesAndComesBackBetweenDetectionsHasNoEvents() {
    world.detect();
    world.moveTo(b, 100, 0);
    world.moveTo(b, 0, 0);
    assertThat(detect()).isEmpty();
  }

  @Test
  void aPairEndsWhenItsFilterChangesAndBeginsWhenItChangesBack() {
    world.detect();
    world.setFilter(b, new Filter(1, 0));
    assertThat(detect()).containsExactly("0-1 ended");
    world.setFilter(b, Filter.ALL);
    assertThat(detect()).containsExactly("0-1 began");
  }

  @Test
  void aPairThatBecomesOneWithASensorGoesOn() {
    world.detect();
    world.setSensor(b, true);
    assertThat(detect()).isEmpty();
    assertThat(world.contacts().next()).isFalse();
    world.setSensor(b, false);
    assertThat(detect()).isEmpty();
    assertThat(world.contacts().next()).isTrue();
  }

  @Test
  void allPairsEndWhenTheWorldIsCleared() {
    Handle c = world.addStatic(HERE);
    world.setUserData(c, "floor");
    world.detect();
    world.clear();
    assertThat(world.size()).isZero();
    assertThat(detect()).containsExactly("0-1 ended", "0-2 ended", "1-2 ended");
    assertThat(world.userData(c)).isEqualTo("floor");
    assertThat(detect()).isEmpty();
  }

  @Test
  void aRemovedPairIsNotConfusedWithOneThatTakesItsPlace() {
    world.detect();
    world.remove(b);
    Handle c = world.add(HERE);
    assertThat(c.slot()).isEqualTo(2);
    assertThat(detect()).containsExactly("0-1 ended", "0-2 began");
  }

  @Test
  void endedPairsComeBeforeThoseThatBegan() {
    world.add(FAR);
    world.detect();
    world.moveTo(b, 100, 0);
    assertThat(detect()).containsExactly("0-1 ended", "1-2 began");
  }

  @Test
  void aCursorSaysWhenThereIsNothingToRead() {
    Events events = world.events();
    assertThatIllegalStateException()
        .isThrownBy(events::a)
        .withMessage("there is no pair here: next() was not called yet, or it returned false");
    assertThat(events.next()).isFalse();
    assertThatIllegalStateException().isThrownBy(events::began);
  }
}
