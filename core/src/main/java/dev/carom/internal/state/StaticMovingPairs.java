// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.state;

import dev.carom.internal.bounds.Bounds;
import dev.carom.internal.join.Groups;
import dev.carom.internal.join.PairSearch;
import dev.carom.internal.join.Workers;

/**
 * Finds the pairs of a static and a moving shape. For each two groups of filters that may meet, the
 * shapes of one group search for near shapes of the other; groups that meet none are skipped. If
 * too many near shapes do not count, all are searched by group instead.
 */
final class StaticMovingPairs {
  /** How many times longer a search for moving shapes takes than one for static shapes, roughly. */
  private static final int MOVING_EFFORT = 4;

  /** With more near shapes than this per shape that do not count, groups are searched instead. */
  private static final int FEW_WASTED = 4;

  /** The same if the moving grid has to look at more than this per shape, found or not. */
  private static final int MOST_EFFORT = 64;

  /** The effort of one search in this many is estimated. */
  private static final int EFFORT_STEP = 8;

  /** After that, this many calls search by group from the start. */
  private static final int CALLS_BY_GROUPS = 64;

  private final ShapeStore shapes;
  private final ShapeIndex index;
  private final FilterGroups groups;
  private final boolean touching;
  private final PairSearch search;
  private final Sides sides;
  private final Partners partners = new Partners();
  private final PairList found = new PairList();

  /** The effort if all shapes of a group search, minus the effort already attributed to others. */
  private final long[] staticEffort = new long[FilterGroups.MOST];

  private final long[] movingEffort = new long[FilterGroups.MOST];

  /** The groups whose static shapes may meet a moving one, and the other way round. */
  private long staticGroups;

  private long movingGroups;

  /** The groups whose moving shapes search for static ones. */
  private long movingAsk;

  /** The groups whose static shapes search for moving ones of groups that do not search. */
  private long staticAsk;

  private long mostWasted;
  private long mostEffort;
  private int callsByGroups;
  private long looked;

  StaticMovingPairs(ShapeStore shapes, ShapeIndex index, Workers workers, boolean touching) {
    this.shapes = shapes;
    this.index = index;
    groups = index.groups();
    this.touching = touching;
    search = new PairSearch(workers);
    sides = new Sides();
  }

  /** Returns the number of pairs of shapes looked at so far, whether they count or not. */
  long looked() {
    return looked;
  }

  /** Returns the pairs, in no particular order; valid until the next call. */
  PairList find() {
    found.clear();
    if (index.statics().size() > 0 && index.moving().size() > 0) {
      index.updateBounds();
      findGroups();
      if (staticGroups != 0 && !findByAsking()) {
        findByGroups();
      }
    }
    return found;
  }

  private void findGroups() {
    long withStatics = groups.withStatics();
    long withMoving = groups.withMoving();
    staticGroups = 0;
    movingGroups = 0;
    long shapesInvolved = 0;
    for (long rest = withStatics; rest != 0; rest &= rest - 1) {
      int group = FilterGroups.first(rest);
      long meets = groups.meets(group) & withMoving;
      movingGroups |= meets;
      staticGroups |= meets != 0 ? 1L << group : 0;
      staticEffort[group] = (long) MOVING_EFFORT * groups.statics(group);
      shapesInvolved += meets != 0 ? groups.statics(group) : 0;
    }
    for (long rest = movingGroups; rest != 0; rest &= rest - 1) {
      int group = FilterGroups.first(rest);
      movingEffort[group] = groups.moving(group);
      shapesInvolved += groups.moving(group);
    }
    mostWasted = FEW_WASTED * shapesInvolved;
    mostEffort = MOST_EFFORT * shapesInvolved;
    chooseAskers();
  }

  /**
   * Chooses, for each two groups that may meet, the one that searches. Takes at most twice the
   * least effort: what is subtracted from both sides of a pair of groups is a lower bound for one
   * of them.
   */
  private void chooseAskers() {
    for (long rest = staticGroups; rest != 0; rest &= rest - 1) {
      int group = FilterGroups.first(rest);
      for (long met = groups.meets(group) & movingGroups; met != 0; met &= met - 1) {
        int other = FilterGroups.first(met);
        long least = Math.min(staticEffort[group], movingEffort[other]);
        staticEffort[group] -= least;
        movingEffort[other] -= least;
      }
    }
    long unable = 0;
    for (long rest = staticGroups; rest != 0; rest &= rest - 1) {
      int group = FilterGroups.first(rest);
      unable |= staticEffort[group] > 0 ? 1L << group : 0;
    }
    movingAsk = 0;
    for (long rest = movingGroups; rest != 0; rest &= rest - 1) {
      int group = FilterGroups.first(rest);
      movingAsk |= (groups.meets(group) & unable) != 0 ? 1L << group : 0;
    }
    staticAsk = 0;
    for (long rest = staticGroups; rest != 0; rest &= rest - 1) {
      int group = FilterGroups.first(rest);
      boolean mustAsk = (groups.meets(group) & movingGroups & ~movingAsk) != 0;
      staticAsk |= mustAsk ? 1L << group : 0;
    }
  }

  /** Finds all pairs; returns false, with some pairs found, if too many tests are wasted. */
  private boolean findByAsking() {
    if (callsByGroups > 0) {
      callsByGroups--;
      return false;
    }
    partners.wasted = 0;
    if (ask(index.moving(), movingAsk, true) && ask(index.statics(), staticAsk, false)) {
      return true;
    }
    callsByGroups = CALLS_BY_GROUPS;
    return false;
  }

  private boolean ask(SlotSet askers, long which, boolean forStatics) {
    Bounds bounds = shapes.bounds();
    partners.isStatic = !forStatics;
    boolean goOn = true;
    double effort = 0;
    for (int k = 0; k < askers.size() && which != 0 && goOn && effort <= mostEffort; k++) {
      int slot = askers.get(k);
      if (FilterGroups.contains(which, groups.of(slot))) {
        partners.of = slot;
        double minX = bounds.minX(slot);
        double minY = bounds.minY(slot);
        double maxX = bounds.maxX(slot);
        double maxY = bounds.maxY(slot);
        if (!forStatics && k % EFFORT_STEP == 0) {
          effort += EFFORT_STEP * index.movingEffort(minX, minY, maxX, maxY);
        }
        goOn =
            forStatics
                ? index.staticInBox(minX, minY, maxX, maxY, partners)
                : index.movingInBox(minX, minY, maxX, maxY, partners);
      }
    }
    return goOn && effort <= mostEffort;
  }

  private void findByGroups() {
    found.clear();
    sides.begin();
    search.find(sides, sides.split, Integer.MAX_VALUE);
    looked += search.count();
    sides.addMeeting(search.pairs(), search.count(), found);
  }

  /** Receives the shapes near one shape. */
  private final class Partners extends ShapeIndex.BoxSearch {
    private int of;
    private boolean isStatic;
    private long wasted;

    @Override
    protected boolean found(int slot) {
      looked++;
      if (!shapes.filtersAllow(of, slot)
          || isStatic && FilterGroups.contains(movingAsk, groups.of(slot))) {
        return ++wasted <= mostWasted;
      }
      if (shapes.meet(of, slot, touching)) {
        found.add(PairList.pair(of, slot));
      }
      return true;
    }
  }

  /** The static shapes followed by the moving ones, of groups that meet. */
  private final class Sides extends SlotPairSource {
    private static final int STATIC = 1;
    private static final int MOVING = 2;

    private int split;

    Sides() {
      super(StaticMovingPairs.this.shapes, new IntList(), touching);
    }

    void begin() {
      slots.clear();
      add(index.statics(), staticGroups);
      split = slots.size;
      add(index.moving(), movingGroups);
    }

    private void add(SlotSet side, long which) {
      for (int k = 0; k < side.size(); k++) {
        int slot = side.get(k);
        if (FilterGroups.contains(which, groups.of(slot))) {
          slots.add(slot);
        }
      }
    }

    @Override
    public boolean isRound() {
      return false;
    }

    @Override
    public boolean group(Groups into) {
      into.clear(slots.size);
      for (int k = 0; k < slots.size; k++) {
        int slot = slots.items[k];
        into.set(k, shapes.category(slot), shapes.mask(slot), k < split ? STATIC : MOVING);
      }
      return true;
    }
  }
}
