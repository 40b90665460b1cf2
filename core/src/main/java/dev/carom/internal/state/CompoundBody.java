// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.state;

import dev.carom.Compound;
import dev.carom.pair.Parts;

/** A compound that moves without allocating: its parts are overwritten at each position. */
public final class CompoundBody {
  private final Compound form;
  private final Parts offsets = new Parts();
  private final Parts parts = new Parts();

  CompoundBody(Compound compound) {
    form = compound;
    offsets.addAll(compound.offsets());
    parts.add(compound);
  }

  /** Returns the compound at some position. */
  public Compound form() {
    return form;
  }

  /** Returns the parts at their current position. */
  Parts parts() {
    return parts;
  }

  /** Returns the parts relative to the compound's position. */
  public Parts offsets() {
    return offsets;
  }

  boolean canMoveTo(double x, double y) {
    return offsets.canMoveBy(x, y);
  }

  /** Moves the parts: from now on they are the exact sums of position and offsets. */
  void moveTo(double x, double y) {
    parts.setMoved(offsets, x, y);
  }

  /** Puts the parts where a compound created there would have them: rounded once. */
  void putAt(double x, double y) {
    parts.setRounded(offsets, x, y);
  }

  /** Returns a body like this one: the existing one, if it has the same parts. */
  CompoundBody copy(CompoundBody there) {
    boolean isSame = there != null && there.offsets.isSame(offsets);
    CompoundBody copy = isSame ? there : new CompoundBody(form);
    copy.parts.set(parts);
    return copy;
  }

  Compound at(double x, double y) {
    return form.moveTo(x, y);
  }
}
