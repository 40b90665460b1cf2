package dev.carom.world;

import dev.carom.Compound;

/** A compound that moves without garbage: its parts are written anew at each place. */
final class CompoundBody {
  private final Compound form;
  private final Parts offsets = new Parts();
  private final Parts parts = new Parts();

  CompoundBody(Compound compound) {
    form = compound;
    offsets.add(compound.moveTo(0, 0));
    moveTo(compound.x(), compound.y());
  }

  /** The compound at some place. */
  Compound form() {
    return form;
  }

  /** The parts where they are now. */
  Parts parts() {
    return parts;
  }

  /** The parts as seen from the compound's position. */
  Parts offsets() {
    return offsets;
  }

  boolean canMoveTo(double x, double y) {
    return offsets.canMoveTo(x, y);
  }

  void moveTo(double x, double y) {
    parts.setMoved(offsets, x, y);
  }

  /** A body like this one at its place: the one that is there, if it has the same parts. */
  CompoundBody copy(CompoundBody there, double x, double y) {
    if (there == null || !there.offsets.isSame(offsets)) {
      return new CompoundBody(at(x, y));
    }
    there.moveTo(x, y);
    return there;
  }

  Compound at(double x, double y) {
    return form.moveTo(x, y);
  }
}
