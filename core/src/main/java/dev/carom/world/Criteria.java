package dev.carom.world;

import dev.carom.internal.state.BoxSearch;
import dev.carom.internal.state.FilterGroups;
import dev.carom.internal.state.ShapeStore;
import java.util.function.Predicate;

/** Which shapes a question is about. */
final class Criteria {
  private static final int NO_SLOT = -1;

  private final Hits hits;
  Filter filter;
  Predicate<Handle> predicate;
  Handle except;
  boolean solidOnly;

  private WorldState state;
  private long category;
  private long mask;

  /** Whether no filter refuses any shape, so that none has to be looked at. */
  private boolean isForAll;

  private int exceptSlot;
  private int selfSlot;
  private boolean isAsking;

  Criteria(Hits hits) {
    this.hits = hits;
  }

  /** Prepares for a question that no shape of the world asks. */
  void begin(WorldState state) {
    Filter asked = filter == null ? Filter.ALL : filter;
    begin(state, NO_SLOT, asked.category(), asked.mask());
    // Without a filter even shapes that may meet nothing are found.
    isForAll |= filter == null;
  }

  /** Prepares for a question about one shape of the world, which is not part of the answer. */
  void beginAs(WorldState state, int slot) {
    begin(
        state,
        slot,
        filter == null ? state.shapes.category(slot) : filter.category(),
        filter == null ? state.shapes.mask(slot) : filter.mask());
  }

  private void begin(WorldState world, int self, long asCategory, long asMask) {
    if (isAsking) {
      throw new IllegalStateException(
          "this Hits is being filled: a callback needs another one for its questions");
    }
    state = world;
    selfSlot = self;
    category = asCategory;
    mask = asMask;
    isForAll = (asCategory & asMask) == -1 && !world.shapes.hasFilters();
    exceptSlot = except != null && world.handles.isThere(except) ? except.slot() : NO_SLOT;
  }

  /** The user data of a shape of the world that was asked if it is of this type, or else null. */
  <T> T data(Handle handle, Class<T> type) {
    return state.handles.userData(state.handles.slotOfKnown(handle, "asked"), type);
  }

  /** How many shapes are asked about, at most. */
  int count() {
    return isForAll ? state.slots.size() : state.index.groups().count(category, mask);
  }

  /** Visits all those shapes, and a few more. */
  void visit(BoxSearch search) {
    if (isForAll) {
      state.index.groups().visitAll(search);
    } else {
      state.index.groups().visit(category, mask, search);
    }
  }

  /** Whether a shape is asked about, as far as that is known without callbacks. */
  boolean match(int slot) {
    return slot != selfSlot
        && slot != exceptSlot
        && !(solidOnly && state.shapes.isSensor(slot))
        && (isForAll || allows(slot));
  }

  private boolean allows(int slot) {
    ShapeStore shapes = state.shapes;
    return FilterGroups.allow(category, mask, shapes.category(slot), shapes.mask(slot));
  }

  /** Whether the callbacks let a shape be part of the answer; one that throws leaves no hits. */
  boolean accept(int slot) {
    boolean isFree = selfSlot == NO_SLOT || state.rule.allowsAll();
    if (isFree && predicate == null) {
      return true;
    }
    isAsking = true;
    boolean isAnswered = false;
    try {
      boolean isAccepted =
          (isFree || state.rule.allows(selfSlot, slot)) && (predicate == null || ask(slot));
      isAnswered = true;
      return isAccepted;
    } finally {
      isAsking = false;
      if (!isAnswered) {
        hits.clear();
      }
    }
  }

  private boolean ask(int slot) {
    Thread outer = state.guard.enter();
    try {
      return predicate.test(state.handles.handle(slot));
    } finally {
      state.guard.leave(outer);
    }
  }
}
