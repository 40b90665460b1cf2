// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.query;

import dev.carom.internal.state.ShapeIndex;
import dev.carom.pair.CompoundPair;
import dev.carom.pair.Parts;

/** Tests whether a flat part of a probe shares a point with a flat part of a matching shape. */
final class FlatSearch extends ShapeIndex.BoxSearch {
  private final CompoundPair pair = new CompoundPair();
  private ProbeState probe;
  private Query query;

  /** Returns true if there is such a shape; see {@link CompoundPair#meetFlat}. */
  boolean run(ProbeState asking, Query asked) {
    probe = asking;
    query = asked;
    Parts parts = probe.parts();
    parts.updateBounds();
    double padX = probe.motions.largestX();
    double padY = probe.motions.largestY();
    return !query
        .scene()
        .index
        .inBox(
            parts.minX() - padX,
            parts.minY() - padY,
            parts.maxX() + padX,
            parts.maxY() + padY,
            this);
  }

  @Override
  protected boolean found(int slot) {
    return !(query.matches(slot)
        && pair.set(probe.parts(), probe.partsOf(slot)).meetFlat()
        && query.accepts(slot));
  }
}
