// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.query;

import dev.carom.internal.bounds.Bounds;
import dev.carom.internal.state.ShapeStore;
import dev.carom.pair.Cast;
import dev.carom.pair.CompoundPair;
import dev.carom.pair.MutableImpact;
import dev.carom.pair.PartPair;

/** Finds the shapes that a segment hits. */
final class CastSearch extends ImpactSearch {
  private final PartPair pair = new PartPair();
  private final CompoundPair compounds = new CompoundPair();
  private final MutableImpact impact = new MutableImpact();

  CastSearch(Query query) {
    super(query);
  }

  void run(Wanted wanted, double x0, double y0, double x1, double y1) {
    path.set(x0, y0, x1, y1);
    run(Answer.Kind.CAST, wanted, 0, 0);
  }

  @Override
  MutableImpact ask(int slot) {
    ShapeStore shapes = shapes();
    Bounds bounds = shapes.bounds();
    if (shapes.isPlainBox(slot)) {
      return castOnBounds(bounds, slot);
    }
    if (shapes.setSecond(pair, slot)) {
      return pair.cast(path.x0(), path.y0(), path.x1(), path.y1(), impact);
    }
    // Most shapes are ruled out by their bounds: twice as fast among moved boxes.
    return castOnBounds(bounds, slot).hit()
        ? compounds.setSecond(parts(slot)).cast(path.x0(), path.y0(), path.x1(), path.y1())
        : null;
  }

  private MutableImpact castOnBounds(Bounds bounds, int slot) {
    return Cast.box(
        path.x0(),
        path.y0(),
        path.x1(),
        path.y1(),
        bounds.minX(slot),
        bounds.minY(slot),
        bounds.maxX(slot),
        bounds.maxY(slot),
        impact);
  }
}
