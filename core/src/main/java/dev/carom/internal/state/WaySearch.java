package dev.carom.internal.state;

import dev.carom.internal.index.SegmentVisitor;

/** A search for shapes along a way. */
public abstract class WaySearch extends IndexSearch implements SegmentVisitor {
  /** Takes a shape, maybe not for the first time, and returns the time up to which to go on. */
  protected abstract double found(int slot, double limit);

  @Override
  public final double visit(int id, double limit) {
    return isOutdated(id) ? limit : found(id, limit);
  }
}
