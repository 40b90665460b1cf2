// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Shape;
import org.junit.jupiter.api.Test;

class MotionsTest {
  private final World world = World.create();
  private final Motions motions = new Motions();

  @Test
  void thoseNotNamedRestAndTheLastMotionCounts() {
    Handle a = world.add(new Circle(0, 0, 1));
    Handle b = world.add(new Circle(5, 0, 1));
    motions.set(a, 9, 9);
    motions.set(a, 1, -2);
    assertThat(motions.x(a)).isEqualTo(1);
    assertThat(motions.y(a)).isEqualTo(-2);
    assertThat(motions.x(b)).isZero();
    assertThat(motions.isEmpty()).isFalse();
    motions.moveAll(world);
    assertThat(world.x(a)).isEqualTo(1);
    assertThat(world.y(a)).isEqualTo(-2);
    assertThat(world.x(b)).isEqualTo(5);
    assertThat(motions.isEmpty()).isTrue();
    assertThat(motions.x(a)).isZero();
  }

  @Test
  void aShapeThatTookAnothersSlotRests() {
    Handle gone = world.add(new Circle(0, 0, 1));
    motions.set(gone, 1, 1);
    world.remove(gone);
    Handle next = world.add(new Circle(0, 0, 1));
    assertThat(next.slot()).isEqualTo(gone.slot());
    assertThat(motions.x(next)).isZero();
  }

  @Test
  void manyShapesMove() {
    Handle[] handles = new Handle[100];
    for (int k = 0; k < handles.length; k++) {
      handles[k] = world.add(new Circle(k, 0, 1));
      motions.set(handles[k], 0, k);
    }
    motions.moveAll(world);
    for (int k = 0; k < handles.length; k++) {
      assertThat(world.y(handles[k])).isEqualTo(k);
    }
  }

  @Test
  void aRemovedShapeKeepsAllFromMoving() {
    Handle first = world.add(new Circle(0, 0, 1));
    Handle gone = world.add(new Circle(5, 0, 1));
    motions.set(first, 1, 0);
    motions.set(gone, 1, 0);
    world.remove(gone);
    long before = world.checksum();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> motions.moveAll(world))
        .withMessage("shape 1 was removed; its handle cannot be moved");
    assertThat(world.checksum()).isEqualTo(before);
    assertThat(motions.x(first)).isEqualTo(1);
    motions.clear();
    motions.set(first, 2, 0);
    motions.moveAll(world);
    assertThat(world.x(first)).isEqualTo(2);
  }

  @Test
  void aShapeThatWouldLeaveTheRangeOfDoublesKeepsAllFromMoving() {
    double far = Double.MAX_VALUE;
    Shape[] shapes = {
      new Circle(far, 0, 1),
      new Box(0, 0, far, 1),
      Compound.of(new Circle(0, 0, 1), new Circle(far, 0, 1))
    };
    for (Shape shape : shapes) {
      World world = World.create();
      Motions motions = new Motions();
      Handle first = world.add(new Circle(0, 0, 1));
      motions.set(first, far / 2, 0);
      motions.set(world.add(shape), far, 0);
      long before = world.checksum();
      assertThatIllegalArgumentException().isThrownBy(() -> motions.moveAll(world));
      assertThat(world.checksum()).isEqualTo(before);
      assertThat(motions.isEmpty()).isFalse();
    }
  }

  @Test
  void badMotionsAreRefused() {
    Handle handle = world.add(new Circle(0, 0, 1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> motions.set(handle, Double.NaN, 0))
        .withMessage("x must be finite, but was NaN");
    assertThat(motions.isEmpty()).isTrue();
  }
}
