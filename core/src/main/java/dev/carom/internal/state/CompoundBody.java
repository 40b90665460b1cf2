package dev.carom.internal.state;

import dev.carom.Compound;
import dev.carom.pair.Parts;

/** A compound that moves without garbage: its parts are overwritten at each position. */
public final class CompoundBody {
  private final Compound form;
  private final Parts offsets = new Parts();
  private final Parts parts = new Parts();

  CompoundBody(Compound compound) {
    form = compound;
    offsets.addAll(compound.offsets());
    parts.add(compound);
  }

  /** The compound at some place. */
  public Compound form() {
    return form;
  }

  /** The parts where they are now. */
  Parts parts() {
    return parts;
  }

  /** The parts as seen from the compound's position. */
  public Parts offsets() {
    return offsets;
  }

  boolean canMoveTo(double x, double y) {
    return offsets.canMoveTo(x, y);
  }

  /** Moves the parts: from now on they are the sums of place and offsets, without rounding. */
  void moveTo(double x, double y) {
    parts.setMoved(offsets, x, y);
  }

  /** Puts the parts where the compound would be given: rounded once. */
  void putAt(double x, double y) {
    parts.setRounded(offsets, x, y);
  }

  /** A body like this one: the one that is there, if it has the same parts. */
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
