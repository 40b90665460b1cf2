// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

import dev.carom.internal.exact.ErrorBounds;
import java.util.Arrays;

/**
 * Counts pairs without listing them: a tree of boxes with rounded corners, compared with itself. If
 * all shapes of two branches meet, or none do, that is detected at once, so the time does not grow
 * with the number of pairs. Only shapes next to the border between the two are tested one by one.
 * Equal shapes are one leaf, however many there are.
 *
 * <p>Other shapes have two such boxes: one around them, and one that is inside.
 */
public final class PairTree {
  /**
   * The numbers of a shape: four sides of a box, the radius around it, and a tag, which tells
   * different shapes in the same box apart.
   */
  private static final int NUMBERS = 6;

  private static final int MIN_X = 0;
  private static final int MIN_Y = 1;
  private static final int MAX_X = 2;
  private static final int MAX_Y = 3;
  private static final int RADIUS = 4;
  private static final int TAG = 5;

  /** Up to this many shapes are not divided. */
  private static final int LEAF = 8;

  private static final double ROUNDING = ErrorBounds.SEARCHES;
  private static final double UNDERFLOW = ErrorBounds.UNDERFLOW_OF_SQUARES;

  private double[] numbers = {};

  /** The numbers of what is certainly inside each shape. */
  private double[] inside = {};

  private int shapes;
  private int[] item = {};

  /** The beginning and end of each node's shapes among the items. */
  private int[] begin = {};

  private int[] end = {};

  /** The second child of each node, which comes after all of the first; 0 for a leaf. */
  private int[] second = {};

  /** True if all shapes of the node are equal. */
  private boolean[] isUniform = {};

  /** True if all shapes of the node meet another one. */
  private boolean[] allHit = {};

  /** The smallest and the largest of each number in each node. */
  private double[] least = {};

  private double[] most = {};

  /** The numbers of a box with a radius that is within each shape of a node. */
  private double[] common = {};

  private int nodes;

  private boolean[] hit = {};

  /** Whether shapes that share a point certainly count. */
  private boolean touching;

  /** Pairs at most this far apart count. */
  private double distance;

  private PairPredicate predicate;
  private long counted;

  /** Creates an empty tree. */
  public PairTree() {}

  /** Makes room for this many shapes, each of which must then be set. */
  public void clear(int shapes) {
    this.shapes = shapes;
    if (item.length < shapes) {
      numbers = new double[NUMBERS * shapes];
      inside = new double[NUMBERS * shapes];
      item = new int[shapes];
      hit = new boolean[shapes];
      // Every leaf but the root has at least half of LEAF.
      int mostNodes = 4 * shapes / LEAF + 4;
      begin = new int[mostNodes];
      end = new int[mostNodes];
      second = new int[mostNodes];
      isUniform = new boolean[mostNodes];
      allHit = new boolean[mostNodes];
      least = new double[NUMBERS * mostNodes];
      most = new double[NUMBERS * mostNodes];
      common = new double[NUMBERS * mostNodes];
    }
  }

  /** Sets a shape: all points within the radius of the box. */
  public void set(int shape, double minX, double minY, double maxX, double maxY, double radius) {
    set(numbers, shape, minX, minY, maxX, maxY, radius, 0);
    setInside(shape, minX, minY, maxX, maxY, radius);
  }

  /**
   * Sets a box around a shape; what is inside must be set next.
   *
   * @param tag the same for equal shapes, and different for most others
   */
  public void setOutside(int shape, double minX, double minY, double maxX, double maxY, long tag) {
    set(numbers, shape, minX, minY, maxX, maxY, 0, tag);
  }

  /** Sets what is certainly inside a shape: all points within the radius of the box. */
  public void setInside(
      int shape, double minX, double minY, double maxX, double maxY, double radius) {
    set(inside, shape, minX, minY, maxX, maxY, radius, 0);
  }

  /** Leaves open what is inside a shape. */
  public void setInsideUnknown(int shape) {
    double none = Double.POSITIVE_INFINITY;
    setInside(shape, none, none, -none, -none, 0);
  }

  private static void set(
      double[] all,
      int shape,
      double minX,
      double minY,
      double maxX,
      double maxY,
      double radius,
      double tag) {
    int at = NUMBERS * shape;
    all[at + MIN_X] = minX;
    all[at + MIN_Y] = minY;
    all[at + MAX_X] = maxX;
    all[at + MAX_Y] = maxY;
    all[at + RADIUS] = radius;
    all[at + TAG] = tag;
  }

  /**
   * Counts the pairs; if split is positive, only those of a number below split and another from
   * split on.
   *
   * @param touching whether a touch counts
   * @param distance pairs at most this far apart count; if touching does not, closer ones
   * @param predicate decides about a pair; equal shapes must have equal verdicts
   */
  public long count(int split, boolean touching, double distance, PairPredicate predicate) {
    this.touching = touching || distance > 0;
    this.distance = distance;
    this.predicate = predicate;
    counted = 0;
    nodes = 0;
    Arrays.fill(hit, 0, shapes, false);
    Arrays.fill(allHit, false);
    for (int k = 0; k < shapes; k++) {
      item[k] = k;
    }
    if (split > 0 && split < shapes) {
      int first = build(0, split);
      between(first, build(split, shapes));
    } else if (split == 0 && shapes > 1) {
      among(build(0, shapes));
    }
    markHits();
    this.predicate = null;
    return counted;
  }

  /** Returns true if the shape is part of a pair that was counted. */
  public boolean isHit(int shape) {
    return hit[shape];
  }

  private int build(int from, int to) {
    int node = nodes++;
    begin[node] = from;
    end[node] = to;
    second[node] = 0;
    int widest = measure(node);
    isUniform[node] = widest < 0 && areSame(from, to);
    if (to - from > LEAF && widest >= 0) {
      int middle = (from + to) >>> 1;
      divide(from, to, middle, widest);
      build(from, middle);
      second[node] = build(middle, to);
    }
    return node;
  }

  /** Returns true if items with equal numbers are equal shapes. */
  private boolean areSame(int from, int to) {
    for (int k = from + 1; k < to; k++) {
      if (!predicate.isSame(item[from], item[k])) {
        return false;
      }
    }
    return true;
  }

  /** Computes the range of each number; returns the widest one, or -1 if none has a width. */
  private int measure(int node) {
    int widest = -1;
    double width = 0;
    for (int which = 0; which < NUMBERS; which++) {
      double low = Double.POSITIVE_INFINITY;
      double high = Double.NEGATIVE_INFINITY;
      for (int k = begin[node]; k < end[node]; k++) {
        double number = numbers[NUMBERS * item[k] + which];
        low = number < low ? number : low;
        high = number > high ? number : high;
      }
      least[NUMBERS * node + which] = low;
      most[NUMBERS * node + which] = high;
      // Half of it, which is finite; for the tiniest ranges any number will do.
      double half = Math.max(high * 0.5 - low * 0.5, high > low ? Double.MIN_VALUE : 0);
      // Tags only divide what nothing else does.
      if (half > width && (which != TAG || widest < 0)) {
        width = half;
        widest = which;
      }
    }
    measureInside(node);
    return widest;
  }

  private void measureInside(int node) {
    int at = NUMBERS * node;
    common[at + MIN_X] = common[at + MIN_Y] = Double.NEGATIVE_INFINITY;
    common[at + MAX_X] = common[at + MAX_Y] = Double.POSITIVE_INFINITY;
    common[at + RADIUS] = Double.POSITIVE_INFINITY;
    for (int k = begin[node]; k < end[node]; k++) {
      int from = NUMBERS * item[k];
      common[at + MIN_X] = Math.max(common[at + MIN_X], inside[from + MIN_X]);
      common[at + MIN_Y] = Math.max(common[at + MIN_Y], inside[from + MIN_Y]);
      common[at + MAX_X] = Math.min(common[at + MAX_X], inside[from + MAX_X]);
      common[at + MAX_Y] = Math.min(common[at + MAX_Y], inside[from + MAX_Y]);
      common[at + RADIUS] = Math.min(common[at + RADIUS], inside[from + RADIUS]);
    }
  }

  /** Puts the items with the smaller numbers before the middle. */
  private void divide(int from, int to, int middle, int which) {
    int low = from;
    int high = to - 1;
    while (low < high) {
      double pivot = numbers[NUMBERS * item[(low + high) >>> 1] + which];
      int a = low;
      int b = high;
      while (a <= b) {
        while (numbers[NUMBERS * item[a] + which] < pivot) {
          a++;
        }
        while (numbers[NUMBERS * item[b] + which] > pivot) {
          b--;
        }
        if (a <= b) {
          int other = item[a];
          item[a++] = item[b];
          item[b--] = other;
        }
      }
      if (middle <= b) {
        high = b;
      } else if (middle >= a) {
        low = a;
      } else {
        return;
      }
    }
  }

  private void among(int node) {
    long size = end[node] - begin[node];
    if (allMeet(node, node)) {
      counted += size * (size - 1) / 2;
      allHit[node] |= size > 1;
    } else if (second[node] > 0) {
      among(node + 1);
      among(second[node]);
      between(node + 1, second[node]);
    } else if (isUniform[node]) {
      if (size > 1 && accepts(begin[node], begin[node] + 1)) {
        counted += size * (size - 1) / 2;
        allHit[node] = true;
      }
    } else {
      for (int k = begin[node]; k < end[node]; k++) {
        testAll(k, k + 1, end[node]);
      }
    }
  }

  private void between(int a, int b) {
    if (areApart(a, b)) {
      return;
    }
    if (allMeet(a, b)) {
      addAll(a, b);
    } else if (second[a] > 0 && (second[b] == 0 || end[a] - begin[a] >= end[b] - begin[b])) {
      between(a + 1, b);
      between(second[a], b);
    } else if (second[b] > 0) {
      between(a, b + 1);
      between(a, second[b]);
    } else {
      testLeaves(a, b);
    }
  }

  private void addAll(int a, int b) {
    counted += (long) (end[a] - begin[a]) * (end[b] - begin[b]);
    allHit[a] = true;
    allHit[b] = true;
  }

  private void testLeaves(int a, int b) {
    if (isUniform[a] && isUniform[b]) {
      if (accepts(begin[a], begin[b])) {
        addAll(a, b);
      }
    } else if (isUniform[b]) {
      testUniform(b, a);
    } else if (isUniform[a]) {
      testUniform(a, b);
    } else {
      for (int k = begin[a]; k < end[a]; k++) {
        testAll(k, begin[b], end[b]);
      }
    }
  }

  /** Tests one of several equal shapes for all of them. */
  private void testUniform(int uniform, int others) {
    for (int k = begin[others]; k < end[others]; k++) {
      if (accepts(begin[uniform], k)) {
        counted += end[uniform] - begin[uniform];
        allHit[uniform] = true;
        hit[item[k]] = true;
      }
    }
  }

  private void testAll(int place, int from, int to) {
    for (int k = from; k < to; k++) {
      if (accepts(place, k)) {
        counted++;
        hit[item[place]] = true;
        hit[item[k]] = true;
      }
    }
  }

  private boolean accepts(int placeA, int placeB) {
    int a = item[placeA];
    int b = item[placeB];
    return predicate.accepts(Math.min(a, b), Math.max(a, b));
  }

  /** Returns true if certainly no shape of one node meets one of the other. */
  private boolean areApart(int a, int b) {
    double reach = most[NUMBERS * a + RADIUS] + most[NUMBERS * b + RADIUS] + distance;
    double gapX = gap(least, a, most, b, MIN_X, MAX_X);
    double gapY = gap(least, a, most, b, MIN_Y, MAX_Y);
    if (reach == 0) {
      return gapX > 0 || gapY > 0;
    }
    double square = squareOf(gapX, gapY);
    return square * (1 - ROUNDING) - UNDERFLOW > reach * reach;
  }

  /** Returns true if certainly each shape of one node meets each of the other. */
  private boolean allMeet(int a, int b) {
    double gapX = gap(common, a, common, b, MIN_X, MAX_X);
    double gapY = gap(common, a, common, b, MIN_Y, MAX_Y);
    if (touching ? gapX <= 0 && gapY <= 0 : gapX < 0 && gapY < 0) {
      return true;
    }
    double reach = common[NUMBERS * a + RADIUS] + common[NUMBERS * b + RADIUS] + distance;
    double square = squareOf(gapX, gapY);
    double reached = reach * reach;
    return reached <= Double.MAX_VALUE && square < reached * (1 - ROUNDING) - UNDERFLOW;
  }

  /**
   * Returns the smallest or largest gap between the boxes along an axis; negative if they overlap.
   */
  private static double gap(double[] mins, int a, double[] maxes, int b, int min, int max) {
    double after = mins[NUMBERS * a + min] - maxes[NUMBERS * b + max];
    double before = mins[NUMBERS * b + min] - maxes[NUMBERS * a + max];
    return Math.max(after, before);
  }

  private static double squareOf(double gapX, double gapY) {
    double x = Math.max(gapX, 0);
    double y = Math.max(gapY, 0);
    return x * x + y * y;
  }

  private void markHits() {
    for (int node = 0; node < nodes; node++) {
      if (allHit[node]) {
        for (int k = begin[node]; k < end[node]; k++) {
          hit[item[k]] = true;
        }
      }
    }
  }
}
