// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import dev.carom.Box;
import dev.carom.Rotation;
import dev.carom.Segment;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.draw.Canvas;
import dev.carom.internal.check.Arguments;
import dev.carom.internal.join.Workers;
import dev.carom.internal.query.Query;
import dev.carom.internal.query.Wanted;
import dev.carom.internal.save.Checksum;
import dev.carom.internal.save.StateReader;
import dev.carom.internal.save.StateWriter;
import dev.carom.internal.state.CallbackGuard;
import dev.carom.internal.state.Detector;
import dev.carom.internal.state.Loops;
import dev.carom.internal.state.Scene;
import dev.carom.internal.state.ShapeStore;
import dev.carom.internal.state.SlotBits;
import dev.carom.internal.state.Slots;
import dev.carom.internal.state.WorldState;
import java.util.Arrays;
import java.util.Collection;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * A set of moving and static shapes with exact collision detection, events, and spatial queries.
 *
 * <pre>{@code
 * World world = World.create();
 * Handle ball = world.add(new Circle(0, 3, 1));
 * world.addStatic(new Box(-10, -1, 10, 0));
 * world.moveTo(ball, 0, 0.5);
 * world.detect();
 * Contacts contacts = world.contacts();
 * while (contacts.next()) {
 *   System.out.println(contacts.a() + " meets " + contacts.b() + ", depth " + contacts.depth());
 * }
 * }</pre>
 *
 * <p>Shapes are identified by {@linkplain Handle handles}. Using the handle of a removed shape, or
 * of a different world, throws {@link IllegalArgumentException} and changes nothing. A world that
 * was {@linkplain #restore restored}, {@linkplain #load loaded} or {@linkplain #copyFrom copied}
 * also accepts the original world's handles.
 *
 * <p>Static shapes never meet each other and are faster to find. They can be moved, but that is
 * more expensive. Coordinates may be any finite numbers; there are no bounds to declare.
 *
 * <p>Two shapes <i>meet</i> if they intersect, or overlap if {@linkplain Builder#touching touching}
 * does not count, and their filters and the predicate allow it. {@link #detect} finds the pairs
 * that meet. {@link #contacts} describes them until the next change; {@link #events} lists the
 * pairs that began and ended until the next {@code detect()}. Queries, from {@link #query} to
 * {@link #nearest}, always see the current shapes. Verdicts are exact: for the shapes as given and,
 * after a {@linkplain #moveTo move} or {@linkplain #turnTo turn}, for the real sums of position and
 * form. The one exception is a pair that was put to {@linkplain Probe#rest rest}, as movers do:
 * {@code detect()} counts it as touching across a gap of a few rounding errors.
 *
 * <p><b>Changes in a loop over contacts or events.</b> The loop continues over the pairs that
 * {@link #detect} found:
 *
 * <ul>
 *   <li>Removing is allowed. Queries and {@link #contains} no longer see the shape. The loop still
 *       reaches its other pairs; until the loop ends, the handle of a shape that {@code detect()}
 *       saw can be read like any other, and removing it again has no effect.
 *   <li>Adding is allowed. The new shape meets others from the next {@code detect()} on.
 *   <li>Moving, turning, replacing, filtering and making a sensor are allowed in a loop over
 *       events. They end a loop over contacts, since its numbers are out of date: its next call
 *       throws {@link IllegalStateException}, unless the loop is left with {@code break}.
 *   <li>{@code detect()}, {@code load} and {@code copyFrom} end both kinds of loops.
 * </ul>
 *
 * A loop that is left early, by {@code break} or an exception, need not be closed. It locks nothing
 * and ends with the next {@code detect()}.
 *
 * <p>Changes throw {@link IllegalStateException} while the world calls a predicate, another
 * callback or a canvas. If a callback throws, the exception reaches the caller and the world is as
 * it was before the call.
 *
 * <p><b>Threading.</b> Changes, {@code detect()} and the cursors belong to one thread at a time.
 * Between changes, any number of threads may run queries concurrently, each with its own {@link
 * Hits}. Publish the world safely when you hand it over. The same calls return the same results,
 * bit for bit, regardless of the number of {@linkplain Builder#threads threads}.
 *
 * <p><b>Allocation.</b> In steady state, moving, turning, detecting, reading results, querying with
 * a reused {@link Hits}, saving to an array and loading allocate nothing.
 */
public final class World {
  private final WorldState state;
  private final Slots slots;
  private final ShapeStore shapes;
  private final HandleTable handles;
  private final Scene scene;
  private final Detector detector;
  private final Contacts contacts;
  private final Events events;
  private final Changes changes;
  private final WorldPainter painter;
  private final StateWriter writer = new StateWriter();

  /**
   * The state that {@link #load} reads into first, so that a bad save changes nothing; created on
   * demand.
   */
  private WorldState loaded;

  private StateReader reader;

  private World(Builder builder, WorldState state) {
    this.state = state;
    slots = state.slots;
    shapes = state.shapes;
    handles = new HandleTable(this, slots);
    CallbackGuard guard = new CallbackGuard();
    scene = new Scene(state, guard, new PredicateRule(handles, guard, builder.predicate));
    detector = new Detector(scene, state.touching, builder.workers.get());
    Loops loops = new Loops(shapes);
    contacts = new Contacts(handles, loops, shapes, state.pairs);
    events = new Events(handles, loops, state.pairs);
    changes = new Changes(state, scene, handles, loops, contacts, events);
    painter = new WorldPainter(state, scene, handles);
  }

  Scene scene() {
    return scene;
  }

  HandleTable handles() {
    return handles;
  }

  /** Returns an empty world with the default settings: touching counts as meeting, one thread. */
  public static World create() {
    return builder().build();
  }

  /** Returns a builder for worlds with other settings. */
  public static Builder builder() {
    return new Builder();
  }

  /** Adds a moving shape that may meet all others and returns its handle. */
  public Handle add(Shape shape) {
    return add(shape, Filter.ALL);
  }

  /** Adds a moving shape and returns its handle. */
  public Handle add(Shape shape, Filter filter) {
    return add(shape, filter, null);
  }

  /**
   * Adds a moving shape with user data, such as the game object it represents, and returns its
   * handle.
   */
  public Handle add(Shape shape, Filter filter, Object data) {
    return changes.add(shape, filter, data, false);
  }

  /** Adds a static shape that may meet all moving ones and returns its handle. */
  public Handle addStatic(Shape shape) {
    return addStatic(shape, Filter.ALL);
  }

  /** Adds a static shape and returns its handle. */
  public Handle addStatic(Shape shape, Filter filter) {
    return addStatic(shape, filter, null);
  }

  /**
   * Adds a static shape with user data, such as the game object it represents, and returns its
   * handle.
   */
  public Handle addStatic(Shape shape, Filter filter, Object data) {
    return changes.add(shape, filter, data, true);
  }

  /** Adds moving shapes, all or none, and returns their handles in the same order. */
  public Handle[] addAll(Shape... added) {
    return addAll(Arrays.asList(Arguments.present("added", added)));
  }

  /** Adds moving shapes, all or none, and returns their handles in the same order. */
  public Handle[] addAll(Collection<? extends Shape> added) {
    return addAll(added, Filter.ALL);
  }

  /** Adds moving shapes, all or none, and returns their handles in the same order. */
  public Handle[] addAll(Collection<? extends Shape> added, Filter filter) {
    return changes.addAll(added, filter, false);
  }

  /**
   * Adds static shapes, all or none, and returns their handles in the same order. Faster than
   * adding them one by one.
   */
  public Handle[] addAllStatic(Shape... added) {
    return addAllStatic(Arrays.asList(Arguments.present("added", added)));
  }

  /**
   * Adds static shapes, all or none, and returns their handles in the same order. Faster than
   * adding them one by one.
   */
  public Handle[] addAllStatic(Collection<? extends Shape> added) {
    return addAllStatic(added, Filter.ALL);
  }

  /**
   * Adds static shapes, all or none, and returns their handles in the same order. Faster than
   * adding them one by one.
   */
  public Handle[] addAllStatic(Collection<? extends Shape> added, Filter filter) {
    return changes.addAll(added, filter, true);
  }

  /**
   * Moves a shape such that its position is at (x, y): the centre of a circle or box, the middle
   * between the ends of a capsule, the position of a polygon or compound.
   *
   * <p>A shape is exactly as given until it moves, and moving it to its current position does
   * nothing. After a move its points are the real sums of its position, which is {@link #x} and
   * {@link #y}, and its form: the sides of a box are the position plus and minus half its width and
   * height, and the ends of a capsule, the corners of a polygon and the parts of a compound are the
   * position plus their offsets. No verdict rounds these sums, so a shape keeps its size to the
   * last bit. Half a width, or an offset, is rounded once, from the shape as given.
   *
   * @throws IllegalArgumentException if a coordinate is not finite, or the shape would leave the
   *     range of doubles
   */
  public void moveTo(Handle handle, double x, double y) {
    changes.moveTo(handle, x, y);
  }

  /**
   * Moves a shape by a vector: to the rounded sum of its {@link #x} and {@link #y} and the vector.
   * A motion that is lost to rounding does nothing.
   *
   * @throws IllegalArgumentException if a coordinate is not finite, or the shape would leave the
   *     range of doubles
   */
  public void moveBy(Handle handle, double dx, double dy) {
    changes.moveBy(handle, dx, dy);
  }

  /** Throws if {@link #moveBy} would throw; changes nothing. */
  void checkMoveBy(Handle handle, double dx, double dy) {
    changes.checkMoveBy(handle, dx, dy);
  }

  /**
   * Turns a shape about its position: it becomes the shape as it was added, turned by this
   * rotation. Turns do not add up, so a shape that turns every frame does not wear away; for
   * another turn on top of the last one, pass {@code world.rotation(handle).then(turn)}.
   *
   * <p>A turned box is a polygon, or a capsule if it is flat; after quarter turns it is a box.
   * {@link Rotation#NONE} brings back the shape as it was added, to the last bit if it has not
   * moved. The corners of a turned shape, relative to its position, are rounded once. Turning a
   * circle changes nothing but its {@link #rotation}. Turning a shape by the rotation it has
   * already does nothing.
   *
   * @throws IllegalArgumentException if the shape would leave the range of doubles, or a polygon
   *     would lose its area to rounding; nothing changes then
   */
  public void turnTo(Handle handle, Rotation rotation) {
    changes.turnTo(handle, rotation);
  }

  /**
   * Replaces the shape of a handle, which is then not turned; its filter, user data and other
   * settings stay.
   */
  public void replace(Handle handle, Shape shape) {
    changes.replace(handle, shape);
  }

  /** Sets which shapes this one may meet, from the next {@link #detect} on. */
  public void setFilter(Handle handle, Filter filter) {
    changes.setFilter(handle, filter);
  }

  /** Sets whether the shape is a sensor: its pairs have events, but no contacts. */
  public void setSensor(Handle handle, boolean sensor) {
    changes.setSensor(handle, sensor);
  }

  /**
   * Removes a shape. Its pairs end with the next {@link #detect}; until the one after that, its
   * handle and user data can be read in the ended events. In a loop over contacts or events,
   * removing a shape again does nothing.
   */
  public void remove(Handle handle) {
    changes.remove(handle);
  }

  /** Removes all shapes. Their pairs end with the next {@link #detect}. */
  public void clear() {
    changes.clear();
  }

  /** Returns the number of shapes. */
  public int size() {
    return slots.size();
  }

  /** Returns true if the handle identifies a shape in this world. */
  public boolean contains(Handle handle) {
    return handles.isThere(handle);
  }

  /** Calls the action for every shape, in slot order. */
  public void forEach(Consumer<Handle> action) {
    Arguments.present("action", action);
    Thread outer = scene.guard.enter();
    try {
      for (int slot = slots.nextInUse(0); slot != SlotBits.NONE; slot = slots.nextInUse(slot + 1)) {
        action.accept(handles.handle(slot));
      }
    } finally {
      scene.guard.leave(outer);
    }
  }

  /**
   * Returns the shape at its current position and rotation. After a {@linkplain #moveTo move} or a
   * {@linkplain #turnTo turn} its numbers are rounded, while the world uses the real sums. The two
   * may differ in the last bit: the returned shape may touch or overlap where the world's does not,
   * or the other way round.
   */
  public Shape shape(Handle handle) {
    return shapes.shape(slotToRead(handle));
  }

  /** Returns the smallest box that contains the {@link #shape}. */
  public Box bounds(Handle handle) {
    return shape(handle).bounds();
  }

  /**
   * Returns x of the shape's position: the centre of a circle or box, the middle between the ends
   * of a capsule, or the position of a polygon or compound.
   */
  public double x(Handle handle) {
    return shapes.x(slotToRead(handle));
  }

  /** Returns y of the shape's position; see {@link #x}. */
  public double y(Handle handle) {
    return shapes.y(slotToRead(handle));
  }

  /** Returns the rotation of the last {@link #turnTo}; {@link Rotation#NONE} before the first. */
  public Rotation rotation(Handle handle) {
    int slot = slotToRead(handle);
    return new Rotation(shapes.cos(slot), shapes.sin(slot));
  }

  /** Returns the radius of a circle; throws {@link IllegalArgumentException} for other shapes. */
  public double radius(Handle handle) {
    int slot = slotToRead(handle);
    if (shapes.kind(slot) != Shape.Kind.CIRCLE) {
      throw new IllegalArgumentException(handle + " is not a circle and has no radius");
    }
    return shapes.reachX(slot);
  }

  /** Returns the filter, which decides what the shape may meet. */
  public Filter filter(Handle handle) {
    int slot = slotToRead(handle);
    return new Filter(shapes.category(slot), shapes.mask(slot));
  }

  /** Returns true if the shape is static. */
  public boolean isStatic(Handle handle) {
    return shapes.isStatic(slotToRead(handle));
  }

  /** Returns true if the shape is a sensor. */
  public boolean isSensor(Handle handle) {
    return shapes.isSensor(slotToRead(handle));
  }

  private int slotToRead(Handle handle) {
    return changes.isRemovedInLoop(handle) ? handle.slot() : handles.slotOf(handle, "asked");
  }

  /** Attaches an object to a shape. The world does not use it, and it is not saved. */
  public void setUserData(Handle handle, Object data) {
    handles.setUserData(handles.slotOf(handle, "given user data"), data);
  }

  /**
   * Returns the object attached to a shape, or null. Also works for a removed shape in ended
   * events.
   */
  public Object userData(Handle handle) {
    return handles.userData(handles.slotOfKnown(handle, "asked"));
  }

  /**
   * Returns the {@linkplain #userData user data} of a shape if it is of this type, otherwise null.
   * For pairs and hits there are shortcuts such as {@link Contacts#data} and {@link Hits#data}.
   */
  public <T> T data(Handle handle, Class<T> type) {
    return handles.userData(handles.slotOfKnown(handle, "asked"), type);
  }

  /** Finds all pairs that currently meet, and which of them began or ended since the last call. */
  public void detect() {
    changes.beginAll();
    state.pairs.update(detector.find());
    handles.forgetLeaving();
    slots.detected();
    state.isDetected = true;
  }

  /**
   * Returns a cursor over the pairs that meet, as of the last {@link #detect}.
   *
   * @throws IllegalStateException if the world has changed since then
   */
  public Contacts contacts() {
    if (!state.isDetected) {
      throw new IllegalStateException(
          "the world has changed: call detect() again before reading contacts");
    }
    contacts.open();
    return contacts;
  }

  /** Returns a cursor over the pairs that began and ended with the last {@link #detect}. */
  public Events events() {
    events.open();
    return events;
  }

  /** Finds all shapes that intersect this one, in slot order; touching counts. */
  public Hits query(Shape shape) {
    return query(shape, new Hits());
  }

  /** Finds all shapes that intersect this one, in slot order; touching counts. */
  public Hits query(Shape shape, Hits hits) {
    Arguments.present("shape", shape);
    begin(hits).findIntersecting(shape);
    return hits.take(handles);
  }

  /** Finds all shapes that contain the point, in slot order; borders count. */
  public Hits query(double x, double y) {
    return query(x, y, new Hits());
  }

  /** Finds all shapes that contain the point, in slot order; borders count. */
  public Hits query(double x, double y, Hits hits) {
    checkPoint(x, y);
    begin(hits).findContaining(x, y);
    return hits.take(handles);
  }

  /**
   * Finds all shapes within a distance of a point, with their {@linkplain Hits#distance distances};
   * 0 for those that contain the point. Sorted by distance, then by slot.
   */
  public Hits within(double x, double y, double distance) {
    return within(x, y, distance, new Hits());
  }

  /** Like {@link #within(double, double, double)}. */
  public Hits within(double x, double y, double distance, Hits hits) {
    checkPoint(x, y);
    Arguments.finiteNotNegative("distance", distance);
    begin(hits).findWithin(x, y, distance);
    return hits.take(handles);
  }

  /**
   * Finds the shapes that a shape of this world touches, on all sides; see {@link #touching(Handle,
   * Side)}.
   */
  public Hits touching(Handle handle) {
    return touching(handle, new Hits());
  }

  /** Like {@link #touching(Handle)}. */
  public Hits touching(Handle handle, Hits hits) {
    return findTouching(handle, 0, 0, hits);
  }

  /**
   * Finds the shapes that a shape of this world touches with one of its sides, in slot order. For
   * its lower side, that is what it stands on.
   *
   * <p>A shape is at a side if the contact normal points to that side at least as much as to any
   * other. Overlapping shapes count too, and so do shapes that a {@link dev.carom.motion.Mover} has
   * put this one to rest against; for static shapes, other static ones count as well. Sensors and
   * shapes that the filters exclude are left out.
   *
   * <p>Each part of a compound has a contact of its own, so that one compound can be both the floor
   * and the wall. The hit is the deepest of those at the side, not the contact of the whole shapes.
   */
  public Hits touching(Handle handle, Side side) {
    return touching(handle, side, new Hits());
  }

  /** Like {@link #touching(Handle, Side)}. */
  public Hits touching(Handle handle, Side side, Hits hits) {
    Arguments.present("side", side);
    return findTouching(handle, side.outwardX(), side.outwardY(), hits);
  }

  private Hits findTouching(Handle handle, int outwardX, int outwardY, Hits hits) {
    begin(hits, handle).findTouching(outwardX, outwardY);
    return hits.take(handles);
  }

  /**
   * Finds the shape that the segment enters first, if any; among several at the same time, the one
   * with the lowest slot. Borders count, and a start inside is a hit at time 0.
   */
  public Hits cast(Segment segment) {
    Arguments.present("segment", segment);
    return cast(segment.x0(), segment.y0(), segment.x1(), segment.y1(), new Hits());
  }

  /** Like {@link #cast(Segment)}. */
  public Hits cast(double x0, double y0, double x1, double y1, Hits hits) {
    return cast(Wanted.FIRST, x0, y0, x1, y1, hits);
  }

  /** Finds all shapes that the segment meets, sorted by time, then by slot. */
  public Hits castAll(Segment segment) {
    Arguments.present("segment", segment);
    return castAll(segment.x0(), segment.y0(), segment.x1(), segment.y1(), new Hits());
  }

  /** Finds all shapes that the segment meets, sorted by time, then by slot. */
  public Hits castAll(double x0, double y0, double x1, double y1, Hits hits) {
    return cast(Wanted.ALL, x0, y0, x1, y1, hits);
  }

  /** Returns true if the segment meets a shape. */
  public boolean castAny(Segment segment) {
    Arguments.present("segment", segment);
    return castAny(segment.x0(), segment.y0(), segment.x1(), segment.y1(), new Hits());
  }

  /**
   * Returns true if the segment meets a shape, and writes one such shape, not necessarily the
   * first, to {@code hits}.
   */
  public boolean castAny(double x0, double y0, double x1, double y1, Hits hits) {
    return !cast(Wanted.ANY, x0, y0, x1, y1, hits).isEmpty();
  }

  private Hits cast(Wanted wanted, double x0, double y0, double x1, double y1, Hits hits) {
    double fromX = Arguments.finite("x0", x0);
    double fromY = Arguments.finite("y0", y0);
    double toX = Arguments.finite("x1", x1);
    double toY = Arguments.finite("y1", y1);
    begin(hits).cast(wanted, fromX, fromY, toX, toY);
    return hits.take(handles);
  }

  /**
   * Finds the first shape that a moving shape would hit, if any; among several at the same time,
   * the one with the lowest slot. The moving shape need not be in the world. See {@link
   * Shape#sweep} for what counts as a hit.
   */
  public Hits sweep(Shape shape, Vec2 motion) {
    Arguments.present("motion", motion);
    return sweep(shape, motion.x(), motion.y(), new Hits());
  }

  /** Like {@link #sweep(Shape, Vec2)}. */
  public Hits sweep(Shape shape, double motionX, double motionY, Hits hits) {
    return sweep(Wanted.FIRST, shape, motionX, motionY, hits);
  }

  /**
   * Finds the first shape that a shape of this world would hit if it moved. It does not hit itself,
   * nor shapes that it may not meet, unless the hits have their own filter.
   */
  public Hits sweep(Handle handle, Vec2 motion) {
    Arguments.present("motion", motion);
    return sweep(handle, motion.x(), motion.y(), new Hits());
  }

  /** Like {@link #sweep(Handle, Vec2)}. */
  public Hits sweep(Handle handle, double motionX, double motionY, Hits hits) {
    return sweep(Wanted.FIRST, handle, motionX, motionY, hits);
  }

  /**
   * Finds all shapes that a moving shape would hit if nothing stopped it, sorted by time, then by
   * slot.
   */
  public Hits sweepAll(Shape shape, Vec2 motion) {
    Arguments.present("motion", motion);
    return sweepAll(shape, motion.x(), motion.y(), new Hits());
  }

  /** Like {@link #sweepAll(Shape, Vec2)}. */
  public Hits sweepAll(Shape shape, double motionX, double motionY, Hits hits) {
    return sweep(Wanted.ALL, shape, motionX, motionY, hits);
  }

  /**
   * Finds all shapes that a shape of this world would hit if nothing stopped it, sorted by time,
   * then by slot.
   */
  public Hits sweepAll(Handle handle, Vec2 motion) {
    Arguments.present("motion", motion);
    return sweepAll(handle, motion.x(), motion.y(), new Hits());
  }

  /** Like {@link #sweepAll(Handle, Vec2)}. */
  public Hits sweepAll(Handle handle, double motionX, double motionY, Hits hits) {
    return sweep(Wanted.ALL, handle, motionX, motionY, hits);
  }

  private Hits sweep(Wanted wanted, Shape shape, double motionX, double motionY, Hits hits) {
    Arguments.present("shape", shape);
    checkMotion(motionX, motionY);
    begin(hits).sweep(wanted, shape, motionX, motionY);
    return hits.take(handles);
  }

  private Hits sweep(Wanted wanted, Handle handle, double motionX, double motionY, Hits hits) {
    checkMotion(motionX, motionY);
    begin(hits, handle).sweep(wanted, motionX, motionY);
    return hits.take(handles);
  }

  /**
   * Finds the shapes closest to a point, at most {@code count}, by the distance to their surface; 0
   * for those that contain the point. Sorted by distance, then by slot.
   */
  public Hits nearest(double x, double y, int count) {
    return nearest(x, y, count, new Hits());
  }

  /** Like {@link #nearest(double, double, int)}. */
  public Hits nearest(double x, double y, int count, Hits hits) {
    checkPoint(x, y);
    checkCount(count);
    begin(hits).findNearest(x, y, count);
    return hits.take(handles);
  }

  /** Finds the shapes closest to a shape that need not be in the world, at most {@code count}. */
  public Hits nearest(Shape shape, int count) {
    return nearest(shape, count, new Hits());
  }

  /** Finds the shapes closest to a shape that need not be in the world, at most {@code count}. */
  public Hits nearest(Shape shape, int count, Hits hits) {
    Arguments.present("shape", shape);
    checkCount(count);
    begin(hits).findNearest(shape, count);
    return hits.take(handles);
  }

  /**
   * Finds the shapes closest to a shape of this world, at most {@code count}, without itself and
   * shapes that it may not meet, unless the hits have their own filter.
   */
  public Hits nearest(Handle handle, int count) {
    return nearest(handle, count, new Hits());
  }

  /** Like {@link #nearest(Handle, int)}. */
  public Hits nearest(Handle handle, int count, Hits hits) {
    checkCount(count);
    begin(hits, handle).findNearest(count);
    return hits.take(handles);
  }

  private static void checkPoint(double x, double y) {
    Arguments.finite("x", x);
    Arguments.finite("y", y);
  }

  private static void checkMotion(double motionX, double motionY) {
    Arguments.finite("motionX", motionX);
    Arguments.finite("motionY", motionY);
  }

  private static void checkCount(int count) {
    if (count < 1) {
      throw new IllegalArgumentException("count must be at least 1, but was " + count);
    }
  }

  /** Prepares a query that no shape of this world asks; its arguments have been checked. */
  private Query begin(Hits hits) {
    return Arguments.present("hits", hits).begin(scene, handles);
  }

  /** Prepares a query about a shape of this world; its other arguments have been checked. */
  private Query begin(Hits hits, Handle handle) {
    int slot = slotToRead(handle);
    return Arguments.present("hits", hits).begin(scene, handles, slot);
  }

  /**
   * Returns the whole state as bytes, except user data and the predicate. A world restored from it
   * continues as this one would, with the same handles, contacts and events. Equal states give
   * equal bytes.
   */
  public byte[] save() {
    return StateWriter.toBytes(state);
  }

  /**
   * Writes the bytes of {@link #save()} to the beginning of an array and returns their number.
   * Allocates nothing, but must only be called by the thread that changes the world.
   *
   * @throws IllegalArgumentException if the array is too short; the message names the required
   *     length
   */
  public int save(byte[] buffer) {
    Arguments.present("buffer", buffer);
    return writer.write(state, buffer);
  }

  /**
   * Returns a world that continues from a save, with one thread and no predicate. It accepts the
   * handles of the saved world.
   *
   * <p>A world has arrays up to its highest slot in use, and a save may be short although that slot
   * is high. Restoring n bytes therefore takes up to 160 MB plus 150 n bytes of memory, but no
   * more; keep that in mind for saves from untrusted sources.
   *
   * @throws IllegalArgumentException with the reason, if the save is damaged, cut off or invalid
   */
  public static World restore(byte[] save) {
    return builder().restore(save);
  }

  /** Replaces the state with that of a save; see {@link #load(byte[], int)}. */
  public void load(byte[] save) {
    load(save, Arguments.present("save", save).length);
  }

  /**
   * Replaces the state with that of a save of this or another world, read from the first bytes of
   * an array. Shapes that exist before and after keep their user data and handle object.
   *
   * <p>The time is proportional to the number of shapes. Nothing is allocated for shapes that exist
   * before and after, so a game may roll back every frame.
   *
   * @throws IllegalArgumentException if {@link #restore} would reject the save, or if touching
   *     counts in only one of the two worlds; nothing changes then
   */
  public void load(byte[] save, int length) {
    scene.guard.checkChange();
    if (length < 0 || length > Arguments.present("save", save).length) {
      throw new IllegalArgumentException(
          "length must be from 0 to that of the save, " + save.length + ", but was " + length);
    }
    if (loaded == null) {
      loaded = new WorldState();
      reader = new StateReader();
    }
    reader.read(save, length, loaded);
    become(loaded);
  }

  /**
   * Turns this world into a copy of another one, including user data, but not its predicate and
   * threads. From then on it accepts the other world's handles. Touching must count in both worlds
   * or in neither.
   */
  public void copyFrom(World other) {
    Arguments.present("other", other);
    scene.guard.checkChange();
    if (other != this) {
      become(other.state);
      handles.copyUserDataFrom(other.handles);
    }
  }

  private void become(WorldState other) {
    if (other.touching != state.touching) {
      throw new IllegalArgumentException(
          "touching must count in both worlds or in none, but counts in "
              + (other.touching ? "the other only" : "this one only"));
    }
    changes.beginAll();
    scene.index.replace(slots, other.slots, other.shapes);
    handles.become(other.slots);
    state.copyFrom(other);
    scene.index.replaced(slots);
  }

  /**
   * Returns a number to verify that programs are in step: equal for equal states on every machine,
   * and almost always different for different states. It covers shapes, filters, future handles and
   * the pairs that meet, but not user data and unread events.
   */
  public long checksum() {
    return Checksum.of(state);
  }

  /** Draws all layers. The canvas must not change the world. */
  public void draw(Canvas canvas) {
    draw(canvas, DrawLayer.values());
  }

  /**
   * Draws these layers in this order, for debugging. Pairs that meet are only shown if nothing has
   * changed since {@link #detect}.
   */
  public void draw(Canvas canvas, DrawLayer... layers) {
    painter.draw(canvas, layers);
  }

  /** Draws a query and its result: what was asked about, which shapes it hit, and where. */
  public void draw(Canvas canvas, Hits hits) {
    painter.draw(canvas, hits);
  }

  /** Settings for a world. */
  public static final class Builder {
    private boolean touching = true;

    /** Refers to threads only if they are requested, because browsers have none. */
    private Supplier<Workers> workers = Workers::none;

    private BiPredicate<Handle, Handle> predicate;

    private Builder() {}

    /** Sets whether shapes that only touch meet (default: true). This does not change queries. */
    public Builder touching(boolean counts) {
      touching = counts;
      return this;
    }

    /**
     * Sets the number of threads that {@link World#detect} may use (default: 1).
     *
     * @throws IllegalArgumentException if it is less than 1
     */
    public Builder threads(int count) {
      if (count < 1) {
        throw new IllegalArgumentException("threads must be at least 1, but was " + count);
      }
      workers = () -> Workers.threads(count);
      return this;
    }

    /**
     * Sets a predicate that decides which shapes may meet; the shape with the lower slot comes
     * first. It is called last, for pairs that intersect and whose filters allow it, in {@link
     * World#detect} and in queries about a handle. It should depend only on the shapes and must not
     * change the world.
     */
    public Builder predicate(BiPredicate<Handle, Handle> mayMeet) {
      predicate = mayMeet;
      return this;
    }

    /**
     * Returns a world that continues from a save, which also determines whether touching counts.
     */
    public World restore(byte[] save) {
      WorldState saved = new WorldState();
      new StateReader().read(save, Arguments.present("save", save).length, saved);
      World world = new World(this, saved);
      world.handles.become(saved.slots);
      return world;
    }

    /** Returns an empty world. */
    public World build() {
      WorldState empty = new WorldState();
      empty.touching = touching;
      return new World(this, empty);
    }
  }
}
