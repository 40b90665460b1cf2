package dev.carom.world;

import dev.carom.internal.state.BoxSearch;
import dev.carom.internal.state.ShapeStore;
import dev.carom.pair.PairGeometry;
import dev.carom.pair.Parts;

/** Finds the shapes that intersect a probe, or how far they are from a point; touching counts. */
final class AreaSearch extends BoxSearch {
  private final Hits hits;
  private final Parts scratch = new Parts();
  private final PairGeometry geometry = new PairGeometry();
  private WorldState world;
  private boolean isProbeBox;
  private final Parts center = new Parts();

  /** How far from the center shapes may be; negative if their distances are not asked for. */
  private double reach;

  AreaSearch(Hits hits) {
    this.hits = hits;
  }

  /** Asks about the probe that the hits hold. */
  void run(WorldState state) {
    reach = -1;
    run(state, Hits.Question.AREA);
  }

  /** Asks about all that is not farther from the center of the probe, a circle, than its radius. */
  void runWithin(WorldState state) {
    reach = hits.probe.third(0);
    center.clear();
    center.addCircle(hits.probe.first(0), hits.probe.second(0), 0);
    run(state, Hits.Question.NEAREST);
  }

  private void run(WorldState state, Hits.Question question) {
    world = state;
    hits.begin(question);
    Parts probe = hits.probe;
    probe.updateBounds();
    isProbeBox = probe.size() == 1 && !probe.isCircle(0) && !probe.hasTails();
    state.index.inBox(probe.minX(), probe.minY(), probe.maxX(), probe.maxY(), this);
    hits.sort();
  }

  @Override
  protected boolean found(int slot) {
    if (hits.criteria.match(slot) && meetsProbe(slot) && hits.criteria.accept(slot)) {
      hits.add(world.handles.handle(slot), reach < 0 ? 0 : distance(slot));
    }
    return true;
  }

  /** The verdict is exact, and no rounded distance contradicts it. */
  private double distance(int slot) {
    return Math.min(reach, geometry.distance(center, world.shapes.parts(slot, scratch)));
  }

  /**
   * Whether a shape meets the probe; its bounds do, and between boxes without tails that decides.
   */
  private boolean meetsProbe(int slot) {
    return isProbeBox && world.shapes.kind(slot) == ShapeStore.BOX && !world.shapes.hasTails(slot)
        || geometry.meet(hits.probe, world.shapes.parts(slot, scratch), true);
  }
}
