package dev.carom.world;

import java.util.function.BiPredicate;

/** What a world consists of, for those who ask it questions. */
final class WorldState {
  final Slots slots = new Slots();
  final HandleTable handles;
  final ShapeStore shapes = new ShapeStore();
  final ShapeIndex index = new ShapeIndex(shapes);
  final Guard guard = new Guard();
  final Loops loops = new Loops(shapes);
  final PairRule rule;

  WorldState(World world, BiPredicate<Handle, Handle> predicate) {
    handles = new HandleTable(world, slots);
    rule = new PredicateRule(handles, guard, predicate);
  }
}
