// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.growth;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Shape;
import dev.carom.bulk.PairFinder;
import dev.carom.world.Hits;
import dev.carom.world.World;
import java.util.ArrayList;
import java.util.List;

/** Layouts in which bounds tell too little, or the answer itself is large. */
final class CrowdedCases {
  static final List<GrowthCase> ALL =
      List.of(
          new GrowthCase("pairs of boxes at one place", true, CrowdedCases::equalBoxes),
          new GrowthCase("pairs of long diagonal capsules", true, CrowdedCases::diagonals),
          new GrowthCase("nearest, all at one distance", false, CrowdedCases::ring));

  private CrowdedCases() {}

  private static Runnable find(List<Shape> shapes) {
    Shape[] all = shapes.toArray(Shape[]::new);
    PairFinder finder = PairFinder.builder().limit(Integer.MAX_VALUE - 16).build();
    return () -> finder.shapes(all);
  }

  /** Every box meets every other. */
  private static Runnable equalBoxes(int count) {
    List<Shape> shapes = new ArrayList<>(count);
    for (int k = 0; k < count; k++) {
      shapes.add(new Box(0, 0, 1, 1));
    }
    return find(shapes);
  }

  /** No capsule meets another, but their bounds do. */
  private static Runnable diagonals(int count) {
    List<Shape> shapes = new ArrayList<>(count);
    for (int k = 0; k < count; k++) {
      shapes.add(new Capsule(k, 0, k + count, count, 0.25));
    }
    return find(shapes);
  }

  private static Runnable ring(int count) {
    World world = World.create();
    for (int k = 0; k < count; k++) {
      double angle = 2 * Math.PI * k / count;
      world.addStatic(new Circle(count * Math.cos(angle), count * Math.sin(angle), 0.5));
    }
    Hits hits = new Hits();
    return () -> world.nearest(0, 0, 1, hits);
  }
}
