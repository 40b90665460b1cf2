package dev.carom.world;

import dev.carom.Impact;
import dev.carom.internal.state.Arguments;
import dev.carom.internal.state.WaySearch;
import dev.carom.pair.MutableImpact;
import dev.carom.pair.PairGeometry;
import dev.carom.pair.Parts;

/** Finds what is in the way of something: the first hit, all of them, or any. */
abstract class ImpactSearch extends WaySearch {
  private final Hits hits;
  private final Parts scratch = new Parts();
  MutableImpact impact = new MutableImpact();

  /** The impact of one pair of parts, while {@link #impact} is the first of all so far. */
  private MutableImpact next = new MutableImpact();

  /** The impact if it comes from the face, otherwise null. */
  Impact compound;

  private WorldState world;
  private Wanted wanted;

  /** How many hits are wanted if only some are; and the time after which there are enough. */
  private int most;

  private double latest;

  private double x0;
  private double y0;
  private double x1;
  private double y1;

  /** More than the rounding errors of a time. */
  private double slack;

  ImpactSearch(Hits hits) {
    this.hits = hits;
  }

  /** What is to be found. */
  enum Wanted {
    /** The hit with the smallest time; of several the one with the lowest slot. */
    FIRST,
    /** Some of the hits with the smallest times, sorted by time and then slot. */
    SOME,
    /** All hits, sorted by time and then slot. */
    ALL,
    /** The first one that comes along. */
    ANY
  }

  final double x0() {
    return x0;
  }

  final double y0() {
    return y0;
  }

  final double x1() {
    return x1;
  }

  final double y1() {
    return y1;
  }

  /** Sets the way, whose start is where the segment or the middle of the shape's bounds is. */
  final void setWay(double startX, double startY, double endX, double endY) {
    x0 = startX;
    y0 = startY;
    x1 = endX;
    y1 = endY;
  }

  /** Sets how many hits are found if only {@linkplain Wanted#SOME some} are wanted. */
  final void setMost(int count) {
    most = count;
  }

  /** Goes the way, with so much room around it. */
  final void run(WorldState state, Hits.Question question, Wanted what, double padX, double padY) {
    world = state;
    wanted = what;
    latest = Double.POSITIVE_INFINITY;
    hits.begin(question);
    double size = Math.max(Math.abs(x0) + Math.abs(x1), Math.abs(y0) + Math.abs(y1));
    double length = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0));
    double error = size + padX + padY;
    if (Arguments.isFinite(error) && Arguments.isFinite(length)) {
      slack = length > 0 ? Math.min(1, error * 0x1p-45 / length) + 0x1p-45 : 1;
      double pad = error * 0x1p-48;
      state.index.along(x0, y0, x1, y1, padX + pad, padY + pad, this);
    } else {
      // The way leaves the range of doubles: look everywhere.
      slack = 1;
      state.index.along(0, 0, 0, 0, Double.MAX_VALUE, Double.MAX_VALUE, this);
    }
    hits.sort();
    if (wanted == Wanted.SOME) {
      hits.keepFirst(most);
    }
  }

  /** Writes the impact on a shape to {@link #impact} or {@link #compound}. */
  abstract void ask(WorldState state, int slot);

  /**
   * Writes the impact of parts that move by (x, y) on others that move by (u, v): of all pairs the
   * one that comes first, or of several the one that overlaps deepest.
   */
  final void sweepParts(
      PairGeometry geometry,
      Parts parts,
      double x,
      double y,
      Parts others,
      double u,
      double v,
      boolean stopsAtFlat) {
    boolean isFirst = true;
    for (int i = 0; i < parts.size(); i++) {
      for (int j = 0; j < others.size(); j++) {
        geometry.sweep(parts, i, x, y, others, j, u, v, next);
        if (stopsAtFlat) {
          geometry.sweepFlat(parts, i, x, y, others, j, u, v, next);
        }
        if (isFirst || comesBefore(next, impact)) {
          MutableImpact swapped = impact;
          impact = next;
          next = swapped;
          isFirst = false;
        }
      }
    }
  }

  private static boolean comesBefore(MutableImpact a, MutableImpact b) {
    if (!a.hit() || !b.hit()) {
      return a.hit();
    }
    return a.time() < b.time() || (a.time() == b.time() && a.depth() > b.depth());
  }

  /** The parts of a shape; valid until this is asked again. */
  final Parts parts(WorldState state, int slot) {
    return state.shapes.parts(slot, scratch);
  }

  @Override
  protected final double found(int slot, double limit) {
    if (!hits.criteria.match(slot)) {
      return limit;
    }
    compound = null;
    ask(world, slot);
    if (!(compound == null ? impact.hit() : compound.hit())) {
      return limit;
    }
    double time = compound == null ? impact.time() : compound.time();
    boolean isLater = wanted == Wanted.FIRST && !hits.isEmpty() && !hits.isBefore(time, slot, 0);
    if (isLater || time > latest || !hits.criteria.accept(slot)) {
      return limit;
    }
    if (wanted == Wanted.FIRST) {
      hits.clear();
    }
    add(world.handles.handle(slot));
    return switch (wanted) {
      case FIRST -> Math.min(limit, time + slack);
      case SOME -> Math.min(limit, latestOfSome() + slack);
      case ALL -> limit;
      case ANY -> -1;
    };
  }

  /** The time up to which hits are wanted; sorts only when twice as many as wanted are there. */
  private double latestOfSome() {
    if (hits.size() >= 2 * most) {
      hits.sort();
      hits.keepFirst(most);
      if (hits.size() == most) {
        latest = hits.key(most - 1);
      }
    }
    return latest;
  }

  private void add(Handle handle) {
    if (compound == null) {
      hits.addImpact(
          handle,
          impact.time(),
          impact.normalX(),
          impact.normalY(),
          impact.pointX(),
          impact.pointY(),
          impact.depth(),
          impact.startsInside());
    } else {
      hits.addImpact(
          handle,
          compound.time(),
          compound.normalX(),
          compound.normalY(),
          compound.pointX(),
          compound.pointY(),
          compound.depth(),
          compound.startsInside());
    }
  }
}
