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
      if (a.others.count > 0) {
        count.others(a.others);
        count.circlesAgainstOthers(a.circles, count.hitA, a.others, count.hitA);
        count.boxesAgainstOthers(a.boxes, count.hitA, a.others, count.hitA);
      }
    } else {
      count.circlesAgainstCircles(a.circles, b.circles);
      count.boxesAgainstBoxes(a.boxes, b.boxes);
      count.circlesAgainstBoxes(a.circles, count.hitA, b.boxes, count.hitB);
      count.circlesAgainstBoxes(b.circles, count.hitB, a.boxes, count.hitA);
      count.othersAgainstAll(a, b);
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

  private void others(OtherColumns others) {
    pairs += counter.shapes(others.shapes());
    take(others, hitA);
  }

  /** Counts the pairs of two tables in which at least one is neither a circle nor a box. */
  private void othersAgainstAll(ShapeTable a, ShapeTable b) {
    if (b.others.count > 0) {
      circlesAgainstOthers(a.circles, hitA, b.others, hitB);
      boxesAgainstOthers(a.boxes, hitA, b.others, hitB);
    }
    if (a.others.count > 0) {
      circlesAgainstOthers(b.circles, hitB, a.others, hitA);
      boxesAgainstOthers(b.boxes, hitB, a.others, hitA);
      pairs += counter.shapesAgainstShapes(a.others.shapes(), b.others.shapes());
      take(a.others, hitA);
      takeSecond(b.others, hitB);
    }
  }

  private void circlesAgainstOthers(
      CircleColumns circles, boolean[] circlesHit, OtherColumns others, boolean[] othersHit) {
    pairs +=
        counter.circlesAgainstShapes(
            circles.x(), circles.y(), circles.radius(), circles.count, others.shapes());
    take(circles, circlesHit);
    takeSecond(others, othersHit);
  }

  private void boxesAgainstOthers(
      BoxColumns boxes, boolean[] boxesHit, OtherColumns others, boolean[] othersHit) {
    pairs +=
        counter.boxesAgainstShapes(
            boxes.minX(), boxes.minY(), boxes.maxX(), boxes.maxY(), boxes.count, others.shapes());
    take(boxes, boxesHit);
    takeSecond(others, othersHit);
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
