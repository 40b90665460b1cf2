package dev.carom.world;

import dev.carom.Box;
import dev.carom.Segment;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.draw.Canvas;
import dev.carom.internal.check.Arguments;
import dev.carom.internal.index.Workers;
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
 * of a different world, throws {@link IllegalArgumentException} and changes nothing. Worlds created
 * by {@link #restore}, {@link #load} or {@link #copyFrom} also accept the original world's handles.
 *
 * <p>Static shapes never meet each other, and are found faster. They can be moved, at a higher
 * cost. Coordinates may be any finite numbers; there are no bounds to declare.
 *
 * <p>{@link #detect} finds the pairs that meet. {@link #contacts} describes them until the next
 * change; {@link #events} lists the pairs that began and ended until the next {@code detect()}.
 * Queries, from {@link #query} to {@link #nearest}, see the shapes as they are at any time.
 * Verdicts are exact: for the shapes as given and, after a {@linkplain #moveTo move}, for the real
 * sums of position and form. The one exception is a pair that was put to {@linkplain Probe#rest
 * rest}, as movers do: {@code detect()} counts it as touching across a gap of a few rounding
 * errors.
 *
 * <p><b>Changes in a loop over contacts or events.</b> The loop continues over the pairs that
 * {@link #detect} found:
 *
 * <ul>
 *   <li>Removing is allowed. Queries and {@link #contains} no longer see the shape. The loop still
 *       reaches its other pairs; until the loop ends, the handle of a shape that {@code detect()}
 *       saw can be read like any other, and removing it again has no effect.
 *   <li>Adding is allowed. The new shape meets others from the next {@code detect()} on.
 *   <li>Moving, replacing, filtering and making a sensor are allowed in a loop over events. They
 *       end a loop over contacts, since its numbers are out of date: its next call throws {@link
 *       IllegalStateException}, unless the loop is left with {@code break}.
 *   <li>{@code detect()}, {@code load} and {@code copyFrom} end both kinds of loops.
 * </ul>
 *
 * A loop that is left early, by {@code break} or an exception, needs no closing. It locks nothing,
 * and ends with the next {@code detect()}.
 *
 * <p>While a predicate, another callback or a canvas is called, changes throw {@link
 * IllegalStateException}. An exception of the callback reaches the caller, and the world is as it
 * was before the call.
 *
 * <p><b>Threading.</b> Changes, {@code detect()} and the cursors belong to one thread at a time.
 * Between changes, any number of threads may run queries concurrently, each with its own {@link
 * Hits}. Publish the world safely when you hand it over. The same calls return the same results,
 * bit for bit, however many threads {@link Builder#threads} allows.
 *
 * <p><b>Garbage.</b> Moving, detecting, reading, asking with a kept {@link Hits}, saving to an
 * array and loading allocate nothing once the world has its size.
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

  /** What {@link #load} reads into first, so that a bad save changes nothing; null until then. */
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

  /** Returns an empty world in which touching counts as meeting, for one thread. */
  public static World create() {
    return builder().build();
  }

  /** Returns a builder for worlds with other settings. */
  public static Builder builder() {
    return new Builder();
  }

  /** Adds a moving shape that may meet all others. */
  public Handle add(Shape shape) {
    return add(shape, Filter.ALL);
  }

  /** Adds a moving shape. */
  public Handle add(Shape shape, Filter filter) {
    return add(shape, filter, null);
  }

  /** Adds a moving shape with user data: the object of the program that it represents. */
  public Handle add(Shape shape, Filter filter, Object data) {
    return changes.add(shape, filter, data, false);
  }

  /** Adds a static shape. */
  public Handle addStatic(Shape shape) {
    return addStatic(shape, Filter.ALL);
  }

  /** Adds a static shape. */
  public Handle addStatic(Shape shape, Filter filter) {
    return addStatic(shape, filter, null);
  }

  /** Adds a static shape with user data: the object of the program that it represents. */
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

  /** Adds static shapes, all or none; faster than one by one. */
  public Handle[] addAllStatic(Shape... added) {
    return addAllStatic(Arrays.asList(Arguments.present("added", added)));
  }

  /** Adds static shapes, all or none; faster than one by one. */
  public Handle[] addAllStatic(Collection<? extends Shape> added) {
    return addAllStatic(added, Filter.ALL);
  }

  /** Adds static shapes, all or none; faster than one by one. */
  public Handle[] addAllStatic(Collection<? extends Shape> added, Filter filter) {
    return changes.addAll(added, filter, true);
  }

  /**
   * Moves a shape so that the centre of its circle or box, or the position of its compound, is
   * there.
   *
   * <p>A shape is exactly as given until it moves, and a move to where it already is does nothing.
   * After a move its points are the real sums of its place, which is {@link #x} and {@link #y}, and
   * its form: the sides of a box are the place less and plus half its width and height, and the
   * parts of a compound the place plus their offsets. No verdict rounds these sums, so a shape
   * keeps its size to the last bit. Half a width, and an offset, is rounded once, from the shape as
   * given.
   */
  public void moveTo(Handle handle, double x, double y) {
    changes.moveTo(handle, x, y);
  }

  /**
   * Moves a shape by a vector: to its {@link #x} and {@link #y} plus that, rounded. A motion that
   * is lost to rounding does nothing.
   */
  public void moveBy(Handle handle, double dx, double dy) {
    changes.moveBy(handle, dx, dy);
  }

  /** Throws what {@link #moveBy} would throw, and changes nothing. */
  void checkMoveBy(Handle handle, double dx, double dy) {
    changes.checkMoveBy(handle, dx, dy);
  }

  /** Replaces the shape of a handle; its filter, user data and other settings stay. */
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
   * Removes a shape. Pairs it was in end with the next {@link #detect}; until the one after, its
   * handle and user data can be read there. In a loop over contacts or events, removing a shape
   * that is gone already does nothing.
   */
  public void remove(Handle handle) {
    changes.remove(handle);
  }

  /** Removes all shapes; pairs that were there end with the next {@link #detect}. */
  public void clear() {
    changes.clear();
  }

  /** Returns the number of shapes. */
  public int size() {
    return slots.size();
  }

  /** Returns true if the handle identifies a shape that is in this world. */
  public boolean contains(Handle handle) {
    return handles.isThere(handle);
  }

  /** Calls the action with every shape, in the order of slots. */
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
   * Returns the shape where it is now. After a {@linkplain #moveTo move} its numbers are rounded,
   * while the world goes on with the real sums: where they differ, the shape may touch or overlap
   * by a last bit where the world says that it does not, or the other way round.
   */
  public Shape shape(Handle handle) {
    return shapes.shape(slotToRead(handle));
  }

  /** Returns the smallest box that contains the {@link #shape}. */
  public Box bounds(Handle handle) {
    return shape(handle).bounds();
  }

  /** Returns the centre of a circle or box, or the position of a compound. */
  public double x(Handle handle) {
    return shapes.x(slotToRead(handle));
  }

  /** Returns the centre of a circle or box, or the position of a compound. */
  public double y(Handle handle) {
    return shapes.y(slotToRead(handle));
  }

  /** Returns the radius of a circle; throws {@link IllegalArgumentException} for other shapes. */
  public double radius(Handle handle) {
    int slot = slotToRead(handle);
    if (shapes.kind(slot) != Shape.Kind.CIRCLE) {
      throw new IllegalArgumentException(handle + " is not a circle and has no radius");
    }
    return shapes.reachX(slot);
  }

  /** Returns which shapes this one may meet. */
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

  /** Attaches an object of the caller to a shape. It has no effect here, and is not saved. */
  public void setUserData(Handle handle, Object data) {
    handles.setUserData(handles.slotOf(handle, "given user data"), data);
  }

  /** Returns the object attached to a shape, or null; also of a removed shape in ended events. */
  public Object userData(Handle handle) {
    return handles.userData(handles.slotOfKnown(handle, "asked"));
  }

  /**
   * Returns the {@linkplain #userData user data} of a shape if it is of this type, or else null.
   * There are shortcuts for pairs and hits, like {@link Contacts#data} and {@link Hits#data}.
   */
  public <T> T data(Handle handle, Class<T> type) {
    return handles.userData(handles.slotOfKnown(handle, "asked"), type);
  }

  /** Finds all pairs that meet now, and which of them are new. */
  public void detect() {
    changes.beginAll();
    state.pairs.update(detector.find());
    handles.forgetLeaving();
    slots.detected();
    state.isDetected = true;
  }

  /**
   * Returns the pairs that meet, as of the last {@link #detect}; throws {@link
   * IllegalStateException} if the world has changed since.
   */
  public Contacts contacts() {
    if (!state.isDetected) {
      throw new IllegalStateException(
          "the world has changed: call detect() again before reading contacts");
    }
    contacts.open();
    return contacts;
  }

  /** Returns the pairs that began and ended with the last {@link #detect}. */
  public Events events() {
    events.open();
    return events;
  }

  /** Finds every shape that intersects this one, in the order of slots; touching counts. */
  public Hits query(Shape shape) {
    return query(shape, new Hits());
  }

  /** Finds every shape that intersects this one, in the order of slots; touching counts. */
  public Hits query(Shape shape, Hits hits) {
    begin(hits).findIntersecting(shape);
    return hits.take(handles);
  }

  /** Finds every shape that contains the point, in the order of slots; borders count. */
  public Hits query(double x, double y) {
    return query(x, y, new Hits());
  }

  /** Finds every shape that contains the point, in the order of slots; borders count. */
  public Hits query(double x, double y, Hits hits) {
    begin(hits).findContaining(x, y);
    return hits.take(handles);
  }

  /**
   * Finds every shape that is not farther from a point than this, with its {@linkplain
   * Hits#distance distance}; 0 for those that contain the point. Sorted by distance; where those
   * are the same double, the lowest slots come first.
   */
  public Hits within(double x, double y, double distance) {
    return within(x, y, distance, new Hits());
  }

  /** Like {@link #within(double, double, double)}. */
  public Hits within(double x, double y, double distance, Hits hits) {
    begin(hits).findWithin(x, y, distance);
    return hits.take(handles);
  }

  /**
   * Finds what a shape of this world touches, on all sides; see {@link #touching(Handle, Side)}.
   */
  public Hits touching(Handle handle) {
    return touching(handle, new Hits());
  }

  /** Like {@link #touching(Handle)}. */
  public Hits touching(Handle handle, Hits hits) {
    return findTouching(handle, 0, 0, hits);
  }

  /**
   * Finds what a shape of this world touches with one of its sides, in the order of slots: what it
   * stands on, if that is its lower side.
   *
   * <p>A shape is at a side if the normal of the contact points to that side at least as much as to
   * any other. What overlaps counts as well, and so does what a {@link dev.carom.motion.Mover} has
   * put the shape to rest against, and for static shapes other static ones. Sensors, and what the
   * filters keep apart from the shape, are left out.
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
   * Finds the shape that the segment enters first, if any; of several at the same time the one with
   * the lowest slot. Borders count, and a start inside is a hit at time 0.
   */
  public Hits cast(Segment segment) {
    Arguments.present("segment", segment);
    return cast(segment.x0(), segment.y0(), segment.x1(), segment.y1(), new Hits());
  }

  /** Like {@link #cast(Segment)}. */
  public Hits cast(double x0, double y0, double x1, double y1, Hits hits) {
    return cast(Wanted.FIRST, x0, y0, x1, y1, hits);
  }

  /** Finds every shape that the segment meets, sorted by time and then slot. */
  public Hits castAll(Segment segment) {
    Arguments.present("segment", segment);
    return castAll(segment.x0(), segment.y0(), segment.x1(), segment.y1(), new Hits());
  }

  /** Finds every shape that the segment meets, sorted by time and then slot. */
  public Hits castAll(double x0, double y0, double x1, double y1, Hits hits) {
    return cast(Wanted.ALL, x0, y0, x1, y1, hits);
  }

  /** Returns true if the segment meets a shape. */
  public boolean castAny(Segment segment) {
    Arguments.present("segment", segment);
    return castAny(segment.x0(), segment.y0(), segment.x1(), segment.y1(), new Hits());
  }

  /** Returns true if the segment meets a shape: one of them, not always the first, is in hits. */
  public boolean castAny(double x0, double y0, double x1, double y1, Hits hits) {
    return !cast(Wanted.ANY, x0, y0, x1, y1, hits).isEmpty();
  }

  private Hits cast(Wanted wanted, double x0, double y0, double x1, double y1, Hits hits) {
    begin(hits).cast(wanted, x0, y0, x1, y1);
    return hits.take(handles);
  }

  /**
   * Finds what a shape that need not be in the world hits first when it moves, if anything; of
   * several at the same time the one with the lowest slot. See {@link Shape#sweep} for what counts
   * as a hit.
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
   * Finds what a shape of this world would hit first if it moved. It does not hit itself, nor what
   * it may not meet, unless the hits have another filter.
   */
  public Hits sweep(Handle handle, Vec2 motion) {
    Arguments.present("motion", motion);
    return sweep(handle, motion.x(), motion.y(), new Hits());
  }

  /** Like {@link #sweep(Handle, Vec2)}. */
  public Hits sweep(Handle handle, double motionX, double motionY, Hits hits) {
    return sweep(Wanted.FIRST, handle, motionX, motionY, hits);
  }

  /** Finds everything a moving shape hits if nothing stops it, sorted by time and then slot. */
  public Hits sweepAll(Shape shape, Vec2 motion) {
    Arguments.present("motion", motion);
    return sweepAll(shape, motion.x(), motion.y(), new Hits());
  }

  /** Like {@link #sweepAll(Shape, Vec2)}. */
  public Hits sweepAll(Shape shape, double motionX, double motionY, Hits hits) {
    return sweep(Wanted.ALL, shape, motionX, motionY, hits);
  }

  /** Finds everything a shape of this world would hit if it moved and nothing stopped it. */
  public Hits sweepAll(Handle handle, Vec2 motion) {
    Arguments.present("motion", motion);
    return sweepAll(handle, motion.x(), motion.y(), new Hits());
  }

  /** Like {@link #sweepAll(Handle, Vec2)}. */
  public Hits sweepAll(Handle handle, double motionX, double motionY, Hits hits) {
    return sweep(Wanted.ALL, handle, motionX, motionY, hits);
  }

  private Hits sweep(Wanted wanted, Shape shape, double motionX, double motionY, Hits hits) {
    begin(hits).sweep(wanted, shape, motionX, motionY);
    return hits.take(handles);
  }

  private Hits sweep(Wanted wanted, Handle handle, double motionX, double motionY, Hits hits) {
    begin(hits, handle).sweep(wanted, motionX, motionY);
    return hits.take(handles);
  }

  /**
   * Finds the shapes closest to a point, at most {@code count}, by the distance to their surface; 0
   * for those that contain it. Sorted by distance; where those are the same double, the lowest
   * slots come first.
   */
  public Hits nearest(double x, double y, int count) {
    return nearest(x, y, count, new Hits());
  }

  /** Like {@link #nearest(double, double, int)}. */
  public Hits nearest(double x, double y, int count, Hits hits) {
    begin(hits).findNearest(x, y, count);
    return hits.take(handles);
  }

  /** Finds the shapes closest to one that need not be in the world. */
  public Hits nearest(Shape shape, int count) {
    return nearest(shape, count, new Hits());
  }

  /** Finds the shapes closest to one that need not be in the world. */
  public Hits nearest(Shape shape, int count, Hits hits) {
    begin(hits).findNearest(shape, count);
    return hits.take(handles);
  }

  /**
   * Finds the shapes closest to one of this world, without itself and those it may not meet, unless
   * the hits have another filter.
   */
  public Hits nearest(Handle handle, int count) {
    return nearest(handle, count, new Hits());
  }

  /** Like {@link #nearest(Handle, int)}. */
  public Hits nearest(Handle handle, int count, Hits hits) {
    begin(hits, handle).findNearest(count);
    return hits.take(handles);
  }

  /** Prepares for a question that no shape of this world asks. */
  private Query begin(Hits hits) {
    return Arguments.present("hits", hits).begin(scene, handles);
  }

  /** Prepares for a question about a shape of this world. */
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
   * Writes what {@link #save()} returns to the beginning of an array, and returns its length.
   * Allocates nothing, but is only for the thread that changes the world.
   */
  public int save(byte[] buffer) {
    Arguments.present("buffer", buffer);
    return writer.write(state, buffer);
  }

  /**
   * Returns a world that continues from a save, with one thread and no predicate; it accepts the
   * handles of the world that was saved. Throws {@link IllegalArgumentException} with the reason if
   * the save is damaged, cut off or invalid.
   *
   * <p>A world has arrays up to its highest slot in use, and a save may be short although that slot
   * is high. A save of n bytes therefore takes up to 160 MB plus 150 n bytes of memory, but no
   * more; keep that in mind where saves come from strangers.
   */
  public static World restore(byte[] save) {
    return builder().restore(save);
  }

  /** Like {@link #load(byte[], int)}, from a whole array. */
  public void load(byte[] save) {
    load(save, Arguments.present("save", save).length);
  }

  /**
   * Goes back, or forward, to the state of a save of this world or another, from the first bytes of
   * an array. Shapes that are there before and after keep their user data and handle object. A save
   * that {@link #restore} refuses, or of a world in which touching counts and here not or the other
   * way round, is refused and changes nothing.
   *
   * <p>A load costs about as much as there are shapes, and allocates nothing for those that are
   * there before and after, so that a game may roll back in every frame.
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
   * Becomes a copy of another world, including its user data but not its predicate and threads, and
   * accepts its handles from then on. Touching must count in both worlds or in neither.
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
   * Returns a number for programs that must stay in step: equal for equal states, on every machine,
   * and almost always different for others. It covers shapes, filters, handles to come and the
   * pairs that meet, but not user data and unread events.
   */
  public long checksum() {
    return Checksum.of(state);
  }

  /** Draws all layers; the canvas must not change the world. */
  public void draw(Canvas canvas) {
    draw(canvas, DrawLayer.values());
  }

  /**
   * Draws what this world sees, to look for mistakes: these layers, in this order. What meets is
   * known only as long as nothing has changed since {@link #detect}.
   */
  public void draw(Canvas canvas, DrawLayer... layers) {
    painter.draw(canvas, layers);
  }

  /** Draws a question and its answer: what was asked about, which shapes it hit, and where. */
  public void draw(Canvas canvas, Hits hits) {
    painter.draw(canvas, hits);
  }

  /** Makes worlds that differ from {@link World#create}. */
  public static final class Builder {
    private boolean touching = true;

    /** Threads are named only where they are asked for: a browser has none. */
    private Supplier<Workers> workers = Workers::none;

    private BiPredicate<Handle, Handle> predicate;

    private Builder() {}

    /** Sets whether shapes that only touch meet; true by default. Queries always count a touch. */
    public Builder touching(boolean counts) {
      touching = counts;
      return this;
    }

    /** Sets how many threads {@link World#detect} may use; 1 by default. */
    public Builder threads(int count) {
      if (count < 1) {
        throw new IllegalArgumentException("threads must be at least 1, but was " + count);
      }
      workers = () -> Workers.threads(count);
      return this;
    }

    /**
     * Lets two shapes meet only if this is true for them, the one with the lower slot first. It is
     * asked last, of pairs whose filters allow it and that intersect, in {@link World#detect} and
     * in questions about a handle. The answer should depend on the shapes only, and it must not
     * change the world.
     */
    public Builder predicate(BiPredicate<Handle, Handle> mayMeet) {
      predicate = mayMeet;
      return this;
    }

    /** Returns a world that continues from a save, which also says whether touching counts. */
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
