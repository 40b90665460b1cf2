package dev.carom.world;

import java.util.function.BiPredicate;

/** What a world consists of, for those who ask it questions. */
final class WorldState {
  final Slots slots;
  final ShapeStore shapes = new ShapeStore();
  final ShapeIndex index = new ShapeIndex(shapes);
  final Guard guard = new Guard();
  final Loops loops = new Loops(shapes);
  final MeetingRule rule;

  WorldState(World world, BiPredicate<Handle, Handle> predicate) {
    slots = new Slots(world);
    rule = new MeetingRule(slots, guard, predicate);
  }
}
