// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Impact;
import dev.carom.Segment;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.oracle.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Casts and sweeps among static boxes so dense that many start inside some of them, or on their
 * borders: sides are whole numbers, and so are most starts.
 */
class DenseStaticsTest {
  private static final long SEED = 5077;
  private static final int WORLDS = 12;
  private static final int QUERIES = 400;
  private static final int SIDE = 40;

  private final SplitMix64 random = new SplitMix64(SEED);
  private final List<Shape> shapes = new ArrayList<>();
  private int startsInside;

  @Test
  void theFirstHitIsTheLowestSlotOfThoseAtTheStart() {
    for (int round = 0; round < WORLDS; round++) {
      World world = fill(round % 4);
      for (int query = 0; query < QUERIES; query++) {
        double x = start();
        double y = start();
        double dx = random.below(2 * SIDE) - SIDE;
        double dy = random.below(2 * SIDE) - SIDE;
        check(world, x, y, dx, dy, round);
      }
    }
    assertThat(startsInside).isGreaterThan(WORLDS * QUERIES / 2);
  }

  @Test
  void shapesInGridsOfOtherCellSizesAreAmongThem() {
    for (int round = 0; round < 20 * WORLDS; round++) {
      World world = fillWithCrowds();
      for (int query = 0; query < QUERIES / 40; query++) {
        int dx = random.below(5) - 2;
        int dy = random.below(5) - 2;
        check(world, random.below(4) - 1, random.below(4) - 1, dx, dy, round);
      }
    }
  }

  /** Compares a cast, and a sweep of a circle, with what all shapes say one by one. */
  private void check(World world, double x, double y, double dx, double dy, int round) {
    Segment segment = new Segment(x, y, x + dx, y + dy);
    assertFirst(world.cast(segment), shapes.stream().map(segment::cast).toList(), round);
    Circle circle = new Circle(x, y, 0.5 * random.below(4));
    Vec2 motion = new Vec2(dx / 8, dy / 8);
    assertFirst(
        world.sweep(circle, motion),
        shapes.stream().map(shape -> circle.sweep(motion, shape)).toList(),
        round);
  }

  /** Returns a world with many shapes at few places, of which some have no size. */
  private World fillWithCrowds() {
    shapes.clear();
    int count = 60 + random.below(100);
    for (int k = 0; k < count; k++) {
      int x = random.below(3) - 1;
      int y = random.below(3) - 1;
      Shape shape =
          switch (random.below(20)) {
            case 0 -> new Circle(x, y, random.below(2));
            case 1 -> new Capsule(x, y, x + random.below(2), y, 1);
            default -> new Box(x, y, x + random.below(2), y + random.below(2));
          };
      shapes.add(shape);
    }
    World world = World.create();
    world.addAllStatic(shapes);
    return world;
  }

  /** Returns a world with small boxes, and with some large, crowded or circular shapes as well. */
  private World fill(int layout) {
    shapes.clear();
    for (int k = 0; k < 400; k++) {
      shapes.add(box(random.below(SIDE), random.below(SIDE), 1 + random.below(3)));
    }
    for (int k = 0; k < 10 && layout == 1; k++) {
      shapes.add(random.below(400), box(random.below(SIDE), random.below(SIDE), SIDE / 2));
    }
    for (int k = 0; k < 200 && layout == 2; k++) {
      shapes.add(box(7 + random.fraction(), 9 + random.fraction(), random.fraction() / 8));
    }
    for (int k = 0; k < 100 && layout == 3; k++) {
      shapes.add(
          random.below(400), new Circle(random.below(SIDE), random.below(SIDE), random.below(3)));
    }
    World world = World.create();
    world.addAllStatic(shapes);
    return world;
  }

  private Box box(double x, double y, double size) {
    return new Box(x, y, x + size * random.below(3) / 2, y + size);
  }

  private double start() {
    return random.below(3) == 0 ? 7 + 3 * random.fraction() : random.below(SIDE);
  }

  private void assertFirst(Hits hits, List<Impact> impacts, int round) {
    int first = -1;
    for (int k = 0; k < impacts.size(); k++) {
      if (impacts.get(k).hit()
          && (first < 0 || impacts.get(k).time() < impacts.get(first).time())) {
        first = k;
      }
    }
    String description = "world " + round + " of seed " + SEED;
    assertThat(hits.size()).as(description).isEqualTo(first < 0 ? 0 : 1);
    if (first >= 0) {
      Impact impact = impacts.get(first);
      startsInside += impact.startsInside() ? 1 : 0;
      assertThat(hits.handle(0).slot()).as(description).isEqualTo(first);
      assertThat(hits.time(0)).as(description).isEqualTo(impact.time());
      assertThat(hits.startsInside(0)).as(description).isEqualTo(impact.startsInside());
      assertThat(hits.normalX(0)).as(description).isEqualTo(impact.normalX());
      assertThat(hits.normalY(0)).as(description).isEqualTo(impact.normalY());
      assertThat(hits.depth(0)).as(description).isEqualTo(impact.depth());
    }
  }
}
