// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.Shape;
import dev.carom.internal.index.Bounds;
import dev.carom.internal.index.CachedPairs;
import dev.carom.internal.index.Extent;
import dev.carom.internal.index.FloatShapes;
import dev.carom.internal.index.Groups;
import dev.carom.internal.index.PairPredicate;
import dev.carom.internal.index.PairSearch;
import dev.carom.internal.index.PairSource;
import dev.carom.internal.index.Workers;
import dev.carom.pair.Overlap;
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
 * <p>Verdicts are exact: a pair is reported if and only if the shapes intersect, including touching
 * (or overlap, with {@link Builder#touching touching(false)}). Pairs are sorted by the first index,
 * then by the second. They depend only on the given numbers, not on threads or earlier calls.
 *
 * <p>Arrays of one kind are fastest; {@link #shapes(List)} takes any mix of shapes, compounds
 * included. A turned box is the rectangle around (x, y) that extends by halfWidth · (cos, sin) and
 * halfHeight · (-sin, cos) to both sides, exactly as given: its corners are not rounded, unlike
 * those of {@link dev.carom.Polygon#box Polygon.box}, and (cos, sin) need not have the length 1.
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
  private static final ShapeSet NONE = new BoxSet();

  final boolean touching;

  /** The maximum number of pairs; a counter sets it before each call. */
  int limit;

  /** Receives the result of a search before the shapes are released; may be null. */
  PairCounter counter;

  private final PairSearch search;
  private final Pairs pairs = new Pairs();
  private final FloatsAsDoubles widened = new FloatsAsDoubles();

  private final CircleSet circlesA = new CircleSet();
  private final CircleSet circlesB = new CircleSet();
  private final BoxSet boxesA = new BoxSet();
  private final BoxSet boxesB = new BoxSet();
  private final CapsuleSet capsulesA = new CapsuleSet();
  private final CapsuleSet capsulesB = new CapsuleSet();
  private final TurnedBoxSet turnedBoxesA = new TurnedBoxSet();
  private final TurnedBoxSet turnedBoxesB = new TurnedBoxSet();
  private final MixedSet shapesA = new MixedSet();
  private final MixedSet shapesB = new MixedSet();
  private final PairPredicate circleCircle = this::circleCircle;
  private final PairPredicate anyCircles = (a, b) -> true;
  private final PairPredicate boxBox = this::boxBox;
  private final PairPredicate circleBox = this::circleBox;
  private final MixedPairs mixed;
  private final CachedBoxes cachedBoxes;
  private final CachedBoxes cachedTurnedBoxes;
  private final FloatCircles floatCircles;
  private final CachedPairs keptFloats;
  private final DoubleCircles doubleCircles;
  private final CachedPairs keptDoubles;
  private final MovingTurnedBoxes movingTurnedBoxes;
  private final CachedPairs keptTurnedBoxes;
  private final Given given = new Given();
  private int split;

  private PairFinder(Builder builder) {
    touching = builder.touching;
    limit = builder.limit;
    Workers workers = builder.workers.get();
    search = new PairSearch(workers);
    mixed = new MixedPairs(touching);
    cachedBoxes = new CachedBoxes(touching, workers);
    cachedTurnedBoxes = new CachedBoxes(touching, workers);
    floatCircles = new FloatCircles(touching);
    keptFloats = new CachedPairs(floatCircles, workers);
    doubleCircles = new DoubleCircles(touching);
    keptDoubles = new CachedPairs(doubleCircles, workers);
    movingTurnedBoxes = new MovingTurnedBoxes(touching);
    keptTurnedBoxes = new CachedPairs(movingTurnedBoxes, workers);
  }

  /** Returns a finder with one thread and without a limit, for which touching counts. */
  public static PairFinder create() {
    return builder().build();
  }

  /** Returns a builder for a finder with other settings. */
  public static Builder builder() {
    return new Builder();
  }

  /** Finds all pairs among the first {@code count} circles. */
  public Pairs circles(double[] x, double[] y, double[] radius, int count) {
    circlesA.use("", x, y, radius, "count", count);
    doubleCircles.use(x, y, radius, count);
    double margin = count > 1 ? findCached(keptDoubles) : 0;
    if (margin > 0) {
      margin = findCandidates(x, y, margin) ? -1 : 0;
      circlesA.use("", x, y, radius, "count", count);
    }
    if (margin == 0) {
      circlesB.use("", x, y, radius, "count", count);
      findAmong(circlesA);
      learn(keptDoubles);
    }
    doubleCircles.release();
    releaseSets();
    return pairs;
  }

  /** Finds all pairs among the first {@code count} circles. */
  public Pairs circles(float[] x, float[] y, float[] radius, int count) {
    if (count > 1 && count <= shortest(x, y, radius) && limit > 0) {
      floatCircles.use(x, y, radius, count);
      boolean found = findFloatCircles(x, y, radius, count);
      floatCircles.release();
      if (found) {
        return pairs;
      }
    }
    return circles(widen(0, x, count), widen(1, y, count), widen(2, radius, count), count);
  }

  /** Finds all pairs among the first {@code count} boxes. */
  public Pairs boxes(double[] minX, double[] minY, double[] maxX, double[] maxY, int count) {
    boxesA.use("", minX, minY, maxX, maxY, "count", count);
    boxesB.use("", minX, minY, maxX, maxY, "count", count);
    return findAmong(boxesA);
  }

  /** Finds all pairs among the first {@code count} boxes. */
  public Pairs boxes(float[] minX, float[] minY, float[] maxX, float[] maxY, int count) {
    return boxes(
        widen(0, minX, count),
        widen(1, minY, count),
        widen(2, maxX, count),
        widen(3, maxY, count),
        count);
  }

  /** Finds all pairs of a circle from the first set and one from the second. */
  public Pairs circlesAgainstCircles(
      double[] xA,
      double[] yA,
      double[] radiusA,
      int countA,
      double[] xB,
      double[] yB,
      double[] radiusB,
      int countB) {
    circlesA.use("A", xA, yA, radiusA, "countA", countA);
    circlesB.use("B", xB, yB, radiusB, "countB", countB);
    return findBetween(circlesA, circlesB);
  }

  /** Finds all pairs of a circle from the first set and one from the second. */
  public Pairs circlesAgainstCircles(
      float[] xA,
      float[] yA,
      float[] radiusA,
      int countA,
      float[] xB,
      float[] yB,
      float[] radiusB,
      int countB) {
    return circlesAgainstCircles(
        widen(0, xA, countA),
        widen(1, yA, countA),
        widen(2, radiusA, countA),
        countA,
        widen(4, xB, countB),
        widen(5, yB, countB),
        widen(6, radiusB, countB),
        countB);
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
    circlesA.use("", x, y, radius, "circles", circles);
    boxesB.use("", minX, minY, maxX, maxY, "boxes", boxes);
    // Which pairs come first under a limit must not depend on earlier calls.
    if (limit == Integer.MAX_VALUE) {
      if (!cachedBoxes.areSame(boxesB)) {
        cachedBoxes.cache(boxesB);
      } else if (cachedBoxes.find(circlesA, pairs)) {
        releaseSets();
        return pairs;
      }
    }
    return findBetween(circlesA, boxesB);
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
    if (circles > 0
        && circles <= shortest(x, y, radius)
        && boxes <= Math.min(shortest(minX, minY, maxX), length(maxY))
        && cachedBoxes.areSame(minX, minY, maxX, maxY, boxes)
        && cachedBoxes.find(x, y, radius, circles, pairs)) {
      return pairs;
    }
    circlesAgainstBoxes(
        widen(0, x, circles),
        widen(1, y, circles),
        widen(2, radius, circles),
        circles,
        widen(4, minX, boxes),
        widen(5, minY, boxes),
        widen(6, maxX, boxes),
        widen(7, maxY, boxes),
        boxes);
    if (limit == Integer.MAX_VALUE) {
      cachedBoxes.cacheFloats(minX, minY, maxX, maxY);
    }
    return pairs;
  }

  /** Finds all pairs of a box from the first set and one from the second. */
  public Pairs boxesAgainstBoxes(
      double[] minXA,
      double[] minYA,
      double[] maxXA,
      double[] maxYA,
      int countA,
      double[] minXB,
      double[] minYB,
      double[] maxXB,
      double[] maxYB,
      int countB) {
    boxesA.use("A", minXA, minYA, maxXA, maxYA, "countA", countA);
    boxesB.use("B", minXB, minYB, maxXB, maxYB, "countB", countB);
    return findBetween(boxesA, boxesB);
  }

  /** Finds all pairs of a box from the first set and one from the second. */
  public Pairs boxesAgainstBoxes(
      float[] minXA,
      float[] minYA,
      float[] maxXA,
      float[] maxYA,
      int countA,
      float[] minXB,
      float[] minYB,
      float[] maxXB,
      float[] maxYB,
      int countB) {
    return boxesAgainstBoxes(
        widen(0, minXA, countA),
        widen(1, minYA, countA),
        widen(2, maxXA, countA),
        widen(3, maxYA, countA),
        countA,
        widen(4, minXB, countB),
        widen(5, minYB, countB),
        widen(6, maxXB, countB),
        widen(7, maxYB, countB),
        countB);
  }

  /**
   * Finds all pairs among the first {@code count} capsules, given like {@link dev.carom.Capsule}.
   */
  public Pairs capsules(
      double[] x0, double[] y0, double[] x1, double[] y1, double[] radius, int count) {
    capsulesA.use("", x0, y0, x1, y1, radius, "count", count);
    return findAmong(capsulesA);
  }

  /** Finds all pairs among the first {@code count} capsules. */
  public Pairs capsules(float[] x0, float[] y0, float[] x1, float[] y1, float[] radius, int count) {
    return capsules(
        widen(0, x0, count),
        widen(1, y0, count),
        widen(2, x1, count),
        widen(3, y1, count),
        widen(4, radius, count),
        count);
  }

  /**
   * Finds all pairs among the first {@code count} boxes that are turned.
   *
   * @param x x of the centres
   * @param cos x of the direction of each box's width
   * @param sin y of that direction
   */
  public Pairs turnedBoxes(
      double[] x,
      double[] y,
      double[] halfWidth,
      double[] halfHeight,
      double[] cos,
      double[] sin,
      int count) {
    turnedBoxesA.use("", x, y, halfWidth, halfHeight, cos, sin, "count", count);
    if (count > 1 && limit == Integer.MAX_VALUE) {
      movingTurnedBoxes.use(turnedBoxesA, predicate(turnedBoxesA, turnedBoxesA, 0));
      if (findMovingTurnedBoxes()) {
        releaseSets();
        return pairs;
      }
    }
    return findAmong(turnedBoxesA);
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
    if (count > 1
        && count <= Math.min(shortest(x, y, halfWidth), shortest(halfHeight, cos, sin))
        && limit == Integer.MAX_VALUE) {
      movingTurnedBoxes.use(x, y, halfWidth, halfHeight, cos, sin, count);
      if (findMovingTurnedBoxes()) {
        return pairs;
      }
    }
    return turnedBoxes(
        widen(0, x, count),
        widen(1, y, count),
        widen(2, halfWidth, count),
        widen(3, halfHeight, count),
        widen(4, cos, count),
        widen(5, sin, count),
        count);
  }

  /** Finds all pairs among shapes of any kinds. */
  public Pairs shapes(Shape[] shapes) {
    shapesA.use("shapes", shapes);
    return findAmong(shapesA);
  }

  /** Finds all pairs among shapes of any kinds. */
  public Pairs shapes(List<? extends Shape> shapes) {
    shapesA.use("shapes", shapes);
    return findAmong(shapesA);
  }

  /** Finds all pairs of a circle ({@code a}) and a capsule ({@code b}). */
  public Pairs circlesAgainstCapsules(
      double[] xA,
      double[] yA,
      double[] radiusA,
      int countA,
      double[] x0B,
      double[] y0B,
      double[] x1B,
      double[] y1B,
      double[] radiusB,
      int countB) {
    circlesA.use("A", xA, yA, radiusA, "countA", countA);
    capsulesB.use("B", x0B, y0B, x1B, y1B, radiusB, "countB", countB);
    return findBetween(circlesA, capsulesB);
  }

  /** Finds all pairs of a circle ({@code a}) and a turned box ({@code b}). */
  public Pairs circlesAgainstTurnedBoxes(
      double[] xA,
      double[] yA,
      double[] radiusA,
      int countA,
      double[] xB,
      double[] yB,
      double[] halfWidthB,
      double[] halfHeightB,
      double[] cosB,
      double[] sinB,
      int countB) {
    circlesA.use("A", xA, yA, radiusA, "countA", countA);
    turnedBoxesB.use("B", xB, yB, halfWidthB, halfHeightB, cosB, sinB, "countB", countB);
    if (limit == Integer.MAX_VALUE) {
      if (!cachedTurnedBoxes.areSame(turnedBoxesB)) {
        cachedTurnedBoxes.cache(turnedBoxesB);
      } else if (cachedTurnedBoxes.find(circlesA, pairs)) {
        releaseSets();
        return pairs;
      }
    }
    return findBetween(circlesA, turnedBoxesB);
  }

  /** Finds all pairs of a circle ({@code a}) and a turned box ({@code b}). */
  public Pairs circlesAgainstTurnedBoxes(
      float[] xA,
      float[] yA,
      float[] radiusA,
      int countA,
      float[] xB,
      float[] yB,
      float[] halfWidthB,
      float[] halfHeightB,
      float[] cosB,
      float[] sinB,
      int countB) {
    return circlesAgainstTurnedBoxes(
        widen(0, xA, countA),
        widen(1, yA, countA),
        widen(2, radiusA, countA),
        countA,
        widen(4, xB, countB),
        widen(5, yB, countB),
        widen(6, halfWidthB, countB),
        widen(7, halfHeightB, countB),
        widen(8, cosB, countB),
        widen(9, sinB, countB),
        countB);
  }

  /** Finds all pairs of a circle ({@code a}) and a shape of any kind ({@code b}). */
  public Pairs circlesAgainstShapes(
      double[] x, double[] y, double[] radius, int count, List<? extends Shape> shapes) {
    circlesA.use("", x, y, radius, "count", count);
    shapesB.use("shapes", shapes);
    return findBetween(circlesA, shapesB);
  }

  /** Finds all pairs of a box ({@code a}) and a capsule ({@code b}). */
  public Pairs boxesAgainstCapsules(
      double[] minXA,
      double[] minYA,
      double[] maxXA,
      double[] maxYA,
      int countA,
      double[] x0B,
      double[] y0B,
      double[] x1B,
      double[] y1B,
      double[] radiusB,
      int countB) {
    boxesA.use("A", minXA, minYA, maxXA, maxYA, "countA", countA);
    capsulesB.use("B", x0B, y0B, x1B, y1B, radiusB, "countB", countB);
    return findBetween(boxesA, capsulesB);
  }

  /** Finds all pairs of a box along the axes ({@code a}) and a turned box ({@code b}). */
  public Pairs boxesAgainstTurnedBoxes(
      double[] minXA,
      double[] minYA,
      double[] maxXA,
      double[] maxYA,
      int countA,
      double[] xB,
      double[] yB,
      double[] halfWidthB,
      double[] halfHeightB,
      double[] cosB,
      double[] sinB,
      int countB) {
    boxesA.use("A", minXA, minYA, maxXA, maxYA, "countA", countA);
    turnedBoxesB.use("B", xB, yB, halfWidthB, halfHeightB, cosB, sinB, "countB", countB);
    return findBetween(boxesA, turnedBoxesB);
  }

  /** Finds all pairs of a box ({@code a}) and a shape of any kind ({@code b}). */
  public Pairs boxesAgainstShapes(
      double[] minX,
      double[] minY,
      double[] maxX,
      double[] maxY,
      int count,
      List<? extends Shape> shapes) {
    boxesA.use("", minX, minY, maxX, maxY, "count", count);
    shapesB.use("shapes", shapes);
    return findBetween(boxesA, shapesB);
  }

  /** Finds all pairs of a capsule from the first set and one from the second. */
  public Pairs capsulesAgainstCapsules(
      double[] x0A,
      double[] y0A,
      double[] x1A,
      double[] y1A,
      double[] radiusA,
      int countA,
      double[] x0B,
      double[] y0B,
      double[] x1B,
      double[] y1B,
      double[] radiusB,
      int countB) {
    capsulesA.use("A", x0A, y0A, x1A, y1A, radiusA, "countA", countA);
    capsulesB.use("B", x0B, y0B, x1B, y1B, radiusB, "countB", countB);
    return findBetween(capsulesA, capsulesB);
  }

  /** Finds all pairs of a capsule ({@code a}) and a turned box ({@code b}). */
  public Pairs capsulesAgainstTurnedBoxes(
      double[] x0A,
      double[] y0A,
      double[] x1A,
      double[] y1A,
      double[] radiusA,
      int countA,
      double[] xB,
      double[] yB,
      double[] halfWidthB,
      double[] halfHeightB,
      double[] cosB,
      double[] sinB,
      int countB) {
    capsulesA.use("A", x0A, y0A, x1A, y1A, radiusA, "countA", countA);
    turnedBoxesB.use("B", xB, yB, halfWidthB, halfHeightB, cosB, sinB, "countB", countB);
    return findBetween(capsulesA, turnedBoxesB);
  }

  /** Finds all pairs of a turned box from the first set and one from the second. */
  public Pairs turnedBoxesAgainstTurnedBoxes(
      double[] xA,
      double[] yA,
      double[] halfWidthA,
      double[] halfHeightA,
      double[] cosA,
      double[] sinA,
      int countA,
      double[] xB,
      double[] yB,
      double[] halfWidthB,
      double[] halfHeightB,
      double[] cosB,
      double[] sinB,
      int countB) {
    turnedBoxesA.use("A", xA, yA, halfWidthA, halfHeightA, cosA, sinA, "countA", countA);
    turnedBoxesB.use("B", xB, yB, halfWidthB, halfHeightB, cosB, sinB, "countB", countB);
    return findBetween(turnedBoxesA, turnedBoxesB);
  }

  /** Finds all pairs of a shape from the first list and one from the second. */
  public Pairs shapesAgainstShapes(List<? extends Shape> shapesA, List<? extends Shape> shapesB) {
    this.shapesA.use("shapesA", shapesA);
    this.shapesB.use("shapesB", shapesB);
    return findBetween(this.shapesA, this.shapesB);
  }

  private boolean findFloatCircles(float[] x, float[] y, float[] radius, int count) {
    double margin = findCached(keptFloats);
    if (margin < 0) {
      return true;
    }
    if (margin > 0) {
      float[] grown = floatCircles.grownRadii(margin);
      if (search.findCandidates(x, y, grown, count, keptFloats.mostCandidates())
          && keptFloats.take(margin, search)) {
        show(keptFloats);
        return true;
      }
      keptFloats.giveUp();
    }
    boolean found = search.findCircles(x, y, radius, count, touching, limit);
    if (found) {
      learn(keptFloats);
      show(0);
    }
    return found;
  }

  /** Returns false if the circles around the boxes are not suited to a search. */
  private boolean findMovingTurnedBoxes() {
    MovingTurnedBoxes boxes = movingTurnedBoxes;
    CachedPairs kept = keptTurnedBoxes;
    double margin = findCached(kept);
    boolean isFound = margin < 0;
    if (!isFound && boxes.measure()) {
      isFound =
          search.findCandidates(
                  boxes.x(),
                  boxes.y(),
                  boxes.grownRadii(margin),
                  boxes.count(),
                  kept.mostCandidates())
              && kept.take(margin, search);
      if (isFound) {
        show(kept);
      } else {
        kept.giveUp();
      }
    }
    boxes.release();
    return isFound;
  }

  private boolean findCandidates(double[] x, double[] y, double margin) {
    double[] grown = doubleCircles.grownRadii(margin);
    if (grown == null) {
      keptDoubles.giveUp();
      return false;
    }
    int count = circlesA.count;
    circlesA.use("", x, y, grown, "count", count);
    given.use(circlesA, NONE, anyCircles);
    split = 0;
    search.find(given, 0, keptDoubles.mostCandidates());
    if (keptDoubles.take(margin, search)) {
      show(keptDoubles);
      return true;
    }
    keptDoubles.giveUp();
    return false;
  }

  /**
   * Shows the pairs found among the cached candidates and returns a negative number. If these may
   * be incomplete, returns the margin for finding new candidates, or 0 if caching is not
   * worthwhile.
   */
  private double findCached(CachedPairs cached) {
    if (limit < Integer.MAX_VALUE) {
      return 0;
    }
    if (cached.find()) {
      show(cached);
      return -1;
    }
    return cached.margin();
  }

  /**
   * Updates the cache's statistics with the pairs just found, unless a limit may have cut them
   * short.
   */
  private void learn(CachedPairs cached) {
    if (limit == Integer.MAX_VALUE) {
      cached.learn(search.count());
    }
  }

  private void show(CachedPairs cached) {
    pairs.show(cached.pairs(), cached.count(), 0);
  }

  private static int shortest(float[] one, float[] two, float[] three) {
    return Math.min(length(one), Math.min(length(two), length(three)));
  }

  /** Returns less than any count for null, which is rejected later. */
  private static int length(float[] values) {
    return values == null ? Integer.MIN_VALUE : values.length;
  }

  private double[] widen(int slot, float[] values, int count) {
    return widened.widen(slot, values, count);
  }

  private Pairs findAmong(ShapeSet set) {
    return find(set, NONE, predicate(set, set, 0), 0);
  }

  private Pairs findBetween(ShapeSet a, ShapeSet b) {
    return find(a, b, predicate(a, b, a.count), a.count);
  }

  /** Returns the exact test of a shape of one set and a shape of another. */
  private PairPredicate predicate(ShapeSet a, ShapeSet b, int firstB) {
    return switch (b.kind()) {
      case CIRCLES -> circleCircle;
      case BOXES -> a.kind() == SetKind.CIRCLES ? circleBox : boxBox;
      case CAPSULES, TURNED_BOXES, SHAPES -> {
        mixed.use(a, b, firstB);
        yield mixed;
      }
    };
  }

  private Pairs find(ShapeSet a, ShapeSet b, PairPredicate predicate, int firstB) {
    given.use(a, b, predicate);
    split = firstB;
    // Without a first set there is no pair, and the search would take the second for the only one.
    search.find(given, split, a.count == 0 ? 0 : limit);
    if (counter != null) {
      counter.take(search, given, a, b);
    }
    releaseSets();
    return show(firstB);
  }

  private void releaseSets() {
    circlesA.release();
    circlesB.release();
    boxesA.release();
    boxesB.release();
    capsulesA.release();
    capsulesB.release();
    turnedBoxesA.release();
    turnedBoxesB.release();
    shapesA.release();
    shapesB.release();
  }

  private Pairs show(int firstB) {
    pairs.show(search.pairs(), search.count(), firstB);
    return pairs;
  }

  private boolean circleCircle(int idA, int idB) {
    int a = idA;
    int b = idB - split;
    CircleSet one = circlesA;
    CircleSet two = circlesB;
    return touching
        ? Overlap.circleCircle(one.x[a], one.y[a], one.radius[a], two.x[b], two.y[b], two.radius[b])
        : Overlap.circleCircleStrict(
            one.x[a], one.y[a], one.radius[a], two.x[b], two.y[b], two.radius[b]);
  }

  private boolean boxBox(int idA, int idB) {
    int a = idA;
    int b = idB - split;
    BoxSet one = boxesA;
    BoxSet two = boxesB;
    return touching
        ? Overlap.boxBox(
            one.minX[a],
            one.minY[a],
            one.maxX[a],
            one.maxY[a],
            two.minX[b],
            two.minY[b],
            two.maxX[b],
            two.maxY[b])
        : Overlap.boxBoxStrict(
            one.minX[a],
            one.minY[a],
            one.maxX[a],
            one.maxY[a],
            two.minX[b],
            two.minY[b],
            two.maxX[b],
            two.maxY[b]);
  }

  private boolean circleBox(int idA, int idB) {
    int b = idB - split;
    CircleSet circle = circlesA;
    BoxSet box = boxesB;
    return touching
        ? Overlap.circleBox(
            circle.x[idA],
            circle.y[idA],
            circle.radius[idA],
            box.minX[b],
            box.minY[b],
            box.maxX[b],
            box.maxY[b])
        : Overlap.circleBoxStrict(
            circle.x[idA],
            circle.y[idA],
            circle.radius[idA],
            box.minX[b],
            box.minY[b],
            box.maxX[b],
            box.maxY[b]);
  }

  /** The shapes of one call: one set, optionally followed by a second. */
  private final class Given implements PairSource {
    private ShapeSet first;
    private ShapeSet second;
    private PairPredicate predicate;

    void use(ShapeSet first, ShapeSet second, PairPredicate predicate) {
      this.first = first;
      this.second = second;
      this.predicate = predicate;
    }

    @Override
    public int count() {
      return first.count + second.count;
    }

    @Override
    public boolean isRound() {
      return predicate == circleCircle || predicate == anyCircles;
    }

    @Override
    public void include(Extent extent) {
      first.include(extent);
      second.include(extent);
    }

    @Override
    public void fill(FloatShapes floats) {
      first.fill(floats, 0);
      second.fill(floats, split);
    }

    @Override
    public void fill(Bounds bounds) {
      first.fill(bounds, 0);
      second.fill(bounds, split);
    }

    /** Groups by flatness if touching does not count: points, for example, never overlap. */
    @Override
    public boolean group(Groups groups) {
      if (touching || predicate == anyCircles || !first.hasFlat() && !second.hasFlat()) {
        return false;
      }
      groups.clear(count());
      if (split > 0) {
        first.group(groups, 0, 1, 2);
        second.group(groups, split, 2, 1);
      } else {
        first.group(groups, 0, -1, -1);
      }
      return true;
    }

    @Override
    public boolean accepts(int a, int b) {
      return predicate.accepts(a, b);
    }

    @Override
    public boolean isSame(int a, int b) {
      return split > 0 && a >= split ? second.isSame(a - split, b - split) : first.isSame(a, b);
    }
  }

  /** Settings for a finder. */
  public static final class Builder {
    /** Refers to threads only if they are requested, because browsers have none. */
    private Supplier<Workers> workers = Workers::none;

    private boolean touching = true;
    private int limit = Integer.MAX_VALUE;

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

    /** Sets whether shapes that only touch form a pair (default: true). */
    public Builder touching(boolean counts) {
      touching = counts;
      return this;
    }

    /**
     * Sets the maximum number of pairs (default: no limit). Which pairs are found depends only on
     * the given shapes; they are not necessarily the first in sorted order.
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
     * Returns a counter with these settings, which counts pairs without listing them; it ignores
     * the limit.
     */
    public PairCounter buildCounter() {
      return new PairCounter(this);
    }

    /** Returns a finder with these settings. */
    public PairFinder build() {
      return new PairFinder(this);
    }
  }
}
