// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import dev.carom.internal.state.CallbackGuard;
import dev.carom.internal.state.PairRule;
import java.util.function.BiPredicate;

/** Applies the user's predicate to pairs of shapes. */
final class PredicateRule implements PairRule {
  private final HandleTable handles;
  private final CallbackGuard guard;
  private final BiPredicate<Handle, Handle> predicate;

  /** Creates the rule; a null predicate allows all pairs. */
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
