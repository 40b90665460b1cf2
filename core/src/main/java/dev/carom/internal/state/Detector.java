// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.state;

import dev.carom.Shape;
import dev.carom.internal.join.Groups;
import dev.carom.internal.join.PairSearch;
import dev.carom.internal.join.Workers;
import dev.carom.internal.kept.CachedPairs;

/** Finds all pairs that meet: moving shapes with each other and with static ones. */
public final class Detector {
  private final Slots slots;
  private final ShapeStore shapes;
  private final ShapeIndex index;
  private final PairSearch search;
  private final PairSearch mixedSearch;
  private final TrackedCircles tracked;
  private final MovingSelection choice;
  private final MovingShapes circles;
  private final MovingShapes mixed;
  private final StaticMovingPairs staticPairs;
  private final boolean touching;
  private final PairRule rule;
  private final PairList moving = new PairList();
  private final PairList mixedPairs = new PairList();
  private final PairList movingAll = new PairList();
  private final PairList all = new PairList();
  private final PairList resting = new PairList();
  private final PairList withResting = new PairList();
  private final int[] counts = PairList.newCounts();

  /** Creates a detector for the shapes of a scene. */
  public Detector(Scene scene, boolean touching, Workers workers) {
    slots = scene.slots;
    shapes = scene.shapes;
    index = scene.index;
    rule = scene.rule;
    search = new PairSearch(workers);
    mixedSearch = new PairSearch(workers);
    choice = new MovingSelection(shapes, index);
    circles = new MovingShapes(choice.circles, touching, true);
    mixed = new MovingShapes(choice.mixed, touching, false);
    tracked = new TrackedCircles(shapes, choice, touching, search, workers);
    staticPairs = new StaticMovingPairs(shapes, index, workers, touching);
    this.touching = touching;
  }

  /** Returns the pairs that meet, sorted; valid until the next call. */
  public PairList find() {
    PairList met = findMoving();
    PairList withStatic = staticPairs.find();
    if (withStatic.size > 0) {
      withStatic.sort(slots.count(), all, counts);
      keepAllowed(withStatic);
      all.merge(met, withStatic);
      met = all;
    }
    return touching && shapes.resting().size() > 0 ? withResting(met) : met;
  }

  /** Adds the pairs that rest against each other and do not touch to the last bit. */
  private PairList withResting(PairList met) {
    PairList noted = shapes.resting().sorted(slots.count());
    resting.clear();
    int at = 0;
    for (int k = 0; k < noted.size; k++) {
      long pair = noted.items[k];
      while (at < met.size && met.items[at] < pair) {
        at++;
      }
      boolean isMet = at < met.size && met.items[at] == pair;
      if (!isMet && mayMeet(PairList.a(pair), PairList.b(pair))) {
        resting.add(pair);
      }
    }
    withResting.merge(met, resting);
    return withResting;
  }

  private boolean mayMeet(int a, int b) {
    return !(shapes.isStatic(a) && shapes.isStatic(b))
        && shapes.filtersAllow(a, b)
        && rule.allows(a, b);
  }

  private PairList findMoving() {
    index.moving().sort();
    choice.choose();
    moving.clear();
    if (circles.count() > 1) {
      findCircles();
    }
    mixedPairs.clear();
    if (mixed.count() > 1) {
      index.updateBounds();
      mixedSearch.find(mixed, 0, Integer.MAX_VALUE);
      mixed.addMeeting(mixedSearch.pairs(), mixedSearch.count(), mixedPairs);
      keepAllowed(mixedPairs);
    }
    if (moving.size == 0 || mixedPairs.size == 0) {
      return moving.size == 0 ? mixedPairs : moving;
    }
    movingAll.merge(moving, mixedPairs);
    return movingAll;
  }

  private void findCircles() {
    CachedPairs cached = tracked.cached;
    tracked.read();
    if (cached.find()) {
      take(cached.pairs(), cached.count());
      return;
    }
    index.updateBounds();
    search.find(circles, 0, Integer.MAX_VALUE);
    cached.learn(search.count());
    take(search.pairs(), search.count());
  }

  /** Adds pairs of circles that meet, by their slots, if the user's rule allows them. */
  private void take(long[] found, int count) {
    moving.reserve(count);
    int[] slots = choice.circles.items;
    int last = choice.circles.size - 1;
    if (slots[last] == last) {
      // Slots ascend, so each of them is the index of its circle.
      System.arraycopy(found, 0, moving.items, 0, count);
    } else {
      for (int k = 0; k < count; k++) {
        moving.items[k] = PairList.pair(slots[PairList.a(found[k])], slots[PairList.b(found[k])]);
      }
    }
    moving.size = count;
    keepAllowed(moving);
  }

  /** Removes the pairs that the user's rule does not allow. */
  private void keepAllowed(PairList pairs) {
    if (rule.allowsAll()) {
      return;
    }
    int end = 0;
    for (int k = 0; k < pairs.size; k++) {
      long pair = pairs.items[k];
      if (rule.allows(PairList.a(pair), PairList.b(pair))) {
        pairs.items[end++] = pair;
      }
    }
    pairs.size = end;
  }

  /** The moving shapes that were selected for the search. */
  private final class MovingShapes extends SlotPairSource {
    /** A point, if touching does not count: points only ever touch each other. */
    private static final int POINT = 1;

    private static final int ROUND = 2;

    private final boolean isRound;

    MovingShapes(IntList slots, boolean touching, boolean isRound) {
      super(Detector.this.shapes, slots, touching);
      this.isRound = isRound;
    }

    @Override
    public boolean isRound() {
      return isRound;
    }

    /** Returns true if pairs of circles are found elsewhere. */
    private boolean circlesApart() {
      return !isRound && choice.circlesApart();
    }

    /** Groups by filter, and by kinds whose pairs are not wanted. */
    @Override
    public boolean group(Groups groups) {
      boolean circlesApart = circlesApart();
      if (touching && !circlesApart && !shapes.hasFilters()) {
        return false;
      }
      groups.clear(count());
      for (int k = 0; k < count(); k++) {
        int slot = slots.items[k];
        int apart = !touching && shapes.isPoint(slot) ? POINT : 0;
        apart |= circlesApart && shapes.kind(slot) == Shape.Kind.CIRCLE ? ROUND : 0;
        groups.set(k, shapes.category(slot), shapes.mask(slot), apart);
      }
      return true;
    }

    @Override
    public boolean acceptsOverlapping(int first, int second) {
      return super.acceptsOverlapping(first, second)
          && !(circlesApart() && shapes.areCircles(slots.items[first], slots.items[second]));
    }
  }
}
