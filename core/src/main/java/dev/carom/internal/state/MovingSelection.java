// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.state;

import dev.carom.Shape;

/**
 * Selects the moving shapes to search for pairs. Shapes that filters keep apart from all others are
 * left out. Circles are searched separately, which is faster, unless too many of them may meet
 * other shapes as well.
 */
final class MovingSelection {
  /** Circles are searched separately if there are at least this many per other shape to search. */
  private static final int MANY_MORE = 2;

  /** The same if there are at most this many pairs with other shapes per circle. */
  private static final int FEW_PAIRS = 4;

  private final ShapeStore shapes;
  private final SlotSet moving;
  private final FilterGroups groups;

  /** Circles whose pairs with each other are to be found, ascending. */
  final IntList circles = new IntList();

  /** Shapes of all kinds whose pairs are to be found, ascending. */
  final IntList mixed = new IntList();

  /** True if pairs of circles are found among {@link #circles} and need not be found again. */
  private boolean circlesApart;

  private boolean allCirclesMeet;

  /** The number of selections so far, and what they depend on as of the last one. */
  private long selections;

  private long seenMoving = -1;
  private long seenCircles;
  private long seenFilters;

  /** The number of moving circles in each group. */
  private final int[] round = new int[FilterGroups.MOST];

  /** The groups whose circles may meet circles. */
  private long roundWithRound;

  /** The groups whose circles may meet other shapes. */
  private long roundWithOther;

  /** The groups whose other shapes may meet any shape. */
  private long otherWithAny;

  MovingSelection(ShapeStore shapes, ShapeIndex index) {
    this.shapes = shapes;
    moving = index.moving();
    groups = index.groups();
  }

  /** Returns true if filters let each of {@link #circles} meet every other. */
  boolean allCirclesMeet() {
    return allCirclesMeet;
  }

  boolean circlesApart() {
    return circlesApart;
  }

  /** Returns a number that increases whenever other circles may have been selected. */
  long selections() {
    return selections;
  }

  /** Selects among the moving shapes, which are in ascending order; again if something changed. */
  void choose() {
    if (seenMoving != moving.changes()
        || seenCircles != shapes.circleChanges()
        || seenFilters != shapes.filterChanges()) {
      seenMoving = moving.changes();
      seenCircles = shapes.circleChanges();
      seenFilters = shapes.filterChanges();
      selections++;
      select();
    }
  }

  private void select() {
    circles.clear();
    mixed.clear();
    circlesApart = false;
    allCirclesMeet = true;
    boolean areCircles = areCircles();
    if (shapes.hasFilters()) {
      chooseByGroups(areCircles);
    } else {
      (areCircles ? circles : mixed).copyFrom(moving.items(), moving.size());
    }
  }

  private boolean areCircles() {
    boolean areCircles = true;
    for (int k = 0; k < moving.size() && areCircles; k++) {
      areCircles = shapes.kind(moving.get(k)) == Shape.Kind.CIRCLE;
    }
    return areCircles;
  }

  private void chooseByGroups(boolean areCircles) {
    long present = groups.withMoving();
    countCircles(present, areCircles);
    findMeeting(present);
    allCirclesMeet = allMeet(roundWithRound);
    int roundCount = 0;
    int mixedCount = 0;
    for (long rest = present; rest != 0; rest &= rest - 1) {
      int group = FilterGroups.first(rest);
      roundCount += FilterGroups.contains(roundWithRound, group) ? round[group] : 0;
      mixedCount += FilterGroups.contains(roundWithOther, group) ? round[group] : 0;
      mixedCount += FilterGroups.contains(otherWithAny, group) ? others(group) : 0;
    }
    circlesApart =
        (long) MANY_MORE * mixedCount <= roundCount
            || pairsWithOthers(present) <= (long) FEW_PAIRS * roundCount;
    if (circlesApart && roundCount == moving.size()) {
      circles.copyFrom(moving.items(), moving.size());
    } else if (circlesApart) {
      take(roundWithRound, 0, circles);
    }
    if (mixedCount > 0) {
      take(circlesApart ? roundWithOther : roundWithOther | roundWithRound, otherWithAny, mixed);
    }
  }

  private boolean allMeet(long of) {
    boolean all = !FilterGroups.containsOthers(of);
    for (long rest = of; rest != 0 && all; rest &= rest - 1) {
      all = (groups.meets(FilterGroups.first(rest)) & of) == of;
    }
    return all;
  }

  /** Returns the number of pairs, in groups that meet, that are not two circles. */
  private long pairsWithOthers(long present) {
    long pairs = 0;
    for (long rest = present; rest != 0; rest &= rest - 1) {
      int group = FilterGroups.first(rest);
      for (long met = groups.meets(group) & present; met != 0; met &= met - 1) {
        pairs += (long) others(group) * groups.moving(FilterGroups.first(met));
      }
    }
    return pairs;
  }

  private int others(int group) {
    return groups.moving(group) - round[group];
  }

  private void countCircles(long present, boolean areCircles) {
    for (long rest = present; rest != 0; rest &= rest - 1) {
      int group = FilterGroups.first(rest);
      round[group] = areCircles ? groups.moving(group) : 0;
    }
    int[] slots = moving.items();
    for (int k = 0; k < moving.size() && !areCircles; k++) {
      int slot = slots[k];
      round[groups.of(slot)] += shapes.kind(slot) == Shape.Kind.CIRCLE ? 1 : 0;
    }
  }

  private void findMeeting(long present) {
    long hasRound = 0;
    long hasOther = 0;
    for (long rest = present; rest != 0; rest &= rest - 1) {
      int group = FilterGroups.first(rest);
      hasRound |= round[group] > 0 ? 1L << group : 0;
      hasOther |= others(group) > 0 ? 1L << group : 0;
    }
    roundWithRound = 0;
    roundWithOther = 0;
    otherWithAny = 0;
    for (long rest = present; rest != 0; rest &= rest - 1) {
      int group = FilterGroups.first(rest);
      long bit = 1L << group;
      long meets = groups.meets(group);
      // A shape does not meet itself.
      long meetsRound = meets & (round[group] == 1 ? hasRound & ~bit : hasRound);
      long meetsOther = meets & (others(group) == 1 ? hasOther & ~bit : hasOther);
      roundWithRound |= meetsRound != 0 ? bit & hasRound : 0;
      roundWithOther |= (meets & hasOther) != 0 ? bit & hasRound : 0;
      otherWithAny |= (meets & hasRound | meetsOther) != 0 ? bit & hasOther : 0;
    }
  }

  /** Selects the circles of some groups and the other shapes of some. */
  private void take(long ofRound, long ofOther, IntList into) {
    into.startOver(moving.size() + 1);
    int[] slots = moving.items();
    int end = 0;
    for (int k = 0; k < moving.size(); k++) {
      int slot = slots[k];
      long of = shapes.kind(slot) == Shape.Kind.CIRCLE ? ofRound : ofOther;
      // Written before it is known whether it counts: faster than an unpredictable branch.
      into.items[end] = slot;
      end += (int) (of >>> groups.of(slot) & 1);
    }
    into.size = end;
  }
}
