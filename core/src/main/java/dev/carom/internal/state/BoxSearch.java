package dev.carom.internal.state;

import dev.carom.internal.index.Visitor;

/** A search for shapes whose bounds meet a box. */
public abstract class BoxSearch extends IndexSearch implements Visitor {
  /** Takes one such shape, each once; false stops the search. */
  protected abstract boolean found(int slot);

  @Override
  public final boolean visit(int id) {
    return isOutdated(id) || found(id);
  }
}
