// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.internal.index.Extent;
import dev.carom.internal.index.PairPredicate;
import dev.carom.internal.index.SameNumbers;
import dev.carom.internal.index.StaticBoxes;
import dev.carom.internal.index.Workers;
import dev.carom.pair.Overlap;
import java.util.Arrays;

/**
 * Caches the boxes of the last call, or turned boxes. If the next call passes the same ones, as for
 * a level in which circles move, the same layout is used again.
 */
final class CachedBoxes {
  private static final PairPredicate ANY = (circle, box) -> true;

  /**
   * Layouts allow for larger radii than needed, so that slightly larger circles do not need a new
   * one.
   */
  private static final double ROOM = 1.25;

  private final boolean touching;
  private final BoxSet cached = new BoxSet();

  /** The turned boxes, whose bounds are the boxes above; empty if the boxes are not turned. */
  private final TurnedBoxSet turned = new TurnedBoxSet();

  private final Extent extent = new Extent();
  private final StaticBoxes layout;
  private final CirclesOnBoxes doubleCircles;
  private final CirclesOnBoxes floatCircles;
  private boolean isLaidOut;
  private boolean isSuitable = true;

  /** The same boxes as given in single precision; empty or shorter if they were not. */
  private final float[][] floats = {{}, {}, {}, {}};

  private int floatCount;

  CachedBoxes(boolean touching, Workers workers) {
    this.touching = touching;
    layout = new StaticBoxes(workers);
    doubleCircles = new CirclesOnBoxes(new DoubleCircles(touching), this, workers);
    floatCircles = new CirclesOnBoxes(new FloatCircles(touching), this, workers);
  }

  boolean areSame(BoxSet boxes) {
    int count = boxes.count;
    return count > 0
        && count == cached.count
        && SameNumbers.in(boxes.minX, cached.minX, count)
        && SameNumbers.in(boxes.minY, cached.minY, count)
        && SameNumbers.in(boxes.maxX, cached.maxX, count)
        && SameNumbers.in(boxes.maxY, cached.maxY, count);
  }

  boolean areSame(TurnedBoxSet boxes) {
    int count = boxes.count;
    return count > 0
        && count == turned.count
        && SameNumbers.in(boxes.x, turned.x, count)
        && SameNumbers.in(boxes.y, turned.y, count)
        && SameNumbers.in(boxes.halfWidth, turned.halfWidth, count)
        && SameNumbers.in(boxes.halfHeight, turned.halfHeight, count)
        && SameNumbers.in(boxes.cos, turned.cos, count)
        && SameNumbers.in(boxes.sin, turned.sin, count);
  }

  boolean areSame(float[] minX, float[] minY, float[] maxX, float[] maxY, int count) {
    return count > 0
        && count == floatCount
        && SameNumbers.in(minX, floats[0], count)
        && SameNumbers.in(minY, floats[1], count)
        && SameNumbers.in(maxX, floats[2], count)
        && SameNumbers.in(maxY, floats[3], count);
  }

  void cache(BoxSet boxes) {
    int count = boxes.count;
    cached.minX = copied(boxes.minX, cached.minX, count);
    cached.minY = copied(boxes.minY, cached.minY, count);
    cached.maxX = copied(boxes.maxX, cached.maxX, count);
    cached.maxY = copied(boxes.maxY, cached.maxY, count);
    cached.count = count;
    begin();
  }

  void cache(TurnedBoxSet boxes) {
    int count = boxes.count;
    turned.x = copied(boxes.x, turned.x, count);
    turned.y = copied(boxes.y, turned.y, count);
    turned.halfWidth = copied(boxes.halfWidth, turned.halfWidth, count);
    turned.halfHeight = copied(boxes.halfHeight, turned.halfHeight, count);
    turned.cos = copied(boxes.cos, turned.cos, count);
    turned.sin = copied(boxes.sin, turned.sin, count);
    turned.count = count;
    begin();
  }

  private void begin() {
    floatCount = 0;
    isLaidOut = false;
    isSuitable = true;
  }

  private static double[] copied(double[] values, double[] into, int count) {
    double[] room = into.length < count ? new double[count + count / 4] : into;
    System.arraycopy(values, 0, room, 0, count);
    return room;
  }

  /** Caches the floats from which the cached boxes were made. */
  void cacheFloats(float[] minX, float[] minY, float[] maxX, float[] maxY) {
    floatCount = cached.count;
    if (floats[0].length < floatCount) {
      Arrays.setAll(floats, side -> new float[floatCount + floatCount / 4]);
    }
    System.arraycopy(minX, 0, floats[0], 0, floatCount);
    System.arraycopy(minY, 0, floats[1], 0, floatCount);
    System.arraycopy(maxX, 0, floats[2], 0, floatCount);
    System.arraycopy(maxY, 0, floats[3], 0, floatCount);
  }

  /**
   * Finds the pairs of circles and cached boxes; returns false if another search is better suited.
   */
  boolean find(CircleSet circles, Pairs pairs) {
    DoubleCircles moving = (DoubleCircles) doubleCircles.circles;
    moving.use(circles.x, circles.y, circles.radius, circles.count);
    boolean found = find(doubleCircles, pairs);
    moving.release();
    return found;
  }

  /**
   * Finds the pairs of circles and cached boxes; returns false if another search is better suited.
   */
  boolean find(float[] x, float[] y, float[] radius, int count, Pairs pairs) {
    FloatCircles moving = (FloatCircles) floatCircles.circles;
    moving.use(x, y, radius, count);
    boolean found = find(floatCircles, pairs);
    moving.release();
    return found;
  }

  private boolean find(CirclesOnBoxes moving, Pairs pairs) {
    if (isLaidOut && moving.cached.find()) {
      return moving.show(pairs);
    }
    double margin = isLaidOut ? moving.cached.margin() : 0;
    boolean isTurned = turned.count > 0;
    if (margin > 0 || isTurned) {
      if (search(moving, margin, ANY, moving.cached.mostCandidates())
          && moving.cached.take(margin, layout)) {
        return moving.show(pairs);
      }
      moving.cached.giveUp();
    }
    if (isTurned || !search(moving, 0, moving.predicate, Integer.MAX_VALUE)) {
      return false;
    }
    moving.cached.learn(layout.count());
    return show(pairs);
  }

  private boolean search(CirclesOnBoxes moving, double margin, PairPredicate predicate, int limit) {
    if (!isSuitable) {
      return false;
    }
    moving.circles.growBy(margin);
    return isLaidOut && layout.find(moving.circles, predicate, limit)
        || layOut(moving.circles, margin) && layout.find(moving.circles, predicate, limit);
  }

  /**
   * Creates a layout for circles of these sizes; returns false if there is one or none would suit.
   */
  private boolean layOut(MovingCircles circles, double margin) {
    double largest = circles.largestRadius();
    if (isLaidOut && layout.isFor(largest + margin)) {
      return false;
    }
    extent.clear();
    if (turned.count > 0) {
      turned.include(extent);
      turned.copyBounds(cached);
    } else {
      cached.include(extent);
    }
    double radius = largest + margin * ROOM;
    isLaidOut =
        layout.build(
            cached.minX, cached.minY, cached.maxX, cached.maxY, cached.count, extent, radius);
    isSuitable = isLaidOut || margin > 0;
    doubleCircles.use(cached, turned, radius);
    floatCircles.use(cached, turned, radius);
    return isLaidOut;
  }

  private boolean show(Pairs pairs) {
    pairs.show(layout.pairs(), layout.count(), 0);
    return true;
  }

  /** Returns true if a circle and a box form a pair. Exact. */
  boolean meet(MovingCircles circles, int circle, int box) {
    double x = circles.x(circle);
    double y = circles.y(circle);
    double radius = circles.radius(circle);
    if (turned.count > 0) {
      return turned.meetsCircle(box, x, y, radius, touching);
    }
    BoxSet b = cached;
    return touching
        ? Overlap.circleBox(x, y, radius, b.minX[box], b.minY[box], b.maxX[box], b.maxY[box])
        : Overlap.circleBoxStrict(x, y, radius, b.minX[box], b.minY[box], b.maxX[box], b.maxY[box]);
  }
}
