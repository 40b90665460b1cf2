package dev.carom.internal.query;

import dev.carom.Impact;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.internal.check.Arguments;
import dev.carom.internal.exact.Rounded;
import dev.carom.internal.exact.Slabs;
import dev.carom.internal.index.Bounds;
import dev.carom.internal.state.ShapeStore;
import dev.carom.pair.PairGeometry;
import dev.carom.pair.Parts;
import dev.carom.pair.Sweep;

/** Finds what a moving shape hits. */
final class SweepSearch extends ImpactSearch {
  private final Query query;
  private final PairGeometry geometry = new PairGeometry();
  private double motionX;
  private double motionY;

  /** What moves, if it is a compound; otherwise null. */
  private Shape compoundProbe;

  SweepSearch(Query query) {
    super(query);
    this.query = query;
  }

  /** Moves the probe of the query; if it is a compound, that is passed too. */
  void run(Wanted wanted, Shape compoundOrNull, double dx, double dy) {
    compoundProbe = compoundOrNull;
    motionX = Arguments.finite("motionX", dx);
    motionY = Arguments.finite("motionY", dy);
    Parts probe = query.probe;
    probe.updateBounds();
    double x = Rounded.middle(probe.minX(), probe.maxX());
    double y = Rounded.middle(probe.minY(), probe.maxY());
    double reachX = probe.maxX() - x;
    double reachY = probe.maxY() - y;
    setWay(x, y, x + motionX, y + motionY);
    run(Answer.Kind.SWEEP, wanted, reachX, reachY);
  }

  @Override
  void ask(int slot) {
    ShapeStore shapes = shapes();
    if (query.probe.hasTails() || shapes.hasTails(slot)) {
      if (!boundsMeet(shapes.bounds(), slot)) {
        compound = Impact.NONE;
        return;
      }
      sweepParts(geometry, query.probe, motionX, motionY, parts(slot), 0, 0, false);
    } else if (compoundProbe == null && shapes.kind(slot) != ShapeStore.COMPOUND) {
      geometry.sweep(query.probe, motionX, motionY, parts(slot), impact);
    } else {
      Shape moving = compoundProbe == null ? query.probe.shape(0) : compoundProbe;
      compound = Sweep.between(moving, new Vec2(motionX, motionY), shapes.shape(slot), Vec2.ZERO);
    }
  }

  /** Whether the bounds come to overlap; if not, nor do the shapes, and most do not. */
  private boolean boundsMeet(Bounds others, int slot) {
    Parts probe = query.probe;
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
