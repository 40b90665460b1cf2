// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.internal.bounds.Extent;
import dev.carom.internal.join.FoundPairs;
import dev.carom.internal.join.PairPredicate;
import dev.carom.internal.join.StaticBoxes;
import dev.carom.internal.join.Workers;

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

  /** The boxes, or the bounds of turned boxes. */
  private final BoxSet boxes = new BoxSet();

  /** The turned boxes; null if the boxes are not turned. */
  private final TurnedBoxSet turned;

  private final Extent extent = new Extent();
  private final StaticBoxes layout;
  private final CirclesOnBoxes doubleCircles;
  private final CirclesOnBoxes floatCircles;
  private boolean areLaidOut;
  private boolean isSuitable = true;

  CachedBoxes(boolean areTurned, boolean touching, Workers workers) {
    turned = areTurned ? new TurnedBoxSet() : null;
    this.touching = touching;
    layout = new StaticBoxes(workers);
    doubleCircles = new CirclesOnBoxes(new DoubleCircles(touching, 0), this, workers);
    floatCircles = new CirclesOnBoxes(new FloatCircles(touching), this, workers);
  }

  boolean areTurned() {
    return turned != null;
  }

  boolean areLaidOut() {
    return areLaidOut;
  }

  private ShapeSet cached() {
    return turned == null ? boxes : turned;
  }

  /**
   * Finds the pairs of circles and boxes; returns false if another search is better suited, as it
   * is for new boxes.
   */
  boolean find(CircleSet circles, ShapeSet given, Pairs pairs) {
    if (!cached().areSame(given)) {
      cached().copy(given);
      areLaidOut = false;
      isSuitable = true;
      return false;
    }
    CirclesOnBoxes moving = circles.arrays.areFloats() ? floatCircles : doubleCircles;
    moving.circles.use(circles);
    boolean isFound = find(moving, pairs);
    moving.release();
    return isFound;
  }

  private boolean find(CirclesOnBoxes moving, Pairs pairs) {
    if (moving.cached.find()) {
      moving.show(pairs);
      return true;
    }
    if (areTurned() || !search(moving, 0, 0, moving.count(), moving.predicate, Integer.MAX_VALUE)) {
      return false;
    }
    moving.cached.learn(layout.count());
    pairs.show(layout.pairs(), layout.count(), 0);
    return true;
  }

  /** Finds pairs of boxes and circles that are enlarged by a margin. */
  FoundPairs findCandidates(CirclesOnBoxes moving, double margin, int from, int to, int limit) {
    return search(moving, margin, from, to, ANY, limit) ? layout : null;
  }

  private boolean search(
      CirclesOnBoxes moving, double margin, int from, int to, PairPredicate predicate, int limit) {
    if (!isSuitable) {
      return false;
    }
    moving.circles.growBy(margin);
    return areLaidOut && layout.find(moving.circles, from, to, predicate, limit)
        || layOut(moving.circles, margin)
            && layout.find(moving.circles, from, to, predicate, limit);
  }

  /**
   * Creates a layout for circles of these sizes; returns false if there is one or none would suit.
   */
  private boolean layOut(MovingCircles circles, double margin) {
    double largest = circles.largestRadius();
    if (areLaidOut && layout.isFor(largest + margin)) {
      return false;
    }
    extent.clear();
    cached().read();
    cached().include(extent);
    if (areTurned()) {
      boxes.setBounds(turned);
    }
    double radius = largest + margin * ROOM;
    areLaidOut =
        layout.build(boxes.minX, boxes.minY, boxes.maxX, boxes.maxY, boxes.count, extent, radius);
    isSuitable = areLaidOut || margin > 0;
    doubleCircles.use(boxes, turned, radius);
    floatCircles.use(boxes, turned, radius);
    return areLaidOut;
  }

  /** Returns true if a circle and a box form a pair. Exact. */
  boolean meet(MovingCircles circles, int circle, int box) {
    double x = circles.x(circle);
    double y = circles.y(circle);
    double radius = circles.radius(circle);
    return areTurned()
        ? turned.meetsCircle(box, x, y, radius, touching)
        : boxes.meetsCircle(box, x, y, radius, touching);
  }
}
