package dev.carom.world;

import dev.carom.internal.state.CallbackGuard;
import dev.carom.internal.state.Loops;
import dev.carom.internal.state.PairRule;
import dev.carom.internal.state.ShapeIndex;
import dev.carom.internal.state.ShapeStore;
import dev.carom.internal.state.Slots;
import java.util.function.BiPredicate;

/** What a world consists of, for those who ask it questions. */
final class WorldState {
  final Slots slots = new Slots();
  final HandleTable handles;
  final ShapeStore shapes = new ShapeStore();
  final ShapeIndex index = new ShapeIndex(shapes);
  final CallbackGuard guard = new CallbackGuard();
  final Loops loops = new Loops(shapes);
  final PairRule rule;

  WorldState(World world, BiPredicate<Handle, Handle> predicate) {
    handles = new HandleTable(world, slots);
    rule = new PredicateRule(handles, guard, predicate);
  }
}
