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
 * Many shapes that live, move and meet.
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
 * <p>Each shape is named by a {@link Handle}. A handle of a removed shape or of another world is
 * refused with an {@link IllegalArgumentException}, and the world stays as it is; only a world that
 * was {@linkplain #restore restored}, {@linkplain #load loaded} or {@linkplain #copyFrom copied}
 * takes all handles whose slot and generation fit, so that those of the original go on to work.
 *
 * <p>Static shapes never meet each other, and are found faster; they can be moved all the same, at
 * a higher cost. Coordinates may be anything finite; there are no bounds to declare.
 *
 * <p>{@link #detect} finds the pairs that meet. Until the next change {@link #contacts} tells how
 * they meet; until the next {@code detect()} {@link #events} tells which pairs began and ended.
 * Questions, from {@link #query} to {@link #nearest}, see the shapes as they are at any time.
 * Verdicts are exact, for the numbers of shapes as given and, after a {@linkplain #moveTo move},
 * for the real sums of place and form. The one exception is a pair that was put to {@linkplain
 * Probe#rest rest}, as movers do: {@code detect()} counts it as touching across a gap of a few
 * roundings.
 *
 * <p><b>Changes in a loop over contacts or events.</b> The loop goes on over the pairs that {@link
 * #detect} found:
 *
 * <ul>
 *   <li>Removing is allowed. The shape is gone at once for questions and for {@link #contains}; the
 *       loop still comes to the other pairs it is in, and until the loop ends the handle of a shape
 *       that {@code detect()} saw can be read like any other, and removed again without effect.
 *   <li>Adding is allowed. The new shape meets others from the next {@code detect()} on.
 *   <li>Moving, replacing, filtering and making a sensor are allowed in a loop over events. They
 *       end a loop over contacts, whose numbers would no longer be true: going on with it throws an
 *       {@link IllegalStateException}, leaving it with {@code break} does not.
 *   <li>{@code detect()}, {@code load} and {@code copyFrom} end both kinds of loops.
 * </ul>
 *
 * A loop that is left early, by {@code break} or an exception, needs no closing: it locks nothing,
 * and ends with the next {@code detect()}.
 *
 * <p>While a predicate, another callback or a canvas is called, changes are refused with an {@link
 * IllegalStateException}. If it throws, its exception reaches the caller, and the world is as it
 * was.
 *
 * <p><b>Threads.</b> One thread changes the world, detects, and reads contacts and events. While it
 * does nothing of that, any number of threads may ask questions, each with its own {@link Hits}; to
 * hand the world from one to the other is up to the program. The same calls give the same results,
 * bit for bit, however many threads {@link Builder#threads} allows.
 *
 * <p><b>Garbage.</b> Moving, detecting, reading, asking with a kept {@link Hits}, saving to an
 * array and loading allocate nothing once the world has its size, except for contacts and sweeps of
 * compounds.
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

  /** An empty world in which touching counts, for one thread. */
  public static World create() {
    return builder().build();
  }

  /** Makes worlds of other kinds. */
  public static Builder builder() {
    return new Builder();
  }

  /** Adds a shape that moves and meets all others. */
  public Handle add(Shape shape) {
    return add(shape, Filter.ALL);
  }

  /** Adds a shape that moves. */
  public Handle add(Shape shape, Filter filter) {
    return add(shape, filter, null);
  }

  /** Adds a shape that moves, with the object of the program that it stands for. */
  public Handle add(Shape shape, Filter filter, Object data) {
    return changes.add(shape, filter, data, false);
  }

  /** Adds a shape that stays where it is, most of the time. */
  public Handle addStatic(Shape shape) {
    return addStatic(shape, Filter.ALL);
  }

  /** Adds a shape that stays where it is, most of the time. */
  public Handle addStatic(Shape shape, Filter filter) {
    return addStatic(shape, filter, null);
  }

  /** Adds a shape that stays, with the object of the program that it stands for. */
  public Handle addStatic(Shape shape, Filter filter, Object data) {
    return changes.add(shape, filter, data, true);
  }

  /** Adds shapes that move, all or none; the handles are in the same order. */
  public Handle[] addAll(Shape... added) {
    return addAll(Arrays.asList(Arguments.present("added", added)));
  }

  /** Adds shapes that move, all or none; the handles are in the same order. */
  public Handle[] addAll(Collection<? extends Shape> added) {
    return addAll(added, Filter.ALL);
  }

  /** Adds shapes that move, all or none; the handles are in the same order. */
  public Handle[] addAll(Collection<? extends Shape> added, Filter filter) {
    return changes.addAll(added, filter, false);
  }

  /** Adds shapes that stay, all or none; faster than one by one. */
  public Handle[] addAllStatic(Shape... added) {
    return addAllStatic(Arrays.asList(Arguments.present("added", added)));
  }

  /** Adds shapes that stay, all or none; faster than one by one. */
  public Handle[] addAllStatic(Collection<? extends Shape> added) {
    return addAllStatic(added, Filter.ALL);
  }

  /** Adds shapes that stay, all or none; faster than one by one. */
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
   * Moves a shape by so much: to its {@link #x} and {@link #y} plus that, rounded. A motion that
   * rounding swallows does nothing.
   */
  public void moveBy(Handle handle, double dx, double dy) {
    changes.moveBy(handle, dx, dy);
  }

  /** Throws what {@link #moveBy} would throw, and changes nothing. */
  void checkMoveBy(Handle handle, double dx, double dy) {
    changes.checkMoveBy(handle, dx, dy);
  }

  /** Gives a handle another shape; its filter, its user data and the rest stay. */
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

  /** How many shapes there are. */
  public int size() {
    return slots.size();
  }

  /** True if the handle names a shape of this world that was not removed. */
  public boolean contains(Handle handle) {
    return handles.isThere(handle);
  }

  /** Calls with every shape, in the order of slots. */
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
   * The shape where it is now. After a {@linkplain #moveTo move} its numbers are rounded, while the
   * world goes on with the real sums: where they differ, the shape may touch or overlap by a last
   * bit where the world says that it does not, or the other way round.
   */
  public Shape shape(Handle handle) {
    return shapes.shape(slotToRead(handle));
  }

  /** The smallest box that contains the {@link #shape}. */
  public Box bounds(Handle handle) {
    return shape(handle).bounds();
  }

  /** The centre of a circle or box, the position of a compound. */
  public double x(Handle handle) {
    return shapes.x(slotToRead(handle));
  }

  /** The centre of a circle or box, the position of a compound. */
  public double y(Handle handle) {
    return shapes.y(slotToRead(handle));
  }

  /** The radius of a circle; of another shape, an {@link IllegalArgumentException} says so. */
  public double radius(Handle handle) {
    int slot = slotToRead(handle);
    if (shapes.kind(slot) != Shape.Kind.CIRCLE) {
      throw new IllegalArgumentException(handle + " is not a circle and has no radius");
    }
    return shapes.reachX(slot);
  }

  /** Which shapes this one may meet. */
  public Filter filter(Handle handle) {
    int slot = slotToRead(handle);
    return new Filter(shapes.category(slot), shapes.mask(slot));
  }

  /** Whether the shape was added to stay. */
  public boolean isStatic(Handle handle) {
    return shapes.isStatic(slotToRead(handle));
  }

  /** Whether the shape is a sensor. */
  public boolean isSensor(Handle handle) {
    return shapes.isSensor(slotToRead(handle));
  }

  private int slotToRead(Handle handle) {
    return changes.isRemovedInLoop(handle) ? handle.slot() : handles.slotOf(handle, "asked");
  }

  /** Keeps an object for the caller with a shape; it matters to nothing here, and is not saved. */
  public void setUserData(Handle handle, Object data) {
    handles.setUserData(handles.slotOf(handle, "given user data"), data);
  }

  /** The object kept with a shape, or null; of a removed one, as long as its handle is known. */
  public Object userData(Handle handle) {
    return handles.userData(handles.slotOfKnown(handle, "asked"));
  }

  /**
   * The {@linkplain #userData user data} of a shape if it is of this type, or else null. There are
   * shortcuts for pairs and hits, like {@link Contacts#data} and {@link Hits#data}.
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
   * The pairs that meet, as of the last {@link #detect}; only as long as nothing has changed since.
   */
  public Contacts contacts() {
    if (!state.isDetected) {
      throw new IllegalStateException(
          "the world has changed: call detect() again before reading contacts");
    }
    contacts.open();
    return contacts;
  }

  /** The pairs that began and ended with the last {@link #detect}. */
  public Events events() {
    events.open();
    return events;
  }

  /** Every shape that intersects this one, in the order of slots; touching counts. */
  public Hits query(Shape shape) {
    return query(shape, new Hits());
  }

  /** Every shape that intersects this one, in the order of slots; touching counts. */
  public Hits query(Shape shape, Hits hits) {
    begin(hits).findIntersecting(shape);
    return hits.take(handles);
  }

  /** Every shape that contains the point, in the order of slots; borders count. */
  public Hits query(double x, double y) {
    return query(x, y, new Hits());
  }

  /** Every shape that contains the point, in the order of slots; borders count. */
  public Hits query(double x, double y, Hits hits) {
    begin(hits).findContaining(x, y);
    return hits.take(handles);
  }

  /**
   * Every shape that is not farther from a point than this, with its {@linkplain Hits#distance
   * distance}; 0 for those that contain the point. Sorted by distance; where those are the same
   * double, the lowest slots come first.
   */
  public Hits within(double x, double y, double distance) {
    return within(x, y, distance, new Hits());
  }

  /** Like {@link #within(double, double, double)}. */
  public Hits within(double x, double y, double distance, Hits hits) {
    begin(hits).findWithin(x, y, distance);
    return hits.take(handles);
  }

  /** What a shape of this world touches, on all sides; see {@link #touching(Handle, Side)}. */
  public Hits touching(Handle handle) {
    return touching(handle, new Hits());
  }

  /** Like {@link #touching(Handle)}. */
  public Hits touching(Handle handle, Hits hits) {
    return findTouching(handle, 0, 0, hits);
  }

  /**
   * What a shape of this world touches with one of its sides, in the order of slots: what it stands
   * on, if that is its lower side.
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
   * The shape that the segment enters first, if any; of several at the same time the one with the
   * lowest slot. Borders count, and a start inside is a hit at time 0.
   */
  public Hits cast(Segment segment) {
    Arguments.present("segment", segment);
    return cast(segment.x0(), segment.y0(), segment.x1(), segment.y1(), new Hits());
  }

  /** Like {@link #cast(Segment)}. */
  public Hits cast(double x0, double y0, double x1, double y1, Hits hits) {
    return cast(Wanted.FIRST, x0, y0, x1, y1, hits);
  }

  /** Every shape that the segment meets, sorted by time and then slot. */
  public Hits castAll(Segment segment) {
    Arguments.present("segment", segment);
    return castAll(segment.x0(), segment.y0(), segment.x1(), segment.y1(), new Hits());
  }

  /** Every shape that the segment meets, sorted by time and then slot. */
  public Hits castAll(double x0, double y0, double x1, double y1, Hits hits) {
    return cast(Wanted.ALL, x0, y0, x1, y1, hits);
  }

  /** True if the segment meets a shape. */
  public boolean castAny(Segment segment) {
    Arguments.present("segment", segment);
    return castAny(segment.x0(), segment.y0(), segment.x1(), segment.y1(), new Hits());
  }

  /** True if the segment meets a shape: one of them, not always the first, is in the hits. */
  public boolean castAny(double x0, double y0, double x1, double y1, Hits hits) {
    return !cast(Wanted.ANY, x0, y0, x1, y1, hits).isEmpty();
  }

  private Hits cast(Wanted wanted, double x0, double y0, double x1, double y1, Hits hits) {
    begin(hits).cast(wanted, x0, y0, x1, y1);
    return hits.take(handles);
  }

  /**
   * What a shape that need not be in the world hits first when it moves, if anything; of several at
   * the same time the one with the lowest slot. See {@link Shape#sweep} for what is a hit.
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
   * What a shape of this world would hit first if it moved. It does not hit itself, nor what it may
   * not meet, unless the hits have another filter.
   */
  public Hits sweep(Handle handle, Vec2 motion) {
    Arguments.present("motion", motion);
    return sweep(handle, motion.x(), motion.y(), new Hits());
  }

  /** Like {@link #sweep(Handle, Vec2)}. */
  public Hits sweep(Handle handle, double motionX, double motionY, Hits hits) {
    return sweep(Wanted.FIRST, handle, motionX, motionY, hits);
  }

  /** Everything that a moving shape hits if nothing stops it, sorted by time and then slot. */
  public Hits sweepAll(Shape shape, Vec2 motion) {
    Arguments.present("motion", motion);
    return sweepAll(shape, motion.x(), motion.y(), new Hits());
  }

  /** Like {@link #sweepAll(Shape, Vec2)}. */
  public Hits sweepAll(Shape shape, double motionX, double motionY, Hits hits) {
    return sweep(Wanted.ALL, shape, motionX, motionY, hits);
  }

  /** Everything that a shape of this world would hit if it moved and nothing stopped it. */
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
   * The shapes closest to a point, by the distance to their surface, at most so many; 0 for those
   * that contain it. Sorted by distance; where those are the same double, the lowest slots come
   * first.
   */
  public Hits nearest(double x, double y, int count) {
    return nearest(x, y, count, new Hits());
  }

  /** Like {@link #nearest(double, double, int)}. */
  public Hits nearest(double x, double y, int count, Hits hits) {
    begin(hits).findNearest(x, y, count);
    return hits.take(handles);
  }

  /** The shapes closest to one that need not be in the world. */
  public Hits nearest(Shape shape, int count) {
    return nearest(shape, count, new Hits());
  }

  /** The shapes closest to one that need not be in the world. */
  public Hits nearest(Shape shape, int count, Hits hits) {
    begin(hits).findNearest(shape, count);
    return hits.take(handles);
  }

  /**
   * The shapes closest to one of this world, without itself and those it may not meet, unless the
   * hits have another filter.
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
   * The whole state as bytes, but for user data and the predicate: a world restored from it goes on
   * as this one would, with the same handles, contacts and events. Equal states give equal bytes.
   */
  public byte[] save() {
    return StateWriter.toBytes(state);
  }

  /**
   * Writes what {@link #save()} gives to the beginning of an array, and returns its length. Makes
   * no garbage, but is only for the thread that changes the world.
   */
  public int save(byte[] buffer) {
    Arguments.present("buffer", buffer);
    return writer.write(state, buffer);
  }

  /**
   * A world that goes on from a save, with one thread and no predicate; it takes the handles of the
   * world that was saved. A save that is damaged, cut off or made up is refused with an {@link
   * IllegalArgumentException} that says why.
   *
   * <p>A world has room for every slot up to the highest in use, and a save may be short although
   * that is high. So even a few bytes can take 160 MB, and n bytes 150 times as many more, but no
   * save takes more than that.
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
   * Becomes a copy of another world, with its user data, but with this world's predicate and
   * threads; takes its handles from then on. Touching must count in both or in none.
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
   * A number for programs that must stay in step: equal for equal states, on every machine, and as
   * good as always different for others. It covers shapes, filters, handles to come and the pairs
   * that meet, but not user data and unread events.
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

    /** Whether shapes that only touch meet; true to begin with. Questions always count a touch. */
    public Builder touching(boolean counts) {
      touching = counts;
      return this;
    }

    /** How many threads {@link World#detect} may use; 1 to begin with. */
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

    /** A world that goes on from a save; whether touching counts is part of that. */
    public World restore(byte[] save) {
      WorldState saved = new WorldState();
      new StateReader().read(save, Arguments.present("save", save).length, saved);
      World world = new World(this, saved);
      world.handles.become(saved.slots);
      return world;
    }

    /** An empty world. */
    public World build() {
      WorldState empty = new WorldState();
      empty.touching = touching;
      return new World(this, empty);
    }
  }
}
