// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.exact.FloatErrorBounds;
import dev.carom.internal.join.FoundPairs;
import dev.carom.internal.join.PairPredicate;
import dev.carom.internal.join.Workers;

/** Circles that move among static boxes. */
final class CirclesOnBoxes extends CirclesInMotion {
  final PairPredicate predicate = this::meet;
  private final CachedBoxes boxes;

  /**
   * The numbers of a box, side by side: its centre relative to the origin, half its width and
   * height. Rounded to floats, because candidates wait for memory.
   */
  private static final int STRIDE = 4;

  /** The same for a turned box, followed by its direction. */
  private static final int TURNED_STRIDE = 6;

  private float[] middles = {};

  /** The middle of all boxes, so that floats are precise wherever a level is. */
  private double originX;

  private double originY;

  /** The largest error of a gap. */
  private double gapError;

  private double meanBoxSize;

  CirclesOnBoxes(MovingCircles circles, CachedBoxes boxes, Workers workers) {
    super(circles, workers);
    this.boxes = boxes;
  }

  /**
   * Replaces the boxes, for circles up to the given radius.
   *
   * @param set the boxes, or the bounds of the turned boxes
   * @param turned the turned boxes; null if the boxes are not turned
   */
  void use(BoxSet set, TurnedBoxSet turned, double largestRadius) {
    cached.forget();
    boolean isTurned = turned != null;
    int stride = isTurned ? TURNED_STRIDE : STRIDE;
    if (middles.length < stride * set.count) {
      middles = new float[stride * set.count];
    }
    originX = middle(set.minX, set.maxX, set.count);
    originY = middle(set.minY, set.maxY, set.count);
    double farthest = 4 * largestRadius;
    double sizes = 0;
    for (int k = 0; k < set.count; k++) {
      double halfWidth = set.maxX[k] * 0.5 - set.minX[k] * 0.5;
      double halfHeight = set.maxY[k] * 0.5 - set.minY[k] * 0.5;
      double middleX = set.minX[k] * 0.5 + set.maxX[k] * 0.5 - originX;
      double middleY = set.minY[k] * 0.5 + set.maxY[k] * 0.5 - originY;
      if (isTurned) {
        turned.putUnit(k, originX, originY, middles, stride * k);
      } else {
        middles[stride * k] = (float) middleX;
        middles[stride * k + 1] = (float) middleY;
        middles[stride * k + 2] = (float) halfWidth;
        middles[stride * k + 3] = (float) halfHeight;
      }
      sizes += halfWidth + halfHeight;
      farthest = Math.max(farthest, Math.abs(middleX) + halfWidth);
      farthest = Math.max(farthest, Math.abs(middleY) + halfHeight);
    }
    double error = isTurned ? FloatErrorBounds.TURNED_BOX_GAPS : FloatErrorBounds.BOX_GAPS;
    double rounding = Math.max(Math.abs(originX), Math.abs(originY)) * ErrorBounds.SEVEN_ROUNDINGS;
    gapError = farthest * error + rounding + Float.MIN_NORMAL;
    meanBoxSize = sizes / set.count;
  }

  /** Returns the middle of all intervals, rounded. */
  private static double middle(double[] min, double[] max, int count) {
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < count; k++) {
      low = Math.min(low, min[k]);
      high = Math.max(high, max[k]);
    }
    return low * 0.5 + high * 0.5;
  }

  @Override
  public boolean isKnown() {
    return boxes.areLaidOut();
  }

  /** A search of turned boxes finds the circles that meet their bounds. */
  @Override
  public boolean areCandidatesFaster() {
    return boxes.areTurned();
  }

  @Override
  public boolean areSearchedOneByOne() {
    return true;
  }

  @Override
  public FoundPairs findCandidates(double margin, int from, int to, int limit) {
    return boxes.findCandidates(this, margin, from, to, limit);
  }

  @Override
  public double meanSize() {
    return (circles.meanSize() + meanBoxSize) / 2;
  }

  @Override
  public int closing() {
    return 1;
  }

  @Override
  public int settle(long[] candidates, int from, int to, long[] into, int place) {
    return boxes.areTurned()
        ? settleTurned(candidates, from, to, into, place)
        : settleUpright(candidates, from, to, into, place);
  }

  /** The inner loop ends at a pair that needs an exact test: without calls, it is twice as fast. */
  private int settleUpright(long[] candidates, int from, int to, long[] into, int place) {
    float[] middles = this.middles;
    int end = place;
    for (int k = from; k < to; k++) {
      for (; k < to; k++) {
        long pair = candidates[k];
        int circle = (int) (pair >>> 32);
        int at = STRIDE * (int) pair;
        double gapX = Math.abs(circles.x(circle) - originX - middles[at]) - middles[at + 2];
        double gapY = Math.abs(circles.y(circle) - originY - middles[at + 1]) - middles[at + 3];
        int sign = sign(gapX, gapY, circles.radius(circle));
        if (sign == 0) {
          break;
        }
        into[end] = pair;
        end += sign >>> 31;
      }
      end = settleExactly(candidates, k, to, into, end);
    }
    return end;
  }

  private int settleTurned(long[] candidates, int from, int to, long[] into, int place) {
    float[] middles = this.middles;
    int end = place;
    for (int k = from; k < to; k++) {
      for (; k < to; k++) {
        long pair = candidates[k];
        int circle = (int) (pair >>> 32);
        int at = TURNED_STRIDE * (int) pair;
        double dx = circles.x(circle) - originX - middles[at];
        double dy = circles.y(circle) - originY - middles[at + 1];
        double cos = middles[at + 4];
        double sin = middles[at + 5];
        double gapX = Math.abs(dx * cos + dy * sin) - middles[at + 2];
        double gapY = Math.abs(dy * cos - dx * sin) - middles[at + 3];
        int sign = sign(gapX, gapY, circles.radius(circle));
        if (sign == 0) {
          break;
        }
        into[end] = pair;
        end += sign >>> 31;
      }
      end = settleExactly(candidates, k, to, into, end);
    }
    return end;
  }

  /**
   * Returns a negative number if a circle and a box form a pair, given the gaps to its centre; a
   * positive one if they do not, and 0 if that is in doubt.
   */
  private int sign(double gapX, double gapY, double radius) {
    double error = gapError;
    double twiceX = gapX + Math.abs(gapX);
    double twiceY = gapY + Math.abs(gapY);
    double square = twiceX * twiceX + twiceY * twiceY;
    double reached = 4 * radius * radius;
    double result = square - reached;
    // The error of the doubled distance is less than 3 errors of a gap. Where the sign is in
    // doubt, its sum with the doubled radius is less than 4 radii and 3 errors.
    double doubt = 16 * error * (radius + error);
    double bound =
        doubt + (square + reached) * ErrorBounds.SQUARES + ErrorBounds.UNDERFLOW_OF_SQUARES;
    return Math.abs(result) > bound ? (int) (Double.doubleToRawLongBits(result) >> 32) | 1 : 0;
  }

  /** Writes a candidate, unless it is at the end of all, if an exact test accepts it. */
  private int settleExactly(long[] candidates, int k, int to, long[] into, int end) {
    if (k < to && meet((int) (candidates[k] >>> 32), (int) candidates[k])) {
      into[end] = candidates[k];
      return end + 1;
    }
    return end;
  }

  private boolean meet(int circle, int box) {
    return boxes.meet(circles, circle, box);
  }
}
