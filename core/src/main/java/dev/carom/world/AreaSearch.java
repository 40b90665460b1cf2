package dev.carom.world;

/** Finds the shapes that intersect a probe; touching counts. */
final class AreaSearch extends BoxSearch {
  private final Hits hits;
  private final Parts scratch = new Parts();
  private final PairGeometry geometry = new PairGeometry();
  private WorldState world;
  private boolean isProbeBox;

  AreaSearch(Hits hits) {
    this.hits = hits;
  }

  /** Asks about the probe that the hits hold. */
  void run(WorldState state) {
    world = state;
    hits.begin(Hits.Question.AREA);
    Parts probe = hits.probe;
    probe.updateBounds();
    isProbeBox = probe.size() == 1 && !probe.isCircle(0);
    state.index.inBox(probe.minX(), probe.minY(), probe.maxX(), probe.maxY(), this);
    hits.sort();
  }

  @Override
  boolean found(int slot) {
    if (hits.criteria.match(slot) && meetsProbe(slot) && hits.criteria.accept(slot)) {
      hits.add(world.slots.handle(slot), 0);
    }
    return true;
  }

  /** Whether a shape meets the probe; its bounds do, and between two boxes that decides. */
  private boolean meetsProbe(int slot) {
    return isProbeBox && world.shapes.kind(slot) == ShapeStore.BOX
        || geometry.meet(hits.probe, world.shapes.parts(slot, scratch), true);
  }
}
