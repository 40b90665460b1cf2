// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import dev.carom.Shape;
import dev.carom.pair.Distance;
import dev.carom.pair.PartPair;
import dev.carom.pair.Within;

/** The distance of a shape of one table from a shape of another, or of the same. */
final class PairDistance {
  private final ShapeTable a;
  private final ShapeTable b;
  private final PartPair pair = new PartPair();

  /** The shapes if one of them is neither a circle nor a box; otherwise the first is null. */
  private Shape first;

  private Shape second;
  private int rowA;
  private int rowB;

  PairDistance(ShapeTable a, ShapeTable b) {
    this.a = a;
    this.b = b;
  }

  /** Sets the rows of the shapes, and returns this. */
  PairDistance set(int rowA, int rowB) {
    this.rowA = rowA;
    this.rowB = rowB;
    if (a.isOther(rowA) || b.isOther(rowB)) {
      first = a.shape(rowA);
      second = b.shape(rowB);
    } else {
      first = null;
      a.setFirst(pair, rowA);
      b.setSecond(pair, rowB);
    }
    return this;
  }

  /** Returns the distance, accurate to four ulps. */
  double rounded() {
    return first == null ? pair.distance() : Distance.between(first, second);
  }

  /** Returns true if the distance is at most the given one, or less; see {@link Within}. */
  boolean isWithin(double distance, boolean touching) {
    if (first == null) {
      return pair.isWithin(distance, touching);
    }
    return touching
        ? Within.between(first, second, distance)
        : Within.betweenStrict(first, second, distance);
  }

  /** Does the same with the sum of two distances, which is not rounded. */
  boolean isWithin(double distance, double more, boolean touching) {
    Shape one = a.shape(rowA);
    Shape other = b.shape(rowB);
    return touching
        ? Within.between(one, other, distance, more)
        : Within.betweenStrict(one, other, distance, more);
  }

  /**
   * Returns the distance rounded up, given as {@link #rounded}: the smallest double that is not
   * below it. Unlike the rounded one, it compares with any double as the distance itself does, is
   * the same for shapes that are equally far away, and never smaller for one that is farther.
   */
  double roundedUp(double rounded) {
    if (rounded == 0) {
      return 0;
    }
    double quick = first == null ? quick() : Double.NaN;
    return quick > 0 ? quick : stepwise(rounded);
  }

  /** Returns the distance of circles and boxes, rounded up; NaN if it is not certain. */
  private double quick() {
    boolean isRoundA = a.isCircle(rowA);
    boolean isRoundB = b.isCircle(rowB);
    // The gap between the boxes, or centres of circles; the same number twice where there is none.
    double startX = Math.min(a.side(rowA, isRoundA ? 0 : 2), b.side(rowB, isRoundB ? 0 : 2));
    double startY = Math.min(a.side(rowA, isRoundA ? 1 : 3), b.side(rowB, isRoundB ? 1 : 3));
    double endX = Math.max(startX, Math.max(a.side(rowA, 0), b.side(rowB, 0)));
    double endY = Math.max(startY, Math.max(a.side(rowA, 1), b.side(rowB, 1)));
    double radiusA = isRoundA ? a.side(rowA, 2) : 0;
    double radiusB = isRoundB ? b.side(rowB, 2) : 0;
    return QuickDistance.roundedUp(startX, endX, startY, endY, radiusA, radiusB);
  }

  private double stepwise(double rounded) {
    double up = Math.min(rounded, Double.MAX_VALUE);
    while (!isWithin(up, true)) {
      if (up == Double.MAX_VALUE) {
        return Double.POSITIVE_INFINITY;
      }
      up = Math.nextUp(up);
    }
    // If the first candidate was too small, the one before is known to be.
    if (up <= rounded) {
      double below = Math.nextDown(up);
      while (isWithin(below, true)) {
        up = below;
        below = Math.nextDown(up);
      }
    }
    return up;
  }
}
