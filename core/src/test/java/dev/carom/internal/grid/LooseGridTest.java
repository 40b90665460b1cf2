// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.grid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.internal.bounds.Bounds;
import dev.carom.oracle.SplitMix64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LooseGridTest {
  private static final long SEED = 302;
  private static final int SCENES = 60;

  /** A random script: shapes come, move a little or far, change size and go. */
  @ParameterizedTest
  @EnumSource
  void findsWhatAListFinds(Layout layout) {
    for (int scene = 0; scene < SCENES; scene++) {
      SplitMix64 random = SplitMix64.ofCase(SEED, scene);
      try {
        script(layout, random, random.oneIn(8) ? 512 : 1 + random.below(60));
      } catch (AssertionError | RuntimeException failure) {
        throw new AssertionError("scene " + scene + " of seed " + SEED, failure);
      }
    }
  }

  /** Where shapes are spread over an area, a question about a point looks at few of them. */
  @ParameterizedTest
  @EnumSource(
      value = Layout.class,
      names = {"ORDINARY", "MIXED_SIZES", "POINTS", "WALLS", "THIN", "GIANT"})
  void looksAtLittle(Layout layout) {
    int count = 50_000;
    Bounds bounds = layout.draw(new SplitMix64(SEED), count);
    LooseGrid grid = new LooseGrid(bounds);
    for (int id = 0; id < count; id++) {
      grid.add(id);
    }
    Effort.check(grid::cells, 1, bounds, count);
  }

  /** What is left of many shapes, in which few cells, does not depend on how many there were. */
  @Test
  void goesOnAfterMostShapesAreGone() {
    SplitMix64 random = new SplitMix64(SEED);
    int peak = 20_000;
    Bounds bounds = Layout.THIN.draw(random, peak);
    LooseGrid grid = new LooseGrid(bounds);
    boolean[] isIn = new boolean[peak];
    for (int id = 0; id < peak; id++) {
      grid.add(id);
    }
    for (int id = 0; id < peak; id++) {
      isIn[id] = id % 2_000 == 7;
      if (!isIn[id]) {
        grid.remove(id);
      }
    }
    for (int round = 0; round < 50; round++) {
      for (int id = 7; id < peak; id += 2_000) {
        Layout.THIN.draw(random, id, bounds);
        grid.moved(id);
      }
      new Questions(grid, bounds, isIn, random).ask(2);
    }
    grid.clear();
    assertThat(grid.size()).isZero();
    assertThat(grid.contains(7)).isFalse();
    assertThat(grid.inBox(-1e9, -1e9, 1e9, 1e9, id -> false)).isTrue();
  }

  /** Flat shapes have cells so thin that all negative coordinates share the first one. */
  @Test
  void findsFewFlatShapesThatMoveAmongNegativeCoordinates() {
    SplitMix64 random = new SplitMix64(SEED);
    for (int scene = 0; scene < 2_000; scene++) {
      int count = 1 + random.below(3);
      Bounds bounds = new Bounds(count);
      LooseGrid grid = new LooseGrid(bounds);
      boolean[] isIn = new boolean[count];
      for (int id = 0; id < count; id++) {
        drawFlat(random, id, bounds);
        grid.add(id);
        isIn[id] = true;
      }
      for (int round = 0; round < 3; round++) {
        int id = random.below(count);
        drawFlat(random, id, bounds);
        grid.moved(id);
        new Questions(grid, bounds, isIn, random).ask(3);
      }
    }
  }

  private static void drawFlat(SplitMix64 random, int id, Bounds bounds) {
    double x = random.below(12) - 6;
    double y = random.below(12) - 6;
    double length = random.below(4);
    boolean upright = random.below(2) == 0;
    bounds.set(id, x, y, upright ? x : x + length, upright ? y + length : y);
  }

  private static void script(Layout layout, SplitMix64 random, int capacity) {
    Bounds bounds = new Bounds(capacity);
    LooseGrid grid = new LooseGrid(bounds);
    boolean[] isIn = new boolean[capacity];
    int size = 0;
    for (int round = 0; round < 4; round++) {
      // Some move together, before the grid is told of any.
      for (int id = 0; id < capacity; id++) {
        if (isIn[id] && round == 2) {
          move(layout, random, bounds, id);
        }
      }
      for (int id = 0; id < capacity; id++) {
        if (isIn[id] && round == 2) {
          grid.moved(id);
        }
      }
      for (int step = 0; step < capacity; step++) {
        int id = random.below(capacity);
        if (!isIn[id]) {
          layout.draw(random, id, bounds);
          grid.add(id);
          isIn[id] = true;
          size++;
        } else if (random.oneIn(4)) {
          grid.remove(id);
          isIn[id] = false;
          size--;
        } else {
          move(layout, random, bounds, id);
          grid.moved(id);
        }
        assertThat(grid.size()).isEqualTo(size);
      }
      if (size > 0) {
        new Questions(grid, bounds, isIn, random).ask(2);
      }
      int[] shapes = new int[1];
      grid.cells((minX, minY, maxX, maxY, count) -> shapes[0] += count);
      assertThat(shapes[0]).isEqualTo(size);
    }
  }

  private static void move(Layout layout, SplitMix64 random, Bounds bounds, int id) {
    if (random.oneIn(3)) {
      layout.draw(random, id, bounds);
      return;
    }
    double width = bounds.maxX(id) - bounds.minX(id);
    double height = bounds.maxY(id) - bounds.minY(id);
    double x = bounds.minX(id) + width * random.signed();
    double y = bounds.minY(id) + height * random.signed();
    if (Math.abs(x + width) < Double.MAX_VALUE && Math.abs(y + height) < Double.MAX_VALUE) {
      bounds.set(id, x, y, x + width, y + height);
    }
  }
}
