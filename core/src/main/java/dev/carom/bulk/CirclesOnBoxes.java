// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.index.CachedPairs;
import dev.carom.internal.index.Movement;
import dev.carom.internal.index.PairPredicate;
import dev.carom.internal.index.Workers;

/** Circles that move among static boxes. */
final class CirclesOnBoxes implements Movement {
  final MovingCircles circles;
  final CachedPairs cached;
  final PairPredicate predicate = this::meet;
  private final CachedBoxes boxes;

  /** The centre and half the width and height of each box, side by side. */
  private double[] middles = {};

  /** The largest error of a gap. */
  private double gapError;

  private double meanBoxSize;

  CirclesOnBoxes(MovingCircles circles, CachedBoxes boxes, Workers workers) {
    this.circles = circles;
    this.boxes = boxes;
    cached = new CachedPairs(this, workers);
  }

  /** Replaces the boxes, for circles up to the given radius. */
  void use(BoxSet set, double largestRadius) {
    cached.forget();
    if (middles.length < 4 * set.count) {
      middles = new double[4 * set.count];
    }
    double farthest = 4 * largestRadius;
    double sizes = 0;
    for (int k = 0; k < set.count; k++) {
      double halfWidth = set.maxX[k] * 0.5 - set.minX[k] * 0.5;
      double halfHeight = set.maxY[k] * 0.5 - set.minY[k] * 0.5;
      double middleX = set.minX[k] * 0.5 + set.maxX[k] * 0.5;
      double middleY = set.minY[k] * 0.5 + set.maxY[k] * 0.5;
      middles[4 * k] = middleX;
      middles[4 * k + 1] = middleY;
      middles[4 * k + 2] = halfWidth;
      middles[4 * k + 3] = halfHeight;
      sizes += halfWidth + halfHeight;
      farthest = Math.max(farthest, Math.abs(middleX) + halfWidth);
      farthest = Math.max(farthest, Math.abs(middleY) + halfHeight);
    }
    gapError = farthest * ErrorBounds.GAPS;
    meanBoxSize = sizes / set.count;
  }

  @Override
  public int count() {
    return circles.count();
  }

  @Override
  public void keep() {
    circles.keep();
  }

  @Override
  public double farthest() {
    return circles.farthest();
  }

  @Override
  public double meanSize() {
    return circles.meanSize() + meanBoxSize;
  }

  @Override
  public int closing() {
    return 1;
  }

  @Override
  public int settle(long[] candidates, int from, int to, long[] into, int place) {
    double error = gapError;
    double[] middles = this.middles;
    int end = place;
    for (int k = from; k < to; k++) {
      long pair = candidates[k];
      int circle = (int) (pair >>> 32);
      int box = (int) pair;
      int at = 4 * box;
      double gapX = Math.abs(circles.x(circle) - middles[at]) - middles[at + 2];
      double gapY = Math.abs(circles.y(circle) - middles[at + 1]) - middles[at + 3];
      double twiceX = gapX + Math.abs(gapX);
      double twiceY = gapY + Math.abs(gapY);
      double radius = circles.radius(circle);
      double square = twiceX * twiceX + twiceY * twiceY;
      double reached = 4 * radius * radius;
      double result = square - reached;
      // The error of the doubled distance is less than 3 errors of a gap. Where the sign is in
      // doubt, its sum with the doubled radius is less than 4 radii and 3 errors.
      double doubt = 16 * error * (radius + error);
      into[end] = pair;
      double bound =
          doubt + (square + reached) * ErrorBounds.SQUARES + ErrorBounds.UNDERFLOW_OF_SQUARES;
      if (!(Math.abs(result) > bound)) {
        end += meet(circle, box) ? 1 : 0;
      } else {
        end += (int) (Double.doubleToRawLongBits(result) >>> 63);
      }
    }
    return end;
  }

  private boolean meet(int circle, int box) {
    return boxes.meet(circles, circle, box);
  }

  boolean show(Pairs pairs) {
    pairs.show(cached.pairs(), cached.count(), 0);
    return true;
  }
}
