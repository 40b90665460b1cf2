// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.query;

import dev.carom.Shape;
import dev.carom.internal.bounds.SearchPath;
import dev.carom.internal.state.FilterGroups;
import dev.carom.internal.state.Scene;
import dev.carom.internal.state.ShapeIndex;
import dev.carom.internal.state.ShapeStore;
import dev.carom.pair.Parts;
import java.util.function.IntPredicate;

/**
 * A query to a world: its criteria, its subject, and its result. One object is reused for many
 * queries; each kind of search is created when it is first needed.
 */
public final class Query {
  /** Stands for no slot. */
  public static final int NO_SLOT = -1;

  /** The result of the last query. */
  public final Answer answer = new Answer();

  /** The subject of the query, unless it is a segment. */
  public final Parts probe = new Parts();

  /** The path of the last cast, or of the middle of the bounds of the last shape swept. */
  final SearchPath path = new SearchPath();

  private Scene scene;
  private long category;
  private long mask;

  /** True if no filter excludes any shape, so that filters need not be looked at. */
  private boolean isForAll;

  private int selfSlot;
  private int exceptSlot;
  private boolean solidOnly;
  private IntPredicate predicate;
  private boolean isAsking;

  private AreaSearch areaSearch;
  private TouchSearch touchSearch;
  private NearestSearch nearestSearch;
  private CastSearch castSearch;
  private SweepSearch sweepSearch;
  private ProbeSearch probeSearch;

  /** Prepares a query about all shapes, or about those that a shape with this filter may meet. */
  public void begin(Scene world, boolean isFiltered, long asCategory, long asMask) {
    begin(world, NO_SLOT, asCategory, asMask);
    // Without a filter, even shapes that may meet nothing are found.
    isForAll |= !isFiltered;
  }

  /** Prepares a query about one shape of the world, which is not part of the result. */
  public void begin(Scene world, int self, long asCategory, long asMask) {
    if (isAsking) {
      throw new IllegalStateException(
          "this Hits is being filled: a callback needs another one for its questions");
    }
    // References are stored only if they change, because of the collectors' barriers.
    if (scene != world) {
      scene = world;
    }
    selfSlot = self;
    category = asCategory;
    mask = asMask;
    isForAll = (asCategory & asMask) == -1 && !world.shapes.hasFilters();
  }

  /** Excludes one slot or none, all sensors if requested, and shapes that the predicate rejects. */
  public void leaveOut(int slot, boolean sensors, IntPredicate accepted) {
    exceptSlot = slot;
    solidOnly = sensors;
    if (predicate != accepted) {
      predicate = accepted;
    }
  }

  /** Returns true while a callback runs, when the result is not complete. */
  public boolean isAsking() {
    return isAsking;
  }

  Scene scene() {
    return scene;
  }

  private void setProbe(Shape shape) {
    probe.clear();
    probe.add(shape);
  }

  private void setProbe(double x, double y, double radius) {
    probe.setCircle(x, y, radius);
  }

  /** Uses the shape of the world that the query is about as its subject. */
  private void setProbeToSelf() {
    Parts parts = scene.shapes.parts(selfSlot, probe);
    if (parts != probe) {
      probe.set(parts);
    }
  }

  /** Returns x of the start of the path. */
  public double pathX0() {
    return path.x0();
  }

  /** Returns y of the start of the path. */
  public double pathY0() {
    return path.y0();
  }

  /** Returns x of the end of the path. */
  public double pathX1() {
    return path.x1();
  }

  /** Returns y of the end of the path. */
  public double pathY1() {
    return path.y1();
  }

  /** Finds the shapes that intersect a shape, which need not be in the world. */
  public void findIntersecting(Shape shape) {
    setProbe(shape);
    area().run();
  }

  /** Finds the shapes that contain a point. */
  public void findContaining(double x, double y) {
    probe.setBox(x, y, x, y);
    area().runAt(x, y);
  }

  /** Finds the shapes within a distance of a point. */
  public void findWithin(double x, double y, double distance) {
    setProbe(x, y, distance);
    area().runWithin();
  }

  private AreaSearch area() {
    if (areaSearch == null) {
      areaSearch = new AreaSearch(this);
    }
    return areaSearch;
  }

  /**
   * Finds the shapes that the query's shape touches at the side facing in this direction; on all
   * sides if both are 0.
   */
  public void findTouching(int outwardX, int outwardY) {
    setProbeToSelf();
    if (touchSearch == null) {
      touchSearch = new TouchSearch(this);
    }
    touchSearch.run(selfSlot, outwardX, outwardY);
  }

  /** Finds the shapes closest to a point, at most this many. */
  public void findNearest(double x, double y, int count) {
    setProbe(x, y, 0);
    nearest().runAt(x, y, count);
  }

  /** Finds the shapes closest to a shape, which need not be in the world, at most this many. */
  public void findNearest(Shape shape, int count) {
    setProbe(shape);
    nearest().run(count);
  }

  /** Finds the shapes closest to the query's shape of the world, at most this many. */
  public void findNearest(int count) {
    setProbeToSelf();
    nearest().run(count);
  }

  private NearestSearch nearest() {
    if (nearestSearch == null) {
      nearestSearch = new NearestSearch(this);
    }
    return nearestSearch;
  }

  /**
   * Returns how many shapes the last search for the nearest looked at, some more than once; for
   * tests.
   */
  public int nearestLooks() {
    return nearestSearch.looks();
  }

  /** Finds the shapes that a segment hits. */
  public void cast(Wanted wanted, double x0, double y0, double x1, double y1) {
    if (castSearch == null) {
      castSearch = new CastSearch(this);
    }
    castSearch.run(wanted, x0, y0, x1, y1);
  }

  /** Finds the shapes that a moving shape hits, which need not be in the world. */
  public void sweep(Wanted wanted, Shape shape, double motionX, double motionY) {
    setProbe(shape);
    sweepSearch().run(wanted, shape, motionX, motionY);
  }

  /** Finds the shapes that the query's shape of the world hits when it moves. */
  public void sweep(Wanted wanted, double motionX, double motionY) {
    setProbeToSelf();
    scene.shapes.notePlace(selfSlot, probe);
    sweepSearch().run(wanted, selfSlot, motionX, motionY);
  }

  private SweepSearch sweepSearch() {
    if (sweepSearch == null) {
      sweepSearch = new SweepSearch(this);
    }
    return sweepSearch;
  }

  ProbeSearch probeSearch() {
    if (probeSearch == null) {
      probeSearch = new ProbeSearch(this);
    }
    return probeSearch;
  }

  /** Returns an upper bound on the number of matching shapes. */
  int count() {
    return isForAll ? scene.slots.size() : scene.index.groups().count(category, mask);
  }

  /** Visits all shapes counted there. */
  void visit(ShapeIndex.BoxSearch search) {
    if (isForAll) {
      scene.index.visitAll(search);
    } else {
      scene.index.visitAllowed(category, mask, search);
    }
  }

  /** Returns true if a shape matches the criteria, apart from callbacks. */
  boolean matches(int slot) {
    return slot != selfSlot
        && slot != exceptSlot
        && !(solidOnly && scene.shapes.isSensor(slot))
        && (isForAll || filterAllows(slot));
  }

  private boolean filterAllows(int slot) {
    ShapeStore shapes = scene.shapes;
    return FilterGroups.allow(category, mask, shapes.category(slot), shapes.mask(slot));
  }

  /** Returns true if the callbacks accept a shape; if one throws, the result is empty. */
  boolean accepts(int slot) {
    boolean isRuled = selfSlot != NO_SLOT && !scene.rule.allowsAll();
    return !isRuled && predicate == null || ask(slot, isRuled);
  }

  private boolean ask(int slot, boolean isRuled) {
    isAsking = true;
    boolean isAnswered = false;
    Thread outer = scene.guard.enter();
    try {
      boolean isAccepted =
          (!isRuled || scene.rule.allows(selfSlot, slot))
              && (predicate == null || predicate.test(slot));
      isAnswered = true;
      return isAccepted;
    } finally {
      scene.guard.leave(outer);
      isAsking = false;
      if (!isAnswered) {
        answer.clear();
      }
    }
  }
}
