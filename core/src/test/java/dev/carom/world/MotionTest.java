// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Vec2;
import dev.carom.oracle.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Circles that move a little from detection to detection, which lets a world keep what it found,
 * and now and then something that makes that void.
 */
class MotionTest {
  private static final long SEED = 523;
  private static final int COUNT = 250;
  private static final int FRAMES = 150;
  private static final double SIDE = 16;
  private static final double STEP = 0.0625;

  private final SplitMix64 random = new SplitMix64(SEED);
  private final List<Handle> handles = new ArrayList<>();
  private World world;

  private double pick(double size) {
    return Math.floor(random.fraction() * size / STEP) * STEP;
  }

  private Circle someCircle() {
    return new Circle(pick(SIDE), pick(SIDE), 0.25 + pick(0.5));
  }

  @ParameterizedTest(name = "{0} threads")
  @ValueSource(ints = {1, 2})
  void contactsAreRightAfterEveryMove(int threads) {
    world = World.builder().threads(threads).predicate((a, b) -> a.slot() % 7 != b.slot()).build();
    for (int k = 0; k < COUNT; k++) {
      handles.add(world.add(someCircle(), new Filter(1L << k % 3, -1)));
    }
    for (int frame = 0; frame < FRAMES; frame++) {
      for (Handle handle : handles) {
        world.moveBy(handle, pick(3 * STEP) - STEP, pick(3 * STEP) - STEP);
      }
      disturb(frame % 17);
      world.detect();
      assertThat(found()).as("frame %d of seed %d", frame, SEED).isEqualTo(expected());
    }
  }

  private void disturb(int kind) {
    Handle some = handles.get(random.below(handles.size()));
    switch (kind) {
      case 6 -> world.moveTo(some, pick(SIDE), pick(SIDE));
      case 8 -> world.setFilter(some, new Filter(1, 2));
      case 10 -> {
        world.remove(some);
        handles.remove(some);
        handles.add(world.add(someCircle()));
      }
      case 12 -> world.replace(some, someCircle());
      case 14 -> world.replace(some, Box.centered(pick(SIDE), pick(SIDE), 1, 1));
      case 15 -> {
        byte[] save = world.save();
        world.moveBy(some, 5, 5);
        world.detect();
        world.load(save);
      }
      case 16 -> replaceBoxes();
      default -> {
        // An ordinary frame.
      }
    }
  }

  private void replaceBoxes() {
    for (Handle handle : handles) {
      if (world.shape(handle) instanceof Box) {
        world.replace(handle, someCircle());
      }
    }
  }

  private List<String> found() {
    List<String> pairs = new ArrayList<>();
    Contacts contacts = world.contacts();
    while (contacts.next()) {
      pairs.add(contacts.a() + " and " + contacts.b());
      Vec2 push = new Vec2(contacts.pushX(), contacts.pushY());
      assertThat(world.shape(contacts.b()).translate(push).overlaps(world.shape(contacts.a())))
          .isFalse();
    }
    return pairs;
  }

  private List<String> expected() {
    List<Handle> bySlot = new ArrayList<>(handles);
    bySlot.sort((a, b) -> Integer.compare(a.slot(), b.slot()));
    List<String> pairs = new ArrayList<>();
    for (int i = 0; i < bySlot.size(); i++) {
      for (int j = i + 1; j < bySlot.size(); j++) {
        Handle a = bySlot.get(i);
        Handle b = bySlot.get(j);
        if (mayMeet(a, b) && world.shape(a).intersects(world.shape(b))) {
          pairs.add(a + " and " + b);
        }
      }
    }
    return pairs;
  }

  private boolean mayMeet(Handle a, Handle b) {
    Filter one = world.filter(a);
    Filter two = world.filter(b);
    return (one.category() & two.mask()) != 0
        && (two.category() & one.mask()) != 0
        && a.slot() % 7 != b.slot();
  }
}
