// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.growth;

import dev.carom.Shape;
import dev.carom.bulk.PairFinder;
import dev.carom.world.World;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * What a world or a finder occupies, without the shapes or arrays that it was given.
 *
 * @param given creates what the caller keeps anyway
 * @param holder makes the world or the finder that is measured
 */
record MemoryCase(String name, IntFunction<Object> given, Function<Object, Object> holder) {
  static final List<MemoryCase> ALL =
      List.of(
          new MemoryCase(
              "World, moving circles, after detect",
              count -> OrdinaryCases.shapes(count, OrdinaryCases::circle),
              given -> world(given, false)),
          new MemoryCase(
              "World, static boxes, after a query",
              count -> OrdinaryCases.shapes(count, OrdinaryCases::box),
              given -> world(given, true)),
          new MemoryCase(
              "World, turned boxes, after detect",
              count -> OrdinaryCases.shapes(count, OrdinaryCases::polygon),
              given -> world(given, false)),
          new MemoryCase(
              "PairFinder, circles in motion",
              RestlessCircles::new,
              given -> finder((RestlessCircles) given)));

  /** Enough for a finder to keep close pairs and to use them again. */
  private static final int CALLS = 10;

  @SuppressWarnings("unchecked")
  private static World world(Object given, boolean isStatic) {
    List<Shape> shapes = (List<Shape>) given;
    World world = World.create();
    if (isStatic) {
      world.addAllStatic(shapes);
      world.query(0, 0);
    } else {
      world.addAll(shapes);
      world.detect();
    }
    return world;
  }

  private static PairFinder finder(RestlessCircles circles) {
    PairFinder finder = PairFinder.create();
    for (int call = 0; call < CALLS; call++) {
      circles.moveAndFind(finder);
    }
    return finder;
  }

  double bytesPerShape(int count) {
    Object kept = given.apply(count);
    long before = used();
    Object held = holder.apply(kept);
    long after = used();
    if (held == null || kept == null) {
      throw new IllegalStateException("nothing was made");
    }
    return (double) (after - before) / count;
  }

  private static long used() {
    MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
    long least = Long.MAX_VALUE;
    for (int times = 0; times < 3; times++) {
      memory.gc();
      least = Math.min(least, memory.getHeapMemoryUsage().getUsed());
    }
    return least;
  }
}
