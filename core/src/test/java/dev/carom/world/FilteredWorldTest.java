// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Rotation;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.internal.state.Scene;
import dev.carom.oracle.Cases;
import dev.carom.oracle.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Many shapes of all kinds with many filters, compared with all pairs. */
class FilteredWorldTest {
  private static final long SEED = 71;
  private static final int WORLDS = 120;
  private static final int FRAMES = 8;

  @Test
  void agreesWithBruteForceWhileFiltersChange() {
    Cases.check(SEED, WORLDS, Scene::new, Scene::play);
  }

  /** A world and what is in it. */
  private static final class Scene {
    private final SplitMix64 random;
    private final boolean touching;
    private final World world;
    private final List<Handle> handles = new ArrayList<>();
    private final List<Filter> filters = new ArrayList<>();
    private final double side;
    private final int oneInIsOther;
    private final int oneInIsStatic;

    Scene(SplitMix64 random) {
      this.random = random;
      touching = !random.oneIn(3);
      world = World.builder().touching(touching).build();
      side = random.oneOf(0, 4, 20, 60);
      oneInIsOther = random.between(1, 60);
      oneInIsStatic = random.between(1, 30);
      // More filters than are told apart, too.
      int kinds = random.oneIn(6) ? 150 : random.between(1, 6);
      int bits = random.between(1, 5);
      for (int k = 0; k < kinds; k++) {
        boolean meetsAll = random.oneIn(5);
        long marks = (long) k << 32;
        filters.add(
            meetsAll
                ? Filter.ALL
                : new Filter(random.below(1 << bits), random.below(1 << bits) | marks));
      }
      int count = random.between(2, 150);
      for (int k = 0; k < count; k++) {
        add();
      }
    }

    private void add() {
      Shape shape = shape();
      Filter filter = filter();
      handles.add(
          random.oneIn(oneInIsStatic) ? world.addStatic(shape, filter) : world.add(shape, filter));
    }

    private Filter filter() {
      return filters.get(random.below(filters.size()));
    }

    private Shape shape() {
      double x = side * random.fraction();
      double y = side * random.fraction();
      double size = random.oneOf(0, 1, 1, 1, 6);
      if (!random.oneIn(oneInIsOther)) {
        return new Circle(x, y, size / 2);
      }
      Box box = Box.at(x, y, size, size);
      Polygon kite = Polygon.of(0, 0, 1, 0.3, 2, 2, 0.3, 1).translate(new Vec2(x, y));
      return switch (random.below(6)) {
        case 0 -> Compound.of(box, new Circle(x + size, y, size / 2));
        case 1 -> Compound.of(kite, new Capsule(x, y, x + size, y, 0.25));
        case 2 -> new Capsule(x, y, x + 1, y - size, size / 4);
        case 3 -> kite.rounded(size / 8);
        default -> box;
      };
    }

    void play() {
      for (int frame = 0; frame < FRAMES; frame++) {
        world.detect();
        assertThat(found()).as("frame %d", frame).isEqualTo(truth());
        change();
      }
    }

    private void change() {
      int changes = random.oneIn(2) ? 0 : random.below(10);
      for (int k = 0; k < changes && handles.size() > 1; k++) {
        int at = random.below(handles.size());
        switch (random.below(5)) {
          case 0 -> world.setFilter(handles.get(at), filter());
          case 1 -> world.replace(handles.get(at), shape());
          case 2 -> world.remove(handles.remove(at));
          case 3 -> world.turnTo(handles.get(at), Rotation.degrees(random.below(360)));
          default -> add();
        }
      }
      for (Handle handle : handles) {
        world.moveBy(handle, 0.01 * random.fraction(), 0);
      }
    }

    private List<String> found() {
      List<String> pairs = new ArrayList<>();
      try (Contacts contacts = world.contacts()) {
        while (contacts.next()) {
          pairs.add(contacts.a().slot() + "-" + contacts.b().slot());
        }
      }
      return pairs;
    }

    private List<String> truth() {
      List<Handle> sorted = new ArrayList<>(handles);
      sorted.sort((a, b) -> Integer.compare(a.slot(), b.slot()));
      List<Shape> shapes = sorted.stream().map(world::shape).toList();
      List<String> pairs = new ArrayList<>();
      for (int a = 0; a < sorted.size(); a++) {
        for (int b = a + 1; b < sorted.size(); b++) {
          if (mayMeet(sorted.get(a), sorted.get(b)) && meet(shapes.get(a), shapes.get(b))) {
            pairs.add(sorted.get(a).slot() + "-" + sorted.get(b).slot());
          }
        }
      }
      return pairs;
    }

    private boolean mayMeet(Handle a, Handle b) {
      return !(world.isStatic(a) && world.isStatic(b)) && world.filter(a).allows(world.filter(b));
    }

    private boolean meet(Shape a, Shape b) {
      return touching ? a.intersects(b) : a.overlaps(b);
    }

    @Override
    public String toString() {
      return handles.size() + " shapes in " + side;
    }
  }
}
