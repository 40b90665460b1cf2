// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.Shape;
import dev.carom.internal.check.Arguments;
import dev.carom.internal.join.Workers;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/**
 * Finds all pairs among many shapes, given as arrays of numbers or as objects.
 *
 * <pre>{@code
 * PairFinder finder = PairFinder.create();
 * Pairs pairs = finder.circles(x, y, radius, count);
 * for (int k = 0; k < pairs.size(); k++) {
 *   collide(pairs.a(k), pairs.b(k));
 * }
 * }</pre>
 *
 * <p>{@link #among} finds the pairs among the shapes of one {@link ShapeSet}, {@link #between}
 * those of a shape from one set and a shape from another. The other methods are short for these, on
 * arrays or shapes that are passed directly.
 *
 * <p>Verdicts are exact: a pair is reported if and only if the shapes intersect, including touching
 * (or overlap, with {@link Builder#touching touching(false)}), or are at most a {@linkplain
 * Builder#within given distance} apart. Pairs are sorted by the first index, then by the second,
 * unless {@link Builder#sorted sorted(false)} allows any order. They depend only on the given
 * numbers, not on threads or earlier calls.
 *
 * <p>Shapes may have any finite position and size; no bounds need to be declared. Memory is
 * proportional to the number of shapes and pairs and is reused, so repeated calls of the same size
 * do not allocate. A finder is not thread-safe.
 *
 * <p>All methods throw {@link IllegalArgumentException}, naming the array and the index, if a
 * number is not finite, a radius or half size is negative, a box is inverted, or a count is
 * negative or exceeds an array's length. Arrays are only read during the call.
 */
public final class PairFinder {
  private final int limit;
  private final double distance;
  private final Pairs pairs = new Pairs();
  private final SetSearch search;

  private final FloatCircles floatCircles;
  private final CirclesAmongCircles movingFloatCircles;
  private final DoubleCircles doubleCircles;
  private final CirclesAmongCircles movingDoubleCircles;
  private final MovingTurnedBoxes movingTurnedBoxes;

  /** By kind; circles have caches of their own. */
  private final MovingBounds[] movingBounds = new MovingBounds[SetKind.values().length];

  private final CachedBoxes cachedBoxes;
  private final CachedBoxes cachedTurnedBoxes;

  /** The sets of calls that pass arrays or shapes directly. */
  private final CircleSet circles = new CircleSet();

  private final BoxSet boxes = new BoxSet();
  private final CapsuleSet capsules = new CapsuleSet();
  private final TurnedBoxSet turnedBoxes = new TurnedBoxSet();
  private final MixedSet shapes = new MixedSet();

  /** Circles that were given in single precision, as doubles. */
  private final CircleSet widened = new CircleSet();

  private PairFinder(Builder builder) {
    limit = builder.limit;
    distance = builder.distance;
    boolean touching = builder.touching;
    Workers workers = builder.workers.get();
    search = new SetSearch(touching, distance, builder.sorted, workers);
    floatCircles = new FloatCircles(touching);
    movingFloatCircles = new CirclesAmongCircles(floatCircles, search, workers);
    doubleCircles = new DoubleCircles(touching, distance);
    movingDoubleCircles = new CirclesAmongCircles(doubleCircles, search, workers);
    movingTurnedBoxes = new MovingTurnedBoxes(search, workers);
    Arrays.setAll(movingBounds, kind -> new MovingBounds(search, workers));
    cachedBoxes = new CachedBoxes(false, touching, workers);
    cachedTurnedBoxes = new CachedBoxes(true, touching, workers);
  }

  /** Returns a finder with one thread and without a limit, for which touching counts. */
  public static PairFinder create() {
    return builder().build();
  }

  /** Returns a builder for a finder with other settings. */
  public static Builder builder() {
    return new Builder();
  }

  /** Finds all pairs among the shapes of a set. */
  public Pairs among(ShapeSet set) {
    Arguments.present("set", set);
    boolean isFound =
        switch (set.kind()) {
          case CIRCLES -> findCircles((CircleSet) set);
          case TURNED_BOXES -> findTurnedBoxes((TurnedBoxSet) set) || findBounds(set);
          case BOXES, CAPSULES, SHAPES -> findBounds(set);
        };
    if (!isFound) {
      findWithoutCache(set);
    }
    search.release();
    return pairs;
  }

  /**
   * Finds all pairs of a shape from the first set ({@code a}) and a shape from the second ({@code
   * b}). The sets may be of any two kinds, except that turned boxes given as arrays cannot be
   * compared with a list of shapes, whose corners are rounded.
   *
   * @throws IllegalArgumentException also if one set has turned boxes and the other mixed shapes
   */
  public Pairs between(ShapeSet a, ShapeSet b) {
    SetSearch.check(a, b);
    if (!findAmongCachedBoxes(a, b)) {
      search.findBetween(a, b, limit);
      pairs.show(search.pairs.pairs(), search.pairs.count(), a.count);
    }
    search.release();
    return pairs;
  }

  /** Finds all pairs among the first {@code count} circles. */
  public Pairs circles(double[] x, double[] y, double[] radius, int count) {
    return amongOnce(circles.give(x).give(y).give(radius).first("count", count));
  }

  /** Finds all pairs among the first {@code count} circles. */
  public Pairs circles(float[] x, float[] y, float[] radius, int count) {
    return amongOnce(circles.give(x).give(y).give(radius).first("count", count));
  }

  /** Finds all pairs among the first {@code count} boxes. */
  public Pairs boxes(double[] minX, double[] minY, double[] maxX, double[] maxY, int count) {
    return amongOnce(boxes.give(minX).give(minY).give(maxX).give(maxY).first("count", count));
  }

  /** Finds all pairs among the first {@code count} boxes. */
  public Pairs boxes(float[] minX, float[] minY, float[] maxX, float[] maxY, int count) {
    return amongOnce(boxes.give(minX).give(minY).give(maxX).give(maxY).first("count", count));
  }

  /** Finds all pairs of a circle ({@code a}) and a box ({@code b}). */
  public Pairs circlesAgainstBoxes(
      double[] x,
      double[] y,
      double[] radius,
      int circles,
      double[] minX,
      double[] minY,
      double[] maxX,
      double[] maxY,
      int boxes) {
    return betweenOnce(
        this.circles.give(x).give(y).give(radius).first("circles", circles),
        this.boxes.give(minX).give(minY).give(maxX).give(maxY).first("boxes", boxes));
  }

  /** Finds all pairs of a circle ({@code a}) and a box ({@code b}). */
  public Pairs circlesAgainstBoxes(
      float[] x,
      float[] y,
      float[] radius,
      int circles,
      float[] minX,
      float[] minY,
      float[] maxX,
      float[] maxY,
      int boxes) {
    return betweenOnce(
        this.circles.give(x).give(y).give(radius).first("circles", circles),
        this.boxes.give(minX).give(minY).give(maxX).give(maxY).first("boxes", boxes));
  }

  /**
   * Finds all pairs among the first {@code count} capsules, given like {@link dev.carom.Capsule}.
   */
  public Pairs capsules(
      double[] x0, double[] y0, double[] x1, double[] y1, double[] radius, int count) {
    capsules.give(x0).give(y0).give(x1).give(y1).give(radius);
    return amongOnce(capsules.first("count", count));
  }

  /** Finds all pairs among the first {@code count} capsules. */
  public Pairs capsules(float[] x0, float[] y0, float[] x1, float[] y1, float[] radius, int count) {
    capsules.give(x0).give(y0).give(x1).give(y1).give(radius);
    return amongOnce(capsules.first("count", count));
  }

  /**
   * Finds all pairs among the first {@code count} boxes that are turned, given as for {@link
   * ShapeSet#turnedBoxes(double[], double[], double[], double[], double[], double[], int)
   * ShapeSet.turnedBoxes}.
   */
  public Pairs turnedBoxes(
      double[] x,
      double[] y,
      double[] halfWidth,
      double[] halfHeight,
      double[] cos,
      double[] sin,
      int count) {
    turnedBoxes.give(x).give(y).give(halfWidth).give(halfHeight).give(cos).give(sin);
    return amongOnce(turnedBoxes.first("count", count));
  }

  /** Finds all pairs among the first {@code count} boxes that are turned. */
  public Pairs turnedBoxes(
      float[] x,
      float[] y,
      float[] halfWidth,
      float[] halfHeight,
      float[] cos,
      float[] sin,
      int count) {
    turnedBoxes.give(x).give(y).give(halfWidth).give(halfHeight).give(cos).give(sin);
    return amongOnce(turnedBoxes.first("count", count));
  }

  /** Finds all pairs among shapes of any kinds, compounds included. */
  public Pairs shapes(Shape[] shapes) {
    return amongOnce(this.shapes.use(shapes));
  }

  /** Finds all pairs among shapes of any kinds, compounds included. */
  public Pairs shapes(List<? extends Shape> shapes) {
    return amongOnce(this.shapes.use(shapes));
  }

  private Pairs amongOnce(ShapeSet own) {
    try {
      return among(own);
    } finally {
      own.release();
    }
  }

  private Pairs betweenOnce(ShapeSet ownA, ShapeSet ownB) {
    try {
      return between(ownA, ownB);
    } finally {
      ownA.release();
      ownB.release();
    }
  }

  private boolean findCircles(CircleSet set) {
    if (set.count < 2) {
      return false;
    }
    if (!set.arrays.areFloats()) {
      return findDoubleCircles(set);
    }
    // Single precision has no room for the exact sum of two radii and a distance.
    if (distance == 0 && findFloatCircles(set)) {
      return true;
    }
    set.read();
    widened.give(set.x).give(set.y).give(set.radius).first("count", set.count);
    boolean isFound = findDoubleCircles(widened);
    widened.release();
    return isFound;
  }

  private boolean findFloatCircles(CircleSet set) {
    floatCircles.use(set);
    boolean isFound = findMoving(movingFloatCircles);
    if (!isFound && limit > 0 && floatCircles.find(search, limit)) {
      learn(movingFloatCircles);
      pairs.show(search.pairs.pairs(), search.pairs.count(), 0);
      isFound = true;
    }
    floatCircles.release();
    return isFound;
  }

  private boolean findDoubleCircles(CircleSet set) {
    doubleCircles.use(set);
    boolean isFound = findMoving(movingDoubleCircles);
    if (!isFound) {
      findWithoutCache(set);
      learn(movingDoubleCircles);
    }
    doubleCircles.release();
    return true;
  }

  private boolean findTurnedBoxes(TurnedBoxSet set) {
    if (set.count < 2 || isLimited() || distance > 0) {
      return false;
    }
    movingTurnedBoxes.use(set);
    boolean isFound = findMoving(movingTurnedBoxes);
    movingTurnedBoxes.release();
    return isFound;
  }

  private boolean findBounds(ShapeSet set) {
    MovingBounds moving = movingBounds[set.kind().ordinal()];
    if (set.count() < 2 || isLimited() || !moving.isWorthwhile()) {
      return false;
    }
    moving.use(set);
    if (!findMoving(moving)) {
      findWithoutCache(set);
      moving.learn();
    }
    moving.release();
    return true;
  }

  /** Which pairs are found under a limit must not depend on earlier calls. */
  private boolean isLimited() {
    return limit < Integer.MAX_VALUE;
  }

  private boolean findMoving(MovingShapes moving) {
    if (isLimited() || !moving.cached.find()) {
      return false;
    }
    moving.show(pairs);
    return true;
  }

  /** Tells a cache how many pairs a search without it has found. */
  private void learn(MovingShapes moving) {
    if (!isLimited()) {
      moving.cached.learn(search.pairs.count());
    }
  }

  private void findWithoutCache(ShapeSet set) {
    search.findAmong(set, limit);
    pairs.show(search.pairs.pairs(), search.pairs.count(), 0);
  }

  private boolean findAmongCachedBoxes(ShapeSet a, ShapeSet b) {
    boolean isTurned = b.kind() == SetKind.TURNED_BOXES;
    return !isLimited()
        && distance == 0
        && a.count > 0
        && b.count > 0
        && a.kind() == SetKind.CIRCLES
        && (isTurned || b.kind() == SetKind.BOXES)
        && (isTurned ? cachedTurnedBoxes : cachedBoxes).find((CircleSet) a, b, pairs);
  }

  /** Settings for a finder. */
  public static final class Builder {
    /** Refers to threads only if they are requested, because browsers have none. */
    private Supplier<Workers> workers = Workers::none;

    private boolean touching = true;
    private double distance;
    private int limit = Integer.MAX_VALUE;
    private boolean sorted = true;

    private Builder() {}

    /**
     * Sets the number of threads per call, including the calling thread (default: 1). It does not
     * change the result. Threads start when they are first needed and end after one idle second.
     *
     * @throws IllegalArgumentException if the number is less than 1
     */
    public Builder threads(int threads) {
      if (threads < 1) {
        throw new IllegalArgumentException("threads must be at least 1, but was " + threads);
      }
      workers = () -> Workers.threads(threads);
      return this;
    }

    /**
     * Sets up to which distance two shapes form a pair (default: 0, so that they must intersect).
     * The verdict is exact, as that of {@link Shape#isWithin}; with {@link #touching
     * touching(false)}, shapes must be closer than this distance.
     *
     * <pre>{@code
     * PairFinder finder = PairFinder.builder().within(25).build();
     * Pairs pairs = finder.shapes(ships); // at most 25 apart
     * }</pre>
     *
     * @throws IllegalArgumentException if the distance is negative or not finite
     */
    public Builder within(double distance) {
      this.distance = Arguments.finiteNotNegative("distance", distance);
      return this;
    }

    /**
     * Sets whether shapes that only touch form a pair (default: true); with {@link #within}, shapes
     * that are exactly that far apart.
     */
    public Builder touching(boolean counts) {
      touching = counts;
      return this;
    }

    /**
     * Sets the maximum number of pairs (default: no limit). Which pairs are found depends only on
     * the given shapes, and on whether they are floats or doubles; they are not necessarily the
     * first in sorted order.
     *
     * @throws IllegalArgumentException if the number is negative
     */
    public Builder limit(int pairs) {
      if (pairs < 0) {
        throw new IllegalArgumentException("limit must not be negative, but was " + pairs);
      }
      limit = pairs;
      return this;
    }

    /**
     * Sets whether pairs are sorted (default: true). If not, they come in any order, which saves
     * the time to sort them where shapes move far between calls: about a seventh for circles of one
     * size. The pairs are the same, and so are {@code a} and {@code b} of each.
     *
     * <p>The order is reproducible: the same sequence of calls on a new finder returns the same
     * pairs in the same order, with any number of threads. Unlike the pairs, it may depend on
     * earlier calls, unless there is a {@link #limit}.
     */
    public Builder sorted(boolean pairs) {
      sorted = pairs;
      return this;
    }

    /**
     * Returns a counter with these settings, which counts pairs without listing them; it ignores
     * the limit and the order.
     */
    public PairCounter buildCounter() {
      return new PairCounter(new SetSearch(touching, distance, false, workers.get()));
    }

    /** Returns a finder with these settings. */
    public PairFinder build() {
      return new PairFinder(this);
    }
  }
}
