// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.query;

import dev.carom.internal.exact.Rounded;
import dev.carom.internal.state.Scene;
import dev.carom.pair.CompoundPair;
import dev.carom.pair.MutableImpact;
import dev.carom.pair.PartPair;
import dev.carom.pair.Parts;

/**
 * Finds the shapes that a probe hits on its path or overlaps at its position, part by part and
 * without allocating.
 */
final class ProbeSearch extends ImpactSearch {
  private final CompoundPair pair = new CompoundPair();
  private final PartPair simplePair = new PartPair();
  private final MutableImpact impact = new MutableImpact();
  private final Parts moved = new Parts();

  private ProbeState probe;

  /**
   * True if the probe is a circle, or a box without tails, which the simple pair then has, and no
   * obstacle moves.
   */
  private boolean isSimple;

  private double motionX;
  private double motionY;

  /**
   * The fraction of the obstacles' motions done at the start of the path, and the fraction along
   * it.
   */
  private double done;

  private double rest;

  /** What to subtract from the motion, so that paths between two positions are not rounded. */
  private double fromX;

  private double fromY;

  /** The motion of the obstacle meanwhile. */
  private double otherX;

  private double otherY;

  ProbeSearch(Query query) {
    super(query);
  }

  /** Moves by (dx, dy) while the obstacles do this fraction of their motions. */
  void run(ProbeState asking, Wanted wanted, double dx, double dy, double duration) {
    prepare(asking, dx, dy, duration);
    run(wanted);
  }

  /** Moves exactly to a position, while the obstacles rest; stops at any hit. */
  void runTo(ProbeState asking, double toX, double toY) {
    prepare(asking, toX, toY, 0);
    fromX = asking.x();
    fromY = asking.y();
    run(Wanted.ANY);
  }

  private void run(Wanted wanted) {
    Parts parts = probe.parts();
    double x = Rounded.middle(parts.minX(), parts.maxX());
    double y = Rounded.middle(parts.minY(), parts.maxY());
    isSimple =
        parts.isSimple()
            && probe.motions.size() == 0
            && !probe.stopsAtFlat()
            && fromX == 0
            && fromY == 0;
    if (isSimple) {
      simplePair.setFirst(parts, 0);
    }
    double padX = parts.maxX() - x + probe.motions.largestX();
    double padY = parts.maxY() - y + probe.motions.largestY();
    path.set(x, y, x + (motionX - fromX), y + (motionY - fromY));
    run(Answer.Kind.SWEEP, wanted, padX, padY);
  }

  /**
   * Returns the impact on the given shape on the path, regardless of the criteria; valid until the
   * next call.
   */
  MutableImpact impactOn(ProbeState asking, int slot, double dx, double dy, double duration) {
    prepare(asking, dx, dy, duration);
    return sweep(slot);
  }

  /** Returns true if {@link #impactOn} would find a hit. */
  boolean wouldHit(ProbeState asking, int slot, double dx, double dy, double duration) {
    prepare(asking, dx, dy, duration);
    setPair(slot);
    return pair.hits(motionX, motionY, otherX, otherY, probe.stopsAtFlat());
  }

  private void prepare(ProbeState asking, double dx, double dy, double duration) {
    if (probe != asking) {
      probe = asking;
    }
    motionX = dx;
    motionY = dy;
    done = probe.time();
    rest = duration;
    fromX = 0;
    fromY = 0;
  }

  @Override
  MutableImpact ask(int slot) {
    if (probe.skips(slot)) {
      return null;
    }
    // Reads less of the obstacle, which is usually not in the cache.
    return isSimple && shapes().setSecond(simplePair, slot)
        ? simplePair.sweep(motionX, motionY, 0, 0, impact)
        : sweep(slot);
  }

  private MutableImpact sweep(int slot) {
    setPair(slot);
    return pair.sweep(motionX, motionY, otherX, otherY, probe.stopsAtFlat());
  }

  private void setPair(int slot) {
    Scene scene = probe.scene;
    int place = probe.motions.placeOf(slot, scene.slots.generation(slot));
    double wholeX = probe.motions.x(place);
    double wholeY = probe.motions.y(place);
    otherX = wholeX * rest + fromX;
    otherY = wholeY * rest + fromY;
    pair.set(probe.parts(), scene.shapes.partsMovedBy(slot, wholeX * done, wholeY * done, moved));
  }
}
