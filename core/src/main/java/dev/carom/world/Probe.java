package dev.carom.world;

import dev.carom.Shape;
import dev.carom.internal.check.Arguments;
import dev.carom.internal.query.Answer;
import dev.carom.internal.query.ProbeAccess;
import dev.carom.internal.query.ProbeState;
import dev.carom.internal.query.Query;
import dev.carom.internal.query.Wanted;
import dev.carom.internal.state.RestingPairs;
import dev.carom.internal.state.Scene;

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
  static {
    ProbeAccess.allow(probe -> ((Probe) probe).state);
  }

  private final Scene scene;
  private final HandleTable handles;
  private final Motions motions;
  private final ProbeState state;
  private final double[] resting = new double[4];

  /** A probe for a world whose shapes rest. */
  public Probe(World world) {
    this(world, new Motions());
  }

  /** A probe for a world whose shapes move like this, as the {@linkplain #setTime time} goes on. */
  public Probe(World world, Motions motions) {
    scene = world.scene();
    handles = world.handles();
    this.motions = Arguments.present("motions", motions);
    state = new ProbeState(scene, motions.bySlot);
  }

  /**
   * Sets whether a point or flat box hits a parallel flat box or a point that it would go through
   * or onto, although the two never overlap, so that {@link Shape#sweep} counts no hit; false by
   * default. One that is exactly there at the start leaves it to both sides.
   */
  public void setStopsAtFlat(boolean stops) {
    state.setStopsAtFlat(stops);
  }

  /** Takes this shape, where it is; the time is 0. */
  public void use(Shape shape) {
    state.use(Arguments.present("shape", shape));
  }

  /** Takes the shape of a handle, where it is; the time is 0. */
  public void use(Handle handle) {
    state.use(handles.slotOf(handle, "probed"));
  }

  /** Goes where {@link World#moveTo} would put the shape. */
  public void moveTo(double x, double y) {
    state.moveTo(Arguments.finite("x", x), Arguments.finite("y", y));
  }

  /** Sets which part of their motions the obstacles have done, from 0 to 1. */
  public void setTime(double time) {
    if (!(time >= 0 && time <= 1)) {
      throw new IllegalArgumentException("time must be from 0 to 1, but was " + time);
    }
    state.setTime(time + 0.0);
  }

  /** The part of their motions that the obstacles have done. */
  public double time() {
    return state.time();
  }

  /** The centre of a circle or box, the position of a compound. */
  public double x() {
    return state.x();
  }

  /** The centre of a circle or box, the position of a compound. */
  public double y() {
    return state.y();
  }

  /** The shape where the probe is; makes a new object. */
  public Shape shape() {
    return state.shape();
  }

  /**
   * What is hit first on a straight way, while obstacles do the rest of their motions; see {@link
   * Shape#sweep}. The stop is where each part alone has not yet come to overlap; whether rounding
   * the whole shape's place changes that is for the caller to see.
   */
  public Hits sweep(double motionX, double motionY, Hits hits) {
    return ask(Wanted.FIRST, 1, motionX, motionY, 1 - time(), hits);
  }

  /** Like {@link #sweep}, but finds the first hits, at most {@code most}, sorted by time. */
  public Hits sweepSome(double motionX, double motionY, int most, Hits hits) {
    if (most < 1) {
      throw new IllegalArgumentException("most must be at least 1, but was " + most);
    }
    Wanted wanted = most == 1 ? Wanted.FIRST : Wanted.SOME;
    return ask(wanted, most, motionX, motionY, 1 - time(), hits);
  }

  /**
   * Everything that is hit on the first share of a straight way, from 0 to 1, if nothing stops it.
   * Sorted by time, which is the part of that share.
   */
  public Hits sweepAll(double motionX, double motionY, double share, Hits hits) {
    double duration = (1 - time()) * share;
    return ask(Wanted.ALL, 1, motionX * share, motionY * share, duration, hits);
  }

  /** Everything that is overlapped here, with normals and depths. */
  public Hits overlapping(Hits hits) {
    return ask(Wanted.ALL, 1, 0, 0, 0, hits);
  }

  /** True if nothing is overlapped here; otherwise one shape that is, is in the hits. */
  public boolean isFree(Hits hits) {
    return ask(Wanted.ANY, 1, 0, 0, 0, hits).isEmpty();
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
    return state.isClear(
        begin(hits),
        mostLooks,
        Arguments.finite("minX", minX),
        Arguments.finite("minY", minY),
        Arguments.finite("maxX", maxX),
        Arguments.finite("maxY", maxY));
  }

  private Hits ask(
      Wanted wanted, int most, double motionX, double motionY, double duration, Hits hits) {
    state.sweep(begin(hits), wanted, most, motionX, motionY, duration);
    return hits.take(handles);
  }

  private Query begin(Hits hits) {
    return state.slot() == Query.NO_SLOT
        ? hits.begin(scene, handles)
        : hits.begin(scene, handles, state.slot());
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
    scene.guard.checkChange();
    int slot = state.slot();
    int other = handles.slotOf(obstacle, "rested against");
    if (slot == Query.NO_SLOT || slot == other) {
      throw new IllegalStateException("the probe has no handle that could rest there");
    }
    if (motions.isMoving(obstacle)) {
      resting[0] = normalX + 0.0;
      resting[1] = normalY + 0.0;
      resting[2] = x();
      resting[3] = y();
      motions.restAfterwards(handles.handle(slot), obstacle, resting);
    } else {
      scene.shapes.resting().note(slot, other, normalX + 0.0, normalY + 0.0);
    }
  }

  /**
   * What the shape of the probe's handle was put to {@linkplain #rest rest} against, in the order
   * of slots, whatever the criteria of the hits: with times of 0 and the normals that were noted.
   */
  public Hits resting(Hits hits) {
    Query query = hits.query();
    Answer answer = query.answer;
    answer.begin(Answer.Kind.SWEEP);
    RestingPairs pairs = scene.shapes.resting();
    int end = state.slot() == Query.NO_SLOT ? -1 : pairs.first(state.slot());
    while (end >= 0) {
      answer.add(pairs.other(end), 0, pairs.normalX(end), pairs.normalY(end), x(), y(), 0, false);
      end = pairs.next(end);
    }
    answer.sort();
    return hits.take(handles);
  }

  /** Whether one shape, filtered out or not, is overlapped here. */
  public boolean overlaps(Handle other) {
    return state.meets(handles.slotOf(other, "asked"), false);
  }

  /** Whether one shape, filtered out or not, is touched or overlapped here. */
  public boolean intersects(Handle other) {
    return state.meets(handles.slotOf(other, "asked"), true);
  }

  /** Whether one shape, filtered out or not, is touched here and not overlapped. */
  public boolean touches(Handle other) {
    return intersects(other) && !overlaps(other);
  }

  /** The distance to one shape, filtered out or not; 0 if it is touched or overlapped. */
  public double distanceTo(Handle other) {
    return state.distanceTo(handles.slotOf(other, "asked"));
  }
}
