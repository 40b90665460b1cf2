// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import dev.carom.bulk.PairCounter;
import dev.carom.bulk.PairFinder;

/**
 * The number of pairs, and the shapes that are part of one. Returned by {@link PairDetector#count}.
 */
public final class PairCount {
  private final PairCounter counter;
  private final boolean[] hitA;
  private final boolean[] hitB;
  private long pairs;

  private PairCount(PairCounter counter, ShapeTable a, ShapeTable b) {
    this.counter = counter;
    hitA = new boolean[a.size()];
    hitB = a == b ? hitA : new boolean[b.size()];
  }

  static PairCount of(ShapeTable a, ShapeTable b, PairFinder.Builder choices) {
    PairCount count = new PairCount(choices.buildCounter(), a, b);
    if (a == b) {
      count.circles(a.circles);
      count.boxes(a.boxes);
      count.circlesAgainstBoxes(a.circles, count.hitA, a.boxes, count.hitA);
    } else {
      count.circlesAgainstCircles(a.circles, b.circles);
      count.boxesAgainstBoxes(a.boxes, b.boxes);
      count.circlesAgainstBoxes(a.circles, count.hitA, b.boxes, count.hitB);
      count.circlesAgainstBoxes(b.circles, count.hitB, a.boxes, count.hitA);
    }
    return count;
  }

  /** Returns the number of pairs. */
  public long pairs() {
    return pairs;
  }

  /** Returns true if a shape of the first table is part of a pair. */
  public boolean isHitOfA(int row) {
    return hitA[row];
  }

  /**
   * Returns true if a shape of the second table is part of a pair; with one table, the same as
   * {@link #isHitOfA}.
   */
  public boolean isHitOfB(int row) {
    return hitB[row];
  }

  private void circles(CircleColumns circles) {
    pairs += counter.circles(circles.x(), circles.y(), circles.radius(), circles.count);
    take(circles, hitA);
  }

  private void boxes(BoxColumns boxes) {
    pairs += counter.boxes(boxes.minX(), boxes.minY(), boxes.maxX(), boxes.maxY(), boxes.count);
    take(boxes, hitA);
  }

  private void circlesAgainstCircles(CircleColumns first, CircleColumns second) {
    pairs +=
        counter.circlesAgainstCircles(
            first.x(),
            first.y(),
            first.radius(),
            first.count,
            second.x(),
            second.y(),
            second.radius(),
            second.count);
    take(first, hitA);
    takeSecond(second, hitB);
  }

  private void boxesAgainstBoxes(BoxColumns first, BoxColumns second) {
    pairs +=
        counter.boxesAgainstBoxes(
            first.minX(),
            first.minY(),
            first.maxX(),
            first.maxY(),
            first.count,
            second.minX(),
            second.minY(),
            second.maxX(),
            second.maxY(),
            second.count);
    take(first, hitA);
    takeSecond(second, hitB);
  }

  private void circlesAgainstBoxes(
      CircleColumns circles, boolean[] circlesHit, BoxColumns boxes, boolean[] boxesHit) {
    pairs +=
        counter.circlesAgainstBoxes(
            circles.x(),
            circles.y(),
            circles.radius(),
            circles.count,
            boxes.minX(),
            boxes.minY(),
            boxes.maxX(),
            boxes.maxY(),
            boxes.count);
    take(circles, circlesHit);
    takeSecond(boxes, boxesHit);
  }

  private void take(ShapeColumns shapes, boolean[] hit) {
    for (int k = 0; k < shapes.count; k++) {
      hit[shapes.row[k]] |= counter.isHit(k);
    }
  }

  private void takeSecond(ShapeColumns shapes, boolean[] hit) {
    for (int k = 0; k < shapes.count; k++) {
      hit[shapes.row[k]] |= counter.isHitOfSecond(k);
    }
  }
}
