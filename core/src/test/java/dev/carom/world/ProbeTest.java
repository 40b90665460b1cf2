// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Impact;
import dev.carom.Polygon;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.internal.query.ProbeAccess;
import dev.carom.internal.query.ProbeState;
import dev.carom.oracle.Cases;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Questions about a shape at places where it is not. */
class ProbeTest {
  private final World world = World.create();
  private final Motions motions = new Motions();
  private final Probe probe = new Probe(world, motions);
  private final Hits hits = new Hits();

  @Test
  void triesPlacesWithoutMovingAnything() {
    Handle wall = world.addStatic(new Box(4, -5, 5, 5));
    Handle ball = world.add(new Circle(0, 0, 1));
    probe.use(ball);
    assertThat(probe.isFree(hits)).isTrue();
    probe.moveTo(3.5, 1);
    assertThat(probe.isFree(hits)).isFalse();
    probe.overlapping(hits);
    assertThat(hits.size()).isEqualTo(1);
    assertThat(hits.handle(0)).isEqualTo(wall);
    assertThat(hits.depth(0)).isEqualTo(0.5);
    assertThat(hits.normalX(0)).isEqualTo(1);
    probe.moveTo(3, 1);
    assertThat(probe.isFree(hits)).as("a touch is not an overlap").isTrue();
    assertThat(probe.shape()).isEqualTo(new Circle(3, 1, 1));
    assertThat(world.x(ball)).isZero();
  }

  @Test
  void isWhereTheWorldWouldPutTheShapeToTheLastBit() {
    Shape[] shapes = {
      new Box(0.1, 0.7, 0.3, 1e-9 + 0.9),
      new Circle(0.1, 0.2, 0.3),
      new Capsule(0.1, 0.7, 0.3, 0.9, 0.1),
      Polygon.of(0.1, 0.7, 0.3, 0.9, 0, 1).translate(new Vec2(0.7, 0.1)),
      Compound.of(new Circle(0.1, 0.2, 0.3), new Box(0.1, 0.7, 0.3, 0.9)).moveTo(0.7, 0.1),
      Compound.outline(0, 0, 1, 0, 1, 1, 0.7, 0.3, 0, 1).moveTo(0.7, 0.1)
    };
    for (Shape shape : shapes) {
      Handle handle = world.add(shape);
      probe.use(handle);
      assertThat(probe.shape()).isEqualTo(shape);
      probe.moveTo(1e6 + 0.1, -0.3);
      world.moveTo(handle, 1e6 + 0.1, -0.3);
      assertThat(probe.shape()).isEqualTo(world.shape(handle));
      probe.use(shape);
      assertThat(probe.shape()).isEqualTo(shape);
      probe.moveTo(1e6 + 0.1, -0.3);
      assertThat(probe.shape()).isEqualTo(world.shape(handle));
    }
  }

  @Test
  void findsWhatMovesIntoItsWay() {
    Handle lift = world.add(new Box(4, -30, 6, -20));
    probe.use(new Circle(0, 0, 1));
    assertThat(probe.sweep(10, 0, hits).isEmpty()).isTrue();
    motions.set(lift, 0, 40);
    assertThat(probe.sweep(10, 0, hits).size()).isEqualTo(1);
    assertThat(hits.time(0)).isCloseTo(0.475, Offset.offset(0.03));
    assertThat(wouldHit(probe, lift, 10, 0)).isTrue();
    assertThat(wouldHit(probe, lift, -10, 0)).isFalse();
    probe.setTime(0.5);
    probe.moveTo(5, 1);
    assertThat(probe.isFree(hits)).as("the top of the lift is at 0 by half time").isTrue();
    probe.moveTo(5, 0.5);
    assertThat(probe.isFree(hits)).isFalse();
    assertThat(distanceBeyond(lift, Side.MAX_Y)).isEqualTo(0.5);
  }

  @Test
  void knowsTheWayBeyondEverySide() {
    Handle box = world.addStatic(new Box(0, 0, 4, 2));
    Handle disc = world.addStatic(new Circle(20, 0, 3));
    probe.use(Box.centered(3, 1, 2, 4));
    assertThat(distanceBeyond(box, Side.MAX_X)).isEqualTo(2);
    assertThat(distanceBeyond(box, Side.MIN_X)).isEqualTo(4);
    assertThat(distanceBeyond(box, Side.MAX_Y)).isEqualTo(3);
    assertThat(distanceBeyond(box, Side.MIN_Y)).isEqualTo(3);
    assertThat(distanceBeyond(disc, Side.MIN_X)).isEqualTo(4 - 17);
    probe.use(new Circle(20, 4, 1));
    assertThat(distanceBeyond(disc, Side.MAX_Y)).isZero();
    probe.moveTo(20, Math.nextDown(4.0));
    assertThat(distanceBeyond(disc, Side.MAX_Y)).isPositive();
    probe.moveTo(20, Math.nextUp(4.0));
    assertThat(distanceBeyond(disc, Side.MAX_Y)).isNegative();
  }

  @Test
  void knowsTheWayBeyondCapsulesAndPolygons() {
    Handle capsule = world.addStatic(new Capsule(4, 2, 0, 1, 0.5));
    Handle polygon = world.addStatic(Polygon.of(10, 0, 14, 1, 11, 3).rounded(0.5));
    probe.use(Box.centered(3, 1, 2, 4));
    assertThat(distanceBeyond(capsule, Side.MAX_X)).isEqualTo(2.5);
    assertThat(distanceBeyond(capsule, Side.MIN_X)).isEqualTo(4.5);
    assertThat(distanceBeyond(polygon, Side.MIN_X)).isEqualTo(4 - 9.5);
    assertThat(distanceBeyond(polygon, Side.MAX_Y)).isEqualTo(4.5);
    probe.use(polygon);
    probe.moveTo(0, 4);
    assertThat(distanceBeyond(capsule, Side.MAX_Y)).isEqualTo(-1);
    probe.use(Polygon.of(-1, 0, 1, 0, 0, 1));
    probe.moveTo(0, 2.5);
    assertThat(distanceBeyond(capsule, Side.MAX_Y)).isZero();
    probe.moveTo(0, Math.nextDown(2.5));
    assertThat(distanceBeyond(capsule, Side.MAX_Y)).isPositive();
    // The lowest corner at 0.7 + 0.1 is more than the double 0.8.
    probe.use(Compound.of(Polygon.of(-1, 0, 1, 0, 0, 1).translate(new Vec2(0, 0.1))));
    probe.moveTo(0, 0.7);
    Handle point = world.add(new Circle(0, 0.7 + 0.1, 0));
    assertThat(distanceBeyond(point, Side.MAX_Y)).isNegative();
  }

  @Test
  void aShareOfAWayHitsWhatIsThere() {
    Handle near = world.addStatic(new Box(2, -5, 3, 5));
    world.addStatic(new Box(12, -5, 13, 5));
    probe.use(new Circle(0, 0, 1));
    assertThat(probe.sweepAll(20, 0, 1, hits).size()).isEqualTo(2);
    assertThat(probe.sweepAll(20, 0, 0.1, hits).size()).isEqualTo(1);
    assertThat(hits.handle(0)).isEqualTo(near);
    assertThat(hits.time(0)).isEqualTo(0.5);
  }

  @Test
  void staleHandlesAreRefused() {
    Handle handle = world.add(new Circle(0, 0, 1));
    world.remove(handle);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> probe.use(handle))
        .withMessage("shape 0 was removed; its handle cannot be probed");
  }

  /** Compared with the sweep of the face against every shape, one by one. */
  @Test
  void agreesWithTheFaceOnRandomWorlds() {
    Cases.check(12, Volume.samples() / 50, random -> random, ProbeTest::compare);
  }

  private static void compare(SplitMix64 random) {
    World crowded = World.create();
    Motions moving = new Motions();
    List<Handle> handles = new ArrayList<>();
    for (int k = 0; k < 12; k++) {
      Shape shape = shape(random);
      handles.add(random.nextBoolean() ? crowded.addStatic(shape) : crowded.add(shape));
      if (random.oneIn(3)) {
        moving.set(handles.get(k), 8 * random.signed(), 8 * random.signed());
      }
    }
    Shape shape = shape(random);
    Vec2 motion = new Vec2(random.oneOf(0, 20) * random.signed(), 20 * random.signed());
    Probe asking = new Probe(crowded, moving);
    asking.use(shape);
    Hits found = asking.sweep(motion.x(), motion.y(), new Hits());
    double first = 2;
    for (Handle handle : handles) {
      Vec2 other = new Vec2(moving.x(handle), moving.y(handle));
      Impact impact = shape.sweep(motion, crowded.shape(handle), other);
      assertThat(wouldHit(asking, handle, motion.x(), motion.y())).isEqualTo(impact.hit());
      first = impact.hit() ? Math.min(first, impact.time()) : first;
    }
    assertThat(found.isEmpty()).isEqualTo(first == 2);
    if (!found.isEmpty()) {
      assertThat(found.time(0)).isCloseTo(first, Offset.offset(1e-12));
    }
  }

  private static Shape shape(SplitMix64 random) {
    double x = random.between(-8, 8);
    double y = 8 * random.signed();
    double size = random.oneOf(0, 1, 2);
    return switch (random.below(6)) {
      case 0 -> new Circle(x, y, size / 2);
      case 1 -> Box.centered(x, y, size, random.between(1, 3));
      case 2 -> new Capsule(x, y, x + random.signed(), y + 2, size / 2);
      case 3 -> Polygon.of(x, y, x + 2, y + random.signed(), x + 1, y + 2).rounded(size / 4);
      case 4 -> Compound.outline(0, 0, 2, 0, 2, 2, 1, 0.5, 0, 2).moveTo(x, y);
      default -> Compound.of(new Circle(0, 0, 1), Box.centered(1, 1, size, 1)).moveTo(x, y);
    };
  }

  private double distanceBeyond(Handle other, Side side) {
    ProbeState state = ProbeAccess.of(probe);
    return state.distanceBeyond(other.slot(), side.outwardX(), side.outwardY());
  }

  private static boolean wouldHit(Probe probe, Handle other, double motionX, double motionY) {
    return ProbeAccess.of(probe).wouldHit(other.slot(), motionX, motionY);
  }
}
