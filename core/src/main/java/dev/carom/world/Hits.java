package dev.carom.world;

import dev.carom.internal.query.Answer;
import dev.carom.internal.query.Query;
import dev.carom.internal.state.Scene;
import dev.carom.internal.state.ShapeStore;
import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/**
 * The answer to a question to a {@link World}, and which shapes the question is about. Keep one and
 * pass it again and again to ask without garbage; each question replaces the answer of the last.
 *
 * <pre>{@code
 * Hits hits = new Hits().filter(new Filter(PLAYER, WALL)).where(handle -> !handle.equals(door));
 * if (world.cast(0, 0, 100, 20, hits).size() > 0) {
 *   System.out.println(hits.handle(0) + " is in the way at " + hits.time(0));
 * }
 * }</pre>
 *
 * <p>Several threads may ask an unchanging world at once, each with its own {@code Hits}.
 */
public final class Hits {
  private static final Handle[] NONE = {};

  private Filter filter;
  private Predicate<Handle> predicate;
  private Handle except;
  private boolean solidOnly;

  /** Asks the predicate by slot; null until there is one. */
  private IntPredicate asksPredicate;

  /** What is asked and the answer by slot; null until the first question. */
  private Query query;

  /** The handles of the world that was asked. */
  private HandleTable table;

  /** The handle of each hit, and nulls. */
  private Handle[] handles = NONE;

  private int handleCount;

  /** Creates an empty answer; questions are about all shapes until criteria are set. */
  public Hits() {}

  /**
   * Restricts questions to shapes that one with this filter may meet. Null by default: then
   * questions about the shape of a handle find the shapes that it may meet, and all others find all
   * shapes, whatever their filters.
   */
  public Hits filter(Filter filter) {
    this.filter = filter;
    return this;
  }

  /**
   * Restricts questions to shapes for which this is true; null for all. It is called last, maybe
   * more than once per shape, and must not change the world.
   *
   * <p>{@link World#nearest} may have to ask it about every shape, if it is true for fewer than are
   * wanted; a {@link #filter} that few shapes match costs no more than those few.
   */
  public Hits where(Predicate<Handle> predicate) {
    this.predicate = predicate;
    if (asksPredicate == null) {
      asksPredicate = slot -> this.predicate == null || this.predicate.test(table.handle(slot));
    }
    return this;
  }

  /** Leaves one shape out; null for none. */
  public Hits except(Handle handle) {
    except = handle;
    return this;
  }

  /** Sets whether sensors are left out; false by default. */
  public Hits solidOnly(boolean solidOnly) {
    this.solidOnly = solidOnly;
    return this;
  }

  /** Returns the number of hits. */
  public int size() {
    return query == null || query.isAsking() ? 0 : query.answer.size();
  }

  /** Returns true if there are no hits. */
  public boolean isEmpty() {
    return size() == 0;
  }

  /** Returns the shape of a hit. */
  public Handle handle(int hit) {
    return handles[check(hit)];
  }

  /**
   * The {@linkplain World#userData user data} of the shape if it is of this type, or else null. The
   * shape must not have been removed since the question was asked.
   */
  public <T> T data(int hit, Class<T> type) {
    return table.userData(table.slotOfKnown(handle(hit), "asked"), type);
  }

  /**
   * How far away the shape is, of {@link World#nearest} and {@link World#within}; 0 exactly if it
   * intersects.
   */
  public double distance(int hit) {
    check(kind() == Answer.Kind.NEAREST, "distances");
    return query.answer.key(check(hit));
  }

  /** The part of the motion that is done before the hit, of a cast or sweep, from 0 to 1. */
  public double time(int hit) {
    check(kind().hasTimes(), "times");
    return query.answer.key(check(hit));
  }

  /**
   * The direction to the shape, a unit vector: from what moves, of a cast or sweep, or from what
   * {@linkplain World#touching touches} it.
   */
  public double normalX(int hit) {
    return query.answer.normalX(checkContact(hit));
  }

  /**
   * The direction to the shape, a unit vector: from what moves, of a cast or sweep, or from what
   * {@linkplain World#touching touches} it.
   */
  public double normalY(int hit) {
    return query.answer.normalY(checkContact(hit));
  }

  /** Where they meet, of a cast, a sweep or a touch. */
  public double pointX(int hit) {
    return query.answer.pointX(checkContact(hit));
  }

  /** Where they meet, of a cast, a sweep or a touch. */
  public double pointY(int hit) {
    return query.answer.pointY(checkContact(hit));
  }

  /**
   * How deep inside a cast or sweep starts, 0 unless it {@linkplain #startsInside does}; of shapes
   * that touch, how deep they overlap.
   */
  public double depth(int hit) {
    return query.answer.depth(checkContact(hit));
  }

  /** Whether a cast or sweep starts inside this shape; the time is then 0. */
  public boolean startsInside(int hit) {
    check(kind().hasTimes(), "starts");
    return query.answer.startsInside(check(hit));
  }

  private Answer.Kind kind() {
    return query == null ? Answer.Kind.NONE : query.answer.kind();
  }

  private int checkContact(int hit) {
    check(kind().hasContacts(), "normals and points");
    return check(hit);
  }

  private int check(int hit) {
    if (hit < 0 || hit >= size()) {
      throw new IndexOutOfBoundsException(
          "hit index " + hit + " is out of range: size is " + size());
    }
    return hit;
  }

  private static void check(boolean right, String what) {
    if (!right) {
      throw new IllegalStateException("this answer has no " + what + ": another question has");
    }
  }

  /** Prepares for a question that no shape of the world asks. */
  Query begin(Scene scene, HandleTable handles) {
    Filter asked = filter == null ? Filter.ALL : filter;
    query().begin(scene, filter != null, asked.category(), asked.mask());
    return begin(handles);
  }

  /** Prepares for a question about the shape of a slot, which is not part of the answer. */
  Query begin(Scene scene, HandleTable handles, int slot) {
    ShapeStore shapes = scene.shapes;
    long category = filter == null ? shapes.category(slot) : filter.category();
    long mask = filter == null ? shapes.mask(slot) : filter.mask();
    query().begin(scene, slot, category, mask);
    return begin(handles);
  }

  private Query begin(HandleTable handles) {
    table = handles;
    boolean isThere = except != null && table.isThere(except);
    query.leaveOut(
        isThere ? except.slot() : Query.NO_SLOT,
        solidOnly,
        predicate == null ? null : asksPredicate);
    return query;
  }

  /** What was asked last, or is about to be. */
  Query query() {
    if (query == null) {
      query = new Query();
    }
    return query;
  }

  /** Takes the handles of the shapes in the answer, which stay when the shapes are removed. */
  Hits take(HandleTable from) {
    table = from;
    int size = query.answer.size();
    if (handles.length < size) {
      handles = new Handle[Math.max(size, 2 * handles.length)];
    } else if (size < handleCount) {
      Arrays.fill(handles, size, handleCount, null);
    }
    for (int hit = 0; hit < size; hit++) {
      handles[hit] = table.handle(query.answer.slot(hit));
    }
    handleCount = size;
    return this;
  }
}
