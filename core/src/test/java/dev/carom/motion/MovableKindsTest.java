// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Rotation;
import dev.carom.Shape;
import dev.carom.world.Handle;
import dev.carom.world.Side;
import dev.carom.world.World;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Movers refuse shapes that they cannot move, by a sentence, and stay as they are. */
class MovableKindsTest {
  private static final Circle BALL = new Circle(0, 0, 1);
  private static final Capsule CAPSULE = new Capsule(0, 0, 4, 0, 1);
  private static final Polygon POLYGON = Polygon.of(0, 0, 4, 0, 0, 3);
  private static final List<Shape> REFUSED =
      List.of(
          CAPSULE,
          POLYGON,
          POLYGON.rounded(1),
          Compound.of(CAPSULE),
          Compound.of(BALL, POLYGON),
          Compound.outline(0, 0, 4, 0, 4, 4));

  private final World world = World.create();
  private final Mover mover = Mover.of(world);

  private void assertRefused(String message, ThrowingCallable call) {
    mover.plan(new Circle(-5, 7, 1), 3, 0);
    byte[] before = world.save();
    assertThatIllegalArgumentException().isThrownBy(call).withMessage(message);
    assertThat(mover.shape()).isEqualTo(new Circle(-2, 7, 1));
    assertThat(world.save()).isEqualTo(before);
  }

  @Test
  void asShapes() {
    for (Shape shape : REFUSED) {
      String message = "shape must be a circle or a box, or made of these, but was " + shape;
      assertRefused(message, () -> mover.plan(shape, 1, 1));
      assertRefused(message, () -> mover.pushOut(shape));
    }
  }

  @Test
  void asHandles() {
    for (Shape shape : REFUSED) {
      assertRefused(world.add(shape));
    }
    Handle box = world.add(Box.at(50, 0, 1, 1));
    world.turnTo(box, Rotation.degrees(30));
    assertRefused(box);
    world.turnTo(box, Rotation.degrees(90));
    mover.move(box, 0, -1000);
    assertThat(world.y(box)).isNegative();
  }

  private void assertRefused(Handle handle) {
    String message = handle + " must be a circle or a box, or made of these, to be moved this way";
    assertRefused(message, () -> mover.move(handle, 1, 1));
    assertRefused(message, () -> mover.plan(handle, 1, 1));
    assertRefused(message, () -> mover.pushOut(handle));
    assertRefused(message, () -> mover.stepPerAxis(handle, 1, 1));
    assertRefused(message, () -> Carry.on(world, Side.MAX_Y).move(handle, 1, 1));
  }
}
