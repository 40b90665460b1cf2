package dev.carom.internal.query;

import dev.carom.internal.check.Arguments;
import dev.carom.internal.exact.Rounded;
import dev.carom.internal.state.Scene;
import dev.carom.pair.CompoundPair;
import dev.carom.pair.MutableImpact;
import dev.carom.pair.Parts;

/**
 * Finds what a probe hits on its way, or overlaps where it is, part by part and without garbage.
 */
final class ProbeSearch extends ImpactSearch {
  private final CompoundPair pair = new CompoundPair();
  private final Parts moved = new Parts();

  private ProbeState probe;
  private double motionX;
  private double motionY;

  /** The part of the obstacles' motions that is done when the way begins, and that of the way. */
  private double done;

  private double rest;

  ProbeSearch(Query query) {
    super(query);
  }

  /** Goes by (dx, dy) while this part of the obstacles' motions is done. */
  void run(ProbeState asking, Wanted wanted, double dx, double dy, double duration) {
    prepare(asking, dx, dy, duration);
    Parts parts = probe.parts();
    double x = Rounded.middle(parts.minX(), parts.maxX());
    double y = Rounded.middle(parts.minY(), parts.maxY());
    double padX = parts.maxX() - x + probe.motions.largestX();
    double padY = parts.maxY() - y + probe.motions.largestY();
    setWay(x, y, x + motionX, y + motionY);
    run(Answer.Kind.SWEEP, wanted, padX, padY);
  }

  /** Whether one shape, whatever the criteria, is hit on the way. */
  boolean isHit(ProbeState asking, int slot, double dx, double dy, double duration) {
    prepare(asking, dx, dy, duration);
    return ask(slot).hit();
  }

  private void prepare(ProbeState asking, double dx, double dy, double duration) {
    probe = asking;
    motionX = Arguments.finite("motionX", dx);
    motionY = Arguments.finite("motionY", dy);
    done = probe.time();
    rest = duration;
  }

  @Override
  MutableImpact ask(int slot) {
    Scene scene = probe.scene;
    int place = probe.motions.placeOf(slot, scene.slots.generation(slot));
    double otherX = probe.motions.x(place);
    double otherY = probe.motions.y(place);
    Parts obstacle = scene.shapes.partsMovedBy(slot, otherX * done, otherY * done, moved);
    double u = otherX * rest;
    double v = otherY * rest;
    return pair.set(probe.parts(), obstacle).sweep(motionX, motionY, u, v, probe.stopsAtFlat());
  }
}
