// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.kept;

import dev.carom.internal.exact.FloatErrorBounds;
import dev.carom.internal.join.PairPredicate;

/**
 * Tests candidates, which are pairs of circles, in single precision; whatever is too close to call
 * goes to an exact test. The loops are simple enough for the virtual machine to make them fast.
 */
public final class FloatCandidates {
  private final PairPredicate exact;
  private float[] x = {};
  private float[] y = {};
  private float[] radius = {};
  private float relativeError = FloatErrorBounds.SQUARES;
  private float absoluteError = FloatErrorBounds.UNDERFLOW_OF_SQUARES;

  /** Creates a test that passes close pairs to an exact one. */
  public FloatCandidates(PairPredicate exact) {
    this.exact = exact;
  }

  /** Sets the circles to read, which are the given numbers themselves. */
  public void use(float[] x, float[] y, float[] radius) {
    this.x = x;
    this.y = y;
    this.radius = radius;
  }

  /**
   * Takes into account that numbers were rounded to floats.
   *
   * @param error the largest error of the distance of two centres
   * @param size about the distance of two circles that touch; any positive number is correct
   */
  public void allow(float error, float size) {
    // With e the error and d the distance, d² is off by up to 2 d e + e², and 2 d <= d² / size +
    // size. The radii add two roundings to their sum, and so four to its square.
    relativeError = 2 * FloatErrorBounds.SQUARES + 2 * (error / size);
    absoluteError = FloatErrorBounds.UNDERFLOW_OF_SQUARES + 2 * error * (size + error);
  }

  /** Writes the candidates that meet, starting at the given index; returns the end. */
  public int settle(long[] candidates, int from, int to, long[] into, int place) {
    float[] x = this.x;
    float[] y = this.y;
    float[] radius = this.radius;
    float relative = relativeError;
    float absolute = absoluteError;
    int end = place;
    for (int k = from; k < to; k++) {
      long pair = candidates[k];
      int a = (int) (pair >>> 32);
      int b = (int) pair;
      float dx = x[a] - x[b];
      float dy = y[a] - y[b];
      float reach = radius[a] + radius[b];
      float reached = reach * reach;
      float square = dx * dx + dy * dy;
      float result = square - reached;
      into[end] = pair;
      if (!(Math.abs(result) > (square + reached) * relative + absolute)) {
        end += exact.accepts(a, b) ? 1 : 0;
      } else {
        end += Float.floatToRawIntBits(result) >>> 31;
      }
    }
    return end;
  }

  /**
   * Returns an upper bound of the distance of any point in a range from its former place. The
   * virtual machine turns this loop into vector instructions.
   */
  public static double farthest(
      float[] x, float[] y, float[] formerX, float[] formerY, int from, int to) {
    float largest = 0;
    for (int k = from; k < to; k++) {
      float dx = x[k] - formerX[k];
      float dy = y[k] - formerY[k];
      largest = Math.max(largest, dx * dx + dy * dy);
    }
    return Math.sqrt(largest) * (1 + FloatErrorBounds.SQUARES)
        + FloatErrorBounds.UNDERFLOW_OF_ROOTS;
  }

  /** Writes the radii enlarged by a margin, rounded up. */
  public static void grow(float[] radius, float margin, float[] into, int count) {
    for (int k = 0; k < count; k++) {
      into[k] =
          (radius[k] + margin) * (1 + FloatErrorBounds.SQUARES)
              + FloatErrorBounds.UNDERFLOW_OF_ROOTS;
    }
  }
}
