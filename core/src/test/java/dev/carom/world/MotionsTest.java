package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.carom.Circle;
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
  void badMotionsAreRefused() {
    Handle handle = world.add(new Circle(0, 0, 1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> motions.set(handle, Double.NaN, 0))
        .withMessage("x must be finite, but is NaN");
    assertThat(motions.isEmpty()).isTrue();
  }
}
