// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Shape;
import dev.carom.oracle.Allocation;
import dev.carom.oracle.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A world that was once much larger is as small and as fast as one that never was. */
class ShrunkenWorldTest {
  private static final long SEED = 77;
  private static final int PEAK = 20_000;
  private static final int LEFT = 10;

  private final World world = World.create();
  private final List<Handle> left = new ArrayList<>();
  private Handle[] all;

  /** Leaves a few of many shapes, spread over all slots, the highest among them. */
  private void shrink(boolean isStatic) {
    SplitMix64 random = new SplitMix64(SEED);
    List<Shape> shapes = new ArrayList<>();
    for (int k = 0; k < PEAK; k++) {
      shapes.add(Box.centered(100 * random.fraction(), 100 * random.fraction(), 1, 1));
    }
    all = isStatic ? world.addAllStatic(shapes) : world.addAll(shapes);
    world.query(0, 0);
    world.detect();
    for (int k = 0; k < PEAK; k++) {
      if (k % (PEAK / LEFT) == PEAK / LEFT - 1) {
        left.add(all[k]);
      } else {
        world.remove(all[k]);
      }
    }
    world.detect();
    world.detect();
  }

  private static int shapesInCells(World world) {
    int[] shapes = {0};
    world.scene().index.cells((minX, minY, maxX, maxY, held) -> shapes[0] += held);
    return shapes[0];
  }

  @Test
  void noSearchVisitsStaticShapesThatAreGone() {
    shrink(true);
    assertThat(world.query(new Box(-1, -1, 101, 101)).size()).isEqualTo(LEFT);
    assertThat(shapesInCells(world)).isLessThan(2 * LEFT + 64);
  }

  @Test
  void itsSaveIsSmall() {
    shrink(false);
    byte[] save = world.save();
    assertThat(save.length).isLessThan(50 * LEFT);
    World restored = World.restore(save);
    assertThat(restored.save()).isEqualTo(save);
    assertThat(restored.checksum()).isEqualTo(world.checksum());
    List<Handle> seen = new ArrayList<>();
    restored.forEach(seen::add);
    assertThat(seen).isEqualTo(left);
  }

  @Test
  void theWorldAndItsSaveGoOnWithTheSameHandles() {
    shrink(false);
    World restored = World.restore(world.save());
    for (int k = 0; k < 100; k++) {
      Handle added = world.add(new Circle(k, 0, 1));
      assertThat(restored.add(new Circle(k, 0, 1))).isEqualTo(added);
      assertThat(left).doesNotContain(added);
      assertThat(all).doesNotContain(added);
      if (k % 3 == 0) {
        world.remove(added);
        restored.remove(added);
      }
    }
    for (Handle handle : all) {
      assertThat(world.contains(handle)).isEqualTo(left.contains(handle));
      assertThat(restored.contains(handle)).isEqualTo(left.contains(handle));
    }
  }

  @Test
  void theLowestFreeSlotIsUsedFirst() {
    Handle[] handles = new Handle[200];
    for (int k = 0; k < handles.length; k++) {
      handles[k] = world.add(new Circle(k, 0, 1));
    }
    for (int k : new int[] {150, 3, 70, 199, 198}) {
      world.remove(handles[k]);
    }
    for (int slot : new int[] {3, 70, 150, 198, 199, 200}) {
      assertThat(world.add(new Circle(0, 0, 1)).slot()).isEqualTo(slot);
    }
  }

  @Test
  void aRemovedHandleIsCalledThatEvenIfItsSlotIsForgotten() {
    Handle handle = world.add(new Circle(0, 0, 1));
    world.remove(handle);
    World restored = World.restore(world.save());
    for (World each : List.of(world, restored)) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> each.shape(handle))
          .withMessage("shape 0 was removed; its handle cannot be asked");
    }
  }

  @Test
  void aFewStaticShapesAmongManyDoNotRebuildTheIndex() {
    List<Shape> shapes = new ArrayList<>();
    for (int k = 0; k < PEAK; k++) {
      shapes.add(new Circle(k, 0, 0.25));
    }
    world.addAllStatic(shapes);
    Hits hits = new Hits();
    world.query(0, 0, hits);
    addAndRemoveOneStatic(hits);
    long bytes = Allocation.bytes(() -> addAndRemoveOneStatic(hits));
    assertThat(bytes).as("bytes").isLessThan(PEAK);
  }

  private void addAndRemoveOneStatic(Hits hits) {
    Handle handle = world.addAllStatic(List.of(new Circle(7, 7, 1)))[0];
    assertThat(world.query(7, 7, hits).handle(0)).isSameAs(handle);
    world.remove(handle);
    assertThat(world.query(7, 7, hits).isEmpty()).isTrue();
  }
}
