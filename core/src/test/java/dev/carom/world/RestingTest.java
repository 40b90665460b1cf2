// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.carom.Box;
import dev.carom.Circle;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** A shape that was put to rest counts as touching, although the exact test sees a gap. */
class RestingTest {
  private static final double GAP = 0x1p-50;

  private final World world = World.create();
  private final Handle floor = world.addStatic(new Box(-10, -1, 10, 0));
  private final Handle ball = world.add(new Circle(0, 1 + GAP, 1));
  private final Probe probe = new Probe(world);

  private void rest() {
    probe.use(ball);
    probe.rest(floor, 0, -1);
  }

  private boolean isContact() {
    world.detect();
    try (Contacts contacts = world.contacts()) {
      return contacts.next();
    }
  }

  @Test
  void withoutANoteTheExactTestDecides() {
    assertThat(isContact()).isFalse();
  }

  @Test
  void itIsAContactWithoutDepthAndWithTheNormalOfTheFace() {
    rest();
    world.detect();
    Contacts contacts = world.contacts();
    assertThat(contacts.next()).isTrue();
    assertThat(contacts.a()).isEqualTo(floor);
    assertThat(contacts.b()).isEqualTo(ball);
    assertThat(contacts.normalX()).isZero();
    assertThat(contacts.normalY()).isEqualTo(1);
    assertThat(contacts.depth()).isZero();
    assertThat(contacts.pushY()).isZero();
    assertThat(contacts.next()).isFalse();
  }

  @Test
  void itsEventsDoNotFlicker() {
    rest();
    world.detect();
    assertThat(world.events().next()).isTrue();
    world.events().close();
    for (int frame = 0; frame < 3; frame++) {
      world.moveBy(ball, 0.25, 0);
      rest();
      world.detect();
      assertThat(world.events().next()).isFalse();
    }
  }

  @Test
  void questionsStayExact() {
    rest();
    assertThat(world.query(new Circle(0, 1 + GAP, 1)).size()).isEqualTo(1);
    assertThat(world.nearest(floor, 1).distance(0)).isEqualTo(GAP);
  }

  @Test
  void whateverElseChangesOneOfTheTwoEndsIt() {
    assertEnds(w -> w.moveBy(ball, 0, 0x1p-60 + 0x1p-52));
    assertEnds(w -> w.moveBy(floor, 0, -0.5));
    assertEnds(w -> w.replace(ball, new Circle(0, 1 + GAP, 1)));
    assertEnds(w -> w.setFilter(floor, Filter.ALL));
    assertEnds(
        w -> {
          w.remove(ball);
          w.add(new Circle(0, 1 + GAP, 1));
        });
  }

  private void assertEnds(Consumer<World> change) {
    RestingTest other = new RestingTest();
    other.rest();
    World copy = World.create();
    copy.copyFrom(other.world);
    change.accept(copy);
    copy.detect();
    assertThat(copy.contacts().next()).isFalse();
  }

  @Test
  void aMoveToWhereItIsIsNone() {
    rest();
    world.moveBy(ball, 0, 0);
    world.moveTo(floor, world.x(floor), world.y(floor));
    assertThat(isContact()).isTrue();
  }

  @Test
  void filtersAndStrictWorldsStillRefuse() {
    world.setFilter(ball, new Filter(1, 0));
    rest();
    assertThat(isContact()).isFalse();
    World strict = World.builder().touching(false).build();
    Handle a = strict.add(new Circle(0, 0, 1));
    Handle b = strict.add(new Circle(2 + GAP, 0, 1));
    Probe other = new Probe(strict);
    other.use(a);
    other.rest(b, 1, 0);
    strict.detect();
    assertThat(strict.contacts().next()).isFalse();
  }

  @Test
  void itIsSavedLoadedCopiedAndPartOfTheChecksum() {
    long before = world.checksum();
    rest();
    assertThat(world.checksum()).isNotEqualTo(before);
    World restored = World.restore(world.save());
    assertThat(restored.checksum()).isEqualTo(world.checksum());
    assertThat(restored.save()).isEqualTo(world.save());
    restored.detect();
    assertThat(restored.contacts().next()).isTrue();
    World copy = World.create();
    copy.copyFrom(world);
    assertThat(copy.save()).isEqualTo(world.save());
  }

  @Test
  void theProbeTellsWhatItsShapeRestsAgainst() {
    Handle wall = world.addStatic(new Box(1 + GAP, 0, 2, 9));
    probe.use(ball);
    assertThat(probe.resting(new Hits()).isEmpty()).isTrue();
    probe.rest(wall, 1, 0);
    probe.rest(floor, 0, -1);
    Hits hits = probe.resting(new Hits());
    assertThat(hits.size()).isEqualTo(2);
    assertThat(hits.handle(0)).isEqualTo(floor);
    assertThat(hits.normalY(0)).isEqualTo(-1);
    assertThat(hits.handle(1)).isEqualTo(wall);
    assertThat(hits.normalX(1)).isEqualTo(1);
    probe.use(wall);
    probe.resting(hits);
    assertThat(hits.handle(0)).isEqualTo(ball);
    assertThat(hits.normalX(0)).isEqualTo(-1);
  }

  @Test
  void thousandsOnOneFloorComeAndGo() {
    int count = 5_000;
    Handle[] balls = new Handle[count];
    for (int k = 0; k < count; k++) {
      balls[k] = world.add(new Circle(20 + 3 * k, 1 + GAP, 1));
      probe.use(balls[k]);
      probe.rest(floor, 0, -1);
    }
    for (int k = 0; k < count; k += 2) {
      world.moveBy(balls[k], 0, 1);
    }
    probe.use(floor);
    assertThat(probe.resting(new Hits()).size()).isEqualTo(count / 2);
  }

  @Test
  void aProbeWithoutAHandleCannotRest() {
    probe.use(new Circle(0, 0, 1));
    assertThatIllegalStateException().isThrownBy(() -> probe.rest(floor, 0, -1));
    probe.use(ball);
    assertThatIllegalStateException().isThrownBy(() -> probe.rest(ball, 0, -1));
    world.remove(floor);
    assertThatIllegalArgumentException().isThrownBy(() -> probe.rest(floor, 0, -1));
  }
}
