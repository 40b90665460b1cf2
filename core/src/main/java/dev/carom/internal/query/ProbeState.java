package dev.carom.internal.query;

import dev.carom.Shape;
import dev.carom.internal.state.Scene;
import dev.carom.internal.state.SlotMotions;
import dev.carom.pair.CompoundPair;
import dev.carom.pair.Parts;
import java.util.function.Function;

/**
 * A shape that tries places in a scene, where obstacles move at the same time; and what rounding
 * makes of its place, for those who put shapes as close to each other as they can be.
 */
public final class ProbeState {
  final Scene scene;
  final SlotMotions motions;
  private final ProbeBody body = new ProbeBody();
  private final CompoundPair pair = new CompoundPair();
  private final Parts obstacle = new Parts();
  private final ClearSearch clearSearch = new ClearSearch();

  /** Asks about single shapes. */
  private final ProbeSearch single = new Query().probeSearch();

  private int slot = Query.NO_SLOT;
  private double time;
  private boolean stopsAtFlat;

  /** A probe without a shape, among obstacles that move like this. */
  public ProbeState(Scene scene, SlotMotions motions) {
    this.scene = scene;
    this.motions = motions;
  }

  /** Takes this shape, where it is; the time is 0. */
  public void use(Shape shape) {
    body.use(shape);
    slot = Query.NO_SLOT;
    time = 0;
  }

  /** Takes the shape of a slot, where it is; the time is 0. */
  public void use(int ofSlot) {
    slot = ofSlot;
    body.use(scene.shapes, slot);
    time = 0;
  }

  /** The slot whose shape this is, or {@link Query#NO_SLOT}. */
  public int slot() {
    return slot;
  }

  /** Goes where a world would put the shape. */
  public void moveTo(double x, double y) {
    body.moveTo(x, y);
  }

  /** Sets which part of their motions the obstacles have done. */
  public void setTime(double time) {
    this.time = time;
  }

  /** The part of their motions that the obstacles have done. */
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

  /** The centre of a circle or box, the position of a compound. */
  public double x() {
    return body.x();
  }

  /** The centre of a circle or box, the position of a compound. */
  public double y() {
    return body.y();
  }

  /** The shape where the probe is. */
  public Shape shape() {
    return body.shape();
  }

  Parts parts() {
    return body.parts();
  }

  /**
   * Finds what is hit on a straight path, while obstacles do this part of their motions. If only
   * some hits are wanted, finds at most {@code most}.
   */
  public void sweep(
      Query query, Wanted wanted, int most, double motionX, double motionY, double duration) {
    query.probe.set(body.parts());
    query.probeSearch().setMost(most);
    query.probeSearch().run(this, wanted, motionX, motionY, duration);
  }

  /**
   * Whether a box is clear of the bounds of all that the query is about; see {@link ClearSearch}.
   */
  public boolean isClear(
      Query query, int mostLooks, double minX, double minY, double maxX, double maxY) {
    return clearSearch.run(query, mostLooks, minX, minY, maxX, maxY);
  }

  /** Whether the shape of a slot is hit on a straight path. */
  public boolean wouldHit(int other, double motionX, double motionY) {
    return single.isHit(this, other, motionX, motionY, 1 - time);
  }

  /** Whether the shape of a slot is met here; whether a touch counts is for the caller. */
  public boolean meets(int other, boolean touching) {
    return pair.set(body.parts(), partsOf(other)).meet(touching);
  }

  /** The distance to the shape of a slot; 0 if it is touched or overlapped. */
  public double distanceTo(int other) {
    return pair.set(body.parts(), partsOf(other)).distance();
  }

  /** The parts of a shape where it is at this time. */
  private Parts partsOf(int other) {
    int place = motions.placeOf(other, scene.slots.generation(other));
    return scene.shapes.partsMovedBy(
        other, motions.x(place) * time, motions.y(place) * time, obstacle);
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

  /** The largest absolute value of a coordinate: what rounding errors are measured by. */
  public double largestCoordinate() {
    return largestCoordinate(body.parts());
  }

  /** The same of the shape of a slot, where it is at this time. */
  public double largestCoordinate(int other) {
    return largestCoordinate(partsOf(other));
  }

  /** Not from the bounds, whose margins are large beside the smallest numbers. */
  private static double largestCoordinate(Parts parts) {
    double largest = 0;
    for (int k = 0; k < parts.size(); k++) {
      largest = Math.max(largest, parts.largestCoordinate(k));
    }
    return largest;
  }

  /**
   * How far the probe must go to be beyond the bounds of a shape, along the axis and in the
   * direction of which one is -1 or 1 and the other 0; negative if it is beyond and farther, and 0
   * exactly if it is just there.
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

  /** Calls a callback and returns its answer; meanwhile changes of the world are refused. */
  public <T, R> R call(Function<T, R> callback, T argument) {
    Thread outer = scene.guard.enter();
    try {
      return callback.apply(argument);
    } finally {
      scene.guard.leave(outer);
    }
  }
}
