// SPDX-License-Identifier: Apache-2.0
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
 * A shape that tests positions and paths in a world without being moved there. Its queries allocate
 * nothing, and they take into account obstacles that move at the same time.
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
 * <p>As in all queries, the criteria of the {@link Hits} decide which shapes are found. A probe
 * with the shape of a handle does not hit that shape, nor shapes that it may not meet.
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

  /** Creates a probe for a world whose shapes do not move. */
  public Probe(World world) {
    this(world, new Motions());
  }

  /**
   * Creates a probe for a world whose shapes move in this way as the {@linkplain #setTime time}
   * passes.
   */
  public Probe(World world, Motions motions) {
    scene = world.scene();
    handles = world.handles();
    this.motions = Arguments.present("motions", motions);
    state = new ProbeState(scene, motions.bySlot);
  }

  /**
   * Sets whether a point, flat box or capsule without radius hits a point or a parallel flat shape
   * that it passes through or reaches (default: false). The two never overlap, so {@link
   * Shape#sweep} does not report a hit. Capsules without radius also hit flat shapes whose ends
   * they would only touch. A shape that is exactly there at the start may leave to either side.
   */
  public void setStopsAtFlat(boolean stops) {
    state.setStopsAtFlat(stops);
  }

  /** Uses this shape at its position; the time is 0. */
  public void use(Shape shape) {
    state.use(Arguments.present("shape", shape));
  }

  /** Uses the shape of a handle at its position; the time is 0. */
  public void use(Handle handle) {
    state.use(handles.slotOf(handle, "probed"));
  }

  /** Moves the probe to where {@link World#moveTo} would put the shape. */
  public void moveTo(double x, double y) {
    state.moveTo(Arguments.finite("x", x), Arguments.finite("y", y));
  }

  /** Sets the fraction of their motions that the obstacles have completed, from 0 to 1. */
  public void setTime(double time) {
    if (!(time >= 0 && time <= 1)) {
      throw new IllegalArgumentException("time must be from 0 to 1, but was " + time);
    }
    state.setTime(time + 0.0);
  }

  /** Returns the fraction of their motions that the obstacles have completed. */
  public double time() {
    return state.time();
  }

  /** Returns x of the shape's position; see {@link World#x}. */
  public double x() {
    return state.x();
  }

  /** Returns y of the shape's position; see {@link World#x}. */
  public double y() {
    return state.y();
  }

  /** Returns the shape at the probe's position, as a new object. */
  public Shape shape() {
    return state.shape();
  }

  /**
   * Finds the first hit on a straight path while the obstacles complete their motions; see {@link
   * Shape#sweep}. At the stop position, each part on its own is free of overlaps. Rounding the
   * position of a whole compound may change that, so the caller has to check it.
   */
  public Hits sweep(double motionX, double motionY, Hits hits) {
    return ask(Wanted.FIRST, 1, motionX, motionY, 1 - time(), hits);
  }

  /**
   * Finds the first hits on a straight path like {@link #sweep}, at most {@code most}, sorted by
   * time.
   */
  public Hits sweepSome(double motionX, double motionY, int most, Hits hits) {
    if (most < 1) {
      throw new IllegalArgumentException("most must be at least 1, but was " + most);
    }
    Wanted wanted = most == 1 ? Wanted.FIRST : Wanted.SOME;
    return ask(wanted, most, motionX, motionY, 1 - time(), hits);
  }

  /**
   * Finds all hits on the first part of a straight path, if nothing stops the probe. Sorted by
   * time, which is the fraction of that part.
   *
   * @param share the fraction of the motion, from 0 to 1
   */
  public Hits sweepAll(double motionX, double motionY, double share, Hits hits) {
    double duration = (1 - time()) * share;
    return ask(Wanted.ALL, 1, motionX * share, motionY * share, duration, hits);
  }

  /** Finds all shapes that the probe overlaps, with normals and depths. */
  public Hits overlapping(Hits hits) {
    return ask(Wanted.ALL, 1, 0, 0, 0, hits);
  }

  /**
   * Returns true if the probe overlaps nothing; otherwise writes one overlapping shape to {@code
   * hits}.
   */
  public boolean isFree(Hits hits) {
    return ask(Wanted.ANY, 1, 0, 0, 0, hits).isEmpty();
  }

  /**
   * Returns true if the probe hits nothing on the straight path from its position to another one,
   * while obstacles rest; otherwise writes one of the hits to {@code hits}. Unlike with {@link
   * #sweep}, no rounding moves the end of the path.
   */
  public boolean isPathFree(double toX, double toY, Hits hits) {
    Arguments.finite("toX", toX);
    Arguments.finite("toY", toY);
    state.sweepTo(begin(hits), toX, toY);
    return hits.take(handles).isEmpty();
  }

  /**
   * Returns true if a box meets the bounds of no shape that matches the criteria, with obstacles
   * where they are before they move; borders count. This is much faster than a {@link #sweep}
   * within the box. Also returns false if the answer requires looking at more than about {@code
   * mostLooks} shapes.
   *
   * @param hits provides only the criteria; its result does not change
   */
  public boolean isClear(
      double minX, double minY, double maxX, double maxY, int mostLooks, Hits hits) {
    if (mostLooks < 0) {
      throw new IllegalArgumentException("mostLooks must not be negative, but was " + mostLooks);
    }
    Arguments.finite("minX", minX);
    Arguments.finite("minY", minY);
    Arguments.finite("maxX", maxX);
    Arguments.finite("maxY", maxY);
    return state.isClear(begin(hits), mostLooks, minX, minY, maxX, maxY);
  }

  /**
   * Returns true if a part of the probe without area touches such a part of another shape, and one
   * of the two is a capsule. Exactly there, the next motion could lead to either side.
   *
   * @param hits provides only the criteria; its result does not change
   */
  public boolean touchesFlat(Hits hits) {
    return state.touchesFlat(begin(hits));
  }

  private Hits ask(
      Wanted wanted, int most, double motionX, double motionY, double duration, Hits hits) {
    Arguments.finite("motionX", motionX);
    Arguments.finite("motionY", motionY);
    state.sweep(begin(hits), wanted, most, motionX, motionY, duration);
    return hits.take(handles);
  }

  private Query begin(Hits hits) {
    return state.slot() == Query.NO_SLOT
        ? hits.begin(scene, handles)
        : hits.begin(scene, handles, state.slot());
  }

  /**
   * Records that the shape of the probe's handle was put to rest against another one, with a gap of
   * a few rounding errors at most; the normal points from the probe to the other shape. From then
   * on {@link World#detect} counts the two as touching, with a depth of 0 and this normal, even if
   * the exact test sees the gap, until one of them is moved, replaced, removed or given a filter.
   * If the other shape is about to move, this counts from {@link Motions#moveAll} on.
   *
   * <p>Meant for code that moves shapes up to obstacles, such as {@link dev.carom.motion.Mover}: a
   * position has one double per coordinate, and often no such position touches to the last bit.
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
   * Finds the shapes that the shape of the probe's handle was put to {@linkplain #rest rest}
   * against, in slot order and regardless of the criteria, with times of 0 and the recorded
   * normals.
   */
  public Hits resting(Hits hits) {
    Query query = hits.query();
    Answer answer = query.answer;
    answer.begin(Answer.Kind.SWEEP);
    RestingPairs pairs = scene.shapes.resting();
    int end = state.slot() == Query.NO_SLOT ? -1 : pairs.first(state.slot());
    while (end >= 0) {
      int other = pairs.other(end);
      answer.add(
          other,
          handles.generation(other),
          0,
          pairs.normalX(end),
          pairs.normalY(end),
          x(),
          y(),
          0,
          false);
      end = pairs.next(end);
    }
    answer.sort();
    return hits.take(handles);
  }

  /** Returns true if the probe overlaps the given shape, even if filters exclude it. */
  public boolean overlaps(Handle other) {
    return state.meets(handles.slotOf(other, "asked"), false);
  }

  /** Returns true if the probe touches or overlaps the given shape, even if filters exclude it. */
  public boolean intersects(Handle other) {
    return state.meets(handles.slotOf(other, "asked"), true);
  }

  /**
   * Returns true if the probe touches the given shape and does not overlap it, even if filters
   * exclude it.
   */
  public boolean touches(Handle other) {
    return intersects(other) && !overlaps(other);
  }

  /** Returns the distance to the given shape, even if filters exclude it; 0 if they intersect. */
  public double distanceTo(Handle other) {
    return state.distanceTo(handles.slotOf(other, "asked"));
  }
}
