// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Circle;
import dev.carom.oracle.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Worlds copy their moving circles to floats, and keep pairs from one detection to the next. The
 * pairs are those that the circles themselves give, wherever they are and whatever changes.
 */
class CircleTrackingTest {
  private static final long SEED = 90210;
  private static final int CIRCLES = 160;
  private static final int FRAMES = 30;

  /** Changes come after this many frames and then regularly, at any time between two searches. */
  private static final int FRAMES_OF_CHANGE = 7;

  /**
   * Coordinates and radii are multiples of this, so that many circles touch to the last bit; the
   * products are doubles, but not floats.
   */
  private static final double STEP = 0x1.55555555p-2;

  /** Small enough that pairs are worth keeping. */
  private static final double SMALL_STEP = STEP / 16;

  private enum Layout {
    ORDINARY(0, 1),
    FAR_AWAY(0x1p10, 1),
    FARTHER_AWAY(0x1p40, 1),
    TINY(0, 0x1p-100),
    TINIEST(0, 0x1p-1000),
    HUGE(0, 0x1p200),
    WITH_OUTLIER(0, 1),
    POINTS(0, 1);

    final double offset;
    final double scale;

    Layout(double offset, double scale) {
      this.offset = offset;
      this.scale = scale;
    }
  }

  private enum Change {
    NONE,
    SIZE,
    FILTER,
    ALL_FILTERS,
    JUMP,
    ANOTHER_IN_THE_SAME_SLOT
  }

  private final SplitMix64 random = new SplitMix64(SEED);
  private final List<Handle> handles = new ArrayList<>();
  private Layout layout;
  private boolean touching;

  private double coordinate() {
    // Three places far from each other, where the steps of floats are wide.
    int place = 4096 * (int) (3 * random.fraction());
    return layout.scale * (layout.offset + STEP * (place + (int) (30 * random.fraction())));
  }

  private double radius() {
    return layout == Layout.POINTS ? 0 : layout.scale * STEP * (int) (5 * random.fraction());
  }

  private Circle circle() {
    return new Circle(coordinate(), coordinate(), radius());
  }

  private double smallMove() {
    return layout.scale * SMALL_STEP * ((int) (3 * random.fraction()) - 1);
  }

  @ParameterizedTest
  @EnumSource
  void pairsAreThoseOfTheCircles(Layout layout) {
    check(layout, true);
  }

  @ParameterizedTest
  @EnumSource
  void pairsThatOnlyTouchCanBeLeftOut(Layout layout) {
    check(layout, false);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void circlesCanComeCloseAsFastAsTheyMove(boolean touching) {
    checkMotion(touching, SMALL_STEP, -SMALL_STEP);
  }

  /** Seen from a fixed origin, coordinates in single precision would become ever less precise. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void circlesCanDriftAwayTogether(boolean touching) {
    checkMotion(touching, 2 * SMALL_STEP, SMALL_STEP);
  }

  private void checkMotion(boolean touching, double evenMotion, double oddMotion) {
    layout = Layout.ORDINARY;
    this.touching = touching;
    World world = World.builder().touching(touching).build();
    for (int k = 0; k < CIRCLES; k++) {
      double x = STEP * (int) (60 * random.fraction());
      double y = STEP * (int) (60 * random.fraction());
      handles.add(world.add(new Circle(x, y, 2 * STEP)));
    }
    for (int frame = 0; frame < 400; frame++) {
      for (int k = 0; k < CIRCLES; k++) {
        world.moveBy(handles.get(k), k % 2 == 0 ? evenMotion : oddMotion, 0);
      }
      world.detect();
      assertThat(found(world)).as("frame %d, seed %d", frame, SEED).isEqualTo(expected(world));
    }
  }

  private void check(Layout layout, boolean touching) {
    this.layout = layout;
    this.touching = touching;
    for (Change change : Change.values()) {
      World world = World.builder().touching(touching).build();
      fill(world);
      for (int frame = 0; frame < FRAMES; frame++) {
        moveSome(world);
        if (frame % FRAMES_OF_CHANGE == FRAMES_OF_CHANGE - 1) {
          make(change, world);
        }
        world.detect();
        assertThat(found(world))
            .as("%s, frame %d, seed %d", change, frame, SEED)
            .isEqualTo(expected(world));
      }
    }
  }

  private void fill(World world) {
    handles.clear();
    for (int k = 0; k < CIRCLES; k++) {
      handles.add(world.add(circle()));
    }
    if (layout == Layout.WITH_OUTLIER) {
      handles.add(world.add(new Circle(1e12, -1e12, 0.5)));
    }
  }

  private void moveSome(World world) {
    for (Handle handle : handles) {
      if (random.oneIn(4)) {
        world.moveBy(handle, smallMove(), smallMove());
      }
    }
  }

  /** Makes a change to some circles that stay in their places, unless it is a jump. */
  private void make(Change change, World world) {
    for (int k = 0; k < handles.size(); k += 10) {
      Handle handle = handles.get(k);
      switch (change) {
        case NONE -> {}
        case SIZE -> world.replace(handle, resized(world, handle));
        case FILTER -> world.setFilter(handle, new Filter(1, 2));
        case ALL_FILTERS -> world.setFilter(handle, new Filter(4, 7));
        case JUMP -> world.moveTo(handle, coordinate(), coordinate());
        case ANOTHER_IN_THE_SAME_SLOT -> {
          Circle resized = resized(world, handle);
          world.remove(handle);
          handles.set(k, world.add(resized));
        }
      }
    }
  }

  private Circle resized(World world, Handle handle) {
    return new Circle(world.x(handle), world.y(handle), radius());
  }

  private static List<String> found(World world) {
    List<String> found = new ArrayList<>();
    Contacts contacts = world.contacts();
    while (contacts.next()) {
      found.add(contacts.a() + ", " + contacts.b());
    }
    return found;
  }

  private List<String> expected(World world) {
    List<Handle> sorted = new ArrayList<>(handles);
    sorted.sort((a, b) -> Integer.compare(a.slot(), b.slot()));
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < sorted.size(); i++) {
      for (int j = i + 1; j < sorted.size(); j++) {
        if (meet(world, sorted.get(i), sorted.get(j))) {
          expected.add(sorted.get(i) + ", " + sorted.get(j));
        }
      }
    }
    return expected;
  }

  private boolean meet(World world, Handle a, Handle b) {
    Filter first = world.filter(a);
    Filter second = world.filter(b);
    return (first.category() & second.mask()) != 0
        && (second.category() & first.mask()) != 0
        && (touching
            ? world.shape(a).intersects(world.shape(b))
            : world.shape(a).overlaps(world.shape(b)));
  }
}
