// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.query;

import dev.carom.internal.bounds.Bounds;
import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.state.ShapeIndex;
import dev.carom.internal.state.ShapeStore;
import dev.carom.pair.CompoundPair;
import dev.carom.pair.PartPair;
import dev.carom.pair.Parts;

/**
 * Finds the shapes closest to a probe, in boxes around it that grow until they are large enough. If
 * that takes longer than looking at every matching shape, it does the latter: a query that few
 * shapes match, or one from far away, costs at most one pass over them.
 */
final class NearestSearch extends ShapeIndex.BoxSearch {
  /** A factor that exceeds the rounding errors of a distance. */
  private static final double SLACK = 1 + ErrorBounds.NEGLIGIBLE;

  /** Up to this many shapes are looked at one by one. */
  private static final int FEW = 32;

  /** Per shape, a pass over all shapes is this many times faster than a search in boxes. */
  private static final int PASS_IS_FASTER = 8;

  /** A box with this many more shapes than wanted is too large. */
  private static final int CROWD = 32;

  /**
   * How far to look for a first shape around a point, in distances between shapes. It only counts
   * if there is none in the cell of the point.
   */
  private static final double FIRST_REACH = 1.5;

  /** More rounds than it takes to find the right size from any other. */
  private static final int MOST_ROUNDS = 100;

  private final Query query;
  private final Parts scratch = new Parts();
  private final PartPair pair = new PartPair();
  private final CompoundPair compounds = new CompoundPair();

  /** True if the probe is a circle, or a box without tails, which {@link #pair} then has. */
  private boolean isSimple;

  private final Answer answer;
  private int most;

  private final Pass pass = new Pass();
  private final Around around = new Around();

  /** An upper bound on the number of matching shapes. */
  private int inQuestion;

  /** The work done before the last box, and the maximum in total. */
  private double work;

  private double mostWork;

  /** The number of shapes visited in the last box. */
  private int visited;

  /** The number of matching shapes in the last box beyond those wanted. */
  private int surplus;

  private int mostSurplus;

  /** The smallest distance of the probe from the bounds of all shapes, along each axis. */
  private double gapX;

  private double gapY;

  /** The number of shapes looked at, some more than once; for tests. */
  private int looks;

  NearestSearch(Query query) {
    this.query = query;
    answer = query.answer;
  }

  /** Finds the shapes closest to a point, which is the probe of the query, at most this many. */
  void runAt(double x, double y, int count) {
    begin(count);
    if (isOneByOne() || !(count == 1 && searchAround(x, y) || searchBoxes())) {
      lookAtAll();
    }
    answer.sort();
  }

  /** Finds the shapes closest to the probe of the query, at most this many. */
  void run(int count) {
    begin(count);
    if (isOneByOne() || !searchBoxes()) {
      lookAtAll();
    }
    answer.sort();
  }

  private void begin(int count) {
    most = count;
    looks = 0;
    answer.begin(Answer.Kind.NEAREST);
    query.probe.updateBounds();
    isSimple = query.probe.isSimple();
    if (isSimple) {
      pair.setFirst(query.probe, 0);
    }
    inQuestion = query.count();
    mostWork = Math.max(2 * FEW + 8.0 * most, inQuestion / PASS_IS_FASTER);
  }

  /** Returns true if there are few shapes, or if most are wanted: a search would not pay. */
  private boolean isOneByOne() {
    return inQuestion <= FEW || inQuestion / 4 < most;
  }

  private ShapeIndex index() {
    return query.scene().index;
  }

  private ShapeStore shapes() {
    return query.scene().shapes;
  }

  int looks() {
    return looks;
  }

  /**
   * Finds the shape closest to a point, without looking at most static shapes around it; returns
   * false if most shapes move, if the point is outside the bounds of all, or if it is too much
   * work.
   */
  private boolean searchAround(double x, double y) {
    if (!index().isMostlyStatic() || index().gapX(x, x) > 0 || index().gapY(y, y) > 0) {
      return false;
    }
    work = 0;
    double reach = FIRST_REACH * index().spacing();
    while (reach < Double.POSITIVE_INFINITY) {
      beginBox(Integer.MAX_VALUE);
      double near = index().staticsAround(x, y, reach, around);
      double effort = near < 0 ? 0 : index().effort(x - near, y - near, x + near, y + near);
      work += effort;
      if (near < 0
          || work + visited > mostWork
          || !index().othersInBox(x - near, y - near, x + near, y + near, this)) {
        return false;
      }
      work += visited;
      if (farthest() <= reach) {
        return true;
      }
      // What is farther than the reach may not be the closest.
      reach = answer.isEmpty() ? 4 * reach : farthest();
    }
    return false;
  }

  private void beginBox(int acceptedSurplus) {
    answer.clear();
    visited = 0;
    surplus = 0;
    mostSurplus = acceptedSurplus;
  }

  /** Searches in boxes; returns false if that is too much work. */
  private boolean searchBoxes() {
    Parts probe = query.probe;
    gapX = Math.max(0, index().gapX(probe.minX(), probe.maxX()));
    gapY = Math.max(0, index().gapY(probe.minY(), probe.maxY()));
    double gap = Math.sqrt(gapX * gapX + gapY * gapY);
    // Distances beyond the gap: one with too few shapes, one with too many, one with enough.
    double few = 0;
    double crowded = Double.POSITIVE_INFINITY;
    double enough = Double.POSITIVE_INFINITY;
    // If shapes are spread evenly, this box has about twice as many as wanted.
    double beyond = 0.7 * index().spacing() * Math.sqrt(most);
    boolean isLast = false;
    work = 0;
    for (int round = 0; round < MOST_ROUNDS; round++) {
      double reach = gap + beyond;
      boolean isComplete = searchBox(reach, isLast ? Integer.MAX_VALUE : most + CROWD);
      if (isComplete && (farthest() <= reach || visited == query.scene().slots.size())) {
        return true;
      }
      if (work > mostWork || isLast || !(reach < Double.POSITIVE_INFINITY)) {
        return false;
      }
      enough = Math.min(enough, (farthest() - gap) * SLACK);
      few = isComplete ? beyond : few;
      crowded = isComplete ? crowded : beyond;
      double high = Math.min(enough, crowded);
      isLast = high <= 1.5 * few && enough < Double.POSITIVE_INFINITY;
      beyond = isLast ? enough : next(few, high, isComplete && visited == 0);
    }
    return false;
  }

  /** Returns a size between too small and too large; grows faster if nothing has been found yet. */
  private static double next(double few, double high, boolean inHaste) {
    if (few == 0) {
      return high / 8;
    }
    double more = few * (inHaste ? 8 : 2);
    return more < high ? more : Math.sqrt(few) * Math.sqrt(high);
  }

  /**
   * Finds the closest shapes in a box that contains all within this reach; returns false if there
   * are too many or it would take too long.
   */
  private boolean searchBox(double reach, int acceptedSurplus) {
    Parts probe = query.probe;
    double reachX = reachBeside(gapY, reach);
    double reachY = reachBeside(gapX, reach);
    double minX = probe.minX() - reachX;
    double minY = probe.minY() - reachY;
    double maxX = probe.maxX() + reachX;
    double maxY = probe.maxY() + reachY;
    beginBox(acceptedSurplus);
    double effort = index().effort(minX, minY, maxX, maxY);
    if (work + effort > mostWork) {
      return false;
    }
    work += effort;
    boolean isComplete = index().inBox(minX, minY, maxX, maxY, this);
    work += visited;
    return isComplete;
  }

  /** Returns how far a reach extends along one axis if the gap along the other is at least this. */
  private static double reachBeside(double gap, double reach) {
    if (gap == 0
        || reach < ErrorBounds.SMALLEST_TO_SQUARE
        || !(reach < ErrorBounds.LARGEST_TO_SQUARE)) {
      return reach;
    }
    return Math.min(reach, Math.sqrt(Math.max(0, reach * reach * SLACK - gap * gap)));
  }

  /** Returns a bound on the distance of the last wanted shape; infinite if there are fewer. */
  private double farthest() {
    return answer.size() == most ? answer.key(0) * SLACK : Double.POSITIVE_INFINITY;
  }

  @Override
  protected boolean found(int slot) {
    visited++;
    looks++;
    if (query.matches(slot)) {
      surplus += answer.size() == most ? 1 : 0;
      take(slot);
    }
    return surplus <= mostSurplus && work + visited <= mostWork;
  }

  /** Adds a shape if it is one of the closest so far. */
  private void take(int slot) {
    boolean full = answer.size() == most;
    // A callback is cheaper than a distance, but most shapes are too far away anyway.
    if (!full && !query.accepts(slot)) {
      return;
    }
    // No distance is below 0, and of equal ones the lower slot comes first.
    if (full && (!answer.isBefore(0, slot, 0) || !mayBeWithin(answer.key(0) * SLACK, slot))) {
      return;
    }
    double distance = distance(slot);
    if (!full) {
      answer.push(slot, distance);
    } else if (answer.isBefore(distance, slot, 0) && query.accepts(slot)) {
      answer.replaceFirst(slot, distance);
    }
  }

  /**
   * Returns false if the bounds of a shape are farther away than this; much faster than a distance.
   */
  private boolean mayBeWithin(double reach, int slot) {
    Parts probe = query.probe;
    Bounds bounds = shapes().bounds();
    double beyondX = Math.max(bounds.minX(slot) - probe.maxX(), probe.minX() - bounds.maxX(slot));
    double beyondY = Math.max(bounds.minY(slot) - probe.maxY(), probe.minY() - bounds.maxY(slot));
    if (beyondX <= 0 || beyondY <= 0 || reach < ErrorBounds.SMALLEST_TO_SQUARE) {
      return beyondX <= reach && beyondY <= reach;
    }
    return beyondX * beyondX + beyondY * beyondY <= reach * reach * SLACK;
  }

  private double distance(int slot) {
    return isSimple && shapes().setSecond(pair, slot)
        ? pair.distance()
        : compounds.set(query.probe, shapes().parts(slot, scratch)).distance();
  }

  private void lookAtAll() {
    pass.farthest = farthest();
    answer.clear();
    query.visit(pass);
  }

  /** Looks at shapes around a point, and no farther than the closest one so far. */
  private final class Around extends ShapeIndex.SegmentSearch {
    @Override
    protected double found(int slot, double reach) {
      return NearestSearch.this.found(slot) ? Math.min(reach, farthest()) : -1;
    }
  }

  /** Looks at all matching shapes, but not closely at those that are too far away. */
  private final class Pass extends ShapeIndex.BoxSearch {
    private double farthest;

    @Override
    protected boolean found(int slot) {
      looks++;
      if (mayBeWithin(farthest, slot) && query.matches(slot)) {
        take(slot);
        farthest = Math.min(farthest, farthest());
      }
      return true;
    }
  }
}
