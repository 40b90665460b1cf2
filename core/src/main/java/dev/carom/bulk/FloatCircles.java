// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.internal.exact.FloatErrorBounds;
import dev.carom.internal.index.SameNumbers;

/** Circles in single precision. */
final class FloatCircles extends MovingCircles {
  private static final float[] NOTHING = {};

  private static final float ROUNDING = FloatErrorBounds.SQUARES;
  private static final float UNDERFLOW = FloatErrorBounds.UNDERFLOW_OF_SQUARES;
  private static final float SMALLEST = FloatErrorBounds.UNDERFLOW_OF_ROOTS;

  private float[] x = NOTHING;
  private float[] y = NOTHING;
  private float[] radius = NOTHING;
  private int count;

  private float[] keptX = NOTHING;
  private float[] keptY = NOTHING;
  private float[] keptRadius = NOTHING;
  private int keptCount;
  private float[] grown = NOTHING;

  FloatCircles(boolean touching) {
    super(touching);
  }

  /** Sets the arrays to read. */
  void use(float[] x, float[] y, float[] radius, int count) {
    this.x = x;
    this.y = y;
    this.radius = radius;
    this.count = count;
  }

  @Override
  public int count() {
    return count;
  }

  @Override
  double x(int circle) {
    return x[circle];
  }

  @Override
  double y(int circle) {
    return y[circle];
  }

  @Override
  double radius(int circle) {
    return radius[circle];
  }

  @Override
  public void keep() {
    super.keep();
    keptX = copied(x, keptX);
    keptY = copied(y, keptY);
    keptRadius = copied(radius, keptRadius);
    keptCount = count;
  }

  private float[] copied(float[] values, float[] into) {
    float[] room = into.length < count ? new float[count + count / 4] : into;
    System.arraycopy(values, 0, room, 0, count);
    return room;
  }

  @Override
  public double farthest() {
    if (count != keptCount || !SameNumbers.in(radius, keptRadius, count)) {
      return Double.NaN;
    }
    double square = largestSquare(x, y, keptX, keptY, count);
    return Math.sqrt(square) * (1 + ROUNDING) + SMALLEST;
  }

  /**
   * Returns the largest square of a distance between two points. The virtual machine turns this
   * loop into vector instructions.
   */
  static float largestSquare(float[] x, float[] y, float[] keptX, float[] keptY, int count) {
    float largest = 0;
    for (int k = 0; k < count; k++) {
      float dx = x[k] - keptX[k];
      float dy = y[k] - keptY[k];
      largest = Math.max(largest, dx * dx + dy * dy);
    }
    return largest;
  }

  /** Returns the radii, each enlarged by at least the margin. */
  float[] grownRadii(double margin) {
    if (grown.length < count) {
      grown = new float[count + count / 4];
    }
    float more = (float) margin;
    for (int k = 0; k < count; k++) {
      grown[k] = (radius[k] + more) * (1 + ROUNDING) + SMALLEST;
    }
    return grown;
  }

  @Override
  public int settle(long[] candidates, int from, int to, long[] into, int place) {
    float[] x = this.x;
    float[] y = this.y;
    float[] radius = this.radius;
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
      if (!(Math.abs(result) > (square + reached) * ROUNDING + UNDERFLOW)) {
        end += meet(a, b) ? 1 : 0;
      } else {
        end += Float.floatToRawIntBits(result) >>> 31;
      }
    }
    return end;
  }

  /** Releases the arrays, which belong to the caller. */
  void release() {
    x = y = radius = NOTHING;
  }
}
