package dev.carom.world;

import java.util.function.BiPredicate;

/** The user's own say in which shapes may meet. */
final class MeetingRule {
  private final Slots slots;
  private final Guard guard;
  private final BiPredicate<Handle, Handle> predicate;

  /** A null predicate lets all shapes meet. */
  MeetingRule(Slots slots, Guard guard, BiPredicate<Handle, Handle> predicate) {
    this.slots = slots;
    this.guard = guard;
    this.predicate = predicate;
  }

  /** Whether all shapes may meet. */
  boolean allowsAll() {
    return predicate == null;
  }

  boolean allows(int slot, int other) {
    return predicate == null || ask(Math.min(slot, other), Math.max(slot, other));
  }

  private boolean ask(int a, int b) {
    Thread outer = guard.enter();
    try {
      return predicate.test(slots.handle(a), slots.handle(b));
    } finally {
      guard.leave(outer);
    }
  }
}
