// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

import dev.carom.internal.bounds.Bounds;

/**
 * Finds all pairs among shapes of which some never form a pair. Shapes that meet no other group are
 * left out. The others are searched together as long as few tests are wasted; if many shapes that
 * do not count are in the same place, groups that meet are searched separately.
 */
final class GroupSearch implements PairPredicate {
  /** If more tests than this per shape fail, groups are searched one after the other. */
  private static final int FEW_WASTED = 8;

  /** After that, this many calls do so from the start. */
  private static final int CALLS_APART = 64;

  /** Up to this many pairs per shape are tested one by one, which is faster than any search. */
  private static final int FEW_PAIRS = 4;

  private final StripJoin strips;
  private final SweepJoin sweep;
  private final FloatShapes chosen = new FloatShapes();
  private final Bounds bounds = new Bounds(0);
  private final Bounds chosenBounds = new Bounds(0);
  private final GroupPlan plan = new GroupPlan();
  private final PairOrder order = new PairOrder(Workers.none());
  private long[] found = {};
  private int foundCount;

  private Groups groups;
  private FloatShapes floats;
  private PairSource source;
  private int split;
  private boolean hasBounds;

  /** The shapes of the search. */
  private int[] member = {};

  private int members;
  private int callsApart;

  GroupSearch(StripJoin strips, SweepJoin sweep) {
    this.strips = strips;
    this.sweep = sweep;
  }

  /**
   * Finds pairs, up to the limit. If split is positive, only pairs of an id below split and another
   * from split on count.
   *
   * @param sorted whether the pairs are sorted; if not, they are in the order of the searches
   */
  PairOrder find(
      Groups groups, FloatShapes floats, PairSource source, int split, int limit, boolean sorted) {
    this.groups = groups;
    this.floats = floats;
    this.source = source;
    this.split = split;
    hasBounds = false;
    foundCount = 0;
    plan.begin(groups);
    long useful = plan.useful();
    boolean areFew = plan.pairs() <= (long) FEW_PAIRS * floats.count;
    if (useful != 0 && (areFew || !findTogether(useful, limit))) {
      findApart(limit);
    }
    order.take(found, foundCount, floats.count, sorted);
    this.source = null;
    return order;
  }

  private boolean findTogether(long useful, int limit) {
    boolean isOneStep = plan.isOneStep(useful);
    // Which pairs are found first under a limit must not depend on earlier calls.
    if (!isOneStep && callsApart > 0 && limit == Integer.MAX_VALUE) {
      callsApart--;
      return false;
    }
    members = 0;
    choose(useful);
    int firstOfSecond = 0;
    while (firstOfSecond < members && member[firstOfSecond] < split) {
      firstOfSecond++;
    }
    int mostWasted = isOneStep ? StripJoin.MOST_WASTED : FEW_WASTED;
    if (findByStrips(firstOfSecond, limit, mostWasted)) {
      return true;
    }
    callsApart = CALLS_APART;
    return false;
  }

  private void findApart(int limit) {
    while (foundCount < limit && plan.next()) {
      members = 0;
      choose(plan.first);
      int firstOfSecond = plan.second == 0 ? 0 : members;
      choose(plan.second);
      if (!findOneByOne(firstOfSecond, limit)
          && !findByStrips(firstOfSecond, limit - foundCount, StripJoin.MOST_WASTED)) {
        findBySweep(firstOfSecond, limit - foundCount);
      }
    }
  }

  /** Appends the shapes of these groups. */
  private void choose(long which) {
    // One more than needed: an entry is written before it is known whether it counts.
    if (member.length <= floats.count) {
      member = new int[floats.count + floats.count / 4 + 1];
    }
    byte[] of = groups.of;
    int[] into = member;
    int end = members;
    for (int shape = 0; shape < floats.count; shape++) {
      into[end] = shape;
      end += (int) (which >>> of[shape] & 1);
    }
    members = end;
  }

  private boolean findByStrips(int firstOfSecond, int limit, int mostWasted) {
    chosen.select(floats, member, members);
    if (strips.find(chosen, true, firstOfSecond, this, limit, false, mostWasted)
        != StripJoin.Outcome.FOUND) {
      return false;
    }
    take(strips.order);
    return true;
  }

  /** Tests every pair of the members; returns false if there are too many. */
  private boolean findOneByOne(int firstOfSecond, int limit) {
    int firsts = firstOfSecond == 0 ? members : firstOfSecond;
    if ((long) firsts * (members - firstOfSecond) > (long) FEW_PAIRS * members) {
      return false;
    }
    chooseBounds();
    for (int a = 0; a < firsts; a++) {
      double minX = chosenBounds.minX(a);
      double minY = chosenBounds.minY(a);
      double maxX = chosenBounds.maxX(a);
      double maxY = chosenBounds.maxY(a);
      for (int b = Math.max(a + 1, firstOfSecond); b < members && foundCount < limit; b++) {
        if (chosenBounds.meets(b, minX, minY, maxX, maxY) && accepts(a, b)) {
          add(a, b);
        }
      }
    }
    return true;
  }

  private void findBySweep(int firstOfSecond, int limit) {
    chooseBounds();
    sweep.find(chosenBounds, members, firstOfSecond, this, limit, false);
    take(sweep.order);
  }

  /** Sets the bounds of the members. */
  private void chooseBounds() {
    if (!hasBounds) {
      bounds.reserve(source.count());
      source.fill(bounds);
      hasBounds = true;
    }
    chosenBounds.reserve(members);
    for (int k = 0; k < members; k++) {
      chosenBounds.copy(k, bounds, member[k]);
    }
  }

  /** Appends pairs of members, by the ids of the shapes. */
  private void take(PairOrder found) {
    for (int k = 0; k < found.count; k++) {
      long pair = found.pairs[k];
      add((int) (pair >>> 32), (int) pair);
    }
  }

  private void add(int first, int second) {
    if (foundCount == found.length) {
      found = PairOrder.grown(found, foundCount + 1L);
    }
    int a = member[first];
    int b = member[second];
    found[foundCount++] = (long) Math.min(a, b) << 32 | Math.max(a, b);
  }

  @Override
  public boolean accepts(int first, int second) {
    int a = Math.min(member[first], member[second]);
    int b = Math.max(member[first], member[second]);
    return isAsked(a, b) && source.accepts(a, b);
  }

  @Override
  public boolean acceptsOverlapping(int first, int second) {
    int a = Math.min(member[first], member[second]);
    int b = Math.max(member[first], member[second]);
    return isAsked(a, b) && source.acceptsOverlapping(a, b);
  }

  private boolean isAsked(int a, int b) {
    return split == 0 || a < split && b >= split;
  }
}
