package dev.carom.world;

import dev.carom.internal.exact.Rounded;
import dev.carom.internal.state.Arguments;
import dev.carom.pair.PairGeometry;
import dev.carom.pair.Parts;

/**
 * Finds what a probe hits on its way, or overlaps where it is, part by part and without garbage.
 */
final class ProbeSearch extends ImpactSearch {
  private final Hits hits;
  private final PairGeometry geometry = new PairGeometry();
  private final Parts moved = new Parts();

  private Probe probe;
  private double motionX;
  private double motionY;

  /** The part of the obstacles' motions that is done when the way begins, and that of the way. */
  private double done;

  private double rest;

  ProbeSearch(Hits hits) {
    super(hits);
    this.hits = hits;
  }

  /** Goes by (dx, dy) while this part of the obstacles' motions is done. */
  void run(Probe asking, Wanted wanted, double dx, double dy, double duration) {
    prepare(asking, dx, dy, duration);
    Parts parts = probe.body.parts();
    double x = Rounded.middle(parts.minX(), parts.maxX());
    double y = Rounded.middle(parts.minY(), parts.maxY());
    double padX = parts.maxX() - x + probe.motions.largestX();
    double padY = parts.maxY() - y + probe.motions.largestY();
    setWay(x, y, x + motionX, y + motionY);
    run(probe.state, Hits.Question.SWEEP, wanted, padX, padY);
  }

  /** Whether one shape, whatever the criteria, is hit on the way. */
  boolean hits(Probe asking, int slot, double dx, double dy, double duration) {
    prepare(asking, dx, dy, duration);
    ask(probe.state, slot);
    return impact.hit();
  }

  private void prepare(Probe asking, double dx, double dy, double duration) {
    probe = asking;
    motionX = Arguments.finite("motionX", dx);
    motionY = Arguments.finite("motionY", dy);
    done = probe.time();
    rest = duration;
  }

  @Override
  void ask(WorldState state, int slot) {
    Handle handle = state.handles.handle(slot);
    double otherX = probe.motions.x(handle);
    double otherY = probe.motions.y(handle);
    Parts obstacle = state.shapes.partsMovedBy(slot, otherX * done, otherY * done, moved);
    double u = otherX * rest;
    double v = otherY * rest;
    sweepParts(geometry, probe.body.parts(), motionX, motionY, obstacle, u, v, probe.stopsAtFlat);
  }
}
