// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.query;

import dev.carom.Shape;
import dev.carom.internal.bounds.Bounds;
import dev.carom.internal.exact.Rounded;
import dev.carom.internal.exact.Slabs;
import dev.carom.internal.state.ShapeStore;
import dev.carom.pair.CompoundPair;
import dev.carom.pair.MutableImpact;
import dev.carom.pair.PartPair;
import dev.carom.pair.Parts;
import dev.carom.pair.ShapePair;

/** Finds the shapes that a moving shape hits. */
final class SweepSearch extends ImpactSearch {
  private final Query query;
  private final PartPair pair = new PartPair();
  private final CompoundPair compounds = new CompoundPair();
  private final MutableImpact impact = new MutableImpact();
  private final Parts scratch = new Parts();
  private ShapePair given;
  private double motionX;
  private double motionY;

  private boolean isCompound;

  /** True if the probe is a circle, or a box without tails, which {@link #pair} then has. */
  private boolean isSimple;

  /** True if the pair of shapes as values already has the probe. */
  private boolean isProbeGiven;

  SweepSearch(Query query) {
    super(query);
    this.query = query;
  }

  /** Moves a shape, which is the probe of the query. */
  void run(Wanted wanted, Shape shape, double dx, double dy) {
    isProbeGiven = false;
    isCompound = shape.kind() == Shape.Kind.COMPOUND;
    if (isCompound) {
      given().first().set(shape);
    }
    run(wanted, dx, dy);
  }

  /** Moves a shape of the world, which is the probe of the query. */
  void run(Wanted wanted, int slot, double dx, double dy) {
    ShapeStore shapes = query.scene().shapes;
    isProbeGiven = false;
    isCompound = shapes.kind(slot) == Shape.Kind.COMPOUND;
    if (isCompound) {
      shapes.writeTo(given().first(), slot, scratch);
    }
    run(wanted, dx, dy);
  }

  private void run(Wanted wanted, double dx, double dy) {
    motionX = dx;
    motionY = dy;
    Parts probe = query.probe;
    probe.updateBounds();
    isSimple = !isCompound && probe.isSimple();
    if (isSimple) {
      pair.setFirst(probe, 0);
    }
    double x = Rounded.middle(probe.minX(), probe.maxX());
    double y = Rounded.middle(probe.minY(), probe.maxY());
    double reachX = probe.maxX() - x;
    double reachY = probe.maxY() - y;
    path.set(x, y, x + motionX, y + motionY);
    run(Answer.Kind.SWEEP, wanted, reachX, reachY);
  }

  @Override
  MutableImpact ask(int slot) {
    ShapeStore shapes = shapes();
    if (isSimple && shapes.setSecond(pair, slot)) {
      return pair.sweep(motionX, motionY, 0, 0, impact);
    }
    if (!boundsMeet(shapes.bounds(), slot)) {
      return null;
    }
    boolean isOfCompounds = isCompound || shapes.kind(slot) == Shape.Kind.COMPOUND;
    if (!isOfCompounds || query.probe.hasTails() || shapes.hasTails(slot)) {
      return sweepParts(slot);
    }
    shapes.writeTo(given().second(), slot, scratch);
    return given.sweep(motionX, motionY, 0, 0);
  }

  private MutableImpact sweepParts(int slot) {
    return compounds.set(query.probe, parts(slot)).sweep(motionX, motionY, 0, 0, false);
  }

  /**
   * Returns the probe and an obstacle as values, one of them a compound; created when first needed.
   */
  private ShapePair given() {
    if (given == null) {
      given = new ShapePair();
    }
    if (!isProbeGiven) {
      isProbeGiven = true;
      given.first().setRounded(query.probe);
    }
    return given;
  }

  /**
   * Returns true if the bounds come to overlap; if not, which is the usual case, neither do the
   * shapes.
   */
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
