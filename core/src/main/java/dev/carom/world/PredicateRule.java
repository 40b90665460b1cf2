package dev.carom.world;

import dev.carom.internal.state.CallbackGuard;
import dev.carom.internal.state.PairRule;
import java.util.function.BiPredicate;

/** Lets the user's predicate decide which shapes may meet. */
final class PredicateRule implements PairRule {
  private final HandleTable handles;
  private final CallbackGuard guard;
  private final BiPredicate<Handle, Handle> predicate;

  /** A null predicate lets all shapes meet. */
  PredicateRule(HandleTable handles, CallbackGuard guard, BiPredicate<Handle, Handle> predicate) {
    this.handles = handles;
    this.guard = guard;
    this.predicate = predicate;
  }

  @Override
  public boolean allowsAll() {
    return predicate == null;
  }

  @Override
  public boolean allows(int slot, int other) {
    return predicate == null || ask(Math.min(slot, other), Math.max(slot, other));
  }

  private boolean ask(int a, int b) {
    Thread outer = guard.enter();
    try {
      return predicate.test(handles.handle(a), handles.handle(b));
    } finally {
      guard.leave(outer);
    }
  }
}
