package dev.carom.world;

/** Finds the shapes that intersect a probe; touching counts. */
final class AreaSearch extends BoxSearch {
  private final Hits hits;
  private final Parts scratch = new Parts();
  private final PairGeometry geometry = new PairGeometry();
  private WorldState world;

  AreaSearch(Hits hits) {
    this.hits = hits;
  }

  /** Asks about the probe that the hits hold. */
  void run(WorldState state) {
    world = state;
    hits.begin(Hits.Question.AREA);
    Parts probe = hits.probe;
    probe.updateBounds();
    state.index.inBox(probe.minX(), probe.minY(), probe.maxX(), probe.maxY(), this);
    hits.sort();
  }

  @Override
  boolean found(int slot) {
    if (hits.criteria.match(slot)
        && geometry.meet(hits.probe, world.shapes.parts(slot, scratch), true)
        && hits.criteria.accept(slot)) {
      hits.add(world.slots.handle(slot), 0);
    }
    return true;
  }
}
