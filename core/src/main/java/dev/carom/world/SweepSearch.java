package dev.carom.world;

import dev.carom.Impact;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.internal.exact.Rounded;
import dev.carom.internal.exact.Slabs;
import dev.carom.internal.index.Bounds;
import dev.carom.internal.state.Arguments;
import dev.carom.internal.state.ShapeStore;
import dev.carom.pair.PairGeometry;
import dev.carom.pair.Parts;
import dev.carom.pair.Sweep;

/** Finds what a moving shape hits. */
final class SweepSearch extends ImpactSearch {
  private final Hits hits;
  private final PairGeometry geometry = new PairGeometry();
  private double motionX;
  private double motionY;

  /** What moves, if it is a compound; otherwise null. */
  private Shape compoundProbe;

  SweepSearch(Hits hits) {
    super(hits);
    this.hits = hits;
  }

  /** Moves the probe that the hits hold; if it is a compound, that is passed too. */
  void run(WorldState state, Wanted wanted, Shape compoundOrNull, double dx, double dy) {
    compoundProbe = compoundOrNull;
    motionX = Arguments.finite("motionX", dx);
    motionY = Arguments.finite("motionY", dy);
    Parts probe = hits.probe;
    probe.updateBounds();
    double x = Rounded.middle(probe.minX(), probe.maxX());
    double y = Rounded.middle(probe.minY(), probe.maxY());
    double reachX = probe.maxX() - x;
    double reachY = probe.maxY() - y;
    setWay(x, y, x + motionX, y + motionY);
    run(state, Hits.Question.SWEEP, wanted, reachX, reachY);
  }

  @Override
  void ask(WorldState state, int slot) {
    if (hits.probe.hasTails() || state.shapes.hasTails(slot)) {
      if (!boundsMeet(state.shapes.bounds(), slot)) {
        compound = Impact.NONE;
        return;
      }
      sweepParts(geometry, hits.probe, motionX, motionY, parts(state, slot), 0, 0, false);
    } else if (compoundProbe == null && state.shapes.kind(slot) != ShapeStore.COMPOUND) {
      geometry.sweep(hits.probe, motionX, motionY, parts(state, slot), impact);
    } else {
      Shape moving = compoundProbe == null ? hits.probe.shape(0) : compoundProbe;
      compound =
          Sweep.between(moving, new Vec2(motionX, motionY), state.shapes.shape(slot), Vec2.ZERO);
    }
  }

  /** Whether the bounds come to overlap; if not, nor do the shapes, and most do not. */
  private boolean boundsMeet(Bounds others, int slot) {
    Parts probe = hits.probe;
    return Slabs.meet(
        probe.minX(),
        probe.maxX(),
        0,
        motionX,
        others.minX(slot),
        others.maxX(slot),
        0,
        probe.minY(),
        probe.maxY(),
        0,
        motionY,
        others.minY(slot),
        others.maxY(slot),
        0,
        false);
  }
}
