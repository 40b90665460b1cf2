package dev.carom.internal.query;

import dev.carom.Shape;
import dev.carom.internal.check.Arguments;
import dev.carom.internal.state.FilterGroups;
import dev.carom.internal.state.Scene;
import dev.carom.internal.state.ShapeIndex;
import dev.carom.internal.state.ShapeStore;
import dev.carom.pair.Parts;
import java.util.function.IntPredicate;

/**
 * A question to a world: which shapes it is about, what it asks about, and the answer. One is used
 * for one question after the other; each kind of search is made when it is first needed.
 */
public final class Query {
  /** Stands for no slot. */
  public static final int NO_SLOT = -1;

  /** The answer to the last question. */
  public final Answer answer = new Answer();

  /** What is asked about, unless it is a segment. */
  public final Parts probe = new Parts();

  private Scene scene;
  private long category;
  private long mask;

  /** Whether no filter refuses any shape, so that none has to be looked at. */
  private boolean isForAll;

  private int selfSlot;
  private int exceptSlot;
  private boolean solidOnly;
  private IntPredicate predicate;
  private boolean isAsking;

  private double pathX0;
  private double pathY0;
  private double pathX1;
  private double pathY1;

  private AreaSearch areaSearch;
  private TouchSearch touchSearch;
  private NearestSearch nearestSearch;
  private CastSearch castSearch;
  private SweepSearch sweepSearch;
  private ProbeSearch probeSearch;

  /** Prepares for a question about all shapes, or those that one with this filter may meet. */
  public void begin(Scene world, boolean isFiltered, long asCategory, long asMask) {
    begin(world, NO_SLOT, asCategory, asMask);
    // Without a filter even shapes that may meet nothing are found.
    isForAll |= !isFiltered;
  }

  /** Prepares for a question about one shape of the world, which is not part of the answer. */
  public void begin(Scene world, int self, long asCategory, long asMask) {
    if (isAsking) {
      throw new IllegalStateException(
          "this Hits is being filled: a callback needs another one for its questions");
    }
    scene = world;
    selfSlot = self;
    category = asCategory;
    mask = asMask;
    isForAll = (asCategory & asMask) == -1 && !world.shapes.hasFilters();
  }

  /** Leaves out one slot or none, maybe all sensors, and what a predicate refuses, if not null. */
  public void leaveOut(int slot, boolean sensors, IntPredicate accepted) {
    exceptSlot = slot;
    solidOnly = sensors;
    predicate = accepted;
  }

  /** Whether a callback is being asked, and the answer is not complete. */
  public boolean isAsking() {
    return isAsking;
  }

  Scene scene() {
    return scene;
  }

  private void setProbe(Shape shape) {
    Arguments.present("shape", shape);
    probe.clear();
    probe.add(shape);
  }

  private void setProbe(double x, double y, double radius) {
    probe.setCircle(Arguments.finite("x", x), Arguments.finite("y", y), radius);
  }

  /** Asks about the shape of the world that the question is about. */
  private void setProbeToSelf() {
    Parts parts = scene.shapes.parts(selfSlot, probe);
    if (parts != probe) {
      probe.set(parts);
    }
  }

  /** Notes the path that a cast or sweep is about, for drawing. */
  public void setPath(double x0, double y0, double x1, double y1) {
    pathX0 = x0;
    pathY0 = y0;
    pathX1 = x1;
    pathY1 = y1;
  }

  /** Where the path starts. */
  public double pathX0() {
    return pathX0;
  }

  /** Where the path starts. */
  public double pathY0() {
    return pathY0;
  }

  /** Where the path ends. */
  public double pathX1() {
    return pathX1;
  }

  /** Where the path ends. */
  public double pathY1() {
    return pathY1;
  }

  /** Finds what intersects a shape that need not be in the world. */
  public void findIntersecting(Shape shape) {
    setProbe(shape);
    area().run();
  }

  /** Finds what contains a point. */
  public void findContaining(double x, double y) {
    Arguments.finite("x", x);
    Arguments.finite("y", y);
    probe.setBox(x, y, x, y);
    area().runAt(x, y);
  }

  /** Finds what is not farther from a point than this. */
  public void findWithin(double x, double y, double distance) {
    setProbe(x, y, Arguments.finiteNotNegative("distance", distance));
    area().runWithin();
  }

  private AreaSearch area() {
    if (areaSearch == null) {
      areaSearch = new AreaSearch(this);
    }
    return areaSearch;
  }

  /**
   * Finds what the shape of the world touches at the side that faces outward like this; on all
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
    nearest(count);
  }

  /** Finds the shapes closest to one that need not be in the world, at most this many. */
  public void findNearest(Shape shape, int count) {
    setProbe(shape);
    nearest(count);
  }

  /** Finds the shapes closest to the one of the world, at most this many. */
  public void findNearest(int count) {
    setProbeToSelf();
    nearest(count);
  }

  private void nearest(int count) {
    if (count < 1) {
      throw new IllegalArgumentException("count must be at least 1, but was " + count);
    }
    if (nearestSearch == null) {
      nearestSearch = new NearestSearch(this);
    }
    nearestSearch.run(count);
  }

  /** How many shapes the last search for the nearest looked at, some more than once; for tests. */
  public int nearestLooks() {
    return nearestSearch.looks();
  }

  /** Finds what a segment hits. */
  public void cast(Wanted wanted, double x0, double y0, double x1, double y1) {
    if (castSearch == null) {
      castSearch = new CastSearch(this);
    }
    castSearch.run(wanted, x0, y0, x1, y1);
  }

  /** Finds what a shape that need not be in the world hits when it moves. */
  public void sweep(Wanted wanted, Shape shape, double motionX, double motionY) {
    setProbe(shape);
    sweepSearch().run(wanted, shape, motionX, motionY);
  }

  /** Finds what the shape of the world hits when it moves. */
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

  /** How many shapes are asked about, at most. */
  int count() {
    return isForAll ? scene.slots.size() : scene.index.groups().count(category, mask);
  }

  /** Visits all those shapes. */
  void visit(ShapeIndex.BoxSearch search) {
    if (isForAll) {
      scene.index.groups().visitAll(search);
    } else {
      scene.index.groups().visit(category, mask, search);
    }
  }

  /** Whether a shape is asked about, as far as that is known without callbacks. */
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

  /** Whether the callbacks let a shape be part of the answer; one that throws leaves no hits. */
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
