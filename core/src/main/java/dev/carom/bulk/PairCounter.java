// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.Shape;
import dev.carom.internal.check.Arguments;
import dev.carom.internal.index.PairSearch;
import dev.carom.internal.index.PairSource;
import dev.carom.internal.index.PairTree;
import java.util.Arrays;
import java.util.List;

/**
 * Counts the pairs among many shapes, given as arrays of numbers or as objects, and marks the
 * shapes that are part of a pair, without listing the pairs.
 *
 * <pre>{@code
 * PairCounter counter = PairCounter.create();
 * long pairs = counter.circles(x, y, radius, count);
 * boolean firstCollides = counter.isHit(0);
 * }</pre>
 *
 * <p>The count equals the number of pairs that a {@link PairFinder} with the same settings finds,
 * but may exceed the capacity of a list. Time and memory depend on the shapes, not on the number of
 * pairs: the 1.8 billion pairs of 60,000 equal circles are counted without visiting each of them.
 * Two kinds of pairs are tested one by one: pairs of circles or boxes that are nearly tangent, and
 * pairs with a capsule, a turned box, a polygon or a compound whose bounds intersect, unless the
 * circles or boxes that are known to lie inside the two shapes intersect as well.
 *
 * <p>Arguments are validated as in {@link PairFinder}. Memory is reused between calls. A counter is
 * not thread-safe.
 */
public final class PairCounter {
  /** Beyond this number of pairs per shape, pairs are counted without listing them. */
  private static final int MOST_PER_SHAPE = 8;

  private static final int MOST_OF_FEW = 1024;

  private final PairFinder finder;
  private final boolean touching;
  private final PairTree tree = new PairTree();
  private boolean byTree;
  private boolean[] hit = {};
  private int countA;
  private int countB;
  private long counted;

  PairCounter(PairFinder.Builder builder) {
    finder = builder.build();
    touching = finder.touching;
    finder.counter = this;
  }

  /**
   * Returns a counter with one thread, for which touching counts. For other settings, see {@link
   * PairFinder.Builder#buildCounter}.
   */
  public static PairCounter create() {
    return PairFinder.builder().buildCounter();
  }

  /** Counts the pairs among the first {@code count} circles. */
  public long circles(double[] x, double[] y, double[] radius, int count) {
    expect(count, 0);
    finder.circles(x, y, radius, count);
    return counted;
  }

  /** Counts the pairs among the first {@code count} boxes. */
  public long boxes(double[] minX, double[] minY, double[] maxX, double[] maxY, int count) {
    expect(count, 0);
    finder.boxes(minX, minY, maxX, maxY, count);
    return counted;
  }

  /** Counts the pairs of a circle from the first set and one from the second. */
  public long circlesAgainstCircles(
      double[] xA,
      double[] yA,
      double[] radiusA,
      int countA,
      double[] xB,
      double[] yB,
      double[] radiusB,
      int countB) {
    expect(countA, countB);
    finder.circlesAgainstCircles(xA, yA, radiusA, countA, xB, yB, radiusB, countB);
    return counted;
  }

  /** Counts the pairs of a circle (the first set) and a box (the second set). */
  public long circlesAgainstBoxes(
      double[] x,
      double[] y,
      double[] radius,
      int circles,
      double[] minX,
      double[] minY,
      double[] maxX,
      double[] maxY,
      int boxes) {
    expect(circles, boxes);
    finder.circlesAgainstBoxes(x, y, radius, circles, minX, minY, maxX, maxY, boxes);
    return counted;
  }

  /** Counts the pairs of a box from the first set and one from the second. */
  public long boxesAgainstBoxes(
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
    expect(countA, countB);
    finder.boxesAgainstBoxes(
        minXA, minYA, maxXA, maxYA, countA, minXB, minYB, maxXB, maxYB, countB);
    return counted;
  }

  /**
   * Counts the pairs among the first {@code count} capsules, given like {@link dev.carom.Capsule}.
   */
  public long capsules(
      double[] x0, double[] y0, double[] x1, double[] y1, double[] radius, int count) {
    expect(count, 0);
    finder.capsules(x0, y0, x1, y1, radius, count);
    return counted;
  }

  /**
   * Counts the pairs among the first {@code count} boxes that are turned.
   *
   * @param x x of the centres
   * @param cos x of the direction of each box's width
   * @param sin y of that direction
   */
  public long turnedBoxes(
      double[] x,
      double[] y,
      double[] halfWidth,
      double[] halfHeight,
      double[] cos,
      double[] sin,
      int count) {
    expect(count, 0);
    finder.turnedBoxes(x, y, halfWidth, halfHeight, cos, sin, count);
    return counted;
  }

  /** Counts the pairs among shapes of any kinds. */
  public long shapes(Shape[] shapes) {
    Arguments.present("shapes", shapes);
    expect(shapes.length, 0);
    finder.shapes(shapes);
    return counted;
  }

  /** Counts the pairs among shapes of any kinds. */
  public long shapes(List<? extends Shape> shapes) {
    Arguments.present("shapes", shapes);
    expect(shapes.size(), 0);
    finder.shapes(shapes);
    return counted;
  }

  /** Counts the pairs of a circle ({@code a}) and a capsule ({@code b}). */
  public long circlesAgainstCapsules(
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
    expect(countA, countB);
    finder.circlesAgainstCapsules(xA, yA, radiusA, countA, x0B, y0B, x1B, y1B, radiusB, countB);
    return counted;
  }

  /** Counts the pairs of a circle ({@code a}) and a turned box ({@code b}). */
  public long circlesAgainstTurnedBoxes(
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
    expect(countA, countB);
    finder.circlesAgainstTurnedBoxes(
        xA, yA, radiusA, countA, xB, yB, halfWidthB, halfHeightB, cosB, sinB, countB);
    return counted;
  }

  /** Counts the pairs of a circle ({@code a}) and a shape of any kind ({@code b}). */
  public long circlesAgainstShapes(
      double[] x, double[] y, double[] radius, int count, List<? extends Shape> shapes) {
    Arguments.present("shapes", shapes);
    expect(count, shapes.size());
    finder.circlesAgainstShapes(x, y, radius, count, shapes);
    return counted;
  }

  /** Counts the pairs of a box ({@code a}) and a capsule ({@code b}). */
  public long boxesAgainstCapsules(
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
    expect(countA, countB);
    finder.boxesAgainstCapsules(
        minXA, minYA, maxXA, maxYA, countA, x0B, y0B, x1B, y1B, radiusB, countB);
    return counted;
  }

  /** Counts the pairs of a box along the axes ({@code a}) and a turned box ({@code b}). */
  public long boxesAgainstTurnedBoxes(
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
    expect(countA, countB);
    finder.boxesAgainstTurnedBoxes(
        minXA, minYA, maxXA, maxYA, countA, xB, yB, halfWidthB, halfHeightB, cosB, sinB, countB);
    return counted;
  }

  /** Counts the pairs of a box ({@code a}) and a shape of any kind ({@code b}). */
  public long boxesAgainstShapes(
      double[] minX,
      double[] minY,
      double[] maxX,
      double[] maxY,
      int count,
      List<? extends Shape> shapes) {
    Arguments.present("shapes", shapes);
    expect(count, shapes.size());
    finder.boxesAgainstShapes(minX, minY, maxX, maxY, count, shapes);
    return counted;
  }

  /** Counts the pairs of a capsule from the first set and one from the second. */
  public long capsulesAgainstCapsules(
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
    expect(countA, countB);
    finder.capsulesAgainstCapsules(
        x0A, y0A, x1A, y1A, radiusA, countA, x0B, y0B, x1B, y1B, radiusB, countB);
    return counted;
  }

  /** Counts the pairs of a capsule ({@code a}) and a turned box ({@code b}). */
  public long capsulesAgainstTurnedBoxes(
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
    expect(countA, countB);
    finder.capsulesAgainstTurnedBoxes(
        x0A, y0A, x1A, y1A, radiusA, countA, xB, yB, halfWidthB, halfHeightB, cosB, sinB, countB);
    return counted;
  }

  /** Counts the pairs of a turned box from the first set and one from the second. */
  public long turnedBoxesAgainstTurnedBoxes(
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
    expect(countA, countB);
    finder.turnedBoxesAgainstTurnedBoxes(
        xA,
        yA,
        halfWidthA,
        halfHeightA,
        cosA,
        sinA,
        countA,
        xB,
        yB,
        halfWidthB,
        halfHeightB,
        cosB,
        sinB,
        countB);
    return counted;
  }

  /** Counts the pairs of a shape from the first list and one from the second. */
  public long shapesAgainstShapes(List<? extends Shape> shapesA, List<? extends Shape> shapesB) {
    Arguments.present("shapesA", shapesA);
    Arguments.present("shapesB", shapesB);
    expect(shapesA.size(), shapesB.size());
    finder.shapesAgainstShapes(shapesA, shapesB);
    return counted;
  }

  /**
   * Returns true if shape k of the last call is part of a pair; with two sets, shape k of the
   * first.
   *
   * @throws IndexOutOfBoundsException if there is no such shape
   */
  public boolean isHit(int k) {
    return isHit(k, countA, 0);
  }

  /**
   * Returns true if shape k of the second set of the last call is part of a pair.
   *
   * @throws IndexOutOfBoundsException if there is no such shape
   */
  public boolean isHitOfSecond(int k) {
    return isHit(k, countB, countA);
  }

  private boolean isHit(int k, int count, int first) {
    if (k < 0 || k >= count) {
      throw new IndexOutOfBoundsException(
          "shape index " + k + " is out of range: size is " + count);
    }
    return byTree ? tree.isHit(first + k) : hit[first + k];
  }

  private void expect(int first, int second) {
    countA = 0;
    countB = 0;
    counted = 0;
    long most = MOST_OF_FEW + MOST_PER_SHAPE * (Math.max(0L, first) + Math.max(0L, second));
    finder.limit = (int) Math.min(most, Integer.MAX_VALUE - 16);
  }

  /** Counts the pairs that a search found, or uses a tree if the search reached its limit. */
  void take(PairSearch search, PairSource shapes, ShapeSet first, ShapeSet second) {
    int count = first.count + second.count;
    // With an empty set there is no pair.
    int split = second.count == 0 ? 0 : first.count;
    byTree = search.count() >= finder.limit;
    if (byTree) {
      tree.clear(count);
      first.fill(tree, 0);
      second.fill(tree, first.count);
      counted = tree.count(split, touching, shapes);
    } else {
      takeAll(search.pairs(), search.count(), count);
    }
    countA = first.count;
    countB = second.count;
  }

  private void takeAll(long[] pairs, int pairCount, int shapes) {
    if (hit.length < shapes) {
      hit = new boolean[shapes + shapes / 4];
    }
    Arrays.fill(hit, 0, shapes, false);
    for (int k = 0; k < pairCount; k++) {
      hit[(int) (pairs[k] >>> 32)] = true;
      hit[(int) pairs[k]] = true;
    }
    counted = pairCount;
  }
}
