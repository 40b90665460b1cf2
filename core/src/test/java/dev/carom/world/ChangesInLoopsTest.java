// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What may be changed in a loop over contacts or events, and what the loop sees of it. */
class ChangesInLoopsTest {
  private static final Shape SHAPE = Compound.of(new Circle(0, 0, 1), new Circle(9, 9, 1));
  private static final Circle FAR = new Circle(100, 0, 1);
  private static final String CONTACTS_BROKEN =
      "the world was changed in the loop over contacts: only add and remove shapes in it, and"
          + " change others after it";
  private static final String LOOP_BROKEN =
      "detect() was called, or another state was loaded, in this loop: call it after the loop";

  private final World world = World.create();
  private final Handle a = world.add(SHAPE);
  private final Handle b = world.add(new Circle(0.5, 0, 1));
  private final Handle c = world.add(new Circle(0, 0.5, 1));

  private static String pair(PairCursor cursor) {
    return cursor.a().slot() + "-" + cursor.b().slot();
  }

  private List<String> events() {
    List<String> list = new ArrayList<>();
    for (Events events = world.events(); events.next(); ) {
      list.add(pair(events) + (events.began() ? " began" : " ended"));
    }
    return list;
  }

  @Test
  void aShapeRemovedInALoopIsGoneForAllButTheLoop() {
    world.setUserData(a, "a");
    world.detect();
    List<String> seen = new ArrayList<>();
    Contacts contacts = world.contacts();
    while (contacts.next()) {
      world.remove(contacts.a());
      seen.add(pair(contacts) + " depth " + contacts.depth());
      Handle removed = contacts.a();
      assertThat(world.contains(removed)).isFalse();
      assertThat(world.query(new Circle(0, 0, 50)).size()).isEqualTo(world.size());
      assertThat(world.x(removed)).isEqualTo(removed.equals(a) ? 0 : 0.5);
      assertThat(world.shape(removed).intersects(new Circle(0, 0, 1))).isTrue();
      assertThatIllegalArgumentException().isThrownBy(() -> world.moveTo(removed, 1, 1));
    }
    assertThat(seen).containsExactly("0-1 depth 1.5", "0-2 depth 1.5", "1-2 depth " + depth());
    assertThat(world.size()).isEqualTo(1);
    assertThat(world.userData(a)).isEqualTo("a");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> world.x(a))
        .withMessage("shape 0 was removed; its handle cannot be asked");
    assertThatIllegalArgumentException().isThrownBy(() -> world.remove(a));
    world.detect();
    assertThat(events()).containsExactly("0-1 ended", "0-2 ended", "1-2 ended");
  }

  private static double depth() {
    return new Circle(0.5, 0, 1).contactWith(new Circle(0, 0.5, 1)).depth();
  }

  @Test
  void aShapeAddedAndRemovedInALoopIsGoneAtOnce() {
    world.detect();
    try (Contacts contacts = world.contacts()) {
      assertThat(contacts.next()).isTrue();
      Handle spark = world.add(SHAPE);
      world.remove(spark);
      assertThatIllegalArgumentException().isThrownBy(() -> world.remove(spark));
      assertThat(world.contains(spark)).isFalse();
      Handle other = world.add(FAR);
      assertThat(other).isNotEqualTo(spark);
      assertThatIllegalArgumentException().isThrownBy(() -> world.shape(spark));
    }
    assertThat(world.size()).isEqualTo(4);
    byte[] save = world.save();
    assertThat(World.restore(save).save()).isEqualTo(save);
  }

  @Test
  void aLoopThatWasLeftEarlyDoesNotShowInWhatFollows() {
    world.detect();
    Contacts contacts = world.contacts();
    assertThat(contacts.next()).isTrue();
    Handle spark = world.add(FAR);
    byte[] save = world.save();
    long after = checksumAfterSpark(spark);
    world.load(save);
    assertThat(checksumAfterSpark(spark)).isEqualTo(after);
  }

  private long checksumAfterSpark(Handle spark) {
    world.remove(spark);
    Handle next = world.add(new Circle(9, 9, 1));
    world.detect();
    return 31 * world.checksum() + next.hashCode();
  }

  @Test
  void slotsOfNewShapesAreFreeAtOnceAlsoAfterALoopThatWasLeftEarly() {
    world.detect();
    assertThat(world.contacts().next()).isTrue();
    for (int k = 0; k < 1000; k++) {
      Handle bullet = world.add(FAR);
      assertThat(bullet.slot()).isEqualTo(3);
      world.remove(bullet);
    }
  }

  @Test
  void aShapeRemovedBeforeTheLoopCanBeRemovedAgainButNotRead() {
    world.detect();
    world.remove(c);
    Events events = world.events();
    assertThat(events.next()).isTrue();
    world.remove(c);
    assertThatIllegalArgumentException().isThrownBy(() -> world.x(c));
    events.close();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> world.remove(c))
        .withMessage("shape 2 was removed; its handle cannot be removed");
    world.detect();
    int ended = 0;
    for (events = world.events(); events.next(); ended++) {
      world.remove(events.b());
    }
    assertThat(ended).isEqualTo(2);
    assertThat(world.size()).isEqualTo(2);
    world.detect();
    events = world.events();
    assertThatIllegalArgumentException().as("no longer known").isThrownBy(() -> world.remove(c));
  }

  @Test
  void clearingInALoopLetsItGoOn() {
    world.detect();
    Contacts contacts = world.contacts();
    int pairs = 0;
    while (contacts.next()) {
      world.clear();
      assertThat(contacts.depth()).isPositive();
      pairs++;
    }
    assertThat(pairs).isEqualTo(3);
    assertThat(world.size()).isZero();
  }

  @Test
  void aLoopThatIsLeftEarlyHasRemovedWhatItRemoved() {
    world.detect();
    for (Contacts contacts = world.contacts(); contacts.next(); ) {
      world.remove(contacts.b());
      break;
    }
    assertThat(world.size()).isEqualTo(2);
    assertThat(world.contains(b)).isFalse();
    assertThat(world.query(0.5, 0).size()).isEqualTo(2);
    world.moveTo(a, 1, 1);
    assertThatIllegalArgumentException().isThrownBy(() -> world.x(b));
  }

  @Test
  void removalsInALoopWithinALoopAreKnownUntilBothEnd() {
    world.detect();
    Events events = world.events();
    assertThat(events.next()).isTrue();
    for (Contacts contacts = world.contacts(); contacts.next(); ) {
      world.remove(contacts.b());
    }
    assertThat(world.x(b)).isEqualTo(0.5);
    events.close();
    assertThatIllegalArgumentException().isThrownBy(() -> world.x(b));
  }

  @Test
  void shapesAddedInALoopMeetOthersFromTheNextDetectionOn() {
    world.detect();
    int pairs = 0;
    for (Events events = world.events(); events.next(); pairs++) {
      world.add(SHAPE);
    }
    assertThat(pairs).isEqualTo(3);
    assertThatIllegalStateException()
        .isThrownBy(world::contacts)
        .withMessage("the world has changed: call detect() again before reading contacts");
    world.detect();
    assertThat(events()).hasSize(12);
  }

  @Test
  void otherChangesEndALoopOverContactsAndLeaveThatOverEventsAlone() {
    Map<String, Runnable> changes =
        Map.of(
            "move to", () -> world.moveTo(a, 1, 1),
            "move by", () -> world.moveBy(a, 1, 1),
            "replace", () -> world.replace(a, FAR),
            "filter", () -> world.setFilter(a, new Filter(1, 1)),
            "sensor", () -> world.setSensor(a, true));
    changes.forEach(
        (name, change) -> {
          world.replace(a, SHAPE);
          world.moveTo(a, 0, 0);
          world.setFilter(a, Filter.ALL);
          world.setSensor(a, false);
          world.detect();
          Events events = world.events();
          Contacts contacts = world.contacts();
          assertThat(contacts.next()).as(name).isTrue();
          change.run();
          assertThatIllegalStateException()
              .isThrownBy(contacts::next)
              .as(name)
              .withMessage(CONTACTS_BROKEN);
          assertThatIllegalStateException().isThrownBy(contacts::a).withMessage(CONTACTS_BROKEN);
          while (events.next()) {
            assertThat(events.a()).isNotNull();
          }
        });
  }

  @Test
  void aRefusedChangeLeavesTheLoopAlone() {
    world.detect();
    Contacts contacts = world.contacts();
    assertThat(contacts.next()).isTrue();
    assertThatIllegalArgumentException().isThrownBy(() -> world.moveTo(a, Double.NaN, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> world.load(new byte[20]));
    assertThat(contacts.next()).isTrue();
  }

  @Test
  void detectingOrLoadingEndsBothKindsOfLoops() {
    byte[] save = world.save();
    List<Runnable> changes =
        List.of(world::detect, () -> world.load(save), () -> world.copyFrom(World.create()));
    for (Runnable change : changes) {
      world.detect();
      Contacts contacts = world.contacts();
      Events events = world.events();
      change.run();
      assertThatIllegalStateException().isThrownBy(contacts::next).withMessage(LOOP_BROKEN);
      assertThatIllegalStateException().isThrownBy(events::next).withMessage(LOOP_BROKEN);
      world.detect();
      assertThat(world.contacts()).as("the next loop starts over").isSameAs(contacts);
      while (contacts.next()) {
        assertThat(contacts.depth()).isPositive();
      }
    }
  }

  @Test
  void aClosedLoopIsAtItsEnd() {
    world.detect();
    Contacts contacts = world.contacts();
    assertThat(contacts.next()).isTrue();
    contacts.close();
    contacts.close();
    world.moveTo(a, 3, 3);
    assertThat(contacts.next()).isFalse();
  }
}
