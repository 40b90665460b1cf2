// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.query;

import dev.carom.Shape;
import dev.carom.internal.exact.Rounded;
import dev.carom.internal.state.Scene;
import dev.carom.internal.state.SlotMotions;
import dev.carom.pair.CompoundPair;
import dev.carom.pair.MutableImpact;
import dev.carom.pair.Parts;
import java.util.function.Function;

/**
 * A shape that tests positions in a scene while obstacles move at the same time. Also measures the
 * effects of rounding its position, for code that puts shapes as close together as possible.
 */
public final class ProbeState {
  final Scene scene;
  final SlotMotions motions;
  private final ProbeBody body = new ProbeBody();
  private final CompoundPair pair = new CompoundPair();
  private final Parts obstacle = new Parts();
  private final ClearSearch clearSearch = new ClearSearch();
  private final FlatSearch flatSearch = new FlatSearch();

  /** Tests single shapes. */
  private final ProbeSearch single = new Query().probeSearch();

  private int slot = Query.NO_SLOT;
  private double time;
  private boolean stopsAtFlat;
  private int skipped = Query.NO_SLOT;

  /** Creates a probe without a shape, among obstacles with these motions. */
  public ProbeState(Scene scene, SlotMotions motions) {
    this.scene = scene;
    this.motions = motions;
  }

  /** Uses this shape at its position; the time is 0. */
  public void use(Shape shape) {
    body.use(shape);
    slot = Query.NO_SLOT;
    time = 0;
  }

  /** Uses the shape of a slot at its position; the time is 0. */
  public void use(int ofSlot) {
    slot = ofSlot;
    body.use(scene.shapes, slot);
    time = 0;
  }

  /** Returns the slot of the shape, or {@link Query#NO_SLOT}. */
  public int slot() {
    return slot;
  }

  /** Moves the probe to where a world would put the shape. */
  public void moveTo(double x, double y) {
    body.moveTo(x, y);
  }

  /** Sets the fraction of their motions that the obstacles have completed. */
  public void setTime(double time) {
    this.time = time;
  }

  /** Returns the fraction of their motions that the obstacles have completed. */
  public double time() {
    return time;
  }

  /** Sets whether flat shapes stop at each other although they never overlap. */
  public void setStopsAtFlat(boolean stops) {
    stopsAtFlat = stops;
  }

  boolean stopsAtFlat() {
    return stopsAtFlat;
  }

  /**
   * Sets a slot whose shape {@link #sweep} leaves out from now on, or {@link Query#NO_SLOT} for
   * none.
   */
  public void skip(int other) {
    skipped = other;
  }

  boolean skips(int other) {
    return other == skipped;
  }

  /** Returns x of the shape's position. */
  public double x() {
    return body.x();
  }

  /** Returns y of the shape's position. */
  public double y() {
    return body.y();
  }

  /** Returns the shape at the probe's position. */
  public Shape shape() {
    return body.shape();
  }

  Parts parts() {
    return body.parts();
  }

  /**
   * Finds the hits on a straight path while the obstacles do this fraction of their motions; at
   * most {@code most} if only some are wanted.
   */
  public void sweep(
      Query query, Wanted wanted, int most, double motionX, double motionY, double duration) {
    query.probe.set(body.parts());
    query.probeSearch().setMost(most);
    query.probeSearch().run(this, wanted, motionX, motionY, duration);
  }

  /**
   * Finds any hit on the straight path from the probe's position to another one, while the
   * obstacles rest. No rounding moves the ends of the path.
   */
  public void sweepTo(Query query, double toX, double toY) {
    query.probe.set(body.parts());
    query.probeSearch().runTo(this, toX, toY);
  }

  /**
   * Returns true if a box is clear of the bounds of all shapes that match the query; see {@link
   * ClearSearch}.
   */
  public boolean isClear(
      Query query, int mostLooks, double minX, double minY, double maxX, double maxY) {
    return clearSearch.run(query, mostLooks, minX, minY, maxX, maxY);
  }

  /**
   * Returns true if a flat part of the probe shares a point with a flat part of a shape that
   * matches the query; see {@link CompoundPair#meetFlat}.
   */
  public boolean touchesFlat(Query query) {
    return flatSearch.run(this, query);
  }

  /** Returns true if the probe would hit the shape of a slot on a straight path. */
  public boolean wouldHit(int other, double motionX, double motionY) {
    return single.wouldHit(this, other, motionX, motionY, 1 - time);
  }

  /** Returns the impact on the shape of a slot on a straight path; valid until the next call. */
  public MutableImpact impactOn(int other, double motionX, double motionY) {
    return single.impactOn(this, other, motionX, motionY, 1 - time);
  }

  /**
   * Returns true if the probe meets the shape of a slot; {@code touching} says whether a touch
   * counts.
   */
  public boolean meets(int other, boolean touching) {
    return pair.set(body.parts(), partsOf(other)).meet(touching);
  }

  /** Returns the distance to the shape of a slot; 0 if they intersect. */
  public double distanceTo(int other) {
    return pair.set(body.parts(), partsOf(other)).distance();
  }

  /** Returns true if the distance to the shape of a slot is at most the given one. */
  public boolean isWithin(int other, double distance) {
    return pair.set(body.parts(), partsOf(other)).isWithin(distance);
  }

  /** Returns the parts of a shape at its position at the current time. */
  Parts partsOf(int other) {
    int place = motions.placeOf(other, scene.slots.generation(other));
    return scene.shapes.partsMovedBy(
        other, motions.x(place) * time, motions.y(place) * time, obstacle);
  }

  /** Returns true if the probe is not only made of circles and boxes. */
  public boolean hasGeneralParts() {
    return body.parts().hasGeneral();
  }

  /** Returns true if the shape of a slot is not only made of circles and boxes. */
  public boolean hasGeneralParts(int other) {
    return scene.shapes.parts(other, obstacle).hasGeneral();
  }

  /** Returns the smallest width, height or diameter of the parts. */
  public double smallestSize() {
    Parts parts = body.parts();
    double smallest = Double.POSITIVE_INFINITY;
    for (int k = 0; k < parts.size(); k++) {
      smallest = Math.min(smallest, parts.smallestSize(k));
    }
    return smallest;
  }

  /** Returns a bound for the distance from the position to any point of the shape. */
  public double reach() {
    Parts parts = body.parts();
    parts.updateBounds();
    return Rounded.length(
        Math.max(parts.maxX() - x(), x() - parts.minX()),
        Math.max(parts.maxY() - y(), y() - parts.minY()));
  }

  /** Returns the largest absolute coordinate, which determines the rounding errors. */
  public double largestCoordinate() {
    return largestCoordinate(body.parts());
  }

  /** Returns the same for the shape of a slot, at its position at the current time. */
  public double largestCoordinate(int other) {
    return largestCoordinate(partsOf(other));
  }

  /**
   * Returns how far the rounding of coordinates may have turned an edge with this normal, of the
   * probe or of the shape of a slot; see {@link Parts#turnOfEdges}.
   */
  public double turnOfEdges(int other, double normalX, double normalY) {
    return Math.max(
        body.parts().turnOfEdges(normalX, normalY), partsOf(other).turnOfEdges(normalX, normalY));
  }

  /** Does not use the bounds, whose margins are large compared with the smallest numbers. */
  private static double largestCoordinate(Parts parts) {
    double largest = 0;
    for (int k = 0; k < parts.size(); k++) {
      largest = Math.max(largest, parts.largestCoordinate(k));
    }
    return largest;
  }

  /**
   * Returns how far the probe must move to get beyond the bounds of a shape, in an axis direction
   * given as (±1, 0) or (0, ±1). Negative if it is already farther, and 0 exactly if it is just
   * there.
   */
  public double distanceBeyond(int other, int outwardX, int outwardY) {
    Parts parts = partsOf(other);
    double way = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < body.parts().size(); i++) {
      for (int j = 0; j < parts.size(); j++) {
        way = Math.max(way, body.parts().distanceBeyond(i, parts, j, outwardX, outwardY));
      }
    }
    return way;
  }

  /** Calls a callback and returns its result; changes of the world throw meanwhile. */
  public <T, R> R call(Function<T, R> callback, T argument) {
    Thread outer = scene.guard.enter();
    try {
      return callback.apply(argument);
    } finally {
      scene.guard.leave(outer);
    }
  }
}
