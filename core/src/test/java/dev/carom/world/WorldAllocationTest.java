// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Rotation;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.oracle.SplitMix64;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/** A world that has its size makes no garbage from frame to frame. */
class WorldAllocationTest {
  private static final long SEED = 17;
  private static final int SHAPES = 300;
  private static final int WARM_UP_FRAMES = 400;
  private static final double SIDE = 20;
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private final World world = World.create();
  private final Handle[] handles = new Handle[SHAPES];
  private final double[] x = new double[SHAPES];
  private final double[] y = new double[SHAPES];
  private final Hits hits = new Hits();
  private final Circle circle = new Circle(10, 10, 3);
  private final Polygon slab = Polygon.box(-1, -1, 2, 0.3, Rotation.degrees(40));
  private final Probe probe = new Probe(world);
  private final Rotation[] turns = {
    Rotation.NONE, Rotation.degrees(10), Rotation.degrees(90), Rotation.degrees(123)
  };
  private final byte[] save = new byte[100_000];

  /** Keeps results alive, so that no call can be left out. */
  private double sink;

  @Test
  void aSteadyFrameAllocatesNothing() {
    SplitMix64 random = new SplitMix64(SEED);
    for (int k = 0; k < SHAPES; k++) {
      x[k] = random.fraction() * SIDE;
      y[k] = random.fraction() * SIDE;
      Shape shape = k % 2 == 0 ? new Circle(x[k], y[k], 0.5) : Box.at(x[k], y[k], 1, 0.5);
      Object data = k % 2 == 0 ? "circle" : k;
      handles[k] =
          k % 3 == 0
              ? world.addStatic(shape, Filter.ALL, data)
              : world.add(shape, Filter.ALL, data);
    }
    Handle compound = world.add(Compound.of(new Circle(-50, 0, 1), new Box(-50, 0, -49, 2)));
    for (int frame = 0; frame < WARM_UP_FRAMES; frame++) {
      frame(frame, compound);
    }
    long least = Long.MAX_VALUE;
    // The compiler may still be at work in one round, and what it undoes allocates.
    for (int round = 0; round < 5; round++) {
      long own = -allocated() + allocated();
      long before = allocated();
      for (int frame = 0; frame < 20; frame++) {
        frame(frame, compound);
      }
      least = Math.min(least, allocated() - before - own);
    }
    assertThat(least).as("bytes").isZero();
    assertThat(sink).isNotNaN();
  }

  /** Casts, sweeps and contacts of compounds, as given and moved, and of shapes that hit them. */
  @Test
  void compoundsAllocateNothing() {
    SplitMix64 random = new SplitMix64(SEED);
    for (int k = 0; k < 40; k++) {
      Compound compound =
          Compound.of(new Circle(0.1, 0, 0.7), new Box(-0.3, -0.4, 0.9, 0.5), circleAt(random));
      compound = compound.moveTo(random.fraction() * 6, random.fraction() * 6);
      handles[k] = k % 2 == 0 ? world.addStatic(compound) : world.add(compound);
    }
    Compound probe = Compound.of(new Circle(0, 0, 0.5), new Box(0, 0, 1, 0.5)).moveTo(-1, -1);
    for (int frame = 0; frame < WARM_UP_FRAMES; frame++) {
      compoundFrame(frame, probe);
    }
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 5; round++) {
      long own = -allocated() + allocated();
      long before = allocated();
      for (int frame = 0; frame < 10; frame++) {
        compoundFrame(frame, probe);
      }
      least = Math.min(least, allocated() - before - own);
    }
    assertThat(least).as("bytes").isZero();
    assertThat(sink).isNotNaN();
  }

  /** Shapes of all kinds that move and turn, with every question about them. */
  @Test
  void shapesThatTurnAllocateNothing() {
    SplitMix64 random = new SplitMix64(SEED);
    for (int k = 0; k < 40; k++) {
      Vec2 place = new Vec2(random.fraction() * 6, random.fraction() * 6);
      Shape shape = TURNING[k % TURNING.length].translate(place);
      handles[k] = k % 8 == 0 ? world.addStatic(shape) : world.add(shape);
    }
    for (int frame = 0; frame < WARM_UP_FRAMES; frame++) {
      turningFrame(frame);
    }
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 5; round++) {
      long own = -allocated() + allocated();
      long before = allocated();
      for (int frame = 0; frame < 10; frame++) {
        turningFrame(frame);
      }
      least = Math.min(least, allocated() - before - own);
    }
    assertThat(least).as("bytes").isZero();
    assertThat(sink).isNotNaN();
  }

  private static final Shape[] TURNING = {
    new Box(0, 0, 0.9, 0.3),
    new Capsule(0, 0, 0.7, 0.3, 0.2),
    Polygon.regular(0, 0, 0.6, 5, Rotation.NONE),
    Polygon.of(0, 0, 0.8, 0, 0.8, 0.4).rounded(0.1),
    Compound.outline(0, 0, 1, 0, 1, 1, 0.7, 0.3, 0, 1),
    Compound.of(new Circle(0.1, 0, 0.3), new Box(-0.3, -0.4, 0.9, 0.5), new Capsule(0, 0, 1, 0, 0)),
    new Circle(0, 0, 0.4)
  };

  private void turningFrame(int frame) {
    for (int k = 0; k < 40; k++) {
      world.turnTo(handles[k], turns[(frame + k) % turns.length]);
      world.moveBy(handles[k], frame % 2 == 0 ? 0.1 : -0.1, frame % 2 == 0 ? 0.07 : -0.07);
    }
    world.detect();
    Contacts contacts = world.contacts();
    while (contacts.next()) {
      sink += contacts.depth() + contacts.pushX() + contacts.aPart();
    }
    sink += world.query(circle, hits).size();
    sink += world.query(3, 3, hits).size();
    sink += world.touching(handles[1], hits).size();
    sink += world.sweepAll(slab, 8, 7, hits).size();
    sink += world.sweepAll(handles[2], 5, 5, hits).size();
    sink += world.sweep(handles[5], 5, 5, hits).size();
    sink += world.castAll(-1, -1, 8, 8, hits).size();
    sink += world.nearest(slab, 5, hits).size();
    sink += world.nearest(handles[4], 5, hits).size();
    sink += world.within(3, 3, 2, hits).size();
    probe.use(handles[3]);
    probe.moveTo(2.1, 2.3);
    sink += probe.isFree(hits) ? 1 : 0;
    sink += probe.sweep(3, 1, hits).size();
    sink += world.checksum();
    int length = world.save(save);
    world.turnTo(handles[1], Rotation.NONE);
    world.moveBy(handles[2], 1, 1);
    world.load(save, length);
  }

  private static Circle circleAt(SplitMix64 random) {
    return new Circle(random.fraction(), random.fraction(), 0.25);
  }

  private void compoundFrame(int frame, Compound probe) {
    // Those that are not moved stay as given, the others become sums that no double holds.
    for (int k = 1; k < 40; k += 4) {
      world.moveBy(handles[k], frame % 2 == 0 ? 0.1 : -0.1, 0.07);
    }
    world.detect();
    Contacts contacts = world.contacts();
    while (contacts.next()) {
      sink += contacts.depth() + contacts.pushX() + contacts.aPart();
    }
    sink += world.sweepAll(probe, 8, 7, hits).size();
    sink += world.sweepAll(circle, -8, -7, hits).size();
    sink += world.sweep(handles[1], 5, 5, hits).size();
    sink += world.sweep(handles[3], 5, 5, hits).size();
    sink += world.castAll(-1, -1, 8, 8, hits).size();
    sink += world.query(probe, hits).size();
    sink += world.nearest(probe, 5, hits).size();
  }

  /** Adding makes a handle; what the loop does, and what its end does, makes nothing. */
  @Test
  void removingInALoopAllocatesNothing() {
    Shape[] shapes = {circle, Compound.of(circle, new Box(10, 10, 20, 11))};
    long least = Long.MAX_VALUE;
    for (int frame = 0; frame < WARM_UP_FRAMES; frame++) {
      for (int k = world.size(); k < 20; k++) {
        world.add(shapes[k % 2], Filter.ALL, "data");
      }
      world.detect();
      long own = -allocated() + allocated();
      long before = allocated();
      Contacts contacts = world.contacts();
      while (contacts.next()) {
        if (contacts.data(String.class) != null && contacts.a().slot() % 4 == frame % 4) {
          world.remove(contacts.a());
          world.remove(contacts.a());
        }
      }
      Events events = world.events();
      while (events.next()) {
        if (events.began() && events.b().slot() % 4 == frame % 4) {
          world.remove(events.b());
        }
      }
      least = Math.min(least, allocated() - before - own);
    }
    assertThat(least).as("bytes").isZero();
    assertThat(world.size()).isLessThan(20);
  }

  private static long allocated() {
    return THREADS.getCurrentThreadAllocatedBytes();
  }

  private void frame(int frame, Handle compound) {
    for (int k = 0; k < SHAPES; k++) {
      double phase = (frame + k) % 20 * 0.05;
      if (k % 3 != 0) {
        world.moveTo(handles[k], x[k] + phase, y[k] - phase);
      }
    }
    world.moveBy(compound, 0, frame % 2 == 0 ? 1 : -1);
    world.detect();
    Contacts contacts = world.contacts();
    while (contacts.next()) {
      sink += contacts.depth() + contacts.normalX() + contacts.a().slot();
      sink += contacts.data(String.class) != null ? 1 : 0;
      sink += contacts.handle(Integer.class) != null ? 1 : 0;
      sink += contacts.other(handles[3]) != null ? 1 : 0;
    }
    Events events = world.events();
    while (events.next()) {
      sink += events.began() ? 1 : events.b().slot();
    }
    sink += world.query(circle, hits).size();
    sink += world.query(5, 5, hits).size();
    sink += hits.isEmpty() || hits.data(0, String.class) == null ? 0 : 1;
    sink += world.within(5, 5, 4, hits).distance(0);
    sink += world.touching(handles[1], hits).size();
    sink += world.touching(handles[2], Side.MIN_Y, hits).size();
    sink += world.sweepAll(circle, 5, 5, hits).size();
    sink += world.sweepAll(handles[1], 5, 5, hits).size();
    sink += world.cast(0, 0, SIDE, SIDE, hits).size();
    sink += world.castAll(0, SIDE, SIDE, 0, hits).size();
    sink += world.sweep(handles[1], 5, 5, hits).size();
    sink += world.nearest(7, 7, 5, hits).size();
    sink += world.nearest(handles[2], 5, hits).size();
    sink += world.checksum();
    int length = world.save(save);
    sink += length;
    world.load(save, length);
    // As games do that roll back: to a state in which other shapes were elsewhere.
    world.moveTo(handles[1], -5, -5);
    world.moveTo(handles[3], -5, 5);
    world.moveBy(compound, 3, 3);
    world.detect();
    world.load(save, length);
    sink += world.query(circle, hits).size();
    sink += world.x(handles[0]);
  }
}
