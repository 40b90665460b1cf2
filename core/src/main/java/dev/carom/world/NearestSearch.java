package dev.carom.world;

import dev.carom.index.Bounds;

/**
 * Finds the shapes closest to a probe, in boxes around it that grow until they are large enough.
 */
final class NearestSearch extends BoxSearch {
  /** More than the rounding errors of a distance. */
  private static final double SLACK = 1 + 0x1p-40;

  private final Hits hits;
  private final Parts scratch = new Parts();
  private final PairGeometry geometry = new PairGeometry();
  private WorldState world;
  private int most;
  private int visited;

  NearestSearch(Hits hits) {
    this.hits = hits;
  }

  /** Asks for so many shapes about the probe that the hits hold. */
  void run(WorldState state, int count) {
    world = state;
    most = count;
    hits.begin(Hits.Question.NEAREST);
    Parts probe = hits.probe;
    probe.updateBounds();
    double minX = probe.minX();
    double minY = probe.minY();
    double maxX = probe.maxX();
    double maxY = probe.maxY();
    double reach = firstReach();
    while (true) {
      hits.clear();
      visited = 0;
      state.index.inBox(minX - reach, minY - reach, maxX + reach, maxY + reach, this);
      boolean full = hits.size() == most;
      boolean sawAll = visited == state.slots.size() || reach == Double.POSITIVE_INFINITY;
      if (sawAll || (full && hits.key(0) * SLACK <= reach)) {
        break;
      }
      // With enough found, one box that reaches the farthest of them is sure to have the closest.
      reach = full ? hits.key(0) * SLACK * SLACK : reach * (visited == 0 ? 8 : 2);
    }
    hits.sort();
  }

  /** About the size of a shape; any positive number would do. */
  private double firstReach() {
    SlotSet moving = world.index.moving();
    SlotSet some = moving.size() > 0 ? moving : world.index.statics();
    if (some.size() == 0) {
      return 1;
    }
    int slot = some.get(0);
    Bounds bounds = world.shapes.bounds();
    double size = bounds.maxX(slot) - bounds.minX(slot) + bounds.maxY(slot) - bounds.minY(slot);
    return size > 0 ? size : 1;
  }

  @Override
  boolean found(int slot) {
    visited++;
    if (!hits.criteria.match(slot)) {
      return true;
    }
    double distance = geometry.distance(hits.probe, world.shapes.parts(slot, scratch));
    boolean full = hits.size() == most;
    if ((!full || hits.isBefore(distance, slot, 0)) && hits.criteria.accept(slot)) {
      if (full) {
        hits.replaceFirst(world.slots.handle(slot), distance);
      } else {
        hits.push(world.slots.handle(slot), distance);
      }
    }
    return true;
  }
}
