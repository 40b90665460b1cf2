// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import dev.carom.internal.query.Answer;
import dev.carom.internal.query.Query;
import dev.carom.internal.state.Scene;
import dev.carom.internal.state.ShapeStore;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/**
 * The result of a query to a {@link World}, and the criteria for which shapes are found. Reuse one
 * object to query without allocating; each query replaces the previous result.
 *
 * <pre>{@code
 * Hits hits = new Hits().filter(new Filter(PLAYER, WALL)).where(handle -> !handle.equals(door));
 * if (world.cast(0, 0, 100, 20, hits).size() > 0) {
 *   System.out.println(hits.handle(0) + " blocks the view at time " + hits.time(0));
 * }
 * }</pre>
 *
 * <p>Several threads may query an unchanging world at once, each with its own {@code Hits}. Methods
 * that read a hit throw {@link IndexOutOfBoundsException} for an invalid index, and {@link
 * IllegalStateException} if the last query does not provide this number.
 */
public final class Hits {
  private static final int[] NONE = {};

  private Filter filter;
  private Predicate<Handle> predicate;
  private Handle except;
  private boolean solidOnly;

  /** Calls the predicate by slot; null without one. */
  private IntPredicate asksPredicate;

  /** The last query and its result by slot; null until the first query. */
  private Query query;

  /** The handles of the world that was queried. */
  private HandleTable table;

  /** The handles of the world of the query under way. */
  private HandleTable asked;

  /** The generation of each hit's shape. Together with its slot, it identifies the handle. */
  private int[] generations = NONE;

  /** Creates an empty result without criteria: queries find all shapes. */
  public Hits() {}

  /**
   * Restricts queries to shapes that a shape with this filter may meet. Null by default: queries
   * about the shape of a handle then find the shapes that it may meet, and all other queries ignore
   * filters.
   */
  public Hits filter(Filter filter) {
    this.filter = filter;
    return this;
  }

  /**
   * Restricts queries to shapes for which the predicate is true; null for all. It is called last,
   * possibly more than once per shape, and must not change the world.
   *
   * <p>{@link World#nearest} may have to call it for every shape if it is true for fewer than are
   * wanted; with a {@link #filter}, only the shapes that match it are looked at.
   */
  public Hits where(Predicate<Handle> predicate) {
    this.predicate = predicate;
    if (asksPredicate == null) {
      asksPredicate = slot -> this.predicate == null || this.predicate.test(asked.handle(slot));
    }
    return this;
  }

  /** Excludes one shape; null for none. */
  public Hits except(Handle handle) {
    except = handle;
    return this;
  }

  /** Sets whether sensors are excluded (default: false). */
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
    check(hit);
    return table.handle(query.answer.slot(hit), generations[hit]);
  }

  /**
   * Returns the {@linkplain World#userData user data} of the shape if it is of this type, otherwise
   * null. The shape must not have been removed since the query.
   */
  public <T> T data(int hit, Class<T> type) {
    return table.userData(table.slotOfKnown(handle(hit), "asked"), type);
  }

  /**
   * Returns the distance to the shape, after {@link World#nearest} or {@link World#within}; 0
   * exactly if it intersects.
   */
  public double distance(int hit) {
    check(kind() == Answer.Kind.NEAREST, "distances", "nearest() and within()");
    return query.answer.key(check(hit));
  }

  /** Returns the fraction of the motion before the hit, from 0 to 1, after a cast or sweep. */
  public double time(int hit) {
    check(kind().hasTimes(), "times", "casts and sweeps");
    return query.answer.key(check(hit));
  }

  /**
   * Returns x of the unit vector to the shape: from the moving shape or point after a cast or
   * sweep, or from the shape that {@linkplain World#touching touches} it.
   */
  public double normalX(int hit) {
    return query.answer.normalX(checkContact(hit));
  }

  /**
   * Returns y of the unit vector to the shape: from the moving shape or point after a cast or
   * sweep, or from the shape that {@linkplain World#touching touches} it.
   */
  public double normalY(int hit) {
    return query.answer.normalY(checkContact(hit));
  }

  /** Returns x of the contact point, after a cast, a sweep or {@link World#touching}. */
  public double pointX(int hit) {
    return query.answer.pointX(checkContact(hit));
  }

  /** Returns y of the contact point, after a cast, a sweep or {@link World#touching}. */
  public double pointY(int hit) {
    return query.answer.pointY(checkContact(hit));
  }

  /**
   * Returns the penetration depth at the start of a cast or sweep, 0 unless it {@linkplain
   * #startsInside starts inside}; after {@link World#touching}, the depth of the overlap.
   */
  public double depth(int hit) {
    return query.answer.depth(checkContact(hit));
  }

  /** Returns true if a cast or sweep starts inside this shape; the time is then 0. */
  public boolean startsInside(int hit) {
    check(kind().hasTimes(), "starts", "casts and sweeps");
    return query.answer.startsInside(check(hit));
  }

  private Answer.Kind kind() {
    return query == null ? Answer.Kind.NONE : query.answer.kind();
  }

  private int checkContact(int hit) {
    check(kind().hasContacts(), "normals, points and depths", "casts, sweeps and touching()");
    return check(hit);
  }

  private int check(int hit) {
    if (hit < 0 || hit >= size()) {
      throw new IndexOutOfBoundsException(
          "hit index " + hit + " is out of range: size is " + size());
    }
    return hit;
  }

  private void check(boolean isAvailable, String what, String queries) {
    if (!isAvailable) {
      throw new IllegalStateException(
          what + " are available after " + queries + "; this Hits holds " + held());
    }
  }

  private String held() {
    return switch (kind()) {
      case NONE -> "no result yet";
      case AREA -> "the result of query()";
      case TOUCH -> "the result of touching()";
      case NEAREST -> "the result of nearest() or within()";
      case CAST -> "the result of a cast";
      case SWEEP -> "the result of a sweep";
    };
  }

  /** Prepares a query that no shape of the world asks. */
  Query begin(Scene scene, HandleTable handles) {
    Filter asked = filter == null ? Filter.ALL : filter;
    query().begin(scene, filter != null, asked.category(), asked.mask());
    return begin(handles);
  }

  /** Prepares a query about the shape of a slot, which is not part of the result. */
  Query begin(Scene scene, HandleTable handles, int slot) {
    ShapeStore shapes = scene.shapes;
    long category = filter == null ? shapes.category(slot) : filter.category();
    long mask = filter == null ? shapes.mask(slot) : filter.mask();
    query().begin(scene, slot, category, mask);
    return begin(handles);
  }

  private Query begin(HandleTable handles) {
    if (asked != handles) {
      asked = handles;
    }
    boolean isThere = except != null && asked.isThere(except);
    query.leaveOut(
        isThere ? except.slot() : Query.NO_SLOT,
        solidOnly,
        predicate == null ? null : asksPredicate);
    return query;
  }

  /** Returns the last query, or the one being prepared. */
  Query query() {
    if (query == null) {
      query = new Query();
    }
    return query;
  }

  /**
   * Notes which shapes were found, so that their handles stay available when they are removed. A
   * handle is looked up when it is asked for, because storing references takes time with some
   * garbage collectors: without any, a point query among 400 boxes takes a tenth less.
   */
  Hits take(HandleTable from) {
    if (table != from) {
      table = from;
    }
    Answer answer = query.answer;
    int size = answer.size();
    if (generations.length < size) {
      generations = new int[Math.max(size, 2 * generations.length)];
    }
    for (int hit = 0; hit < size; hit++) {
      generations[hit] =
          answer.kind().hasContacts() ? answer.generation(hit) : table.generation(answer.slot(hit));
    }
    return this;
  }
}
