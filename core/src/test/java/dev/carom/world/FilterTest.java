// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Circle;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FilterTest {
  private static final Circle SHAPE = new Circle(0, 0, 1);
  private static final Circle NEXT = new Circle(2, 0, 1);
  private static final long PLAYER = 1L << 63;
  private static final long WALL = 2;

  private static boolean meet(World world) {
    world.detect();
    try (Contacts contacts = world.contacts()) {
      return contacts.next();
    }
  }

  @Test
  void shapesMeetIfEachIsInTheMaskOfTheOther() {
    Filter player = new Filter(PLAYER, WALL);
    Filter wall = new Filter(WALL, PLAYER);
    Filter ghost = new Filter(WALL, 0);
    assertThat(player.allows(wall)).isTrue();
    assertThat(wall.allows(player)).isTrue();
    assertThat(player.allows(player)).isFalse();
    assertThat(player.allows(ghost)).isFalse();
    assertThat(ghost.allows(player)).isFalse();
    assertThat(Filter.ALL.allows(player)).isTrue();
  }

  @Test
  void aWorldKeepsToFilters() {
    World world = World.create();
    Handle a = world.add(SHAPE, new Filter(PLAYER, WALL));
    world.add(SHAPE, new Filter(PLAYER, WALL));
    assertThat(meet(world)).isFalse();
    world.setFilter(a, new Filter(WALL, PLAYER));
    assertThat(meet(world)).isTrue();
  }

  /** Many circles that hardly move, so that the pairs of one frame are used in the next. */
  @Test
  void aFilterThatChangesCountsInTheNextFrame() {
    World world = World.create();
    Filter player = new Filter(PLAYER, WALL);
    List<Handle> handles = new ArrayList<>();
    for (int k = 0; k < 2_000; k++) {
      handles.add(world.add(new Circle(k / 2 % 40 * 3, k / 80 * 3, 1), player));
    }
    for (int frame = 0; frame < 50; frame++) {
      for (Handle handle : handles) {
        world.moveBy(handle, frame % 2 == 0 ? 0.01 : -0.01, 0);
      }
      world.setFilter(handles.get(2 * frame), new Filter(WALL, PLAYER));
      world.detect();
      int met = 0;
      try (Contacts contacts = world.contacts()) {
        while (contacts.next()) {
          met++;
        }
      }
      assertThat(met).as("frame %d", frame).isEqualTo(frame + 1);
    }
  }

  @Test
  void aPredicateHasTheLastWord() {
    List<String> asked = new ArrayList<>();
    World world =
        World.builder()
            .predicate(
                (a, b) -> {
                  asked.add(a.slot() + "-" + b.slot());
                  return b.slot() != 1;
                })
            .build();
    world.addAll(SHAPE, SHAPE, new Circle(100, 0, 1));
    world.addStatic(SHAPE);
    world.add(SHAPE, new Filter(0, 0));
    world.detect();
    assertThat(asked).containsExactlyInAnyOrder("0-1", "0-3", "1-3");
    Contacts contacts = world.contacts();
    assertThat(contacts.next()).isTrue();
    assertThat(contacts.b().slot()).isEqualTo(3);
    assertThat(contacts.next()).isTrue();
    assertThat(contacts.a().slot()).isEqualTo(1);
    assertThat(contacts.next()).isFalse();
  }

  @Test
  void staticShapesDoNotMeetEachOther() {
    World world = World.create();
    world.addAllStatic(SHAPE, SHAPE);
    world.addStatic(SHAPE);
    assertThat(meet(world)).isFalse();
    world.add(SHAPE);
    assertThat(meet(world)).isTrue();
  }

  @Test
  void touchingCountsUnlessAskedOtherwise() {
    World world = World.create();
    world.addAll(SHAPE, NEXT);
    assertThat(meet(world)).isTrue();
    World strict = World.builder().touching(false).build();
    Handle a = strict.add(SHAPE);
    strict.add(NEXT);
    assertThat(meet(strict)).isFalse();
    strict.moveBy(a, 0x1p-52, 0);
    assertThat(meet(strict)).isTrue();
  }
}
