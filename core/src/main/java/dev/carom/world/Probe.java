package dev.carom.world;

import dev.carom.Shape;
import dev.carom.internal.exact.Exact;
import dev.carom.internal.state.Arguments;
import dev.carom.internal.state.RestingPairs;
import dev.carom.pair.PairGeometry;
import dev.carom.pair.Parts;
import java.util.function.Function;

/**
 * A shape that tries places and ways in a world without being moved there. All its questions are
 * free of garbage, also those of compounds, and know obstacles that move at the same time.
 *
 * <pre>{@code
 * Probe probe = new Probe(world);
 * probe.use(player);
 * probe.moveTo(door.x(), door.y());
 * if (probe.isFree(hits)) {
 *   world.moveTo(player, door.x(), door.y());
 * }
 * }</pre>
 *
 * <p>As everywhere, {@link Hits} say which shapes are asked about. A probe that took the shape of a
 * handle does not hit that, nor what it may not meet.
 */
public final class Probe {
  private static final int NO_SLOT = -1;

  final WorldState state;
  final ProbeBody body = new ProbeBody();
  final Motions motions;
  private final ProbeSearch pair = new Hits().probeSearch;
  private final PairGeometry geometry = new PairGeometry();
  private final Parts obstacle = new Parts();
  private final ClearSearch clearSearch = new ClearSearch();
  private final double[] resting = new double[4];
  private int slot = NO_SLOT;
  private double time;
  boolean stopsAtFlat;

  /** A probe for a world whose shapes rest. */
  public Probe(World world) {
    this(world, new Motions());
  }

  /** A probe for a world whose shapes move like this, as the {@linkplain #setTime time} goes on. */
  public Probe(World world, Motions motions) {
    state = world.state();
    this.motions = Arguments.present("motions", motions);
  }

  /**
   * Sets whether a point or flat box hits a parallel flat box or a point that it would go through
   * or onto, although the two never overlap, so that {@link Shape#sweep} counts no hit; false by
   * default. One that is exactly there at the start leaves it to both sides.
   */
  public void setStopsAtFlat(boolean stops) {
    stopsAtFlat = stops;
  }

  /** Takes this shape, where it is; the time is 0. */
  public void use(Shape shape) {
    body.use(Arguments.present("shape", shape));
    slot = NO_SLOT;
    time = 0;
  }

  /** Takes the shape of a handle, where it is; the time is 0. */
  public void use(Handle handle) {
    slot = state.handles.slotOf(handle, "probed");
    body.use(state.shapes, slot);
    time = 0;
  }

  /** Goes where {@link World#moveTo} would put the shape. */
  public void moveTo(double x, double y) {
    body.moveTo(Arguments.finite("x", x), Arguments.finite("y", y));
  }

  /** Sets which part of their motions the obstacles have done, from 0 to 1. */
  public void setTime(double time) {
    if (!(time >= 0 && time <= 1)) {
      throw new IllegalArgumentException("time must be from 0 to 1, but was " + time);
    }
    this.time = time + 0.0;
  }

  /** The part of their motions that the obstacles have done. */
  public double time() {
    return time;
  }

  /** The centre of a circle or box, the position of a compound. */
  public double x() {
    return body.x();
  }

  /** The centre of a circle or box, the position of a compound. */
  public double y() {
    return body.y();
  }

  /** The shape where the probe is; makes a new object. */
  public Shape shape() {
    return body.shape();
  }

  /** The smallest width, height or diameter of its parts. */
  public double smallestSize() {
    Parts parts = body.parts();
    double smallest = Double.POSITIVE_INFINITY;
    for (int k = 0; k < parts.size(); k++) {
      smallest = Math.min(smallest, parts.smallestSize(k));
    }
    return smallest;
  }

  /** The largest size of a coordinate of the bounds: what rounding errors are measured by. */
  public double largestCoordinate() {
    return largestCoordinate(body.parts());
  }

  /** The same of another shape, where it is at this time. */
  public double largestCoordinate(Handle other) {
    return largestCoordinate(partsOf(other));
  }

  /** Not from the bounds, whose margins are large beside the smallest numbers. */
  private static double largestCoordinate(Parts parts) {
    double largest = 0;
    for (int k = 0; k < parts.size(); k++) {
      double start = Math.max(Math.abs(parts.first(k)), Math.abs(parts.second(k)));
      double end =
          parts.isCircle(k)
              ? start + parts.third(k)
              : Math.max(Math.abs(parts.third(k)), Math.abs(parts.fourth(k)));
      largest = Math.max(largest, Math.max(start, end));
    }
    return largest;
  }

  private Parts partsOf(Handle other) {
    int otherSlot = state.handles.slotOf(other, "asked");
    return state.shapes.partsMovedBy(
        otherSlot, motions.x(other) * time, motions.y(other) * time, obstacle);
  }

  /**
   * What is hit first on a straight way, while obstacles do the rest of their motions; see {@link
   * Shape#sweep}. The stop is where each part alone has not yet come to overlap; whether rounding
   * the whole shape's place changes that is for the caller to see.
   */
  public Hits sweep(double motionX, double motionY, Hits hits) {
    return ask(ImpactSearch.Wanted.FIRST, motionX, motionY, 1 - time, hits);
  }

  /** Like {@link #sweep}, but with the first hits, at most so many; sorted by time. */
  public Hits sweepSome(double motionX, double motionY, int most, Hits hits) {
    if (most < 1) {
      throw new IllegalArgumentException("most must be at least 1, but was " + most);
    }
    hits.probeSearch.setMost(most);
    return most == 1
        ? sweep(motionX, motionY, hits)
        : ask(ImpactSearch.Wanted.SOME, motionX, motionY, 1 - time, hits);
  }

  /**
   * Everything that is hit on the first share of a straight way, from 0 to 1, if nothing stops it.
   * Sorted by time, which is the part of that share.
   */
  public Hits sweepAll(double motionX, double motionY, double share, Hits hits) {
    double duration = (1 - time) * share;
    return ask(ImpactSearch.Wanted.ALL, motionX * share, motionY * share, duration, hits);
  }

  /** Everything that is overlapped here, with normals and depths. */
  public Hits overlapping(Hits hits) {
    return ask(ImpactSearch.Wanted.ALL, 0, 0, 0, hits);
  }

  /** True if nothing is overlapped here; otherwise one shape that is, is in the hits. */
  public boolean isFree(Hits hits) {
    return ask(ImpactSearch.Wanted.ANY, 0, 0, 0, hits).isEmpty();
  }

  /**
   * True if a box meets the bounds of nothing that the hits ask about, where the obstacles are
   * before they move; borders count. That is much quicker to find out than what a {@link #sweep}
   * within the box hits. False if it takes a look at more than about this many shapes.
   *
   * @param hits only say which shapes are asked about; their answer stays
   */
  public boolean isClear(
      double minX, double minY, double maxX, double maxY, int mostLooks, Hits hits) {
    if (mostLooks < 0) {
      throw new IllegalArgumentException("mostLooks must not be negative, but was " + mostLooks);
    }
    beginAsking(hits);
    return clearSearch.run(
        state,
        hits.criteria,
        mostLooks,
        Arguments.finite("minX", minX),
        Arguments.finite("minY", minY),
        Arguments.finite("maxX", maxX),
        Arguments.finite("maxY", maxY));
  }

  private Hits ask(
      ImpactSearch.Wanted wanted, double motionX, double motionY, double duration, Hits hits) {
    beginAsking(hits);
    hits.probe.set(body.parts());
    hits.probeSearch.run(this, wanted, motionX, motionY, duration);
    return hits;
  }

  private void beginAsking(Hits hits) {
    if (slot == NO_SLOT) {
      hits.criteria.begin(state);
    } else {
      hits.criteria.beginAs(state, slot);
    }
  }

  /** Calls a callback and returns its answer; meanwhile changes of the world are refused. */
  public <T, R> R call(Function<T, R> callback, T argument) {
    Thread outer = state.guard.enter();
    try {
      return callback.apply(argument);
    } finally {
      state.guard.leave(outer);
    }
  }

  /**
   * Notes that the shape of the probe's handle was put to rest against another one, with a gap of a
   * few roundings at most; the normal points from the probe to the other. From then on {@link
   * World#detect} counts the two as touching, with a depth of 0 and this normal, even if the exact
   * test sees the gap: until one of them is moved, replaced, removed or given a filter. If the
   * other is about to move, this counts from {@link Motions#moveAll} on.
   *
   * <p>For those who move shapes up to obstacles, such as {@link dev.carom.motion.Mover}: a place
   * is one double per coordinate, and often no such place touches to the last bit.
   */
  public void rest(Handle obstacle, double normalX, double normalY) {
    state.guard.checkChange();
    int other = state.handles.slotOf(obstacle, "rested against");
    if (slot == NO_SLOT || slot == other) {
      throw new IllegalStateException("the probe has no handle that could rest there");
    }
    if (motions.isMoving(obstacle)) {
      resting[0] = normalX + 0.0;
      resting[1] = normalY + 0.0;
      resting[2] = x();
      resting[3] = y();
      motions.restAfterwards(state.handles.handle(slot), obstacle, resting);
    } else {
      state.shapes.resting().note(slot, other, normalX + 0.0, normalY + 0.0);
    }
  }

  /**
   * What the shape of the probe's handle was put to {@linkplain #rest rest} against, in the order
   * of slots, whatever the criteria of the hits: with times of 0 and the normals that were noted.
   */
  public Hits resting(Hits hits) {
    hits.begin(Hits.Question.SWEEP);
    RestingPairs resting = state.shapes.resting();
    int end = slot == NO_SLOT ? -1 : resting.first(slot);
    while (end >= 0) {
      Handle other = state.handles.handle(resting.other(end));
      hits.addImpact(other, 0, resting.normalX(end), resting.normalY(end), x(), y(), 0, false);
      end = resting.next(end);
    }
    hits.sort();
    return hits;
  }

  /** Whether one shape, filtered out or not, is overlapped here. */
  public boolean overlaps(Handle other) {
    return geometry.meet(body.parts(), partsOf(other), false);
  }

  /** Whether one shape, filtered out or not, is touched or overlapped here. */
  public boolean intersects(Handle other) {
    return geometry.meet(body.parts(), partsOf(other), true);
  }

  /** Whether one shape, filtered out or not, is touched here and not overlapped. */
  public boolean touches(Handle other) {
    return intersects(other) && !overlaps(other);
  }

  /** The distance to one shape, filtered out or not; 0 if it is touched or overlapped. */
  public double distanceTo(Handle other) {
    return geometry.distance(body.parts(), partsOf(other));
  }

  /** Whether one shape, filtered out or not, is hit on a straight way. */
  public boolean hits(Handle other, double motionX, double motionY) {
    int otherSlot = state.handles.slotOf(other, "asked");
    return pair.hits(this, otherSlot, motionX, motionY, 1 - time);
  }

  /**
   * How far the probe must go outward from a side of a shape so as to be beyond its bounds;
   * negative if it is beyond and farther, and 0 exactly if it is just there.
   */
  public double wayBeyond(Handle other, Side side) {
    Parts parts = partsOf(other);
    double way = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < body.parts().size(); i++) {
      for (int j = 0; j < parts.size(); j++) {
        way = Math.max(way, wayBeyond(body.parts(), i, parts, j, side));
      }
    }
    return way;
  }

  private static double wayBeyond(Parts a, int i, Parts b, int j, Side side) {
    int sign = side.outwardX() + side.outwardY();
    boolean alongX = side.outwardX() != 0;
    int fromEdge = edge(a, i, alongX, -sign);
    int toEdge = edge(b, j, alongX, sign);
    double from = sign * a.numbers()[fromEdge];
    double to = sign * b.numbers()[toEdge];
    double fromTail = sign * a.tails()[fromEdge];
    double toTail = sign * b.tails()[toEdge];
    double fromRadius = a.isCircle(i) ? a.third(i) : 0;
    double toRadius = b.isCircle(j) ? b.third(j) : 0;
    double way = to + toRadius - (from - fromRadius) + (toTail - fromTail);
    int exact = Exact.signOfSum(to, toRadius, -from, fromRadius, toTail, -fromTail);
    // The rounded way may have lost its sign, which decides.
    return exact == 0
        ? 0
        : exact > 0 ? Math.max(way, Double.MIN_VALUE) : Math.min(way, 0 - Double.MIN_VALUE);
  }

  /**
   * Where the numbers have a circle's centre, or the side of a box: the smaller for a sign of -1,
   * else the larger.
   */
  private static int edge(Parts parts, int part, boolean alongX, int sign) {
    boolean isNear = parts.isCircle(part) || sign < 0;
    return 4 * part + (alongX ? 0 : 1) + (isNear ? 0 : 2);
  }
}
