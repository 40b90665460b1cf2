// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.motion.Mover;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Worlds refuse shapes that they do not hold, by a sentence, and stay as they are. */
class ShapesNotHeldTest {
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
  private final Handle ball = world.add(BALL);
  private final Handle wall = world.addStatic(new Box(1, -1, 2, 1));

  private void assertRefused(String name, Shape shape, ThrowingCallable call) {
    world.detect();
    byte[] before = world.save();
    assertThatThrownBy(call)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(name + " must be a circle or a box, or made of these, but was " + shape);
    assertThat(world.save()).isEqualTo(before);
    assertThat(world.size()).isEqualTo(2);
    // A change would ask for another detect().
    try (Contacts contacts = world.contacts()) {
      assertThat(contacts.next()).isTrue();
      assertThat(contacts.next()).isFalse();
    }
  }

  @Test
  void whenAdded() {
    for (Shape shape : REFUSED) {
      assertRefused("shape", shape, () -> world.add(shape));
      assertRefused("shape", shape, () -> world.add(shape, Filter.ALL, "data"));
      assertRefused("shape", shape, () -> world.addStatic(shape));
      assertRefused("shape 1 of those to add", shape, () -> world.addAll(BALL, shape));
      assertRefused("shape 0 of those to add", shape, () -> world.addAllStatic(shape, BALL));
      assertRefused(
          "shape 2 of those to add", shape, () -> world.addAll(List.of(BALL, BALL, shape)));
    }
    assertThat(world.add(BALL).slot()).isEqualTo(2);
  }

  @Test
  void whenTheyReplaceAnother() {
    for (Shape shape : REFUSED) {
      assertRefused("shape", shape, () -> world.replace(ball, shape));
      assertRefused("shape", shape, () -> world.replace(wall, shape));
    }
    assertThat(world.shape(ball)).isEqualTo(BALL);
  }

  @Test
  void whenAskedAboutAndTheHitsStay() {
    Hits hits = world.query(new Circle(0, 0, 0.5), new Hits());
    assertThat(hits.size()).isEqualTo(1);
    Vec2 motion = new Vec2(3, 0);
    for (Shape shape : REFUSED) {
      assertRefused("shape", shape, () -> world.query(shape));
      assertRefused("shape", shape, () -> world.query(shape, hits));
      assertRefused("shape", shape, () -> world.sweep(shape, motion));
      assertRefused("shape", shape, () -> world.sweep(shape, 3, 0, hits));
      assertRefused("shape", shape, () -> world.sweepAll(shape, motion));
      assertRefused("shape", shape, () -> world.nearest(shape, 2));
      assertRefused("shape", shape, () -> world.nearest(shape, 2, hits));
      assertThat(hits.size()).isEqualTo(1);
    }
  }

  @Test
  void whenProbedAndTheProbeStays() {
    Probe probe = new Probe(world);
    probe.use(ball);
    probe.moveTo(-5, 7);
    for (Shape shape : REFUSED) {
      assertRefused("shape", shape, () -> probe.use(shape));
      assertThat(probe.shape()).isEqualTo(new Circle(-5, 7, 1));
    }
  }

  @Test
  void whenMovedAndTheMoverStays() {
    Mover mover = Mover.of(world);
    mover.plan(new Circle(-5, 7, 1), 3, 0);
    assertThat(mover.shape()).isEqualTo(new Circle(-2, 7, 1));
    for (Shape shape : REFUSED) {
      assertRefused("shape", shape, () -> mover.plan(shape, 1, 1));
      assertRefused("shape", shape, () -> mover.pushOut(shape));
      assertThat(mover.shape()).isEqualTo(new Circle(-2, 7, 1));
    }
  }
}
